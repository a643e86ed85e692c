b
h i
e e c
a a h g
e a h e i
a a j j c h
c a e c d j f
a c e c c c e e
h d b i j b g f i
f i i f d g i e j h
e d g h f b e h c a f
b d f j h a a e d f h f
j f c e f j f c i f h j f
f b f i a e f f i h i i h a
i h h i f b c a e g g f d d e
c b f b a d g b c h a a a g i c
b a a i g c f i b b e d a e d e h
j c a g d f d g c f h j c f g h b h
f h j i b f j i a i a c e h j d i d i
c d h j d c a i i d e c g b b e g c d d
g
j i
g i d
h c j e
h c j b a
i c d d i g
a b f b i j g
d h g d i h i a
c e j f i c a c f
j c a i b a g a i h
c j j d j b h c b b e
a d e f c j a a g b e c
d f c g g f j g c b j j j
i i d d d d j g g e j c a c
h c g a a f a c a c f f f d d
c j f b d i j h b j a h f b i e
c g h b e b g h i j i j d a j b i
b b d a f e g a c d d e i f f i j a
f e c e e c h g e g f f a c g e d i c
i i f h h d i g d i h b i f a a g c j j
j
b f
f c c
h g a h
a h b f d
j j c g i j
j e h g i h b
j b d b e i d j
a h c c b e g b j
c f c c i g g a e b
f h i e f j i h g c f
f b j h j f h b i b c d
e g h d d e e a f d f d f
h e i e j f i i f c a c d g
h i h f i e e d a d f g b d j
c d g i h i h j g g e g g g h e
g j f a g d e h f a e e i b f i h
c i h g b h f d f i a c i c c g g e
b h h e d g i a i h j c d i h b f c g
d b d h h c h d h b b f c g h j e j b g
e
b a
i f a
i h a c
b i d g j
b d e d a g
d h c f e i c
d d i h a j j f
b a j b h i d j f
i a a j i e b d a g
d g i g h g a a b c a
a f f g d f j a c g j g
b j c h h h h g e i b e d
d b e f a j d e i a a i i j
i i h b d h d a a i a f a i h
h i h j e g b f j h d d f c e d
d d c d g i a f d a f d b c i i f
b i j j i j j j e j a d d j b f f h
b j f g b b f j e e g j d h h h j f f
h i d a i b g i a a f g c b c f a a h e
c
f i
e i i
h j f g
c c j i h
i e e f h h
c b e i a f h
f j h i d b a g
d g e j i f f f f
f h j g b j f f f d
h e d i j i g i j e d
i c b a e d b e d e h d
j e h e h e g h f c j c f
g a i h d j e c a c j b a h
h e c c b g e f b j j d f f j
f c j d b i b j f c g d a g h i
c j j g j a e d h c f i e c j i e
c e b g f j f f b b e h c c i h e f
e d i i g g d a f g i b g d e d c c g
c a g d a a e i f b c g f h f a c b b d
g
d j
a f g
h c b d
b h a a g
d b a a c d
d f c g c g j
e i g i g i d j
f g i d f f f g g
e f c c f e c b f a
d a g h i f f g d b e
i b i d i i c i b j b g
d g j j a g h g c g b e d
a h a e a g e j e f h e i f
f c i c i i g j j c d f b b a
e i c d e a h j g d i d j h b d
b i d i a j h d e g b i g a f g g
b i j f f e b h h e e e h g j d a h
f j h g d a j i j b c h g h b a a b d
g h h j h e f f b j j h c d g j j i a d
g
c f
g b h
e g f d
d j a c j
d h j f e c
d d b e f e f
g h i f b d i c
b b e c d c b d h
d f f i e b f i b c
f b f g d h a h a g b
f d h c i d j g c d c a
d i a c h g f i c e c i a
d i h j b f c c g i b g j i
j g g c g e d h c b a c h b j
j f i c a e f b i a c e h j i f
a h j i d b f f b f j e e a g a j
j d g i h j d i j f a c j b b i e j
f h j e h h i c i f b d f e e j f j e
i c d b a i f e i g e f g f d d j a f b
b
d b
j i f
a a g i
f j c i g
c j b a g f
e c c c h c a
j d a i j i d h
i h d a h d e b i
f b b b j e i g f a
a j c h j d j a b c b
c c f a i a h a f c a j
a a e e j c g b b g d d e
f i j i h e a d h e j g g b
c g i f f g i e e i f g e f f
h d g e d g g j g e c i e a g d
j g b g j b a c i h f d a d h h a
g j b a i e f e c d f f h b h j c g
f i f d a g e d h a i h j b c d c g g
f b c d c j h h i f e a d a c f c f g d
f
j b
a a j
a i h a
a a d f a
c c f c c c
e d e f c i c
a j b c h g b a
f d c a b i b i h
c i j b h c b g h e
g i e d b c a c e c c
h a b g j i i c e d i g
b b a e d d e d h j j f i
d i b g c g a b g e b h i f
f j d b h j f b a g i j i f e
d i c c j g c a j b d g g h i i
j f j f d c b i d b a a g j a d e
g d a d b c b h c a e d f e f i e f
a b f d a a e d a j g i f d b g a i g
d c i d d b a i g a a e e f i g j f h d
e
c j
e a g
g d c j
d g g f f
d i f f d d
h c h c j i e
e f h j g f f a
i h a f b h f f a
i e b d h a d g g e
f g a i c a e b j f j
e f d g j b d j c b j j
d b j a b c h f j g b f e
e b e d a h a i e i e g h g
a h f h b f b h j d e j b a i
h i e f b f e j e a b i e i c j
c d d b a b b i e c i c g j b b e
f j i d f f e e e b h d f d h e e a
d j d h j h c f c c c f d e e f d h g
a c i h g j j d b g g d c c i h e g f d
g
h d
i e c
f b e a
e b h j h
c j j h g f
b f b j b j b
b d b d h h d b
d b f f a j e e c
j c h i f e a d i b
b e b h i h b i a g a
f d e h d d b g g f j h
e a i i a f g e g a c a c
d f f g e a f h j g g i e h
e e j h a a e c b a b e g c i
i f a e h e f j e f g j g f a g
f a d f f g d c j f a g b j b a d
h g f b f e h b c f e j d j c e g c
j b d f h i c i i j b a d g e f g e g
g b f g j c a e a g h f j b f j h e i j
g
g g
g e j
b g f f
d f a b a
d a i b b h
i c f b c f g
i e e c g a j c
d d i e i g a h b
c c d i d j c h j j
h h d a h i g b f j g
g i b i e h a d g h i j
e i f g d b f c a f e h i
c f c c g g c b b j g h e f
c h e h j g a j j h h b h b i
g a e i a c i e j h b f a j e i
c i g b i i g f d d a a a d g a j
c c b c b h i e a d d i j d h g j g
a e h f g c d h h c a c j d g i j f b
h a a c d c j g c c b f e j a f h f c a
j
a a
c d e
j b b i
j a g g g
a j i e c a
b f a j b a b
c f f i f c c a
c d a a c j d e b
e b g a i i f h i d
f b f a j j h b a c d
f a i i a i i a e a b f
f e d a i g j j i f i b e
f g b g d f j d j e i f i d
c g i f e j h g j h a f e a i
g a a c c j d e h h g b b i h f
a a j f f i g e i e h g d b h c g
d c j d f a h i d j c i a g g f d a
j d c f e h g i e j g j c i b g f a b
f d c f i h d c h j b f f f i e b h i a
i
c h
c g a
i j b i
b b i a c
h g f a b d
b f c h e a a
d e i a d j i i
j j a b c e h h e
c b i h b j f j f a
e d b i c h h j g c j
j j i e f e j b d a a h
f e h c a a b e f j h g a
g h a g d h c d b d c j j c
i a h g h i d h f e g j i h c
j a e d h f h j a j i h e g g e
b b e j d h g c j f h f b i g f i
c c g b h i h d d j g g f g i j j d
b i e a g a a i a a h e j b h g b a c
a i j i d g h f d i b i i f b i g j j i
a
a f
a i a
j j d c
c j b e h
d j i f h g
h d c g e a h
d i c g c b j c
b f c a b g e g b
a h b h j i d c i c
c b h g i g b e c c h
j a a f j j c b f h d i
d j j b i d g g a j c g h
e c i i a d c h j g f d h d
f b a g e i f h h b j f a c d
c h c a f d c g j j h e e j e i
g d b d h c c e f j d c d d b d g
c a b h g b e d f d j f a i b e i j
j d a b c h c g i h i b e a a f h e d
e j j c h g e h a f c e f d j j e d g g
a
g g
c h c
h g a c
b a c d g
f a d a c c
h a g b a d a
a a e c h f g g
b e d j a i j g e
c c i f b g i f e a
a f i c f h d g b j c
i h d g c d g g b d b c
f b e i c c g i e i d j h
j i h g g a d a i c h c a b
b h f j h h a i d e b e g d e
j d i i f d a c g d g c b g a i
f h b g d a i c a f j b h g f b f
j g b c g c e a b i d c g h b a i c
h i b f j f f f e f b f a d f h j j f
g c c e c b d e g e i j j a j g d f e d
c
a i
c e c
c a e i
a c c d g
h f b c d h
e f e e a j j
j g a f j e f j
b b i b i a i b g
e a d i j a f g f c
g i i j g d j b b j j
b f a g h j h b c j c i
e b j d j j b h h f b e f
h b d h h a g i d c a d a i
j i f h a j e b a a j d d c j
c e f c e d d e i c e j a j c h
b b b i f i j j d i j b j h h b a
d h h e a i b a c c a b i i b b j g
i h c h a j a h e i c a j e c e d e b
e h h f h c f i b d d j a c b g i c j h
d
b i
g i b
e j g j
d d c g a
d i a f f d
g d c d b d h
g a f b g h b g
a e c f f h j f c
e f j b f j h f j e
g f c d b h b f i h a
c f a a i g j f c c b f
d d g a g a a f e i a h d
j c g c e h g j b c d d i j
g h j a a e c h f e i c c j j
d j e c a j c h i d j g j j c c
b f a b d d h j i j e d g b g h b
e c j c d e f g e h b d j e i f c f
h b c j f i i f i g e j a i c g j i i
f g g c h b c c g c h d g b a c e a e i
g
a g
i f h
d g a b
f d e d j
d j j c j c
i d d j a i i
i e f g a j a b
d a f b d i g a i
c e a b f e i f c e
i i j b i a h f e b g
a d i d c i g d f d a j
g b e f h d e i f a f c h
g d f j b e c b i b g d a i
d b e h c j d g b c e g g f h
d i a h g h d e j g f b c d g g
e j i d g g e j a f i a a a a a g
i d f j b g a c f h b g a b f i e d
i b j e f j g c b b a g j b a e h g g
i b j f i d d a c g d b j b e f b h c g
j
c j
e h b
d j a g
d e c a j
h f j f j c
a e h h g b g
i e h e a a j i
i c j c d g g f i
b g i i d i i h h f
i g j j d g i d d h j
i e i h g j d i h h d f
f j a j f d b b c a f j i
i a j d i a i j d h h d i i
b b c b e f c i i e e i e c f
e j e e b d a i b f j c a h c e
f a j c a c a i e g e c i b a j i
j c d e h i j e f j f a j f h b h c
h g h h d a e h b h f d i g j i g b a
b b d i c g f e g g e b b h i d e d d d
g
i e
h c i
b j f g
i g c e e
a e h c a e
i b d c d f c
b e b j e f e d
f a a a e h d h a
d b h i i i e d c e
c i b j c c i b h c i
b b g i i a d e d a b c
e e g h g j c g h c c b e
i c a j d e h d b a d j a e
e d j b a i i f b i h f a e e
i i e d e g f b g b j g f b c h
g b h a j b g d i e e g g e e h e
b c d d e i c a d i e f a g e a d a
i d c e a e e h j e j a b i c b b b f
j h h i i d h f f b e i h i f b i h j g
a
e d
e g e
e a a d
b a a c d
g a h e c e
f g a b j j h
a b b e a i f j
j e h d i h h d j
g b g i a d d j i g
j a g c b a c d j j j
b a b c b a b j f c i g
e e c f i j j f h f e d e
a a d b d a a c g b j g j f
e e b b h h d b f e j h e h c
b i g i c c d i b d d a a c i g
g b d e f j g d c b a a b b e e b
d e j b b d e j f b j c b d c d g e
a i b e e b b d d b b c i i h e b h a
g f f i f d h e b h f j a h g f g d d d
j
j c
b d h
e h e c
j a j a a
h i i g g j
e g h e c j h
h j j d b b a j
d j h d h f d j e
d j f a j d e j a h
d c e f h j j c g e c
j f c c a h h i a f d e
a e f e j i g d d g a i d
j g c i g e c c h f c j h f
i a i d a f h j d f e h e i j
j f i i b f g c e g e a h e a e
j j d e g i f g b d h a b g j a g
i a i f a j d f i d i g g h c h j a
f j i e d b f g a f c f d e b h d f f
f j c g c a a h e d g c c a g j j j d h
f
a f
h f g
h e i d
a b j f a
i g c i d a
i b d e f i c
h j d d b a c i
j b j g e j j i b
c i j c c h h c d c
e e h d j c h j e h i
g f j h f e f c d f f c
b g h g i h h f c f d c a
g a i b c h e i i d h c g g
f i i d b c c c e e d a c e h
b g g h h a h d c d d g e f g g
b j g a f d d c d i e j d e f b d
h e j j j h a e e i i i h j h b d i
i c a b g d a b j f h e b c b a b i d
i b b d a d d d g a b c e i g h f c b c
b
e g
f j d
c f c j
f j c a i
e e j j d e
g i d f b e b
i a e d e c g i
a g g i e a b j j
c c b e e e e e j a
d d b g d h h j g e b
e b j a c i h e b a j f
e c b i a i j d d f g b c
g a h g e f j j g h j b f g
a d d d c j f j i d f a b f e
i i h j c h c c a h j c d j e e
g h g j g h b g c f c f f b j f g
i d b j c e a i b j h a a h i j g h
e i d j d c d d g e f j e g d a f i g
a c h b a g b h a d d i h d j b d g j e
b
j c
b b c
e f d d
b a g h f
f g i c f g
e f g h h j f
c c h d b f j f
e g c i g i h h b
i j g e b g j b j g
g i a i a g b i c h g
g h b h f b d g f g d f
d a j f e f g i a j f a a
b e j i d e j g b f f b a a
e h e f f f f g j c a j b f i
h h i j e h i a j i i c d f f h
d j b d j d h g c g a f c e f j g
d e a g a j i b h g h f d e j f a e
g a g h g b c h h d c c g h j g i d i
d f c j h b e a c d h d j b f e e c f f
a
g g
f e d
h c e e
d b a f h
d d a i c b
c e g g h j g
b e a f g a d g
h c a e e e j j h
f j j c d b b h e e
j e c f a f g c j b e
d i c e h i e h d h h h
c f d e j f d b a i j c d
i i h d f f i a j d e j f f
c g i i f h e i c h f b e c g
e a d g i d a i b h c g g d i a
c e h i h f g b d h e g i f b h j
b a a a d f j f a g g g d h d j d j
i c c b j a g j g b e c f g e e f d b
b h e d g i b g d b d b e j a g a g a j
f
i e
g c a
i c c b
a b f f d
c f i i e a
c f e g h b a
d f c c f h i h
a f h j f f e h f
e h f e j g e a c e
d g i a i g g g h b g
d a a d d e f h f c f i
h c h j c j d b j a e e h
f b c i e e g b d i g f i b
f i f f d j f g b h i e b e g
a g i b c j b d c h j b c g d c
i j b g b g h h g c g b f g f b c
d e b g i b d e f d i h g a c j f b
c e i g f h i g h d c h i i j b b e a
i d a j a g a h i j h a h g i g c g j f
b
b b
a g i
i g g g
c f g e g
j b d b c j
e e d j d d f
b a f d h a b h
e b g a c e g i b
h i e h a g a a i f
g j j c f d d b d i g
f g g f j b b f c d f g
b f i g h e f f e a j h e
a i b i d f a b b j d i h j
j d a f e a j f b f b e i e d
a c a b h c e h j h f i g e f b
b h c e c b b g f i a d i c g e e
i g g a a e g c a g c h h j h d j f
d a a f c c f c f j i f h i d b j h e
f e e e i e e a h e j h d d j a h c f b
a
d f
a g c
i d j b
i a h i j
c e g a j c
j e c h a h d
h c h g d i i j
e c g b i j j g b
h i j i f i e g b h
i c c b d d c f a b b
e a f j f f d j b j b c
c b g b b d f c f j f f d
j a f a e j g i g g c j e d
f j e i h g i b j d d b g f c
h c j g j f a a h a a g e b a d
g d h h a e g j a a i g b g f e f
b g i f i c h e f b f b c g b f a h
j g j c i h f a i f h j a h h d e d c
a f g h c i i a g e d e e f g i f f j f
j
i c
d h j
i h a a
f i c h i
h e d i b g
j h a j i h e
a g h f a b g i
e i j e c d a i b
g a b b e i e a c a
e j a d c a f f g j d
d c i h h b h h e i g d
b e d a d i j d a a h h e
c d f d g j e f f d j b f f
j j a g i d d e a i c f b i d
h c j e b f d d b d a b j f b a
g a g b h a h c j c h c g h a g d
g a c b g b g f a j j a e g c g e e
g b i j e h j b i e d g g d b d d e j
a i c j i e j j d e i g f c h a f b i e
e
f a
f g h
g j b a
c i f a e
j i f g f f
c c h d e h h
a j c a d b i g
f a c f b d c h h
f e e f f j a f a b
i c h c g h h f i h b
f d g j d j a b g f f c
b g e c i c f h j i i j h
h e h b j d b d j h h e h b
d g j a i a j c c a a d f e i
c g e h h b h j a j h j b i h g
i c f j j g d c g j g e c b i e b
j d c a b d j j e i h d e a b c i b
j a a j d h a h a a g h e i g g j b d
d j d a e a g j g f d i f h f b f b h c
e
h j
g j b
b j i i
h a f a a
b a e d h b
f j d b a f a
c g j f a a d f
b a f h e j c j d
b f e j d i j g g i
d e b h j j a f a c h
i c a h c a d b i c h i
f b f e e f d e d h c j a
f g h a e j b a g d a d e c
e e e j h a h e f i e g a j a
b g h d h c j b f h b g h f g d
f g c f b d d i b e a g a j e g f
e c f b f h g j g i f g f g a b b b
f b i e j h i j g i i d b h i h d b g
a g b b c j h i h i h e f h f f g c e g
a
f j
e e a
h c e a
i g d i e
h j a j c j
b d b h b h c
a g c b j b j h
g e h h g d d i d
j h c i a b f a h d
c b j f i d j g j h g
b e g c i d d c i h h d
g e d i i d j j h e c d d
d d b c b j j a e a g e g g
b a j f d j a f c h g a f b j
e e c i i i e b c h f e d c j e
f i i c f g d g b e a b d b a d h
i i f a f e b b b c f h h a b j c f
i f a b f f i e a j j b i e h a c h j
g d a e e d j h g d e b f h j i a f c h
c
d b
d c c
b h c i
h e e g f
e e a c g a
f d g b c c a
b e g e d h h h
f b f f a j a b a
h d h a b a j b j f
e j f g f j j d c b f
f d d b j e b j a b j f
a b c e h e b a g b c i i
c h e b h a d j f c e e b d
d g c a b d e d f j g d g b h
g g e g d b b i d i e f c j f f
c j h a i a b b a e e i e h i d b
b e d a i i d j e b h g h a i c g g
b c d d j j f f b i j f c c f f c c f
d b g a i j e a d b g i a h b c c f j b
i
e c
j c g
f e e f
j i f g c
b f f f f b
i d j g f i a
c j e i b j h g
a a b i h e i f c
b j c d h g i d b e
d a c g b c a d h i c
j e a i i h g g i i g j
h i f e e a a i g b d e h
e a d d g h h h b g j h f i
g j f i b a b g i e c j i a j
i a g e e j j d j i g a c h d i
a j j f d j b d g d j b d f i g g
c b g j d d b f a f c i e d b f e b
b i e g d a i e b j d i f d h g d h c
j g b f d g d c h h b c g b a d e i e i
i
c c
a i h
h e c j
a e j d i
f i d c j b
j h h e b i j
c e c i b d c a
j d e g e e i h a
e d d h i b d g i a
e j h j a h c b i g j
h a h c i f g g c a i d
d f b h f d c e b f i e j
f e h e a d j a h a i j i h
c e c d g a g d h j a c h e f
d c h e j e a h f e e d e c a c
c j a g a h a d h c a g f i g j e
c g f e j i c g b c h a f f c d b a
h b f d i d h d c j i c i a j j f b h
h f c f b g h d d a e b h a f c b a g b
d
h i
h a f
h b j g
i a j e j
a g b i j h
i j c f i f j
g g d b j b b a
a b c e c a c f d
g f g h e i b j e e
d b d a e d h j i e g
f a f j b h c g b i i a
d d i c d f c c c h g e d
f f f f d h j j e a f c f f
g i b f f d j j c f i d j e j
b f e e c b d i d e b g a c f h
e e e g e i d c i e a b f i e a f
h e j i g b a g b a d d g e d b f g
e f j c b g b d f a h c a d g b d f d
a c c j d c d c g b e i j d c b b a d e
d
h e
b f f
b b f e
h h f d f
g c i i i b
i e g j f h c
d b j h h g d f
a c b g f f b j b
j j d d h i b b a d
h a j e a d c f b b i
b c e c h c h a g c i i
b b b a e f a d i j d c h
j e g b f g a d g a b g g g
e i b g j e j b g c e j a d j
c f h j i h e a d b e i b g a e
e i i a e e b a b h i a e c h a b
c a c a g j i h h e g g g d i c b c
a b c i a g b b g a j f g h d a b g c
f h b c d j c g j f c h j a e f a b c c
e
f f
b g i
a j c h
i g g b i
j j g a i j
j b b j i b e
g i a b j c b c
a b a a j g a b a
f h j i e c e j e a
b d h e h h a e h c g
g d j a j h a g c d b b
c h d b e e b i h d g b h
c g c c f b c f b g d d j j
j j g j h f a a d b d g g g g
i e f e d c i d b b a f a j g j
e h h b e b i d d f e h h j f j i
b i i d e a j g a f a f d h d i b e
i g f h j i b d d g e g j a j c a c d
e g e b d c e f j g b j f a i a j b g d
a
j g
a f i
h j d b
e e d e c
g a c c f a
h h h f h g b
f j h a f j i b
j j c b d c e a f
e d a c g j c c j b
i i j b i b d d e a e
d f f b e h c b g g c e
d g c b d c a c i d b h c
h d c h g e c i c e g d h c
c i j h h h g g a a c h d b f
g h i c h a c i j i a d f g c h
a e a e j j h h g j f a d h j e d
c d i d g f b h h g g e e h i b d j
f a j e j h g g f d e h i d b g f b b
h i h i a a j e f c g a c d a d e e b d
f
g d
d e d
i i b i
j a a a a
c f c f i e
c h h a e e j
h j g i c d i g
d a c j e b i f a
i f b j e e b g e a
e g c j f j c g j d c
a h d b i j i c f i e f
b e c f a e j g i d c c a
f i e h b h g c i i c i a j
i a c d i e c e d h d a d b e
h j d g a d c f c j c e h h i j
f h e a e d j a j i a j j e b a f
g g d i d b i d i a h j g g h e h g
e e a f j g f h d a c g g b j e h g f
i h g f h j i b h b b i e j g b c i h h
e
a j
i b e
f h a g
g a e h e
e j e g a e
j j a f b g h
e i g g c i d a
j d g i e b c b g
f g j a g a j i c b
i g j c f c d e h i a
d a g j g e j b c i i b
d j a b j j a f e e d h a
f e c e i d e i e d h c c h
i b f c h d e g e e b a d c a
j e h d b g b f b c a g a j f e
c c b f j j i f i c h j h f f e i
g d e f e j e c d b f j h h d g f d
e i c f a f d j c g g a h a c j d h i
b j h c f e c c b e b d d j i c a b i c
j
h f
g e g
g h b h
h e c a a
d b f a b e
d j d j d h g
i i a e j a i b
h j c d c f i c c
j g a f h c d a a i
a h d d i h h f h b d
h e i d e f a e j c h e
e f g c i i f a a j b h g
d a f g a g d f h a c d a j
c b c f i i a a e a h e i a b
a g j j d a a c a i b f h i g e
c g h h f c b h b d j i f b b i h
e b a e j h a e e d h c h a d h i c
a h j a i f b a f d g d f j g d g e i
g c a g a i h i a c a f a a j h h d f g
i
f j
f d j
h e f a
a e b c i
i c f a c i
e f e b f g e
f g b f b d d h
g b a h c d c d h
g e i e e c b g i d
b j e f a i e g g b a
i i j f d j i g j g d b
j h e a h h e j f g d a b
a f d j e e d a h g d c h d
a i a h c a i b j j a d j c i
b g a f d g h f e b f j h g c d
a a c e i i e b c g e h f j b i j
b i g f d i g b c b d i g d i i f i
d j c f i b g f g e a f i c j g c j h
d d i g a b g d i e b h d e g d a d d g
f
a b
h d e
g f e j
b d f g j
i c j b a c
c j b f h a g
j j c c h d h j
j h b c j f f h h
h j a f i i a e a h
b a j h e j e a f c j
a i e j b e a f g g e e
g g i e b j j i b a a c a
e b b e c j g f c f d b f j
h d b g f e a g g j j c h b h
h a b b g e f a f g a a g i a f
f e j d d j b f f c j i b a a i f
i a e d b a i i j d g b b d h h f c
j i f d i h j c f i a d f b b c c f h
a d d c h h j i c f b i a b e a b d j d
c
a h
b f c
f d d g
f a e j e
b a j d d e
b i f c g d b
i j j c b j i g
h d i d d g a h j
a a b f a i j i a h
c d j d a h i j e g j
d b a j h g f b g a j d
d d f i e c g c i b b h h
g f j g i b j e e c e j b g
h g j b i d h j b j e e d e d
d h d e h h g h g g i j g e g i
j b j g j d e b e h b g d e g d a
i b e e a g b e a h h b g d e f h j
d b c d e f b f f c a c d h d j i j a
e d g j f d c b c d j i e i h b d i b e
j
h e
e g b
c j g c
i h f c d
g j j a g h
h a a b f f g
b e b b b a i e
j a a h d h b c j
d j a g b i c i h b
g i a g c a a a e c d
d b d b c b c a a b h h
e i a a a a a i g c a f b
i e e g h h f g f g c h f d
c g e f d a a b b f h g g h d
j b b b i h b c a b e c j h a h
g a c d c h f e g i f e h c e h b
e e e c a f j e g j g g f h b h j j
j d f g j d b a d h c f g e a b i f b
d g e b j f c g i c d c f i i g c a c j
d
f a
a f e
h i a i
d g d b c
j i i g c c
h e d a d j e
e j g a b b i g
h e g g a f a j a
d a b c f h a j a d
c g i c j j g d b i j
h j e j i d a i e d b c
b a g j i j b c h i i j c
f e g i j j a i a g f j c h
g b b j i h j j b c j h d d i
b d b f e d f f d e f f e j j b
a h c d c g h c i j a d i c f i h
d g f a g d e f c g f i f f h f c f
j e d h b j e a g h b a f a d e c b h
g i j e g g e e d b j i i b i g a i d a
a
c d
b d e
b b f c
h j i c b
j h d h d j
b j j c e e c
a g e g e b f b
h a e f g i f e h
e d e a d d e b j g
c b h d h h e e f e a
b d j e i d e h f a i d
f c f d e e g h a c i a g
j a a f b b c c g f g a j f
d i i j f f f g e j i e a d a
c i e f i h b c e i d a i i g h
j b f h i j d g c e j i g e j g i
d d f h g f b j e e j b h f g i b a
d j b i e i d a b d f f j d h c e h e
b i c j j e h i h h j i g h j e a e d d
