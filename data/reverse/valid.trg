b
a a
b g a
a c h i
j c f i g
c g h b e h
b a g j e d j
b f b g b a j j
g g c c j b g i b
b f b e f c f g e b
a f j c g h f f a j c
g e g b j a c g g e a d
g f b h e i j f b h j e d
e e g i c i e d e a g d c a
i e a j d g c j j j i f g j j
f g a e d g f j d c g h j g d a
e b j d f b g f i f f c i a d f c
e i i j i f j h i d b d c d a e e b
f e c j e a g c g j b b d b h h c b h
d b h h e j e j a j a e a g c h a j c a
a
i d
c b h
h i f j
b j j e a
i b g e b a
c c i h j h e
d c a a j c a d
e f g b a f b c g
f g e b c a h c f i
b b b h i g d c c h f
d j j b j b i h i j c d
f j f d e h e c j f c g b
b g c h d f b f c b j a h a
c d f a j e f a b b c a c d j
a b d j c h d c a f c e e d i i
a e f c a h f j g i h g e i c g i
h i a f c j i g g i d h c f i j f i
c d b b e f f h f a i j f c f i a b h
i i f i e i c f c d c h d a g c a h h f
f
j d
g h h
i i j j
j j j b c
j c h a j i
h g b h e j i
i a i g i b b f
f d b h e i e h e
b j h h g a j i g a
d a i j a i d b b g f
e i h a d i c b h d d b
d i f g e d j c g c h e j
g a f i c h f g b e c h h h
f i c j f d e d c i g i i d j
g e j g j h i c f i j e f c b d
a d a f j c j e e e b g f i f b g
f f j a c g e f i a g h h h g f a d
b a h j a j h d i d b j e a d e e c c
c e h a h h i a g j e i j g e a b f g i
f
c c
c f e
h d g f
b a a a g
b i b i i e
a e d g c d g
f i e c j b b j
c j d b e d f f i
g b j d g d h e g i
e f i j g i h j h j a
g c b a e c e h c c j j
c i i g b i i b i b f a b
j i h j g i e c i h f e f e
j c a c g f f f a i e d f a j
b g f g e e i c e b c d a c c d
b h j c f h h d h d f a i j e d f
d i i j i j b c g f d f d h e b j f
f a c b e f d e c a c d e a a f a c d
a e b g d j d h i e i c h h g c b i c h
d
g d
j b d
d e e h
f h i g j
a i b c b f
b i g c b c c
g j g a f c g j
f a a b b h h b c
d f c f b g f e g a
j f d h d f c e j a f
c e b f c a c f f b f i
d j f e g e e i g f b d c
h f a j a f j f c f f d g h
f g d g b a h f h h j d f g g
g e h g h a c i g j j g j h j c
i a b c d j h c e i d b a d d j d
a g b i d a g f h e g b b j i j h c
g b a h a b i d i i h a g f b e d g j
d j g j b h b j g j f e g d d f h b c b
h
f h
c c b
b i e h
b e c f b
g f a i c j
c h c j i g b
g a h a e d e h
j h e j g e b c b
c h i g c h j e f g
c j h e e g g e h i b
e b b c d d b e j b g i
f a d b j j j i e i j f d
b e h b b g h c j a h d c b
c d i f h j h g a e h g j i e
f e h c j g g h j g a i d e i e
f h c d g g a a h i d a b h f j d
i d a f b h a j b b i b f i d b f h
c e j d f f d g d e c g d e a e f e h
e e i g f c b f g f h i b e j f h b h d
d
c h
c j i
i a g f
e d e f i
g b f e b b
a i h i a g b
g h c b f a g f
a i i e e c b d g
i d e f b f g b c d
j d f i c i d i j b h
j g b j c d c b e g g b
h e i i f i g f d a b a f
j h d h g d i f b f d f f f
h c e b a c c i h e f i i e i
h c d h g c c e a c b f g g h j
c e j j h e d h j c g h c h j c c
f d a g c j d j j b a b j g b f b f
f h d a g a d a e h b a g c i i f f a
h g d e c h h d h g e f b d b d b i h c
d
a f
g c h
a h i c
b a e a a
j i h g b f
a j f b b b g
a a b d i h j e
g d h i i e g f e
i f h i j i e a f d
i f j b j j d c d j f
f d e i e g h d h b d f
c a c j c e e j c e c f c
f h g a a b a f e d e j j c
j g j g g j b d b g a d g c b
a h a i d d e b b b j i c j i g
c j a g j c h e b a e i j b c h h
g j g i d i i b b i j g b j d h h i
g h g c d a f c f i a d i d i d h f i
e f i e d i c a a g e f c i h d i e c f
i
h g
a h g
a d g g
i a h d c
f a f f a a
f f a g h c g
g d d a h j f h
e b f e j g i a i
a b i a a e f g b a
c g f g d a i i f f b
c d c h a j i i f h d d
a f h j a b e e d h c i c
f j a c c j h h i c g j a c
a a c b e f d b h e a b h e d
c i g g f c h c b j b i h a i f
i j h e d h g f c b b h h b d d b
e f i a h d f b e g a d i i g g h j
e b f i g i b c g c j e b b a j a h g
b f g f i c c e b g a c c c d g a a g d
d
a h
d d i
e d b d
b f a c h
j f i c f e
a b b i i i j
c g g f h i i f
e a a b e d b i i
c i b g b i f f h i
c d f j j j c g e f g
h j j d e d j a g d h i
a f a j b g b e j f a e g
a i d f c h f a d h d a c g
i g g i c e b h g c f d i j f
j h i d f f a c i h f b h h c f
b g c g e e j a j d i c b b b a a
h b j i b c b a b a h b c e e h j a
d d j g f c b e g b f e e g h e c d f
c h h i f e b b h j d a c i e h i b e i
e
b h
j h c
a h f h
c a c i h
i a a f g h
e d e g j e g
b h c h h d g a
a b c g i h g e f
e i c e e e c i c b
j d c c i j b f f h d
f j g i e a i a b b i b
d d d a i f e g g b b j j
h j e i a h c b h a h a j g
c f i e i i i d e e j e f a h
f j j d b f f b f h e j a c j e
j i f i f d j c a i a j e f e j e
d h a h e i b h c d f f a a f b h h
e e e j e h b a a d g g b g a e e a h
e i h e e a h j d i c e b j c c b e f f
i
i i
d g d
i c f d
g c c d e
c h b c i g
a b d e i f h
h a i g d d a j
g d c h d h a j c
a g i g g c g c d f
b f b a c e h c a c a
g c a c a h c c f e c h
h g g b e g e f e a e c h
a b j i g d e i c g h h b b
f e d f g f j i g a h h b e a
e a d d j b a j b b b h f h j d
e f j a a d d a j e b i f b c f h
b c b e i d b h f g i j d e a h d b
b g j c f c h a j c j c d d j f f i a
i h h d j b h c f a a h f a h f h a b f
f
b i
c j a
e i a g
j j e e a
j h b a b j
d c a j d i i
h c c g a g g h
i f a b j i e h a
i d i a d j d i e b
a j i b e i b e g i b
a h a c e j e i i b h f
b h e h a c a j a f f a d
i b g i d g g d d c b h f d
g e b i d a b i f b d a j e j
f j a a c c i h i e i b a i h d
b d j h a g e i g c c a h f d f f
e i i e g b b c b i e c g h e d a a
c e e d b a f c f f f a f d e j a a b
c d b b g a b a h d e d g j e j c b i b
f
j b
b h j
d c j e
f c e c b
e i i d a b
i f c i g h h
b b e i f e a a
h e g b f g g f h
h j b j c h c h h j
j h i f e i h e h e e
a d g c i e e h d e d d
b f a e j c f a i g a d b
g d i a e i e h g f j h a f
d j f f i c b j i b f a c h a
i h f d a c h i i i f h a f h h
d j f f e j a h e f f c e f c d c
e f a e b h f j c e b g e a i i h g
g j b i e g i i e a h c c b g j e h b
d a e i e b b a g g d d a d g a d h i g
c
h d
h i g
d j e d
i h b i c
e a b d b d
e c d i i j b
e a h j h b c c
i b f f d e h a j
i i f g h h i f d g
d i i c h e i f a d b
c e a i a a i c g f a c
j d c h j b j d g i j b e
g f h d b e h c f j a i d b
i g f d h a h d g g e f g a b
b e b b c d e h j i d d h g f d
h g d f c a e e d e f d j g h g g
c h c c i a d f a j c d c f i i e j
c f e g f h g j i e d f a f b b j h c
d d e g e b h h e e e j g g g a c b j b
f
i j
c e g
g b h e
h j a j f
b i c f d e
f g j h i c i
a d j d d d f c
a b j d c d j f d
g g b f g b a i c e
a f b a j b b j c h b
h b d e b j i a i c b a
i e d b j e i i g d i f b
b i a j i h c i j j j h d c
d f c g h f j e i f g f g b f
h i c f f f f f a j b e d d f h
c i c a e f j d d e c f j i f e i
b f e j d j g d b f a a i c e f i j
d i i g g f b b i a i e b c i e f e g
j d b a h g g e g i h h b d h d g f f d
g
a c
b e b
j d c a
h e d f g
j d j e b g
i i f b b c f
d i j d b f f e
d e a e f g j h b
j c a e f i c f i j
g c i e h b c a j e a
j i i e f e e a f i i f
b e h i g i b a d a a e j
e g i f f h b f f e f f f g
c j g f j b e i h d i g f d f
e a d f f e j f i a h e c g g g
j e b e d b i i e h d h c i e g g
h g c c d e d e h g g d f d b j c h
e h h a i g c b d h f f c j e e g c j
d i d i d a c e b a i j h h h c i g a b
c
a e
f i h
h f f i
b g e f d
g g j a j h
f f e f d e a
c a e g d h g d
f e a g b j h i j
a j f b d i j a c d
b h g h a a c g g j d
i e h a a f d h b d h b
c f f j c b h j g a d e i
j g g i c d d e j g a e d g
c f b g b j f e f b i a a d g
a a c j c a f c g d b g f a h a
g c c e d b j d b e c i f b a e h
b h d c c f g j f h j d d c i c b e
c j j j b e h a e g h h b i e c c f a
b d a h c d c i a e h e e b b g i d b b
f
d a
f a b
e h a c
i d g j d
e e j f e d
e b g b h g j
j i e h i a g d
c h b h a g h i g
h f j g g a b a c i
g c i f c d c e a b i
d h a e g a c e i b g g
d b f j a a j a e c c b i
e b a a j g j g j b e e c g
b h f c h b j i a i e b h j j
f d e c h i c h h f f d a c c i
d e c j b e j g j g i j a a i a g
g h c j j c e i a b d j e e c g i d
g a h a f j g i g d g h f j i d h g j
h i f j j j g j j g c d c e d g h a j d
a
e i
h c e
i c f f
c d b h b
g h b c i b
j e b f a h j
i g b c e g f c
f i j b g f g a b
e i e b a f b h g j
a h i a d c d a d b j
b a j g e i e f e h a a
f j f h g d e b a d c h j
j f e i d j i b f f h e g c
h i c e b j d g d a d b e b d
j j c a c d h h h j e i a a d a
i h h i f a g d b g i j b a a b c
c c b c b b c j h e g b d b j c a c
g g e g j d g f h i a d g f h i j a e
e h j c i g a c j d h b d h c a j j f h
g
g h
j h g
d g h a
a d h a h
f d h c h g
g a d f h j c
d i d h f j j i
e j c c c e g a g
h e a e a a h d j e
d e h i f e e i h d j
a i b g j b f h c i h i
a j h e c j d e c j a h a
g g d b j h c e i h i f a c
i g i c b d c d c f d a d i e
d i i g f e i c f g c g e i e g
d e c h f i c f d a e f j e e a e
i i a f e c d f a i f c e h b e g g
c g i b f a h h c h b b h c g b e a h
e d g g b b c e a g j e j f h e d f d a
j
c a
j j c
i b c d
f h e j e
j h g d g g
f e f c h f d
h g i a a j g g
d g h b g d e a h
e c e b b d b b d b
g e d j i h h g d d c
h b f a j c d f b c c h
d g d c a j g f e a c a h
e b a a c h c c c e j b b j
f b f f b c i d j h b d i j i
e e a d i g h j c c h h h g c b
e e b d d i f e a e g e f i c j f
c f f b b d f i c b a b a e h d g a
i i a g g h j c j c b a h j j b b i j
i c a f i h e g j f c d j f a b i g a e
e
g e
h b b
g j g a
j i g d d
i e j c c i
h f c b b b b
g g i d d f h f
g h j e h a h h d
f g f i f b f i e g
h h e h j a d f d g c
j j h f a d d j c a j g
g b d d b c b g j b i d j
h f j i e c d h h h d h a f
g c j d h h a b h a b e h c j
f a f c g h g d i g f g i i i g
i f b f j j i j b d e d a f i b a
c e e a j h e a d g f f e f b e e g
a f i g d d c e e g b j a i f i g c d
h f i i c e c j b i i h d c c e f a g h
a
g e
a b j
i c e j
e a a h e
g e j j e a
f g j f b b b
i c c i b f d f
g h j j j d j e j
d c b c i e e i g e
f a h c h e i h i e c
g c h e h j e j f b c g
a j d c c d d g i h a i c
g g b e a h h c e d e e g j
e e j g a e d b h c c e h d i
j i g j g h f h c a d j c e a j
b f c c e f f b c a f e h f c j b
h d a b c i a j d a j e d g a a g d
c a f i i i f a f c d b j h j b i i f
f i d d f c b f j j a f d g f g a f j b
b
a a
g h c
h i h d
h c b f b
j g c e a j
g j a g i e a
d b b c a f e g
h h f b b g j i i
b d g b f d a i f g
i e c g a i c e a i c
i d e j i a g f i i h i
g h h i c f c j e f j i b
j i c e a j j a c e i j c f
h e g f c c h a d f c f c f i
c a c f j i g c c h c j a i f e
g d b h b d h i f b g i e j e e i
i c h j f f a e b i d f j c g j d j
g e i e b a g d f g b h c h h b c a i
b h d a h e c f c b a f f e b a f h h h
