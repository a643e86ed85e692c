d
j d
e g j
b a i a
b i f h a
f f d f h d
f d e f d c j
g f j c j d g b
i e g j a d b c f
g d d b h i c b e g
g a b c g f e e c f d
g a j c a i b b j e h f
f i i f b a e h b h j d e
i e g c b f a h d g a f e a
a h f a e a g h a h i h b i g
f i d c g h g i f c f f g f i e
d i g f a e e b a c g j a h d f h
c d j b i h d j h i j b d e h f a d
d i j d g h e j f e c a i b h c a c g
d f c j e c i a b d b a a g b e e a d d
e
c i
i h e
c f a h
i d j h b
d i g f j h
j i e a f c d
d j e i a g i i
a e b g a e i c j
i f b a a h f a f j
e f d d a c g e b g g
a j c g b a a a e a h c
j c e a g g b f e b j c f
i i b g e h d a h g g j f g
f i d h f f j c j j c i e j a
c a e c b j h c b e b h c g i e
j e i g i e c g g j f f j a d c d
j b h g c h e g i e c a f b i d d f
a e g j f f e g g i j c i i a a a c h
f g a a j c j j f b i f d j f a d g e e
g
b f
c j j
g g b d
h f d i i
b g b i j h
i e j g f e b
b i e d c j d f
h e c g g i i a f
i e c e e c e e a d
j g e j g a e g h b c
j c d e d h f g b b a i
a a h f j g g b g c b g d
f g e b c j d b j e a f j j
g b a d c j f b f a h h c j f
j e b g e d h a g b f a a i e g
h c i c f g c f a b g b d a g e c
e d f f b f d b i c j c b h i a b i
j b i f g h b e a a g e f j i f i f f
i j e h f b i h h j j b i h d c b d h h
c
a f
j g h
f h f g
i g a g d
d a a g a h
c h a g h b a
c f i b a a b j
d h i a i e e a a
j h h h i b b b b g
j i i h g i i i b j j
g j c i e e c f g a d d
j d a g a b e i j g j a h
a e c a d i c c e c f a h h
h h e e b d d j d e e b c h j
a b i d e g a b d b g d h c i i
j h j c f e g a a e d j h c b c b
b d i f c b d g e g e j b b e a d g
f c a b a g i f c a e b i e i b f h e
f d g e b i c g a b j j i i b a c i h e
j
g h
i f f
a f i e
f j e a g
e a b a d i
g c f j g j i
i j i j j j e j
j b c a b g j c f
a a j b a i a b g i
g c e h i i i g b e b
a d a j f j f f e d b a
i i a d f g h j b j a j e
h g i e f j b j e a g c d c
a f a e g a c b c b g d b g e
c j f j d c h f a g g d c a a b
e f e i e g i b e h i i g a e j d
j h h j a h g j c i f d g f b d j c
g j c c e f i j i j j g j i g j a d g
d d j d d e i j g c f i c e g d d j e i
h
a a
i d b
b a i g
g a i i h
h e d i f f
c a e h i g j
j h a h c e j c
c a a h a b c b d
g f e d g b e b f e
h i g g e d a c a d h
b g d h a c h f e e g c
f j e d f a e j b i f g i
j a a e d g d j d f a a b g
a c h c h b f e d i i a e b h
d i i g f a h d h d g j a f f j
b f d i j h i j c i e c g h j d h
i f j g b h j a j h c i f c i d h e
g a f b j c f b e g g j h i e f j d g
a e c i h d g e i d g j g j d g b h d h
j
f j
h j d
j g g h
d g f i d
h e h a e i
g h g a i b a
f g j h i b a a
j g e b c g g f i
g h a j f c f i c c
e i g b f i c i a h f
i c d e c a d a c i g f
e e b a f c d e b f j h g
f d i b b h c c j e j b d i
f i b i d b j j a d f i j j a
f i b f d e g g g h i i c i c i
b c i i i d d b c j b i a f i e e
d j f i g f a d i j b j c j b h a g
d j b f a d j c a h b f e f h j j e e
i a d d a f e b a j b c c a e d f i h i
i
b a
j b h
g a f d
b g c c e
a j e b c b
d f g j h g f
i d e e e a d h
d h h c i g h g g
c c h e h f g d a a
j d f h e b a f b b i
j i j i f a f h d e d h
a c d e h b h e g c g i a
i d b e a i g c g c f c g c
c c g j a c d g j f c b h j f
h d b i e a j b e d b c g g a g
g b i f f e f g e j e d h c j f f
g i j j f b j e d f b e c i j g c d
a h b i i g a d b j h j e e b h h f j
e c f a a j d c b e e j g e b i j c d a
a
a f
j f b
h i g e
b c i i i
f b c g c h
j e j j a d c
e g a f f f g c
j e e g h c f h b
b c c d j b d f b a
j a h d e b j e f g h
c h c i c f h e e d j i
d h f j g g e f f f a a f
c g h g h e b d j d j i c a
a g i e c c i e b j j e b h i
h h d h c c j j e e g d g a g e
h e h j h f j h h d h j e g a d i
b i j f i f i h d i b c a i g j d f
a c f c j f g a b d f f e c d f h j i
j b i d b b g h i i i d j g b d i d i j
a
f f
f i f
d h j h
a c j g f
e g d d b c
a d h j c a c
h e g f a c g b
d j a a d g b c e
d h c a f b e j b c
i j i e c b a b i j a
b d i b f c f f e g g f
f d f f e c f i b i c c d
j b d a j b h c h d a d d i
d g i j h f f f h j d i j j a
a f c c g f f a d j h i h e i a
a h b a c i a f e b j g h b i i e
g d g i b c e j c j a b a c a a i j
d b e j c c e b g a a g i e j j g i c
g d g h c g a e d a f e j e d a j j c g
i
j f
a j e
f j h j
b e e b e
g a i a c i
d i g a c j c
i b i h h f a b
d e e g a f b f a
d g c c d f d a h e
d b d g e h e j i b j
h g i j a g c a d a d f
e a g f c i a i c h c a g
a e j d h i c e e e e f i f
f c e d d g i a d e i c f f b
e h j c c c f d d b f f h d d d
i h f a d f g f j a h c c j c j h
h e c h h h a h h a b g h e c i a i
j c a g h e a h j g g h e a b i a a j
j h h c i h j g e a g a g a b i j j e h
b
d i
j c d
b i c g
a e d i j
g g j f i a
b a j d f i c
i a a e h f f d
c a a a a g g j j
g i i g d h j j a c
e e g b c b j a h e f
j c e h h f h j g b i f
d a a c a c b a g f d h j
h b a b d d a e i d h i d f
a e e c e f g i g g e a b d j
c b j g i h a g d j b j i b j h
h e d g b f b d g d i a g a b i i
e e h c b d e j c b c f e j i f g h
c g f f c e h g b b g i g e d c c a d
b f j f a c e f e d j j f h h a d c c i
f
d f
b c b
c a c i
d d g e b
a h a c c i
d g e g i f f
g e d e h j a f
b f b d f g j b c
g a a d j g f e b j
f e i i d f g a c e i
g i f f c i d h b b h f
d h h d c h h g b d f i f
d a d g f h g j g d d j b a
f h g b e i b d j d h e d j i
g j a g h e e c i b a h e h h f
j d h f g d b i b c c b a h h j b
b i f b f a i d h a c b h b h d f e
h j b i c i j g e f i e h h c c j a i
d c i f i g h e h b a d j f h f i g b e
f
c f
b i d
d e c b
j j a e d
j i h i c e
h i b e j c g
j g e d g i j h
i d d j c g i j d
j j d h a g a i f i
b d e e i h d c c i j
a b g d i e e g f c h g
d b g a e f e c h d e j f
f b j e e f g f d a c i f h
c c h b j i c d d b i a h d j
e j e a e j e j d d j b h c h h
e b d b g b e f b g h h i e f a h
j g g g h h i e h a e e g g g e d f
a j c a j h d h b j f a g f e f c c i
e b c c h a c b g g j g f c i e i b a h
j
a j
b b e
d e a f
d j e j a
f j h e h h
j e j j b g g
e f f e b a h d
c b e h i b j a e
d b c d j j d f b f
j g b f e a a j j d d
g j e g b g i g i f a b
b d j a i i a j i j g i d
j d e a c i c f h b a d d i
j i f i j b b g i d g f g c e
b e g h d j b f d c g h e e a d
i h b a j c a c i c a e a j f c j
f b d h j a a i h g g h j i f i e c
d e e g g g d b f b j d h f d g b h g
e j f h g i i b h c a g d d b g c e h f
c
g h
b j i
b e b g
f j h i i
h b i j a h
f f f e b g j
e a e h i e g f
b e g a b c h h i
c f f h g i b h d i
f i h j f j f f c f a
a c f g h g h b b f c g
b g f f j f g f i j j d j
g i i f f g i j c i e a g g
c c c h g d j j g g e h e i f
j e i a f a e d g e j e h g g g
b j h a j e h c d c c b g h e f d
i f g h g i a c b f i f i e i b i f
b i c j c a g g c c i g g a a i b i b
j j h b g d h i g h a e g b h h c d i e
a
j j
i b b
j e i b
b f g j f
b i c a g i
g d h a b b g
a h c e b i b c
c c i b h d a j c
g i j e g d d b b j
g j i f j b c f d h a
f c h h b d e d d b j h
j a g h a i d b i h e d f
b a e i h d e b a j h i a c
e d j i d g f i b f e g e g c
b i h c d h a d c g f j j f h h
f f g g i e e f e d i g i i e c d
f a h c f h b a a i a h c e a d j a
d i i g j j b a j f a h a b f c e d e
f j c h a g d f i j c f e f c f j j g e
e
e i
e h a
f d h b
f i g e f
g d h c f h
e h j h g b i
g j f c f h g f
e c b f g i j e e
f f d g h d i h f e
g d c g j f j g a c b
b b j a e g b f d i c f
f g g d c h f h f d a f a
e f h e b j f i a g b g d c
i i d a h b h f a a d g h i d
h g b a d a h f c d d h a b h g
b c h h h f e j a a e j h h g b h
f b i j g f b c i g h f b f j e i j
j j j i b i f e e g j i e g g f e c b
h i g f g c h d g b d f d b f a j c f b
i
f j
c h a
g f c f
h a c d f
e e h a j h
g a h f b b a
i d b f d f c d
j g a d b i h d a
i b f a a c g a c g
b d c f f f f a h c e
c f b i g d a e e f a c
a d i f b d f j e h f d f
c d c c f j h i f f f e g b
b j h j e h c c a i b c e f d
b a g g b c d a g c j b h c c i
a h a c f c f e c h f h b f g i h
b j d a b h e j c d a j b d g i h b
j i b h a f a g g h i b g e c a e f c
f a f e g d d h i a g c b h d d f g f j
h
g g
a f b
g h g a
b b j c f
j j h c f e
c h h d e h h
f e b g b g j g
f g b i f j h d g
f h e b e e f a b d
j d a f c b c b b h g
g b a f g d j c j j a g
a a j c i d b b g i j b d
g b b c i e j e d c h i d a
g g b f c b d f c j a f a f b
f e h a f d b d f e h e j e d c
g f b g e j d i c g g g d f f c f
e f a b j c j g e b c d d h j j d g
c j f a a g i i j g e h h a e i g a g
g c g b i b f h d g j g b f b c j c g e
i
h g
d b g
d e a g
d d c i a
g d e f i d
h b b g f j e
g i i b h g h j
h c c b d j b b f
j f a g d d e j h e
a j f c d i b d h e d
h h i d d c f a d c g h
g a c e d e d j j h a i h
g f f f b b h i e h a e g f
e g i f e b h e i c g j i d g
h d f a e g g a i d a g e c f e
d e j i c h i e f f d f j b g h j
j i f i f c i d d b a c h c a a b j
j f g c j f f a f b g f j h c b c c a
g h h b f a i f h d b h a j f g h b f a
a
j b
a d d
b i j e
j i a h g
i g i j e f
g i e c i b a
a f i e j c h g
g h c j d d f c d
g g h e b f i j j a
d b h d e d g c j b d
g c a i f h h d d b j i
g f i b d f j f d e f d i
h a b g c f a a e a c f c d
g h h h g i b d c h c f g a e
i c h a d c b b f j e h b e i c
i c a d i b f c j f c a b c c c c
c f j i f f e f d h j c b i j b a h
j j i d a d g i f e i d b f d e h c i
f j f f b e g d d j d a i e h a a e e h
f
j h
f b a
f i d g
h c f j g
g h g d i e
b c a d e j a
i b i j g i c i
g e e g b j i g i
a b i j c c f b h a
e f b g a h j g d h i
b c j f g b e e d a e d
g b g g a d b c i i f j d
d a e e g c h e b c i f c h
a d b e a a g d b c b d c b b
a i a a b i h d h a b j a j f a
h j e e a f g a f d f h g e a d b
d j d d g i c h i d f g a f c e d j
j g h i i e c j g h f d a b f e g b i
i d g g e d e j j a e f e h g b i d a b
b
h e
b a b
i a f d
i a i a d
j j f c g c
h g d d j d a
b f c c f c i a
i b f f c h g f b
i b h e c c b c f d
g a h c h g g e d g j
j d a f a h d f i j c g
d b g b d h g c c c i d i
c c j b c a e b j f b j e a
c f d c g g a a a b b f a d a
j i e b f d i i c i g d b c e e
b h j b e d b g g c g g c i g b c
f h j g i f b h j f c e d c j j g a
h i b i j g h j c c i b j g h i d c g
a g b a h d b c h j a c d e i b c b c e
i
a e
f h e
j d a g
c b a i d
a j c i b g
f g i b j a j
g c f d b j h g
a j g j g f d j a
e h g f g j a e g b
a c j a i h d d f f j
g c f i h f g d c j f i
c e e d c b b j h h f g a
j c c c a j j d e g b e i b
g d j i f e f b j i i d h e b
j a f g d c i j g e h j d d d j
c b d f f f h c a i c f c e f j d
c e e f h g d f i i b i h g e g d g
d g g c c f c c a b h c a a f e i a j
f b b b b a c e j b i g d j j a i b h h
b
d g
h b h
a f e c
f c b j d
i b f g d g
c f e b c g j
h c i b a j d j
a h f b d h c c c
b h a d a f a c c d
f e e d e g b j c g b
f f g c d e e g e g g i
i g d g c b f e c a e d b
h a b d d a d e c j j f f i
a a g e d h i h h b h a j e c
f f j b g d f b c g f a e j h c
h e h h e a d h c a j b i j f e d
j h b e b e c e j d h j e d e h a i
e f f b a f f g b c e f h e e g e h g
e a g h g b f i j a i i e i a b g i b j
b
d a
h h b
f a b f
d g f a f
a j i b j a
b f d i i e f
c c f i e b f e
g j f b j a i j j
d b b d e a f a c h
f d j j h e e f a g e
f f f h j i h j e c i i
e g f i i b g f g g i a f
d d f d i j a d g j h b c e
d f b g d f a e c b e f c d a
e a c h c d d a d a j a f b j c
j c b f c f i b j h f e e e h b f
i f i i h j g h h a b e c h f i a f
i g g b i j a d c e g d b c f i h f c
d h h a d j g c e h h h b d e b j j b b
i
g i
d f b
h c h b
h f g f j
j b e b f h
f b c h h i b
j d b g c h a j
g c a g h a g i b
c d a g i g j d e j
i e f d d c a a a f f
f j h c h j f f i c e i
c j g f f d e e i a e i b
e b f j e j g b i c g d i i
j g c h b d b a h d b i f h d
c g a h h g i e b a i a d d h j
f e b d h f a i h b j h a i h h d
i j d i c d g h d h d g i d c a a g
i e g f g d e g c e d d e i d f i b c
h j g h d d a h h i a d c a a b d b c d
d
d c
d i d
j f a f
b c c d h
f e j d j e
d f f e c d i
f j j e e b e h
j j i a a c j d g
h d e d h d b g j b
i f d c e c e f i a a
d f b i e g e a f b g b
b a d h a d i j i d f a a
h j e g f f d f f h e g e f
j i f e e h h i b c d e e f h
d h d g e c c i h g c j f j i a
g f j j d j e e i f h i j d f f a
e a g d j j d f e b j f c b f h d c
j i h a b a e f b e j b e j e b a a h
j g f e c j g d g d j g a f j i h a c a
a
a d
c h b
j i i c
i a a a a
a b a c f b
d c j a g d i
c g j b c a a c
g b i d g f f b c
b i h c i h b j a d
a j g b a a h a f h j
i h d e a g d g b c i b
j i f c i d i e g c h f f
e i a e d h d d b c c j c d
d b f a h j d a e a e f j g h
c e j d b e b e e g h g j h g d
i a c a d h f i h d j i e a b c j
j f b c g g d f f i g g h b d d h d
h f d e g g i i j c i h a b h e i h d
i d g h c g d i h i h d d c a e c e g g
j
e a
c h d
e e j c
i a e h c
a c j d j e
b h g j i c e
j a j i h d e f
a e a d a i h g j
d b b f c f j c b j
d e h e a c g d f i h
i i c i c a b a d c b f
a j f h g i i e g e f e h
e g j j i a g a f c h j b e
e e f d d h d i i d b j f i f
c g d i d h c j g g f e b d h d
d h i f d c i b a i g f a c e f g
i g a a e f e i e a a a a c i f g g
e g c f i j d f i a i a a f e c a f c
c c a a f a g b h e g e c e h g h h h e
h
d b
j i j
e a f d
f f j i d
i g h a j b
i c a a g a i
a c b d f j c c
b j f c g j d b e
i h j a g a c i c d
e c b f e a d b e f h
e b j f g h j c j i a h
b g i g c j g a i a e b i
i e e i d c g a i d a h h b
f c g e g i e g c g g f h j c
b j g d i e d a h f f h e e g d
i f g g a e b b f f a i d j j e c
d i h j e d b c c g j j f d a c f d
e i a d a j e g g j d e b h h j d h g
f a h g i e f g i d i i h i i g j a a c
f
g g
a j c
c f f g
d c j b c
h e i d f f
h e g e h g e
g h c a j f b i
h a e j h e e h a
h j g i i b a b b i
j b b e f a b a e g g
e j i i a d d h h h d d
f e i f d a f i d b g c j
f b i h c i h b i c h i a d
b b j i f d f b j b d d j b i
h c g a f d d g a c c i e a c h
e b a i j b g e c a g e f i i c a
h e f e d i a d g c f b g i a b f g
g g a i i a a b a f i j i h b c e c d
e a d f c b c h a g g i a c i e b b g a
d
f h
a g d
a j i a
b c c e c
a i e b f h
e j d c j b h
e d f e e i h d
c b h c h e g i f
g d i c j e h i i a
a a j i b j f a j b a
b i j a g g d a h h j a
i b g i d g a h b a e b j
d b g a a d h b f h a c c b
j g c d j f b e g c d e j a e
d j j e h i a d g e e i f e h f
c d f b e f j g i f d j i d j d d
g a e j i d d e b d g d e c h i f j
g d b b i i j b c f d j i d d a b e i
a j g b g j c h f g c b c g g g d f i c
g
h e
h h j
f c i j
f h j d f
h f b g f b
j b j d a b b
i e c f f d j f
h h a c j j f j a
e b j a a b e c a b
c g f j c f e g e e f
i f i e a i h e d c g f
j b b f g c j d c d b i f
b i b i b g b e j a i i j f
h g f j c f f j d c f h h c h
g a a f f a i e b c g b i e b c
c c c c f d h c i a h d d f h g b
f e h c f i e a i e j a g a e g a b
j e f b e b e i b b b j d c e j f d c
g a a i e g d j h g a h c e d j d f j i
d
a i
j d j
j i f g
c e g g c
b g e h j h
g d h g d i i
e a b a i i b c
c a b c e j f b g
a g d e i b d b g f
a e b b e h d i g g j
g i a c a c e b a i c j
i c b e g d j d h i a d e
b b i e e d g f d b b f a b
b e e j j j j d e i a i b b d
g h h b d c i f j i h i d i b a
g b b g j c f f j d i c g h i f e
b d d g i g h i g h c f d d f c c g
j b h h i c g a b d f i f g j c c c i
a a b i d d i c g e e e h h c a i d g h
c
i g
b c g
d d g j
b d h i d
g a i h c c
h e a b i j d
i f c g j a j f
f j j h c j j d e
b d h i c e a d g f
h c f b e b b j f e g
b d c e d e c g d j c i
j h h d i j b e a j g i e
g h f g d d e i j f j d a d
c f c g f e f h j e f e a g i
d d c f b c c i a f f h d f e e
a d a a g a j b b g a e a c g h c
a e g b d e f f f i e i g h a f j g
i f h b h e i h i h g e e e i e e j d
b e b i f d e d a d e j e a a a e f e h
h
a d
b i j
c b i a
g b g c g
a g d d c i
g i d j h a h
i d j a g a g c
a a f g i a e c i
e i e f h a f f h g
c e e b b d g i b i b
d i j b g b i g g f i d
c g h i j i c j c a i e i
j h i c h b d e i a e a c h
b j e i f a g h j f h i f i a
c d b i b j e c j a a i i h j b
g e d a b c c c b d h c i c h h g
a f a i j a g g g f h f j b h h i e
f i d j b a g a h j e a d j d e e c b
d j a j a a c g e d e g j h c i f j h e
b
c a
h j c
c a a d
c j a g c
f f g e g h
a c i a j g i
c i h a f g f d
a f a j j a c j j
j f f c e f h h e h
f g a f g a a g d j j
b b h g i j g e c f e a
d f e h j c j c d e j c a
g j e j d i a i b j d d h i
b a b i g c d f e c a b b h f
a g i h c h h a a a e e f h h i
c j e j h g d j b g i g c a f a f
c b h c i j c e h g f g i c a h e e
g f i h d d d f f i i c f e c a i j a
j j a e b i a a g g b f b h f f i e e b
i
f c
b e i
h d d e
h f f c a
b g a e g h
b c c e c e g
d c a j c f d d
c b a c b a e e j
i g h a c i a e j i
f h j f c i e a c g j
d d i e c b j j a j h a
c f g f e b c e j g a f i
d j d f e i d c i d h h h g
g f c b d c f b a h i d g h f
g i a b a c g b d j h h h g j a
e d b d h j h h b a b f d a b g i
e j c a j f e e a d e g b h a c i g
e a i i i j g j b b d c i a g b g e a
g c b h e f d b i e d c f a h c j b a f
b
e h
g a a
d f h f
j g a i b
j a d g e j
h a f i d i g
f i a i a d b f
j b b f e g e g h
j e a i d g h g a i
c f i h d g a d b i i
c a a b g e h i f g h g
j a c d h i e d e a g f f
j g a a d e d j e h j g c a
i b b h c f c d e a i j j g g
d b i i c a f j d j a b i e e a
c j b f b f i e j f g b b h g e b
b i a j e a c a b h a j f d g f e i
g i a f c g e c j a b e g b c c b f c
g a d f a a a c h i b j i j h d d b i f
j
b f
c f b
d f j i
g b e i g
a d h a a h
g g d j b h e
a h e h d i b f
g f b f d a f c i
a f b a g b a j f a
j h j a f b d d e a b
e f e e e b j c j a j i
i g c f i h j i d f c g h
e c b i j j i g a c g j e a
a i d c a h g d a b i g g h a
h g g j g g a j f g d i d e a b
e j e j d a h g f a g f b d i g b
c e a i b b f e d i d j g d b i i d
b i j h a i a a d c i h i h e c i e j
d f g h h i a f h b h b d i f d h e i e
c
e c
h g j
b f i e
g f b d j
i d i b j c
j i j d g f f
c b i f f h g g
i h f e h i a a b
f h g e j g h f d g
h c j c i d g d e j c
b f j e j i f b g g j c
f j e a e d f e c i a a d
f g d i h e h b e a j j f c
h j i b b h i e i e i g a i h
a e b e c b g c e g j d i a e d
i i f a b c j a g f c e i a h d f
h a a g c h i h g f j h j j j f c c
b c c g j i a i c a b g b a f f d b i
h f c f f j f b a b h e e j d a d b i g
e
c c
d h c
f c j e
d f e d c
d i i g a j
f h a g g h g
d d i a i j d d
f j j e e j i d f
g f a b i c a d b a
e e g c j a d d d e i
e c j b h h j a h b f a
a b f c d h e j i b g h c
e i a i j i e c b b c j d e
b a d i e f j g e d d j j j c
c i f j d j f h c e a a e e h i
b g h f a f g e h i g e d j d a e
d j j f h f g a f d a h b a e h d j
h c j d e f i i g g e j i h g d g j c
h a j h e f i h e f j g b c c a c f d a
i
c c
b d f
b b f d
a f a i f
h h j j i e
b c g i e e e
i g b b a g b i
b j j d f f a g a
c b f f g b h b b f
h h g g i d b e i c j
b f h b g c a f b e j f
c j c e h a c b a g g j g
f b b h j h d j c c b h j f
a g j j b b g g f b g f g e i
b g d h c e c b g e h b i g g d
a d h d f c g a c b e g c i g j d
d h g a d e c i i c h f b e f e j b
i b g h a h j d h i g i c d g a c j f
b g j f g i h d g g c b f g e a j g h d
i
j f
d g a
e a g b
c i g f j
i d c f d i
h j a a c d h
c a i b a i e h
d b a h i a b h d
a e a j c a g b f b
c c d j j i b a i h g
i f f e j i i d b f d d
f b g e j g j g b f f a a
h b i b h i c a f i c e i b
d f f g e d e h f e a g e f b
j b e a b h f d a i g c d f d g
b h e f h b g f i b b e h e i i g
c b j c f h e d i c a j f j g a g f
h e d e c i a e c a i c e i h h c b c
h a a g i a b f j f e g g a j d i j e i
e
d f
b h b
g i b d
f e d h f
g c d i e g
f g g h d d j
c b a h f b d c
j d e f b h c j i
i b f f j i a j f d
g a c j d a d b j f e
i g j j i c a a h g e g
b h f a f h b c h i c i i
g j d a d i a g i d a j d a
d f f e a g j g e a g i j i h
d b e g c h i j h g f f a i b b
f h g g j e d a i i j h g h d g h
d b j a j h g f i a a f e d g d d g
d j j d e c c d a d a d a e f e j f j
i h i a b h d h i h b f i j c g j b h c
g
j i
j i b
f h b h
j f f g j
j h e d b h
c h j c f i j
g f j c j j c a
c g j f i b i d h
a e i f i i d a h f
d a e i d j j e a i c
a g f c j a i i b h c i
h f h h b i i i i f b i e
a g e c i h h b b e b f c e
g h e h b c a i h b g j j c b
b f h f f b a g i g h i a d f j
f j i d f j j b i i h e g b i a d
i i g c c d d j d f a j b c b g c h
g h g h g i d c c a a j j j d c d a i
g e c j i c g e b g c i h i b j e b e d
c
h h
i f d
d f f j
j c b d a
j b f g i d
d e g a i e g
d b f e g c h d
c b f c j j h a b
i g c b g f d e j e
i e h i b g d e a f a
h h j e c i b h a g i f
h h i e d a d d c f c b c
j d g a c f d i g i e c h c
e j b i b b a c g c c b c g f
d j j a a f a i j c f b i e c a
b i e d e e g c h f g f e b i c e
g c e f i d b c e i b g f g j c a i
d g h j f c j i d f f i b c i e j a j
i a d j b e e j a d g i c i d g e a f b
d
e j
g a i
i d f f
b g d j i
b e c f b a
h i c a d a j
a i a g b f a j
b h i c g d g f a
j i h h b i h c g e
g i g g g f e c c j g
i h j i d j j h i f d d
i e b i i g c j j i e c e
e h h c d f d g a e j b g h
g g d f c i e b b f c d j j d
i g a c j j j e a a i i i d e f
f f e g h a f j b f j i g c j e i
h g i h i d g e c b a c c a c g e f
g i j b e e h i g i a c j i c h f f i
c i j j d c f e d g j d c j i b h h b g
b
h a
i i g
d j i h
d j h j e
a d g f j b
g i c h a f a
h h a b d j j f
c f j f g b c i j
c e c f c h i a e f
b g a b g g b f e g g
d e g a j e d h d a i j
f c b e b d b h d j a b h
j d f c j b a f e d h c f c
i j a h d g h g f d i b g b h
e i d h a c f a c b d h c c j b
d b f e b d d j a d b e f e f g i
f g a b d f i e f h e e e i c b h g
j a g e c a g b f a i h g e b c i a i
e a d g a e e b j i i j f d e i b d a j
d
i f
c i j
h b j b
g j f f b
b j b e b c
d d g d f f j
e h a e e f j j
g h i j b g e e h
a d a b c i c d d f
i h f c j c g h h e a
c d b a b j d d d e i d
i d h e i c c j d b h d j
i b e c i d h i d j i i d b
e h e g d g e a d a j d d e a
a i i a i d d e j a h c g i d b
h g a d d j f f d h f f j a i d h
e c g j b e e a b c i a c a c a c a
e c b f b f g e e b a c c f d e d e c
c j h c d e c h e b d e b d g j c c j a
j
d f
a i g
b d j c
i f e h g
f c d i h e
d c h h e d b
a b b i c b j g
i f c h h e i h h
g b b h g j h e g b
j e i c f h d e a h d
e c d e h i f b j c b a
b b c e c h g d g c j f h
b e i j d c i e b c e a g g
i b g d j h i d c f h j c c g
b h c i g a h a c e d f f d j g
j b j d e a c g e j a g d f h c f
e g b h b j h d i f c i e h a a d i
c c b b g e g b g e f b a j c g b j h
j h b g e j f b a e j e j h h a i d j j
i
f a
i g c
i g h j
a d g c i
f j c j e d
e h j e e h j
d f i h a a a f
f j c b e i a f a
g b j b i c b g c e
c f a a h f d i b d h
f h a e h d b i c i e b
a f b e g g f h d f b h j
f c e b d h d b c c a i e e
g c c h c h i i j j g i a f h
j e h h c a f f i a f d c h g b
f a i g f h i i g a d a e h i e c
c i c f c e f j j f j b c e d f b f
i b b j f e d j c g g e e j i j h d i
j c d j i f a g g i g g f f b j g a e i
e
i e
h g b
i c g e
j f a h i
e c d g c j
f c c j f e c
d h h e g i b g
e h a e c j e c i
b f f e h f b a h c
j b b i e c d g j a h
c a a j j j h h e c c a
g h a j a h d a d a a d b
b h e e e j f d h i b d h h
i a b g g e b d g g a g e f c
b c c c f f h f d b b i i f e d
a d f f a j i f c c b b h h g i h
d b d e d d h g e e a b h a c f d c
b j j e d j e g g b g i h j d d g h c
a c h g b f d h f c a c b f c b c e h c
h
f e
f c e
f f f g
e d c c d
a i j a e e
g h c e i j a
d f f b b i a b
i h e j e i f g c
g d a e f a b a b g
h i i f h b g c j d b
a f f c b c d i c d f c
c b d f i c f e j h i a c
f a i i b g h b f j b a j i
e d i h g g c d f b g f b i i
e a c i f f i j i j c c f d e a
e b g i e g b f h b e d c b c d g
i d f j d j a e i b a h e j h d j g
b b a e h d a b j a d a f f a c c f b
f f h e b b h a h e j e e e f a h e g j
b
c d
f e g
f f b e
d h b h i
i a i g b f
h d e e e c b
e i b h h f j d
j c c c c h h h b
j f i f g j i i h i
d h a d j c a f i f h
g b f b i h e c i i i a
h b e i e e d j f e b a e
g b f j e d h i a i d h c b
a i b i f a b c g j j i j g b
d h c f b f i f h f d d e d h h
j a g j b a j a h j c h d h h f b
e c f j e c e h c a f h e f e b b i
j j d i j i a i e i g d d e i i j e e
b b i h g f h a a f d e j e c h h i j j
h
e f
g b g
i i c h
i h e e j
c c d e b g
f a h g e j d
i b h e j a d g
d i f c h i i d f
d f g c f b e j g f
b g b f i e h h a i e
b d j i g h j i f c j f
a c e f h g h h f i h j h
d f d b d g f g b a b e h f
g b j e a e c j e e f g d d g
g c c g b g g h i j c h i j e a
c e c c j f e i b j j g a d j b e
f i i a c e i h c e d h g b e f e h
c g g d j c g d d h e f f e b g j b i
b e g b b e f e d a c b c i a d b e j b
i
d c
h g h
h f c h
e c h d i
a g b c h j
g b i h d h c
g e c j a d i g
c i d h c i f h h
g i j h d b a h d d
d g i b h g d h b g a
g e e e i a i i f j i i
i c f b a j j e b b i g e
i d b i e b b i c e b b j f
j e j a i i a j c b b f d a c
f g c e h f f e g b b i g d j b
a i e b b h d j i h c i h a g f h
e c g e h d c c e b g j a e j c d j
e i a i e h g f b a c f b e c b d b d
i i h b d d b a g b h a b g d i g e g h
j
e d
h d c
g c d h
i g h b j
g j f a g e
f a c j c h g
b f f c e e i d
a i c d e i f i i
d c e b f g j c f f
a f a b j a c h b f a
c f i f j a c g b j g b
g b c f i b c i b h b d h
c d a j f i f j h j c j g h
e a i f c g h i b h f i c j h
f i e h e c g j d d d c g e i a
d b a i b i i a a i e a b a c f e
g c a b d g h a h h c j e a i j b a
h a d f j g f e i c g g c b b f h a i
b e f j d d d c d d g i h a a c f g c f
h
b j
f c i
g d g f
f h e g j
b e c h a b
h e d c b f f
j e c c e c j j
j a g f j e e c b
f c i a i g a h j j
b d f j h c j i c h d
g i h e h d g c i j b e
h b i h d g i f g b e c d
g j a j j g j i h f g e g j
a a c j e a a a j a j i j e b
e e h c g g h i j e j d f f j f
e j c h i j j g a c g h i a j c g
i f i j e j a b d e c c a g h d c c
a a b i a h e a g i c b a b a j h e h
c i j e f i f a b e i e i e h d g j e i
j
b g
h d j
i d g c
e c d a b
e d h a j i
f a e a i h d
b h a d d h b b
i c f e g c h f d
g h f i j h d h g c
e e h a d e c f i b f
g d b d g g h j e d j f
a i g i b a f b i g j c a
c i d a i j f a e c a c j j
b c h e c h b h e h j g c b b
g g h g a h f i g d j i e a i d
f i e a j i i c c i h j b i c f d
f a h a d e a j f d d b a j b b g f
a a j b f a j j g d e d f i h j h e e
i c e d f d b g h j g j h f j b c h i d
i
i e
c e b
c f d j
a f j e b
a d j c c d
a c h f f b f
a d a e f c b b
g j h i j g e e d
e j e d h i e g j i
a h i f f c h j d e e
d j e j i i f g a i i d
j c a h d f b e h g g b b
j d i b b i e i a b d j j h
j c j c j f d e g c h h c j h
f g a c c f b e c h c j a e d e
h h g b i e a j f c c h f a i e e
i g a h a g h i h h g c a e h c a g
h j b g e i b f a d g h d b i h a g d
f f c a a h h c h j e e j h b i e b a j
h
b a
e b b
a b i b
i j a j e
h f b b i e
i e h e i f j
j f h e h h a b
i c e e i e d a j
e c b g c h c b i h
b i i g h h f b j f h
b e i i h a g f j h h d
j e c b f i i i c h h i a
b h a j j f b e i j j d i b
i g c e j b g j a i e a b f a
e i g j c e h a j j e f c e g i
g i b j h j d f b b j i j c h d g
i f f i a a h g c b e j i b g d e f
h c h g g j h f d d f e b a c f f a h
i f h a g g e f e j i a b c f f f d h c
c
g i
h j g
c i e e
d c f b c
i f d f e e
a g f g a g j
b a j j f b h a
i a f j c h d g c
c c e f g c g g c j
i f i a h i b h b f c
f g d a i a c d b h d e
f i d a b f e c g g e e e
c h f c e d f b a e a f b i
f a c c b f i j b a e b c c h
b j f c a i c b j d f h g b j c
h e a e f e c d h g j c c f h d i
b d a j i g b i f e d h j b e e b c
b b e c h h j c d g j h a d d i h g b
g e g i a i a a j b i e a e f b i i f b
e
d e
e d f
e d h f
j b a g a
i b f j d g
i a a j j e c
b f f b b j e b
e j d j g j b g f
e e b g f f d a j a
c g d h f h i d f a d
f f i d j i f j c c b g
a g g j b h b c g g c h i
a c g d e d f i h j i g a b
i g h j e g j h b j b h f d c
a e b a a i c j b b e j j c j i
c j i g g g a d d b b j a h d a i
c i h j b e b i d a d c f j i d a j
d e d a b g c c g e f i b c j f f d f
i b g a i d d i i e d a e f g e h f e f
e
a d
g d j
i i b b
h g e i d
i b b b h j
f a c j c a e
h i c e a g i g
g a a i i c h c b
e b f f b d a j g i
c d g h b f b c j h a
c a e g i c i j b j f b
h d b e i g i e g h f j a
f i a b h g f b b h e i d j
b i a j d e a j f i e c e a g
i c j b g i d d j d i h i h b j
d c g h h f a g f i i i j e h d g
j e d d h g b i f i b b h i e c i c
b j j a j b e c d f h c j i j i h a d
i g e e f d i e b j g c f j b f j j a i
b
e i
a e c
a b d h
a a i d h
d g d c h e
d c d b g i b
i j g i b c e f
h j g c g e a j f
g d h i c j g f g e
f b d h g f j f j j i
c j c d j h e b i d h f
a c a j g a f f f j e b f
i g g e g b h a b a j g i i
h b g d h j b d f b i i d e e
h b f d h a f f d i c i a a a e
f c g i d j i b i i f d g c i c i
b g f f j c a g b i b a d d b g i a
h j e a g e f h e a h g b i a j g c a
g f i d j j j d g h i f j e j f f b f f
j
e g
d h f
d d d a
d b a h h
g h h d d g
b j c i f i d
i d j g i j h e
e a b g f j i h j
d i f f b g f g f e
j c i f f h a i f b c
a a d h b a g e h a h i
j c d d g j a j c e a b h
i b d i c i a h a f j a a i
e j i a a h c a d e i b f e c
e a j c h f f f a a e f a j c b
a d i f a i h a d h e a b g i h h
d f e a e a c b b b c a j j i h h g
d j h j j h a d f d b a g e d d h h d
g g d e e h d a e a c i i e j j b h f j
c
e j
a j g
c h b a
b e c d b
j i a h f j
e b c a j j i
h i d f c f d f
e i b j i b e i g
f g b b i h g e d c
j i a d b e c b h g i
e j d f e i a i j a i g
g d f h j f i h i c d i j
b c h i g c c b h f b i f b
e g g g i b h g e h j d f i c
i c g j i i a h c c g j g f e e
b f d e h e a d i d d b e i b i j
a g g c h i a e d e j b b d f g e b
j b b h c c b e a b j j i h d h f a f
g c i h b b i j e j f i h a e d a d f g
e
a i
g g e
j g e b
f c j e f
a d g g g g
b f j i e i f
d a i e f b c i
d f c d e g d f a
f h a g g h h i a i
j c e h a g a d i i g
g a i h g d g h d i e g
e a d e i j g b j c d a c
b d e h a c f c d h j g j d
i j a c d c c i j d c j a c c
c d h e j i b a a d i f h e b b
i a j i j g i b e j e c i i b c i
c a j i b h d j i i f d a c f f g a
a h a j b a b e j i c h e a a g i a h
f j f i j f j h a h i a a j i i f b i i
i
d h
d f f
j b h e
d j e h c
d c b d c a
c g c c f c c
e f e d f a f j
g e d b e e g i d
e d e j a a j c e h
b i f f a f e a h f h
c d f i j h i f b g c d
c a h e i c c a e b h a c
g j g g i g c b d a a e d d
c a j e g d g d i c e b i a g
f j d e c c g c c h i d h g h h
e j f i b b f j i h e h d e a j c
j c c d e b f e f e i h f d a g g d
i d e c e c c a b g h h f i c c h a e
d d j d g c e f e a b b b f g d d b h b
h
f d
d h d
b d g b
d e d d e
j b j a e i
g e c e f d c
j f c e f j i i
g a b j h c i g c
h g i b c f h c c e
e e g g c d e d f e h
g e h b a b j b b d c d
b d b e d c g e g c f f b
a b j g b j d c c b i h b e
d e d b c d j e a c g d j h d
d i b c h c g d d j f j h j j j
j a b f a b c g e i a e e e e i h
f i h j f a c a b i j c i c f i h a
a f a f e b f b f f e h f a j g h i b
g g b d h c c c f d c g d g b g c a i g
c
e j
a h c
h e d g
b b d e b
b a g e f i
a c c j e g d
i g j j i i h b
g f a h g i f d e
j b b b e g a a j b
e j c b e c j f a d g
j c f i b j g h g i i f
a h h e b i j b d g h d d
b d a h a b e b a h b f e c
g e j j j b h i i b a f c d i
h d j h j i d g g f f c a a e f
d d h h i e f b f g g d d a g h g
e b g c a a b e i f d b b f e i j j
b d f h e a d c a f f j j d b j c d g
j f e i b f a d i c e f d a j e h a d f
e
b j
e g a
i g f a
f a e e j
i a b e a j
b f i j g j e
a b e e f g h c
i e f g j c g e b
d e f d j j e j j c
i j c e i a h a i g g
h j b j i j e d h b e d
b e h h i d c a j a j i j
b d i g g h f i j i h a g e
h d e e e a e a j a d j i b g
d e j d c c h f j a c j c b i c
h c h e i i c c b d c c f b i d c
c e d i d b j h j b f c a h h f f i
g d d j e b g f f i f b f a d a e j j
d i f d j g a b a h b e f j f a h e f h
g
i g
c d i
i e e i
f j d h j
g i a b d a
e e j a a j e
e a c f b a j h
c b h j f b e c i
d g e c d d g d g c
c b j d f i i e d g j
h f d b c c f j b f g f
f i c c b d c h i e g d a
f e b i a d f f d j b b i c
a e d i h i e i h d j a h e f
i f j f e g c b j f f i a e f f
a e g i f h g g e a i f f e f i c
h j a i h a i d c e a j h a a c h f
j d a h f e j h a g e h b a c d d i e
e h a j d g c c f f e b j c f j b e i j
c
f j
h h h
d c h f
i e a f a
e f a f h c
d h b a j b j
h g a c e i e g
g f d g d d a i i
i g b h i i j i b e
j d j f a g a i c c b
h j h e c i i e i h i j
f e e b g d g a d i j j e
c c i a c f i e h j i f j e
i j f j d e a d e c d c e b i
c e a i j f h i e b g g e f f h
i d i f b i e b d b f b e e d j e
d c d a c a b c j j g e h h f c a i
e f a f h g f b c j d d i d e e j c j
b g h i b g a c j f i c h j e h c f a j
a
a f
h d f
i f d g
c a f c c
d h h j i c
c h b j d i e
e h j e f f j a
d e i d c g d c b
a a g g b c i e j d
b e b g e e g g f c f
b j b b j g f h h c a c
g a a h b h f a f j c f b
b g c e g c f b g g d g e a
c h h b a e c b j c i j i a c
j b b b j g d i c g g b j f b j
f a i i e f b i i d d b i e e f g
i e d h g e j c f b i j h g d a e a
g g j b e h f h a e a b i i b i i j h
b b j g j b c a f i c e e d g g f a j b
j
f e
e b f
j b f a
i d e c f
a h j b j i
i h h f d i h
j g j c e c e a
b a j d i f f b f
j c a b d h c a h e
a d c e j c d g h c a
g a a e j g i b a d i g
b g a j b i h h d f j g d
e a d a b a c e j i e b h f
h j g b i h d b c i a h b c f
b d j d a e f d a c c c f d b i
e j c a b h a j b c g j g h i f c
h i i a a c d d h i j b b i e e g a
a d g b g i b b i g f a b b h h f h d
a j d i j h a c h g d i e f a i b i g j
g
j h
d i e
a g a i
d d h g i
g d i a a d
g h f d a g d
i j a j h a j g
d c a h e h e g h
e f e i e g i e g d
j e h j e a i j g b b
a c a j a h h a j g i a
c j a d g j h d i b c j i
c c a e j a g b e g f h a b
e e a e f d h i j f j f i g i
f j e c f b a d a j f g d b i g
d a d e a b e e c j g c c b a c e
a g a j h j c c b f b g f a j d a e
f b c a h b c e g h g h d g c a j j i
g e i a b b f a c i d h j f b e a g b b
h
f b
c j g
i g b g
j h h d a
b f j e c g
j c i e b b e
j j i g i e a i
i g b g d f g e i
i a f c g h d h g g
g c f f h d j f e a i
f e f c h f f d g a f f
i d e b d b d d f d c e h
j i h b f h c h g i b h g g
j a i g b a b j c j g i c e a
g d f j g h h h g a b d f h e e
b g b c f c h b e g f d c b j a d
a f e f j d g c f i h f h c c a c d
c d e i d e e f j c a e a a j j c f c
a a a i i e a a a a i i b j c a a i a h
e
i b
c e f
f j b e
j f h h a
a i b e h f
i f j d g e j
f f f a f j g e
e b b j i e h a f
a b i g a b h f f f
i f b c h i j d f h b
e a b j g a d a i c b e
e j a e d i f e b i a e b
i e f b b i e g d c i j a j
b a g a a b c h j b j e a f b
e j f b g h b c a c d f f g d h
i b h f d a e c d i c a e j e h e
i g g e f f g e f b j d d d f j j j
b b j f a h h a b i e c f j c e e d b
d i d c j g h j h h b f f j h e i a j e
c
h f
h i h
e g f j
h g j d b
e b c g g i
e e f i c i b
b j g d b e i a
g f b i a h e b b
h g g h e j g j b d
a b h e b h g i e i b
c f a c c h f g j d b j
f c j g d j d i j h i h a
b g b i j a i i f d a d f j
i j i a a h e j h h i h c d e
h d c a c e a i h h h g f b b a
i j h i e h j c b a g c f b c e i
e e d i i b b j b b g b d i j j c h
i f i h i f g b j c j h f h c a b i d
c b b j h g j d h d c a c g b a i e d i
i
e h
b j h
i h h b
i e b e h
e h j e g a
e b j a b c j
b i j b c b b h
i b h d a g c i a
j e d g e h c j e f
d f g e e e b c f b i
c g b a i i i i c g j c
g a g a g i c i d h j a a
g e g f b a a h b j g f g c
c h h g e h j f f g e a f h i
d d i g j b g j g f j h h d f f
b c c j j i g e f d d j i d j j b
j f e c d j f d i a f e i f i j a h
d j c h a c i g e j d b b i f c d h a
j j h c a b c i j b j g j c c g d b a j
h
e i
g f j
h a b a
c f c d h
g i d e g d
d j a f h a f
g c g i g e h i
j a b h a f b h i
a j a g g g e c d h
j c c d c i c d f g j
i h c a g c c d f a b f
g b g e e d e b b f f i f
f i i e f e i d g c f h j a
g e d g h e e b f i j e d f b
c f f f j e a a h d i c i c f g
b f f e b b j d a e e j j d e j b
d c h c d a i f j c f d h b j b f i
a a a e e j b h i f i a i f b a c a d
f j d h f j g e c d f f f c c h b g c b
d
c j
c j c
e c d e
i a a j d
b c g b e c
g a h e a b i
a d d g j f b j
a h e g g d i b h
f c h a j c d f b d
d a e g a a e h i g a
i e c e b f d d b b i a
j b i b f e g a c e g j e
c e h g d g b c b i f f f h
f h g h b d f c g f i e e f g
g a a g a e e h e e g d i b e c
j f i c d h a j j j g e h i f d g
d b h c e e e h e f j f g h i i f f
b g j i b c e a f i i d g h f h d f g
b c g a b d a a i h e b e a f d b h i h
j
d i
j d a
h a f h
d e e g j
h f j e a c
f c c c f f j
g h b c j f e d
a g e g a e f h a
a h h j c a c h b a
g g e i a i b c c h a
c j h h c c i a e a j h
i d e a i c j j e e h d d
i g e b h j f c a e b i e h
a c b d h c d f c b c i j d d
f b h j c a i g j d c j c d f j
f c c b d d i f b c e i d i b h g
i i a f a j b h h f e f c h a i a j
c f j i c c a f f a i b j d i i j g a
h i h f e g h j h d g a i e j e d a e f
b
b a
c i a
f i c e
g h b e j
f i f f e f
e g j a b a c
d e g e a d f j
a i i d b a f j c
i e b c b h h d i a
b i f a h a f i g a a
d h c c h i g b g h c e
b b i h f b h d e j b d d
j g d j d g j i i j c a j c
c f h b a b j b a c f g a g e
e g b b a i a h f f a f a d j d
c e j g d c j a c b c c j f i i b
d h d d f j i f d c h b c b b d a g
h g b e a h a j i i b f f a b d c i a
b j b e c e a g d j c d g b a h j g b i
e
j j
f h g
a b f f
g g c c d
h b a b j b
a d b b d b e
b a c b c e e h
i e f b g g c i i
f a a d j f i j j h
h f e d a f c e d c d
i h j b d g d d j h i c
d j d c f d b b d d h j h
i i f j i f f f a d i h c a
a i c i f d f j g h i d j g a
f h f a h e j d d j i e c b i e
i c f e e b f f c a c e h e f h b
c j e h g b b h i f a e e i j b b b
e h e f g b g g a g i a g d f g h i b
h f b c e f d e c h j e c j b f e d d a
c
f a
f i b
e f h d
c e a d i
e c b j e e
b d d j g a b
d g j i g g e d
f b b f j a e b j
f j e b h e c d j j
j f c f f e f j b j h
h d d e d i c e j b b e
h j d f a g a a g c c a b
g e e j h e j i c f f c i c
j c j b d a b j e j i b j i e
h j i a e e h i f d e h b c h i
d f f c h j a c j f b j j b j b d
i g h f i d j i a d d h f i c e d g
e b b i i e f d b i b h c e g e f a g
f a j f g b c i g b e f f a g h d b c e
g
i h
g b f
b h h j
d g a j e
b c b i a j
i g j f h e e
a h a a h a f b
d g e f c i a b f
h e b e f b e b c g
g e i g f d j j b f b
i g e g g b h f g e a i
f d d a a e g h f e c b b
d e f e c g b d j b g g b c
d a i e h b b g a i b d f b a
i b g c g e d h i j c h j j e i
i i i c g c i j f i i h b g h e f
c i i c e j f g f h b e f d j h a e
h c d f e f g f j c g e j i g d e i i
d b a e f i f c g f a f i i f a g a a h
i
e e
a b b
h a e g
f j a d j
i f g i i h
e a g a f b b
d h d a a c h a
f a a j f d j i h
h i i f h f e b i e
e c i j b j a i f d f
d g f f g g e g d h e i
i e j b g d a i h j b i c
f e b h c h c f a e i d f g
j h a b f j j f f d i c a j g
h h b i i i b c c a g j g c f g
e j j i h i c c h c a j f g j j b
g g g c e g b d f b j d e f g c d i
e i j g j j c e a c i f i e a c i i g
h e b d h b j c c c e a a a i g i b h b
d
i c
d d b
e j h e
d a e f g
d g e e j h
f b g h g g d
d a i e h d i a
h h d a f e d c b
f f i j g e h j j h
i c i j d i g i i g c
d c f c i i c b a c f j
a e a e h b g e j c h f j
i i g c b e e j c f g d c h
h e c f d b f a e h e a a e a
c b g b h h e h g c e d b g j a
g e g i g b e f d c b f i f c a e
g i b d h h c h a i e d d i i i b b
b a e g i c g f f e e c a a g d h f f
d i c c j e h b d b c d h h c f h b f h
a
a g
c a e
h d b h
h j j h c
g j f b j c
c b c d i a f
j h e d a c g d
i a e g a j d j e
g h i e i g e d b b
d f h j a g e d d d g
g i h c j h g b c g j f
b d b g c b i j a g h f e
c e j i e a i a j c d i c i
j c j c c f i h b d g c j i a
f i g f a i g e c b d h b b j e
a c f j c d d i b h h c a a j f j
b c g g b g h f c f h i a f e j a a
e c a d i a d f c j f b f f g f h g f
g d a c i b c f g h c e a c h b a d j a
c
i d
i c e
c f c a
h c d c d
c f d d j c
a b h h a c b
g g a a b f e e
e g g g i e j i a
e g j f f h h a j g
a h d c i i i j c h i
a f h j c f a e e c d g
g d f e e f b c a i h b a
c i e j h h b b f c i c g d
e d h c g b f b h a g j b d b
c f g e b f j h c b j b d c f e
h d a j e a j f h j g b i b b d c
h d h b d c c h a d b d f j i a c b
e j c c h e h f b g e g h d h a h g f
j f i d h g i a a d g e h b a i f d i h
a
h g
b i h
c g i c
c b f j a
c a i b j h
h i h h h c j
j i h c e h e c
d c d j f b i i i
e e c j g f e d c a
b a f a i c f e h c e
c a f j e e a c j e e b
e e e a j f j b j h d i a
e d d f g i i c a g c j a f
f i f d e i f e b j j a g d c
f e e j e e g f j i h h j b f b
e g h g j j j j f i f j e c f i i
j a a g b a f g d c e f d a d b g j
j b e b c e c c e e f d j f h g c e g
j e j j i d b b d f j b c e c g a f g d
c
h i
d a b
j d g h
b f d d f
f g a f f a
h b f e i a i
i h g g e b a e
a h e a b d h e b
j b a h j e b d a e
a i f g d a b d j f h
g i b i a i f c e f c d
f e h a e c c a f a b d b
b e g d i i b e d i i f b b
e f g i b h c e i d e g h d g
a d c i d f b e a b c a h e j g
c h h h a e b f a g g e h b c j e
a c g b a a e f d h e i a e b g a f
d j c b a b j g h f e c c c d j b f i
j b f i j j d g b c f j h c b e f b d a
d
e h
h j h
i g g d
b c i j c
c d j f g a
d i g f g i j
j g h f f d d a
f h a i g h h a i
g f e a j a i e i i
d j b a d b a a j b a
a c d h i a j a j h c j
c g i a b c i j i a d d d
d f g e f e e g e e c a j e
c i a j d b j g f a b e f f e
g d c j j g d g c g h d a g e f
h g b d i g a h e g b e f c a b d
c j i f a h b h h h i j g h e f j h
j d d i a g f g j h f d f e c d j j d
e h g d e e j a e d a b j b h f g b c h
j
g i
g a h
e h g f
e d h b c
j i g j f f
c a c i f j g
b b c i i c c a
j b d j j a a d c
f g f h f h e f e c
d i g b g f h e h a j
a c c c h i a e c h i g
g j a i a d f g i j e j g
g d f i h b f d d g g b i g
j c h f j b g h f e f f f j h
a e c h e e e i c d e e d d e b
a i j h b j b a e e d j a j i j i
b b g g c e j e h d c c e f d h e f
b j a b d j e g j h h e f f e a b j d
e b f f f h i c a b g f e d h g h a c d
d
i f
b f d
a h e f
c b g h a
g j c i d c
a a g i a h c
d c c a f g i c
j e c d g a h d e
c b j e c e a c i a
e c a e g c j f e i d
b b j g c g h h f g c h
e a a d b f a a h c c f g
i g f e c d g h h h g b e a
a a a j b g g j j a e i h d j
f j j g d f i h g i d e g j h j
b c b g d j b h f b f e j d f a f
d d c b h b d h f e f f c h f b d d
h g a a j e h i i c b c g a i h c i d
i g c i f f g h d f g h c g e c e j j a
f
c f
f i g
d d g c
j i a e j
e g h f g c
a a c d c b a
i a b h f d g j
d f h g h b e h j
b a d a h e b c d e
g e j g f g g b c a b
g e e j g i i f i g f a
f j e d b a e d i d j b a
j b f h j g j e a d b h h i
b d h e d e g j j c c c h a c
f i e a b f a g g j d e h j c f
h b d h a a j h g j d a b h g c c
g g d h c e i b a b i g d j h f f b
j c a d g d j j i f j f a g c a j i g
f a h d c g i d i g a a e c d i e f a c
j
f a
d j c
g f e a
c e j d e
b a c b j h
j c c a j e f
d j f i g f h b
b c f j h h g f f
i h b g i j j b g c
f i a h b e c f j c b
j b h c a h f e f a g h
d e d c h d h d a e b j h
a h e j e i d b g f d d g d
a g d i j d a j a j i j b f i
j g c a b d e c b a j d h b f i
j g b g g e f c i i j j h e g f j
f h e h h c c i d h i h c a i c i i
a i g e h h d h f e j b h i j i i a d
f f j b b f a g b g i e h h i e e c b j
d
j e
a j a
b g a d
j f e i f
a g d g i i
b j e h b h b
d f j f j b d b
f a b i i d f d g
a h a j c f i e d e
d i a e j e b e c b b
h h f i e a a i f e g f
g c b d e j f g h i a c i
g f c d h g i e i b a j g a
a g h j f h j f a d e g a j a
c c d j b e e j e d e e j c a h
c e j h f j c c e c e g g a c i g
c h e g a a b h j c c j j e g f d j
e g i i d i h b c j h g a e h j a j h
c a f i a d f f j d a e g c g f f c b g
j
e g
d c b
f d f e
c h f e c
f j g e f b
j g i c b f c
g g g g a c a h
h f d h g j f d b
j a a b b e h b c e
h g e a f c h h g a b
e b f g h g d a e i h b
e j e j e c e a e c h j h
i a i c a e h b a g e e h f
a j i i b g i b d f c j e c a
d h j a c a h a i e f j j f c j
g h j b i e a i b d b i f e e d e
i d b b f f g c a i e c b f c f j g
i g b j e c h i j i e f f f f c c c f
b a c g e b d d b j g e h c a g a g i c
i
i i
e i d
i c d b
c e b d a
c i d a h j
j d j a h c a
b h a c j h g j
j c i h g g g b e
e d e f i d c b b h
i a f b b j j b c c g
f j i f i h f g g f c h
j c j j i i g f g a i j i
a j e d j c a c i b g h i b
g i h a g a e g e h h j j i j
j d h b a e c a g h h j h c a e
b f i b h a c c b h b g g c g d h
j a h d j b a g d f g j h a h h j d
b c c d j h b j a h g g e c e b d h b
f j f a g f a c c e j i d g i d f i j f
d
j f
e h c
a f f f
g a a d a
e h e h b d
d f i a j f g
b b c j i h c c
i c e g j h c i h
f e j a g g f i c c
a g d e d h a i d g b
a b h a d i j i e g j h
a a b c c f g g f i f e b
g e a e c g e i b c i d g g
g b i c a a c a f d j e d d f
h f j c b a f f j g a f i a a e
i a g j g d c h i a g i e c f b c
h d a d a f e b i b a a e b g e c e
j e g b j j i g g e b f a h h f i g g
b j a g i e a e j b d g b b c a h e g b
g
b h
g h d
d c c d
j d c g f
i h h i f i
f j e i e b g
f h h b g b f j
i d i c i d b a e
e d h b h f c a a i
a f d j j d e e j c f
c c e a a e h f a d f h
j f h j f c a d c g h f c
g g d c b g d a d g e j e f
d f c h i a c e g e d c j e c
j a h i h a c b a c j g f d g a
j j b e g f j a h e h f e d e i c
c e f a f e h a b g f i c e e h b a
i i d a f f c g j c c d b b f a j j g
a b h a d d d f i h i j i h h g e j h a
a
i a
g e d
h j f i
f j a a f
f a d j j g
c f d d g a a
i b a g c g b i
a a a c c f g a c
d b b i d e g b c c
e e a f e a j g h i c
c i h a a b g c c e d c
d b e b e f e f b h c g b
f d g f a b a b c c f e a b
e j a a a b a j i d g c c j b
j e j b b j h j e a d a e e h b
e b f e f c a j a i b i d b b d j
d c h e h a j j h h j a j d f a i e
g d i h g g a e b f f h f g j f j g a
b g e c c i j f f c a e d c d a d j b a
b
a d
a e f
a d d d
c e e g e
c i b d e c
e f c d e j c
d j i d h c a g
f g g j h i j a i
e e e e c j a h f c
h d e a c f g f f g i
i c f c h h j j c e a i
j h d c b h f e i b f j j
i a b f c d a d e f b c e b
g g c g a c e f f h a f b e d
i d c j c e j h e h h h e i d e
c g b h e h h d d b b j e e h i f
g i f h b b e g c j j b c i h g a b
b a i b e g h h a f d b i h d i i j j
c e b f f e h f j j a a j e i e c e h c
g
f b
h b j
g j i h
a d j d h
e i b d i f
i e d d c e e
j b h g e f g f
h i h a j j c h d
i g d g i a c b d b
f i i a e h h f b e a
c i j d c b b h j g d b
h c g i h d g h i c c b i
f a j e g g e f c f c b h a
a e c f f d g i c f i b g d d
g d c j c j f f j h b g a e j a
g d a c h f e b b e b c j i g f j
b b i e d h d j j c b g j f e j d i
g b g f h d h i a b i i a i f e b j a
j e j g c g e h h e a a c h i e g e g f
h
g g
d d e
b b b i
j a i j f
h d b c f g
b f f i b j a
e e f a j g b h
b b e b e c d j g
a a c h f b f h h f
g b f a f a e a b c g
e d j f i h a c g j c c
j g j j f a d c a c d h c
f d h g j b b g b i g e a i
e c c a g i h i f b f h b d a
h c e f i b f i e e j a j e c h
e h g c a i f g i e f c f g c j j
f b d i g j i g j f i c a j d j e h
b i a e g j g b j e i i b d j a e i d
d a h i h e j e d b b h b g a a a b g i
j
a h
f g c
d a e f
e e a g i
d g g e d g
i g c e h g h
e c g c h b g h
a i a d b c h e j
j g c e h j d b g i
h f c b e i d f g a h
g h b e g b d f a f e j
a c a a j e i h h i h d b
a f g g e d j h b a a a b e
b d a a g b j e d j g h d d b
f e j d c f j i h g g d i c i c
f h j b h a i j i j b f d b i f f
g j j a i e e c b e b j c f b h a b
c e b e b j a c a f a g d b c e c c j
a a f f j b h e d e g e h f h a f g b h
d
b i
b h f
c b h i
j c f i i
c h i i c a
j g b c a a e
b f g b d a c i
f a c g j j h a c
d g i i e a c b d d
e a f d e h g f b a a
a b e b i i h i d b c c
a e c h a e d e e d c g h
j f b b g f h b g e i d i g
g f f g b e b h d j f i h c j
d d c j d c j d h f h d d i j g
d f f g f g e a c f f h g f d f i
d c f g c j i b g j h h i b i f f e
f c a f f f f j h b g j h d j a j c g
a b c g h b j a d b f b d j h g d h f h
g
a c
i a b
f c a f
d g h j i
c h a j a j
i a j g e a h
c j e f b j g j
h j g j a a a d h
i b d j g a h a c b
i c c f i h i j j i f
i j h d h d a b h e d i
b e f i h h b h i c c a f
i j a a e g f j a g c a c i
j a i g g j b c g d e a c h c
f b d c b e a e e g b a h d g j
a a i c a d e i i d b j f a i j f
e b f e b e f a d b d e a e h g a i
i c j b e d g b e j f j b h h e j a g
d f j e b c c i i j h h j d g g i c a f
b
b j
i g e
c i j i
h f d i a
j f c d g i
j a i e i f b
g h c a j j b f
h c h i j a i j d
a f f f i h e i i i
e i h a b c i a b j f
h d d c h e c h b d i a
g d j b f b b c d j j f d
e d f c e j e g f e b e b i
a g i i i b j b b f f i b d e
j e h i c c f f a j a d d d j i
c h e c i j g a b f e h i f f a b
c a g g c a c i d e f j d g j a h d
b f f j b h b g j j a d b f e d e f c
f f f h e j d e j g b d d d a j a a e b
j
f c
j i i
j d j d
f a a d a
f j h b c d
f f i d d g j
i i j j i j c c
a a c j h f c a g
h g h d f j i g j j
d a e d c a e f i i a
h g j e h i b c e b g j
c f f b g a b f f i b i a
c i g a d b g d e d g j a j
f d j i g a b j d f h f f d e
j a a i j h b h e a i g h c f h
j c e c g e d h i c f e a g c j h
b g j e j f f d d i d h g d a d b g
c g b h d b d b b i g a d f c b e b i
a h e d g d c j c a e c c j f d j j d h
g
i i
b d j
g j i g
i f d d d
j d g e j d
e c b d j i b
f g e d i b h e
a i g g d e a c a
a g c e j e d g h h
a d b d a a j a g a a
j f d e d e i i b d j a
j h i i j j b f i b a g f
g c b h j f b j d a i e i c
j d a a e d j h f d h d g b j
d f c i d g i c j d d b f j f a
f e h c g f e i e a h f e d g e j
e h g e f b c d h h d d g h a a h e
d g e f f j g d g a e g i d e b e i i
j i b h c c d g c g d g j b b b e a i i
e
d b
i d f
h c i d
i g f b j
c g j j c g
b j a e i g c
c c d j f a g j
j d e c j d e g d
f b i g c e h g f a
e a a c j g i g a g e
j f j g h d i e i a c a
b j b b g d g g b j d g f
g i f a e f e d h f c j f i
i e j b h i d g d c c f j c f
i b a i f c e g d i b j c g d c
h g f j d j j c e b a a d c a b a
b c h d b e b h f g i e d e b h i f
h e b c i b f i d e h g h f i f f h a
a h c i g a b i a i g e j a g c b a e d
d
i d
f g d
i e e g
f a a h g
a c i e g g
h e c f e g j
j c h g i j i j
e d d j g g j i e
e g e g d b i f h i
j a f i e h c a f g g
c i f e i h a a h e i e
b b c i j g g g a a h a h
a g j e i f b d i f f j c d
h j g d c i e i b f d d j e f
i h f j j g f h f f g b f j d f
j d c i h a h d c a g g j f b f a
d b g d i c d i h e e b h d j c f j
j d c h f i a e f f d d g d d e f d c
a c a c j f a f h g i g j f a a h h e i
g
f d
h i e
h a g a
c i e b f
a f h h j b
f g e c d h g
b b c h h d h d
c a b j d a c b b
g h c h e g e i g c
d a j d i c g g g i g
b e c c a e b e h f b c
c i g j j g h b h h e j g
a f j a e e j g c h e c g c
d i d i j f c h b h i f i i f
a i g j g i a e c i d g i h d c
e e e d j f g e j j c f g d b h c
i c i h e e g f i i c c a j b b g a
j a d f d f g b b c f h j e g e a a i
c a j a g j c b i g g c i j i b j g b g
c
i e
d j f
c h i h
d b b c j
a i d g h f
a e i i b i e
b e j g b b j b
j d j a d a g g h
f j d c b e g i a c
i i j c h i e g i b c
j h b f d c j f f c a d
e c e h b i f d e g g d c
h c i d c i j j i i g a d b
d i f j f d a j c a f g d b e
f f e b b f b e b h i a d d g h
i g i g b g f b c e b c g f b a c
c i b a a a a e f g a d c i g h g c
a a i b j d i d f i a h a c h f i f c
h j b e d e f i a g i g c d d g d c g a
g
j a
a a h
b i c e
j a f h d
a j b c b i
h c a c j c b
i d g h d g e i
g j i f f i f c e
d c b j c i f f j b
c g i c i a j j d c j
f e f d d j b a b j j i
f a c h c i g i c d a h a
b b j c i b g h g b b b b b
j h h f g e h g a c h h i f j
b g d b e g a d f j e f g f h i
i i e d d c j f a d f d f h h a h
e i f i c j d d i c g e j a f a f b
i a g h e i i j d g f j e j j d c j e
d e i j g d a i a f j d e b i g f g f c
i
i b
j f d
i j j c
j c b e g
a c h c i d
e j g b b i a
d g g g g d e d
c a j a e e a f a
j e a a i b a e d h
c g e g f e f b b d h
e h d j j b c f j b g a
h d j j c e e g b b f i a
h g f i f f g j d g i c e e
a h j h g i c j i b e c d b b
d i g g a i f d f c j g b a d g
i d j b d c g b f f h e g j e b f
b g i h c a g i f e a j e e a c f h
b f h h i g d e i h j c j c j j e i g
b g g f i d h j e j b e c e g f g b b h
g
b d
a h d
f a g i
g i b c i
b e e b f b
h g h h b g d
e i c i b g b a
d j g h g d j e j
a b f g h d a c d e
b c h c d f a d d b a
d g e j h c c i f e i f
g g c c a f j g i a h e h
a d e h h g d j e i h g b b
d d e f a a a e e d f a h a h
h h i a b b h e c i j g f d f b
e j c c i c g i d a d c g i d b a
c a f h g b j j e i h e b e e e g h
h b j f h b f i b i b h a e e a b b h
g g f c h i d g h c f e a b g b a b h a
d
f a
g f a
e c a g
e h j f e
d d h h a f
h j b i a j g
a c e d e h a h
c a e a a c d a i
c b f j i c c c e d
h c b i j j a e e g b
j g f b a d c a c e d a
c a e b j d i e f g c b d
e f b d d h a c i i h f j c
d g h a h d f j a f i e b d j
j c e j e a a e b f j b d b h f
g g i c e g b g h d d b g f b f d
b f i h b c h c i c e i c g j i e i
d b e e e d b h e d d d f a a b c i g
e f j d f f d e c d a e c f e d i i c b
i
d f
g f e
h h e i
h g b i c
a j d a f b
e f e j j i i
f h f e e j h e
j a b j a a e c g
i c d g f j d a e d
f b h i f a c j e g j
e j d a j e g b g a a g
f d i b f e f e c c f g g
j f a i f h g e h b a h d h
f b g a e j c h h j j i g a g
g g i h a a i c g d a h i j g j
c d f c d i g a f e c c d j c d g
e h f e i i e a i c f a j i h d d h
b i j e g i e d b c j e b f i d f d i
h b g h j g a d j a e j a i j c g i b h
d
i b
e b j
i d a d
c g b h g
i g g b d c
b g e b h b b
h c e g e c c c
f i j c h d h f e
b i i j b c b j h e
i f g d d h j i h i e
e g c d e h f c c b d c
d b b d g i i c f f b h e
j i i h h f i b h j c f h d
b b h b d i f j a c c b g g g
h b h e c e g j b j d d g d c b
i d g i c c g i g c g h h b g h f
e a d d a a e d h j a f e e d c h a
d d h a d b j i d f h d i g f e b i j
d h b e c g i c i b b d j h f j a h a d
j
j a
c f a
i b j c
g i b i b
b h h f e g
b d f d b h d
i e e j j g e f
d i f g a f c h c
j g f a g e h c i a
a b f a f c i e d d a
j f g e e i b j f j h f
i j h b g a d d e f a c i
c j e h d d e i i i c d b c
b j a g b b f e c g h a h g h
g c e b g d e c b f i a c j j e
e d g h g h h i e h d e g g f e a
c e i g c b j b i g d g f a j g j j
g g e j j i f j a i j i g e e j e e b
d f e i h c a c f f a h d a h c e d d h
f
i i
c h j
j d a d
f f e h d
j h d e b c
a d c e f i a
i b f f j d i f
b c e e e h c i f
d e d j f j c a h g
g a e a d g g j j e e
b f d i j b e h c c f f
d c h e c e h a e b h b g
g c c b f h g f f b c j i d
f f b d a e b d c e i h d d f
b j g e j i b e e g b e c g h i
c d h c b e e e g c b a j h f c h
i a f a c c a f e c c f i b f c c i
d g i a j d g a e c h d g h c e g e g
f h b i e g c d j i c i i a d a j i b i
c
j f
h h c
f f h b
c f j i g
e a h b c d
h h f j e c c
e f g a g a c i
g h j e g h g j g
c e b f j j j a d d
b d f j h b a g g h e
j a c d h i f c g c j e
j e b g i d c c j h i g c
b a g h g d f b e b j g b d
g c e g h b c d d c d j e f e
j d e h a c c d f g g b c i g c
a g e b d h a d e j d g a i j d g
a f d a d c h c d a j j g e b b i g
j j b e c d d g e d e f f g f h h j f
h e d f d j c h a g c c f f e d j d h e
e
b j
i d c
e j g i
b h e h i
b d g d c e
j c g a a f i
e i f a g e g a
j j a c a i a g a
i f d g g e e g i b
c a g d g f b b h i d
h b i i e e h a c b f d
i i c f d c g g d f d d f
c d f g g g g i d c g g g j
c f d h c h c f c e i c b d b
a b j g d b f e b i f c f c j g
c a b e g f f f b g g e a c j i i
j j d e c g f g a h e f e d e h a c
c j h g f b e i i f i j a f e g f i h
a e d c c c d d g a h c j c i g c h a h
c
j i
c f f
f j g e
a c j c b
d e f g g i
i b d j c f c
d e h d e i g i
c f j j f f f a j
e i e e e e a e f j
e f g g g i e h c d d
e j j b i i c i c e i j
a i a j h j h f i j e a c
e d d i a e e j c g g j h f
e d b h d h d c b j j f a f g
c j e d h c b g j f j b d e j i
j a i f d a b a b i c e a d b h c
f e h d a j j i e e c g f e f d f g
h j b e c j e b a h c j a b b c h f d
d j j f d a d b f b b e g c i e a a i d
i
f j
h i j
a j d h
c f h e j
d i f g j g
f b c i h d j
f b c i g e i a
d b f b b b f b h
f d j g i c i h h g
a j a j f d h c f f i
f g i b c c f d e d b a
f f c c g b f f b e c d c
a e g i g b c a g e g f d g
d j a b e h e j i d g d j i b
j j c g h h c e f c b b d b f f
e g g d g g a h d i g i a c f g g
c g d g c j j b b a g e a g a a a j
e i h a c g f i j b f c c c g g c j i
g i f e c g g d e e a a d a d f g a i g
d
e c
a h h
c b d a
h c i d b
j e e c a h
f i c i c d d
h d j i j e e h
c b a h e g j d f
c j h b i h f f d d
e d i c b g a j d g c
i a e d c a h g d a i f
d f j j g f j e j e c f b
h a d j f c i f a i j f d f
d b f c a h h b b j g i j f f
b h i h h b a i i i i h h c j a
d i d g a h c f c e b d h h j e h
f h h i h g h a f g c f b c c e b f
g j c d g i i a g b f e a b g j d e j
h b b c i d j g h a e f g f h b b g i f
d
g g
h e j
a j c b
h b c f c
c j j i c g
i c e h h b c
j h g f i a h c
d h a a c c j i g
g e h g a a f c d i
b j j i i d a g i f b
f i i d a c f d d a c e
j j c a d i d h d i c e j
h j i b i h h d a g f f i f
i i a j d c d f i f b g j f j
j h j h c d g f i f e e d i b f
j c g h f d j a j c g a b b d e d
c b f e c i g h i a j j d a b i c e
d d j f b c i d a c e e j c g a e c h
d a j a j f e c j j a h h i i j a e b i
h
d j
i c a
h e c h
g a h c j
f b e h h c
c g d h i j e
c c c h j h a b
c c e g h b h c a
g g c e f g g h h a
j b j j j d b c g h c
b a f h b j i a b a a f
b f h g c b i b c c j c h
a d j a g a c e a b g d d j
j b j b i b f i j j f i i i c
h j a j c i e d c i d f d d h b
g c i i e a e d c i i d g d j c a
c e b b h e e g a f d f a c b i i g
a h d d f f c c c j a j h g d d e b h
c d e f d a h i f e c i h a e f d c b a
b
j j
b c d
e i j g
f i g i g
f b j a i j
c j f c j e j
c a g e d a a c
g j h f c j c g i
g g c j d g e i e b
j j f j b j h d d c b
g c h f c h a i f e d d
j i i f f b f e d c d b e
i i c f b b e j g d b j f i
h f i f d j j a c g j h g e e
c i a i a c j d c d c b i e i j
e f a c c h j b d b j f h f h b c
g d h h e c e a d e d j g e h i f e
i a d j e h d i e h h f b j g b a b c
e f c j f h f a g d i e b i b a a e e i
h
e i
j e d
a a d d
i c d a a
b j c g j d
j j i b i c f
f j i f i b e d
h c b a d g i j d
c e a b b d f f h h
b b a j j f g c j d a
e j e e j g h f a d d g
f b c c i g h g g f h h c
d h i b j e g i b h g a g f
f f d f g j b c c j f g c h e
e i i h g b g h b d i c e f b g
g i i d h h b i h i e b h a j h f
d f d c j j b c d b a i f d c a c g
f c f j d d g c g b i h b a i d h g i
j b b j g f d j d g a g b h d b i e b e
d
e b
e j a
i h c h
d f c b g
d j a e d i
h a f e i c e
g i d h e e c c
h a f d i g d b g
j i h j e c d e i a
d a f h e e d d c i e
a h c c a e c i b j f g
g f d j f e e h f g b i f
b f b f a i f g h g g e d e
f f d f b a j i d a b a g a j
e b j e h j b e j g e a e b d e
j b b e a b h e g j j j a c j j j
e h d d b j b f f f f e a j h b e c
h d f i e a e d f h g h e d g c g a e
d j h g d a d b f h b e a a c a e e h h
a
a b
d d j
h j b d
f d j a f
e h c h a d
e d j e g j d
c a b j e c j c
f g g e g i a e h
f b f e f i d c h i
d f h d b i c e h c e
i b f d a b e i h e a h
e f h e b e c f f i h i a
a i j b c g b j h h j b c c
g c a c b a g h f c d i d a h
d i f f h i h i c d g a c j d e
g i j e d c h d e b j g i g g f j
e f h d c i h f b b h e b j a j d a
d j i e e c b g i b c c f g a a g c h
e g a c i h j a h i e e b e b e f i e d
f
b d
a e j
e a a i
d c c c g
f a e e b g
i i b h d a b
g b h j e e d d
c g d e c b f g d
d b b i e g a e a d
b j e a b f g g g c i
g g b j b d e g j f d d
c f j e d d i d f j g d g
f c g j b c c c g h f i a h
d h e f g e g i h d j j e e i
i h b f c i f d i f i d e c f j
i c j e d h a e a b j a h d j h f
e f i b h c g a j i e f i h f h g j
i i h g b b c d d g j b a j e g i e j
i i c b e i b e e h d b e h i a d h d h
f
f g
e g i
d c h e
i f j f f
d c j d d c
h f d f c b h
g d c i g i f c
d b j f d d i a c
c d d e h h d c f f
h d i c b c e f g a e
i b d j c f g j b f e h
h e h f i j i e a g c d i
g d a f j j g c b i b b j a
a h i g h d c g j d h a d a a
e j j h g b j b j c b f b a b b
g b h f b i e d d f j g b d h d c
b g d g b j e d j j c b i e j f h h
g g j i g a i j c c i h a f i i f c c
f d c i g d i e j b e h g g g d d j f e
g
c j
c d b
g f g h
j c i f a
a j h c d h
f c g c d a j
c c h a a d e j
i h e g j j h f c
e a b i h b d j f g
j f e d e a e c j b h
g c g b d b d a a e e e
i a a e a a i g c i a h b
j b e f c a f b f f g f e j
e h b j f i j a j j a i j f e
i j e f f b g a c j g j d a e h
a i a g e i i e g b d a i e i f e
i b a a f i i j c d j a f b d f c a
d b d g h j f a h c b e c d c j a c e
g j d a g a i f b b a b g a b c e b b h
a
i h
e d c
j d g c
b e h c b
b b b b f g
f b f b a b a
d g j g i g h j
d c j a c j e i b
e c d f h b f g i c
a f i f e i b g f f h
g j f j d j h j d i h a
h c f i f c g h j e c g e
c h h j g c e d i j e g i e
e h a h f f g h e e a b d g a
c b a g i a g a h j a j h f j d
b d b h h b b f c a h a a a e i g
h g e h j d c a a g i j c g h i g h
i e h j j a j a d e a c d a f i j g b
e g b j j c j i i d c a e a g e a j b c
j
i g
d a d
e j h h
j b d i d
f b e b g b
c e h h g i h
h j h b h h b f
c j g f a d h j i
c b a d a c g c f b
b b e i f g j b j g c
d d f f a b g d d f h g
c a e b g f a b j c h h e
i i c f i g a h a j a h f c
i e a c c d i g a f e i j i f
h i c h e i j b b b f a h b e h
f h i g e i c c j g f e f c d b f
a f g a d a a h h g f b j g f f h h
f i i d f b h j e j d f j h e e h d h
e c j c c b j g g f c b b j j g a i j c
h
b a
h a g
i c j i
g f c d h
a f i c j j
g b i j h j g
c f b a h a f a
h f d j d c i c c
d f e d c b c c f i
a i j h g e d b c e a
f a j d e c f b f h b j
h i j c f b b e i i d e b
i i b b g e d f i j b a c e
f b b g c h g f c c f g d j f
j d j d h g e g d c c b f a a j
a c a f e d e c g g f c c g f j b
h e j e g j g h i a j c j f f e i a
h f i c i i c e h e b a f h h h g h f
j h a f h i b j e g a e j i f a e b h d
d
j e
d a h
g f e e
h g d d e
f d j g h d
f c i h h d a
j e g g j i a b
a j i e b a c e b
h c b f h c c e h j
h d d i b e g d g c e
c c j e f b f c f c g g
b d a j i g d f j e e i b
a g a d a b h b g h h i i b
b h j h g d f i g b f e b j f
g a e h f j d a c a j a f d a b
g e e j j g b i e c b g g e j i f
h a d b i h h j e f a j f i j j h h
b h j i g h a g d f d a h e b h j b f
h j i e j e j h d d g h g h e d h c g j
b
g g
d b j
c b f g
h d e h g
i d f d b f
j d f h b i a
b a c h e b e a
g d j j d f j j b
i h d h j e e a e f
f a i f j b h a c e h
e a h c g c c j a j a h
f j j c d f i f d b a d g
c c a j c g a j c d c e j g
h d e e c e a g a e e b d i e
f c h c i j i d e a a b e i j a
f g h a h a a j b g b d c f g c a
g b i i h i i e g b c e a d c a d g
j a d j h e i i e i j e d e e a a e i
c c d j d a j h e b h h e d g d b a h c
a
g h
b f a
j b f f
j j e c j
g g i a b d
a g b d a d e
i b h f h j e b
g i a g f a d e e
b h h g i b g h i b
g a c b c e h e e e j
i h h b c f a d h e b f
d a f f j c c h g g i d i
j d j f d g i h c i g c g b
i c e c b f f h a i c j i b h
f a b f f i g a c j f j f f g f
f h c h h h a i h h b h f h e i j
e i a h d j h c i g c d c f e a e c
g c d j g h h g h i b d c g g g h f i
i g h b c f f e c g h e a b e e g i i a
f
b h
e c a
b b b f
f f d c a
e d c b d e
c h f e d e h
h j e g f e g d
f h j c c j d f a
e a j i b f a f e h
d c j g e b e j f b e
i a h g g j h h a b e h
h f g d a f c j g e c c c
f b h d g g b a a f b d i f
g h b d j g a a g g e d h g e
d g h a e d i f i g b e e j c i
e j e c h d c i h i a g b d j f f
c f h f e i b f i d i h f b a b j g
c j i b d g b h g d b a e f i h j g e
j e e b h e g j h c j f j j c f a b c d
b
a d
d i a
a h b c
f f b h g
g e i c f b
c i e i a f e
g g d e d i a i
e b j e e b e i f
i a h a g j g j f h
h i d i h a c a e e c
i g j a i i i a g h i j
b a c g d a e g f j f d j
b a h e c d i h d j e a c c
i c d b a f g e i d e g i i h
e g h c d g h h f i i d i j h g
f g e i h i d f e f j b f e c e b
a i i b g d h h d d b a g h b i j i
b j h a g d g j j i h e a e f d b j a
b d j f e d d d j e a c f i a f j a j j
j
i a
a e g
b d e f
e f a g h
c i d h i g
j f f b c b i
b d h d i c c j
i c i b e h c e d
f j d b i c a i j b
d j j j e f d e d i j
c e a a h e i h c f h e
d c g i g f a a h c g c h
i b b c f i d c c b b e b g
f h c f e d j b j i e j c j b
g b e f a b j h j b d b e i d j
d h i g h g g a e g b i g d d c g
d a i j f f a h b h j j d h e i f f
a i c j h h c j g i h f g d i d b g g
d h j b i d i c j a b c a c f b b j i c
a
d b
d h e
b a b g
i i f e d
j a a a a h
a g f i g g i
g d b g f g i i
a h g b i f a b e
d g h g g b b a e b
b b j d f c f j e h b
c a e b b a j c h h b f
j e a e h i g i f a j f j
a j a j h a d e c f e h f i
e c f f f h g i h c a i b i c
g c b h j b c c f i h j g d j j
a h c c g f e i h j i h h g i c i
g e b a j g c f g h d a i c d e i h
j i i g c d d j i i b b b i j c d d b
c d h e a h h e j b h b j h a a g j g e
i
b e
d d a
e h j c
e a e g i
i d b i i j
f a f a a a a
f c i i g g d e
f d f i j h b d e
h c i f i a b j j g
i b b e i g c j h g i
i d b e i c e j c e g g
j e f d j b i e e h a j a
a f i e i b a b d b f i h h
g e b b d j c i f h a d f h j
g c h h a g a b e c f e j h i i
h h h d c f d g e g h h j a d e e
d c e b i e j c f g g j d f j h b a
j j d d b i e d b a c a a b a a b d a
a f e h b i h j h c a g h i d h i g c d
i
d e
b a e
g a j a
b b e i e
g c f c h e
c d f j c a b
c f i a b d b a
h g f i f c h j d
c f i b d f e f b f
h f e f e a f g h i f
e b c f c f c b f b e d
g b g g f f j b c h j c g
b a c i j f i h a f b a f e
e h j f e d i h f e j e e f a
j h j j a i e d h f a a a g b c
f i f c f h j b a e d c b g i i j
g e i c j j g d a d a f f c h j h a
j g f i g a b g a b h h d e c b e d f
a b e i h g d g f f g j j d i e a h f c
c
b d
f a j
i d i a
c g g c j
b j h d b b
a g c g f i a
i h g j i i b f
d i e a f d g b i
j g d f h b j a d c
c d g f e b d j e h c
j h e c h g c d b g f i
f b g j f b j i j f f a d
c h a a j c d b c f e j j b
c h j e i f a j c e h d h d f
f i j b g j a c f b c j a i d g
j g a e c b g d d c c a c e a i j
a a c b c f b d i d c d d b d c c i
i i d i h i j g h b i f c j h f d a h
i a b g e b g j b e d e g d g i g d g d
h
b a
f a e
b g a f
d c b i c
f a a c d g
i f b h b b g
g i a f b j d d
f d d g a h i e e
f c h a j e g a e b
d i c a j f j e b c j
h f e h c i b b g e f e
c e f d h d i f h b j b h
a i f e f b j j e a j c a f
f d b e f d d e h b j j i d c
h j a f h f b g h d a e e d j d
a d e i c i b g c e e h d f i j h
c c b d i d h b b c g b d j b f d i
a e b g h a d c j d h d a c e g j c b
j g f c a a h d h a e j j j a d b g i f
e
h c
b c j
j e d c
c d g a f
b g a b b a
j c j i d i c
b e e i j e g j
d j j a j a j f d
d c g f i c f e j i
i c i a e a f b h d i
j c d c f c f h f g f f
a b e c i d i i i h d h c
j a g f i j j g c b a c b e
j a c d h b c f f c a e e g d
d g b g d h h i f c h f a c a a
i g h b d c h d a j h j h i a h f
a h d a h g c g j a g a j g b f d g
f e i j e a h d j h e c j e e f e c a
h g b d g a j i f b i f b h b d b j c j
j
c g
g c f
h b h j
a d i e e
f g a b h d
j f d f d b j
i a d d a e c a
j a b b b f h h d
c b d a b f g c e e
e f a a d f j b j f e
a j d j d a e c i d f j
e f a h g h b h a b c e d
c e g f i e j i a g g h f e
d i i f j d c a j c i f e h i
e c g g j b h i i e d b f c c c
e c d i f c b f b h c h j g f g c
g d c c a c i d i a g j i j e e j f
h e c h f f a j f g d i b h c c c j d
d i d j h e i d i j c i g j b a b c b b
h
e b
e e i
e j j i
a c i j a
f g j a c i
f i a j d b b
i h c c j h c c
j d f g c e e e g
b g d g d h a b d d
g h c g b g h a e h c
h e e e h h h e d d e b
j h c e b c c d i e c e i
i d d h h e i c j j i h a d
d e b h g j c g e a e b i e f
d h h h g e e e h a h a a j b j
j a j h f j d h i e g g c e c i c
g e h j i e c a b b h b j b j a e f
h c d i e d f a h h e h b c j i f c j
e e b f a c e h h j d b a d i h d i h e
d
e g
h a d
b d f a
c g e e c
b e d c j b
a b g j e i i
e e j d a f h i
b i g d e i e c b
d j d e a f d b f a
a g g d g h j h f j c
j c g a b f d f g a b f
j d f j h c g g c e f e b
b h d e f e j h d j j c f j
b d b c f h j b i j g i b d g
g e c c c e a i f d c g c j h e
b f g j d f i e c d h i e j f a d
f j i h f i d b g h i d a c b d j f
i a e b c e j d g d a f i i a a h b g
e h e c b c c d e e f h b d h j h b g e
d
h h
h d b
c f b d
b h j a a
f d i i b j
j b e h f b a
c f c d c g b d
e f f c e a e g j
h b f i g h c d c d
h d d d i g b d i j e
d a d b h b a f e f c e
b c g e j a e h e j a d b
f h e h h c b j b b i b c i
i c h f d i h c c h b b i i f
f b e a i c c e f a c a b j f i
e g d h i i f c j h j c g b i g c
h i e j j i a d i d b a e c e g i f
a c f j a i h b e b i i e j f j a i i
j d f i e g d i h f d d e d d e d f b a
d
g a
b h g
f b g g
b f b c g
h j d a b f
f b e b g d e
j g g i d b i d
a h j d e a d d b
a f a d d d j d f g
a h i g e h c i g d b
j h i g b a d g j j i h
b j a e b e j a e e c d j
a i g d i b e a j c h b d i
e e f g h e j d b b f h i c f
a b h c c d e h h e i i e g d g
a h f f j a h j f i b a e f g j b
i f f e b b i b g h g d e g f d i j
e f c c g g g h g h b a c j e j a h h
d b j c j h e h d e d d c a e h c e b b
e
g c
b i c
d j b h
c h e g c
d c g j c f
a b b h c f i
f c b f g g e i
j a e j f h f h i
i d c f i g a a b j
g c g j i h f i d e f
j h f c j b h a e i a f
a a f h i j c g d i j c i
e j c b e c f f f i b f e g
f i f h f g f e j c a i d h f
f i h i b a c g g j h j h e i j
e f g i i i c g b h i j d e j h j
a i h h d a j c h g d d d h i d j f
h d j e c d g f f d h j c g f e c b a
g b i a e d a j h b j c a f h a a h f e
i
e h
c b b
g b f i
d a g f g
c d g f c a
i i f j g g c
c e e b e g b i
h h j a f i h h f
f f f g a g a c c e
b c g h c a j g j a g
e c e e f h d d e e e d
f f b e c f j c b h d c d
i i e j b d f a f a d i a j
e f a d h i g j b e i e j a f
h e c g i h g b g e d e c e e c
e d b i b a d c j a g c a g c c i
c c g e a c i h j d e e h f d c b d
f e f f i f g b h h a b d c c e e b d
b d a j e a a c i h d h g a i c f b g c
j
d b
a b e
f b d f
e g i a c
g a h f d j
f e b c g c i
c b j c g d g g
f d i f d g j h g
a j h f g a c c g e
e a e g j g i h b c c
i i h a g g c a h g d a
i a e e a j c d b j h f f
h c b c i i f j b b c g i g
a h b g j b a g b j g h g d c
j f e g d b j i d b f g g f i g
b d e e i e g b e f e c f g d d b
b h c j f e f j i e d c c a e c d d
h d a h c c a d d a i i e d c h j d c
e j g f f f b e f a i c c h h e d f d h
h
d d
d b i
f i d f
f j a d a
j f c c e g
a d a j a b j
j b h i h e b f
i d b i f g h d c
e j e a c d d j i e
d j e e d i a h g b d
b h d j c h c f j c e i
a a a j b h d g e i e f b
e h c b d h e g i f b i f c
c f i g b a f i d i i f b b b
b h a j b b d a d i h h a f d e
a a d j f j g g f c c i a f c b e
h h f f j d i e f d e a h b e b i f
d g e e h e i e g b e f c g b e g f b
b i i g c a e g e c c d f h j b i j b d
a
e d
i e i
a b e e
g b a i a
c i i h b i
f b f j d c c
e b d c i b j b
e g b j i d f g g
j e h e j h b d f i
e d g j a f i i e a f
j d h g d i d b e f a g
e j a g j i i i g f h h d
e a j j j f d g d a j b h g
g j d e g c f e f j e j g e h
h e c b h h e d b e f g b j e g
f j b e h j h c e a c i b b i g i
f e h e a e j g d d i h h b b a h j
g d b c i f a d b e f a b e e b c b g
c e h i c e b j e c f g f g i f f g j c
b
j e
h j i
a c f b
g d c c e
c g b b a g
d j j g a d h
d a i f f b d f
g b g d e e a b i
b b g h c a e j d e
e f a i j d c g f j f
g h e d j c b b j j i g
g b j f g h f c f a g f b
e i d g h h b f d g e g a d
i a i f e a b h b h d b a b c
d a g e h i d i b e c e a h h g
i h d i f e c j j h c a f f a i h
h b g d i j a f j f i b d b c i j f
g c b d f a i d i i g e g a c e e i g
b h j f a b f c f c h b i j c f f a i j
d
i f
c i i
d i g d
j b a j f
e h i b i h
b b i i d i d
h h d e f h h i
c j d i g g a g e
j d c a b b h i g j
a j i i a f b i c e h
e d j g c d d a j h e a
g j e g i a g e e g d e i
e j b i c j d c i g h c d j
d i f d c h h j b j c h j e i
f d i h j j c f c c g e e h h b
h d h i d h f j b c a f e h a e i
c h h e h f i j c f i h f i a i a c
i a j h e h g e h d c e g g j g g b h
d f e i a b a f i f b h c e h j b i b j
f
j c
j a d
a e f d
e f h j h
a e f g f b
c e f d i e c
g h e c h f a j
f g d j h j e c b
a e d g b i f h i b
d b h d j d c b d h a
i f b e i j f h a b j j
f c j c b h b h b e g a h
c e g h c g f b j d d j b d
g f f h b j e i f f d f j d i
c i h g i h e c g e b a f c i i
j e c i j d a h d g e j h f i i f
a i d c f h c a j g d b b d e i g g
c e a j c d b f i d e d a c c h g b b
d i i h c j a b j e d g d j h d f a b g
h
b b
g e h
b c i g
e d h h f
i a i c j j
g h c c h e e
j c h c i j c f
a e j d e d d f f
f i g c h i f j a g
j f h a a c i e h d i
h d e b a e c i a h f g
i g j g c c j h c h g c b
f g a j i g f f h i g d b e
e j h f c h e a h e j e g h g
f i e a c f i b g a a i i a i b
e d g g e c j e g f j a j c f i g
f j g h c g h h d g g i g b d d a b
f e f j b c d j f f d i f d c g j d i
b a a b d i i h d g j i b e a b h j a a
g
f b
c g e
c c g f
f e j b g
f j d h a a
d i a e a e b
d f d f d c a e
h f f a j i d j d
d d j d j f b c e j
g g i j i j f d e c a
e g b b i e b b g f e d
h c h j b f d e c d g c d
b j c i b j h c b j j g f f
c d g d j f d g d g f j b g j
b j c e h i d b c f a c d h e e
b j i j h e d e b d f e f e j i g
h i f b d d c i e b g b b j i c d g
f f e c j i a c i g e a a e d c c i j
j g c e d h j i h a b j e c e a c j j a
c
d b
j i e
a c h a
b j f b e
j h b a b i
g b d e c d e
h h e f j d g a
a e b g g e b g j
h g i j d i h g f d
b h f b g e c b j j c
g e h i c c d g h b j j
g d h g h g j e d c f h a
g a j i d b j e f i d i i h
h f j e d e j g g d a b i h b
e i e j g h d d g c c a i a j c
b j d j a a e d b j a a b f e c d
i f d g h c b d b f h d j i e e d c
j h a d g a d d g c h a j d c j d j a
h b b h f h f j i h e f d a d e g g e f
f
i h
f i c
e e e d
f h d a e
e b j j e h
f c h b f a d
c h i i g b d e
e i a d g i e e h
c a d h j a a h i h
a d f j i h b a e c e
d h i h a d e e i f g j
c h d d i g c j j d f c j
e i e i d h c c h g b j j j
e g a d g i a c c d c d h e b
c b a a i j f g j g a c g d h f
d c j i c g f d d h d h h c j a e
j e j e f d g c j c e d g a a g f f
e j e f c b j a f d b c a d c g b j h
i g j d h d c g a b f g a h e f b a f j
h
f b
j c c
i a h j
d h g c j
f h d j b g
c d j i c g f
f b h i h c h f
a f h e h g d j i
b i d g h a b h j c
a f h a e f e f d j f
e j a d f e f g h d g j
b f a a j j c j i e j j d
c e i e c j a c f h h j g e
h e e h f i e e e a c g e c j
a h i j h g b a i d a g h g d g
g a j d j b b b d h c g i e b e d
h h c j h h f i b b i g b h g f c e
i g e h c i c h b e i g i g h f i i a
b a a a a c a a f h f f b j d h a g g g
a
f j
f i i
f b h b
c h g f e
a c c f f b
b g i h i d e
j j d e i b a h
a j c g j a e c g
h h i i f g c c i j
f i e a d g f e j c i
h a f c d c a c c e d b
j f f f a d g f h j h f b
f d a a h j a a a c i c e f
a d c g a d i h c c c d b d g
d f e g b d b d c b a e c h e f
i a c a g h e j a j j b j e d c j
d i a h h j f g e h b a h b c h g c
b a e i d j a b f h h j i f h j i d e
h h h h e j h j i i b c f g h b e i a b
e
d e
i e g
g f j a
h g c h a
i a f d b h
j g i a h b f
b g e i a h g f
a j j j c f f i g
j h j h j h h c a h
c g h d f d j b j c i
j f d d i g f d i g g j
f e c a h j e c a c b i a
c e i h f i i h j j c i h j
j h d g e d f c e f h h c i a
e i g a d i f i a d a g c e b f
j i f c e a b c c a g f e b a f e
e g c d g a g d f j j e b e a i a i
e c f g e a j j a d c d h j f g a d f
b e f a a a h a h g c h d c f g i i c i
g
i c
e f a
g h f f
b b h f j
b i b c g i
a i f f g e d
i a e g h c d g
f c e f f a e f a
d e e a a j c a i g
f j d b c g b e b a f
c g f i i e i d a g b a
j g f f c f i a d i e g f
i a d d e h a b j c e d a g
j i a f j c j f h g g h i h d
f h g e f j f f a j a i g b d j
c h e g g f c c h c a f d j j j d
i i a h e h j g e f i j b d i a b b
f e e f e d c a f j c g f e a g i g d
g f c h i h g j j i b h e a i i i i i b
h
j g
i b c
i a j a
f j e c g
h b d b g d
j f c e f b i
j f j g j e b i
c j h i h g a h b
a f e b d f j c i c
g f i a e j h b b d h
f c g g h a f d j e f i
f i i j d g d e h b c i g
a i f i h h c g f h e a f a
i b d c c c g a f a g i d a a
c d d c g h e a f d d g i f h a
g c e f h e a d j i a j c h a a b
h h h e a e a j g j e j d d i j a j
d d f f b d g e d f i g d b j d g e c
c b j a b e j j c b j b g f h b f e b a
b
c g
g g j
j g i g
c g g j i
c i b b j a
a h f d e c j
e h h a i d g g
b h j g i a i i f
e f d d g d e a j e
b g c j b h c e i h g
j h e g j d h d d i d j
f f h a j e b f j c i d j
i f d h d e h a c f f e c b
i d d h d i h i c e d b c c c
h i i f j h j a f i c j d i e d
b h h c i e b d h a j a f e e e h
h e a d b c h g c e c a b i d a d a
i e b i f g c f b b g j e a h j j d e
a f f a h j c j i a e b g f g i i a b a
i
g c
b b j
j f j j
b g e d f
j j h b c i
g g i d j j g
e j d i d e f a
e i j h e g h d c
j e i i d a j f a e
f f g b f i g h f c a
i j f e e f b j b f d g
f b a a f e g g c h b d i
c g a d a i i a c f b i j i
j h e j d g e a h g d c j g i
a b i g i f j i i f g f h a e b
a d g d j c b g i c g c e f d b j
j f f c b c d e f d b d j g g b d d
f g c h a i h f b d i d h h e i h i h
c f c d d i e d b i c b j c h j c j f a
j
i e
i b g
j h b e
e a g c c
d e i a d j
a i i b d j b
a d d e a c g c
j f d d d c f b a
d a f a h c a g i g
g i e d i e f f g d f
a j g j f e d d j b f c
e i i b e c f j g h h c e
f f f b e b i b h d d d h b
j g h j f h a c d e g b b f a
i e a a e c c a i g d e d f d d
h h e i e b b h b h e i f h c h c
d i g h f a h f e f d f i g c h d i
i d h j g c b h b j i e d a h d j e a
j c g a g g a b a f h a a f f f a e i c
a
f j
c g j
e j j f
i h d b i
d h c b i g
e b e f g a d
j i b e g a d f
i j h h i e f d b
i d i g j j c f e g
g g c j a a f h b j e
a d a i h d d f e a a f
e b i h c c c a b c f e h
g g c f e g d h e b d c j a
f e j a b g f b j i i d j d c
c i i i f e e c a f i j h h h b
a b c h i h e a i i j b i e b c j
g e d e j f b h g f e j c h h c i a
b b a b d c g i f d f g g c f j b j e
j g f a j b a h a d h e a e e d f g i f
a
h c
c d g
j b e j
i a j i e
f d g c f i
j c i g a b d
e e f g e g d a
g i c d h f c h f
g g f j h c j b h e
c g b i e a c c c b b
a i d j b g j b d g h j
e f e c a f j f a c e j e
i i c b d j b b c h d c a f
a g j h b a e b a c g f f b a
e i i d b c b j h a j h h e j h
j f j c d a i d d e g h d i c f c
g c f a a e i c b a f h g j b f a e
h e a c e g i d e g h e h i g g e g g
c a j c e c a j e f a i b b d c b g i e
h
i b
a h j
a e d c
a j i f i
g e c i a d
e f g a a c e
f b d g d j g c
e c c b h i c g i
b g c g b c g a e a
h d a c j h b b h a a
e i c h i c b c i i d e
h a h b g i i f e b e g g
f d h d b g j a j e c g d j
h i d h h j h g e e c d f f c
a b g e a g a b b c i j h g a d
g b c g c g d c c c c i d h f d d
j b f j f b h a c c e i d d j f d a
c d e i a g i f c i b f f a c f d j i
a i a b c d d c e i c i h b h e i c e g
a
i e
g d a
e j d e
b g e f i
c g c e d b
b c g c g e h
c f a j i h d e
d e h d b i e e i
j d b j a h i f b h
j c j d d j h j b a b
f j d b c e c h h c e h
d h d i i b a a f f d f c
j e a f f g g f a d h a d f
a f f g a j g i f h f a i g c
g a a b e b i a e f c a a c h g
f g g i b i i h j d i a g a h d g
e f b d j f e e c g b d j c a f d a
i f b g g h d c b d a h j f a b i j g
e i e d d j d a g j j f b i b h e e i a
i
b i
d j d
h h j i
a c f e a
c j h a d f
b d h f a a i
g b f g c a g d
b e b d e g f b a
b g d e d d b i i f
j h f e i e f f e d e
d a c d h e j a i j d e
a i b b c b j d a b j c e
a d j i h b f d a h h a f a
f d a h a b i c a f g f i j d
e b i a d b c c i g h d e i d f
i j b i c c i j c g b g b f g i e
d f f g h e a g c h f b b g g j e b
h d h i j b j i i i j h c h e d i b c
f g d i j e g h d f e c c i h g g i g i
g
d b
e h h
f e i i
j i c d j
h f b h g g
h a g c c a c
f h b f e e e d
i f g g e b g j c
b c f h h g i c f f
g c a f a b f h g b a
a b e b f d g a b a j a
a d b c a f f i c j f i g
d d h c d j d g c h j e i a
d g e b f b j h c g b f i j i
b f f i g f j d a i e g c b f j
h e j d d g i i e e j i j d b a i
b f e e f e i e b a f j g h f f b j
i i g e f a b d d i b d b f f e a g c
g a i e h c g b a e a g e c e h h j b g
j
j h
f b h
d j h g
f h i f a
f b a h d a
f i f i i i h
h c j b d b f f
b b c b b e h h i
i b e f f g c i e b
h b j g f a j f d c c
f f g e e b i b c j f e
a e g j i g j a c g i c j
e d e e b f h e a e c i h h
e j i g d b h j e h e j i g e
c b e d g b h b h j d g a a e a
e i g h b g f b i e h a c i i a j
j j i j i c i g c b j f c e h a h b
c i d b g g g f g e b i d b f b i f d
j j e f g d h e d a f i i b b d c h a b
e
a d
i d j
i b j a
j f h b g
g a f h h h
j g h h d f g
e a h e j j e a
e d g j c i d j e
g e j f c e f j g h
f d g f a i b d f b g
f i g b f g d f j b c h
d h f a j b f j j g j j d
d c b h f b d j i i e j f h
h f e g c a f e i j i f g a a
j a j b a f g j a d f c a d j d
f c e g b g d i a i j f b a f d i
d d a b c b b i f d g c b b b h c a
d h c h a i h g d d e i e g f h d j j
j d c d c e g f g e i a j b e d b g h c
g
e a
e d e
g a b i
j b e f c
c d b c a e
j e f i e e g
j j b b d f j b
g i e e c c j e b
d g g a j c d d e i
f g f i c c a e g a c
d e h d g d c b d i g j
c d b c h i j d c j d e f
c j d j a d a j d i e h e a
j i b h e g g d h i c g h b e
i f h g d g i b j j j e j b d e
a c b f g b i a j d g d b h i b j
g c a b b d c j f a c a e c i j b f
h j f h h i d d g d e e f g c a d e e
e f c d f h e d g a d e e a h e c h e e
e
g f
f d e
i b a e
j c b a d
d f d i i f
c i e j e d h
h c g e e g b a
f e b i e e j e c
i e i b h e d i i f
f d e e c a j g e d h
j h d c e h c f h j i d
c f a b d e f h j f h g a
h g g e e i b f f e i j h c
b h h h e e b f a h b g d b e
h c b j j b d f g i e e b i f j
d c a c c d c h c d j d b a h c a
j j f h h g j i h e a a h i h h f h
b g j d e g f b e j j a g f j f e h d
g a d h h e g j e c d j b a h a a b c i
h
a i
b j e
g c b j
d j f f e
a h c c g c
a d g a f c h
i j i g e i f h
g d j c h a h h e
j i e b c a i h b i
c h j f c c g h h j j
d h i c h a j b e b g i
j g g b f a j h d g j b a
i i i g e e i e h c c j h c
f d g b f d d h j a b c d h a
d a f d g h b h g j f g a f e j
i f h e g j j c f b e i g g f i f
b i g e h c a b d e b c b f d e f a
c h e i h i d f j d h i d h e c d f h
j g c h a c h j c b j b g a g b h d f c
d
h g
c g b
f a f i
h j d c c
e i h a g j
i e g e g j e
i b h c d e j a
c i i a b e a h e
i j j h h a e h g b
f j g g e e e j a h h
h c j i i j a a e f d e
a a f c e j i e j g i d h
a d e g i a i d a g h f f i
f b j g f b d h f g d d i i b
i j b e i g i j g h f f b h a j
g c a f d f e b c i j j g d b a c
f j d b j f b b h d e b g e f j a d
e c e i b c h a i h d h c j i g h a j
d f b h a h b i g h h g f h e d g d e a
f
c h
b i i
i h a g
h e e c j
e b g j d a
h a d h i b j
a c j f e i b d
d j i c i j a j b
d d b b i a f a j g
g c b c h e b e c i g
i b e c c e h i h f a e
c e j i f e h i b c h f i
a g i i b d d g g j a d a g
f c g e b d c i a e j d h f b
a e c f h a c c f d c f g f a i
e h g f b j h e f i i j c h f e c
f d c e d j j f b i j b j e g f c g
f j g h d b h i h c i j d a a g g b e
a j j g h f g j h h c j c g i e h g e h
c
h b
f c a
d j c g
b e g d c
i g d j i d
c j g b g h d
b c c e h f c h
a a d g j f i j b
b a i d f b h g i e
a a f e c j c d g h e
a a i g e h j i b e i d
g b a f a j f g e d d d c
h d d c h a c g a c h e h h
d h b b e a j c j h h g g j h
a j j c c d a h c i f f h b j c
f f j c j a j b h h b f b j c b g
e d d h g h g c g e i g h j e e b a
d b a e c e d c i f i c h i i a g i a
g g a d d b j i j h d d i i i b h j h g
j
i b
h i f
c f b g
b j h i d
i a e i h h
h a f g i j a
a c f g g c j b
c f b b i a g b d
b j c g i j j j e f
f j h j f h j h f e e
d b e c a d e c h g h a
e h h g c g c e b d i i e
c c c g c j e j d e g a e g
i b c g i e e d a a b g d h c
e b g f a b a c a i a i g c i j
i f e f h e j e a b d g d h d g g
g j g i e b j f j e a f b i h a i f
c g i g i c c f e e i f b e h h j e i
f c j h g e d g a i i j g a a h c a c b
i
h c
j b f
j j c d
e b h h f
d f d f a j
b f j j j c b
a i e i e b h a
e a a f b c h d j
d c b f f d a h g g
d c c f c e c i j e j
h e h b a e j e c b c i
f g a j b b b e h b j i i
g i b e a a c g i d h h a d
h h h e h a g j c i g b g j b
f a h g a h e i h b g h j b f d
j i g h e f j d a c h e a j h j f
f j e f h e c i d d j j h g g g g g
c c j f i d a e h f g e g g f e i i b
h i d f e f j h i c j g j a h b f j d d
f
a d
j j f
a h f g
b b a f f
a b g a a c
i c b h j b d
b d a e f a e f
a d f j d e e d b
a h g a f a e d e i
d e d j h a h f c b a
f g a h f e b e i e d g
h j b g j d a f h c i i i
c d c i b b d i e i i a g e
d g b d a a h j b i b f j a i
b e e f j i i g d e b i e f e g
i g c g e b j e c h j g c b h d i
a a d g i f c f d b j e d d a e a h
f a j i g d e e a c c e j b e j c e f
e e b i e d j a b g b d j e e i b g a f
g
h f
f f b
i f f h
b a e f e
a h c g d f
a f a d i d h
e a f h j i d c
j i g c i b f b d
c g g j a e b a e j
h j i j e b f j h i d
h j i b e h c c g b g b
f c c i j j e h c d e h i
e f j f d b f d g f a h f j
h c d g a a a d b g j d b j f
a a e h f c a j j b c i j f e g
h e f i a i g e j i i f b h j b j
i e i j g i e b f e g e d j d i b e
e a j i g f h f g d g g a e d g b j e
d d i e d i b c a f e g j c h e i j i f
g
c h
h c c
e h g c
d a e a f
j f j g h i
j b i i g g j
j c b g a b g e
f i g f i e c j h
f i g a g j d b f d
b a i g d i j i b a a
i b g h j d i f j g b c
f f e j b c h c j a a b e
c c f d c a g b c j b h j j
f i i h b a a i i a e i d j i
f d b i d i f g i f f b i h i b
f j d f b d g j c c g g d f f d h
b d e c b i c b i a a e d c f a c a
h f f f h c b c d i h g b i d h b h h
c j j e d h b e a j e b j j h e h g b b
i
j c
g h e
e g e j
h g c c j
c g b g e g
j b e f j b d
h a c d d a b j
b c i a e g h j i
b e g g b a e f d j
c h d a g i i e a c j
d c g a j g b e f c c g
a i b e d f i h j c i h j
g j e i e g b a i d g c j j
d h g j d j i b g j c c a d e
d d c g h b f e j a b b d e h e
b i f i d d c j i h e h f d c i c
c e f a c f j b d d g b j b g c j j
e j c j e b g f f i c f b b d f b d e
j c j f h d d d i b f b b d c g c f c a
b
c e
j j h
b g h e
g a a a i
h f g a g g
d i f e f g j
c h e h d d i b
c f i f d j g g c
f d c i c a j i g i
j c i d b c g d h f e
g j g f f i c c d g h b
j i a c j g e h b d c d f
c j e b j d b e i i h b e h
g a j b b j j g e d b c h e h
e b e h j j a a g e c b g a g b
a i f f i h h i e d d c c h h e f
j h b a e b g h c c i d i g i b a a
d a h g h f h h f g b g g c e f d i e
c d b c e g e c d j d i b a c a a b j i
f
a b
f a d
j d b h
h h a a a
c c i j f d
c g h c j j c
e d f i e i i j
f j a h h g j b g
f b i g d i j d e d
h c g f j d e d g j c
i c f d d c e f a b c a
j h i h b c h e a h e h j
b j e e d f h c e a b c f h
c f g c a g i b b c e b j e e
j j a b g h h g h b c b h c a e
d g g h d d h h h e e c d e h c b
a g g b h e c g e i g e i a i j b f
i a a a e h b b e c b b e f b c g a g
a a e h d c g g a i g a d d a b h e f i
a
b j
i b f
f i i i
g d b i d
j h a b b a
g f a f f a h
c h c a f f j d
j g c a f g e g c
d b a b c i a j e j
c h g i i c e g f f b
i d b j j a c h f f e h
d e h a f c g b d i f h f
h i g g g a g c h a a c i i
d h h i h f f d h c i h b g h
g d e f a j h g i a e g f e b e
f d h i a e f j j b h f i i c a b
d b b g b c b d i d b i g j b c b a
j b i f h h h h g c g i e i d g j h c
g h h i h b b i b d e i d b i h f g d j
c
c h
f j i
b f h h
j f h i d
i b b j g c
j g g a f d c
d g e c a i f c
c f a g g c g d e
b e b g f h a e d c
a g a d e j j d f e f
h e f f e d c j d e b i
e h h f c a e g f i f f h
h a d g c d e j f d d d i a
e i e d c h e c a j b i j c c
a h e e b b f a d d f c c c j d
g f g f f j g a b d j f d c a h b
j i j g d h d i h j b d b h d d b b
h h d g a j a j f e j a a e j e b j j
g a f j f a j g g c i c c f a h g b f e
j
c f
j f a
b b j d
d c d d j
e h d i b d
g b a b c d g
g h c d g h i j
j a i a j f i h a
b e h g a h i d e a
e i f f h b d i b d h
h e d b j a h a f d i i
c a c e j a a e d e b a d
i d i e c a f d c f j h d g
d h f c a j g e c j f f j f d
e j f a f e d e i a c a h g j e
b i a i f e f a f f g c j c j f g
f f i j c j h f j j a a g c e a i g
i g a a e d g i f i h j h d f b i a g
f i j g j j g e c g f h a a g c i h j e
g
i f
h c f
b c e e
i e b g h
h i i a a d
j j b j b a e
c c f g f f g c
j e j i i a f f j
b c g i f j g d d h
d f j h d a i g j h g
f a j a i e c f d h j a
a c i j g d a i g g a h e
e e a j a d e f i a c b f h
c f e a j e c e g a h f d e f
a i f h i f j c j e c b b g j b
i e a j g c c j h g h f h j a f i
i g b e e a a h e h e g d c i g c d
e e i c b i f g a c f g f e e f a g c
c g e g b b e i h j c e j g a h f g i b
b
e c
i c f
h i j j
h d f a b
f a c j d c
c i c b g h c
i j f e a d g d
b h i f b g c j d
a h c j j f g i b f
h d j j c a c c g b a
h f b g c f c a a i c a
a j g i g e j g b b e g d
f d j g h e d g e d a c c f
g i d j d i h i a d h f h h h
h j e i b i j a i d d c i j c i
f g i b b g c g b j i j e f e c g
b g j j a i h c j i h d i h j d i e
c i e i h g h g f f b g c e f h b b f
c e e j b b e h i g a c h e f c j i c i
e
e i
h h e
a g g e
h i j i f
b f f g b j
h i e b a c e
f h b e d d f h
i e f j f j e h b
c c h g a g c g c i
h g g e c a b g b c f
g g f c c g e j e i i a
j d h c b j d f a f h h g
e g g d b a a e e j c c d i
b h a h b i b e j e b b j a i
a g c j g e b a j a i i a j e d
e h a f a b b d b c e g e d g c f
j c d i c b f e d f j i b h j a f j
i i j a c f e c c b f j c a d i b j g
a b h a e i i f j f i a h f b g c h a i
h
d c
c a g
d g j f
h i j a c
e d f d i c
b e j g c g f
c f f d i f e a
i d b c b h j i d
j c h e d i i h i c
g f b f i j j h h e e
h f f h h a g i d a h i
f i j b c f i g h c d a d
i i j j c i i j i b i b a e
i f g a a b e e i e g c c b f
h g g j j b f d i h b g d a d i
h f f g j d h e g g b i d f j j c
e j g d b j a f j j h a i a e c f f
c c h a a a h i a f e b i h b e a b e
f d f f a g f g d e j a j d d c j h b j
e
d c
a h a
a g i h
d a g h g
d i i f a f
a a j g b f h
a a i e a f b h
i f d h b c c c b
b h b c g g h f d c
f i j j a i c c f e j
i e g e f f a f j i h f
f f a g g c h a b a h a f
h j b b a d i i j b b g h g
g e g e a j b a f f j j d b j
a a c b e g d j b i b e d e i j
e j f a a j b c j i c j a f b h f
j f i i j i d i j f h f i i e i c a
a a j g g h h i h h i h d i f g j e c
f j g j g j g j a j j d b f e d a a b b
g
g d
b a i
e a f i
j j b g a
e e e a d j
d d i h b a j
c a b d a h e h
j f e c i c h c d
d i j e f c b a e c
g i c a b f j b i d j
h c a d i h b a a e i e
d h h e g f b j c g h a d
b h e e d b b a a a c e a h
h e h a h d i i e c i i c h g
g f j e h c a c g g f e g c j e
a d c i e h j i a g b e c e j b c
f f b j i a c i b f h c d a c i j e
b a h c d e g h d f h g g i e i h f h
f g e e g h g c c e j d c h j g e b f e
d
c d
g f g
b a i h
f h h a c
h b d c f b
a c a i g g c
f a e c b f d a
b d c h b h a e c
i e c f a c d g b f
e h j g h b b e d i g
c e b e j b j i h i g h
e d g h d d j e e i b j c
j a h b e b e g i h j f e e
c c j d j f f g f h h b e a b
b e b b h g j d f h e c i h c d
b i f j c b j e d b b i b i j h e
c a g e a j e g h b h c b g h i c h
e i a c i j e c g i h i b d c b i h a
c a i f d b e a d i h a c g e f j a i b
h
j f
e d a
d g h j
h d d e h
d e i g i b
g i c i f a g
h i j f b d h c
c g i j c c d a a
e e f e i c j i e g
g a c i i i j i h j h
b h f j d b f b c d b a
b g a h a d f a f i j h f
j f g c j e d g e h d c h d
i d e a f i d d a g b i a j b
g g f b b f f e d c h h f f f d
f j j j j a f c d c a e h b a j h
a i g j f h g a a g j i e d h c f j
j f f i j g j g j c b d e c c e e c j
d e e d c c f h e g d d e j b a i f e e
e
f a
f c g
j f a i
i h b b c
d i f j a e
i f i c j h j
h c j h i c a f
j d d e b i d h a
h b d f a b c h h f
g g h f i j i h h d j
h e h d b a h b h a j c
a b d h i f j j i a a h h
c j b d g h a a g i f e j h
b b d c a h g h i j e h h g j
i g i b j g f h d b e c a h d i
e f b e i a c e e d a g c a i e b
g i c a g g f b g j i e d c f j e c
j j e f i j b c a e j a b d f a c c d
j d h i i a i a f i g e d d i i d g a a
e
i g
j b e
h c h c
a e a d d
j d i h a j
a a a f f a b
h b d c i g d h
b f a i h g f j j
j a j j b a j a c d
h d c e e h f c c e i
a f j a j a g d f g d j
g g f j c j b g b a a h i
c i e j h b e b d h i i d h
c a f a c g f d b c h e d i c
h c b h f h e c a j d c f j j c
g e h d i g c i j f h h c i h a a
b f e d a e g e h i d g e c f g e g
g d f a h c j g f g a e g d a a h f f
a d f b f h i i g f d e a i j d g h h b
f
g f
g b i
h h c g
c f f c i
c b i g h c
e d b b c g c
j h a d h b i d
a g i j f h j i c
j f g c i h g d j g
a j b j b g b a f c i
a e a b g b a b h e b j
i a a c g g d e f e i i e
h a b b j e g b b h d f c f
h j a h b a f b f c d a e g b
c f f j c e i b i e j g d i g d
d j g e h d j h d a c e b f b j b
d b c i d g g b f h e j b h j g a h
a e h e h f b h h j f b h f b j e j b
i f a a c i g j h c c i j j f h c f b d
g
c c
g a f
a h h e
d d b h c
b g a c e c
c a a b b i i
b g e b b j d e
g g d j e j b f h
i e g h h j c b i j
e g b a h b f e i i h
f g d h d g j i e c h a
d c a a e g j d g g d g f
g a h b b d i b j a j j i a
h g c a d h b g g g a a c b a
c e d j d i j c d i b h b g g j
i d f a j h c j i b c a i j j c a
j j h a i c d j h j h c h c j i d b
i b e i f a h j d j i d e j c h a e j
e h c f g a d e d a f d a d b g b h h j
i
a d
d h b
a f j f
h d i g i
i g g d g j
e g c g b i h
d c j b c h d h
h d e c a i f f i
c d i e f j b i b d
d b g a d i b h c b f
i d g i a h a b j i b e
e b i h i i h e b h e c c
g a h a j a g g g h b i g c
c b c b j g j h i g f i h f i
j e c j b g b f d e b f a g h h
e e c e j j d e e d i j i b a c b
d f f b c c b b e a e b i e i g g h
c h j b g c b e j a g c f h b j i i a
a e a j b h i c g g e c b g f f i i h h
a
c e
h e a
a d a a
i j h g d
c g d h a j
a d j i g a j
h a e h g a g e
b b f d i c i d a
d j d d c b h e i c
a e d a d i a d f d e
i c j h i g h e j f g e
g h d i i a g d j a c j j
b c g h j d i c a g a a j g
e c b c d a d j h b a f h b f
j c f j c g f i f g d f d b c i
f a j f g j g g d f f g b d e b d
f j b i b e d i h b d e a b c j a b
d c a b a i f i f j g e d e c f f f d
d j d a i d e b f a c e g f h j a c i g
g
h e
b h a
a a c g
e j f g e
j a g b j h
f h e c j h a
c e b h g a h j
i e e f e a g g g
f c i h e h i b h c
d d i g a g h f c h d
f i e i e b b f d h a a
h i e f c h j h a c h j a
h i b h a c b h j g f h g d
i h a a j a f i j b d a i c b
g j a g b e g b b a e j c f d d
a b f e h i d h d a a a f f i a b
i c h j b f d h h j b h e f f i j d
b f a h e b h i g b g a i c h d f g j
e a g i i i j d j e e j d g i e j e c j
h
b d
c h f
g c i d
d i e e b
f i g j c e
g c h j f g d
h h c b b c e d
f j g i j i j j h
i f b b d c g j i i
d a h b b g c h c i i
i g c c j h f j j h c h
i b d j b c b b b c h j j
i h d b h b e h e f a c a b
c e a d e c g c c c g g j c i
g i d b d j e e j a a h g c h a
f i i h f c d g h f j g i e a a j
a h c c a a f e d i i f a f i g d e
e b e d h e g b j e h f i c h f e j h
a h f i c j f d c a g j a f c i f i h g
g
i i
f i d
c c e c
g f g j i
j h b f c b
f g b b f g c
j g f b d b a b
b c c d f a e d f
c d e h j d j g e c
h j a c f i d i g g j
a g b i d a a i e i d j
b j b a c d e a b f f b h
j a j h d b j j e h i f b d
a f b e b d j c j b h f f h a
e a f f h c d f j f c f e f h i
h f a f i c i c a j c c j e e e a
d f f h f h g i g a f a f j e c b d
d h d j b j f d j c c j a d a a i a c
c f i j d j b j i d e i c h b e f h i j
d
g a
j e j
f d i d
b i h f e
f b b i b g
h d g j i e f
e a c g d h i i
g g h f g b c e h
h j i j e e a a b j
c d c i g e f j e i f
h f d f i f e b f g e f
f i b f d g i h c j g j d
h c g a b h g h j f a j d i
b a e c f b b e i h j f h f c
j c c f c d h g f d b i a b a c
i g b i a b b e i i c b c e d f i
d g c f d c e b g c a g e d h f h f
i g f g a g g j b d e f j i a a g b f
d h g a b i c c c i i j b g b f c h i c
c
f h
g j e
j d g e
a a i c f
c e i g c b
e e b g f c g
h c a c h c g a
e d g c i f c i a
g a d e g f b i h h
j i b i a g i a h i e
c c i d a f f e a b g a
f f b c j j h g d d g b h
b c g e a e c h c d h i a h
j a j e j j g g c a e b b j i
e f c i j d c f i a e b h c h c
e a h d f e d h b d b i a b g j g
j g h h e a c i d c i d c g c i g h
b g c c j i a e f j f e a e b j j g h
b b h c d h f f e e e e h a a h c g c a
f
a c
c e h
d j a b
a h b c j
a c h b f g
c e b a c e h
j j f c e b c a
c c f d c f c j e
d b i i c f f b e d
i h a c h c i a g e g
a d i i g a d i g a b j
f j e d g e b a b i f c g
g b a j e f i a c e d c a e
f d g h d i i c e g j h c b g
g g e a c e h e e j a a h f c h
c b f d g j j a a b j f e f g g e
h d f b g f g b j a d f f d a b g e
e j e a b a c h j a b e e e a a b i a
c e g h b f b h g f c i i a b c d a h c
b
h h
d d h
e h j d
e d j d g
i d a c e h
i d j i e j g
h h b i g f g c
h i g i f b d b e
h h f d f a h h g f
d h a h i g c e c b f
h a g g h g b d b i d a
j e g d j b b i d e g a c
g h i a h e f i h a c e j f
g i c b f h e b f d f b i f h
f g c f h i b f d i d a j h j i
i h b h d b g g g g g d i d j h f
h f f h b d b e b b e i h b g e j h
e d g j h c a i b d d c c i b f a c b
f d a f g f j f g a f b j d c d b g e d
d
h g
b b f
f d c a
b i g f f
j f c d c f
j h a f e a f
i e f d c j a h
j f e a h d e b f
e a j i i c b g a c
f b i c d f f i d d b
i f e a h f g e i i d e
e a c f a h i j h j d b f
e b a g g e a g d f a f j i
b g g j a c h i f b f j e e j
h c h h i b e g d c c e g f f a
h f e d g h g b b b e f e h h j i
g j c j b j b h f i d a h b f h j g
h c j a f c h a i e b h f g d f g i f
a c c a h j e f d e b i e h b g a d f j
f
e f
i a i
j b b h
g e e b j
j h i e c g
g c a j e b i
c c b j c a b h
a f a h a a g b d
a b c g h h i i h a
e a b c i e i a h h a
b h e d a j i j c c i g
e j f h e i c j d j f d d
h b c a i f b i e g g e i c
h c j g j e d j g b a b a f e
b h h i h j j g j f b h j b a i
e i j h b i a d f b i h f j b g c
a j a a b h e j h d c h f c h i a j
j j b f e c h g f e b a b j b i f a j
b g b c h d h c e a g b g a j g i h c f
f
e h
g e b
f a c a
a f g f d
b g f i a d
c f j j b i b
i b a a d c e i
e g b h a g d a f
i a j g g h b d j d
h a j a c f f i h i f
b g e d a a f g d i c i
j j f h f h j d i c f f b
b h g e j e a a f c b c d i
j h h i d h f g g c e i b d g
h d e d e i i b a h c b h c b h
d b b c i f d f b i f d c h e g d
g d f i c f j h c g h b c i f f d e
c g e i i a a e f a j c b b h b c f c
h j c j c g g i b g b d c h h c h c e a
a
b j
g g f
c d h e
b c j c c
b a b c b h
f d h b h j a
d f h f e h j i
b h f c d c f j h
g j h h e i j j j a
g i f b b e i f g h j
b d b c e j a d c j d g
f h g d a a g d e g j g a
e h f b b e h h e e a d j i
b c h j f e i i d g b f b j a
c a b b j c c a j i c j j h c i
c b h d a d d j b c h d f h f i g
d f j i a a g h e f a c a h c a c i
i h e f a i e f d a g c a b j e a g i
e g j a j a f c h e h h b h a c j b c d
a
e h
e f d
j f a h
g e i c d
h g d h g d
j i f f f i b
c b j a h j g i
d f g f b i f j g
i d i a h g b b c f
j h f h g g c f e i e
b e d g h b j d j b f h
b i b j c e c h d d i c d
g j j f a f d e f d g a g a
e a a a j i f g j a c a h a h
d a b c b h a e f e a j h d f d
i j d e f j f f a f d c j e b d d
j i j f e d a e j b c f h g b a c g
c b b d e d c a j d i j d e f i d g j
c d b d i a i h g g j b f b b a i f i d
c
h b
h a i
d d d e
g e d e e
d c f b e i
d d g h d g j
d h b f f d a a
b i c d b h i i i
g b j i g e e a j b
i f j g c c d e g b i
e c h a c a d j a a h h
e b a f e c h f c a h e h
d b b a i i g d d a d h d d
g f j h f f d f d g c i e b a
a d d f b i c d a d g h d e b a
d d i f b a i h f c h f d g b f e
c b d h f f i g j d g i g f d d b e
c b j i e c i d j g g j f f e b d f a
c h j i f h d i c h a h c e d j f a e i
i
j i
i c j
h i j f
h d j i b
i b b h a g
c d d a g c j
a f a b g a a j
j d f f b b g i g
g e b g f i e b f c
b a b d e a d g g h c
c g e e j b e c j b i f
a d b e f d c c i c d f i
g d i f b g c c j f g e e a
b f a h a c j h d h f h d f d
h f c g h h a b d j h b c b e i
g g b i f d h b b b b a j e d d c
f g c d e d c c f b d c j e e a g e
j d e j h c h g c h g f i f j a e i i
i g g a g j j j c c e f d e a c c a e e
b
i d
b c a
j f f j
j f d i a
a i f d d i
b a j a i i c
b e a g f i b d
d e c d a h b d h
c i j j h i e g d g
d d j e j i d a h c b
e h d h d j j b g i j j
e d g h f d a g c f e b a
j d i h b j b c i e a h d f
d j f e d e e c g f d a h j j
a a i h a f b g e d b f j e a c
c e g g a f d b g a i f e d f g f
c c b j i e d d i e j j e g f e j a
j i i g h h i h h i i j b c g i j d e
h g j c b h f b j b i f f h g d e d f g
a
g b
a j i
j f h a
d a b b h
a d b i c a
h b c i d c i
j g h j i j i g
g h d d e b j f a
b i f i g b d d a b
j g c c c d b d g d f
c a c e g a g i e i d a
a i j f b j j f j c b a d
j g j f c h d h h i i i e b
a j f i h e c i d b c g h j j
e c b i e h c g b h j f f a e j
d d c d b c h h g h j g h b h a d
a j a a f b h j a f d c b j i d g e
j i e f c e b b c j i d i j e f c j i
e e j f f h g a f i b f b h j e c g a i
c
a j
i f g
j e f i
i g i e f
h i d j i b
h i a f i b f
h f i g i c j e
g a f h f i j e h
h f a i a f j h a d
c a b a e f d e d b e
j e i h g f b b d a j g
d h c d b c f e j i h c j
b c a g j j g g h g i c g g
j i j e a d h b e c d d d c b
d g g g g i g j g a c d h j e c
b h a g f b g e c a b h c f e e f
i j c f a j g a f f d j c g c e b c
d b c j f c i a g g b f a a h g b h d
j f e b g i b e c j j d d g c a f e h j
c
f e
i g j
b f c j
j i c h j
e a j i g d
g f d g d f e
g h c j d j i c
e b f d h g a j f
f e f i b f g g b c
f b e c c g h c h b e
c i h i d j h d h b b h
j h g d i b h d d g d f j
h g f h b j e f e f a d b b
e a b f e a f e f c i d j c f
f d a f g i d h j j j d a e g j
b b j d h e h e c i a i h j a i d
i b d i b c i g h e g f f g d c i e
a c b g h b i e f g i e i a g i f e f
g a a h b d j h b h e h c e h e f h g e
c
c g
e c f
d f e c
j d e a h
d g i a h d
a d a e f e f
c b e g a c i d
i h d c h a e g e
i h d c g c d j h j
d c g g a a f j a c h
c i b a f a b j g i j e
i d j c c j c g d c d e h
f d f a b b d d i f f a b h
d j h e a e h h d g f a g a d
f h e c j h g g d j f c j f h h
b a b j c c a f g f b h g a g d c
e c j f a g j d d a f j c h h b j b
a h c h a b a f e i b j h a c b b d b
d i h a f c e d e j e c d d d g f j g d
f
i b
a d j
i g e d
d c e f b
c b c h b j
h f f h e j c
h i b e c g d c
e a b h a d a b d
f j c i i d a h f c
a i g c b e a e a h j
b e d b g g d j b h j i
g e e b f f e c h b g f b
f d i f i f e e c c j f e i
d c h a c i j c f e h j g e i
b a h d i e c f h f j d i j c d
i h i i c j a i g a b d c j j f g
b b c g e d f b b e j c d d e b j a
b e j i b c d f c h f f f c g g d b i
e e c a d g i d d i a a j f f d c a f b
h
i i
d d g
a i j i
f j e c i
e h d j a i
f i i i f g b
j c j i a j d a
c h h c g e b g j
i h j d i b a d e e
c f i j f i h i h e b
h g e a j j h h e h j b
c h a d g g j f e j g c h
i i j j d e i i i j e h f i
c e a g j j h g i a d i h h f
h d a i e e j b g g b i a j h e
a b c c g i f d e i b c d f d a h
b a a g j f c g g g b i f f c f b a
f g i b a c d j b g g i e b g c i b f
j d f f f c g f j c a f i d g a c f f g
a
d e
j d g
e f i f
h h i b i
g g b i d i
d h j j j e a
i e f c b e h c
b a e i d d b a b
i e a h i d j g h h
b e c i g i e f h d h
f h d e c b i b b f c g
d g f g e h d b d e a d d
c b f d e a d d a a j c i d
a b j h c d i a g a i c c a j
f f b i b j h i f i b d b g j d
c c c b i h h e h g g b a i a d j
g c i a g h i a i e j f f i g g f i
h i e f d d f i d c c e j e b a b b d
j g e h d h d f j a c h e g a g c j d c
h
f a
d g i
i d d g
d a b a f
j j d h d e
e c d j i b c
d j h j i g c j
f h g d h d e a b
j e a c d e b e j f
g h i b c b d f a f f
g d g a d e f i b g e h
g b c a h g c a b d h h d
d a h g b b g g e c j c e a
h h b f b i a b c b a a g g d
i e a g j g a g i a d g h a f a
i h j j j e g e g j c a j g f a d
j f c f d f g b d a j g j e h i e f
e j b h b j e h c b a c a e f b h c j
i e e j c e j d d i f g d h e i d g a h
c
c h
f c b
f f b d
i b a i i
b g a b j j
e g a g g c d
a f e d h f e i
d h i e c g e a h
a a c a a h c c d h
c h e c a i b b e i i
d e j j d f a g g d e j
c g f b b b b h a h i a b
i i j c f e f b h h c f a g
c g j b f a f g b g h f h b a
f f e h h j f h d j e h e e g d
b c g j j e j c f j h e a e j i g
b e i a i f b f i g e f b b e g g a
e g j c b g i b f c e e f c f j h a b
f d e d g c h j h c d j i g g a d j i b
d
d j
e a e
i f a f
g e b j a
b f c i j g
c j j d j d a
f h b i b f e b
g h j c i j a e g
d i f e h d b f i h
j j i i f i a b e g f
c a d g d b j a i i e e
d f d f f b d d a d c b g
h i j b d c f d c i a f g e
g a c i c d f d b i g i g c e
h a h e i b f b h d i g h b c c
g g c d f g b a f h c e a e a e j
c i c d h g e d h j h b b i j b b j
j j h g f j a b c j g d h b i h a a h
c j d h e a d h d h j j i g c i i e a i
c
g d
c d f
b a d h
i j a c f
a e j a c g
g i g i j f j
f e i j j e i g
d b a j d e i j c
h a d h g c c g f j
c j e d d e g i g h c
c e i f h d f g a a h g
g j j c b a j j a f f b a
g f c j i i g j d h g a e e
d e b i j j i a c a c b b h h
b g i e d e d e d f f c f c b h
c b i h g f g c c c g j j i i c g
i a j e b g a h d c j i i j f i c j
b a d i f a b i b c a b h h a c i j f
i j f b d j f h g d f f c f j f f d j f
j
i a
h e g
b d j e
a a d e c
g c j h e b
i g e g f a j
b e e g b b g i
h g a a h j c f g
b i b a j h e b c i
c g h f a h d d d h h
e a i c g f c h j f g h
j a a e b c f a j b h i d
a d b g a e b g e h f d j g
g f i c a a c b e f j h c f a
j i f g j f h i c d h f a a g e
i b c c g b a a f h a f d j f a d
g e d a c j h c f h i i e f b j j c
d c g f a e e c h i a g a c j i b g g
c f i i j j d i e b i e a d e f e g d g
g
j c
h i d
h e j j
c i b b g
g j e j a d
g g a g e g a
e a h e g a i g
c f g a h h g c b
e g i h c a f h e e
h d b f h j g a g c a
j j i a a i g f e f c f
a c j c f a j i j c i h a
h f i g j j e h h i j i h e
a b h f h g c f d c g b h a i
h a g a c h g j d e f g j e j j
j j b i b f c f i h f a e a b g b
c e j d f j d f c j e f c a a j f f
h f d b f e f j d a j h j d a h b a a
f f c e b h b g b i a i j g c j d f h e
f
b d
e d j
c j a d
a g f c j
d f a g b i
d f e j a b e
j e a i i h h e
d j j g g d j g h
a e i i d b g d i a
h c h h e b h c f i c
c g e g g e a f b e f g
j i i h c a c f d f c b c
i i a c h c e i g c f i c g
h g e c b e e g h h c e a j d
b j a j j h d i g i d c b e d f
c i a e c j e b i e d b a a d b c
b e i h c f i h a i j a f j j j a a
g a a a c e c e h a a j b c i c h g d
f b c i g h d i b f e g i f a g i c d c
e
e a
c d h
d a i g
a a a h g
h j c h a i
b b d c f j i
c a c h i i d j
d j a d b j h e d
b b b f g e c j h c
h h f d j j h c c a j
e i f h g c b e a c h b
g e f i j j c i e d g e h
h h b f h h g g d b j j i j
c b i g h j i d a a f f e d g
i j f i i a a g h a f i f d a a
i j g i f c c i f c c c b b j d g
b e h c g e e c d i g j i g f g f b
a h j e b j d b d a c i g i e i h e i
i i f f c g a a a d b i b c f h g g a j
j
c f
j a a
g f a j
c d d c g
b f d g h i
g f f a d a e
h d d c b e c f
c c c g a c a a i
b e c e h b h c f b
i a h i d h j b a b c
g i a g b a j d a i h f
g f c a f h c f c f f e b
d a e j h f a f f g i i g b
f g h f a c g g b j c g a i a
j b i j c d g g c b g d e c e f
g h d b d h b e i b j d g j f c j
e g a e a d i i j a h c h d h c d f
d b c e b i i b j i c c d f d g e i e
h j g e g c d i d f e b b b g e d a g f
h
d g
f h i
g g g h
b j h d c
c i f h f f
h d h f f e e
f h i d a a d d
h h d g i d c g c
g f h d g b i j f a
g b h c g i b j f f g
f i f g e c b i f c c e
e f e i d e h g e f a b i
j j i f i e d h e i i b e d
i e a f b h j c a h e h b a e
h c b a e f d f h e b h h j h c
d c a j c g a i i d e d i i f d b
b d c d f j d e i g f c a f j f b g
g a e j d c e e j f h g h i h i f f g
h j h f e g h i h d a i h a a e b g j a
e
a g
g e e
e i e b
g c j f j
j d j j f h
j f g f e c a
i f f d d f j e
i h i h j i j c f
a e h b e i e g g j
j d h h i h i i j f d
g b h j j c d h f g g h
e h h f e e f a d e i b f
c f a a a i j g i g e f i h
b a g d h i f e g c j i a g a
f d i j g i b d e j b g f g j g
h d e j b j e i g i h j b h i i i
j h b e i j h d b a d b c g a b b h
j c j h e e g g e d c b b j f j d a f
h b f a d f a i b h j b b j g b d b i i
b
a h
f e b
a j a h
i c c d j
i h g c d d
d d e i b a c
a j g h c e j f
f c b h a d i h a
e j g e a e d g g j
d a e d h e b e h e d
c i b f i e d a g h b a
f b e g d a d d c e d b e
d f e c f c f c a h f g g e
h c d j i d b e h a c a j d e
a i a h c e i c h e h j b b c f
e g g e j g e g b j b h e i e a b
f i a f g e a f h g h d e f g a a a
b e e b d g h g e f g c d f f h c h f
f f b b j e d h a g j h j e i a a c g f
f
c a
a c d
f e h f
f i h i h
i h b c b d
i b a j f g d
e d c b j c c f
i j d a h b d c d
a f j d b h j j i j
c e d b a a i e b g h
i e f h g c a h a a i b
h f d h h j g h b f d j a
j a f b i g c e f j f c h i
f j d c i a e f a c g j d b d
h c j c b e h c h e j a j d g a
g j i i c g h g e a h h h f d b c
c f b a j f a f c e h c c c a h c j
a i a j g a d h d g a j a g h b d i g
d a b b e c f a h j j i f g h i b h h c
h
f i
c i b
h g c h
i g h b d
h e f j i c
b c b e d d i
f a c b g d b f
e a f j f e a f c
b c j e f b g h c d
i e f h b g j f h j i
a e b e b b c g a c f a
g i h c i h a i d a j i a
h e e g d c i h g d j j i f
h j j f e e a f e f b d i h c
g h b e f c a f d c e a e f j d
j d b a g e e e b f d i e c a g h
g e e e h h i j h b j f h f h i a g
c b a c a i f g c a a j i j d j g b h
h c c d f i h g b i b j h b a j f j f a
j
a g
g d f
e a f c
f c g b h
i b e a b c
c h f f e i h
a e c g f h c h
d e b b d f c d c
f h j d h a b a g a
h f j i c a h j e d g
j g j e e e b c g g a c
b i h h b g a i i a h f f
f f d b i d d a b f b h h j
e d b c i e f e c j d g d a b
h d e f h j c i h c j j i e i b
e a h a f b a d b j e b a d b d j
g e i d h a c d e c i c d c a c i h
h f j b c c h f i i c g a c f d a b a
j f h j g h b f c h h j e e e g d e h b
b
c h
j b c
h a h f
c d g e e
g f h a f g
d h b f d a h
g j f j d f j j
c a j i b b c g b
i b f g c j j c j c
f b i e g a b f g e e
i i d h h b g a b a b f
b a d b g b c h d i f g e
b c h e g a g h h a c f c a
g g b e j e j i g h b i d i d
j d g f i i b f d j j a a a h d
a h a d f i i e j b a b h c d g f
a g a f i d d b d c d d h h a f a a
h d a d d c j d j g j g c f e b j h h
f b d d h c i j f h a i b g d b d d f c
c
d h
a c j
j i j i
d g g j h
j j g f c b
c i i i f a i
i g f a c f i a
h j a f h i b a h
h j j c j d g f h d
j g g h i j h a c h c
c i e i j f d d a c f g
i f g g e c c f j e j d d
d i g e c i g c f e e f a e
e h e h c h h e j e j e f c j
d i h i c c g h j h b g c f f g
d i c e j d e d h b j d j a d c f
b g f b j g d i c d h j d c a e a j
j i i f g e j i a b b i f d j g b b i
d b d b f c f j f i h a b b h i e b d h
j
e g
a i d
e a g f
a e d j a
i i d j i a
j j g a h j e
j d a f i i c i
f e g b j c b i d
f a a e j j f d i f
i f f b c d a i d j b
g e b a d j a d c a e d
i a h c b b d b f a c b i
c i i e a f i f g d g g e i
e g j f f f e f b b g g j b j
g i h a i j e h g j h a i f i j
c e i g a c c e c e f i j b j i c
a j h i e g b i g d c j c b c c i b
c h e c a h b i e d j h h c b i c b f
g j d h j i a j a f a d d i c d a a e a
a
b a
j f j
c i c c
e d h f f
h i h d a h
j c i d e b f
b a b c e j g f
e g i g d g j j c
e f a b f b d e a b
b b a g a i g j h i i
b c i i e c d g f j i i
e g e h d g a b g b f i e
e h a a d b c a f b f i b i
j h d i d c a e i i g d j d d
i i b a a a g f e d c g f f d i
f d e d b b a g a h b d h a i c e
d e c h b f i j b g e i h d b b b c
d e g f e d h g d a b i a h b f g d g
a i i d i g j a b d j f i a i i a c i f
a
b e
h f i
j c j f
e g b j h
g g b i g c
g a b e i c i
b i b d e a i b
g j c b i c d d f
g f j b b f b j b g
e f i f g e h d d j c
b d d i j e a e f j j i
f e j b a j a d f e a f g
i d j g f f b f c e i h j f
j i j c d b h g j h e i j b a
i c e h g b e j c h h j b a g d
h a c i h j f h i f d j h c d i b
h a g j i j g b a j h f b a g g f h
d c b c f j j e j c b f d e b i a e b
d i g e h j g a b h e j c h e d c c d d
j
g e
d g f
c g c h
a i d b i
e g i j a g
g d h g j b a
g h b b c e h g
j f g d b d g j f
f f b h i h b f a c
i a f j b i a d i g j
c f c i g h a h d d b b
b a b b d e d e a g c i d
f a j e d f d b f e c g c h
h g i e i a b a f f a a j c d
d i d e f g i g j b g d i c e g
a d i j e e g a a f g j g f f b a
j i j j j h e d f j j a g b e g c e
i b f d i g e g g i d a h j c j i e d
d a e d e i d i c a d h i a d e e g b h
h
a b
c e j
j c i a
b e h b i
d i a b a g
h a h a a b d
g d e i a e i f
j h f h b j g c j
d f e f b i h a j b
f c h j j b e b j c j
d f c b h e c b c a j g
h h a g i h e g e c i g e
a c e f i g g a d b e d j j
d j b a f g a c f h d c f a a
d b c i a b g e h c h b j g j j
g e i e e h c g i e b i i e f h e
d b a c c a h e i d e a g a j h a i
j j c g f f j f f e c d e c e a b i j
d i e d a a c a d f d h i g g i h a b e
i
b b
c c i
h j f j
g g j g a
f d i b b f
a e c b d j a
b g j a f d b d
j e c h i c j a e
h i g d h f d a i c
i d h d i g g h f a g
d g j j j h f e h b a a
b j j f i h f d g c d f a
e j b j h i d i e h h c g g
e e e g j f a g g i i h g g h
g j a e d f g a b a c e g c e d
f b e j g b a j g g a f e i i d b
f j a g e h j g c f h b b i e h e e
g e i b c e e f b a i d i c d j a j h
c i i c a i e b h g a j f c d i g h c e
f
a a
b e c
h e j c
j c g b j
c e c f g c
g i b a c i h
h f g c c d i d
j b c a j g f e e
i j h j d b d i e g
a i e c a g h j c f f
j f c e g j j a b j d h
h e b e i i a a i b h d h
h e j f c j b d g a b d g b
b b d g h h i i f a i b i a c
i i b j e d f f g i j g i g c h
a i b f d d h j i e h d h a c g e
c g f f f j d g d f e j c j c h e i
i c i a b j c d c h j e d g a e b j j
b b f f g j a g j d d e g c b d f f b i
e
b d
h g f
b e e a
c c c h d
f g e i g d
c i i d h c b
c b g d j e a a
h f j e f i c e g
j c i f f b g b e f
e g e f h b f b i h a
f j h b e b c f d g a j
a d c f d c h e j i b f j
a g f a f d b d h a i i a f
d g a j a f j e f e f g h f g
b f h g i f g b d j i c h b c i
a h c j c e c i d a e i j i h c c
g j a i f a b j g g h f a a b e b f
e i f c f e j f c i a i b e c d j c j
h f e f a c a e j h f i i j i h i b b d
c
e a
i j c
a j g b
b h e g i
d e g c j g
g h i e j c a
i h h d h b d g
f d f f j b e e b
b f g e c h f i j h
a e d g a j a i i c a
e b i a i h g b i b e e
h c h e d a a h f h b f a
d d b a h b i g e h b b d b
d c g b i j g b b e c g j i f
a a h e c j c e i c j f b b d i
b f c e f j c h c f j b d g d f b
f h d c b e f d e b a c b i d b j i
b i h a i e f b f e b g d h g d i e d
f f h j h d b i a e f d i j e d h h i c
h
g c
c e d
j h d f
a c c b g
a j g h h e
a g a c a h g
g d a f c g j i
g c b d j d d f d
d h a c a i e g d e
j d j a b h f d i g d
i d e g a e d d f b c d
j e c j f f i a e d c g a
j j j g h j f c f e d e c b
h a i f a c f h f g b i c d e
i c f b a g e d a i b e c j e h
b b f f h h a f g g e c e b f c b
i c f f a a i g b j e g b g j d i a
d d c e e a b c h d e i b d c h c f f
c d c i i b e b j e i d j i h i e j g j
b
c c
h h g
j f d g
b b h e d
g d g c c a
b h g f h f f
a h d e e b f d
c f d d e i c b b
c e c c f g h a a h
c c i c a j i h g j b
d j e f j b h g a h e e
d e e j d h b b g e j j g
f d i i e d j h a d g a a d
f c f c f g e b d b a a c b b
b b j c h i c a g f g j c a a d
d h a d e f d c i a e h i b f e i
h f g a d j d h h i f e i i a a h g
d e b j i h e e h g j i i h g d c g h
f j a i g b c e b d f d i i b f e f b e
g
b i
a b a
a a i h
d b d c c
b b i d d a
g f b h a j j
d g a d f a f g
c i b j d c d f d
g h e e f h f a h d
d c a i d f b a g d f
d b c d d a h h e a c h
b h j i h b c j d j a d g
i d e j e i h d b c a g c j
j i j g f g h i a d c h d b i
h g e h b j j d j b d g a g b d
e e d b a b e e c h h f d d d j f
g b c h e d d c g j b i c e a j j c
i g d a c d h i d e c e f c h e j a e
f g d c i h e e b e e a e i b d j g a g
f
a b
c f h
f d e a
e j d j a
g e j b b d
e f a h c g b
j b b f g i d f
f e e j e g c e h
h e d a h b c d h a
f c a j g g h j d b g
i a c c b h f c f a i c
e e b h d a f e d d a i e
f j j a g b c i g a e d c g
h e e c h c c a c j g i b b a
j i d h c a b j h i e g h i j h
i j g f c c d i e h e j c h b e d
g a d c a e h a g g i f g f g g d c
b g b i i j f e e c a h f b e d j c j
c c b c j h d b g f i i a a c j b b b d
c
j a
j h i
a j c e
g j j g i
j c g d i j
d b d e e h j
g h e j a j g i
e f f e g h a h d
a e a c i h g g b a
b a b f d a j i g f j
g e e c j f e a g a b f
b i b c j d f f a f h a e
d g h b g h e h i g f b g e
j a e j b d f j d f c a c a g
j f c i f i a b e e j h d f b f
c j f e d a a d c f c a h j d g g
g a h d h i i g j j i a c j g h f d
d c i b a h h a a e f h d a h h f a a
h j f g f e a f h i e e e i b j d e g d
g
j g
h a h
f c d a
c b j h i
c j d f j d
g f c j h d d
b i c i a f c b
a j g g c i d j i
d g b h h h e b g f
e i j f a h g b h h d
a j j h d h c e i c c e
e a d h f f c d f e g f h
g a d f g c d g b c i d a e
b c d a e e i j f j j g g i h
i c c f a b i f g b j g b d c j
d f j i g d a f i f h c a h f i j
e f f a f j j i d f g f h i g d e f
a b i e g g g d f e h f j e d j c b d
b h e h e b f e f j f d g f f g e h b b
g
g j
b e g
e b g a
i i g d f
h e h g e g
a c d h h b c
i c b e b h f j
j a h f b h e i j
d g a f g f j h h b
c c b g j g d h f c g
a b d e e j i f c b a i
j g f b a g d c g d a h j
i g e d d j g f g d d b d c
j j b g j g i i d a d e e e b
g c b a i i g e h f c d a j j e
i i j h b f b g a e d b i f b g h
i j f j f f a c h h j g i d i j i f
g i c f a i f g e e g d f j f g d a h
c b f j f e e b c h d a a b e j d g c b
b
j d
b i f
f e c e
j e d f b
b d d c g b
c a c f f j a
f g e c g e j i
c i g a h i i i h
h h a e e g e i a b
h c f f i f i f j f e
g i e e h j h c j i e c
h i h j e i d e f b e e e
i a e i h f i h g h e e i h
i d e c g e a i g e d b a e g
f a i a j e a c b e e i h g j h
i j i i d f f c j c d g a b c i g
f c h j b c e h d f h i c h j d g b
d i d g c c h h d e b j a d i e e c c
j h d g a c i i d b j f a f a d h a b d
h
e b
i f b
b d f c
i c h d i
h j i e e i
c b g h e g e
g j b f b b d h
d d j i b e i e b
e f c j i c g h e i
d f d e e d h c e a c
d h c h e f a d g c d g
j f d e h i e f j f g i c
i b f d g e i c h j c i j g
c c d b a e d a b h e e c a a
f d h d b e b h j g b i h f i i
c i g g j j e a c j h b j e a h a
j i d c h a c e f e d b e g g f a j
g b a i g d f b g h c c i h f j g f i
c i b i i d a g h h i j j i a g i g c g
a
c f
c i d
g i f i
c c f e e
j h c a a e
j j j a c e a
e h b d j g g d
c i j c h f e j h
e e h b j a j j i j
g j i h f h g b c c b
d h c j h d j j c c e b
c f g c c i f b h e h h g
f j i h e j j a e a b j b f
i d c b j e c c c i a d j g h
j f f f g h e e i j d b f a j d
g a e j e c d i a d d b a b c b f
b f e h a a f a a i b b c c i f a i
a i g h j e c i b e a j h e b c g i a
h a a g j d i c e h g g h e h c d b j d
j
d i
a c i
f e j b
i a g e i
h e h j c d
d h d f b f b
e i j i g h h f
h a h a h b e g c
i c j b g b c a b e
i g h d b i h h a c h
h b c c h e e f c g a i
g j e d d e d a h g j e b
j f j d f h e h d d c f b f
a a h a h j e f f b b e g d i
f i d i g g d f a c h g g h j b
c f d d j j e j j e e c j a h g c
c c c g c d d a h b a g g e e c d c
e h e h i b b i h a e j a c f d e a d
d c f h a f g j g f g e b a a i h f f g
f
a a
c b d
e h i i
d e f h c
a f j g c a
b a g g a h c
e e e a i f i d
c f i h i c g b f
d h e h b c g b j c
e f j c i b b h j b j
g g e h b g b f f e e d
g a j h i a e c d a g h a
d h j c i b b i d e i b b g
c a h i i j h i d d j e a b j
a e c a h f c c c i c f j i g d
f j h d f b a i c e h g e d j a b
g h h e d j c j a j b f d c i h b i
i c c j f e g j i c d a b g b d c e c
f j f e d g f i d a i h f f h g d e e e
h
c h
a d e
h f f c
i h h i c
d d h j d a
i i e d f b h
j h d j b a f f
g d g a a a b c j
g e d c c b e c h f
d d a a c j f h e f d
i j b h f c b i a a d d
c i b g b g i i e c f c i
b b c e b e c d j c h e g e
b j j e g a j b h b b i g a e
i f c a b d i e e c f j a i i h
h a h b c c a g g h j c c h i d j
d d b d b j e a c c f c a f d a i b
h e g e f e c j c j b f d a h g h j c
j e a a b f b i h h f g b a d c c b i i
a
f d
g e f
f f c f
j j c d c
b a g b e f
d c i f c d g
g i h h h i e d
b i f a i h h e a
c h b i d e e d h f
d e c c b f f j i e e
g b i j g a j e b c g f
e e d c c b h h e j b e c
c b a j a g b j d j b a j e
d j a a g e j f c i g c e b h
j c f d e b b i d i d f j i b j
f d b b d g d g e g g g f b a d b
d c h d c h b i a b g i d j c j b c
h d j h a g h c b e a h d d g g d j a
f j j h h e f h d g a c i j f c g j f d
h
f b
i a e
a h a a
g g a b g
f i b e g d
i e e h h e j
i f b h h f f f
h j d f d b c j c
j h f g f c f e i a
g h j j g g j e i h i
d c d j f e j e f a f c
e g a b a e b b h j g a a
c f h f i h j h c f b d c b
j c g b j e h a j j b b i i j
j h a f i i g i d g h e h i d i
b g e b c b e g e d d a a a j i c
e i b d a h j b d g e i f j f e f j
f a b a c j e i c g b j b j a g e c a
e j g b f i d i b b a g g j i d d c b e
j
h h
j g e
b c i a
b d a d b
i c a d b f
f j b i g e h
e h f d b f d j
i h a b g e g i d
b e h g b b b g a i
f d g e a f c d c i g
g c d j j a c a b e i i
j e h a i b f e a b g i e
i g f i j c a c f g e h b j
c j g g j b j j g a d i g f e
j e i c c d g f i i j g f i c a
i i b b i g e b j a i j b j h d i
b h c b e j j g j h e j a d f e b j
h a a d a g f b j b g g i d d d h f i
b e h b b e j c j c g b c g c j i h i h
a
j e
e c d
c h h c
f i f b j
b d d c b h
j c h i a a g
f j g g h a c e
e i a g b g c g c
j f b d a d d g g f
h f b e b h a h a h d
e j i e h d i a e b d c
b i i c f h d i d h h c g
g a d a i e b g c i j d e j
h d a a d d a i i h b c j c f
a c d g i c d e b d c g d f f c
i h i g e g b a b i g f a j d i d
f e g c a g j i i e g g a h c e e a
h d i d g c b e h a e g i i f b g e j
b c f e c f f a b c i d g g c h f d i g
c
c a
c e i
g a b e
c e f f f
c a h j a g
d f f g a e j
e c b h e h f i
d a a g i c d i h
e i b i g g d h a h
e c a j g f g f h e h
g e f g f a j i c b d d
h i g b g b g f f e e g d
b b j d b h a b e d g b h e
h d b i g c e e c f g h g d a
a b e i h g h j c g d c a h d a
g f h f g j e e h f j d h f c a e
j b j i i i g c f h a f j g h j a j
f g g e j j f b e g i g d e d c f d d
j g d h f e i e b g g g e e a a i i j b
c
b g
j h e
i e b d
e e c b h
b d i i d i
j f h a a j j
c b g b g g h i
b i i e b g f d d
d g d f g g a e b i
c b f b g f f j i e d
g e c c e e e i d b a i
d i f c a d c j i b b f c
f a i c i d c b e a g h a h
j g h c e b d c h a d b i j e
i b c g e j g g d i a g b i d f
d i d j f h f i b b b h b c h g e
d i j j f d e c h h a b c c b c e h
f a h b h g c f d d c j e e a e d i d
d a b h a g h g f e a f d d f g a c c c
g
a c
b g d
i e i a
c c g g a
g a j i j i
e j h f b i i
j j c g j a c c
d a i h e d d f b
e c h a g j a j d g
f j j c e i j e d d g
e a h g e i a a g d h g
d b d b a d e b h c g d h
e e h a g g j h d f f g a g
f b b c j a c c a f b j f h d
g f h a b h i h j j g b j i f f
c b g g b j i d e b c f g j i j j
i h e d j a d e j j e d d c f g b f
d a e h e i a h a d j a f j e e a b d
f h d c e c a j h i j g a d a h c h j a
e
e g
f h b
c i e c
d f e i i
j g g b b g
f b g g c d h
f j h a e i e b
c h j d g i c h j
i d a e e i e c j j
c c j i h d g c b h h
d d j c i j b d b b f b
d f c a a c a c g d f i e
e i g g f b c e a a a i e e
g f a h f h j j a e h g d a a
a h j d a d h i i f h e g b f g
d c a j b f h h i i h c f g h j e
c c b h a f a c j j e e d a j a e c
h d e i j a e e g i g f e a h h h d a
a g e f a i j f i h i i c h i b h j f f
a
d h
g h b
h e e a
b c g a i
a h e d c f
a g e f j f h
i i j e d b f g
d g e e b i e j f
b h f e g a d g j d
d c e j b f j e j c a
c c d a e g f i b a g h
c c d d i a b e j b f a b
j f d d b f g j e c f h e c
e a c h e i c e f d e g h h f
a e f d h f j e a h f h c j b b
f f f j d e g e b i i g i a b b g
b e b g g i f i f c j c b g h b d a
g f f a d f h d d g g f e i b g b c d
e d e a e e f j i d h f d e i b j g j h
h
b i
g d e
g g c i
g d a e d
i d h e g d
j d c a c c b
e e i i i i j e
d j g a h e f g c
h a a i b g e e j c
i i h i a g f i j h b
a e f f j b j h f g b b
f c c e d g e j a h c h g
a h b h b g i i j b h c a b
a d e c e d f b a h g e b e i
i g a b c b b c c h d g b e i b
a i i f c h i a g b a e b d a g a
g d i h e b e i d e f j c h e a e e
a g b f j b g d j j e d g g f b c g a
j j d f g f i i d j h j g g e a e a f h
f
f f
j g i
f f i e
b g j a c
d c f b f d
g j c d i d b
i f c f d i c e
e f d d d i c j d
h b j d d j c f j g
a f f c c f a c d i c
e f d b d b f g g a b j
b b g i b e c a g c a f a
j g e h e g a h i d f h h g
h j i j b g b a j h c e f h a
b e f f a i e a f g b f f d a i
d c e j c g h i b b d d f i h e i
c d g b g g h b g b i e e d g a d f
f g e g f a d e j c j g h j b c a h e
h a e c c j b d h e d h b i f d g b d c
j
f f
h d g
f d g a
b g e e f
d j h d g d
a c e a c c d
b j j e i i g h
a h e b g a f h g
h d b h a j i j j e
j c e a c d f b d c b
e j j g e c b c f a h i
e g f i e d c a a c j a g
f f d i h h f f c b h f c h
h i d i j h e b b c a g f j i
h i j h j e i d e c i f d i g g
g b j d a c a d e i a b e b d e f
e g g c f i g a h d j f f h c i h h
c j f e g f a g c a f a c d d e a c b
g h i j a a a a c e b b i a e f e b c e
j
f h
h h i
d b a a
i a b e a
b e c d c c
d j f f i j c
i e g e f f a i
h g d c d d f b j
j a a d d d b i d i
g g c f a f c i f d f
h e h d e e g f g j c f
j j e b f h j b f f i h d
i g d c d c b j h a j h b a
d h i h c e d b b i g a d c e
e g g i d e h b c e d g a h b j
i e i b b g d a i f d i d b i d h
b c b i e b i j g f a d h h c d c g
d g f i c f f f c f i g i c i g a f c
f j h a b c d e a h e d i h g b b h c h
j
i e
b c i
a a j g
c a d e i
b e g d h c
c i e b h b e
b f h g h b c d
e d e i a j g a f
b f a a g e h e i e
b b f f c f i b g b g
b h j e h j a c j c b d
h f f h e c d g a g j d e
j f g b i b f c i g j i a a
j d b j f h b g g e f b e i d
f f f j h i j g c e d e h h g e
i j d d c f i j j b c a g d c g j
f f i g g h d c d d j g h e g j e j
h c c h g a h f c c i f c g i f b a h
c g a i e g c j e a j f d e e i g e c a
c
d i
e e j
f e d e
d f b c a
g j c a h d
a e j d i f f
i i j c a h i e
j h i i c g h g c
j a f g a g c f i j
b i c b c j h d i g b
h a g a a h g c j h c c
f e g c j b e b c h d h f
a g i e j a d f c i g g h g
i j j j i g d f i b g j f d g
c b d c c j c e g c f f a h f i
j c e f e b d f c c d j j b d d h
g i d f c c c c e i g i j b j g a d
e i c b i d g j e i b c c g f d g e b
e h j j c g f j e a c j j i f c b b e c
i
j b
f b d
d e h a
c e d f j
f e e a h e
g j j e d d j
g j h d g c b h
h c b d a e b i c
a h g b j f a d j d
h b f g d c i c e i d
j f i a j c j g e d e b
c h c a e g a d e i e i e
b b b h c i b i j i h c f c
b b a a c j h h i b a c c f d
h b g j j i j g a h d d g d e g
e e i b e b b f a f a h j d c d j
c e a a j c e e d e h j e i b c d a
b g b c h i b g b j e i e i c f f h g
g c i g b j f d b e g g b g e j c g i f
f
a f
d c g
c j b e
i h b h b
g i a c h e
a c j c f c a
g c c i d d j j
a b g f b c c j c
f f d i h a d b d c
g h j i g a d b f i c
j j f c d d b c g f f g
d b a c h b d d b c a c b
d d c h c d d b b h d d j f
c c f j c c b a d d b g b i c
i j c g c b f i a c e c g a j h
g e c j b h j j a b a j d b d j g
d c h e a b i f a i d j b h h d e d
h b c d i j j i b e j g h f h i a e h
a h a c g f d a b d c b e b h f i d f d
d
g d
a h f
h e b i
i j g e d
i f b g j b
b i d g b j f
h i i d a h a g
a g h j b h e d d
j c h e a c g h h i
j d d a a g c a j e h
f j g b i b b g j j i d
f c b e c h j c e b c b h
i b a f e h b d e a d d b h
b c b f f b i j h c e e h b j
b c a j h f j c h g c f h f i b
b j c e b g e d j a e a c a j f i
b j g i c j i h h d d h i d c d j e
f a d e e a f f j j j c j f a j f f i
a g e g f e e g i f b f f i g i h a j d
c
e b
j e i
d e c f
f f f c c
f h e e b c
e b j d d h h
b c h f b a f i
g a c c f f f a b
a a f i f d c h g a
g a f f b j e a h h a
a b h i d e c b f h c d
a g d f d j i h i j g e b
g i i h g e b d c j c a e j
g f d j g a h d j i c a c d e
f j j j e c b e a j g d b e g e
d b f c h b h g c j j c i i b g h
a i c g c b b e h j a h b d b a b b
b e e e f i b c c d h a h d c e f i e
a h d g g g b b g c g i f h g i b a i f
b
f e
g i h
j h h c
f e a e c
c c j d a i
c g f i a d c
i i j j f f h c
i i i j f f c h h
j c a f h a g e j g
i h d d j a g d i g i
a e b f e f a f c e d d
g i a i d a d j f a f j g
j j a b i g h e d b h g b f
a a j h e g h e f d h c a i i
b d i b i h f f i f a b b a e e
a i g i h d j h h h c j j a h g j
i h e f b a c i i j a g h b j f c f
h j a g d g d e b g a e h a a j e h j
h f j g e h j j f a b e a g j j b i d b
e
e a
h a e
d i h h
j i j a d
e h a h h f
e e j b b j h
b b g a d d g c
b g e b g a a f j
j b h a d i g g a e
f i b d d g e i g i h
a i d g c d e b c b d b
i d f j i j j j b e b f e
i h i a c d f a f g b h g c
j g i d f d d i c i g b d c b
c g i c c c c c d d a h h j i e
f c a c b h e e c g b g b g f f g
a b h f b h j c f c b i c a e f b g
b c h a i j h i h f f c j j d i b g h
h h b c h h g b b i d h c i e c c c a a
e
g b
b g b
g g b e
e j e f c
j j i f f b
j j g h j e f
h d j g j j c e
h a j e d g j e b
c g e c d b e d e g
f c i h d i g e f j d
e e e g c i h f j c j c
a j i b h f h j e d d c h
b g h j a d d b g d c h h e
g c b d g d f a h j a a a h j
j f j f a f i a h i j f e h d c
c f i c a i i d f d f i b j b i d
g d i i g d g e h b h j b f i j b j
g b g b f h j e a e j b h i h f b d i
d b e g g g f d c c i a i j h g b e g d
f
g f
a j b
h g d g
b e e j e
d h h b i g
e b j d d j g
i f d c j c i j
e c d g h f g g c
i g c a e b b c j i
j d g j c e e c g d h
h j d j d c e e g f i f
j j c i j h e a g j g i e
c c a j j b b h b h g i j d
h d g b c b j b c a g g h b h
e j i i d a c b d c b j a e a b
g i h j i c d b e b i b g j j i a
a a b h i d j c i d f h g f i g c i
g f i j c d a j i e e d f g g h c h g
g i f g b b d b j e i e a g e g j f f h
i
d j
a f c
g d b d
i e b a g
j i e g g a
d f h i h i j
g c j d b j i g
i g f i g h c f d
a b g b d c f a b g
g b a h d b d f c d f
c e g f j f d g g d d f
g e h f d f f g j c i g h
f c d h i j g f g a i d j f
h j e j h j c b f a i b e f a
c a i e e b e g b j d j b e e i
j a i c j i a h i f h e d e d g d
h b c i h j h g e h g e g b e a i i
b a d j e h f c b d h b j g h f g g d
e f j i e d b f h e j e j h d j i f j a
b
c f
i f j
h g c d
j j b h e
j j h g g a
g b d a j h e
e g d e c j d c
a b f b j a j b g
a e d f d c c h f e
h d j a h f g j f f j
g j i h i c i i d j h c
a f i f h f j a f e b a h
e i e a h c a c j h c e e c
c f d b d i h g h h d b j i g
d j d a a j g a b j h e f c b h
b d e b j a e e h d h d g c b i e
h d e b c h i f d e a b h j d d b i
i i g a j h e g c h e i c f d c e a g
b a d b g b f e c j i h e f e a j i c a
h
g h
f b b
b g g i
c i i d c
i d i j e g
g c d h c a h
h d a j j f f j
d a g d f i c b f
j a d e h i b a f c
a a e i g a i a g d g
g c g f c f j j g f i j
f g g e f c j j f c b i j
f f i e d d h f a a h a g h
g f c f c b b b b j i b a b h
h a a j e f c i f f h e b e b h
f b i h i c f a e h h d j j j b g
a b b d b i c g a j f j j b b b d g
i d e c j b f i f i h d d h g h f a d
c c h f a h b a i a e d b j b g a h i a
d
j f
i d e
f c i h
e j b g j
f f i d d a
g d h b i e j
h d a j e g d d
h b h d e d a f f
f b h e d b d g i i
f g h h j b j b h i j
e f h e b i g c b c d a
g g f h j c i i a h b j h
i e f c i g i b a b i g i j
c f e e j j h b e e a g d g d
b h b e g g i f g f g g j g g e
e f i i a h b h f c j i h h i i a
c c g e c b i f i i e a h a b b j a
j e g d g b b h e c a d f f h h c d b
d g b c c f c e g a h c i h e e a f e i
e
f d
h c g
a c d h
b a e j c
i e e b f b
c d g e g f d
a d f d e h b d
i i e h h f e h a
e a c d d a g h e c
h b c d c j h f a c f
b b j h a g e a d g f g
g f a b c e i i c a j g j
g c h j h f b e e c c f e d
c f c c d e e c h e b b h d h
h f h j d j a f c i a a f d h j
h b j j j f a g b i i f d j c i c
a e b c f f b i f e f b j b b f b g
j e d b c f a i c i d j b a e a f d e
i g i j e j b e g e e f f i b e c h g c
c
f f
d i j
g f h e
d e b a e
f a a c b e
c f b c h h e
a e i h c g a d
a g e h a c j e e
i e e i e b d i h h
c f i j d f d b f d c
j g e a b d d c i e i b
g h c c c j j d e b b f c
d j c c d f a i g g b d b d
a c d d i f e g f f g i c h i
a f g f j g c a d g f b j h e a
c h h f e d f d f b e f i g j g a
i a g h i h a g g j e a c a d g a i
c f b c a j b i b i f f d d a a a g e
d i g a d f e e h c c f i e f c j j b f
f
e j
e b e
a b c d
f h h b e
f d f i e c
d e j h c f h
e e f e f g d j
i h g b j d g a h
g j c b j a j e j e
c b g d c h i h g g b
g c i d d b b a e b c a
j e i f e c c c a d b i i
b f g f e d d j c i i g j c
c a e e a f d c g i d i f d h
a f a f j i g c b g e i a e j g
e g j e c c f d d h j i b b g a a
e g g j h c i b f e i e a f e g a c
e c h c a a i h d g g f f e i e d b j
e b a f b e h a j c h e e b h e f f f e
d
a b
h g e
g g c f
a c g f c
c c e e f e
e i d j j a e
h b h i b b f a
f b e g j h i d g
b i h f i h g d j g
j j c j g c e f d d f
g e e j f a g h g g g c
b j h d a j f a i j c f h
e f a b a j e b a j c a e i
f a f e b b a a g d j b c c a
c h j e g g e f j f h h j h i d
g e a f f f f b a h g d g a g a c
g f i d i g h b f i d a h f d c j e
a f h b f d b c d i b c b e c a i c h
g g h d c a c h h f d i f i h f i h f g
j
d a
a j d
a a c a
c a i i i
g e i d e g
a h i j f a f
e b a h b d b i
i j f j d j h j i
a b g a j i f f g g
c j b b a j a a b b d
c e b h i j i b e h f e
i b i c g b h h j a h b h
b a d h h h g g h f i g d e
g d d f g j h h g h a h i j i
g c g e i c h f e f j c h b g a
a f h j b h c b f d e c g g e g g
f i a c j e c a d d a c j g g e a d
e e f c i a f b g d d b f b j a f f j
f i c a f c e h b c f a j b b h h f d b
b
d c
f j a
f d e f
g d e c b
f e e g d g
g a h b d j c
h b g f g j j i
j h b a b f d a a
i g d j h h f f f j
a e d g d h j e d d f
i d i h d d g j j j i i
a h g j i a b g d i b d h
i d i c i h h j j f h f b b
e b g j h j f g a d d b e g f
d h i j i e h e j c b f i a e b
c e g a j e h d c i g h h h d j b
e c f d c j i f h i d b e a h j e e
c d c f a e b b e d c a d h e c b j f
a j f a c c h e a c a c e e a h i c c i
d
j j
d g b
b g j c
d d h d i
b j d e g i
j a d c h f a
i c j e c h a j
j d c h e g a h b
i c a j j d a d a f
i d j f c e d i j i c
j c d g f g d c h c f a
i a b h a b e c j i i j c
b g e f i j g c f c f f i c
f g f f d f j j f a g a h e j
i b f a b b a c h d f f g b g h
f a e d f a h a h i c d g b j h c
a a f f g e b a a j e b h f d d a j
b b h g j f e a c h f g f h d e b e h
f a f j i h d i b c i h f g b i j d d a
h
d g
e c c
g b g g
b g g e i
a g h d h e
g d b i e e d
e c j d g g c d
g a b b c g f b g
d g e a h d g i c d
g j a h i e j h e b j
j c h h c i g i g e a b
e h i g e h c e e b j j i
f b c h e d b d e f h c j d
j a a c i b j h g d d a g i c
h h h b d i h e c d i d g g h b
j j e j a i i g e h a g c h c e e
j f e a j d j i c a f e h c c h f i
c b b b g e d f a e j a a b b j d f g
e g h j j f a c b f g e b b b a d d i e
d
h h
j e a
i j f b
c f d c g
d h c b a j
c i b e e g h
j j e f g d a i
d b g h b g e c b
g e f c h d b f j b
j b d a h c j e h h a
g a d d i j a i a d e b
h a f j c g h i e i e b d
c b i d c e i b i g a j b c
b f a a e g c i c b e e j j h
g i j a e d d j a d h e g g g e
e c b h b g c j j b c e i e i g c
h i c e d j d i b i e h d f d a e g
a a j e c e c j d f b i d c g h a j a
d g d j e b c c d f g i b b c h e h f h
a
f e
a c e
j b a c
i h d c e
e b h d a d
b i a f e h e
c a j g a f g i
e g e g g e a j d
b j h g b a a e j e
h c b j e i b b g d i
c a j h a a d d j b g h
e j d c g g i c h d a a c
c h f b a b a c c a e g b g
h h h g a b b d j e b i a j h
c h g h g g g e b g i e i c c g
a c g j j a h b d h d d f j b c b
d b i a h i e b e e j j i i a c e h
g b i e c e d e c b i c f a g i g c j
d h i i c g i c b d g i c f c g e f b f
h
i h
c i f
a d d b
a c c b h
j e b g f f
b d i d h j c
f j f i e e i h
g j g g b e c j i
h d h d a g h i i f
j i b e i j a d i a e
j d g e i b d h a i h f
h e h b g a e d j c a b c
i h d a i a a b d c b f c f
f a b j d i d i d j j a e f i
g g b g d h f e d c i j i d c a
i g b b a a c f c i a a b e d f g
f h d f b b f c e e h g g b a a e f
g b e h h b a a g j c a c h b f g i h
g b i d a a i i j f e b f e h g b g e g
f
e b
d g c
b c f g
f i b g a
e f d g g d
c d b e h e d
d a c e c f i i
f b d d j a d j d
c i c h h d i d h e
e d g g a j c e c d a
b b i e f b a d b d j c
i a b b j j g i c a g c b
j b j e c g e e g c f f i a
c g d a b g e e j i d b i c f
b h f g f f h a e h f b f b b a
i e g a b b h g j h h j i e f g b
i b g i b e j d e j d g e f c i i c
f g h g a b f i j g i d a c b i h j a
g j f h h c e j h h e a c f b g g e c b
h
c b
a g h
b e j f
f c f e a
g g d d b i
b h b i a c h
c f b h d j e d
f i g f d c e b b
e c a e a g h b c f
c g i d e e f h c j i
h f h c e i h b i b i b
h f c j f e c c d d g j a
g e d g i c g d d j a a g j
g e h a d a b b h i g h b i j
f c j i d f a f g d d d e i j g
f f g h g e h i j e i a d b c f f
b h e c j i e i a i i c i h c g b d
h h a h c d h f f d i b j e g a e c d
j f j d h h h h c j d f c g a f h h j a
h
h g
j h b
h d f a
b g j c h
d i a c b j
e g b e e e f
e b e a c c b f
j d b j c j e d f
f g e i e c h b i a
j f j e a e a h h f f
a h j j j b g i e h i b
f i d g b h h f f c h j a
g d i g e i b a f c h j a g
a d d i b a c f f c h f d f g
j f h b e a c b d g e h i g e a
h e a j g a e e d d b d f e d b c
i i f e c h f b e f a f h b j f c b
a h b j e b j a h a j i c j j c a d j
c i g d g a f h b i b d i e i i a e a g
g
e j
i h d
d h d a
c d a b c
e i i c e e
e e b j d f f
f e a g b b e h
h j d i h b f j j
f b f h d b e a g i
g e d f d h j a d h j
h c g e a h i d c c a g
f j c e e g g i b f c d j
e c c c f a a f i i e j h j
i e j i f g e i b g i f f f g
i j h a a a i f h g f f a b e j
e i a c b h a h e j i c g i j b j
a g g c a a d e e c b i a b d a h b
e g a a i b d h h b a g h g h e g b h
e h e f h b a h d i j j h f g b a j c b
f
c d
f d h
j f h f
f e j d i
j i i e f h
g g f j g f b
j j d j i i g j
c j c h e h f i i
h c h g j e c j g h
a a h h f g d b b i h
j b d e h g i j a c h g
d f c e d f b a g b f e g
j b i d d i d b b b d a a b
b j b g f i a i g f e h d d a
b e h f f i d d i b b f a g d c
c f j j g a d f e a c i e a a e g
a h b c a i g d c a c i i b i e e a
a f j f j a h j g f e c b j c i h a i
f c e h d a c c f a b c j d h j f i b g
d
h g
e e f
a g c i
f i i i b
c j i a c h
d j f b i i e
f j h g f i b e
i f f b d b i c g
b h a i g c i d b d
h j f e a h d c e c c
i i g g h j e i a h h h
b g c f d d d b h a f j g
a c g g h h b a g j f g d b
j c b e a c b a j a b g c g a
g j g f j h h d a e j h f f i f
e a b c f f g e e e d i j b j g g
c c i h f d d e g a b b h f i c i g
f f a c d g f e b g c b i h d e a j b
a a j d d b c h c f c e b a g f j i h i
e
g g
a e a
j b i h
d i a e a
j c c e b c
a i f h b d a
b a c j d a g a
g f e d b a f e d
e e j g h i a g f d
h i e d i g a i a d j
j a e i f h j h c d h g
e i i e c j j c h g j a c
a a e d h i e g j g e d i d
a f e h d b i a a e i a c b e
g b c a j b j f d d e g i b a b
g j b c e b b d g c a c g c d j b
c e c e b j e j c e h i c b j j b e
i c b h d f h f f a h e d a f a d i f
a f i g j b g d h d h c j a h h j h j j
d
a f
c a i
f d h e
h j f i c
e h g c f a
j i b f j i g
f g e f e g d i
f i i h j b a b c
i b j i b g f b i j
f d a b g h g a e d f
i f b d e i g b b j f c
e e g b j e c d g f h a g
g i i h i i c c h e g b f a
b i j d h d e c f a j j h c h
d i j g h b f b c h d b f g h h
f h g e e d b i a h c e j e e h i
a a b c h f g b c g b f d g a f i i
f c d j g a h g f j i c a f d j j d f
j i f j h b h c d a i a j d f j g d e a
i
d i
c d a
h i b c
e i d b b
a d j f f b
g f c i j d d
e e g e h j d a
f h h h g e d j g
a j b h g a g i j e
e e d j e g d g j h f
c a g i d h e c a c f d
b i c a f i h a e i f d b
h h c a j d d j j d a f e i
b j d f c e c g g f g d f e a
g g a j g c h c h c a h c b j e
b h i e i b j h j a g h c d d i b
f d c e j d b a j f c h d a b b d j
f i a j g f f e f e f h f f h j g g d
f c f h d c i c d c e c h f j b g b j d
g
f i
i h h
f h d d
f a g f i
e c e b b d
f e d e e d h
b d g c g d e j
b c c d g i i g b
i i j b j f j d i c
e b d i b e g a b d j
h a a f i b d a e j f i
f g d i b b f j g c b c f
c h j a a a f f j b h g j e
a g d f i a d h d j e b g c b
d g a b d c i b g b a b b c b f
a b j b d h e b d g c f h a c e e
h f b h h d d e j a e g a h a f b g
c a a j j g f a c d j c j b j f h a d
c e h c b h g e g j h b a c d d j b d i
d
i i
c c e
g i i c
f a c i h
e j i j a j
a j f h c f a
j a f j h j h g
g h b j e c i a d
b f c d b f g d b f
b d g c e i e e g d j
c e b b d j i j d b a e
h h f e i e c b i b b f f
h f f d f a h c f c j h a j
g j j e i e f f f a j j i i b
j j g a g b i a c e c i f g d b
h c e g j g c a c a a d f e e d d
i f h a f e d i c b d i g a i d c a
a a b f g c j g f i b a a i c j b b j
c b g c h b h h d f e i h b h j a h j h
g
d b
d a i
b d e d
d b g e f
h b g d e e
i e f b c i g
f f d i i i i a
i a d f f f i h i
a f h j f g g b a b
f e e g e b c h d d d
f a f c j b f e f c f f
g i h h j c b j h j a j h
h d e d c e e b a a f c c j
h b a i f g d e a e g d j j e
g h c e j e d i e g e d a c c e
b e d i c e d i i f c i d b h a j
b d a a f c a f a d b i a b e h e j
a h f j h b g f h a h e j f b b f c f
h g c b a f g b j f c i a f g f g i b b
e
c d
i i b
d b i i
e g e e i
g a c a c c
i g e c b g e
g d f f e f j j
d g e a c f c h h
g g h h i d i j d g
h b e j d j c a d j g
i c f h f h c b g h h i
e f c h i c d b a g c g f
a j a a a b a j j e e c b e
f i b b f j a g b d a g a i f
g j j j b c j h h i g a j h i f
a i g h j h h a a g e f i e j f d
f b b d e d c h i h f j g d e h h c
e h g h f j e j c f a h i i g i a f f
a c e g j b b g e e b b e e a b j f a f
e
f e
d i c
g h f h
d c j j h
b j a i e j
e a h a c b c
j f i e j h a d
d c i g a j c i g
i d h b h g e e a i
g e h j j i h h b h g
d i c h e g g g d i a g
f j f a d i d a b j h d e
a h f b b g c e c g j f c a
h d i i e f d d d f d h b a i
g b j i c g a i j j e e g i f j
c d h g d j g d f b i b a d c b j
c c c d d a i a d b e g a b c g i b
i g i j j f i f d f f e e h d b i h h
a e c c b i b i g f h j a d i c b b j d
i
f b
f b e
j j f g
i e d b a
j d j i b h
j i a a d c a
c g g d d c a h
f b g c c g g e f
i b c i a c e j h a
e j c i a e i a i b a
i h j f d e d d f b h e
b f d h e b g f f c a e e
a b a f i h g g i a i b h h
i a j h f a h j g i g b j b d
e c f g g c j e c b d g j a j c
d c i g j i c a a e d i e d e g d
b a d b e g d a b j e c f h j j a f
b h c g b j a c f e f i h g h c c a a
j g i e g d d h i b g h a c g c e g j c
i
e d
i j g
d f d e
f d j g d
e g b d h b
f b i a i e c
g f i f g e h i
f j e c d h e j d
c i i c g b b d f e
a f d i h f e g a d i
c j b h c h g d i h e h
e j a g g a i g b b d j c
d g e a f b j f b b d i g c
d d b g d h f f h c c i j e h
a g h c c f d f a f c i a b f i
f c a b b a a g e f g i b h h i c
e g g b e g f d j f i h g f b b g h
a g f e i j f c d f f j h h g f a c h
a g g i h c i c h e i d h h b i a j i f
e
j f
g c j
e h f d
f b c g f
b h g h j h
a c a b b b e
d i c h e c j f
c e i j e c c i b
a b c i g i j e j g
d i a d a h h i d e j
f a a f f c a e h i b a
g g b b f e d a i e c e j
i i f c e c d b e h e g f h
h e b j b f a g f g c j a j f
g g f g e d h c a d j c h f b h
i i a c e i h f g e f d c g b h i
h a h j g j j e f h e a j d j h j j
g h i c c f g h g h f e d h c g a f b
f j g a d f c f f e d a a c j e f a c a
c
i b
b g c
d g d a
d h g j j
f c g h i e
g i d a d c e
a j d f f h h i
d g j h c a f f h
g d e h j a c g c d
d e a i a f d j g d e
h f i f d g g d i g h h
b j i j j i j f c c b h b
h i e e e d f b e j c b e a
a g b f j e g e j d c c a g h
i a b h a g f g h e h a a a c h
h e g i j j d d h d f a f i d d f
j j i d i i b f f i i g i a j f g a
j d d e g c i h i f i f g c g i b c b
a e c a h h g d g e e e f g b j b b g e
d
e b
c f d
c d f c
e g e b f
b i d e i i
i g i e h c h
i h i h i i c j
g e a d c c a h e
j c f h f a b i b g
e e f j c f f i d g j
g b h d e c f b d h i i
c j f i f g d d j h j a c
i f j i c a a e b i a e h c
f e g i e f d f i f e i h d b
g i c i j b g c b b d f j c f j
a b g i b a e i g h d g g b e g i
e d j d f e c g j b f i h e f a f c
i j j i b h g e e e i f i b g j c j f
h f h i i b f j a a a j e h j a a i b i
i
i d
h g d
j g j j
d g a b e
i d i f d c
h i c c g c h
b j a f a j e a
g g e h j j j e f
g f g i b e a b b f
a j c i e g j g f b g
h c f c b b a g g h d j
c h f a e g i f g a h f d
c g f h b j b e f b h j h a
j c a d h c g g c h h b c f b
f c d b i a b f b c b h c b i f
e e e e a f f i e f g b e f i c j
j i f j h a j j e e d e j b d i g e
d b h c g h d g g a a a d f d h c d c
f j a f c g d j i b a c d h e a h d b d
c
i a
e d d
i g b a
c i c b c
e d b i c c
g b a j i e h
c g f d j h b j
i i j c a e h d i
e f b a i e b f h d
h h e h b e f a c e c
i h i e e i c c j e f j
h g a h g c e i h e f f e
g j d f f g g d a d b c g h
g g e f j e d j a c e i g g i
c g h g g a d c c i i a i a i i
a g d j d j i c i b a j h j i a a
b d h h f e d i e b g d i h a a e d
a j i h i i a f g g d c j f j b i c b
i j b g i f j h f e g b j f f f i j a j
h
b c
f e e
j j a d
g f g d e
d i c e h h
b c f h a c j
j e g c h e h a
g j b i a e f j a
i h c a e e h c j a
b b e d f b j j i i a
d b g c f f g d e f b g
f g b f c a j g b d e a e
i d e c d e h h i i g e b f
i g i j j c j e i f g g i f a
c h e i j f i j d c c i j c c b
h f h i h c b j f h c b a a d b d
j g d f b i e f i c d c h i e h i a
g f i e h e d e f f b c b g b c j e f
f b f c d b i b c d d h b h c e j e j a
h
g a
d c h
f c a g
b g b b d
i i f i b d
b h j c a h g
c h i a e c g f
e f a j c f f j a
g b i c f e d j h b
e c j b b j c i a g b
d j d g b j i g f d i d
f f f b h h b b a a h e j
a b c e i a d h c a h g b c
f b c d d i e a i j f d h a c
e h h d i g g j d c f f h a d e
h e e g e g j i g b i h i i a i f
b h h h j j h h e c d h c g f b e d
a i f a j a b c h f b j h d d b i a f
g b c j f d b h c c e e d g e b c g c a
b
h f
c c d
d d i h
d g f i i
h f i f h i
j f h g a j i
j f g j h f e h
a g a g f d h h a
g d d c a f j j b d
a g h d b j c g a e i
d j b j b j a f a d c b
j e f b b c i j i d a f c
e f d e f g a d h b a f i g
f j a i e h d c c g e f i d d
f d j b f e b e e c b e j f c g
d h i i h f c a a c j b b a j j i
d c e a a c j a b h f h h i e j j g
b e f j g f f a j e d g e b f a e b b
a d h g a g d e i a a c b d g f f j d f
a
j f
f e c
h g c c
a j h f a
c j i e j a
j i i a f c i
b j c j e a j j
g d g j b i e b h
e e a d a c d d b g
g c c g a b a a j b h
b c c j e f g b d j j i
g e c i b g c j c c i f h
a g d c f j h b a a b g e a
d f g e b g d b g d e c j e b
f b g d h a j c e e a g g a j a
h b c d d c d j c b b j g h j b j
a i f f e h f j e e c g f e f d d c
i j d f b e h b b d i f c f b g c i h
i f i d a e d d a d e a j b c c c f a g
i
j b
j i c
e h h b
i b j h i
b i h f c f
i d c c i i e
j d d a g a d f
i f a d g h h f d
h d e h d d c e j d
g e f h i g e h f f j
e g h j h c h e i i a g
d h c i j f d d c h h j d
d a a j f g j b a d i h a g
i a f j i b g g d j i b i c a
c h c a i b c d f j d c c h h a
j f g d c e b h c j b i b e j a h
e b a f h e b i a c g d j h e b b j
d b g a c j e g e h i h h f i h e d i
b j e h c i f g f b a j g e b b g g e h
f
f h
a c f
f j b c
f j b f b
c g a b f a
g d j a e f a
f h e i b e c j
f e i j i g h i g
f j g h a e e c b c
g i h a i e c a g c j
a b b i d d e f c i c d
i g e i i d h b h j h b c
f d i a j a a g d e i g a h
a a j c b d c a a c i j f c e
f a i d h j f d d h e a d b d g
f e h h c i a f f a b c a a e g d
h h b f c d h f d h c c j h j j i f
b f c h h f c f b f j h c i a f f e d
h f e f c i b a b f a c e i f i c d h f
e
f b
j g a
c b f f
g d i j b
c a j d c g
d g h g h g f
f d h g g g i e
f d f c e a h j i
a e f e b b b e f j
b a e b h j i f j f d
b c j f d i c h a b e g
c c f c c b g e f f a j f
j c h j e j d c a e j d j b
i e a b a g e c g j c g g j j
a b e a a i b j f f a i a e i d
h a h h i e h g i g b c h a c h b
i c f b b g e b e a b j f e i e i a
a j h i f a c f a c a f h i c j i b j
i d c c b c d f i b a e a e h g g j c j
h
j d
c i e
a f c g
j f g h g
h d h h a g
g h h j j f a
i i c b f a b e
g d j c i j f c j
j h a j e d h a j i
d f a h b j g h e f a
j e e e d a g d c g i c
d b f d j c e i f i h g g
b c f g f g i b j b a h b a
a c j c g b i j e a f i b j a
a f h c e f j d i d g e e a d a
a a h i c g j b f i h j e b b c b
d h d g a h h b c j c a h g e a c c
a c i i j c e j g e j b j h d j c d j
e g e j h g i h d g e d h c b j j e d b
e
h g
c j b
c c i h
j j g d g
f c a j e a
d f b h c b d
g j i i j g h g
h i g h e b b f a
b e i i f c i e j g
b c d i h g j g c d i
d i f a a j a b g i c h
j e f i a j b g i e j f h
i b c j b b f b h g b j d c
b e g a f e h c a f i f g b a
i c j i i a h e i i g j g b e j
h j j a e d e e b e e g e a i j f
j h j h i e g a c a f d b g e g f c
e j i j h d c c i a d d e c b f f f h
f b d b b c e i i j c i j i d j i b f e
h
b e
e d h
h i j a
h i b f h
j f a a d f
e a d j b i b
d d b b c i c g
f f a b e f c c a
a d a c f g c j e i
d i i a g j b c f b a
j e b g g a c g g c j e
c j g j c c i d b f f h i
c h a f j a c h a c h b j h
a a g b i g b f j i e i j i h
i h e c b j g d g i g c e j d a
i e i h h g a e a b h j b b d d a
c a c c h i d h g d a f i f i b h i
f c i b g d j g a e e j f i j e c b b
d c i g e h b e f b j d d b b d c e e d
g
i h
h b f
a e g b
c e g b g
i c b f c h
c e g e g b b
i j j c b a a g
g a d a i d h h f
j j d f f h f b d h
j i f f c a b c b e a
j c i b f c b f a g b h
a e f j f g f f g b c i f
a e d b a d h i d d d h b c
b h a j e c j i i i h j c h f
g b f d f e d j g d f c j e c h
d i a h h e c d d i i h g d e d b
j e d h a a c h d i d h c h d h c h
d g i j b c h b c a e i c i d d b c h
d b f j f d c j c h g g c a h c d e a c
h
c a
h f c
d e d g
e i b d e
j c i j f b
c g c e h b c
i h g a a b i b
c h d i g a b c e
a b j h a a h e h c
i c i g c j g j b i f
d b f b g j f i h j j a
h e f c g f h c i e g g g
j c g d f j j a j d c a c b
i d f c e e d j b d c h e c a
j f e a g h e g d j h g b b h a
d b i i e b h g e e d f e i h c c
j c c g c j h j f h a b j a d j e e
a i i e h d j g c h f c g f g g i g d
i d g d g g e g a j a d i d b f b f j f
b
i a
b d b
h i a j
a d a f h
h a i j h f
g a b c d d d
d d e e d i j b
f h d a e f h b d
j c c d e a j f f g
h e b b e f j i f c e
c h e i f b e a b b f c
h c g e g d g f c j a c i
g g j d j d j d i c c d i b
d g j a i h h a g g h i g e d
d f g g a i c e g c i g e b j c
i e f j b b g d j b b f d d d b j
h c j h d h c f a j j b e e j c b h
j a d i f f a a c f a a a d c f a g i
h f e h d d e d h g b d a e g a f f e a
h
g a
f d i
h a a c
d b b f c
h f i j b e
b e i f e e d
a d d e a f j e
a b e b j c e e h
c h d c a i d b d d
f d i e e c j a e d f
d i e j i e h g h b e f
i d h j g c g b b d e h g
d d j h i j f i h g e c d j
f i j a e f a j i f j e f j f
b a e a i e a a d c e h f d d b
c g f g d e j h b d d d c f a c f
i g f e c f j f g a g a f f a f e b
e i e b b d e j j d i c g e j d c g e
h h f a h i e j a b b i g e c d c a h e
e
a e
i i j
b j d a
e f i d e
b e h d f h
e g d e j j d
b c c d g j g h
h j j f c i d h b
h f e a a f e i c c
g j c h h b e a d j c
a f a i e c b j d i f f
c h e f d c h b c j d d i
e e f c d b c e c a e f j e
c b h a d g f e a h e g h d d
j d a a d a j c a d i c j j i a
h j e b f e e j e i i b c g e i f
j a f f e e a j a e e h j a d f c f
f a g b f b d j i c c a i d g f d a b
h j a c e g e c c f b c h e d i b h i a
h
d f
c g f
f g b a
a e g e f
j h g j d i
a i j i f h f
g i d e i f a a
i i j a f a g f i
b e b c b j a j h b
c b e h d c h f d d i
h b a c h j b b b a c b
b h d e i j e c b i e i b
d f b h e i h d f a b b i g
f f e j j e b i g j c h h d f
j c i i g g e b f i j i e e g a
b e f e d e b f d g a j c g i c j
i d c b c h b a b d h i f a e e d j
c d a f i g e b h j c f a j i c g h c
j b e i c e j i a d i a e c i j i h b j
e
h d
c i c
d e b g
j i h g g
e h j e b j
j e g e h h e
e g j b j i f a
i g f d b a i b j
h i d h b b i c i h
g h b d f g i c f a e
g b d c c d f f i a e f
e e a d e a c g b b a h b
i i h b d d h a c j a g e f
b g i i d b h j a h e h j e e
h g g i a b f j c f e j d h g d
g a j g c d e h b g b a i a e g e
i j b c j f d h d b b c j d f h h d
g h i e j i i j b a h e f g h g g g b
f h d j i f e e g c i f b d f j f j h h
d
j f
g c g
a h j c
g b i c f
g d b c a c
h b i h h h d
j a j h j g i g
a c e e c i g d f
f h b g d f j f e j
j h c i g a h a j i g
d f h c d j j g h a c j
b c a c i h b i g b j f b
b e i i b f c j f f j a e e
a d b c i d a e a f a d f b i
e a i b i a h c d j e a j b e f
j c d c a h g i c c b b i b c e a
d a d h e e c i a e b e d b i j c e
i c j i f d h f a c d f e f d i b b j
b a g j g c b i b j i g e e d f j a f c
b
j i
a i f
d e h d
h i e f g
e e j a e e
g i a c i c g
b d g e i a e b
i d j c c h a h j
i e h d h e b b g i
j d i f i j g c b f h
e i c b a b c a i i b f
i i f e i j c e d h a a c
f e j g b b f e c j i c g e
e d h e c e g j h e j h j j b
h j b b j g d h f d g a h f e a
g h e a a e g h e e c b g a f h e
c e a e d j i g h e d b a d f c c b
g d c g h b a b c d i j b c a b a b f
j e d g c i d i g c e g a j b c f j f a
c
a i
h b c
b g e e
b d d e h
e a i c a h
d i b i g e f
c a a a b e b e
h e g b c e j e h
f c e a d a f c b i
f i d i f a f g f f b
a e g h c a a e a h e j
c f i e i j j i h h g h d
j b a e e h e h j f f a e i
a i j f c c j c g h h c c f g
b f f h j i h j f j i d d a f f
a j f h c h e h b a j h b f i c j
d e j c i j c b h f d i c d f f j f
g f e c b h a h g f b f a g i d d g h
i b g d h c a h h b c g c a b j b e a f
h
d b
b h d
j e i e
b h i f e
c d c c g c
j e c f i b g
b d g g b j a f
e d b a i h a h e
j a d a d h j c c c
c h b j g a a f b g a
a h a h h b a a f e b b
e f b b g j a d f a a g b
j e d f i e e g g c f d c d
a j g e b f f b e e g g c j b
f j e c b e g e f h b e c a h b
d i c d g j e e c h e e f h f f i
a g f b i j a j g j d i a a h g e g
i f f g h i b g c d g c f a h j a d g
i f j c a a g e b h b e i j d a c a d g
b
i b
e g h
c d e b
h c c a a
e j f e j d
e e a j h g e
h i f d c b i e
j i h e d i a e g
h h e d c i g j a d
b j d b c e b j g g h
d f d h g g a g h f b j
g b f g h i d h f e d c d
e a g g g a e c b g c b c j
j c b j a f g f b b i i j a c
e j c j c i j a b i h h a b h c
h a f g g h j b j j f a d h j h i
a g d f e c j a c d h h f h i f h c
b e i f h g b j h f c d f i i f c e i
j g b f d e h b a c b b f h f c e i c a
e
j j
b i a
j f j d
a e j d d
g f i f c h
d f f j a c a
d b h i f b h b
c e d d c a d c e
c g b c h i d a i i
i i i a a j c e j e e
f g g i g h f i h g d a
j c e f c f a j d d d h a
g b i j c e f h i g a g b a
d j j b d h f d j j c i i h g
f b g h g e j e f i j j j g g h
b i c f j h a e e i g d j f a i i
a f g a j f a e c f a h d e g b j b
f j e i j b f j j a j d g e h a g h h
e f h b h f b e g g h f i f g h c b h j
g
j e
j i g
i h c g
h f i g d
c b d e d g
c i g g f i d
e f f i d e b f
e e g j f f j e d
g i g e d b e f c e
a g e e e c d j d d f
e g a g a h j a b i c b
d b b j e a d h d f h f j
d h i j a b e d h j g a c g
j d h g e g c g i j g d c j j
j j g f f c g i b c g j h c a d
i h f b h a h c h d f c j h h i a
d c g b e d h f e f c a d c g i i e
f b h e j h d j d a j g f c b a i e h
b f b d d h e f h i j b d f i h g e e b
c
h g
f g f
f b g c
e e a h b
e f j e i a
f g g h a d f
i b b d f i j f
h a i d h c d i b
h a i j a j f i g h
j i c d h i c j c e a
e f h e d i b b b c i b
d f i g c g d a g a e j h
b i f b h a h e b b a h d d
f b b h e g i j a a e e g d a
a b a i d a c f e b g j b f g j
d h h a j e h b d j h e i b a a e
a i b j h c f a i h c h b d h e f i
a e i j c d j h c c b j a h j d a b g
e e a g d i g h h i b c g i h e d e a g
j
a j
i e b
d f j f
j g d c a
c f d g c e
j e g b e i f
f j d g c d d e
f c a g i h g i d
f a i b j b i d c d
i a a e j c c h f h i
i f e j j f b c g e c d
b b f g c f c h h b g j j
d e b f h b e f i h d g g b
j d h f e i g f a e d i e j j
d i h h j e j a a c e i j e c h
d e b i i a j h e a h b c h f d f
e h f f i f e i d g h c j e i h h f
c c f f d f c e d g c e a a d j g i a
c a h a h h h c a i a i b f h h b c a f
f
j j
c h g
b h g j
h f e b j
h j g i i j
a b e h h e b
c b c d j g f f
e a e d i i f f j
i e j h c f c d c b
h b i i g b i b b j i
j i c g f d a i b j c i
a a j d b b b i g f d b j
f e h j j j f c c f f e d j
d j b h d f f d e b f i i c e
e j g d a j g j b h c c f i g j
a f e j a a b e e i b b f e h b c
b j b e f b g a g g j b c f e a f e
f j g d h c f h d b f a c d g a f j b
f i g d c f f d c g e j j b i c d b d i
g
g b
f j c
b a g e
c g j i c
i a j d c a
e f e j i f j
c f a e g j d b
f b d g e d a c f
a j b h b b a g d f
g c g h b a i a a h d
d j d d e c b h b c g b
e f b e c f d h f a d e i
g j i d h f b b g c d e f a
h i i g g c a a d a i f a d j
d d c h b g e e f b i j b c a g
e a h h b j g c g c h i g j e g j
a c e i g j d c f j j e g c i c j j
h d d g a i c b g d a f c g e c e i e
i c d c e c j c e j h h c h e e e a i g
h
g a
d f h
a i e a
b e c b f
f d d d e i
d i d c b i g
g h f f i f e b
c d g e a b f e f
e h e f j a g b i e
d a b d d g e g e e e
f b i b d e c i h i d a
f a g g j f b b i j j h a
h b c d f e j j d j f e c e
d a g j h a j j a i i e d g c
b b f g a j e g e h f d b a e c
e b b j a j e e b d c a e h b e b
h e e j g c a g c i h f g b e g d a
b e b g j e f h d g i d j g e e c e f
g e g d j c j d g h c a e g f b g h j f
b
a e
i j a
c i g j
b a b a c
d i b j f g
b h e j f c e
i h c j b i f h
d b e f c c f d c
e d g d a a g e f h
e b i a c e c a d j a
d c e h e c f c e c i j
f b e g d b j d e a i f a
i b b e h j a h d e e g g j
e g f g e j f f c c g e d e c
h c e e c j d j c g j i d i a a
j a d i b d b d h j c d b g a d e
f d a g b b g i j i d e e j j h c b
c i e a c h d i c a h c b d b h a j e
a h d a c a e h c g c h i e a f d d d j
d
i c
j a c
i a b c
i i c e e
c f h b i e
d e e b e b b
c h h a j a g i
j f i i d b h i b
h f i i b d b j e e
h f a d a f g c a a e
e c j d a b i c d h d h
h j e b j j e h e a f f c
d b j i i b b f i f i g e h
a j a j e h j d b b c g i c f
i h c d h h e f f j c g a a g d
j a a b g b h b d b j b c f b e a
b j f b f b h b e h d g i a f g a a
c i c f e i i b c a a c g c g h g f a
b f j f d j a e e b g d a e b a h d j g
g
g e
e e d
b d j g
e b f g h
d f h e d h
d a b d b b c
b j h e e a f g
c f b a f d g i f
f d h b c a a j a j
i d f c d a b a e h f
e e j g a i g h h h i a
d g d e g g d h j d f f b
e g i b j a b h h c g e d g
e e b a f d c g h b b h d f e
g f d a j c j f e g a g c b b f
b j h i i b h g h h e b g i h h d
d i a g i g g c i h i i d f d i c c
i f b d i f j f e j j g i d c i g d a
i i b e j e h e i b f i f b i b e j f f
i
f b
i h a
h i f b
i d b b c
i b b c a f
b f a a e j j
g h i c a i c a
h d f a g i b c i
h b i e c h j i a i
g g i c g g b b e b f
a d a d i d f j f d f d
j d d a f f a e b e c g a
f g i i i b f c a c d g c g
i b g e b b h e e a b f c b i
a b c a d g b f d h e h f j h j
g e b i j h b f a a g d h f i b h
g h f i c a c c h j g f e h f b a c
f c j h c j h b c g j b h i h g e c c
e i e i f a b i d f g c d b d b a b c c
j
h a
j e b
a c g f
b i a g i
e g j e e h
g c b h f d f
j f c d e d d b
i b b b h d d a c
i j j g c c e j d e
e c j i i i i j g a b
b f g c c h j c h i a e
j c d i e i c a i e d d j
e i j f j a g d i a g g d h
d i f d c b d i b b d i c i j
a g a j h d c e e d b b f f f i
h d c g c c i g c d g a h g j e h
i j j h h f h f f b b d g d j h b d
e a g a d g h i j f i b i i h c f j e
a c e c h f i g i b c d f e a h b g f e
g
c b
h f j
f g j d
g b f d e
i h e d e d
c i j d b b d
i a j j i f e a
g b f g h i f c b
d h h h c b a c g c
i f j f d b e e c e i
c h h c h g c d b f a a
b d i b g e i f j h a h i
c h e a e g g e e c h b i e
f c d d i f f f e i d c d i e
h h b g e i g j j c a g f f i a
c g a h g e c f b h e c d j c a f
g b d f f h b a d d h i b e h a c i
c i c b g a b a c j a c b d b d j e a
d d e i h j e h h j h b i i d g g j c i
g
g f
j f h
g e c f
g j g a h
a a d e i j
f f j d i c c
b e f i g e c i
d e e g a c e b f
f h g j d b e j d i
g c j b a i c g d i g
i a g d f f h i c b h d
g i h d i a g h h i g j e
i g b a d d c j h i f e b j
b a h c c j a i b g g e e g d
f g i f j a i a f b e d i a h e
c g h f a i d g b f f c e g b g e
j a j b j h i h c f i a b e a d g e
g g g h a a f j i i a g b j e b h b a
d d c b e j i h e h j c c h g a j a f d
d
h i
d f j
d b j b
h i d i j
j i d f c h
g a e i d h e
j i e d e f f a
i b a j j j c e i
e g i b c b d e h f
h h a h b e f b b e f
j d j h g g i h a j c g
g e i h d f h d b b a c i
h j j a d b d a c f b b i c
j i d e h c c a e a g f e e c
b i a f b f d a h b b h j d i c
j c g c d e d a c e c b b a i a h
h c i d c b j c b f i a i c e a b b
c j c b i g g e d g a i j a j j a g d
h g c g b e c a c d e j c a j i h b a h
j
j h
d g e
i c g j
d c e d i
j a i g h j
a c e i c g f
i h a d a b e e
j b a i j g e f b
g e a h c c h e i d
f g b b g h c j c b g
h a h b e a d g c f d g
f i c h j c h b i b d b i
d h h g c h a i i j j i f f
f i j e g h b c b g c f b a c
e e e j c i b f g g i j g a d g
g f j b b h d a j d d f d h j b a
b d d d d i f g i h i b c i j g j e
e i j b b f d h i j a e a j c i c c i
h h d a d e a d j j g b j j h g b a b c
a
b c
e h d
b d d e
h j i h g
i h d f g e
e d f c d g h
h c c f i i f h
i f e a d i d b i
d i j i g j c d c h
f d b h g h j c b h h
h c b a h e e e c d b f
b d d g h e f h a f i i d
e i f d d f j j a b j a e d
j i b d j f h c e i d j c a d
i h j h f d h a b c a d c b b a
h f g f a e f h g i b h b b c e c
c a e h b i i i a b a a a f f c i h
i g c j b b h f g f a i c i j f d d j
e h d f c h f a d g f i h b g g c a c g
b
c j
d f g
a d f c
d i a e g
f b f j b i
c a h i c f i
e h j i e a f a
f b c d b e h b e
a j a g i c h j d f
a e g g b e b d a i c
j d h j g c d c d f e f
h a b h c c f i h e f c b
c i e b j c f a c g f f i f
d e d b i g d g g c h e e i f
j e f h b d e d i g g j a e e c
e e g g g d c h d i d c h f a e d
d i a e h e d j d b i c c b c a f f
j h h b c j f d j i f a j c f h c g j
f d f e h d j a g b c b d h a h j b d f
d
g d
b e h
b j d c
b e a d b
g i h d j c
a i a j i e e
e f h d j c i d
d e c j i i e d a
b h g j e g j c f h
i a b h j e j j a i e
d g i a g b f h f f b e
b h f a h j j j f h j g d
e b f h d j b i b f g c b a
b g h j c e e c d f d g j e i
a f j a f a c c e j c f h h i i
g b c f d i c d c h j j i b d c h
j h c d e i c d f i g c i i e h i e
g d h f c f e h j a f d a b d i d g f
h c i a j j a g b j e i f h f e e b e f
d
i h
e i e
h c a h
c c e d j
i g g i i i
h j b j b a a
a f e c e j g e
a j d b a d j e h
a h g b h f b i h d
c b i a a h f f g e b
i i h h g g e h f h e c
g i c b a a f e e h c g h
e e c f e c e i f h i g f d
c g i h i a e e j d e j g f e
e f e b h g j h g j a g h b c e
b e g c g a b c e e b b b g a i j
c b h g e f g d b e c h a g g a g c
a c g d b h j a c e d e g a h b i e h
j b g a d h e a g b a j f j f i d c c b
a
a h
e i f
b d b h
f j a a b
a g j f h h
c i f e b c b
i h c d g g i a
f h h d b e e h b
f h h a b g a j i g
d h h f a c f d c h h
g c e e a f g e a a j g
j a h f j c e j g a a d e
e f f a j j d e e h e e c i
b b d j d c j g e d d f j i c
h h h b h h j f c e d c f h c a
i e j e h g g e i a d j f c h e d
e b d h b j g i e f g e b h d a e f
c f j d e i b h b j g j d h c d d g f
f e a d a b e d b d c f c f i a g e e i
e
b h
a f d
i c c i
c e i d d
e j h e f b
b i f a e j e
j i e e g c j i
c e g h i b d d g
a e g e j e h h c g
b h a f b h d h b g i
i g d g b a g i f b i c
h c c i a h i c g g g c f
a e a b e b i f g c b i f b
c a h b a e j e e a a h h b c
h e j b f e j i e f a d b g f c
c c h g i j c h h d b j j e i f g
f e i f j c c j a d e e c j g g a i
e g b i e b j j c j i i i g e i b h b
c b e i c c h d g j a d d i f g a b c h
c
i b
j a e
b j g a
h c a j a
d e b j h a
b d g e j c h
b h b d j h e h
f d i d a h d a g
b b g h a e c d b j
b c a a c h a f h c c
b b e a g g e d f f j g
g c a j g f e j e a f c a
e b g b i j b i a f g j h d
a a i b j j a h i h f e d c h
e h g d c h d c i j c d e e g g
i a b j c d e c e f a h i f i c a
f d i h j b j d a d c d g j i j a g
e f i c g h e j g e a g j g a c f h f
i b a e h e j d i a h h d j d i j f g a
d
h h
e g d
g g j f
f b a c j
b g h e j j
j c h f g b a
e i b i e j a h
i j c e c j e j e
f a f j b e b b h b
h d h c j a j j g b f
b a j b c c e c h d i f
j i g c d j d h f d d g g
c j b a g d c b f j i f e e
g i j e f j f d i j a d g c j
f j j e b f j a g f f a g b i a
a f e c g f h d j d i j c j i a h
c i g a e j g g d a d f g e h g b c
j g i j b g c b f j g c c i h i j i c
b h d h a j a d d j h c b g b b j g e h
f
h b
j h f
f f i a
c j j h i
a i b g d a
a j e i b e h
f f j f b f j c
j g g d a c a g f
d g e e a a g d g c
d b h h a d g b b c b
f g f e e a i i i c b d
d a d j h f j j g h h d i
g b a f e c f a g i e b j g
b j b d b d j a d g d e a a b
e f e f f b d h h j c f a g c h
b a a f f e b a h i a d c i g b g
b b i h j b b c i a f g b a a j d g
h e h c d g e g i b j e g j f f i e c
g j h e g j g c d f h h f f e f j d e d
f
d j
f d d
c j c e
i i c h h
a c e e h e
c d g b h f c
h f b h e i f b
e d j c b b g e c
f i e a f j g b h e
a e b j i h a h d e f
j g b e h a e i c b b g
a c h a e b b g a b h j f
b c j f h i g f g g i j j h
j d b c i b h c b j j i g f j
h j b f b h i a e f h j c j j h
i h b g i g f f c a e a a i b f f
a i d c e i d c j d j f b h f g b f
e i b i e j b c j f b b i j b c c c f
d g a d a g f h i g f a d b b a f h f j
g
j d
c j h
i d h c
f d e h j
f f f c b a
i g d e a a h
a b f h d j j a
f c e h e a d e e
e j a f i j f a c b
c g i h j d a a f j i
b c g e d d f e e c c a
j d f i h f i f f f c e e
a h a a f e a c j b f g j h
d d g h b b f g c a e f c b b
c f b a f g i h h c c b a j a g
f d j g i f j b g c a i f j b g i
d c c d c e a c a h a j g e i i i c
c e j f j f b c e j b h h j g d j g d
d d i h i i h c j g c b i b g d b g e i
a
a j
a g a
j g d h
b j i b g
e h b b a d
i g h i a c e
j f a b h i i h
f f j c h f j b a
h h c a j f b e e g
a j b b h f c j f h f
f i a b f f h e f j i g
a c h b e e h i f f a a i
i g c g g g a c j e h b h j
d f c b j c a f c b d a i a b
g b h e j d h j g b h d c a c d
j c c i f h e e j e j h c f f c c
h f b g j i g e i j a e i c c e f j
e j c c e d h b g d j f j b i c f h j
g g g e a d h e b d e i b f j f d b h b
f
c e
f a f
i g e h
h g f b f
a j i h d e
f i c d d j a
j i i a i c j c
b e e g j h d c e
b i c a j c b e j d
i i f j j c j d h c b
c c b f i b c f f h f h
d c a b b d c i a d d b i
j b e h f h c h d g b f b g
e a d b i h a c b e b b e g d
a h h j g i d i e a j a i b j d
d c d b c a a d e e h f g i e j e
a h f d i g c a h b c i d j b d d f
d h e f h d h h c f f d i j f j f i b
h c e f g b g i b c i a h g j i j f f g
e
h e
d j b
f b j g
j f e b a
g g f b h f
c a b c j a c
f i a c b b b i
h b e j j h g b g
b b h b d a h e f i
i g f e i i f i f j f
i i a j e a g e b f g a
g g h e h j a j a c j d g
b h h e d j d a f a j a a j
i a h h i c e g h g i b f b d
h f d d d e f b i e b h f f b a
i c c e g c c j b g j c f f a d f
c a h d j d i a g i c f f h i f a c
e h c a a h h a c j d a a h j d b j c
c d b d j b b a d b c g a j a e b j g f
h
j g
g a e
f i e i
g i b i f
b i b j a a
b g a h b f j
b e b g g b e i
a h h f b f g f a
g b b h a a j j f g
g f d c b g g b b g j
c g h e c e d h c e i f
c i a b c e d h i d f i b
a j a j h h e j c f g j g i
j c f c e i g b j i a g e d i
f f h j j c j f h h i i g a f g
f g i d c f d c j e h b e i e g b
j f i g b f j c b e g c a j g e d h
b f c g e h g a b b b e c e g e a c g
c c j h i c h j e e f g b i i b h b j g
b
c j
d h h
d c i c
a h h h d
f c d h j b
i b f h b j j
d b e f c b g e
g j c i c e f e b
e i i h a d i f d g
d c f g h b i j j f e
j d d e e b g e g j i i
e d i b a d i h a f e c c
h g g j e b b c j h g b h h
i b e c j b f g a g h g d i a
b g f j c j b i b a j b d b f a
j e d f e b d e a g j c a d a c h
e j e c d g h d c d a b c f f j i e
c b e e c j b f a g f g h c g f h h e
d e f j c i j h g d a f b c e d c f b f
e
f e
c e a
d i j i
b e j a b
g i d i j h
a a b a f e a
b i i c e a i e
a c i b j a e b e
f f i a e a f c g g
a h b j i i b h e g j
e a i d h g a f g h a j
i d j j b a f j d e b g f
e e j d e b c a a i i g i d
a b i f e j f j e a f b e g j
b g h a f h j i c e f a c c e c
i i e g d h b c d c a b j d j a h
a h e f g d h g b c j i a e e h i i
c f f e i g b j g f j d a g i i f j g
i e e b b i e f e g j g b c f f c c a e
d
e d
e h i
a d d g
j d b j a
h d j g i a
h e h g c h f
g e c h c d b e
e b a d h d f f e
j b b d e a d d d d
f j j a j d e e j d f
b h e b j a i j a e e d
i d e d h g j g c e h i j
d d b h a c g j j b g i a e
j c g i b f j a h c h j d b h
f b d c a g f d f f g g i a f a
f a j c h f b e c a f d d b j e g
j e b e a h c a e d e c h d h j c e
j g b b f g i c i g b h j a i d c c h
f d g c i b e j d g g j i f b g g a c b
f
d i
g c e
g g c a
j f f a i
a c i j c b
e h g f a e e
g d i b h c b e
i i g j e j j d h
d g b j i g e c f b
b f c b d g b f b a b
h f e c j b j d g e f c
h i c f f i b a b e i g h
e g e a f c f g b g h i j a
e c g h d d f b b f c d c b i
f d f c j j b b j g c j f a c a
e f g c d g f b c f e h g c h f h
f j g f h c g b a a g b d d j c c d
h c f a a c f g d j b f c e i h b d d
b h i b i b h i a i j b g b g f h a j a
h
e e
j d e
e g h c
h b h j e
c e d f b g
b d h h b c c
h c d c d i h i
b g i e h h b a i
i b h g a c i d h a
i a f c e a b i i j g
c b d j e c i g b e a i
h i c b e g j f e a a j a
e i j d h i e f i e g e g c
g a f b h j j j j f j h c j a
h g g e a e f j d h a f i a i j
f e b e e j c c e f g g b b f e e
j c j a c i b h g f g b i f h j a h
b h h e a e f c d h i e d j f g i g b
b b h j e i a b b h j a c e a j c c c c
i
e c
h i b
f j a c
b i e b b
d c d b j b
h g a c c b g
d c a b a g g i
b f i f a c h e a
c g f b e d c g j e
i h f h b a h i f g j
i j h h b b b e i a c c
d h b f b c b e b j j i a
d c j c i d j a b d c j h e
j i d i d a d b a b f j c c c
c c d f b d c a h f d i g f j e
i b j j f g b c f d b e d g g d d
b b h f i d c f c j j a a b c h d d
e b j g h f a h d c i g i d b c h i e
a g d g e j i h j c h a f i c e h g h i
e
c i
j b b
f b f b
b f g f g
j i c g f f
d b g j f c b
j e j c b d c f
b f f i j d f c j
b b c a i i a f b j
f g h f i j d c j c b
j a j i d c f f c f j d
b h i h j b d f i i a a a
d e c e d c a f d c e c j b
h j b i c c i f i f j j e h i
a h f g e f i b d b h i a h a g
f d g f f d c a i a g b a e a e c
f b j j a f b b a g b e c i b j h g
g j b j g g i a c h c e j d a h d f a
h h g a h h c c g c i a c c j e a f e g
g
f e
i i d
d d e j
i e c h f
e c a c i j
b c d a j b j
d f g b a b f h
h c g i a e h e a
h a a c b j g f f f
i i e c g j g g j d a
g f e g h i j i h d f a
d d a e e c h a d b c b g
a i h c b d h i f f f b h f
j i a c j e d g h e g b j a g
b f e g g e b b h h j g i j j g
e j h d h b e d g j i f a i e e e
e e a g h a e h i d i a b j g g a c
f g d i f b i d d i g b j g c i e j f
c g i g i c i g f b i g d g g b j a c i
j
h f
g c c
i j h g
e j j i b
a b h b f g
e i e i j j h
b i g h f e h b
c h h f i c b d c
d e e h i b h d j i
c j g j e d f g c f g
e g j d j f g f d j j f
b j g h j h i j b d b c g
j h f a b g i i j c e g d d
i h c i h c d h a h j g j h h
h e d a g f c d e f b e c g f i
b i e g g c h h d b j f b b i h d
f g a f j j j c g a a d d h d d g j
c h a j j d h j h i d a g c d a j f c
c a g i b i j e c e d e j f e h f e j d
d
d i
f h j
i h f b
d i g c g
j g j c j a
h g b e i c j
a g j a d e h i
e j g d h j g i a
f d j e e c h j f f
h b f a f b c h i g a
e j d j b j f g c f f b
i e b h b e a b b c d d i
b e a c f i j g j c h d e h
f h e f c a b c e a g d d d j
i a h i a a f e a a f j i a c a
d c f j g b c f a f a b f j d g h
h i g g j a f i e f c f a j f h b h
g c g j i d a h b c a b j f d j c j j
b b a i a d e h j f a e g c a j i g d h
e
g f
b g f
h d e i
h f i h i
j d i h j c
g h f d j h b
a c f i j d b c
f g j a j e c a f
f a e i h i j a f c
b c b e e a e h c b j
b d g c f a h a a j j g
g f h e i f e j i a i b f
g g j c h b f e b a f d b j
j b j h j h i j j g f f f i g
c d a b b b a d c g d d i i h f
c j f j c e f c g j b g b f e f h
h e h d g i f j a c f d g b a j i e
f a g h d e b c e d j i i a f i a c i
c d g g i i g d d d i f g b i b c e i j
b
d d
b a f
c d f a
d i f j h
g d g i i f
d j f j e e i
g a g e c j c b
b j j d i h f e f
f c j d j a a f a b
b f b b j b e j j d g
h j a a c f d b a e b g
g a a i i f d h e d a d g
e g j g h f c j h h e b h c
i e d b j b f d i c i c g d c
j d c j i e j g j h d a e b d c
b d d f j e a g g j d d f a f b g
h a j d c g h i j f j b c g b d b e
b f b c h g j b h j g h g c f h i a h
j i e e i i d j i g d j c d e h d f e h
e
e d
i a g
h h e d
d c c f b
b g f j j d
c b b i g c e
h e d h d c f f
i g g h d d h h i
a b f a c b g a e c
h j g f d c j g i a b
g i i d g b c h f c h f
e j b b f e j j h c f a b
c e i h e f e f b b a d e a
b c d f h g j f c c g a h f b
a i i b b h a f g a i f j g c f
f c b i j g f a d i g b g c j c i
b h b j e h j b h a d a g h c b g f
i g e c f g f i a j d e b h b b g i h
f b h e h f f e b d d b e h b e a f e c
d
e j
b f e
e c i g
f b g i a
e a h i j i
a c i g a d c
h i a c e d e c
g b h i j g b c a
f f d j g a h d e d
e d j j f g d d b b i
i e h c g a g c e b e e
h d h i h c a h g d j h a
b d j g f j j c i a j e a c
f e i a c b c a h e d j g i f
f g c d b a g f h a f g e h g j
c g i d i g b j a b j a f e i b a
h i h b i f h j g f g d c b d a h e
h f h f f i j d j i e j a a f a e e j
f e a d j d e j j d i d d f b e e a j c
b
j b
j h a
a h j d
e b i d g
d j h j j e
i d i d e a h
g d c h e e e d
f b i b a j a g c
h d h h e h c d a b
j e g j b f c g a f i
e d a j i j j d d g d e
d g i j j e g d e a g h c
f j i e a j f j a c b h i j
h i g b g e b a a i h a e g g
g c h j f e g e h a d h e e d a
c c h h i h b e g c c e b e c f f
f i j d g i f g c g b g a a i h c c
i d h i b c b j e a i i a j b g f c j
d h h h b j h a i i g g c a f j b j e e
e
a i
g e i
a g h a
a h f f e
e c b d h b
f e j d a g d
h h h i j b b h
a e b g d a d b j
c e i b g g b e i b
e c f e d f d i f e a
i h c h j j j c j b j a
h c g d j d j e f i i g b
c j j j a f a j i g c g i b
a f f e c g d a a e h b g h e
d c j b e h h i b f e j f j h h
c a c j f d c e a d f c a d j e h
h j a j i b h a h d f i a g d d i h
f f j d b c d f a a a j j d g b e h a
b i c f f f h b a i b a f f c j f d c b
i
a h
h c j
a f f b
h d f h e
e f e d j i
e a a d i f g
b g c d d b f d
g h i g j j c i h
h a b h d i d b d j
c j i i h j e d b j a
g e j f j d h h d d j f
c h c a f b b j c a e b b
f c a h b b b c d j f b c g
i g i f i h d e f g f j h e d
f c c a h j j i d j c j a e i a
c c f e g h a h f b g h h g h b h
a e i c i i c f i b a c d b b c i h
a d h c f b a a e g d c c b f h a b e
f i d i c d f a i f f d d g i a f d g f
d
e a
d a f
a c i e
d a d a i
i d g h i j
d j a b d h a
g g e h a c d i
e g h j h g a i c
b g b e g e i i f f
b a g d c f b f e d e
b f a j a f a c j e a a
h g b g j b h g h b g j f
a h b b f e b g e g a h h b
j g b b c c j b b f e j h f f
i d b d j h g f i d c i g e i a
a c a j j a b i j j g h d d i c g
g f b a f i i h f h b i a i d j h g
d i g f e f h a h j e f e i e e e j e
b d e d j i a c a f j b b d j d h f h j
b
g c
e j e
c h c g
c g i b e
f a e i f i
c e a f g e c
g h i b e a b f
c i e c e h j j f
e b g d f a j b f g
g d a h b h c g h j c
e e c a d i h j c d h g
j g j b a c d e h h b d b
j b c d b a e i f g e i h e
h c f a a i a d a c h g j f e
i e a a g h j b c i c b a d b h
j g c c h e b f i a c b a c d e j
b a a f a d h c e i a f j b d a e c
h f f g b d a c h c d b d a j h h h f
e f e g j h b g b c g g i e d g h b c g
d
e i
d h i
b i g f
h i h j b
d i e j a i
j f f h g i d
g j a d b f d e
i b j i h c a a f
a h i f i j g j j a
b e h b i e i h a c g
g b c d f a f a c c h c
c g g f h b c f d b j c i
g g j d d a e f h c g h a f
f d j b i d d e d b b f h h c
j c f j j f b h a c a j b j c d
b a a b f a g d f d c j j a a e d
j a b g f e b h f g g j a f f f j d
g b h a b c h j a a a f b c c e c g d
d g b g f j d j j a b h h a d f e a j g
e
g g
i e d
g d c a
g g j g j
d e h d d c
b e g f g d j
h c a c d f a h
e h f d i b e j g
d a c b b c j b a i
i h i c c g f g h a h
b c j c a i b c i c j e
d b a c d e c e a c g f b
c d g i f i f d h b f g d h
a b a g c j c a d i i e h e h
e g i i c f a e a i j g f a b b
e g d f d g h i a g f i f a e e a
g d i h f c g b j d d g c e g g b i
a e b h b c c e g e e h f c g h b c j
i c g b d c h i e g a i i g i b c g i j
a
h g
d c d
f j e h
i c e c g
j a a h c i
c c e i j c d
d b h f f j e i
c e f f d i h b e
f f b b b i f j d i
h i a b a g c c h c c
i e j g f h i g c d j d
b b g i g h e b j d j e c
i e a j a g d a g h e b g a
a b g g d i a h j a c i c d i
a h g a a a j d e c b d d h j b
a g e j h h g e i a h i h f h g i
j e e h c g d c c j e h g j a e i g
i a f a b f j d h b g a c i i a a b f
f e b f e a f g c a b h j h b j g i f c
a
h h
e e e
g j h j
a j a i g
a a e a c e
c c e a e j f
b j i i i h g g
j d d h h g d a j
b e i i d e g j c e
e h e a f i g d b a h
c h h i g e i e a j i i
f b e g a i b g h j h d a
a f i b a f e e e e j g c i
d b b f g g d i e a d d d i a
e c g b e c f e e i f h a i f b
h i f g h j d g i c c f g j c a d
f j b d b c b c i h h c f g j i i d
b b b e h d h c b g d f g e f g e j a
a g i a g f j h i g i f f c j e h i j i
i
e e
h c d
c d a d
b c c i i
e g i j f a
i h b a b f c
i b d e c d c e
f f e d a i c g g
b i b j h b g c b e
c d d a g g c d i g g
b b f d f h c b a f e a
j d g i b a i b d a h c j
a b a g e c g h i b c f i h
c f j j g g d e d e i g c b e
e c b i h f f f e j i c c b j j
g a d d i b e c c i d f a c j c e
j h a c g c a f b j i i g g h a g c
j d c a b i a e a a f g e a a f e f j
j b j a a g i j d d f f d g a e i b b f
h
i f
f a c
g b g j
d a i c j
b b a c j d
a c i h f f f
g g b j j i d h
h j a f c g c c c
c b h g e h f e j f
a d e b h g c e a e a
h g e i e e a e f f f g
j i j j e b g i e d c d b
j b b h e e i d b a c c h d
b d i e f g c j j a e c i a h
d f j a j h e a b f c b a b i a
a i i f b b b f c i b g h g a a i
a f h j g a a i i h f e f g c f b g
j e g b e e a h h e e j c d e j h g d
i f g h j c c c e i c i f e g f b j a d
a
i h
g a c
b i i h
e j g b e
i a d i a i
h d a h a g b
f j c b g i i i
d b g g i h f c g
g g i j j a d g f j
a i f a e h h d j b d
e h b c j d b h g a c e
b e g a c g e j a a f g g
g c i c f f f f d a b c e i
a i f e a e h e a d i a i a i
g i c f h i a b g g d d g j i c
f h j g i i a h e g f d g h e g b
a a f j b g j e c e f d a b g d i f
g j b c f d e e b e d j f c j d d i b
j g a b d f b f i g i j b a i i h h b d
g
g d
b j d
h g e c
f e g h g
b c i i e g
j d g c h i d
f b f a e c c h
d b c g e a i h h
f h i h i b d i j b
j b d h j f a j h i g
h h b b i c f g e f i j
f e d h f h a g g c a e f
d a a e e j e e i e h a e b
e b g e e f i g g f h i d e c
i f b d c e e c d g i f e f j f
f d c f c g d f i j e g c a i j f
j d e h i f h f a i h f b h a a j j
f e a j g i i f h e b g d h c b g b j
j f d g e g a g g c c f c e e d j c h a
j
b d
i i a
j d a f
c f h i i
h h e b c g
f e h b j h f
j c f j b f e a
e h j d i g d h i
f j f d h i h e g h
j d c i d f b h c i e
i j a h f h e h e j g i
b g g i c a e a e a h f b
f i j a h e e j e c a h h h
j d g a j g e e i f a a b j h
f b h c c i d c f c d b d e a c
g b g h g d g e a j h d e j i f d
g a c c i f a f b i d i b j f d c i
g g d b i h d e j c b b d b b h j g b
f e j g a j b a e d b a f h i f b i i h
j
d c
c b g
h e h g
j h f e e
f b h d g j
b a c c i g i
a i g g g j e e
b f d d j g d j e
h i c d g e c d g a
e e h c h f c a c d d
e g c f c b g g d h j j
g a d e d i a d g f f c f
b a b j d h j g a j i f a i
h b g d b j d j g e j a h a d
a c a a e j h d d h h f i d g j
f c h g i g j g f h c j d g c i e
c e g f d j g h h j e j b a j e g j
b f g b h e d i a e h e g i d f d h i
e h g g h f g c c a h a i g d g a h b c
j
g e
b j c
f i i d
e a d h a
b h i j d j
c g i g e a h
h j c i a g d e
b a b a a g c a d
d i h h c b c h b e
h h i i h f a a j b i
j d a g i i b i e e h a
j h j b f e b c j j d d b
c e i i h c d c h h b g b j
b j f f f i h g c h f f d g f
h i c a c a h g b e a c i f j i
b d e f j c c a j a b c e j i e b
c j i d g d b h c g b f h h b a b j
d j f j c h e h h g c f f j j a d c b
i g a f c h e b e b a d b i i j j f f f
h
f a
g i j
j b d i
f h e e j
i b a a c f
j f i d e e a
j j h a g a h e
f e i i i c e h g
e b f d d g d a a c
j e b a b j g b f i i
a i g a d c a c e i i i
c h h d g j d a b b i i h
b j d j j e c i e j c g j a
j a a f d a d d g i i d b e i
h f e e f h g e f i g d i i f f
d f f b g d i a g f h a i c g f c
d c b e g c j e h d j a e c j b d g
i e e j a b i c g e a i a a i f e g b
g g j g g d h d c b c b c d d e c i a e
d
c d
g d i
b d d g
g h e f g
c i i d j i
f d h d j b f
e g c g j a i a
a g h h i a f b j
c b f e c b b i a a
j i g b b f e g h h f
e j b i f c g f b j d f
b j b c h c f d e f j j j
d b e e e h b f d b i j j b
b g a g a b f a a j d b f f j
f h d g g a c b d b i a f b f c
g h b e b d a e j c b b b g b a j
a h b d f d f d d i i e h c e b i d
j c b i f g f e j j d c h j d a a c b
c i c d j a c j j h d b f b h b i g h j
g
e j
e a j
j i d b
j j d e e
b e a i e f
e f b e b b c
j g j d e b d g
f d d j a i b a g
a a j c c a b c e h
e b d g b c i j d f h
e e i i i e h g j a h b
h b d a f j a h d a b h i
j b a b g a c g j b b g j f
a a g j a j i c h i i b a e b
d b a a g i h c f i a g h j b c
h e g f c i c d a f f e j h f f h
c e g g j c d j j h d d c c i h j d
j c i b j d f h c e c j i g i g e b j
f a d f e h f e d g j b d f f b d a e c
d
e f
c f j
c g d c
a b g h i
d d h c g d
h b e j d a e
h f i i g c b e
c d d c a g b g b
b a b a h i d e g i
d j a a d d c g f i a
d h g h d j j c g a d f
i a b g f g a e a d d b a
c j f d g g c a j f b h a c
e e c j j j e f j e h g h a a
g e a e a i h f b g i i b f g d
h i i b b e f e g j b f b j d a f
d e f g a d h h e d f i f i g i c f
b h e e g b a a h a g i j e j b c b j
i d b j a b b f c b h d a b a h f i e a
a
g b
h e e
g b i h
e h j e b
j b j i j i
g g h g i d b
e f h b i c a b
j j d h d c b d c
b i f f j d c a b c
h c e d j f d j c f j
c c g i f b e j h a c g
d c j b h d e b i e g b d
j g j h i g f a i f c b g h
g h e h f c j a c h c h g f a
a j d d i h j c a i g i c a a j
h c e a a e g j e b i a i i d h h
e g c e d e a g i g d d c a b e j c
j d e a h i h h b e e g a c f c b b a
g f d d b a i e j j b b i e e b i j c h
d
h e
e d i
c g d h
f b j i a
a f e i a c
b d a i h a h
d c h b i h b g
i h c e b j a b h
d b j b g d b h j e
g e b i c h g a e h d
c b g h j i b a d g i c
j c j e a f a i d h d c e
a a d g f e b g h h f f a e
d e e i j g a j i a i a f j i
b i a e h e j i j h h e a b b e
h j h j h g g c c b g d a i g h b
d i e d b j f d d d j a f g f f g c
d c b b d j f i b d c f h e a e a f i
c i i h j d i f c g c f f j i d f f f h
g
j d
e a b
j a f e
b j b d g
c b f c c a
e c b b g d c
b a g g h a i j
j h b g c b c c f
j g c g f d d d e e
a b d a h h j c e b h
d d c e c i g i h d j b
h g d a d b b f j f f f b
f b b b f f e i a f h g j h
i e e h c g i d c h c a h i d
b c i i g f f b e j b h j h h a
f c b c e j b i j a g j c d d f g
f g a c i e j e c c e d g j f c c a
c i g j h a c c d b j h f f j j g a c
f d e i h h i f e f g j c e g c b j d g
h
f b
j j d
b h g e
g a g e j
f c c b j i
b j g d c b g
e i f d e c i j
i g i h d c b b c
f a i e c h b c c h
d a g c i g c e d j g
f e e h b h e f g a f f
e j e j i c h c i a g f j
f c h g c j a i e f g i i b
g d g e i c g d b a e e g d b
c j d e b e g c i f j f d c b b
a i e h a e c j f e b d i d g c i
e g i d c d b c h b a c a d f j h b
g e e b d i c g b e f j b j c i d f j
b a i h f i g b a i i e h f e g g f h h
h
j f
b b d
a h d a
e b a j c
d a j j a h
c i a d b f i
j b h g e e h g
g i j c j j a e j
h j h h j b h f f d
f h h e i e b f g f f
e a i h h d j c b f b d
i g f b e b j j j f c i j
j b d g a a b a g a g a g e
j d h a d b d d b b b j g d c
d b a c a a f g b e d b d g j e
a i j a b j g i j b a d f b g e f
j h f f e a i f b f e a j a c f b g
e a j c a f e i j a d c h d a b i g d
b e i a g i g d c b h j e d b b h j i f
j
i d
h f h
c c i d
h b g f j
h b f e f j
g c i b g a g
f h a h f b j g
d e h h c g h a h
b e g c i i c h e b
c f f g h d d h c h j
i g a c c e e h f j j c
e i a a j a c i f d d b i
i d b b j j a f d a b e f h
i e g b d b d g i d b i i d e
b e i e c h i e e i d h g c h i
e e d i d h d g g d h b f c a h h
g e h h a b c i j c g f f b h c b c
f c c a a g g e j c f a j h a j b a b
e b e h e c f i i h b c i h i e c j d d
g
i j
h i i
d e i a
c c f g g
d j e g i b
b f a i g g i
j b e f f f h g
j e f d b j i h h
a d j g f a h b d h
a f i e e g d a h j a
d e d g a d h h e b d c
j g i f d j g g g c i d e
f i a g e i g b b g d f c a
f i c i j b c f a b j h a g c
a d d e b j i i h d d j e h a b
g j g g e g b j i b f a h g i f b
c c f b a b h f d e b a i g g d c i
i e e i b g h g e f b g g c f a j c g
g b j i i b j e a g d h d b j i h a e d
j
g c
f h d
d h e e
a b h b b
e f a d a d
a b i h h c g
a b e e f b j b
g h e d d f b i c
b g f b f b e b g g
h b c b e d i i h e b
i a b c a a f b b h j g
d i e b h j c a j e f j a
d h e f i i a h c a b g b h
b i e c g a i i f i i d g f e
g h e h j f h c c e g a f g a a
j i e e j c f j b j g d a d b f h
c h f g e c h e i c i d g d g b b e
h d b e h g i i a e h d i f c a d a j
f d h d f h e i f i f e e g g e e g e c
a
a h
e f g
c d h c
i f a f c
i f a c i b
i a j e d j c
i e i j f j h h
e e e a i e d i e
i f c i g i g c c b
a h i d j d f d i b a
e f g j e e d d d g b i
d f b g e c b f i c a e j
j b g i e e j h d a a h b j
i c f g f f d h g i e c b d e
g a b e d i j f i h j f j j c h
i c c e h d c c h e c e e f h d c
i b d e e e h e d f f d a h b i b a
j a i b c j c a f h e g e b b j f i h
f d i g d d e d j c g d e e b g a f d j
e
b d
a j f
e b g f
d i d c b
d c i f j j
h a f g a d a
a h d c i g c g
e b a a f f a a h
h a d f d c e a e j
j b g c i a g h f c i
d h j b j d h b h e i g
b b f f d h f e f h a c f
f j e d h b f e e f j c g a
i i e i f d d f a f i b c b h
j h b i e c h g g e h e a b b h
h j a d i i f e j e c f a c b b h
g i j a i d c c f b f e a f e d b j
h a b a i a a f i e i g i j h a g b d
h e c c g c g d i h h b b e a g h i j b
j
c i
a j j
a g j a
e h c e c
e j a a c b
j i a i g b a
d h e a e j i j
a h g j f a b i a
b i g i i e f g d f
a b a i h i d j d h g
j f c g f d f a f f i b
d g i a i j h e h g d c f
d j b e b i d g c d g g c c
f f c e c a e d d g e g b e h
h d d b c g g f c f d j f j c e
g f i a h f a i c i e e g j h g g
h i h j b j d i e h d h h h i f b a
a i c c d b c e e j d d h d d c i d i
i b g f j h g h j g h c h g h a b g e h
b
j j
e i h
i a h g
e i e f i
f b b h g j
i g j f a i h
b g f h e b a e
a f i f h e d f h
c h d b c b g j e e
i i h j a c e j f i g
f j h g i c c j d h e a
h f c h c b f h d j f f d
b h a j e g d b e g f i a b
g h j e f e b a c a h c f h c
i g d h f b j d b g i b f h e d
i i g h j f c b i h e i c b b b h
e c h f a h e i h d f g i e i h g f
i i g b f d c h c b c j a g a e a a c
a b f c c d b f g f a b h c b b h b f h
c
c e
e c i
d i c a
i c j h f
b a b i i c
f a f b d d j
h b g i j f a g
d i i g h d d a h
h c h e e d d j e c
g f d e h e b e d b d
a h b i i j b f e i f e
d f c d i e c d c d h d d
e c g a j g e c h b d j j j
f c j f g j f h g b a e c h h
c b i c e g e i h i e e h c e g
b c c e d d a g a d h d j d j b i
f b c a g b a d j c h d h i f g h b
a i h j h c j a j d d e d d d f h d d
e g d b c a e b i e e c e a a a b c b c
j
i f
c g h
b e e g
g i j a f
h e i i h d
b e j a f b b
j d f g j a a c
b c a i f i b d f
c j j j f g a f j e
c g d j f h a i e f c
e i j b f c j j i e h i
j d e g e f a c j g j b a
e c d f d a i d b c g f a h
c e c d g g j c h e e b d c d
a h c h b j j f b j i i c e g h
f c e c i b b h i g g b j e e c g
i e j a e g f g g a d j j a j b i j
d j j i e c e d h j d g f c e j i e c
a a e d a i c d d j h d g a e h b e f j
b
a d
j d c
b j i e
e i a d i
b f j i h c
f j d j b c h
c c g i b h g h
h b a b i f f a c
f i e j i b g g g g
d j f g a i d e i f e
c b j a f f g b a g g e
d a e b g d e h f a b a c
i f b j a c a g j c j e h f
a i h b h d i h a b c h i d c
e d j i j i d i b i e b b i c i
c d j b h c i a a d i h e e c c i
j h g c g d a a g e e f j h j f j f
f f a e i d j h c j b b e c i a h j a
g j a a e b e d i f b e e e g g j f b a
b
g g
g j i
h d b g
d a g i d
j a h j i e
c i c i g e i
e f f e f j c i
b i a g c j d c e
h d c d a b b j d b
a j f e c f b j i f a
d h f e c b e a d f f a
a i c e a a e b h f b i f
f c i a h i a e g i f j a d
e f c a h c i a b j i i e d d
d j d d j g i d f c i e b g e b
e a f b b h b j b f d g h a j i b
f h b g a e c b e j b j i c h h g f
b d d j c e c e b f i i c f j d c g c
a f a i i d i e b c e g f g i e d i i g
e
j f
b b a
e f c h
h f j h e
f c d e e i
e h g c d h j
f g b e e b h c
g e h e j a e j j
e j e j d f g h j c
c h g h b d i g i f i
h d b a c d f e c e c f
a f g i a f g h b e d j g
i j c i j a a e i d b c j h
f i e i f j d f j e e f f g a
e i c h d j e i e g b c a h h h
e d d i j i e a j b i h b a c a f
f d j f c a f j i c g h d e b h g j
a j b b h h d f e a a h j i a d g j e
c g b b f b j c d h g h f b c e h g j g
j
e j
d b f
h i h b
f e i h b
i d c f b j
g h j j e e c
h c f i c e f d
b a f e j g b h d
i e f b f d f e d f
g b c h i f e g a b f
c d f e e e h g a d f f
h h h h e c f i a e e g d
h b d j e b b d c e g d e i
e d e e e c f j e j b d h b f
c g j a b d e j a j i c j f a e
h c i f c b e b g g d f g i b f d
f g d j c a i c c d h a b i d d h d
a a g d j d c f i g a d g c h g h f j
b j h e i f g h f i d i h d f g e g d f
j
b d
j i h
a d c a
g h b f b
e g c d h b
f d c c j j e
b i f d f a d f
b e a d g i g c e
d g c f g b h i e f
d b h c e b g j e c h
b d a g h i d a h a i i
b c g a j j b f g h h h i
e h f j i c b j h i j i f h
b i f c g c g a c e j j g g j
i b e j b e e a c i b f i i h d
b h h g b f a b i h e h g i b f g
j i b h a j i h a j f i c j g g h g
e g b h c b j f a h e h j c b h j c d
i a a b h h c f d h e a b b e j h d f i
e
e a
i h i
e i j c
f h b a a
i c i d g c
g c c e f a i
a g e e a i b g
a g a h g g b a d
e a i e i i c e d j
d g g h d f h i i d g
i d i h b c g h e d b j
f g c j e h j e g i a h j
e h a e a c j i b b c g f j
c f a i i a h a g j h a j g g
d i a j e a b d a j a g c b f e
d h c e a h j h h f g d b a c b g
c c e a a f f j d j g b j e a c f g
i f a a j e a f h i b b g j i g i i f
d d h d e g d g j h g d f d e i c a a a
a
h f
b e d
b g h c
e a f d b
d i e j g i
b a a i g f g
d h f g d c c d
c j d h h a g f h
c e f h a a d d f a
h c j i b b c h j a e
f b a d d d d f f b h g
f j g a d d j b b e c j a
f i c c j g a b a i a f f g
j a g j d d h g d h g a a c d
h a h h h d j f e j h a b i g h
d a d j b g i h d d e j a g a g c
i h d h d d g h h b e i c f h f h j
f b g i e j f b a a f d f e e e b a e
c a f d e c e e j i g i g g d g e j j e
f
g h
j i d
e b f i
d h i d j
j e h h j f
e a i g g b b
a a g h g h e b
g d d a i f i f g
e f h j a d f e e e
c c i h b h d d c j e
f f c g j i h d h b b d
i e g e g g d a j i i c j
b d h e j h h f g e a f e d
c e j f e e b d b f f d c b f
j g i f f f e e h f b b j h i b
c j h d c c i c i h b a g f g i f
c h e g a b e g a b j c e a d j j b
f i h j g h a e c d d e h a h b j a b
i j h g g a h e f h g j j j f b e g d f
g
c j
e e h
f d i c
d d g b j
g j g j f i
c g h j i g g
d c i b d j h j
b h e d h i i f h
h h h c j b g g f d
g b h h c e a d e f e
j i j h e f f g f j c j
c a h c g e g g d e i g a
h f h c g f b f i b f a b f
f d b a c f b g d i h c f e b
c f g a b i i b b d i i d c h f
e e e h j b a i j h j h f i e c g
d d e h c c f g j h a h i j f h h g
b i c b g i e h i h c g b b j f j e h
i d j i f h g e h d h e i h g e d c a a
d
j f
f b c
h f c f
i d f b j
a b b g i g
h a d d f h c
b d a d b a h c
f e j g a h e g j
c i a d e g a a f j
a h b c d c h j b h e
e d a b j e j d d e a h
f e d a g d d b i d j b e
j d h e e a d a b e b a c f
g h h h e f e b h h e i j h j
i g a c b b j d b h j c c g g d
b j a a a h b d f f b h a d b d g
i d g b j g a f h c j j d c i c g c
b f i g e d j h a a i d j f h d g a f
h j i a c f e b i b i e e g e j a e i j
d
d e
c a f
i j b f
g b b f j
i a a h g b
a a a d f c e
j f a e j j i e
e d a c c e j f a
b e i a h f g i j c
e c d c d d c f i a g
j b j c a d j b d a e h
b h h e f d j i g a f d e
a h e j h f g j f i b h d j
h c g a c e g f d g b g f h b
i f e d a b h i a b g e d c h c
d j j i h c g b j h d g f g d a d
j i f b e b b d b j f i h b b c h h
c f j e g g j e f a d d c d e g b b g
j a e f e a d c f a c j i f g b b b c e
c
c a
i e h
c c f j
f i h c e
a f d h h d
a h b f j b i
h g c d a c i b
i j f d d d a b e
j b a c f d d b j d
d a b e c j g b j c f
f d j b b h h e g i a c
i d c d b f e i a c f e c
e j i f d g i f c c b g e i
i h b c g a d h e h i g d i g
h g e d f a h i c f j e a c c h
g c h e b j c i c e b f j h c a i
b d a c b a b b c h e j d g d c h c
j e j a d d j h f b j d h g j e f b g
g j e h f j f i d f a f a j a b b i h d
g
c a
d f i
i a e i
e c i h h
i c f a b c
a b j c h f g
i c i f i c j i
a e b f f e a b c
g c b e c b g j f f
h j a j h c e j b a e
g f d f g a e c h h d d
j d a i j h a d a b j c f
d g i c a b b d j j c g c e
i e b h e b e c b j d e i b e
c c h c a g e a f h d j c h f a
b d i g d b d j e i i h a e f j d
i c c h f d e j f h j f f d h j b e
d b i f b a h j g d h g h b h e c a j
b b g e c j i e g a f c a i d d c d a i
b
i a
a g g
i f d h
a e g b b
d i f j j h
f i g j d d j
b f g e j i h f
h j c c g a i d e
j a h g e j d d h h
b h g h d f f a d j g
e h i f d j g c b d d d
d h d g d j g i a a i e e
h c i j g i j c j b c f b h
h f b c h g b g a g g a c b a
h h h b h h c d j e j j g d i d
c j i f a h j h d a h h h a h h a
c h h d i c j j j c h g f c i a d a
g i c g h i i f c b j e a e g h c a c
h h h i e g a b e d c a f e e h i g e g
a
b f
h j b
b f f c
b g i c h
j f f f h h
h h f e b b c
c b e g d j e b
b e e g a g h h h
h e j i j j a a d d
f h g a e a c b c e c
e c b i b f e b c d h c
h c b a c c j h g b d i f
h d h j b j h g h f i a i a
e a h a a c i g f g a a a b g
a j j i b j g d g i a j h g a f
j e j b b h c c f i c c g b e d b
h f d h f d d a h c c j c b j c g a
h d e a c j c j d g d f j a a c e g i
a h i j j d j j f a h d b b j a i d i e
d
i h
d g h
i b d j
c d f b e
i a f a b g
b b d f b j j
e e f h a b b c
i f a b g f e f a
g c f j j j f a d f
b g j c f d j i e i i
i j a c a e h j i c e a
b a j g c b j f i i b b b
g j h c a d f d i f c g f f
g g b j e e a i a i j b g a b
g e c b a j b h a b e b i a j i
g a a a c a d g a i j a a b h b d
g e d b g g e j c d j e j e a g d d
e b c g j f i e d c c b f d g d e f c
h h c e a d e g f a h f e e b e a i f j
a
c e
b h c
j h a b
j f c h d
f h j a j j
a g d a g f f
d c g a g i j b
a h h j e d j i g
h a g c e c f j j h
e f j e a j i d g b f
h e a h d a g j j b a i
d d i f f e h h e f h b c
b h b d e b c j c a g i b d
i d h h j g d b b b g e j i i
f h f h i c b a d g d e a f j c
c c j a f i a e f j g e g i j j b
h j h a d a i f d d h g g i g a h b
c h e h b a i d f g b h h g h f e g e
d a f j j f f b b b g c j g h d a e d i
g
g c
f f j
f g c j
b e h e a
c h c f a b
h f b j b h h
f i f h e g i g
i g h i c j j c a
j d e h d a e e b e
h g c i c a e a i g h
g i c a g j c g d g h j
e i f j d d a e i i j a i
j a j f f h h j g b d c e b
d g c i h d j h i i i b i i g
d e b b h e h c d e d h b g j b
g j i g h j g g i b a d a d a e d
g f g d b g c a f a f e e h i e d f
a d b c j b j j i d b c f g d c g b f
c e g c j b e h g h d f h f h e d h i j
i
f h
a a g
d a c f
b i b j c
g e h e h f
f a i b i i i
f f d g b f h c
d g a h j c g c i
c f i h a a e a g e
d h b h d f i a b i c
f d g h c d i e e d a b
f c c g h e a b h d c c j
j e f h e a g j j h i c e j
e f d a g h h e e d f d b b j
a c b c f i b c c j f b d b d c
e e b j b e j d d e e j i h b d f
i c f g i f j e b b c f f g b a d f
i d g f e g f h e d j a j b a b h d a
i h a i a h i d b c i h f j j b d i d g
f
c a
c b e
f a j c
i g j d g
a a j a i g
h b a d e j e
b g f a h f j b
j c d g b c e b c
j e i g h c e e a i
f f f f g j d f d e i
d e a g f c d e h c d e
h g d i e e b j j e h h h
j g h d f i j i j j f a i c
j f c b d j h b a g f f c d e
g b f e g a i c i h i c f h c i
d i d c a e h g f d b e g e a d i
e j c c f d g j j j e b g f g i i b
f j j j e h h j b a b a g j e g j j f
f h c c f b e f h c i g h e a a c b g j
g
h j
j c f
d c j b
a f c e e
a h b g d h
i g i j g b g
a i g f d b a d
j f h d b j h f b
i j d e d a h i f f
b e j j e e g f h f j
i i f h e h d b c i b d
i j b b a e c f f c j d g
d c j g d d j d f g i d b b
b d b f j d e b d a d h b c f
f a e e i c a f i j f h f b g j
f d e d g e d a i g c g d j e j f
e b b d b c e a a g g d e f f e h c
a b d g e f g d e i i g e e b h b j i
b e j e e i f e c h g f i e a g i j d j
e
f j
f g j
j e g c
f g f i b
d j h d c b
c f f h h h f
g f e d a g c f
f c e f j b h c e
e h a c b e b e a c
c c j e a j h i f j g
b h e h h h j f a e b e
g f f a e e a a d h h b e
h e c c d h c c b c f e j i
d e i e h h c e i h c a e e e
a d c g c c c d b h c a d i e f
e f d e h e h h a g f i h c b a j
c c b j j f a c b d j b j e c i b b
a i a c c h e f d c e c i a e e e i g
c i j c a g i j h f c j i f c e b i g f
f
g h
d i g
f c g g
f e g f a
c a j b c a
h g g c g e i
d i d a d d i e
j h d f e h c f a
d i j h b b c b a i
i e g b b f d e h j d
e e a h b b e a a e h e
d g b j g a b b i c j h b
j h f c e e d g c h c e a d
a a b j e e a j d h f h h c e
a g d g f e g j c d g h b g h g
d f b c i b f j h g c a i h b b e
j e c c i j d h h c j j d j f c b a
c f j e f i j f b e i g j f c d g j h
a h i c a e j a d f d f a b g h d h c g
b
f b
i j f
d c g h
a h i b c
c a e a d d
d b f f c g j
d h e d a c h c
b c d h e f h a b
d g g f g g a b i g
j i f c f a a a d g d
i f a c j c h c c j e h
j g e e h i j h g f e e d
a d c e g f f g c c h c b f
g e b g j c b f g a b c f f h
a i c e a a a i g i f c b a g h
i h e h j g i d j e h g e h i e g
g b j c h g g a a d a d i i j g g f
h a j e b c e g i b i e j f f c c g i
d h a d e c j d b i j i g g f e c d i h
h
j b
h e f
h i c a
d f h j a
j b b c a d
i j g b f h c
d d h i j g h b
i c f a j c d j i
j h a b a j a d a a
f b i j e f j c c b h
e c e h d d i d i i d c
f e d h d b g e i b j j j
e g h h g a a f c g b f h d
i g b a g h h g f a a c c e c
i i j f c e d b f f a c c b c b
b e j a h d e d c d i c b d e h d
e h b a h f f e f a e b g g d f d f
j a e b d g c b d j i f c g b e c e g
b h e h i e a g i c d d j e h d d e i i
b
j g
e g f
g j h a
d g g c j
c i j d b a
h b f h g d g
b j f b i f g a
a c e i d i f i f
e f i c j h b h b h
g a f d e j d a e g c
d i d e a h c b d j h h
i d e g b e c a a h g g e
a h h c b c d c b e j g h a
h j j d g d i g g i j h a e i
b h h f b a a i e c b e i g b f
j b i j b e i b j b d e e c c c j
h d i g h d c a b f h g c a d f e j
d b a g d a f i f c d d e a a i j h e
e i f c c b f h i i b a f a i d b j b h
f
c f
j j j
h d d a
i e b g j
a e b a g c
h g d b b j d
g j d j b i h d
h i h i j a c d d
e h a a a j g g b d
i i f i i e h e h c j
i b c i b g c e e h f e
a e h a j e a f b c f a g
j b d c f j e f i d j a a e
e e c b h a d c b i e g f c g
j a e g g h a h j d b i c i d j
c h e e h e i e j j d j a i j a h
c c g i g c h f i g e g c i e b d h
b g g b e i d h h c e h c c b i a d f
g e d j c a e e d i i f b c f g e c c b
j
b b
c c f
h g e f
j a j b h
d d j c e j
c e g f h b b
d b f a c c d g
f i e h i c e a i
f h a f c a b i j b
c a d f f j g a e b j
i f h e b b i f b h i h
c d c a i a f i g e i d h
e f i j g d j f j h c g f b
a c g b d i e d f c b c a e i
a f h h f a j d j i g c g j h b
d b i j f f c g i i i g a i h d d
i e f e i a c e a h h c j i e g g a
i h f j i b g e h b f f c a h f g j c
c f i a d j i e c j j b j i g j a i d i
d
h b
e i c
g b a g
d e f a e
d a c c j i
e j b f c c a
b c b e c d d c
j d f e f c c f i
a d h d c e a f j c
b c a g e e a h d i e
e e a a j g i g f a c b
h i d d f e c f e d j e b
h b b h a c h g e c h c e e
i b e d i a b f g d f b h a a
h c b b a g e f g g d j f f f j
g c e a j e b d b c f e b b a g h
e b c d c a j j d a i h f f e f b j
h f f a c i j d b e h b i b f i b f d
f h h c e h i g d j b f g b a g h f g h
a
c a
e j g
d a h a
f e f b i
b e a d j e
f h j j a f i
i b f g i c c j
d h i i f f f j h
i d e d b c c i i a
e g b g j d d a a h i
c d a h i g a d d b i j
a a f a i a i j a d a a f
e c d a h i a h b a j g d d
a a f c f i d f f f b e j b b
h j j f a j f h g e f g b c j h
a c b f e g e c h g b e h i d h d
c j j h b h g h b e e d j a b h d i
e a d e c c a j e a j b f b b b h b a
e d i c d e a h a f a c h g f a j f c h
c
b a
c a b
i e h e
g c f a g
g c b j g f
d b f b a a h
j a i g h e b c
f d j i g d e a e
e c j j h i d g g d
g i g d e d h b e g e
d h f h h e b g f a i c
f e a i f i c h j d g g g
b e f e b c e c h i b h g j
d e b e c j h h d i f f c i e
d f e i e g b g a j i g a e j d
e f g j j j e i f f b c d c h a j
i g d d d b h i h d b b f h f c j h
i j h i j j a g g f g a j j e i e d b
j c g e f b j c f e d j g e b g j g f g
c
f a
e f b
j b a i
d f f c e
e g c j f e
e d d i g e c
i f a j g f j a
h c d c j g i g d
g a c e f i i b h g
h f e d i f e f c h h
g g j c g f g j j g g b
e i g i g c e j a h a g b
b a f c a a e j g c b a g c
e e d j j g d c j g a b g a c
g e b h d d a j g b c a g h b j
h i g d d b f b i f d d c c d g j
f e a f h j i h j g c h b a h f h i
b a b h j c j j e j j h b a c i e i a
c h h c c i e j g c f d d e d g b e f b
d
h d
f d f
b a c c
g a i h h
h c a g b g
j e h e e c g
e g c h j e e e
j b g g e e g h d
b c h g h d g b j h
c c c f a f d e j i f
i a b e c a b d g i g h
e a g j e h h a j b j d j
f f h i i f e d h a j j i c
d g d d e e f c b g e c d h i
f e f c i h b f a h i i e h a h
a h i e b e b f b g a i f j e f a
e c e e j e d i e h c f g a c e j e
c f i j b i f d f d e i c j h h f e i
f a d i d e a d i f c f d a j j g c b d
i
j e
g b b
i g g j
b e b c e
d f j f h f
i j c g f b j
h g i b c b j h
j f j g b i e g e
i h e c a a e j b a
j c j j h c f h h j e
i f h e b g f d d j g d
j f e e b h b h e d g e g
b d i b f b b h h i g j i d
b d b j e b j i j e a a j g c
c f a f f d g i h g a e h c h i
e g i h a c f i b g b g h a j b h
b f h a d j h g d c e c f f a h a c
b e g e i e i i c b f d g c c i e e g
b e i c b a b j g d d d f g d h a d f d
a
d a
f e j
j d j f
c j c e b
b e f d j j
d i a g a i g
i d e f c c a a
d b a d b i h g e
j i b b h h f a a h
f d e e a b i g j f c
b i j b j d a i c i j b
h f h f b f h h h f j h f
c a c g c c a e h e c a f j
i a g j h h b c e i c f f e j
h c a j e i b e b i d i d h h a
b c j f j c c f c d e f b j f f a
a b c e a j f f f i f a b c i f e d
c f e b f h c f e a g h a d g a e i g
e h f d f d g j g c j c d g c b d b a h
f
c a
i a f
f g f d
c a c j i
g h d j d h
b e f f g b i
a g j j c e e a
i b i a i h h j a
g d a i d d f g a a
c g i i j h g i g i i
a j b c a a b d c a i h
j i g g b a i a f j c j f
d b d c f j j d j h g g j f
i i h d g e i d a c i a c i i
d c f f c a b e i g e b e b c g
f i i i h h g i h a j h i b d j c
d i j e a f i i g e j a d d e b j d
d e d d b c i b d e h e d g a h b b a
a g b g j i d e i g h h d a g j i f d h
e
a d
i h f
a a j b
c h g d d
h a d f f b
d b j j f f f
g j d e j i c a
f i f g g f d j b
a f e h j i g c c e
h f d g e g e c i e g
f a b i d i i e c j c i
h h b h j j f c j h e h f
f b d b g d b d e b j e h f
d f a j i i d d a i g b d a j
g b c b f g f e d e h i e d c h
g b c j f j d b d f h a d h f e j
b g f j g d c i h c c a g e d g d h
f f c g g g e c i f e b b j j f h d j
i j d e a b f d j e i i c j j h i f g g
i
e h
g a d
d i e d
g h a e c
g j e h b j
d h c b a g e
h h c h f j j e
j b i i i a j g a
i c e j i b f f b d
c a j f h j b a j j a
b i j g i g c j f b i e
e f c f j a a c e i g e h
g g e i b c f h d d e i j c
h f b a i i j a f i j c j a h
e d a j a f e f h e g e c i f f
i d a h f d b d j b d h i d g j b
a b i f h f g h j e j a j c c f f b
j b c e c j i e i i g d b e b a e e h
g h i f j h f a e i e j j d g i f b a g
b
b e
b j j
b i i b
a g b j g
g i h h b i
a b f j f g g
c c h b e d h i
g f g f e h c g a
i h j d h b g g j e
b f c a f i b j f a d
d b b i a b f i a c c f
c j a d a i h d d d i c d
i b i f j g c c b f g a c f
a a c i h e f j f i g a g i a
j b b j g f i f b c d h j j c d
e h g i a j d a f b f a c i h d j
a g h a d d j g g j a c e g g c g b
e f b a g g d j g c g g d f g d c b e
j f g h e c d j i a c g d j e a b g g i
j
f f
b a d
d j f g
h b c g c
j j j e c g
f a i b a a d
a a j g d h i f
i e d f j d i b f
c e f h d h e i b j
j i d j e f f f j i a
e g i i b h d b e i b j
g i e f c b d i b c d i d
c e a g j a c a i j e i b c
c f e i b a d j j d a h i i a
b f h i f j c j b f j c i b a a
a a d h h g g h g d h b i d a g f
g j c i i g i e g i a c j f g d a f
j e f h i d d i a j g g j b i g f h d
h e d i i f g j b b j b g i j f b j f h
d
d j
b d g
d c a e
j c i f b
a a f f c f
i b c a a d i
a d b a i b d h
i g i f f h d c f
b e j g c a h e d d
g f f e j d a i c h a
d g g h g i h a c e d b
b b b a j b b e h g d c j
h f b i h d c i c j c e b i
a e h h d e g d g j b g f b d
f f i j a d h f f i j g h j j h
b f d a e b b f i h g e c b h e h
g g d h b g e f a f e e b b i a i b
c g i h d e f j e g e d d c h i c c j
f e f e g f a c g b h g j a j d a c c j
j
c a
e h f
h a e i
e j c a e
d a a h f c
a a c e f c g
a b e b b a f d
e j d c h b a d d
e e b g a b h b a i
b j g b c h c i h e i
c c e a c f c j d j h h
g c h g g a j a b a h c d
e a f a i d b d g j d d i b
h d h j f b e g e a d d f i c
j i c b h f c e a d j f a d j e
e i g a h b a i f j c i j a e c f
f f h b f e d h e g i f d c i g i j
d b i f e g f e e e e e a f f h j h c
e e a f d c e c h f d f e b i a g e j c
j
g j
e j i
a i i d
g e a a h
f e j a e c
i i c h i a i
b j d c i a a j
a i a b h i d d i
a j i d h d g j i b
h j a d i g h h b d f
e f b e h d e a e e d a
j c i i f e d c j d j g b
f f e d j j f h f i b h i f
h j b h e a j g g e i h d j e
e e e c e b a e i a d g j b h b
g b c g d g c h h b f d j g e d f
j a f g a c e b j g a j c e g e b b
j h f a e e g c e h a e f f f a a i b
c b f e j g j c f e c f e f g d b h f b
j
f c
g f c
g h d b
b f f e b
g b b a i g
e b e i a b d
b j a g b h e j
a d b a g f f d a
j b c a c e f b i c
i a g i a i f a h c b
g g e c j f c d j e i f
e b e g c j c b c e c j b
j c b b e d j f h g f f h c
g b f b d b j g h h h d e j g
d i h e a g c j e g f d d b a d
f a b i g d d b b d b b b f a h j
h a i c g f f b h d b i g h b i e h
e j j d b h i g i b c h a b h d a j b
j h d d j g e c d e e c a g e g i d h e
e
h g
c d d
d a g g
a c i g h
i f h c i c
j i i g b h g
c c c i b a b a
c d b h b c a i e
j g e j g g b a g j
a c e b d c h e c g a
c b c g i e f j e i a f
e h a d f c b e i d g g d
i g h b e h e c c b h j f g
a h e h e d j j g c j e e e b
c b b b j j a i c b a e d d i d
e i b f a g j a h f a a h j j i a
b f j a f f a e e c c c e g f b c i
c h i f a d i g b h i a f j e e h j f
e e c h f e f d a i g e e a e f c e f j
h
g f
i j d
b f j d
e c i g h
j i j h b b
i g e g b e j
c b j e i j b a
i c j j c f g e d
j i d a e b j a c e
e c h g h e i b e g j
g i b b b d c i b i b a
j i c d c e c h g e c c e
g e j e c i h e c b c i f j
i g a d h d g f b g g b j h b
h c b b c i a g a f i i g e b g
b h a g c j d a c a a d b b a j j
j b i i c g b e j f c g c j j f b j
h h c f f c i b d e h d c h g i g j b
c f g d g e a d e i g e h c b d b g i i
f
e i
c j e
f g g b
c h c h b
d d c j e j
c b f e i i d
j j j e f j g f
e f g e e a i g b
e d f h j c f a c g
e b f h e e c b h a e
e h e b b i c a h h b h
g i c b i h h d i g b h h
j d g a g i j h d g c f j j
e b b a f d g b g a d f d e i
f h e e b b j c j i i g h b d d
e d i b f b g i d f j b f e f f f
f c d c g c d j h j i h j d a d f h
a f c j j a a b c g b g f f a i a f g
d a i d c c g j j j d b j f f i d i c g
i
e f
f a g
g g g a
e i g f e
d g j h c f
g j i h a j a
d d i h a b c j
h j f h f e i j b
d f i f f a i j e c
i i h b i g f g b g b
h i j d b c a f j a d g
f c b h c b f h i d c e c
b h g i c h c g e j f i g g
g j d g d f a a e f c b f f a
d a b d h i d c c g b h a j g c
e f g d a d j h j i c b a e f j h
h h h a e b d b i i h b g f j d c c
e b a h h f d j a b b g j d e g f h h
b b h b h h i d c a a b i c i h f b f b
d
f d
b j a
a h g b
a f j a g
i d i a d a
c c f d e i c
d c f f g d c d
c a h c d c c c j
c g i i j b h b h c
j h f g i e d c d h g
f h f g d j d c f d j h
e c f i c h d c h j g j j
e e j h c e f g d h h f a i
h f d d j c b c h a d h j c a
j h c i d a d e e d c f a g d d
f d i a g h a b f d a j b g a a b
j a g f f j e j h f g d j c c c f i
f j g j c g g c c c j j i c f d i d e
g d a h c b c a a j a b h e c h b a f i
i
c c
i i i
e g f i
h a b i c
e a c h f j
h h c h g j h
f h i j c c h e
e j h d j h g g a
g b f j j f f c c c
c c e f e d c h c j g
h b g i i f b i j e b j
d a b j d g d j j j h h d
c d c e e e i c b g i g a d
a c g j i a h j j f c j a e e
g i c h a h h j c d j h b i i c
b c a j e e j d b e i a f b d d e
h g d h i g g b c a h b i h f d h c
h f e d j i g i h a a j e h e e a a e
j a j e f c b j b a i j f a b h g i b e
b
c g
g h i
a f i b
f g i j g
j d e g i i
h i j d i i f
i f e d c g d h
f i e d j d c i a
h h b g a h d e c h
g a j j e i e d b c g
e g e h a g d i c g g j
f f c h e h a g h g a g i
h f j f f i c d d j j e i f
a e i c e a e h c a f d b f e
j e c d i j h c e a b h b a d f
i c j b g a e b i e g h b g h a d
i b j e c e b b i i f b j c i h b g
i j j b e f i j d g i f g h h a c c a
e j g c d d c f e c e d h c e g j b a j
h
j d
b c h
f e d h
h g g a b
i b g e i c
e b d g f i e
e g j d e a i a
i i f a h d j b g
a j e f d j d i h j
d d a e e d c c c e g
c f f e g a i c c g f c
j a g g j a g c a b a i j
b d j i a b h j j e j h c a
b i b f a g i f c h f d b f d
j f f c g h a g b b d a i g j h
b c i a i d c e e j d c e b e j c
g f i g d d j h d c b d b c b d d d
f e f h i d a h e a f i c j j f f e a
i h e e d d g e d g g d j g h d g j h b
i
h i
a g e
j h c g
d e i a j
h g g j e j
f g d h i b a
d a f j h f i e
b b j c h f a h c
h g c i a g a j h a
i b j b c j g j b f c
a f g i c d h f f e d b
j e i a b c g f e d c i h
b h j g f b g i f c h i j h
h d h g i h h b g c h g g a e
b a b j h g j e b d f h b h f g
g e j g d h g j d d c j a e g j b
g b i g j h j f g g h d i j i g j i
a e h b c d f f g i f c d f j a c e i
h c b f b d h b i j b f e g e b c j f g
g
j j
a d b
e e b a
g i d f i
j b h b e a
i b g e g b a
d a j d a f h f
h f i g b c h j i
c c a h h j i e e a
b c b h b b j g b d i
a i j g i f b g g c e h
i h c g d e b a e d i c i
h j d h d f h f d c d f a a
c j d d f h a c e f d j i g g
b a f h g e c i a d d d e b b j
j g h f c h b d a a a b a i i b h
f f d i d j j d g a g c i j b g f j
d e h d h a h i e e c j b d d h d d c
f e c c j b e j h h g b f i f d f i d d
e
j h
e i b
i h i i
j f e a d
g b d e a g
c j b h d b a
c g b f b h j j
e h b e a c c d j
j a i c g g g a f h
g f j i g f h a a c d
b d e h b g j h f a a b
h d g f a f c h b i g i g
c g c h b j h a a c b d d c
g f j c j c d c h a b f g e a
g e h i b h d j g f g b d f g d
b b c c b g i j h f b g a h a j f
f e b i e g c e a b d j j f h g f i
g c e c b g i f a g c c h h h b j h c
h i i d f g d h h c c h j a e e j a g i
b
a a
g b e
f g e e
g b d i f
d f g d i c
e a g i g b h
e c f c d a d j
i b h d c j f j g
i h d b c b h e d e
c d c j e b h b h b i
b e i i h b j b d a i j
d i g i c j f b i f i c j
a b a j h d b f a f f h e f
a i g f b j c i h j c j h b h
i g h j c i i d b e j h i g b a
h a e j a h c c g g j j h j d b h
g g i j e g h b b e d e d a j f e g
d f f g i i i h h a f f f b d j g g h
c c f a i e a b h h h j d j e a a j a a
d
h b
c f c
h c h f
d g g d h
i f i c a j
g f g c i e c
g b f j a b c j
d c e f e h b d j
b f b b c g i i b d
d f g g e b c c h h h
a e h d e i c c j e g f
i a i h a h g e j d h i f
i b f h g j j c j a g d g c
h f b b d c f d f c g j f h c
h a f h a e h h g h e g f e e j
h c a a d d h c b i i a f j j d c
i f c a h c g i e g c a f h h j i e
g b b d c f c h j h e h d d c a f d j
g h d i c h b e g e i i c c f c i b g f
b
a d
f f a
f a d c
a g a f d
i h f g a c
c c a c c h j
i a e h b c a f
b d d g f b h c c
c c d f g b d a i g
g j j b c j a i e c i
a e g h e g c j c g j f
a f f b c a b a b d d i g
b b a i c b b g a b d a g c
e a i c c e e d i f d g b f d
c c b g i f e c i e e e g b a b
e e g b f f i f h g i e i j f g h
g g b j i c b j e j g i d a g d i j
j g g j j b c h e i j g i a d c a b e
e i i j b h h e a c e j e g c i j d a e
c
b e
g d d
g a f a
b f g j g
g e a d i j
f i j i e j b
b j h b e j j j
b c e b g a c h g
c e c f h b b j c f
f f h g e h j d f c a
e c c e a j a a h b i e
f g j i i d b g i c f f g
g g b b g a c b j e b f c b
i e e i g b j f d j e b a h a
a j d a a b b e j b c b c c f j
a f i d d f e d i a f h a g g e f
a a e c f h c e h i d c b e g c e c
f e e f b c g f d e e f i b h g h a g
b c b g e j d h i d g d h d j j e i f b
c
b d
i i f
h g j b
c h c f h
e g h c f d
d f e b i b a
h f g h f j g b
f b b b g b e g d
d h b f i f d b j a
c c e i h i e b c b h
c g b g c e c e d e e d
c b b i d f f f b a d a c
a i b e h g a i a d i i g h
a f h b c j d i h j d g g a a
j g g c d f c h d i e c h a b f
h d j d c a c a g c c i f d j d d
h e h f f j g g f d i a j i a a b a
h f j h d d j d d j i j a f e b i f f
e g b d i e d i i c i f c f h b c i h g
g
g i
e c h
b e i j
d e b c i
c g d f h a
e a f f i e e
a j g a b j a i
j g i h f d j g j
d e c h g h e f j e
e a e g d h c f a h h
d e g i a d c a h i j f
i b g f f b a a b i e h i
b f f i b j c f g f h d f a
g f f g a i h c d e c j c e h
h f e e b g j g d d b j h h d a
c f c e h e b b h i h e e c h d f
e i f b f j f g f d i f j h e c h j
d b i d f b d j e j d j e e e i j a j
g e f c a h a g f a j b g a e i e h f b
g
f f
d d d
g h d c
e a h g h
e j j b h d
e g a i b d d
b f a g a g h f
a h h i e b c f d
b c h a i e j b e h
g i j f a c j h h c b
i b c e d h i c e d h f
d j a b d c f d j a h d i
i c i i j b j a h b e i b f
h e c c h a j c d g h i h g h
a a j e b a c h a e e j g i f f
d a d d e f j c f d a a f g i h d
i b e f a j h c e h h b i g i d a i
e i i f g d g d j h f d e j j f d d h
j j a g i d g i h f d e a f j e c g j j
j
h d
b f i
i h b b
j e i i f
g i e d a i
j i c d c b g
e f e e f i g i
i a d i f b j f d
f b d b c j i h g i
g a h b g c f d g h f
h g h h c c j e e i a e
a c b f j j j d i b f i e
h g e c f h c c a h g e d j
c d j d b g e h j c d i a f h
b c h b j h a d i e e g a a e h
e c a g e i d a f c d j j h f i g
d c g e b a d a f j d h h b d e d h
b a a h d j j f e e d i j g i c h e c
h d h c j f d i h a d c g d g d c a c h
e
b i
d c j
c c h j
c j c j e
g f g b i j
f d h g c h j
a f g j a d a f
g e j c i f c a g
a j i c g c i j a i
g a f h b h i c g f d
f c a b b d g c h j h i
b c c g h d i a b d g b g
f e j h c c e d a j h d i i
h b h b c i e e c c g b a d b
b e a i c i f d a i j e c e b g
g g a a j b c e i a g i h d i b c
f i j e h d e i e a i d i b e g h j
b g d f e i f a i h i j e a i j b e c
f h g c d h h c e i d h e c c g b j j b
i
h d
g g c
f g a e
h g g f a
j e i e a g
a e e c h c b
i c j e e e g j
b e i i d d a e i
c f f c d c h d d a
c f j j c a i e d j a
a c j a f e j c c e e d
i b b g i c i j j b i f h
i e f h c h h f h a a i a j
d b b j e c a g d f g a j a b
d a e b j e f a b b b c h b a e
i b c g c h c e a e e h a g g f g
h j f g h a e j d j i g b f c b d b
e c h e i b f e b e h i j i d b d g h
i c i i a i b j e d g e j h b c g a a a
c
e c
i h g
i j d h
f i b i g
h f i f b d
e d i b c j a
j c h e g c j h
c g e b a i e i f
g f j h c f e f h h
a f i h h i f a b j e
a i d b f a d a h h b i
b g b c c f g h e j b g c
a h g i c d f h d e h b b a
b d j a g i e c g a i c f f c
c a d b i g f b c a f d e e b a
h b e d b c c i i b e a b h j d a
e f j d f e i g f c g e b h i a h h
d e d g e c c i a j a e b j i e j d c
b g g b f f c i h h d b g a h c e c h f
j
f a
h i a
b f g e
c c h b a
g d h g j e
f b f g d d i
j f a i e e j e
e g c g a e e g i
e d d f d i c g i g
c g e h d d e f h d a
h i f e d a f d e c g d
a a h a f c c h j d a j f
b f a g i j d j e e b g i a
i h a h j h b c e g a a b c a
i c d a e a h h j a g j e a e b
b b j i i b c b j g f a d g c b f
c g e b f h j b d a d b f f d a b d
a h f e a i b i c f f g d e j g e a c
h a a b h g i h c c e g b e c j j d d j
h
c h
d e b
h d h c
h f e d j
j d b j f h
i f g d a b h
h d f f h a i g
j h h j i e g d d
f d c b h c d e h f
a j g b a g c c d c b
h a b e b j i g e h a c
b a g i g b j h a i i j a
f g a b d c g h g j d b a e
a g j d e j a a e j c c g g h
f b i j b i i h h a g g d g g j
b b e a i j e h f c b d g f d b f
g h d h a a f c i c f b f b c c b j
a g a j b h i f d j f j a f a j f c g
h c h a d h a g d d f h h h i b h h c a
e
e i
i b j
f a h g
d b j d a
f f a f c i
e a c i b i a
g j j h h a i e
j f d i i h g i d
h b i i i b j h c j
a h g a f d b a d g h
h b c i c h d a a e i i
c h g g h b f j g i b a f
c e j g e a f h a i c b j e
g j j c e g h d c e f e f b e
d c g f f f i h b c h j i c j d
c f j i c h d d f i c a d d d h e
h a c h j a g g c j i g f d a a b e
d a a h f c i g b e j c j e f j d d b
e h g e e d c a i i e e f h a e c j e e
j
e e
c g g
i b g a
g e d j j
d g b i d c
b b a h h h j
e d d e j j h g
a f a b g i h d g
h e g h b h c b i e
e e a j g e d a j g c
h e g b j c i a i f f e
a g g h g g f c c a f b a
g d j h d i a g e b i c e h
e j h i i f e i a e c g j g d
g i a b d j a c e g d g d h h j
f f h h e f e g b d j h b g c f g
d f j h a c f j g e g f b j c d h b
g d i j h c h j h i b f c h d c g g a
e e b a b e a a h d f i g g c e b h h b
d
j j
g a g
a f e e
d i e e j
g a d d f e
c h g c e d a
e b b g b i f h
d b i b g c d e e
i f f a f a j c c b
i h e j e h d d i g a
j d a e b j a c j c b f
b j i e h d a d b f d h f
e e b h a c g h h c c i f b
b h h b h i a g i a c d c h j
b g g b h d a j j g h i h h j e
a f c h f f j h f i j e e c f h a
d h a f a a d h c f f g a i b a h a
j d e d f g h a h e g i b j d j f a g
e c j g j f e j i d a a i f d c j f c a
e
g d
h j f
c g h g
g a d g c
c a i f c b
b f i f h d g
c j b f h f d h
d c i c e a f a d
f c h a e c j b b d
f g c b h a g d d d a
f c i j g f g b j j e b
b c f c i i f j b a b a h
i e c d b b i g c b d i e j
j c i g e i i h h c h b b h a
a e a b a a f g a e b b i j h a
f j g j b f g i f j d i d c d e j
b a g g a d b d g j c c b i d i a e
i h f h b b j b g f f d i d e e c b g
i h a e f e d d i d d j g d a i i j j d
g
c i
d b b
g h i j
i a e g h
i j e h e b
g e c j j e g
g d c a j i h j
g i i e d f b c d
g c e g e j d d a i
i b i g c i e g i c e
i c c e d d a g j f j g
f f a c f h c b j g j f h
h a j j h j d h b d c f b d
a i d i e h h c h g j d d d j
b b e g g c f j d j c d d g i i
e e h j g j b i f f b d c b f b c
a d d g b j a e b j d e e g g d e b
i h f f c g h d i a b h j g j d f g c
a a h i b c f d i a d c b i b j h j h d
g
b j
j a f
a j b g
b c d g j
b j e j c h
h d d c e c a
e b e e g g d d
d a d a g g i c f
c i a f j c b g h i
h a h e a i f d f a b
h c j f b f i a b a i i
c d g f f i a d d g a d c
d g j c i a b b a j h e a j
f f a c d b j j a b h f a d i
h b c c g i h b j b d b e e e d
i j f e a c g g i b f d h j c e h
a a e f h b i f d i g g j h b g j g
i a a a f d c c g b f a i e j i g b i
d a g i g f b a f a g e d a i d j d g j
c
i e
j d h
b h f d
h f i j c
e h f h b c
a i e c f b g
i b f b b h a i
f f g a h a g f i
d b d c a d h f h g
d c h d f b f a j d a
d c e g f c g g b c f c
c a f g i g f g b d a j c
e f a h b j c f j h b e d b
e b f c h b d g f d c h f a g
j b c i a f g e g c j a f f g j
a f b d c f f i d a i i j a j i a
b h i j a i a j e a j f b j e d g h
d e j i j d c f d c d h i b a h d c j
c b j d i c d d f g d a j j g i h i d e
i
b d
i i e
g e f h
g j f h i
d e h g d i
g d a c a j d
e j f e e i g a
d e d e f i i b c
g b i c a c f e a e
i j c d c g g i d j b
i e g h g i j h e e h j
a h f i g c e b c a d h e
i h b b d i a d h b h g i e
i f e f i c c h a f a c j d a
g j c h f g f e f e h h f e d e
f c e h d f f j c g f e g j c b g
d a i j b g a h h f h f c e i g c j
f i i i e d g j d b j j d g a g c f d
j a i j a f f j g g c f j j b g g j j h
h
j e
a a c
a g a f
i g j c c
g g i b a h
a i i j b a f
b g j d j j e d
j c h j j i f i a
c f c i h f e h e i
f f c i h a b i b g j
a f j g h h i h a i h d
e d f g c d j d i a c g d
i e e d c a a d d c j j a h
g h c i c e j c a e c d a h j
a e e h a j h c h d e f h j b g
d d a h i g h f i f g g d b b a a
j i g d c h f g g j e e i i e c c i
f a i b i h d h a b e h h i g a a g a
h j g a d g j j a g i g i j i c a i i j
c
i c
c d c
b a h c
c b e f h
f b c f d h
b b h d c b c
j f f b d h a j
d d e e h c e a i
h b a j h f b h e c
h f i e a d e a j d g
c f j a c i c i i e j b
e f b e j g h e j e e f f
e b d c b g g e a f j a c e
j h f e j b e a e c g d h e h
h c a i d h h i a c h c d h b e
e g c j e h g i c b e b j e h g d
b g b i i b d c f a g f i f e h h a
g h d a c e g c e g a j h c c j a g f
f d b b i h a f f b c a a d j c i h c g
f
e g
i g a
h h h d
e j j h g
j f b a f f
a a d g g j d
j e j i g b c b
j d h g g a h h a
a c g a i d h c a h
a b d b j f d e h i j
a g f f a d d h g i h g
j a j d j g b d g b h g e
i d h h j f i a h h f h j j
c h j g i b f g d h j e a b j
b h c b g g e c b i g h e h d i
j b b i j g j h j a d g e g d j h
e b c j c i i e d d a g b d d j f h
f g f h f d c b e h j e g f h e h g f
e a c d i c g h b c a h h i d j b i d j
f
h i
a h e
i h a b
b h d c b
f e i f d a
f e e h e a b
g a i g d i g a
f b c c h f i d g
j i g e d h c j e j
e b c j j a d i d i h
g g a j j b i d e d j b
j c c j b g a a g a d a i
f c a b f g j h b j e i b d
b g a d f b h a c j e j h g i
a h d c h d h i d b a f a e e g
b b h b j g d f j a c b g i g i f
i e g e j d f e j d b h e h d b d j
j e h f e b c f i b b c c b i g c c i
b i g j d b h d i d g b j e e g c b i a
e
e d
i a h
h j f c
i b g c b
a h d c g i
f h d a i e b
h e i d b j b j
g i i a j a i h b
h g h g i h j j c a
j f g i f d h d f d j
h h g e b j g g h g j c
e i g i h a h d i g j c e
h f h j b c e b b g b a f i
h d e a d b i h g j e f d g e
c j d j b d i h d j g h e f i f
i e f i c h d e g a i b f e i a h
e g h d i f g j b d g g g i c i c f
b i e e g d g i h a i a c e c e c d e
c i b e c i b f i h b e a a i c g g e h
b
j b
b c f
e f j j
f j c i a
e c d a h f
j e f h f e i
g e c i i j f i
j e b d h a f g j
a f b b g g e a f e
b j i d a g g g b f i
h g f i f d g b c j b b
j g i c g j f b f e h e e
a h g c h e e f b a i i h c
j g b g a a d b c g a g d i i
i e e g g f c i h j c j a c f j
b d i f b i a f b j a j g i i j e
h c j i a a f d b b f h j j h a a i
a c j d e i a g i j f b h e i c j e d
c f h a i c h g c c h b j d d i f g g f
d
h j
b h e
j d g d
i f f b c
g j h e d g
i i c e a d a
g f b b g d b e
d g a c f h d j e
f i g j b d i h d f
d i b h d h g h e c b
g d h f i a d i d i e g
f g d h a g f f g a h a d
g b i j h i c h c b h d a i
d b e b g h c i i d f i f g e
c a e e a d a c f h g a i i i a
j c b a e b b i f f f a a e g i a
i j e f j j f c h a g e e e g b i f
e f a f e h b c i e e b h g g f i f j
g d g d f d a j i c h c d f b f h a f d
b
d a
e a h
j j f j
h c a i e
j b h i e j
b j b a a h i
a f b b j d a j
a h b f a d h f j
h a i b e a h f i h
i h i b g f e b d i d
d h g a h b c j f c c d
c i b c i f e e e h j i e
g c e a h i g g d e h e e b
c j b i g a b i j h c a d c g
a b j h f e b e i e j g c d h f
a b c c e g g a j j f h g h f b b
h b h i g e e b e f i d e f h d i e
j d j g f a i f h g a g c j e a j c d
i b f b g g f a f g e b g g c h f h g i
e
a e
f b f
d i a b
i a b g f
j e f f a g
e b c h c i d
d g b e g c h f
i d a h i e g b b
a b a e i c a d e d
f c a i i b b b c i g
h f e g b d i i g e j i
a g f h g f i c e h b i g
a i d e c e b c a d f i h i
f j e j i e e g j c b e i h g
e b c g g i e c c j e d d i d g
d h i a a i c e i h a b h c a b h
h j i f b d j d a d a j a b f d c e
f h b c j f b f c i i c a f g e j c d
h d f f f a c j h c j e g j h b g i a c
h
f i
f b j
d i a g
f a c a c
b i e g f h
f h a h a c c
h a c j f h h f
a i e h c b h f b
j j g g j b b e i a
g i c c c h f i h d e
g b f d e d b h j c b b
j c a f f e e e f d g j c
b f a g h j f b d f b f i a
g e c a d b h c a d i d d h b
e a a c g c j c f b e a c e d f
j j j j f a c j d j c a a i c i h
g i a d a g i d i h j c d e i c e i
i a b a i h j e g j a g h f i f i c j
d d d j j j h d i b h i h j a f f g j f
f
a h
b i b
e e f h
g a i j b
f h b b i d
j d f c i g h
j a h g c g h f
i g h a j e f a d
j d c b i e j i a h
j f b a d j g h j j g
i h j h d c g e b c c d
j g i i i c g f f j g i f
j a a d g j f d f d g d a f
i a e b e c c e i f f e b g d
f c c g e b c g c d h g g g b j
a i c f i g d j i b g a c c g i g
f g h f h c c h i i c b b f g b h c
j h g b g h e g j j c h g i b a i h h
i i a c f d g d b h e g g j h b j j d f
i
f i
c f g
g h e h
a j g a h
e d c a g h
j d i c i j d
h g g b a i f c
g g e i f f f i g
a i e e i e d d g f
i b d c j i a e d h h
b f b i g b d a b f i e
f a j e d j j i e h a g a
h d i c h b h e j a a e i j
i e j d i e g h d h a a d h e
c g i f c i b i f i j c i g a h
j c i i i e b i a h h g a c i i d
i c d a f b g d d j f e i j i c h i
b a a i e e c d d i f i j c g h e f i
e i g f i i f b d e g h j j j f i d i j
f
c g
i b i
a e g g
c d h f f
g c c c b a
j e b h a e j
g f a i d a g d
c e f e j j b c i
b i e c e a g d i a
b f c i j b i f d c d
d e h f b g b g c i b d
c j e j g g e h h i d j f
j b h c h e c b b j b d f j
d b g d g e j a b j j d b a i
d b e c f g i c g e b e a f g e
f i g h d a h j i a j d h b i b a
g e i e b g a d b f j b j f g c h b
f e i e g a b a f c c g b i e i j e a
j j j b c i i c j d c j f f d g j f h h
h
c i
a g j
g e c g
c a i h i
f i h i i e
c b c j i e b
e i g d j d h h
b c h h i e a j f
a f a f e e g c f c
a h j c a b b d h c d
d g a i e h a c c c a f
i i j f a i j b a a f b h
f b i i h e c d c g b c g b
i b j b f c d e i a c c c c d
d b i i b g c g h j c e f d i a
f i a c f c d g h e h g d i f j g
b f g j d b f g b c e b g h h e c i
c d e j e h b i h a e b c d j h c g a
g d j c a b i i g b h h e h j d c c h j
f
h d
i b h
i e e e
c c a g c
e f h c d j
i j i j j c j
j j d f e a f a
a i j c g c i i j
e a d g h h j d i a
c f i d d a f g f a d
j j b e d d j a f g c b
g a b h e b a j c h c h e
f a d i h j a i g j j h i j
a e h j b b f j e f h e j h a
c j f i b d d j h b b b h d f e
h i d e e f j i f d b c j i h h b
g f g b i f f f e a j j i d h g i c
b g h f c g h g b h d e g h e f f i g
j c d c a c g f h i a h j a c i e a f f
i
c b
j c b
f j b a
b f i f f
b a f h h a
d j g h b a f
d f b b i e f e
e b a f e g b g h
c c g e i d c f i i
f d a b i f g c e c b
i e a e a i c d g i f f
b g a c f h b j e f j c j
c d i f g c c d b f a h g e
j e j d g i g j b b f b d j j
g e i e g h i j f e d c b a j a
b b a b d i c f e g d i i a a h b
d f i d a j a b g c b c e a b g b h
j e g h f a f j e h a d a c b e j a g
e e g i j g g a g f i j i b g i i b c d
c
a d
b j g
i b g c
b f c j a
g a c e e f
g c b b b c i
j c a h i a g h
f b h b i a d c e
b a h f j d f e b e
a c i e a b e d h f i
b a d f j j j a d d i i
a a j d c c b j f d e a b
b f a g f g e b a b h h b h
b e h j j a a d f b e e a d i
j c a j h i h i c g b f c a i h
d i c b h c e b h b j j b a g g j
j h c c c j a j a f f b e f i c i b
d h d g j c h f b c e i h b e b i j e
i j b a c a f a e c i b e f i c c f i a
i
e f
a f j
h h i f
e g d d h
c j h i c b
d i a b f c a
h f i f e j h e
j d g d d j g e a
e j f e h e a a e a
d d i h i h a d e e f
f c e c j h b g b a c c
c i g d c b i d h d b e f
c d e d d f a h i g d f b j
h i h e b h a f i i h f g h j
f a f c j i e c d f f e f j f d
d g b i b e f g a b c d d a f f h
a d d h a b d c c b d i d e c g j b
e c j h j b j b j f g e d f a i g e f
i a c d i c g g c h c d i g i g j f i i
a
c i
j c i
f c g j
g i b d g
i b d e i j
f d b i h f g
i g h f g g b b
j a g h a i d c j
j c h i c e i b c g
e h f j d f g g g d j
d g e j i i a g d g a d
e j e e j d b d c c b e f
h j e d h g g a i j f g e d
c g c a b a e a d f f e i c g
g h a c e a j a f b f a a e j b
c d e a g j c a c b h e h a e e c
h b i g c e e d a a d c j h h e b g
j d c j e h c h b e h b f c e f a d a
j f h j i c h g d h b d a j g g b i j h
j
a g
b e e
i e g g
g c b e g
i g b c h b
e a j j c c d
d a d g g d e g
b d g f b e i j i
i d e c i g h e j i
i i a g b b h b c a f
f h a a h a c b j e h f
h b i f a b e h b h h c f
g b j h g d j d e e b f a i
d i c c j a b a g a b h g g i
g g f d e f g h b i g c j i e a
g d a i i j i j f g c c h b c b e
e f e c a d j b a c d a d e h e i a
h b g d j d f i a j h f h i g j g d c
f i f b c c h e c h j c h c j f b i a b
i
f d
b f g
a i d c
g a d f b
f g g f b c
b d d c h e j
e a d i f a d f
d i j i b a b b c
b i c h b f g e g j
h i e d f b i e e h a
e f f d b b b h c g g a
d e f b b h d d b b b c a
b e i h h c f f f d h d i j
g e d h j c b i j d g h e e b
i c a b a a g f g a h a a a h h
e h d d a b i b h a h a b h c e h
f j j b g j b e c h h f b c j f a h
e f e f a f d a a j f e e j h d a c h
j f j e b j b d b f i c f h b d g h i j
c
a g
d i b
c i j f
j i e g e
e d j a g b
i i i i g f i
j i d j j i h i
b a j d i i j j g
c i e d d j b j b b
f f f e e b g i h e a
c c f e a h c a c g d b
i h a g e d e j c c d j c
a j f g j j a c b g f d b a
d f a e i d d f j j h a d j a
d g i b h i c e h c j j j j c d
f h h d f f g c f e b h c i a f j
b e j h b j e a e f f b b j j j g c
a j h d j d d b e i c d i e d c i j j
d d d e c h j i a j g e f j i b d i f a
e
h i
d b c
d c i d
f a f c d
h c c c e c
j e e i f c b
j i f d g c i e
a i g j f i i i e
h d j i g c e c b f
b f d h b f i c j a e
a b d g b e d c j i b d
g i b j c a j a h j c d h
h b c f a a b a a h b i e e
f a e d a j d j g j a j h j d
h c f h c a e d h j j h g i i f
e j c c j e d e d j g b e e g a h
g c d e f a i f e j d i f j h g i b
h i a e i j a b j g b c e h a b a g d
i h f i b c j f d a j h d h g c f h a c
h
c b
g i g
f b i e
j i a c i
d f c a a i
a j i b i b j
d d h h e f d c
f h c b f a i i j
c j e a f e d j e a
b c f g i c b b d i j
a g g f b g c f g g i b
b b f f e j a i e d g j j
a c j c e e b g c h d a c g
a i d d j j f e b a f f b g e
g b c j e b i f j g a h j b b c
a d h g h i e a e h h a i i j f c
b e g g b h c h j h j i h i b e d i
i g f d g g g e c a c c a h b g d i f
i i c f d d c d c a b f a b c f e b b a
j
f a
j e g
i c j g
c e d e f
g c j e f i
d h b b c g j
g i a i c d c b
e e f i h a f f e
g f d e d i j a d b
j a d g g g e h d c i
h i h i f d j b j a h e
b h i i e g f h g f e e b
h h d f c j b j i e a d a g
a a i j e b e b a i a i i b g
i b j g f e b i j f i e b f e j
f e i c d b f i f i g i g a h b j
e g g a j c e h b f g b b j h h c g
b c b d c d h h h a e c h j a b i i h
d e f e b h h e h c a h d g j b b d j i
j
g f
g c d
g a g b
j f h h d
d b f e a g
f g j a a h g
i f b b d b d e
f g g c c i h j a
c g h a h g b c g e
c e d d b d d a f g e
f g f a f h i h j d h g
a h f b a f c d d h f f e
g j g h a h j j j e h d g h
c i h j f i h a j c h f g d i
b c d e h a e f d b a j c b f c
d h i e e j b e j e i a a i g b b
f e f i j b j d h i f a b d h i f j
f a h g c a h c h b b a j f g g h b e
e a b c a e h j d a f g i g a b d b e f
i
g f
d b h
e b g c
g d f b b
a a j c b f
j g h h b b e
f d d f d j h j
h i f f a f i h b
f d a i i b g a f d
b g c a g a e c g c a
g a b c e h j j i h f b
f d i g a a i e h f g h i
c j b c d i b g j g j a f j
i a c a a e c j c g a e b i f
e b f c d a f j f e f f e a g g
g i c c a h f d e f c h d c b c h
c h f j j f c i e h h f h e e d h c
h h a f f d a a f e g g i b g g a g j
i b g i e f d b f i f g e e b h d j h a
b
b i
d i i
j c f e
b i j j h
c d f f i g
a f i c a h f
g c i i d e c c
d g i a g j d i f
b j e b e d f d j i
d g i f h i e f a i d
i c i c j e b f i e j e
g j h c g g d j e g a g a
d c c f f g a e d i g e h j
a a c b f e f c b e g h g f c
h d f a h c h j d b j f a f i h
i h c f e j a f d g h c h c c d g
i b h j h a g a h a j j h h e a c c
e f f j f j f c c d b h c i i c g j f
g f g d e b e i a b a c c c h f f d i e
c
e f
g b d
g g i i
j i h j b
d f i d g h
a a f g b g g
g a i f c h g a
d b a b a i a j c
g h i h j f g e e i
e i g h j a c c f d i
d c d b c d h e a b e b
c g i a e e e g d e e i d
c b d f b e g a f b h g f c
d a g i c j i i f a b a h c b
e g f f h b j j j j f g j c a i
d a e g e a a c b b e g f e e e j
g b g a b e j f h i i j g h c a i a
g f c f d e b f e f h h b g h i b c d
a h h f b a j f d g a e c d c d d c c h
d
b e
f g i
a h d d
i e b b f
c c g f g d
a a c a a a a
j j h i d f g c
j f d c h f b c d
g e f i h g d g d j
c j h c g c h i h h g
c e c a h f c b h i b g
j d d j i j c d a h h h e
a i e b j c i c i i a e b d
e c h b a f f e b d c f g j j
j b a d g a g b d b d d h i h c
e e c j i h g i a f f i d h j j d
h e b c e b i d i b h j c j j h d f
a a g f j f h g i e e j f i g j b b a
d h j a f i c b j j h a f c d a b e j h
b
j g
j g g
f i c c
f a e h c
h d c i j d
a g e h i f e
g d g i a h b d
a i a b g f f d i
i a b g a b c h h g
c a h e e b c a i i h
d j h e a e f h c e h f
f h i f e f f h h h j g d
c c d j a g i d f g f j i d
a h g a a b j d a e f b c g j
d j g f h h d g h b j h g b c i
i c h e b i b d f i h a a j b f i
a i j c f a i j a c b d d j e c h a
i j g j e e e c j i d i g d d e h c g
b j d h d i e a e h g f i b d i f i h b
f
j c
f g a
b c a a
d j j d h
f e h b d f
e f d i g h c
b e d i j g i b
g f h j b g e j j
i f h e h g g d f a
a g g i g c c c f h g
h i e b b f j h e b d d
c g g g f c h e j e f d a
d h a j c b a c h i h a j i
i e h g a d d a g b j e f c h
e i d e e b j d d d g g d i d f
d d h f i h c c b g g d c b c e e
c b h c j g b c j b i b g d h h c j
g g c j h f f h g h j g e h c j e c g
b j j i h j a i c e b f d c f e c d e g
i
h i
d c i
i g i b
e h c j b
j g b e h b
j e i i h e e
e a e h h d d i
i g c h i b d c i
b a b h f c f f c g
h i f f b i h d d b i
f j j d g f a j j j e e
c h e i f j f f c d d i g
b e j i j h g h g f c h e d
g e a d c g c i f f a c c i i
i f b h c i d c f a b c a f f j
j a a c a a i b i e e a f c h b h
e h g g f c e e g j f g i j g c f g
j d c d c c f f d g e c i a h f d b b
j i e e b h h c f d j e b g e d c h c d
b
e b
h b a
e i c f
b h b i e
i f g i d g
d f c b i b g
d a j b j j c b
g a h e g g j h g
b g c h i e c d f e
a a f g a g i i i b b
g a g d f j g b h a d g
b i h f i f d g b i c i h
e b e f h i c f h c c e f h
g j b c g h f j d i g d g g d
b f a i b j a b c h h a j i j b
f i c c f h j d d a c a j e i g d
a j a b i j b c i h f b i c e h b c
c i j e f e g c j c j b i h d h j d b
c e h i b b i a j f c f e j a f g d h f
c
b h
g e a
f a c b
i j f b b
f i h e a i
e d b i c f a
g i c c f b b h
c e d i a i f i e
h f h c g f b j i c
e b e b i e b g h j g
i i e b e a h j e e e g
g i c h h i g i e c e e f
f e e h j f j i h d f i a i
g j j i e d a b i c a f b f g
a h e b i c i c g e j j d c e h
j j b e i b f b a d j i j h c d h
j c i j h j f i b e c c h e c g f d
j e d d e a d i c b b a f i e d i c c
j c g b i h e j g a e h i e h j h f f c
i
e c
f d b
e c g i
i d e g a
i j e d e d
h c c d e j c
j h i e f c a h
e j j j j b c g d
g j d i f j f i f d
g e a b e a b a f h f
g h h i j f j j j a a j
a b a j b a j e c e g c c
h d f h b b i a c f e h b h
f b h d e f e j i i f h g e a
i f i j a f a i g e e d d i i g
d j b j a f i b a c i c i i b i c
g g j d a a j j j i b e i h b j a g
f c c g a j f g c d j h g a c h h i f
f d i j e d h b a e e f g d a b a g a c
b
a i
b d a
a f f j
b j c j c
j f c b a d
j e h e i e i
j i d e e i d g
d c c g b g h e e
b c j f d e b b b a
e h j c c d f a e c a
h a j d i h h g a j j c
h e h j j i j h i c f g g
h g f f e b d d i b j f b c
i e f i c d j h g g e c g a c
i e d i a g e d h j h e e h h h
b h e f e i e i g i e i d d c j e
i h h a e j h d e d d h f i h a b d
j i b c j i e g i b e d h h i f j b e
e j c f i b c j f h i g d h i c e g h i
e
h c
a b d
g c f h
i c d e i
a c f i f d
f a g a e i d
h g f e e f a a
f c c g i b e d d
i b h d g c a h j i
b c f e f h b h d f j
g b e e a c e h d b a i
d d i d b g i i j g a e i
e j h e c j h h d h b i i f
f d g c f e h i c h e b i a e
j c h b b e f a j c j h f f a h
a c e h e j h f j g f f b d c i h
b d c j i f c a d j j e b d b b a f
g e h e i c b e f h e i i h j d c i j
a d f f e c g f g c b e b h d f j d i b
g
a c
c c h
g b g e
d c d f d
c e a g d b
e g i h f e d
g e f d f h h i
j d b i a h b d h
e f g j j a b c e b
b f d a f b a a e j f
i j a f e b i e c a g c
f e d j e c h i h i a i d
g g f b a g c b i b c j b h
e a g j h g f h j j h e g d h
c d c a g f i e c h g e i c d f
c b a j b b f i b i j e h i c c b
d a f f i a e j b g c h e h i a j g
b j j h a d h a d i h g c b i h i a c
f f e b j d i j g d g g d j i c j b g c
d
g b
i e f
e j c c
i g d g b
h c h b h f
b e j e j b g
j h f j f f g i
e h j c i f j f j
c j e f h j j i d d
c g a i h i d e i e h
j d f c a a c h h h a j
g a g g i a c b j g b e h
i b b h b h a f c b i a j i
e j a j f j j j a a f f e e h
i b f i c j h g h a g i e g i a
b a e g d c e d f b f h d i b e j
c h f f f c b a f a j e d e h i d c
b i f h h i f f b e j b i b f c c a a
e i e a b c g g f g g d j g e a f f d h
j
g e
j j b
a a c b
h j f j b
i c h a d b
c j e g a e j
e e e a f c f a
a j d b i c f h e
f f a d f g i e d b
c a g a a j f i b b e
d j b f c i e c d b j i
a i h b c d h e a g g e f
f j d a j c j g i e i a g b
b g d b i f j a c e b i i b h
f b i c d c h g a e d a h e d i
h a d h a d e c f e h c g j g j j
e c e h h f i b d j d j a h j i d h
c b b a f d b j a h h b b f i e i i c
h i c i h b j h h c e c f g f a c g j b
j
b j
d c a
h c j b
d d i a e
i f g e j i
c g a d a f c
c h b f b f e f
i d g i e f a d i
i c e g g j h d f c
d j a d j g g g f d a
j f a i d c j i g f f g
a i i i h a b g a h d b i
c h g f e e d c d d c g c g
j d a j e c h f f b i h e g j
d c d c d b a g a f a e c c d g
e i h b b e g c g g b d i i a g b
i f c j b g e f e e i c c h j e i i
e j d d g e i b g c h a a b i g h f f
a g a c h d e b h h h b h i f e a a j b
a
d j
f h h
a b b d
h j e c a
c b g h d g
h d e f h i f
d c f d d a h g
d g d d e f h i h
i f i i h f f h f g
d a i g i h b j e h a
h i f i j g c g i a g h
d e c d c c a g g a d i e
g d j a g a d j g h b a b h
c d h a b f g h c g c c f b d
c e f g h g b g h b b d d e g d
c i d e a b j j b g c b f a h h e
e b h b b b a c a a h b b c c j h g
j h f f c i b c c c e f e b e b h c h
b b c j g a f g d c j i g d i h h a d b
f
j d
i j h
a e f h
c g g g h
h i d e a i
b e d e f j a
e i a h h i h d
i j h g f b b d e
c i h h b c g e a j
f i a b j a c e c h c
f h a c e f j g d i c d
f d i h b j g b d j d e a
h b h j b d c e i h i e e h
g j c h c e c j a g f e e c h
i j h b g j h g e a a a h h a g
c b g i h j h h c i d g i a j d h
i e e f b i c h d b c c g i a a g i
b h h c e h d f g i j g i i c e c d e
a c f h c b h b f i b d f j i b b g i d
f
h e
i h j
d d b i
i c f j b
i b e b g g
e e h c b e j
i g c f h d h j
b i e b d d g g f
e h j g c a d g j h
e a d j b h f g f h e
e a d j e i h c f b j j
a b b c a a a i e b f i d
a b h j b e e c f b c d d f
i b i c b h g f a e i i i b h
i i i j b i f g b f b h c e f b
f h b d j a a i i g j i c g g j j
h a c f b j e d f j b b a b g j e d
i j e d j d a f h j c e b c a d a b g
f j e i b d j f d g f g j g e a e c d c
d
j g
g g g
j g d j
j g i j e
j d i e d b
f h c j h d f
b b c b e j e i
c f a e a a b j j
f i a a h b d g c c
d h j j d i a c d i d
g i b h a d d d f d e f
h e c e a j h a j h c e d
d j h i i c g g h c b a i e
e b a d h e b h a f c f g h h
d d g b b j c c g b e h c b e f
b c h g i f a f i a i a d i a f i
e h a j c g c g c h i i b c g d f d
b b i j f c b j f e i b b j b j j f a
i b a g d e a f i h b e i c e c d b i j
c
g j
h f f
g f c j
j a f a j
f e b a b d
a h e g f a j
h g d c e j j i
f h i i e i h d i
j d j b e d b d b i
e a j c j j f b b c c
d e f i d h e j h g c a
f j g a d f a h a a j h g
g i g f g i h h d h j b c b
a g c j e e i h g j b b j i f
b j c d a h c d d g d b d j b b
b c c e a b c j f h h f a h e c b
e f i e a b i a i f g j a h c c c j
e f c e a e g g f h i a g g b f c f g
f c e i j f e d j e c b c d c a j a h d
f
j a
i g d
j g f c
i h j a h
b e c h d d
h i g b f i b
j a e g f e f j
f d j i d g h b j
f b a f d j f a d h
c g c i h j j i c d a
j i d f b c a c i e h a
b c d d a d b d c j f c c
f b f i b h j f c a a i e j
i a j a d c a f e h a h a c h
j g j d h a j d g a g d i e b h
c h j j c j e e h d d e f d e b d
h h h e d j f h j c b a e f g i c f
g i j g h h j g e d d d f d a e j g a
b b j f f i h b e g b d b e f b h b d j
a
j h
c b a
h b a j
b j j f j
c i d c i g
e d g f d g h
i i e d g j e i
d f e a a a a i i
a d g i j g a c i f
g i f c c g j d i f a
i c j c b d j c f d i g
g i e e h c f i i a c g c
j d e c g g f j d f j a b h
c g f j e i g d j g b j e j e
c i a j i e f b e i h g h h c g
g e f f j c a h d h d e e e e g j
g e h f g g f b e j j f j f e h g b
h a a d a e g h h i h c a h a i j a a
f e b i f c g j h a i j c b d f e j c d
f
b h
i c d
f d g b
i e b d b
j d j f j j
e i b i g c i
e f a i g e i d
h a d c b g h j a
f g i h i c i f c j
i h a f c d d h b e i
e d j b b e e j e c g j
e b j a b h i d b b d j i
a i c h d f g g e a h c b i
i f i a e g i i b j h i d i b
f i a a c c g i h e j a i d h j
h a c b j i c d h f g e c f c e f
e j d e g h i d j i a g i j c c b e
d c d f f i c j j i f a f a c j c j i
c d i i j c i d h a j c f b a f e f d i
f
f a
e f c
d e g e
h i h h f
b g d f f g
b h g f h e f
b d h c j b j d
i i a g d a i c j
f g a i g a e e h d
b g h b h g c g b e h
h j j e i f a g c a h a
i a c b b c d e f b e c e
e b d f b a a j i f i g d b
b f j f g h i c c g a j g j i
d j c i b h f h h j b a j a a h
f b d c h d c i f a a f h c e h c
e j d j a g f g e f j h d d g b i b
f g d j d c j h c d c e e i f e j h h
i i e i c e f i a f d h i d c b i j j i
g
b d
i f i
g f d i
f g a c j
b j i j b f
h f e d j b e
b f e b i e d c
g f i d i d a a g
b c g g h e d h c g
j f c c e c j a e d i
c e h f e d j b g c e a
i j j a e d f g i a b d g
j a e e h j i c i c h e g h
i d e c h i i a i e c g h j h
g j h e g e i j h f g j d b a i
j a b f c c g j e d f j f a h e d
c e g b e h i c a d d h c h j c e h
e f a e c e e a a e f b j e b f e h f
h c g i c f c g h j c j a d g i a c a g
a
c a
c e e
b h i g
a d d c c
b f f i f d
i b d f f a g
d f h a j d h c
b c h e b j a b a
i c d f f b e a i i
b c i b g h b g c i g
c e g f e d f e a i b g
d e h g g a d f e a b h d
a d g a e f b h a d j j i f
i i h c e d g e b i e h b f a
g a g a f e c d b h d j f d e h
c d b j f h j g b c e c h j h c e
i i f g f f h d h d d b e b a a a d
d c j b g d j c h h c g h a g b b b b
j f j b f g h g g b c d e j a g d e d f
i
f g
g d h
a i i b
i c f a b
e h f i h e
j e e h d f h
j d i d i c c g
e h f a c i e a j
c j g c j j f a e g
a g d c a c i d f f h
i c b h j g d b c j e e
d d e c c b h i f g d h i
j c j d d d c h a h c h e f
j e a h i g a f b a j d f h e
i j e c j f g c c c h i j c j d
g a g i g b j a j d f g b b j e a
d i d f e h e i c i h g b i g j f d
f j e g c g d f c f b j h h i e g c d
b b g i e h c h a h a g g h i a b e i a
c
c g
a d a
c c c d
h h i a i
f i i f g i
b b i f j i j
d f e f c c c j
i e h f d j b i i
b i c h g c f g i b
i b d g i d h g j b h
i b g f e j j f c f g j
c a h c j i j d d d g h i
a g j d d f e c i h f d h c
g b i e d j c j g c g j c c f
d f b h j a h g a a a j f a e d
i g c c d e b i j i g b f c c e h
h b f a i c a e c a a f a a g b e g
e c g d i j a h j j a d i f e i f g j
e a g h c j b g e d i g h f d g h b h e
d
j g
e j h
i e d h
b a d f f
h d d d d b
e b c j j h i
j h e d j g d j
f f b g d g e e a
b i f b h j b g e h
g h e d e g i f g b d
b c j b j i i d g d h c
j a d a g a i a d i f b e
d c g c c c h g f e h a b f
a j c h h c j a i g h f a f h
b j i d g h e h b c j j g j d e
d a a f a j j a f c d a a e b f d
d h h b j j i h d i h g h a g g c g
g e a a g j c i b h i e a a g d c a e
f e d g i j g d j c e c e a d e h d j a
d
b d
c f i
i g b j
h g f b c
j g j c h j
b b j j a c a
d a b i e i j h
f i c b c j b b j
c i a e j e a f d g
b f i i d j a b e f a
c c i h e e b e d b j h
h i c b f g j b c h e b c
j f g b a j e h j i i h a f
h j f c j e g f c g i j h b d
g c h i j j f j a g d h i f j b
b e d j d j f i i d d e f c f d f
f f j f j g f d b b d b a e b j i i
i f g d i h e e h f h h c e d g h f g
i i i h a c c h e e h j i h g b d f b c
j
i e
f i j
b d g f
a g h c e
c a e a h i
b g j a i b f
a j i d f a g a
i b c e a d d f a
j j b b e b f a c i
a b a c d h h c h e a
a f i e f a d h b d e d
g i g e e e f c j h e f d
c b g h j i h f h e a i g g
j a b c d g f c a e d h i h c
h c c c c d e e e d d j h h b a
c c a b j g i f h f i h c h c i a
c i e d h j b b g e a g b h e b b i
b i a j c f d j d g a e e d j a e j c
i b d g c h b a i c j d b e c c h e d e
d
d i
j c a
h d h f
j b e j b
c f d e j j
i d g c h i e
j j j f j c a a
d f e c d e c g j
i b a j c d e a j b
b f d j b g d d i a e
c i d e b g i g j c g g
a h a e c j c h h g e a a
f b i e d c i b i h c e e h
c d b c e j b d h b i a b b g
h c f c a c a e f c g i a b i f
a f e e a c c i g c b a e c d i j
e f e a j a j d j g d h f j i i d b
d d g j d b i j j h b b g d a d b a c
g c i b i g j i i d c e f g h h j c b d
f
h f
j a i
c c g c
j a b a d
h j j b e i
c b i e a h b
e h f i f g a i
h e i j e i f j f
b b d e h j g h i h
j c h h c a c d c h c
g c g c a e c j b e d f
i f h d f i b i i g i e b
b j f d c f i f i e j d h d
e f e d c b g g d f h f j a c
d d g b e f d e j g e g h b h e
c e c e j j d j f f e a i f e h i
j h e d h a d a i i f d d b g i b g
e e a g b g a j i c a a i c j b j c h
g d i f f f f g g e j d h g a f a b e e
a
b d
f h f
c g b d
a h e b d
a d b f c c
a f e e j c b
i f g b c a b f
c g j j j i i b d
c h d d c d h d c i
a e a e d a j f a f j
a h b b c g c d f e f b
c f b i i c g e e a b e c
e c c h j h a h a i h f h h
e b g g d h g c g d c e e f d
b g e g c j a h c c g g e g i j
d j e a f f j h f b j j i i e j d
c i d a i g c c h g g i a f e g d h
c e i e d h j j b f b c j g f i f c b
h b a c e a d h b g j b b f h e j e d j
c
d e
e i g
g i b g
h a f i f
b h h j c e
c a d i e i b
g c j d a f d f
a b b f g a a h h
f d e i g i g i j a
e d d j f a g f c j a
g f d i c j b i f c g f
j j i j e i f c d d h d b
e g i i f a a b g h g f h c
j e j j j i c g d e j e i a e
g e e h c i e f a a a e d j h e
c a e i d e a d d i c a c i e d i
b c a b c b b f j c h d g g g i h i
d f e b h d g d c f e h e b i i i a c
h g d e a a d g i i i i d d f f b f b j
i
d d
d j a
i h i g
h b f d e
a b d e g d
e b b d g b c
j j f b j g e b
c a h c f j b d b
b a f c e d e c b e
e g g b g b c f d e e
a a i i f a i b b e j g
g h c a i b e h b b i d a
i f g b c h d f i h g a i h
g g i f i a e i j g e f e e c
j h b h f a f e d h c g b h i a
g a f a f g f e i b g e f c f g h
h d j e a b f a g h a f a e i d a b
g e i j c f c j j j i e b f e d a e f
b j f i a h h a g g g e b b d e f g h j
g
f h
f j h
d c d c
a h j g e
e c h c e e
j j a b j i i
b j f f b j h a
d e f d g g d f i
g b c c f e i i b g
e d f c f g f g d c c
h e i h b i a e h b f a
i f b c c a c d b e g a j
c b h e e f a f d d b f c a
h h b i h c c b d h g d h g j
i a f g h g f i j b c f a d j g
b g e h f a f d h b a j h a g f a
g a b c d h g i h f c c b h b e b e
g e e d a j h c d f a i b f b d i g b
j f i c h e g i b d j c d b h j e h a f
i
g f
j g d
a b e h
c d b c b
j b b i a d
f j g d h h j
h j d h f d j i
b a d e h j f b e
a d d i e j d b d i
d f f b i b f e h c i
b d f h b f e b g f a g
i c b a i h i g j i a g c
f b g a f g b h f d h i a c
j h a j e g e e i f d f h d a
h h c b h a e h d a i b e d b h
j f b h g j c b f g b b c c i a e
b d h f i f b h f d b d b j c j f b
b h c f i c d c i f h h h i d f h b h
e a c b a b h i i d a i i f f g i h i i
g
g d
d j g
j j e c
g i i b a
c c j e f a
d h h e d j f
f b b i c d b i
a d e g i i f c f
j a i a g e d j a a
a c f i h i h b e e g
g f g h e c f i j d d f
j i c d a h b a j f e e e
a h f a i f j d i g g g a f
c j d d d f h b h g c g e g d
h c g d b a g i c e e i c a a f
h b c j f f b f g j a a i d g b d
d j f a h h g g i f c d g c e a c d
d a f g e c f a d g i a f g i f c g g
b e d g j f a e a i b c a b c e j e f j
a
c e
e j c
c i b h
e e e j b
f g a a c a
c c j g f c e
i c g c j h j e
g f j c j f h h b
c b g j a i a a h c
a i c b f d b f c g a
j b b d e j g h e g f i
h d h b c c f i j b d d a
b c a b g h g b e a j b c a
f f j e b b g h a j j i f a g
d b f i b i b c b b j h d f b b
b d c c d e j e f b i g e g f i a
g d d c b a d h g d g j i h i b h j
b c e d j b j b g c b e h c e f b i a
i h d h a i b h c b b c a d h j g f f d
c
d d
e f h
c d i j
e g a b j
g f a c f g
a c d g b g i
d b a a b b i a
g h a e f a g h h
g g g i c c j j j b
c j e i c e h a f j e
c b h i b f b d a j c h
h a b g f f g j e c h j h
f d d h c b a h j j h f e i
g g a g h c g h a e e h j h i
h f h f d j a f a e f f c f c e
a j c d i e i g a a d d e i i e a
j j f j c b f e h g a a a f e f d a
b g g e c b i i j b d i d d h d i c f
a c c h a f d h j f e i f a h d f h a j
h
g g
f e f
f i a c
i j g h j
c b e e e a
d e c g g f j
f d a i d d h a
f h d g a e f c i
d f f j j h h c b e
c b e d a j i e i d f
d f j e c c d i j h b e
d e c h a d h d e a j c j
f j h e h j i b i b h d j f
c b f a j d c e b b a a j i f
e e b j b d h c e h j e f a g d
b d g e e e c b d e j h a g b h g
g a j d e i b c f g h j j i b f h f
f g f d j a h a g b d d b g d d b a b
b h j d j b c j e h e b a b a i c c e f
b
a g
g g h
h h g i
b i d g a
g c e g a e
e g h f g i a
c i h g j j f f
f c c e i i f f g
f b j f j e c e e j
a b g g h a a j i g b
g g i h f f a a a b f a
e c g g b h f c f d b d i
a g e e i h d i c b e f h b
a j i e e b d e b j h i j i a
c j c i d d b f a f h a g c c g
d b c b f e f b c d j b i i f g g
h b f h g f b e j j g d g d j e g i
a b f a d d f j i j h i i j f e j j a
g g g f c d b d d f e j h e e e i e d e
f
e c
i g i
c a h b
c j c h i
i c g h i b
g d a g h j h
g a h j c g d h
j h e d j i b e d
c e i e d c c f d e
d a c e j g d h b g b
f h b h c j h h d j c c
j c c h e i a g i a i g j
h b f h j f j b e a b d a h
c c c f i h f d e h j c i a b
e c h j f a j e a d b g e a h a
g f f b f c d j g d j c d g b f c
j a i e f h f j c a i j a j b a c c
a a j b c h c h i c c a i i b f g g d
c b c d h i j a i b f h g b g d b e b e
d
j e
d e e
c e f g
h c g j a
i c b j j d
c h j b i a i
h a d g f a f f
h a a h j f j g c
a b d e b e j b g i
a c a f f c d i e b h
e h c e c d g b d a g f
i c b g i g i e f i i g f
c a a c d h j i d i f h g d
d j c f i j j f i d i h d b f
h f b c j d a j h e a d f b d c
j d e c j g f a e g d j j i d e b
i i i j i g e f h e f g h a d i a h
f j j d i h a e i i j g b h i a f c a
b f e j f c h e a d d f d c h f g d a g
a
d d
c b f
a c a g
b c c e b
d c d f j j
e d a c g c f
d b f j e h i h
d a f c d f e g d
j b i g e d i d h j
g c j c h g b a j b d
e h c j a a h c g j g j
i b j d e c h b a j f b a
h b f h j d h j e e h d d j
e h a j f c a e f e c h b c b
f i j a b g c c e i c f e i a f
h i i e j g a i c e j h i a j f d
d f d h j g d d f a g j f i h c e f
b f b g b f a c e j a f a c i h e e g
a b h b j h b i h c c h c j a c b h g f
i
j g
b h i
h a f f
c h h d e
a c a e f a
f c i b e d a
b f c c f b d b
j c h g e c a d i
e j b i b g i e i a
a b h f a a e i g g f
a d a b i e i i e g i g
b j g j a g e a f g j i e
f i a d h i i b j h h e a h
a b a i d i c h f e g b i d a
e b e c c h f b b f c j j a c b
e f a f a b g e g f h b i d h h b
h b c f f a j b g j j d a d j d e e
e d b g j a g h d j g g c d i c f a e
d f f a c c d j a g h e b f b a c a f c
c
e i
a a d
f j b i
d a d j i
a i g j j c
f f c e c b a
h c h j e h g i
a i c d c e h h f
c f g e c b c g i h
j c b b j h c e g b h
j c a h g d c f g g a i
e a b e g g c c i b f d c
g i c b i i a g e f e b a b
i j a d b i b j i j e i g c h
c g g b e a g j f f e h e i e c
f f f j h f e f g f d j d j h d c
g b d f c h g g a e h b f g f i h e
i b j a e f d d e h d j f b f f i g g
d j d j c c g d d a c f c h f g f j i a
d
f h
j e f
g g j c
j i f d b
b j b h c c
g h b f b b b
i a e g i i e f
c f g e g b a i h
c d b a a g d i b g
b a a b j b i h b j e
d i f i f a f e c i d b
a a d c g g i j b g f j b
e g j e h e e b j a d b i a
i i i g i d b f h a j g a a e
d j h f b f i f j a d h i e c a
e h c e i a a a j c j h d c h g i
d a b g e a j e h f h g b f h i j g
h c i c c f i f e e f g g h a e i b a
i h j h g g b j e g f h a g h g d g b a
a
d c
e j d
j b a e
g f i c b
d d c j j f
d j c j d c e
b g a i i h i g
g i h c a j h a d
b j b f d b f d d h
f h a d f c h b h j a
i f j c c d a a j i h b
g c d e g h j c c f i e j
a d c i h g h f b f g f f e
c g b f g e e g h i g d j h b
d h a d i b c e i a j d c c i g
h j d j c i j f i g b h a g j a b
a f d d i e f c e j j f g j e d a e
c j b a g b j d j j e j g f e i d c g
e d a i d h b h f e e b a h j h g e c f
h
e a
d e h
h j g d
b e e j a
i i g c c c
j d d j j j f
j f a g d h f f
c f a j c b f d c
g c d d f h f b f f
e f e h a e f a j d i
a a j f g g e h c e f f
c j d i e i g i e g i d g
b c f d c a f a d b f g c f
b g j e g g i a a j j j g b i
b h i e i e j h g d c e h i h c
j j b c f j c i f i f b a a e d h
b i j j d j h g i d f a h i e i i h
d g e d f j h f b h h g d a c c h c d
h e g f i j d j e d j g j g b j d c j i
f
c j
i c h
g j b g
i c f b a
b e a j c d
f a e g a i d
a f g j c b h h
j i i a g e g g e
h c g j j b i f f b
a g b i i c f c b f c
g b i f e d h j a g b h
i c a d b d h h c c d h i
a g f i g c h c i g h e b i
d j b h i e a j g f a c c g f
c c d e i a f d c e d e g c b j
j h i d a a g e j h e h h d g c e
g g b a b j a e f a e e g i f f f a
a e j i c f d j d d b h e d j f i f i
e b e a b a e g b c g f e g e a b g e c
a
c f
i e a
g d j g
a b b c b
j h b e e i
b b j h b h c
c b g f g b e c
i d a f e i a d c
i e h d j i h h j h
h c c d j h i b g e h
b d g b f h f h f b d h
e c e b d h d h e b h b f
f e a a f g i a f g e i a e
d i a j a e a h g g h e a i h
h j c g a h c a d g d a f g i f
h b b f b b i a g c i i j j j c e
f a g j g c g c b b g e e c h h a f
j j i i b e e d f g a c g f c j i j g
d c e b c i c b j f d d j j c c i i i b
e
d d
e b i
c b j h
a h f b g
e h c f b i
f c d h c b j
a i j g a g f g
h g b c d d h i b
h f b i j i a f h i
f g h j g d h b h e e
j b c c f e g e a j d d
h g a e h e d a a b j f b
b g f i g e c h c g g e b i
a d b f f e b a d c d h c h j
c c b a f b e e g b i i i a g g
g h h c f e i a g b a h d j f a i
i g g i i i b c g i f g f f j e d d
i b e i i g h f f d g e a g h h a e i
d a g a i j b b d i h b i g f e h h a i
j
a d
b h h
d b h g
a g j j g
d e g i f b
h a j a i b e
g g i h f b g b
d f h h a h f f j
a i f f h d j h i i
f d j d a c h d e c c
d d d g a i e j j i e f
c f c j h i i a j d d j i
b i j a i e b b f j d e i i
b e f f j j d i h e g a a h b
f a b d d a c j i g e j h h i b
j h e a e g a a j e h b j j g b c
h c d a c i i b f j h g c f f i d d
a j e d a i c g j h d j i j a b h e g
a f g g a j h b j j d c d f g h j i d b
j
b g
i e e
j a b a
e h b d b
e c b b d b
i c h e h c j
f c d i g g b e
i f i j a i b b d
h f j d g j a h j f
e e f f d j e a a a c
c j i g h f a g h a c c
i e h e j i i g g h a e a
g j c g j c d a e j d d f a
e g b f b h e a j i a b b a a
a i a c e a b j i a a c i f h b
i a c j h j a h h d d e d g b d h
d a i c b i h c h a d a e b e d d b
h a f e i d d a f e c b h c f c d a g
f h a i f c e j f c c j a h e i a a c j
d
d i
h f a
i a h a
j d a h j
j b h g f a
c e i f j e h
g d e e e a h c
f d j d j b i a b
g g b j f i b a c g
a a e d h h a h f f i
c i h e i h e e f f d d
j f a b j b f j a e b e h
f b e e h a h c j a h i i i
e f i b i b j j g d b b i g j
f i a b f b g e b c h f i j a a
a d d j f h i d g e a b d g a b e
a c f f c c g b b h j g b c a e c f
f c i a d f d i b f e e f h d e b d h
c g a g c g c j h d i a b d j a a d h c
j
j b
g i a
j j g d
h d j e d
f f j g f b
f h f f h d b
c c b b j b a j
j f d f a d j i b
i j b g i c f a h j
a a g a c d e e j e f
j e j e e j b c b f g a
i b d j b d f a b b f e f
e d i j h g i a j h i d e a
g d b i e a e h d b b c d c d
j i a h h b a g j d e g g i f h
j j b j i j a c h e b c h d j c c
h f i d a j a f a i h j f a j e c c
d f b b d i i a f c g c b h a g j d f
j i e g f e h b a d e b c a d b b i a b
a
i a
h g c
c j i j
i h h g b
g e j d a j
c e a e c b b
d h c j e f c a
j j c j b b f g e
h f f h h b e d f b
b a g a a e f c h i a
c b e i e g j c h a a h
b g j d b g e b i g b f c
f g e d e c a d f a f c a h
i b j f e j h j c a c e h d d
f h b c h c c c e e f g i g c b
i a h j b f b h a a h j f a b j d
j j f b b i e e j h b f c a g i g i
c a h h f h j h g a j i c f g b c i e
a j h j i b b c b h h c d f a b h d b f
g
h f
f h c
c g e j
f b e f i
b h a f h a
j i e c b c g
e d j e d b h i
b i f e g i d d i
i i c i f c i f h b
j i b f i j i j d b a
g g a f f i d e e g j g
h f i d j a a f g i a b e
b c g a d a e d d a c b h f
g b a a i a f f h b b d a j h
i g h c a a d c h i i j i a g f
g d d d e d c g c g d d b i e h h
i f a e j e f g c f i c j d e b c c
g c f a d f f c e g h f h a d a d b f
e b b i g a h d d i b e e b i c e h a j
e
d f
f f d
a e j a
j f h b c
j f a b c i
h c b d a e a
f h i e d f c d
i d a c f a j g j
f h i b a h h c a d
d c b h j g e i g i h
f b a e d g j h d g f d
b a f e c h i e e e h i d
g i g j f j f b f f b h h h
c f j a d f b h h f c f f h h
g e a h d a h j i b g b c i h d
f c d c e g b i b c h i a a j f e
h i e b c e h d j i b c d e f f f b
d e g f f i f e i a c d b i f c b d f
d e c c j c a f h a h d d h h c b a g e
c
a d
e e b
f g i d
h d d d c
h f d c j h
e c f f j e f
a b g i e j e e
g d e i h e c h i
a d f c b b f c a i
j a h f f i e f a b d
j j d f c h g c d h d b
j c c d f f j e i g a j b
g b j j e c b h g b e i i d
a c e j j g j g e c d g j j i
h b j h g a c e e c e h c b i e
h d i j f j j j f f f h h a g b i
g c g e j j b h b g f j h d i h b i
i g a f h a c g f i i i j h b c g i j
c c b i j d c i c f g h j e h g a j b h
d
b d
i f e
f j e g
e b b c e
g j g e i h
c a c d f f h
f j e a i b b c
f b a j f g d g e
f e c c d a c c h c
d f f d g b g j i a j
j f d f j j f g i b i e
f j b a d j c g a a f b c
c i e j g b b d f g e c c j
e j d b e j a d g d a g b f c
d b f i g d b i h g h e b d i e
g c a d c d j g d e b j j a f e d
a d h b a a g j i c g b i h j j f d
i e c d d b i c e b b h j i i f e b j
c f h i i c d d f j j d a d a g a f f i
i
j e
f j e
c e e b
j g c g d
h g b c f e
i c d d j j e
a f a f c h j j
h b i f d g e h i
a b b a i b g e b b
f e f f g g j c i d e
j d h i d b a h e f c j
a i e a c g j c a i f i f
e d d a b e b g f e e d j j
b i h i i f j b c a i e c h h
f j i g a j a i h c e c j d i c
b h j b h b b f d b j e a h j c c
i i g e e h h f e b h j b g b b d c
d a i d f j b b i b d d g d c e a i i
i g f f a f j d d e d j j c h b b h j c
j
f e
c h h
d b c i
d e e a g
i d a b e i
e e a b a h h
b a e c d h c i
e a f d b a c c d
d d h a h h c d a a
c e a a h a c e f g b
j c c g e c g j g b f i
e c a e c i b e e c j i b
g g h e h c i b c c a g a g
a a d e a f f c d g h b c e h
a i e g f f g j b e e e d e c c
c f b g d g f h h d d a e b i a i
c h c b b j d f j i f i h g a a f j
f d b h d i a i c b j h e e h g b b g
a a f f h e j h d g i j i g e a e e j f
j
f b
c b c
i h g f
h b c g i
g d c c h d
g h b h j d a
i a f e b b i e
h j e f d j g a b
h h d e f c a d j j
h j j e d d d i j h i
i e f g f c j h a c d h
a j a c h d d g c d e f d
g j j f f e j i e g g h e i
f j j f i c c a g a g j c d a
j i f c e d g g f j d c b i j f
h i h e j g b f b j b h e h e j d
d a a f g c c i i i h g d d i g d i
a a g b b e d e b b i d c a a h g h g
c b h a b j b h a e c d b c e c i b b c
j
d h
j a j
d e f e
g d a j d
f j j j b h
i h d b d b i
j h c e d f h c
b e j i i g d g b
e e a j j g d i a b
c c b a h f b h j b d
j c h f j i g g e a i j
b i b g g j a a f i h a c
b b c j f j h j c a c h h f
d e i f g e b e a e b a j c j
j g a i i a h i g d b e e h h i
d g h g d i i i b j f j c j g h j
f h a e b i h i h j d d g c f i e h
f d d c g c f d d d g a g h b d f i b
d f e f b d f h c i e f j e f c c c a i
g
j f
a i j
c b h a
b e a j d
h j h a h g
a i g a c j g
i e a d b a j c
h d b d h d c a a
g i j g f b j f d g
j j i b b b d d h e g
i f g j b a j j h b f b
h d d c e h d g j j c c b
a d b h b i j g e c b g d h
f e e g d j e b i d d j b c c
j j a g g c d h f i a i e j b d
c a a c j g b b b a f f d d c g c
b h g e i a f d d h h f e h c g e j
g j j i a b j h c j e c e h j e j c g
h f a j i b i a d g c h f i j b c e b b
j
g c
c c a
a f d e
h i h g b
h h j j b d
h h c h c c j
i i f j j e a d
c d f i b a a e f
g c d h c c g f i d
h h e b f f f b h f g
a c j j j b j e d h b a
d a b d e i b d f c d c i
d e h d e h g d c b d h f c
f e h j i b f f b j c h c j h
g b h b i e g j j j d d h d f i
c b c g a a c i j e i i f e e a b
f a a e c c g e d d c j b j f c c a
i c a e c b a e b d b a g g g h b a i
i e a e c b b j g h e h c e a e j g j i
h
h g
g i e
a i j b
i c a b g
d h f e c c
f f d c c j d
i j h a h f a d
g g b c g e g h c
g g a d e j b f g c
a f f c f d c d c d e
d e e b h h f c a e j f
c a b b i f h f d a b c b
i d c b h j d a d g h b c j
b f b e e b e f c b c j d g f
c h i h i f i g a d g c c e e b
d a g j j f d j c g e b f d c g a
g i f e h i j a f a j h b f e j i c
d i j h a b d e i d a d g f h c j a f
e d e d a j j c j h f i c j b e c e i c
b
b f
a a b
c c d d
j a b e d
b a j d f f
g g g d h c c
b c a j g c j f
d i a f f j i e d
e c d g a g e b f g
a g j c h c h f e e e
j a h i d e h b c i e d
f i a f j j a f a c e d g
c c c d h i h d h h c f d b
a g e d d i g h h b a c d e j
i d f g f a g d f h g j f d c j
j j a f b e h j a e g h a c d e e
i i c i f a a j g c j c f j g c h g
d j h f g g b a a d b h a b c a a g h
c h e c f d d c g a j g b g c a i g h e
b
d a
e j f
a e b h
e b h j g
f d i e f j
h g e b j c i
h h j c f e h g
j h h d j g a j c
f d i i d h e e b b
e b h e f b b c b f e
h c c b f f h c a h g e
a d f d c g f j b i h j g
a b b f h d c g d j d h i j
g c b j h a h a i f e b e b e
e g h a j b d h b g j g j j c d
i e d j i b g a h b g h j g b c f
f h i c d i f a g b i d h g i c i b
e g b c d g j b i j i i e j f d f h i
j h e j d b e b g g b j g c h e c d a b
a
c f
b a g
a i g i
a f c g i
f d e a j e
e a h c c i h
c j d d e j i j
b h g g j e d d j
e d a b j i j e f c
g i g e b g c c g h b
j b c i d f b d d i b g
a a a g d i a c j g f i d
h h c i c d c j c b a i e h
e i c h b b h c i e h e j j e
h b j j f f d i g b g c b h d g
i a h i h j i i b g g g g b d c j
g c i g b f c j c a f j j f d f g f
h e f b a g d h i c d d d i i a g c d
a c h b h i f f g e h f e g j f e a d f
i
h g
d a e
e i b b
b g f i g
c h e h h a
d i i f c g h
c g a a h e a f
c h h c a g f a f
b a j i a b c g c c
g b d h j e c f i a f
d f a a j b i a f a g a
h e c j g b c h g a a h e
g g g i h a i b i e c j b e
i h d e h a f a j c h b f f a
a h f i i h a c d c b a d c h b
d d a f g j b e a i c f f i g g c
b f e h a c d h c c b b f f g e a b
h d f a c f b h g d i i e f b d b f f
f c h b f g f a c f a e j g d h c h a g
a
g a
j a g
f g h a
b i h f d
e a i f h f
j i g g c g d
b b a c h b b g
f c c d g a b a j
i d b d f e h i i i
i e h h j a b c c b i
b b d e d g b b c d f e
a c b h a h c a f g f b h
i b f h h h c b e b g g d d
c i i i g f j e d e g h d c g
c d b h d g d h j a a b d e h j
c a e h c g h a f b i i i h b e j
a h b g c e d h e d h j f j a j e g
a h j h b a a e i g d c d b c f g e j
i c j c i j f h e c e b d f d e a g a c
d
b h
i d h
c f a j
b e d a c
j j i e g j
e a f h j h j
j d e c b h e g
c a e b c d c c g
g h i e i a a f a a
c g a c d f g f f b e
e g h e f e j j d a d f
d b i d j f a e h b a e c
h e j a a d a g j g c g b h
b c c g f i i j j e c b d g d
g c e j c a f a h b d e c e e b
b g h c j h d h c c i c g f c j b
g b g i c b f i d b g c j j g d c c
b g a g b g a a g f g i g c d b e b a
h j i h i g d j e d g d d i j i c f i d
e
j a
g c b
d i j a
i i a i j
f j e d j d
e j j e c d j
f i f j f d b c
j c e h c j e a e
j g i h f h d f d i
h j i g f j e d b j g
g b d h e d i e i d f a
d g j c j c e g c e i g f
g j i d f c a i b d h h f h
a h d d g j a h f h c d f e e
a a g h j b h e j d e h e h c i
e g d b f i f b j j f a d j h g h
d h e f i f d i b c h h h g f e d b
i c g e g f h b b j e c g c b e d d b
h b e h a f e d b a e c a i h d i c c d
a
i h
j h j
e i b i
j d e g b
c e d b j a
j g d a c j h
e g i g e f i f
a i f i a a h d b
d d i e a b c d e e
i f i j f i h f h b d
h d c j d e h d d b e f
i g b h g b e d b j h h g
e e a g a i f i j h b c e i
h f c b a i f f h c j g b d f
c d b d b f h a e a d d h e i a
a d f h e c g d e h e b e d j j a
i b d e g j d b i b f i j f f b e a
h b c g i g i g g c f h i i b f f a e
c j a j g a b f j h h e j c d d e h h b
g
e h
e i j
a f b c
h c e c c
i a f h i d
f i a d g e d
b i d e d e e i
j e d d i i i g j
f e f d h e b c c a
j f a b f b c d d a d
c i d f f h d c b c c g
h d i e e d b g j f f a a
i e a d i d a h e d c b i a
i e g i a c b g h g f b a a a
c g h h b g f e c d i h i c d b
d h h h g c c a j c d h g a g i h
h j f e c g d d j a a d b e h j d f
b j b f d e c c a i d g c a f g d d f
f i d a a h d g i b f e d f a g b a a j
h
c i
h f b
a c g i
c h c f j
c a h f b b
h e j j c b e
h g c e f a h e
c c d a e b d a c
c g c f a d h f f f
d j e e a f e j d j d
h b i d g g a c e c f i
h a j j c c g d g e g d h
c g j h a f g f h c e j i e
c a i e f j f j a j g j c f b
j b d i h b c e i b j h b f g h
e b i i f i c d j e f b g e d c j
f f b c f j a j h a i j j j d e g h
j g f d a a f d e g e f d a i j j e g
i a d c b e e f g e g h i a g i i c d d
c
e i
a f h
h b g a
b i a j c
b f a d b j
c d g h f a h
e e c d i b g h
a b g h i d b h d
d f g h j f e f e b
h g g g d e j b g a h
j f j d g g c j f f g c
g a d e a g i h j c a j b
b j i d e a d e j h g h j e
c i g c a j g e g h b d h c f
b b d j e a d e f g j d a b f h
j h d a b e f f g f f e g g e e c
a d a i g b c e j e i h e f i a i a
h h d c h d j e c d f g b h d j b j b
f g g e f j g a e j d e g d b f a i b i
i
i c
g j f
e g c d
j h c j i
j i g d j e
b d b e j j e
c a c b f j c e
a i g h d g j h g
e j h c a e g j b f
i f b i c b f i d a i
a e d h d a j d f a h d
e a h i g i g i a d c c g
e f e d f h b c c f j g h a
h i g f c c d c d a g b j d a
a f f d b e i j b h f d f h e h
b i d a d g j d c c e f d i c e i
h a j a d e d j i h c b j j g j g e
g b c g i g i i j d i b e g b e i j e
a c h e i b g b d h b b f h a h d f h e
e
c e
a a f
j f i d
a a j c e
h j d f c f
d a i j i f a
j d b b g h d a
h h j j d j j b d
g d f i g j d b h i
i e c c a d i f b i h
c h i h e g b b j a c h
g e c d f i f f g j i f i
c j i a d f c i c i h j i a
i g d j b h j c b h j b f j d
h d e e g j h c i j h c f c g f
f a a b d d g g j h f c h j a f e
f j f h g b b c i b h j j c a g i i
c i f f d d e e j h f j a a b f d c g
h e i a f d c c i h b c a b c h b i j d
f
b d
i e j
e g j c
i i j i e
i c i i c j
i e i d g j f
b f b h f h g f
d c d i e j c j h
a e j i d h e c c h
a e c e c g a g b e e
d a c d d b b h f f h e
e f e d b e j g b b d e a
e b h j g h b h g g e i h a
i c g a h g h j f a c i d b h
f f e g b g e h j f f c b j d d
j b f i b b g h h b f e j g f e d
c f i b i b g e b f d g a d a c a e
i j d d g g j d a e i j d f e b b d b
j e f h j d g i a j c c h j c j d b d g
j
b b
h c b
f j a b
h e b h d
g a i f e c
a c h h c d b
g i h i j i h g
b j g c j b b j j
i i f c d h b i f b
e h g g g d e g g d h
a a d f f c g c i e i i
f h d f b f c b i c d h i
f j a g f i g i c d j a e b
g e f f j b b c i b i c i f j
d c g e h j j d c i b e g h f j
g f i c g j f g j f g c h f h i d
b g b h j a i g j i g j g f f a g f
j g i i a e e f b g d h h g f c h j c
g d g g i f i h e g j d g b g f j g b a
c
b e
a i i
i f c j
e g b e h
a j g c j j
e c d f j b j
f e e c b i d f
g c b b h j d e a
h f h d j g i h c h
g c a i c g i i j g i
d d b a d h h j c c i j
g f e a i f i d b c i j d
e f i g g h b a d e h b d g
j h c f c b d h h c h h b i a
e a c i d a d h j j c d i f f h
d c g c h i i d h i d e j c g b h
e h h i i a i e j j f a e e a e g h
e f h g d j c c b b a i j d j c h a e
g i g e e f a g e b e e c a g c j d g a
c
h a
g a j
i a g a
g j a a b
h j f f a h
a j e g b a f
d d b b d g h g
h f i f c b e g f
h e b h c c b g e a
e d e h i h f b b h i
e j h h h g j d a h c c
a a h j g a d j d j a b j
a b c a d d e c b a e a j a
h g d g a j b b h h g c i b h
f a f g d e i g h b g a c i i h
f j a g a d c h g e i i a e a d i
i d g c h g f d g h a i f f f a f i
e i j g g b i i b a i b e g c e e j d
a e f i i d c f g b a a d a j h c d e h
i
i f
j j i
h d c h
d a a b c
f h d h c i
e i b j g f a
g h i f d h b h
h j d h g e a j g
d i j b a b j i c i
d g i h c j b b b e j
d e e i b c b c d g h b
h b e c g a f i b f f b d
h c b f d e e a j h h i j e
a f i a i b h j d i e a b c h
a g e d h e i c a f e c e j a d
i g b e e a h j i i d i d d d c c
f b a i e i e c i g h c h g a i i j
b b e a i a f c d f c d c f f i i g d
e c a a b j d i g g e c j f g a b f b j
d
g d
g b c
i f j g
b a f j c
f f i j c h
h a j f i a i
i j f i j h a f
d j h c i b g d a
b a c i c a h g d c
j a h i j c j f h c e
j c d e f j b c c a h j
c c i b j i f f e h f d b
c g d j d f d j c i h i g d
i g b i c d d h h g j f b i g
h e j e i b i c f a c j b i a j
j a h h c j e j i f f f c h f j c
e j a a h j b h i d b e c d a i j c
j a e f a i f d h e d h c g b j i a h
i j e g h d a j f g g e i j e g c d i g
g
c g
g e c
e d a h
f e h b i
b d g b d d
f c b b h j h
j e g b d f d j
j e d g d b f c b
b c e b g j a h b j
d c c f a f e i j b e
d d a g i a a e j c j g
e h d d e i c a g d e e d
h g a g b a b h h j j b g f
e a c e a a g h g g b a a d g
c i i d d j c d f h f j e h j a
h c a h a c c f h e b e c b b c f
i c a h i d j b h d e i a j g f i c
h b h h a c a f h j f f h a e j e f a
f c f h h g c a i j a g h b f a e j a b
g
h i
b e f
b d j a
e d j a j
j g g i i i
i h i h a i d
b f b h g h a i
a j j g f i a a c
i b g c b h f c h i
h j b g f j i b h h f
a f d d j g a a g a f i
e f e i b d c e g e c h d
j i e b h a f i a h h f d d
b f a b j e i a j g g d f h f
j d c c i a g c h i b h a c d e
h e g d b j c d e d d g f c i c f
i b b j f h e f a h j j c j a e a h
a e c g b b b g h f c f f e i b c d i
c e i a b a i b j i c a e i c d d h i c
e
h h
e e g
g b g f
g d j j f
d c f b g f
i b f f e j e
j e d i g f g g
j b c h g f h a c
j e j b d a b h i a
i j i c g b e b f b b
j i h f e j g e g h b i
a i f h i a i j i j d e a
j d j h a f f c f d f g c c
a j i c i g d d b a i j j f c
b g i i g d f f e j g b h c c c
j e h e g f a c g g i a i h i g g
h f g i j j g a b d i e i d h f e b
g g g i i a g g h j b e g b a a h c i
b f j g d e a j d f c h e d h e a g c e
g
d e
g i c
i f i e
j e f g a
j e a c d f
j f a a b c c
i j b j h a f g
h j i h i i b j a
j a g b d h j c c g
f i h d i e b e j j i
f c e e i b g e i b h a
b d i e d f g g g i c f b
c g c a h h i e e g i g c a
c c h h f h e g e b b i c b i
i h e e e j a d d c j b e f c d
f f h e j c d f e b f e i d h d e
j g f i b c h b e a h g i g i d a f
f c e a d a i a d a e i f j g i g h e
i b g e j j e c f d g i h g j a a g b f
b
h b
d e c
h c d b
f a g i f
f f c c e e
a f e g f j f
f g a d i j j d
b h h g j i b e b
e b j d f f b g a g
c e h i j g b e g d i
h h h e g g e g e e g g
j a i e b i e i i f e g e
d d a j j b j d b j h c g e
a b g h f g d c e i a i f i j
f i d c d f d j h j f j a j h h
b f h i c h d a h j i c a b g i h
b d b i b h a e d f f j i i j b e d
i f b d e h a a g i c a h c j i d b b
f e f f g a i b e j d d d i i b a f f e
c
j c
b g h
e b c c
a j a e f
f a c h g i
j c a b c a f
h i i d g a b b
d b h h h e h f h
e h c f a b e i b g
h g i d d c j c d j h
i c c h f a f f i f a j
j c b a b g g c c i h c e
i i b h i g e i g f j f a b
a e e d e e d d c h d f h a g
d g c i h b f g i f h j h g i b
b h b h i a e g d a d c d i g i i
i i e d i f f f a i a e j g i h j c
e d e c b e f h e i a a d a j i h d f
e h b b a e d g d e b i b i j c c d d g
h
a c
j c j
c e h e
e e e i h
f c a b i g
b f d g f d j
c i a d e b a j
d a e h b h b j d
h g i h i f j g c i
b b g d g j b d h c i
d a a h f j f i h g j a
i c h c i c j h j d a i b
e i i d d c b j e i g e i c
i c e a i c b j c g d i h d e
h e g c g i f i a j f g b b b d
h e h e a i j g i a h b h j i c a
h j i c c f g j d d g b c a a g f j
c g j c a a i e f g b j j d g a f h h
g h e h i i g g a f i f j d d d c e f b
b
h j
g h g
h h a e
h f b a j
j e b i d b
d i c j e i i
j f d h g j f c
f i d i b e d c h
b i b a e b a e c j
c j j j j a a a a g j
h a f g h d e g c a j g
d i b f c c b j i d a h g
i i f g g c h c d a j f c j
a a e g b h i b j i h h b f g
e d g d i i i b a e h c j b f f
e j d h h f f c c a d e j j j e d
i b h j h e a f g g b i g d h d i b
i c g j c c f d i c j b f c i h h d b
f c b f a d i c f a a f f g b a a g e h
i
d e
i b d
j g a f
b g j g d
j h j e c a
g b b c f d j
h j f h a j d j
f h i j i c i i a
h a i h f j g g h i
g h h h f i b j i j b
f e c b h h b b e i d j
e e f j a e e j b j e j g
a e b g d h e a h g g h d f
e e c a f j h c h e b e e i f
f j e b b h f a b i j b c j h g
f i a h e c c b c g h e a c d d a
d g j a c c i e a d h d f h g c j h
b e a f f a d e h d j c c b i a h b h
f g a g i c c j j c d g j f f a c e d e
e
e j
i h b
c j f f
e g c b g
f j h i g e
a a g d b h d
g b g j c g e c
c e c i j c h h d
g e i i j i b e a i
d h b i b d d c i j a
e d j f b j h h c i i h
h b d h c g a b e e j b i
g b j h h e i i j e h f f c
h c a b f j b d f a c i f h e
i h c h e d i i d h a e a a g d
e c h g f e h g g f e j f b f f b
j d j e e b i f b f a i c b i f a a
j h j e b h b j d b e g g a g j g j a
g e h e b i e i e h e j h b b d d f h a
e
e f
e j b
f e i f
h a e d h
f e b d b g
a c b c a e d
j c e a e b j f
j c j h h i b b g
e g e f g j d f f g
h c b d d i b f h e b
f b i j g c i h f h i g
b h h i b j e c d i i e c
f j c f j j b d a f h g g a
c f i j i j h c c e a c d e c
i i i f d d g e d h d d d j f i
a f f a f a i c i g a b d d f j a
i g j e b e b c d h d d g j b i c i
i e f j i c c h i g c i d e a j f h f
b i g f i b j e f i c c f b i b j j j i
b
e i
f f f
b c g i
a a j f e
c c a g i d
i j c g i j d
f f c f d e j d
e g j i g a f h b
d i i h i j g f e g
b a a a b e e g b d a
c i g c c c a e e i a d
h j f d g i e b f e i a h
c d b g d j g c c a e c g j
c g b e h j d e d f i g g h b
j a a e d b f g i a h b j i g d
g a g j i g e c b a a d h d c i c
e b h h h a h c c e g h e a d f d c
c h c d d f j i c b b h f h c c d c g
h c a d d h e h g h i h b f c g j a c g
b
c f
a g f
j i f j
i f b c j
e j f g b f
b j b f b i e
c j g g i i c h
j g g c a j b j b
i i a j j e c c b g
g b g f f a d h a b h
g c b f f h g f d c g i
i f j h h d g g i a i c c
f i d i j c a b d a a j c a
b a d i b j c d j c h g c j h
h g f h b e b g b d i a e d c i
e f b c h i h g g h g c a g d h d
a a g a i c e a d c a h f b d g i b
e b h c d b a g i d i h c h j b b f i
i a c g g b j h a i e i b g e i b d e e
f
j e
d e j
c f d e
h g e j h
e g c b a i
h c i d g d g
e e b g e d e j
f d i c g a c b b
h b c b d a g a g a
e f c a b h i g e b i
b g b e a a a d c h h g
f i e j g b j b b f h c i
b c i c d i c b h c e b e g
h a a c a f a i j b d h i j i
f g a f e j b j i i e f d j f j
b c j g f j j a g e d a h g h c f
j e h f b j d g b h c e d i f h d b
i d d f c e a a c j e d j e a c e d c
d h h h j i e d a d b f e b f e i c c j
f
d g
h d d
f b i f
b j j c b
b g d f i b
b e j d g b g
e i h h c h h e
c h c h c b f g b
f i c i d a d d g f
g b h c f f e a f a d
h d b b c g i e j d f d
f j c h c j d d b i h j c
h h j a g h b d h e i b f i
j h h c b j g j h j i g h h e
d i f c b d b e f b e b c c h d
a d g f i h b e g a g b j i j f h
f h f g e f d j a d g e j a a a b a
a g g h b g e b d h i h b a c i j b b
g i j c e c d b b j c h a h g b c a b a
d
a d
e b c
d e h g
c a h j h
g j d d f j
e g f h b i f
a j i h d j h h
b c c i d i e b e
b d j a d d h b i e
h a b g a e c c g j e
b d g a e g c g d h i a
a e i c f g e f d f j a e
g a g i e d b e i b c h f c
f h j e d i h g a h f a d g c
b c c i g d j f b b a g d c j j
i d f i g f b g g d j i f e g b d
j a g b g a g a j h j i e a g i j f
g f g h h c h a c b g e d i b i d f j
h i j d i a g i h g a c d i b j h b h e
a
a j
i i c
b g f e
i f b a f
d h f e h b
d g f e i j e
f a b d i a j g
h g h h d b b h f
g f j j f h a h f h
e g i a c d a c c e g
b b d d b b e e i h f b
a d a j b j j d j b f a e
c c f d e a j e f g h i h i
e g h c i g d c j d g b e d e
g h a j g j d h e e c b f c e j
f h d c f e a g a b g i h b a c c
b f f e h h g h d a h h g e d i c d
g e g j g f f e d f d e i f b i c e g
f e a h c g h e f f c f e e d i c j e f
f
i g
i g f
d h f a
e c a d b
b h f g j a
a e b e a j e
c e h i c e h d
e e h c i i d h e
f i g j d a g i e d
a a d c h i e c g b c
g i h c e e f d d e i d
a c g g f j j c e f g a j
e f d a i g c f d d g c g a
h f f b d h i f b b h g d e b
d b i f f d j b e e i i g a i h
a f b c b b j j e b i i j e e c e
d h b i a f j a j i c h e g f f g d
h i f b g g j c d e d i i d f h h i i
i h g j e f j c a c g d b c d d e i d f
j
g b
h e d
h e e b
f h f f g
g e a g b j
h h d e c g i
c j a a f e d d
i d d f i a i a g
a h a f e g d b j h
g a g g j i e a j d f
b c b j a i a b d h i g
b b f g h a b h e g c d g
c d h b i e a f h g e j i h
f g j c b c b f j b f d e j e
b i h d d h d b d f e c g i a j
c h c b j a h j e b b g g j e c e
b g j g d j d i h g d j d a e d j e
d b i c d i h b j i j b f i e j b c c
c d h g j b c e g g g d a i c b i j e e
f
i h
b f h
b i c c
c d h f g
i i d e e e
i j a f b f e
j g d g f d g e
e e i f b b b a b
f e h b i c b i g c
i i j i c b j b c j b
g h g a g a b a c d h a
j g i h f f h i g h i e g
b d g b c j c e a f c e d h
g h e e a g j b g j i f f i a
a j f b h b j a g j a d d g b d
b g a d b b f i e f c c i c h b c
e f c c g f j e h a b e a a i d g i
a g g d j i e a a j f e c c f c g j b
g i c b g e c d e c f f a d g g j c c a
i
d c
j b i
e f g f
j j c d e
g b h f j h
a e g g d c a
a i c d c g i j
c a e e j a d h g
h a h g i b e h i g
e c f b e c b a j h i
h b i g h h e g d d e g
g f b i d d a d i e b g c
d c a j g b d g b e d b e b
i a a a j j f d c d e h j j i
d b c h c i b b d c b c h h d i
h i g f e h d e d g c a e f e b i
e i f g e e j f c h i c i d e b d d
f i d e b b d f g j i b j g i b i b i
b f b g d i d j e g e h h b a i h g a d
i
g g
h e h
e a h d
e e d i a
f j e c j i
h f c d a a i
j a i b j h e a
f j a h h e c c h
e c a a b g b c j a
h d d b a c j b e b e
i e h b c g d j h g h a
c h i d d i j f g j c f g
i f f a b e i h j e a e h c
e h b d h f b a f j e j c g h
h f j i a g d a h c c b j a h a
a h i e g a e h b g b h d g j a i
h d i h d a a g h g g i c g e e i d
e g g e f a d a g h h g j a d d b c a
b j j c i g i a e c b b j f c e b j c e
g
b j
a a a
e j b h
a j a b b
g e j a e h
d c b j h f h
b c c j e f i f
a d j f g b f f i
a g a c i b j g f g
a e f c e g b h j f f
h i e a e h e g e c e c
h c j d j a d b b a c h e
g i e e h d i j g b i d g b
g g d h b b a e a j a c f d g
j f g e i i f h b f h d c e f a
g j b d i b e j c i d f a h i i g
e g i i h j g f e h g a g h e h g g
j g a a a a e g g c c i b f e d b i c
h j j a a j c g f b h h g a b a e h c i
a
e d
f g g
g f a i
h g i j e
b g h d e g
a g j j f f b
e b a j b j f g
b g a f c c h i a
b e a g e c d a i d
a i c g c c j a e b h
g i j h h f e b a a c g
f c b f e j e i d b j b f
b d a b c d g i g c a a i d
a c g b j d h h d f g j a f e
g f i f f a j e g j i b h j j h
a g i f g h j b g g b j b g a b g
g b b e c i h e h g i g c a f b c j
a c i b b g j f b h i e h c i f j f g
c a c g e b b i g c h d a e c g f c c j
d
i a
f d c
a d h h
j i a f i
e f g d a a
e f i g f g e
a e f g d g b j
f c i d e j h i d
e d f d b g e j e b
h f f a h d f g e i i
j i g g e g j j j b b e
a j h f c c g f i i h f h
i b d g d f e i d g f a e g
g d h d g d e j e c h h g e g
e c g c e f c c e b i i d j c a
g a d h g a a e e d h b c j h i f
c b j a d a j c d h g h i g d i i b
a f c b j f c a i c j h a d e e g h e
j d h b f b a j a d g g d a a i j c h d
h
a g
f g b
d d b d
a a h d i
g a d c g e
b d i c i j a
f c f f a a d a
i c j c j e b h f
i a f g j b i g a c
i d b h b h j b i e b
b f d f b e g j e d c i
a c c h d d b f b f f g i
j f f f c e j a h e e i a d
f g c g e a h f f f a h c j h
a j d a a c b i f f d b c d i h
d f d h h e f b a d f a a e f a b
f c i e j j h f g h j g a d c d b d
c a d d j i b g f a b c h f a i c g j
g j h i j a b i a a j d h j h j b b d f
b
j a
j b j
d c j j
b f b f f
d d f b b f
g h d h c g d
a a d b a e i f
b a g d h e d h d
a i j e e h c b j c
e j j h i e e g g b b
b f b d g j d h b j i b
i j i h b f a i d f h e h
i j a c e f j j i b j e c e
d c c g c f b h b b e f h i h
i d j i h g i h i g d f i h c j
c g d e j b i i e i e i b b j e g
i a i i e d j d e j d g f e j i i e
h f g c f d h d i c d e i h b c h b f
e j i f a c e j b h e e d g d i h d j a
i
a e
f j b
f d d b
d a e e j
b f j a g d
d a h i b f i
d f i i i i j f
b j d i e b h j d
h e c d j i g d f f
a h a f g g h c i d c
j c h h i j a h c a b a
j e h h c c e e a a d g i
i a i e e g b h d g e b b a
b b e a h g j a i i h f g j j
h f d h b g b d a b i f c b a f
f f a i h j f j d g a c j a f e e
e b h d a c a g a f c g f f f f a g
j c c c b c b h c c f c h d e d b f d
a g a j i c b d d g h f d d d a e i i d
j
d d
f i e
h g b f
f j d i e
h c c i e f
a h g j d f f
d d f b g e b j
i g f f e f c f h
b g j c e e h h c d
j h j a g f a f b f h
j c i h i b c a f j c f
b b g d e b a g a e j e e
j i b h j c i j c c d c i h
f h h b f d f h f f a h a j c
d h i c f d g c i i h a j e a c
i c a c g f j j b e g e c d c f g
b j c a d b i a e e d e g f d a e f
g h g e f a i a h j h j a g h e i h h
h i j c b g d a h f j h f g b b c j j d
b
h h
a e e
b f c g
g c a j g
j h f c g d
d f j g e g b
b c g b i d j a
a c h j c b e i g
a g e h d h j j h f
e c g b g a i i j j e
b e j b g g c h a e i i
j i c d j j d g i f a i h
b b e i f c j g j b e g d g
i d f h b b j b d j g j i e e
f f i b a h b g f j h b f j a h
d c c h h i a e e e j g a c c f i
h d h h d a b e f g f g c b c b a f
h c h e a j h b d g d a h j i f j f i
c c i e c a j h a j c j h d f f a f g c
f
f a
a j h
h f f d
i i c j d
e c d j a j
d d d c i a b
e b e i d b i j
a f j h c d a c h
b j a d c a d g i c
f d a d h f e f f h a
f f a c h b f f a a f c
c c g a b f j j d f h c b
a e c d c d a h a b j a f i
g f h h a h a i i a c a j f a
g h a h f d d f e f a e f h d g
c c a b a d d f i d j i j e b a e
h i c i a g b d g d i g b g e a f j
f e f a h f c f h b b c i j e f c d g
d j e d i d h e g f d g b d d g i a g c
h
d i
h a j
g g j d
g e i e e
e j c i f b
c i e g j a j
a d c a e h c b
i d b f f i i h d
a h e b b c a d e j
e f i c g f j c j d h
h h f j f e b h d g h j
i i a a a j c c b d d d d
c d j d j d b i h j c h j h
g a d d j a h a f a d b c b h
e e h c j d a d b d h d h d b j
a j b d a i d f g b g h b g d c g
f e e g c c f c c c c a f a b e a b
f i e i e c b h b h f c c j i f b f c
e h b d b i f f a a g e c j c i g i f f
c
g d
h e b
f a h h
e g i j i
d i j h d j
h j a h a e f
e d f c g g i e
g g h a i g d j d
b f h e h b c h f j
d i g e j g c a f j e
j g a e i j a i i j c c
h a i e b f d j h b b i f
f j e f i d g j j c f b j g
j e c e i a c g g b h f i c f
g a a h d d i i a d e i a c d h
c j h h e h c f d c e h e c f h j
d a j j g h d b b b i c a e j a a h
c j i b i a g g h j g c a h c c b c b
j j e i a j a b b j f h e i e g b i b j
j
h i
b i e
c j f h
c f a h c
f a i b e e
e c g j j c h
i h f i d a h e
g i a h g f c b h
h b c j i e i d g f
a d a h i b a c g g i
a h b j i a j h g h d i
a h e a i d f b d h d b a
e j h e e h b f g g f a j i
i c g c a f j j i e g d f i d
d b d e f g i i e j h d g f a g
c i a j f e j d c c f b h c f j g
e h i a e a b e i j i b h d a f j i
d b j h e j d j c g h e d f h d i h f
j g c d c g e c c e g g b i g j g a j h
c
b j
h d i
c i e i
j a b i c
f j a e a b
f c g e i d j
e a f g f d j f
a d d d b f j f e
i d c e i c d a j j
j f e f a e i b a c j
e j f a i j b a b b f e
f d f f f a e h g f h j h
c f i h f d a f h g d e j b
d d g f h h e d h h a f b i f
b i d a h g b a b a c h h d h g
e a j d e h i d b e i c h d d i c
b h d e f j e j h h i j e f j b h f
h a i d a c i j a i c i j i b d e a h
i b g j g g e g f b g c a i c h f c i f
e
h j
f a i
f a f b
c e e a c
h b i g h c
h g f b j g a
f d h c d h g a
i h j e g j f b d
c b j f d g f i c e
g h f h d c e g i b i
j b i j f d g b j g g d
h a i h e j e i b c f c a
b d b g c i d d a e g j g f
a b h a j h d i i h f d j f g
a a i b b a g h i a f h a a f a
g b d b b a c d b d i d a f d c f
b d h i g d h d a i i h c d f j h c
f j f f d c a b e e a i d c d d g f i
f f e i f f a a d h i i i f f e a f h g
b
h f
b e j
e f b g
c e f a e
e j d c h e
j e a h c f a
a a b f e j f f
f g c h e b b d e
c f h c i i e g a h
g b f a a j h d i h d
e g h e c i b h e i f h
c h b a d g b j i j j g j
h g b i a c c b f j c j h h
h i e j a i i j h f i f h j g
a h d b g g h d c e h e a f c c
b g d d a d i c i i c h c b a f d
g j g c g c b g a a g c h c b e d e
c i a d i e g h g g c i f f j g j g g
d c c c d i f a i a c e c h i a j g j j
f
h a
h b d
g i i g
h b h d j
c f a g i e
c j e h g g c
j b a e c d h b
i g d h i b d f b
d j e a g b b c i h
j j f d d f e g i h f
d e h e d e j g b h j i
f c d f b g f b d f i g b
f i e i b g b a h c c c b c
d c d i j j e e a h f b c a b
f e d b a i i h b h a h a g b i
e f a e g g a c d j g f h e j b g
j i j j g b j e f j b i h f b e e e
b b a g g c j e f g d h d g h c g h i
i j i g h f c e e h e f j f e h e e d h
i
h c
j f i
d c h d
c c a d g
h g g c a f
h a f c c c e
g b b f g c h b
e h h g d f f b e
i g b h h h g g f i
c a i g b c d b g j e
c f d h c h h c d f f i
b h b d a a a j g g e f e
f g h e j d j d c e j d f c
f f f f b d g a e g b c c b a
b g e g i j g i a c b j j e i b
d d i d a c e e d d b c g d e a a
e f j c h j g c j b b c i f e j h e
b h a f b d e a b f h f i h h h j a h
i i c g c e h c c a a f j g j g h f g i
h
h d
h f d
b i e d
f f d h b
c e b c a d
c d g e b b j
e j a c b d d b
a e h h f f b h g
j h j e d h b a d h
g c h h b a h f a h b
i h e g b a f f d e e i
j h h a f f g g j e d d h
d c b f i j d f f f g c f d
f b d b c j e d a d g b b e d
e h j c a f g e c c b e b h a d
g i g f b f g g h d i c f h d f e
e h f a c c g f j h i j g i d g f e
f b b j f a j g d a c a d h b f e g d
j h f h j e f j g c e e g g d i a j e c
g
c f
b b h
d i a c
b i e f f
j j h j e h
j f e f b g j
f c i f c h j g
a e j c b d j f g
j a g b h c e b b d
a e h i j h h h d c g
j b b h b j d a i i c c
c i i i f e e a c h a a d
d e f i i h b a b j e b g g
b c e c h g f f e j c a e f j
h j g b i i b j b e b b b c d c
a a e g f c g a a a f i j c g i j
d h j d j g e d i i b e b h b j d d
f g h a e b g i g h e b g f j f i g g
a i e i e d d d h i c c c b g j i e b i
e
j a
h a c
b b f a
a g f c f
e f h d i a
i f i h e e g
g b e g f i c e
a i f a e f a g f
j g g h j a g d h c
j i e e h i b i i a j
h d h j c h f e e e e a
a a g d e j j b h f f f b
f b c f c b h i j j g a a h
e i b b c f a h d a j g a c i
a j g b h d i b h j i b h c b h
c d c b j j g g b d g d f c f d f
h j e a a i b j j j b f f b b f d g
b i d j c f g e e h c a d i i a b h j
j a a e a j b h f b h f d a h e g d d d
b
g c
f b i
i j a g
i h b b g
g f b f e i
d g f i j d h
a a c h f e g d
a i a a h b i a a
e a b b c a h c j e
a a j h j h j h g b j
h c f f j f d g f a c h
f g a f i h b h f f i f h
e h a i c e j g d j g g i a
a e g h g d g j d e g c a j h
i b d d i g d h i b i b b c d a
b d c b c d b c c e b d f a e e d
j a c e d a c a d b b e f d c c h j
j b d a g i g j g e e f e h h c e h h
e a g c g a g j c d b j i i j b g f e f
h
h i
f f i
g f a g
g b f g i
b a g i f f
c e d f b d d
h a c e c d g h
e d a b d f i h f
a a c j f b g g h i
a f c a g d g j j f f
a f c e g h h j h b f c
i j c i b g b i j i b g e
g j f j d g a i c e j i h h
f e c c g g a j d c c i i h h
h a d b d e a i i i j f g g i g
i g g g a f b c e g h g j d f h c
d b g c j b d c e c a g j j c h d j
d a f d e a h h d f b i d f e d i j b
j i h e d b f e b e i a j c b g c i j d
i
d d
f j j
j e g j
b d j c g
j j i g e g
g e f g i b a
d a c b g a f i
a i j g h c f g f
h e e d c i e g a g
a e a c g i c j d e f
d i g c b c a g g c a h
b a f j c j f c d i e b d
g e b j a a f j j e j b i e
g b j j i f c i d c g f b c a
f d e g f d d j b h i b j a h a
h i c i j c h a g b e j b j j b h
e b i j i a e c h h g d c i g g e b
f h c g b h j f h g d f e e h e a d j
c f e a f e j c j g a i f h f a a e h g
c
e h
a h b
g c i b
c c g c c
c j g i g j
j g f d b j e
j g b i e b j g
a c e a j a c h d
d f c h b f i i i j
g c a h c e d b i d b
d b a a d h d a d j d c
j e a e b j a h j b g a d
b a j h f c h b c i i d a h
c c h a g e i g e j h c g c d
d c f c h d g g c e c f j h f a
c b a a g c b e d b h c i d g d a
g b c j e h g d b e d b b e c c i i
e a h d j g i c h a d j j d h a g j d
j b j i a h j a i a i d d h f h a c f j
h
c e
g j d
j c c d
e i b e b
j j b f f h
f g f f e a a
c a e j f h g b
f e a b c j e i c
b f b c i d e f f f
a e e d e f c b e f a
h h h i d b a j i a g i
h h f a j a c d c e h e d
b f d g g f e e g d a b g c
j e d e j g i i c h a h b b d
h h c j g c f j d a i a b e d b
i f i d i i b i a d i b b i e i j
c j i a c a e j g g h h i d e a h e
j b c i g c d b j j f f g b c e e d f
f g e i f g e d a e e g g f j c i i h h
d
f h
e f f
h h b j
a a a d c
a h a i h j
h e j h d f i
a i f g e b f b
h a a i e d c i d
d c c f e f e j h f
b c b h b d h e f g b
f a f g g d c c c a j f
c a i g e a b e e d j f c
b j j a a g c j c g g i e d
i f b b c d a d a i c j a f g
d h a f e a i e e d i j b h i b
c g e c j b b e e i a c a f e c f
d d b h c h b j g c j f b c i b g i
e i h h g b e i b b j b b e a c j g i
i d j b d d a d a g i f b b b g f d f a
d
h a
d f e
f f h a
b g a i h
h f j e b d
i i j b b c j
e i b e d d a g
j c f e h a c e e
h g e e a h f g d h
e f h b g i g j b i c
f i c i f j h a i h c e
f d d h b a j f d h j c e
i i c h d b e e h b a d a h
b h g h g i d g e g h i j h f
j e h c b f e e f i f h e f c j
h e f g a j e j i h j h e c f f g
c b d b j j b b e h g f g d f a f b
j c j e g c f a i d g c e b j c a c i
a j c i c h e e a f c h e e h f b e g j
f
d c
h b g
d d c g
d f e g h
e j i j a g
d g i a i h e
i e h i d j a f
h j h b b g a i f
f c g f j j f g h f
j b h g a e g a c b i
g i j g g i b a g a f a
g c g g h b j j g b d h h
h g i i h c h j h f a i a i
a e i g e j d j g f b h i g a
a j j e h g h i b e a b b e g b
g i h g c j c f c g c b h f j b j
i a d e a b a h e g f h b b d f i g
i g g f c d b c f a c j g f a h h e e
h g c h d a i c i a d j a b f h f g b a
b
j a
g i f
b g g e
c i b j i
f f c d h j
a d c c c d d
h d c b c a g j
a c a a c f i b j
b b e e j b d h g g
a g b b h d h e i c e
i h d i i j c c f a j f
c j i c c e a j i f f a a
g b g b d d e h j e c j i f
c e f b b a g b a i c e d b a
j b d d h b c e j h e j a f g g
i h c g c d j j f d a e i g j j d
a g c c j e d i a e f i b h j j i i
f h j g i h f f a b a c i f e a i a b
c h j c f c d g g j h e g h a f a e a d
h
d b
i c i
j j e a
c d i b f
b j g i c j
j g f e h h i
e e c i d a b e
b a a d b h d b f
a b j b f f a e e b
c g c c e e e d d j c
d b d h j g d j j b b f
j c c h d h g e b c j a e
c d g f e b b j g d h b d a
h g b e b i a a a d f h j f f
g b e f f b h f i d c a d b d i
e f d j b j d g e b h h g d d c h
f b f b c j e d i h d j b d i h a g
d i d e a a e h g e f i g e b a a a i
f f g f c g d e c c e e i b b a e b d f
a
j b
g j g
h a c d
b i i f j
c c e e h e
i g d i j h b
b c h h g j j e
g g b h e i g b a
j h c a b b a h c c
i c i i e i g d c b e
f a b i a b b e f e h i
h a b d b i c j i g a c b
h g c e g d h g c b d i i j
a j c j c d a i h j h e c d h
d b e a j i e h h j j g e d g c
b j e c h h f b d c f d j j j d g
a i j i j b b d c d b j e g b d c b
a b a d c d i b e j i f j g a c d d f
f b f h g h i a g d a e f e h c b h f d
j
e f
h c h
d a f i
a h g c g
b g e i b g
h f a c h d j
a e j d c d e d
i g f b j a a j i
e f c b h d a f e f
g j b d a c c e b e h
h b g b b c d g e f j f
i f d h b c j g e f f f f
f a e f h e i b a c c f h d
c e j b d b h b f d d j e g b
h i j b h f e b j d e a a g h f
c h b d a i i d e g g c e f e a e
f h c j e i c d f i a b h j j e h b
b e a j b b a i g g f j g e g e i b e
h h d h i d b b h c g i c f g g f c i g
h
f i
i d a
d b a g
i f f d f
e b f c c f
b c d c b d d
a i d d d e e d
f f e j e c j f j
h h j h b b i f g e
a c a j g a i f i b g
e e j e a f c i g f d c
g d i b d f c g f h j b j
f b h e e a i e g b i e i d
b h e i d f a h a e h e c j h
a e i h c i c i g g d a j e a i
i j j i i b c j d i h a i g g d c
i g g a g g h h j c c e d h i i e b
e h a f b i e b h g c c j d e g j a d
h d i g j a j e c a h c c b h d d a b b
c
j i
e f e
d j b a
c i e b g
a b a b a h
j i b e d h b
i e g e g j e d
g i e f e a f e h
i e i b h d a g d e
f h a g b e i c i a c
a c f j g b h j e e i a
b e a i d h a i h b e c h
e j b f i d f c f e b b g e
h e g f a h b f c d g a b h j
j i g i i f h i i f i d g f b j
i f h g g d e f g i h b j a g j f
i d h j d e j e g d b i e d g j h e
j d f i j d j i a i h c b i i g a g j
h e i a f f b j c g i d c a i c c a b b
i
c j
g j a
f d j c
d g c a d
e d a f a d
c b j i h f e
g a c a a f i d
j i f e b a j h j
f c f j h c c j i f
a j f j c h g f d h d
i h h d g i j f c a g g
g j b c a i i h i a f f e
d d c b c c i i b h i a f e
f i h c e j c a e d e j b j j
h b e f b g a a f d i b h b a h
i f e g e f c c h i d g d c j c g
b c b c f e i e f j c a j e h h c d
e i b g h c d b f c g c g f b j f f f
f j h d e a a i b h e e e f d c e h e f
e
f j
i a a
j d e d
g j a j d
j h g j a g
h c j h d h j
j f e g i e d a
h f a h j b i d e
d a i f a g g f j d
i e h a j i c g e e a
j f g b e d a c f f g j
e a d c j g d g f g c b a
h e h e b g b i f d j e d a
a i j e j j d j i c h c h a d
g a b h j c j i c a c c b f j j
h a d i j h d a g b j j f g h h j
d g f e a j f i e e h d a b j i h j
d d h f e e d h d j b a e h e h j j j
h h d i f d g c h e g h c j f i g i h b
b
i h
h b e
c i j c
h i d e j
g i i b e g
j b b i a h b
b f f d b f a g
g d d g d j e e b
d f f i b d c h e c
h a i c d j g d b d e
b e i a e i c f c a f c
g c h i a g j h h h f b h
f c i c j b c j i e i b j b
e f g a i h e f a c j j h e f
d h c h h d d h a d g f b f e f
j d c j d a f a g j f d c b d d f
b g b g c a d c d b d b f c e a d f
h c j g i i e e a d a e e a j b f h e
j e f a h g c e f b e f h f c b i b c g
b
c i
e c e
a e b f
e f j h i
d d c g c g
c c e d i b h
j e i a e j f f
j i a j h h f g f
b j j j d c i a b g
b d e h a d a h e a e
j e a f b g e c d b g j
g b f h c c g i d b b a g
d i c d f g b g g g g e d h
a i f a d h c a i e h g b g c
a a b c f a d d g g e i c d i e
j e a e g a i h i a c g d b g e j
f j d a h j b i g e g f b h c b c f
e h e f c d b g g b e d g b c b c h a
g d d d e e d f b j j e d h i h f b i a
c
g i
g c i
c a f d
d d g a a
i g h e d j
b e f g d a c
f h i i h a f i
f g h j e h j g b
h j j e b i h i c a
i g b g i i h e a a d
j d h i e f j b f i e d
c f e g f f c i e b b e e
g j j j e f e b a j i i h g
i c f g h g i b j c g c h c b
d f a c b h h g b b a a b c j j
d c j f j b a g i b f h i i j b b
j e i d h f g i a i c h j b g f c b
d j e j g c f a i f d e i b h g c i d
d d b f d h g g b a c c h j f f h c j a
f
f a
c a c
j a h e
b f a d g
f h g i i f
g i i e f e e
f i j j d j a f
h e j b j f g e a
g a b d b e c h i e
j h a b e f a h h d i
e b f c g j f c b d a d
e f g a g a f f d b f j f
d b b c j j j b g g j i c b
h i b a b a e h e g j h a e i
f d g j g g i f d h h e d h b g
h a d h j e a a g e f j a c a g d
e d h h j c j f d b d c j h f j d c
f c d j h h g d j j f j c a a h c b f
h i i c c e j a g j i d a d h e i d j b
b
a c
f a h
d h f b
i b a i c
d f h d c d
g h a a f a c
a g g c j i c f
e h j g g c h e d
g d d d c e a i h j
i b b f i c e f f j h
e a e d d b g f i h j f
a j c d g a c j e e d c h
e d b b d d j g e a c f h i
i h a b a h j d c e c e e h f
b c e j h g e h j e j e b j c j
d h h d j a c d f d g g d i a d g
b j h i j b c a f i e j h j c g g i
a g d a d d f h a i j j g i a a h j i
j h f b i g j d e d c d c g c h c h c j
d
d c
c j f
g e f a
e c b j e
c j e e b c
e d f g b a e
b b i g c j h i
e e e i b i a d c
h d e j f e c g j i
g i a g i j f c h c j
i i c i d g g g h h e g
a b c b a a f b j b e j c
f f c g c c i j f f f h f a
c b d h c e g i c g f h c e g
j b b e b e d e a f i b c b j b
b c h f j h b b j f a a j j b g i
f g a g b d d a i j g j g i h e i f
b a c d c f h c i f a b c d c i e i c
c a g j e h j b a b a i e c h a j f g c
b
a a
j f g
a d e a
j a e c a
j c g a b b
g j j e d f j
a h d b e j c h
b g h i a a h g b
f e h e c f c e j j
f a a c f g a f i a a
d h i j d b c f a b e e
g b c a e d e f i i h i b
b e f j h b d i g j a i h h
j c d j h e i b g i e f h h h
e g d g a b c e e c i j g b c e
e g h c f a a c b a a g b e h c j
j b a d c e c d i b a a b g i h b i
f f h i j f c b b f d b a j e e f j d
i e a f e h h c d d a b a c j e g b a h
j
j d
e a a
e a a e
i i a f d
b h d c e e
h b b a f b a
i c j e d c e c
a e f b c b e f c
b j g e a d i i g c
f f i g a i a j a f e
i e e f f a d d f i f h
f c e h h i d f e c g h j
b g d h b d g c h j i a a c
i h f c i h d d j i f g e b f
c a i g d f d a e b h d g g d c
h f b j d b g c h h d h j c e c d
i g f i d c d i c i b d b h a j f g
e j c f c j c j b g b c c d a i c f a
c c j i j b b f d h i g a c e c g g g i
b
b e
h d h
f j h e
i d i c c
a d c c j h
c f c g g j j
c d g f j e h a
a d b i a h a g a
g j e f j g c g j j
b a i e f i f c e g d
i d a b c e a e i d i a
e g g b h c c g h d h i g
j h c i g h c i b e d g j i
b i f c a g d j g g g b a c f
j i j b f e d e j a i g f c e f
a g i f c g e e j j j j g i j d e
c i j f d g d d i c c g h h g i a a
j i c j c a a c d b h d g d a d e g c
e e j f g c c a c d g g e d h j j f e d
h
i h
e a d
h j i d
e j g a j
g g g c e g
d h h f d j e
d b b c e i i a
b c e j c g b h e
g f f a h j c h i i
a g d b i b i g e a b
g a i c d h g i a d h a
g c i f f f b i h g e b i
h a i g g b a h f c d a e e
h g b b c i f h f i e e d j d
h b i b e c i d g e f i a c e h
a j i c g g a c f b g c h e i b b
d g d b d a e g e j a e e j f e g a
b g e b e j i g f f b g c d j e a h b
h h e c h i i b a g c g b i a i c i g d
e
e i
i d i
b d e g
b a g f g
f d c d g j
i i f g j d g
b d g f e i f b
f d j f b g i g f
f c c c g j f a e j
g g j d g i b a h b b
b a c c f i g i h a e e
j i h h f h i e c g i f j
b h i d c a j h g e a i i a
f g a d j d i d d e e c d g e
b a d a d a c d j g b c b e f e
e j e c j j e b e f b g b h g b d
f j g f d g b e j a j e e f f j a b
c f e e g d c c h j j f f f a a e e g
d a b g j c a a f f a j i c b h c c f f
a
h c
g g i
i a h h
h c d g c
g i b e h c
j d f i d a d
g i a c e j h b
i d b a i h i b c
i g f i j d g h g a
g b h i f a d e d f b
a j i b f a d c h g f j
f h h e h b g f b h c c e
e c g c b j d d g i h b j g
c d e g j h c b f i a g d d b
f e i d a i a i c e a i d j i d
a i c e f h g c d i g h f f g j f
h c c b a h b h c j e f e d j c c e
b i c i f i d f c d i e h c c a e d c
c c a c h g c h j d a i g a c c j g d i
d
b a
h j e
c d d j
g i h f c
e d j h g i
j a a i i e g
h a b e h b e g
h f b e e f g j e
j e a h e a g g e f
a e f f a c d c i b f
g j d c c f h i a e j e
c h d g g f d b j i h j i
j f j a j i d j h i h e e i
i b a g h b e a g e d b j f a
b f a a f d a i i f g c c a a i
j b c g f b c c g d c f e g d c d
i j g e a g c h f i b g b e j b f h
b j c b a e a a f d b g c g j h a j h
a a g c g f j b d a c a f e j g b f h e
g
a f
a i b
c g h c
i c b f e
i c j b j i
f d c h f c i
h c i d h i g e
c e i a f f g j d
i b c i e a j b j j
c g e d e j b g g b c
g h i e a h h h j f i h
a g d i c j f c d h d h d
d g d i g g i i c b i c a d
h f i f i f e g b j i b b d j
a f i f g c a c b b i i b j h j
j a j d h g g c i e g a f a d a h
c j e h j g a d a d j b g j g b i c
i j j h a a f i c f a i d g a j b e b
e c i e a b h d e d c f j a f a g g a h
i
b j
a i c
g g e e
i i e j h
d f i h h e
j f f f g e j
e f d b c e i g
d j h c h c i d e
f c j e e h f c a j
b i a f b d b g a a g
g c a i b a i a h f i i
j h j i j g g a i f j g j
d e b f e j h a j h e a a j
d e g f c c e c b h f c b h c
j j d j e c i d b d c d a c d c
b j j c c d e j d c f a b f a c a
f j c d j h c c i b c g h j d i c i
a i e g g f b e a g j c i d h h i h e
b g f g j d d d j e a i j d d j f h f d
j
c c
h j j
g b f d
c c f g e
e g g g h i
g a g a j j d
e b i h c c a d
f f h j d b e j e
f f c e h i b j f j
g i f a g b i e d j a
f c c d c a j h e d b g
a g a j a a d b i e g j d
j b c j i f c a i i b h d c
f i c g a i f a e d i f f j b
f g e j f c f f d a h j j e b e
e h d b a i d c j g h a c d d a a
g h b j a h b f a g d e e g a c a j
i f g e a g h j a c b c a j b d h d c
f f h g g h h e i g c g a e d d i d b d
b
f d
b g j
j c i j
h h i c e
c a h b c c
f f i d f e j
i c d f b g a d
b j j b h d i j b
j j i f e g e d h e
g c h d h h h d f f a
b d c c f f i h c e j f
i i c e f h d f e h h j b
f g j h a g a i e c h b f j
g i h g a a i d d f h c e b g
a h j g g j j i g f g i h i h a
i g i e a f j a h a f j f c b g f
h f c a i a h j c j c b d g g g i h
c g c d c a d b f d e h g d e e d f i
i i h i g a h i i i g b j d f e j f c b
d
f h
i g h
j j i j
c h i i f
g d e h b g
b d i c f e j
g h i f f f i b
c j a i j g c i i
d j h g g b j b c d
c i g f a c j j g b f
i j g h a d d j h a i b
e c h b e f e j f i j i j
a i h f d g i f g f i d d i
a h a i h d f d j a g b g d c
f j i e d h g j i i e e c j f c
d j a c a g b a f j f j f i f b g
a a j d g c d f c e g i d a c b c d
c j g g e i b f h a g a i g b a b d e
b a d c c c b b a e j d h c g h c g g b
d
e g
d a j
a c j i
e e j h e
h a g c g a
h j c h c b f
g d e h f d c g
j i c g c h h c f
f b a f c g a e i e
f a a h b a g a f g j
c c f d a g h f g f j j
a b h j d b c c b c b i f
c e b f i g i i d f e d h i
a f c g f h d h a f c c b b a
d a h i j b e e c e a i b f g c
f b b f e f e g a e i c i g j d g
f a j b c c f e e c g d j c b g j g
i a b e b a c h i a g h f j j i e f d
a h e f i j h d g j i h a g d i a d e a
c
b e
h i c
h h e f
f b e b e
b j b b g d
f j c c g g b
a c e i f f c d
g a a i b b i c i
g c e b g e d i e i
e b c c i h f h b c i
j c d g b c h a i h b g
e j e h e h h d a e g b f
b c a e b h i d d b d i b e
j a a g g h b b d e j i c d d
c e h a e j e c f i b c j e c f
f g f b b h d g j b h e a f h f e
a b d f h d a g b j j i j h b j i j
j c d d c c b g c e j f d a i e i g b
f d a g d h e j i j c h d b g a b a e i
d
e d
b a a
a c c e
a i i e e
c d c c j d
b j d g b c g
g b d h b i b f
h e d e h c a i a
a b c j j e b g d f
f c a g j j j f j b d
b d i f b g c c e g g i
c i c j f j j f d e a j b
b a g g h b c g f c c f a c
c f f g h g e a f e g d d e h
i i f j g h i i i j a a h b h h
g e j d b d j b e e i a h b g h a
h j e b g f j i e j a e e e g b j g
a b j g c e h g b c d i d h c f b i g
c a d j i d a c c c h i c c e g f j b a
f
c c
c d j
h g i f
g f c c a
e j h j g i
e b e g d j g
c f d f b c g b
g a e h d b b f e
f c f h a g g j d h
e j g h h c j h e f d
e i g j c c a b d f b d
d a a d g e f b h g g b c
f j g h f e d e i i f j e f
e g h f i i i j a b d e i e j
b c f a f i d e h g e f b f a e
e c a c f a j a d d j f j d d j j
d d b d h f a i e j g d j c j a d e
c b a b c a a f h d e e b d h b g e f
i j f f f i e g f j g i b i h i i c b f
d
g i
b g g
g d g j
b g h i c
j g a d f g
g j a h g c e
i j h a j g a i
d g c c i h a a d
h a a i b h f a i g
a a f b g c g g i f a
f h d f i f d j a h j e
j j g c j d a f j b d c h
e a g e b g d b h g j d f g
f b e h g a e b c d j h f b b
g d a h i d g j j g d e h g f d
b a a a e a c j g i b g d g c i j
j g f j d g e g d c j a b h a h g h
i g g c i g b b j j e j b i j j h f j
g b f f c d c j g c i g c f f e c h b i
f
i f
a c a
a d c g
a i b d i
b c e h f g
a d a g c d h
f g j h e h a d
f c d b g g i h f
a e i h j j e a i j
j a g e e h a f c i b
f i g j b h d f b f j f
c g a g f c i j a f a c b
i j f c j a b f i e g b a i
a h c d c g c h f g c h d b b
g f e b b f h d h a j h e i g i
j b c g i g i j g a i f b f b d h
e a j j h f a a a a e i d b j d a i
g i g b f e c c f j c b h f f a a h b
b f a a j g h i e e i e f i j f g b j c
f
g a
f c f
e i i d
h h i a e
c d a f g e
g c d g j b h
a d c f g b g h
j i e a f i j e b
d g i d f j j f h g
h i a d g i j b j d f
i c f g j a f d f g h d
h f b h i g a a e i d h h
j g a h i d e b a h a h d e
d h i e j c d f g h b f b a f
f f a g b g f e f j j f f b f e
b h j j j d j a c d a d b f b g e
g j j d c d b h b g j c e d b e h j
f g d f c a d g b a b b b b g a g a b
d j h i e d c e c d e d f f e b c c d f
j
e h
f d g
f i b j
d g i c j
h i j a a f
f e d h i a g
d d e i e e g b
b f i g a c g a h
g j e b a h i h c j
h a b d a g a j i j h
a b i h e a h c d a h f
a f a a b f h b h a f h b
f c h e b j f j f h h e c i
e b j b f a b g a e c d d d e
g h a e j j e g d f c c b f g f
c a a c d f g g f g d i a f a c j
i e d h j g a c b j i g d h b e a c
i f a c g f e g i f e b g e c c b h g
c e a h h h f d d d a d c j f f a h b d
i
e e
d e g
j f e d
g g d i a
h c f e j h
i i a d i a b
h j d c e c f a
f j i a i c g c j
g c h b e c j j c b
c f b g h g d g g c j
c e a g a b c b b g c g
i j h d f h i c i g e f h
h c a b i i f g g i f c b e
g f h h j f e i e e g d h g f
a j j c e i c e c f j j i b c b
j g f j j d j d c f c i g g b e i
g f c b j g c f g b c e d b c g j c
c c h e d h g g d i j d c d b d d h c
f j h a e j f a c i i d d i f i a g a i
a
j a
a e d
e f f d
d e j f a
j c c c j b
i c j g f d h
j a j b a a b a
e a e i e i b i h
j j c d j i c a f e
i c a h i c a e j i b
h a h e f i a g a f j e
g g a h h b b a i d j f a
e e h g g i j h e j b h a a
h b a h j j c a h f g g i d c
c d h d b e j i a e e f f b a f
f a i f j c h j a d h a a f e e d
a b c i e d g c c f e a c j h a b i
g a d g f a f a d j g h j g i a f j h
b i c h g d c a e g a c d h e e a h d g
g
d f
a e i
f h e a
i h b a a
c b b g g e
e h g b a e c
h e c c i e g d
e d j g j g a d d
a d f c j d h a e i
g i i h i j f b d i c
d g c i f a g j h h j i
h e a e f j g d i j a f i
a f i f b a e g g h f c h b
j c c a i f g b c e d c d g e
j g j j e h b g g b f j c f c e
d d b i c g j d b f c d h i h j i
e h g e d g a g b i i a j h c b a f
j f f a f d i a h b h i d f a a e c c
g j b d j e b c e h g a h d a c j j j j
a
e h
e h g
a i a a
a g c e b
i i c i h g
g i a h c d e
h g b i a c h c
j b e f c b h g c
g f f e f e e f b i
c h e g j b h f b d b
a b a i j d j j e g c h
d a i f j a e h b g c d j
a e a i f j b b h h d b j d
h e d j f i a f g g e a b j h
h b j d i a g e f e d g a j h j
d f e j e e g e h a f g h d h e b
b a g b c c f i e a c c h f b i i f
a e f i i b f d e e g i e d f h a e g
a j g d j b i e a j j c d d a d c f f i
c
f e
h g i
h f b d
d e g f c
c h h f a g
g d d b a b g
c e a f d d e j
d b e e c g a a e
g f b j d c e d c h
h g h a a e b g h a g
j i c a g f c e a b f f
i f b i d g b j h h b f i
b g a e a b j g a e e f h h
j e e b f e g e h j b f a h a
g i a h i g i i g i f c b c f c
j g f j d j e g i a d b i b j f e
i f c i c g f i d i d b f b h f f f
e h j d e c g a f j c h b e a c i i c
g i i c i i i b c g c e h a b g a g j j
f
c e
h f e
h i i j
g e b i g
g d e g j c
h d c c h e c
b a b d i e e h
g c e i j e g g a
g e i d d f e g d d
d j c h d a d g g c e
f h i a g f f c j f f d
i h e e d j a a i c j h e
j c a f i a a d a a a b d c
g i i j e i d i g f g c a a h
g e a c g d h e j g i c b b i b
c j j e g f g g b f b d h e d j a
g c h f g e c h b b f c h e b d a e
g j j d b b c g d c c a d d d d h a i
c i g g g b j i f c d d b h e f b g g e
f
i i
i j e
h f h i
i d i i a
c a d f h i
i e j e c d e
a f f j h c j b
d c d b b h e a f
b e g g e d c b j d
a d f c h d e e f a a
g f j a e f e f i b d d
j i g b e g g f b c c i d
h f a c b h d j g d c d d f
c g e d i e f a c d a g e f c
j g i g i g j f j b j f f f g a
b j a j j d a b g h i h d e b b f
a g d f h a e c h d a d j b i f i e
g e d e a e d g i i g j f e c d a j e
a f e j f j d a h c i e e e b d h j i c
g
h a
c i g
g j g j
c b b g f
a g f f f f
b f g h b j j
h f e g h c h e
j g e g e h c a e
d h h i g b h g c e
c i a a a c d i h g g
d f h a i e j e c a e b
g g c b h b a d f e e i a
i a h d i f j f d i e i a j
g j d g f e f e f e h f b e g
e e g j a a j e b h b b i j h h
j b g e j c d a h g j f i i a b b
a i b c g c b c h c f h f d a j j i
i h b e g c e i g f b i i g b a a j g
i f e g f d f h i c h d b f h j e h c a
i
g d
h d a
f a b e
a g e h j
j b h e h f
g h b a a j c
a f d f b d c b
h j b a j c h f i
d i c i a c c b e i
g a e a j d f e c a c
i f j e d e j h i j c a
g h i d c a g e g j e d d
f e c h e c e b i c e e a g
j h c f i a f b j j c e f g f
d i e f c a g d g g f j d h d g
h c c g a j h e h g a i a f h b d
i f b e c c f c e i i a b a c h f f
i a b h c h e a j h b i j d f c d g c
f i c c b f j i j c a b h d f a c e e b
a
e b
e i a
b i d c
a b b h i
e g c i d e
b c h j e b h
h c d h j j h c
d b d f e g c e b
h e i f i e c h j i
c h f f b h h d e g j
j i c h d c b f g a j c
g i f b i f a e j e g j i
g d c h d b j h i c h c b g
e e h i h h h d e h b h c c g
a g c j d j f h g a c c i j j a
i j f j g d g g f a a h h a j c j
h h h b j c a c h f i a g e d f j b
c c e a c c i c a d c a i g f j g i a
i a h b g b j j h i c j c f g e j h i f
i
c h
d g g
d d g e
b e b e f
f c f c j d
b g d a h h a
c e j a g j g e
g f j g c j h h a
a g i c a e e e g a
g d f j j j h a a f g
i g j d i c i f b j h i
e d j j e e c g h i i b e
f j g b j a h h j e c c d c
a e b h d d a i g j e j j g j
g e e a i e b g h h h j i h i j
f b j c f d a f i b b g g e c c b
j d j g e j e c f c g d a j g c e g
i f j e e f j e j f a b f a i g e i e
f j f f j c d a e f f h b d e i g d c j
f
d i
j g c
f b d d
g d f b a
j e f i j b
c g e e c j a
d e d g i g h h
d d e i d a c g b
a j i e f j e e b f
i e h j e e j c c g j
e g a d e g j c a a b h
b c c i e g i f c i j j j
h a a e b b f c i h j g c d
c h h g d c d e d i j a d d j
c b f b c f i j i a d g h a e j
e i h a f b i h g g a h d e h j b
i j b f c j c i i e i a c j g c f b
b h c a g i d d d i h a i j e g f c e
f j f f h j a i d i c b d j d g b j b b
b
a d
g f h
e i e f
b c h f d
a e d f j c
j i i f i c i
b j j f h j d j
g j j b b c f a d
b a c b i a g a c f
b g h g g j b a b f h
h f d h i d c i a g e b
e a f d f b f h c a h a c
c i j d f a a a b b c e g c
h c a c i g i e d b c g i a b
h h j b g j b f h f j c b b h g
d i i b d a c b g a h h c d b j a
h f d i h e i a h b d c h e d b a g
e b i d i b b c c c e a b h e g c c j
b a g i h b g i h b d d f f j i g i f b
d
f j
g j j
j a h g
h b a a e
g i f d d d
e h a j h b f
h h e j h e f f
d b d d j a f j i
h j g h e c c c g a
b d a e j b f a j a d
f c c e i a f h a b f j
b f c c e h i h h j a c j
e d j a h b b e d d h b i f
c j f h j g c j d j b g e d i
a j b b c d h e e h e c c b c j
j g f f a a h d b e g c d e f i d
b d c c i h h h c i i i d h j f b g
c j e b c b a j g f d g e c d e c h h
e e h f a a c b a b c c f f e e a e c a
g
c j
e b h
b b g j
g c j j j
b b e d b g
h i a f d j e
a h h a d c e f
a b g g g f h b b
f h e h j g f i a a
h j e f c h a i h f i
e g h h f j c e g a b a
b e f i i j d b d j a i g
f i i a c c i j f i a b b f
g j j d g i e c a c i i g j j
a b a b i b c j j c f e j i b b
g f b f b f b g c e d e e c a i e
b f e j g d f c h f g d i j e a i i
d j f f a c d f j c d j g i b c j b b
h a e a h i j c b f d d h h j i j h e a
h
a d
j f c
a a j f
g g j a i
j g g f e i
a d f c d c i
b c c a i e c b
f e j d f i c j h
e c g h i a c g f c
b c e c d a j c f c j
d b d c c b i g i b a j
f c c i i d c i f a i e c
h f j d b e g h a a h a c g
c e a i f j f c f j a f j b b
a g c a j i e a d c e h a d h g
e h c f i f j a f g j j h c f f i
b g j h f j c e g e j a c d b f a d
d c h g a g d a i g f b d c g b e e b
a f c f h i a f h a c i e d i a g j d j
c
b d
d j h
i j c e
i a c f h
j i a h c c
f c h g b c c
h c e c b c g h
f e f h e h b f g
j e i e i g c i h f
h g g i e h i c h d j
g b i f f h h g a a e i
c d d h b j h h f f c g f
c j c d c g f i g c g d i i
i j d i b f g c j f d e d g i
e b a e j i j h j h i a e g h a
e d j h h b i a a d b e d j g g c
g d h a f c d i j a a c h h e g g c
d g b d j b c i i f b i h e i j g c c
d c c d a c d c f e f h d j j b c h g b
d
d g
j d b
a e b e
b i b c f
h j j j h d
j h g f b j f
g i h a a d e b
h e h a h g f h i
a e i a c i g g j h
i h a e d b h g e i e
b h e d d j a b i h j c
c c f b h b g e d d a b i
e h j d e c c j i g b i f e
j f e g i d f h g b b h b d c
e j c c f a a b c a g f f b c f
h a b i a j d h j h d e c g b j b
d i f e b c c i f i f g i j h e d h
b a e j j b h e a i j h i b j e g c b
e b h e d b i c c h e a j e h c c d c i
f
e i
f e a
h a j g
f e c a f
j a j f e g
c e a h a a h
f c j f g c g i
i h g b g a j h d
b a d a h f i g g b
j e j g g j g f g h d
j g d h h f j a j h f g
d d g f e c j f c i g j i
d a c f e f a j c j f b c i
c j f j c d b j j e b g e d a
c i f g i f c f h b d h h c i j
i a j d j i a e j f i h i e j d e
g a c g i c e i g d f a h i h a f c
g c c i e a g h j d h c e a j c g f h
g a f i e h j c i c e j e i e f i f b h
h
h b
j g b
g f h c
j c a b i
g i d c i g
d f j i g g j
a g g d i f a i
h f d f e g g d c
e g b e c c h h i c
h a j j d c i j j e d
a e a a g e c a g g f f
j j b a g b e f g a h g f
e c d a c j d g j e a h g f
h j g f j f e i e c j h j h j
d a e j d d i b f a i d g b e g
i b j i b a f i h b e c g f j d a
e a h b i h f j f j c b f j i c f c
i h g e c a g j e a g h b g b f d c f
d b a g j d d h g h c i g i e i f c c f
f
h d
a f f
f e h h
e d g e h
i d e f i a
f d g b j i d
d j e b i j j b
j f d e f c h a f
f h e g c h f a b c
j g b c c j g b f b d
i a e e c b a h b b d i
h c f c c g g b c g g e g
e j b d j c e b i d f b h b
j a c e a d b b g c j e i j i
b d b j f i h g j d j f e b f c
d h a i d i e a g h g i h c g h c
g a b g h g e j j c g f b g i j f e
d a g c g h i c i d f g f d h h i f e
j c d e c j d c b j j a e d i a d j a i
f
d b
d c f
a j j d
d e i i j
b c c f i f
c e f j j d e
j b b i a h b i
h i i b j e h c e
d b e e f c b d g j
j f i g e h j h a f d
c f e a d h a b a h h b
h c g i f e e b d h e b f
f e g a d d b i e c j a i a
a b h e c b a j h d i c d g h
e i i i i j a a i e j b e b b c
e g f h i j d b e b e j i i h i b
h h b i h a b i h e i g d c j a g j
j h c f a g h j e e a e f f g i f j a
h b i a i b h c d j j e j e c d e a e g
d
a h
i h c
c j c d
j i c h f
e e f g f c
h e b i j j c
f a j c g f e i
c a d i g c c c h
j j j a b g h d g b
j b g f g f c b g f i
i e e b c e e i d c j a
e f j g i i c d a j b c h
h f g f g c d i c c a a d a
g c g a h e b b b a c f j d h
a g h b d h e d c d a f h c c b
a d i g d h f i d d j b j j b j c
i c a f g d j h j i h e g e b a j b
b h h b i c f b i b j d j d h d b i a
f e c e g i c e c b j f f j d a i b g h
j
h j
b g e
g i c f
e c e a h
i g e a b j
e a h i d f j
g a d d f e b h
e f c g f e g e b
f h j f j g a f j h
d h b a j d b a a h h
c b f g d a a g c g a f
d f i j e j j c j f b e c
c a h h f d a c f f i g f j
e h b i g i f e g e g b i f d
j h f d d a f c j d b c c d f a
h b j e i i b f j d c h h f c f i
h i j j e g b j c d d f f c e j f j
i d h b d e a g c c i a g f h d i j a
c f e g e j h h d e f h c b b d e c f c
g
i c
a b h
a c c i
g i d j f
f i e f i g
i h d b b j g
g i i e j j a h
j j j i i g i h g
j h d c h e e b f f
b g h c j i g i e d j
i h g g f i a a j f c h
j j f f b d j b i d i c j
g g h e d b c c g c j e i d
c e j c g d a a i e g b h e f
a e d e g f d j j b b j a c h f
d f i e j h a i g d f h b a c c g
a j f d b d e g e f a h h f d f b d
e d b e j c c d g c j a g g d c f d h
e h j b e h b f j b h d a e i c j c b f
e
h f
j j g
a h a e
a f e i h
e a i g d f
i f c c h h h
g g b c b j a e
c e a b d a e h b
e i h g f b d g a a
f c a d h g f g b d g
e d i d i c e i h i j i
d h e i a j d f f i g f b
b j b d f h i a c b g g f b
h j h i h a a f g g f d e j h
h c a e d e i j e c e c j f i i
j h g f h f b a e f j e h i e g h
e c e h c i b h c d b e i g j j f e
e g h j e i a j g i i c c e b i i g b
f i j c i h d e b i i d h c e e g j c d
g
b d
c a d
a e d d
a i g j g
g e j a c f
f f i b a b c
a d h h a c e c
e g i a b a j f e
d b h a a h i c j e
i e c f h h a i b b i
j c c i j b e d d j i c
g a g e i h j i h h d g h
g a b c b i a h g c f i b b
b e c c g e b d c j e b e i e
d a e a j i e j b d b h e g d i
d b d g f h i i h c h h b f d j f
e i e a g a d h b j j h f a b f d c
g j g d d c i g f a g i b i c j d j j
c h b f e d i i f i j a i e f i a c g h
i
i d
d h a
f d h h
h h d h e
f b b a j j
e b f g b c j
h i i f b e b e
c j f e a g h g f
i d a i j j e b j d
e a a c f j d d a j e
j f d d d d j j d f h e
h d h a h e g d d a i b f
h g c j h f g f c g a i e c
f c g g g c d f f d j g a g c
f c h d j g c a g b f h a d c b
j h h j f i c h a i c j j c g a j
a d b f i g e e h d j j e b i c g e
g a b b i f d h c g i h b h f i h j a
h a c d c h j h d e b h d d h f a g h a
a
b g
a d f
d d a d
c b h a g
h b i c i b
g c b b j a h
i j f a b i i i
e d i j a c c c c
g f e d j f e g e d
e j a f e g i e d a b
g i i j i h i d f d g i
j d j d e h g j b d f a h
i f a f a j d i b h c g g j
d h j i b f f i g a b i j j g
j j j a i a g i a b d c b d i i
e g e e d e f g e b d j c b c d e
e f i a c h a f i f j c e j e b i h
i e c j e b f e d d c i h f b h i d d
j i a c a a i h i h b i f i e e e h h j
c
f g
i c c
f a h f
f c e e f
g h h j a d
e j b b f b a
d j i a c b g f
c b h i f d f j b
h g c f d b h c i b
c j b c f j i g j h f
j f b g b j i g e a h b
g b e h a d j c h e b j b
g c e h j g f h i c g f h a
j j e g d d b f f d a b a b j
f e g b e c g e f e j g i b j d
f b b h d d d f i a i h b a b e h
a a a h c e g c e e h f g i j e b j
d g a d j g j b i g h b j d a j f e c
i b j a h b e c j c d h j b c i g c c j
b
b c
c i h
f f b c
d e f f i
i j b d e g
c d h g g c h
c i b g d f e g
h h a h f f c d a
a j a c b c h h a d
f b a e a c f d f g d
e f c b g j c g f a a g
h h g a e d f g a j e i d
d e f b d b g f j a c e a h
a d g c c d b g h f g i h j a
f h e b b i b f c j b f j g h f
g j f g g c h h i h j g j i f j c
a d h a a a i b h a j d e f c a d e
h g b b a f c h f d b c c c j e e h f
h j j e c d g h e i d a f b j f d c f b
a
b i
c a a
j j e i
f i h f i
f d j g a h
f b f i g d a
h j g h h f c h
h f b a g c i f e
j e c e i c c b j j
h c j c c e j c e a a
a f e e i h d d g b i h
g h e c i j i g i c c e e
e g g i d e i f i c c a c b
g g e h i j a b i j i f f c a
g c d e h e e i d j e e g a i c
h j j j h e h b e i c g d d i d e
f d e j b i f a e d a j d a d g g e
e h g g g i d c f g i c c j g h a b j
a i j j j j i e i f b h c j d e i b f e
d
a a
g j c
j j b f
e b h b f
i b g i e d
b a c f g f j
d g d d h i j c
j a i e g j d h d
e h f g e f e c b j
a d f j e a b c c a a
b f e b h e e j b g c e
b j g d a f d d c b e a g
c c e i a i e g d g c j e c
h b f e g f c e a h h a c c e
j i h g f f f c c h h c j i f b
d e j j i e c i h b d c b f e b c
d j i j b d d a i j i j f c b d f g
e i g h a a a e b a a a e a e e f d a
j g f d g f f f a f i i j e g a f h g g
c
e h
d a a
i d i i
g f f i e
g f e c d d
g h c i g g h
d e d i e g g g
b j e c i i c a j
i c i j d e b d e i
g a g b e h f i f g f
c d d e e j f f i i a e
a c a j f c a h a c i j b
d g g b e a b c i d i i d h
b f e e b i e g a g h d f h j
h g d b g c b a i j d g b g g h
d e c g c c i g a a f i c c c d e
i j a f i d h c e j a e c c e j b b
d f b g b a a g g c j d e h g d a b e
b h e g e a c h e i i b i c g i b f c i
b
i h
b b i
b f a c
g j h a h
j d e b h c
h i f d d j g
e c h d c i a a
d b j f a i j g b
g b g a i c a g h j
e i d d c g c c j e b
d b j a f b e d g b b j
d j j c e g g c f h e d h
f d g a c e g c j c e c d f
i j a i j a g c j c e g d i d
a a e a g f g h d a j c h h j c
f e h d j a j c c a f a h b a i g
g g g e h f g b h g b b d h h h h e
h j c j e i h b h a h i b d j b f i b
i j a g b f c i j h i e j i c i i e e i
c
i d
h h d
f d d j
h e i c e
c f c j d c
g f a c h e i
f h d f f d a e
d e g i e h d i a
e f d h c g e j h j
j e i j d i h d c f i
h h g g i b c c e i c b
c c b h a c i h i c a b e
g b d g d h c h h d b c f b
d g a g j a i f c j d d h h f
j g e e a g f e h h c h g e d e
d f i j f h j e j e f a i e c e a
j i f b j j h h e j a i g a d b c i
c b f h a g d e a b j d h e e a g b d
h i e d i d f h c f g i h i h f c f i i
a
d j
j a h
g b f e
e d f g f
d f c d a d
f b c f h j j
h e g a a c a c
f b c j g e i i h
f d d f d d h a j i
a a b c b i e g h d g
h f f e j d i f g g c d
b e f h a h d a a f b h e
e j i c e a j b g e f j h c
h e a j a h f b b a e c d g a
g i h a b h i j g f i e b b f e
f e f h e g e f e b j d j g g c b
a h e d e i c d i f f a b f b h b i
d f a g i c a b d c g j b a j c d b d
i h e i e b d d j h e g d c g g h d e h
d
e b
a e b
c e b f
g h j f i
e f j j j a
a b a e i b j
i g j c d h g b
h e f c f f e b c
f d j j b j j g d i
c a i a a e b e c e h
d h c d a b h e f h f d
e j c d g f e b h h g c e
b c a g b a g h j g d d d f
c h a g i a h i d c j a h f f
i b j h g c c e i e j g c c j d
a e h e d f f f g g i a e g h e e
d g f b i b b d i h a d i b b f f h
b d i a h b h d e e i d b g j f e a b
a h h j d e g e g b j b i j f i i h g j
i
d i
b f j
a g h f
b b g i h
a e g f d a
a i c c j a e
a d e f f g a g
c e c b h j h a d
b f i i a c g g a f
f j c a a b a f i d j
b h d e h g c a c b d e
c g a g h a f g g h h h i
g i g e g i b e h a g g d j
b c c g e j b b g a d h e g h
f j a g a g f h a b f d b f j a
c f j g h h j c e h a c g h g h h
h c a a b i i g g c e i d g i j j g
a h d e h f c b f j j a f a j d g g i
g f e g f h b c a d d d c g a j e i i g
c
a d
d b e
a g e a
d d f g a
a h b j f f
a b d i h f b
d j g i f d d j
f h d d i h i c j
f f b d g i i i e f
j j j g e i f i h d f
j j d d b b g j b b f b
d a c e d g b j d b a h d
i f j b c f c e d j f c f f
c h d j a f j a g c i h f c d
d c g i g e c i i g j c f d d j
f g a i b h g b b a i h h i b g e
j g a h b h j a d g c i h b i g b d
e b i f g b d b i c h f c b c g d h d
e i j c d h e j a i j c b e j a j g g d
f
e c
j e c
f f i d
e e h f f
j e a e g f
b e e b f h c
a e d i d j b f
b a b e g d h b j
j i j i f g h b h a
d i g b a c e g i e c
d g h j d g e b i c d j
d c b h b i c b h j j b b
c d j b i f i e c h e f i a
a d a j f b e e d f h h h a d
e e d h h j j i b d a c c b a e
e f j b h i h e i j c c g d f j e
g d g h i f i e c c b d a c d i j f
e j f c d h j i c d a h i e g a i e g
b i f a b d i h d d i d f j h c j j j d
d
c c
c h i
i g d e
h d f g d
c b i b j d
d a a f j e c
b g f h d i i h
e a f e j b c d g
a g e a g d i j f h
a b a h d c d f e a a
c a b b c g f d f a b d
e c b c b i h b e a j d h
h d f i h g j d c b h f j a
d f b f h c a e e d d g j f g
f e a a j d b i b g j i d e d a
a j j j d h f i c i h d b c f b d
i j d g d h a j f a i g f f a a i h
j c a c h f g e g f h b j i a d g d f
c d e f f h h e h e f d e d b g c f d h
h
e h
h c a
h i c d
a e g b j
i j j j d i
f b f c e g d
j c b c c g d j
i c d b a h h j f
c e i b b j c g i i
b f g i f b j c f e e
i f a b b d h g e j g a
a g h g c h b c i f h f a
j a d a e a d c e j i j b d
c g c g b j e d g b d g c a j
g h b j b j i h g d d c h a i j
j f c c c f b c c j c h i i g g g
a g b h j c a c a i a h g a c a e b
c f a i i b i a d h c j g d e f f d f
b h g e g b j d b i b d j b f d j f h h
g
i d
b c e
b g b i
d a j f h
b j g f j d
h f a i g c f
g j c h c i a f
c i c i h j h j j
f f i f d b d b c f
f i i b c c e g j d j
d f d c d e d h a f e a
e j j d j i h d c c f b d
h h f g a i h j f e c a g c
b b f f h d f f h d c e d c i
a f c c g a f i g d i j a f j f
e e c h i g i a a h e g d i i j e
e d c e h i j j i a e e j e b b a e
i e b e c i g g b c j c a i g g c j f
h e a h g i h a i b f e i j j g i e c a
g
d e
d e i
h h i i
e e e c i
f h h b a i
j c b d d b a
g d i c e h i h
f b d f c h a g e
e i a f a c b c f f
j g b i d j h e e c a
c h a j h b g d c h j j
f d f e d c a c j b i d i
f h a c e a h h f i a e h j
h c b i i b b i f h j d b c g
i a a g h e a d j e g j f b e g
h d c f h b e g g b g d e g c f c
c j b b f a e i b d g c b g b g h d
h c j j b j c b d h i c a d h i h g g
g f b a h e b i j i c j c a c f h c j e
e
f e
g h f
e g e d
f e i i f
c f d b h c
c f d e b h f
c e g g f i h e
h b d g i a j d d
a e a b c j d a f c
b e c b i d g e a e j
j d a g i j g b a e c f
c g c g h c e j a j c j f
g i g d g f g b d a a i e c
f j c h j g g i j f f g j a f
j e b i h h h e a a j c i i b i
j h g d g b a g b h d c f e f i b
a c j j h j j i f f e c i j g a d j
f d h a d c e a b b c j f i a b j i j
c c a d h e e h i f d j b c g i g j a i
b
d j
h a a
i d f b
d i c i h
e h i i d i
c g b b i a j
b a g b a h i b
d j g j g g b i i
d g b a b j i f b e
h e d d e h g b g d d
g a d d f g a j f j e a
b a i b h i f h g j g h b
d f h b j b h d f d e c g b
f c f a b d f j e c c e e g a
i b c c c b f a f j g i f d d j
i c a a e b c a a e f b i d a c f
b e h e b g c b g d b g i c b j d g
a e h i f h i f d j e e a i b h d b c
f b g e h a g a b c c h g f d g g h c g
a
g a
j d d
a i g d
a c b a h
a e a c f a
c h g h d c e
i c h c h g d e
d e h h h a c a h
h d f c f j j j i a
e c c b j e h h j j j
a f h f b d d e g c a g
a e a e a h i b f b d a f
e d b a e j g i g a a c i e
d b g f d g a e j h h f d i b
j b j f g h d a d f g i f a i j
c b d j f c b g d d i a a i g j f
e h j e j a f i b f a i h i c e g h
c a a i d a c c g j d i c b j h f a b
e b e e j f i f d f d g i c a a c h j i
c
j g
a h i
c a b f
j f j a e
a c j e i f
f b g c h f c
d f b a f j i j
e e j c e f g h i
i e d g a j h h f f
f i i f j g e a e c j
a h a b i e c f a d h h
b e g f b a e j e d d b b
g a h h a h a f h j b j c i
a a j j j a b j h c j e b h i
c b g f f d b h e c e c a e e j
a h e f g h f j f a i b i f g j c
e j c f b j h h a h f b j j h g h e
d a d a b h g b i d h c g f h h e f c
h f a e d f b e a j b f i a e a c c g b
h
i f
d h g
c a c c
g i a e f
a e a b d j
d d f a d d g
e j j i i e c a
i e f d i f e j f
c b d e b e j c i f
f d i g b g h f e b b
h h f e i j f c e c i e
a d c d a e j j g j j i j
b g h a i i i f g c f i d b
d e b h h i b b f f e e b b f
d d f g j j e i i f c e i i h g
e j f c b b a a i c e g j i b b b
g e f e f e g a j b c f d a i e j f
b h d j g b j g b g j b d e d g d g g
b i j c e g d a i e d h i b b e e a e d
h
a h
j h h
a f h b
c b a f h
b e g a f a
g f b d b j j
g h c j d f f i
h b h g e j c j b
c i h d j j a d c h
e a j c e c j c b i j
h f i a i g b j h h e f
b d b i b d f e a b b j f
e b j a j e f g g d d j b g
j h a b f g h d c f i d a i g
c a f i a g h d e j b i e g h g
h c h i a a g b a i a j b j i j f
j j f c h a c b c j h h a c c h f i
g j b a f b b i b h h b d g h e i g g
c b c a i i b h c f g b i i h j i g i f
a
c j
e c b
g e f d
a b g j i
i f c d d i
c d i d b h c
c i b f i h c a
g i c i h f e h i
d i b d a j c j d j
c a i f b b c c j a h
d j i c a e b b j j h i
d a b c h a j f d f f g b
j h i f h g j j c i d i j c
a a g b e h a d h e g b a b c
b f a g g g d h c d f f c i b g
d b c f h f i c g f c i h b a b b
g f j b a i c c g h a e d f d i h h
d i d f a d f a a a b h h j d i e d a
f f f a g b h i b e b i i a j f b c j a
j
c d
c h e
d i b d
h e c f g
i f g d c g
d b h i c h j
j j j c e c g e
e j h b b b d e f
d a i h g g d h g j
h b c b e e a h e e j
f f a b f e c j a a j h
i d a h i i f d f d i i c
g i a i i i a a h d c c a h
i j h e a b b b h e i c e j i
g i a g g f a c h b e g d h g i
f b f j a b j c d a i j b a d b i
b d f i d j e f b a i d j b f c b b
g j c d g a i f c e d b c c h f e f j
i d j c h g e h f i f h h h h f c c g h
h
f d
e d g
b g e d
b i e c g
a j e h e f
i h g a e b j
d f e e i g g d
f c f h a b a j e
h b f a a a b f c g
b f i b h b h h a i g
j a c b g b a b c f f c
d j g a f d b j d g a b a
d e a c f f h f g d g g e g
d f h d j h f j h a d i g f e
b g b j a f d i j h f h g i a b
g d g f b e b g a a d i a c b f d
g c b i i h e d a c f c a f g h a c
b i g e g c b a f b b a i c e h b e g
i b h g g g g e g j f i j g f i e a f j
a
c i
i d d
c g c i
f d d d e
f g h f g i
h a c j j d b
g i c c g j e f
i e j c e a e i j
j h c i h h i a e h
b h f d h e d b d h j
j f d g g h a f a g e h
g g e f j g e f g f d h b
i b j b b i c j h c j i f a
h g a b h j f h b h c a d d a
f i c i a b a d j i b b a g g i
e a i f b d i a e e e c h h j c g
a i f d b d g g f a a a i h e h a b
i c f e g f g f g f d a b h g a i g c
j i h e j h b i d e a i c f g g g g c e
f
d h
g j h
d f d b
d a a h c
f e j d i g
c g i j h j j
c a e d a e d b
b a e j j i b d d
i d g d i g c f e h
j b h c e c e b b g c
f b f b e j d h c i e j
c g h g a f g h b c j f d
g a a d a i c d b b c g h e
d c g j i e b i b h f d d d a
i b f j c j f b i f e f d h g c
b d b c i b a e d i i h h f g c i
i f a d h a h d h i d d j a e b e c
h a f i b b f c c g i d a b c b d h j
a h f f d h c c h b i g f b i e d i g h
j
c d
j g j
i j b c
f c b f e
b a f a e b
d i g h g j c
c d a c h h i c
g a f a g e a j i
h d d d j i i c f a
h b h c i d c c c a d
d e b h f i j g e b h e
f j g g b j a c i h f d e
i g b b a e b b g d i d b b
g b d e d h i a g h e i i d e
c f i b e e b j e f a a f g g c
a e f a c h i h e i d e h h i h g
c e e i c b c c e b h j f c b g b h
a e c a a f h d c g g g f a b c a f h
b b b c a b i b b i i e e e e i e j f c
i
i i
e j j
c f f b
i j b b a
i d b h c j
c e j g g i b
f f d h g h c h
g g a d j d j e c
c f a c e g c j j j
h i j h d h d b f a i
g b h d d d g f a h b a
g j f a g e j d i g i c i
b i a c g h j j d f d a j f
f f g d f a d e b f h d a c i
f h f j d c h i b i e f d a b c
j d c e j g c h g i g j b c h e j
i h a g d i i i h g f a g j a c d i
c e e f f b f h c h j c a b e h j g e
d i i d i a d h a e j g a b j h e f g h
i
f j
f g e
c c c a
i i i f c
a e g h h g
h i a e a j h
h h g b i d f j
b f a d f c d d g
e e e j i b i j h j
g h g f b e i c g b f
f a g j f h b j c b g g
j e e g a i f j j f c h f
g e j a g h c c a g g d c b
h h d j e b c c b e e i f g a
h d h f g e c i b j h e g c h d
d e c d f c g a i c e f g i j d c
a a j h a a j e f g c e f h c e j f
j g b d f g a a a i f h h e a e g d i
a e e a f e d j a e j d d g g g h j d f
b
h h
i f c
g d d j
j j b c e
i c c g e b
g g c e e d e
g h d c j b a h
g a e c a f i f i
c a d e j c h f j f
b b i j h a h c c d j
f b d b f b i g d i i j
b i c c h a d c b d i g i
g f f g h e e c d e i j j b
a c g i d d a j f i j f f g d
j e j a a f f h h b h b h a g f
g h j g j f a j j d c a a h j c h
i d d h j f g i c e c c d f f b h b
d c b h h h b j e c h h g d j d c e g
c e c i i d j b d d b a j d e a h b b b
i
j e
b a h
a b b i
a j b i b
b j a b a a
f i j a c e e
h c a i a j h c
a d a e d h a g d
e j c d j h i i j i
d j i d g f f g j g e
b h g c g d b c j f h d
b j b f j a g b h h e h c
g g e f i e i h c c c h d b
g b h h d e b d d g d g b e a
c g f e h i j e g h a i h i d d
j i d j j e j b a j e c j a g j i
g i a c g d g g d e e d d d i f j h
b f d b f j e b j i a d c h h e c f j
h f j f j i h d a g f a h a f g d g a g
a
a b
a b g
h d h b
j b d g a
a j g j h a
j g f a f j j
c e b b h a d g
g j i i d c e c f
e h j d a b e f e a
f c j c c c g b j g e
c c c f i c a e f i a h
c f f h d g b g f g e c g
e h d h e b e i f i i c c e
d i c c f b e b d c h b c h c
e c g h j c d h f a j a c e f d
h g c f f i e f e a b h g e g i d
j b h h d h i i f a d h i d j i d d
a i f j g f h a d i b j f f i d e b g
i f f g h c a j b e d i h e f f a a a j
c
h j
i c g
i b e j
d j g i b
i h g h e f
j a j h c d b
a d j i a c j a
g h d d f g b d a
h e d b f e c c f a
g f f g a f h j a b h
i i h c e a h f d g j f
h a d a c h c i f g b b g
f c b d e i i d h b a i d f
d i i j a d h i g h a a j j e
a e e a e i c g c c j h e i f j
j g i d j a b a a j d j b j g g c
a h b a a d j e a g j i b g e c b c
f h h d h i i f d j g a e h i j d b a
a g g b h i b d a b h a b g g i c j d a
h
i c
b a c
f e a f
i a g h i
i b e g e j
c e j j b a a
h g e f b h f b
g g c a c a e d e
a i i i h i h e e a
j i a i h g d a j g j
h c h g j i e i c d e i
g h h a j b g e f g b b b
j b i g b a g c g j i j h c
d f a i h b j d g d g h g b f
e j g b h i f c c b h a h c h i
d f h h f f e e d a h e f f j g j
a i h a i f i d d b b b c b e g h i
i c h c f j g h d e e h a d d b h b j
g j g b i g d f c f a j i j e g j b h j
h
f a
b j f
i j f g
d i g f b
e d j b e f
a f d g g c f
d h g c e h i e
c e i a h b c j e
c i d f g g a a h b
f c c e a i j j a d e
a i c d e f e i e f a d
b j i e d g c g g c a b e
e c f d g h h j a c e b h d
f g a f f f f a a c j d c a j
a g g j g i c d g h h d d b j f
i g h e g h a a b j h f e b j e j
e j g a g e h j b f d j e a a f f i
f c e j f f c e d i f f i a g b d e f
j c a j b i h a a j f b d j d j a j h h
a
i e
f j g
h e a f
d h f g d
i g d b a i
e e i g d e j
d h a g a e c i
j b i e b a j h h
c h h f b i i d d g
d b d e b a g f d j f
i e h b d e e f c g c c
h b f b b a b g h d d h i
e f j d a a b b e b h h g e
d c b d c f a i d a a a j d g
g i g e h h b e i g d i h a h a
j f f b e i j b j h h e g f i d i
c b f d b d i i g e i b e f d e i d
i i d c g g b c f e i i f h j h a g h
g j f b b d f c g d e j i c f e j f e a
d
c f
a a i
a a e g
h b d a j
d i j i g a
c h b c e a f
j g e h g d h f
a e j j j e e c e
b a g b c a a g d a
c j b h j h d b g h a
h c g d c e b a a b g j
d c j g j j d j a d h h d
b j a i a h e e e j j c h b
e d e h e i e d j h c a g i h
a e g d h j d b h b i h e e c b
d b e f b a a b b f j b i g g f j
e g c i b h d b f j f h e b b j a d
b i j a a i d b j c d c d d b h h b b
d i c g f g b b c e h j c b j j g g d g
g
b i
d j i
f g f h
a j e f h
g f g c d a
e e g j g a g
i d e f a j a d
e j j h g f d b b
d a e j f c e h c a
a c i j i c b a b c a
j f b g f e i j g g i d
d f j c j i b c b c e b f
f i h a e f f j d f h a h g
f e f d j b a g c f a g i j e
i a j a b h g g a i f g a i g c
i f d h d d g a c c c d h d f b i
g h c f h i g f e j e i d i b f e g
j j h g h i b a j f i j g d d h f h e
e g g g g d c h e g e b f i d b j h a e
g
c e
b d d
h e f c
b b h a a
a c c h i c
g b a h j i g
e b e a i e g j
e d a b b i g f h
d j d i d e a e b h
i a i d g f c b j g d
h h h h d c i e g h b b
e i c b c b b c j d i a i
h d f e c h e g d j c h i g
i c d h d e j e a e f h d e a
i d j i a a e g i a g h c a b f
j f i g f b h j j d i a b c b g e
i a e e i c a j h c g i h e a i a h
b a j c i a i h e b c c h i d f h a a
h f b e g g e i j d c g e b f a i d j b
h
e i
d a g
j a h b
g b j g a
b i g j i h
g h c d g a i
j b g e f b i a
a i a d i f g c b
j d j f g h e g h g
g f j d b h b f h e f
d g c j d b c f a a a h
i j j b d g d h c e f c b
h i a f c b g f h c c i f g
d a g b h d h h h h c j b b f
a d f g f b e c d b e j e a h i
b i j d a a e i j c g a f d g g a
c a h j b g e d e f g g e b e e a d
d d g e g g d i c e e f f e c g i e i
b e j d i i c j j g d g c j f b j d f b
i
g c
b b b
g e b h
d i b f d
i g b i h a
d j d b g b c
i e b c g a c b
g g c b g c h h a
a j c f i h d i j i
j d h c g d d c e b d
h c j j e f j e j c e i
c c f a f i j j a h c b d
j g i i a h a e d f b b g j
h d i d e g e b c h h e j g a
j d c c d d g j g j j g i d h i
d d f j e c f b d j e g d d c j g
d i a j f c a c h a f g e d b g d d
j a e g j j i g i e f h d f c c c g i
i a j b b d d h d i j f e f d g j a h d
i
i f
d f a
i f b j
g a b i g
d c g j b i
g i f g a c i
g j f d c g i a
h j g h i c e c f
g g a c f f i d e g
h i b i c b h a d j d
a a c j e a g f c d h h
a a i i i f f a j f h j g
c j f f f h j i g h c e c i
a i e d c c f e i j e e b c d
e b c j i i j g f c g j a g a c
e g g f i f a c c d d g e f j b i
j i c i i b c a g h e e e d j g c j
g c f c e i e a i b d e h j c d a g d
i b c d g g c c c h i i h j i f g a i e
f
g a
f b g
j c d g
e f i d i
c b c g i d
f a i h e e a
h h j h g g g a
f c g g g i h i i
a j b h c f e f i i
j b a f j f b d c c a
d f a b f d j i d c a e
b i b i h f a a f h f j a
j f b b d j b b d i f g h f
c b i j d f e i f g c c c g j
h i d b e c d a i j c a f a j b
f g i a g c i e j d j i e j f b h
g f d i j g i e f e f b c i i i a a
a g h g j c a j h b c b b i j g b e d
b a c c g e j c a b j g g j j g d i d d
c
b g
c c j
b a j c
a i d a c
c h e a g d
j g d a i h i
g e h i e d c b
i c g a j d g h j
g c d c h c e c a j
g b e e c j g h b e g
j a h h c a i i f i i f
h h j a a h a b j b j h b
j e e g f e b c g j f j i e
h j a f e g f f g j a j f e g
g g d h d i a b f j i g c b j c
e f j e b f c g j j b j a e i e f
j c a d f a b f h g e e j h c j c d
d e b j c i c h e g f a d b b c j b d
e d j e a e g d a i d c i f d c h e c e
f
b a
c g c
b b c i
d i c e g
f f f f e d
h h a e g g e
j b c i c b j f
c g f i a d b a g
f e c b f g f d a c
d f e i e e f d i j c
b g j j d a e f a f i g
h c g e e e e f b f f a j
c b b g h e e g j a j b i f
c i a a c g d a i h g j j a h
e i b d h c a g c f g j f f h g
b h f d f f j e d b f d e c j g h
d h f j e e d f d j h d b h a a i d
d c a h h f j d i a d f f h a h c b d
g f f b a e h a f h c h j c g d d j f i
i
b h
d b d
c f a i
h d g c c
b f a i d f
e j g f b b g
h j e f g e j g
i a a d i i e i g
i c b i a b h j c b
h f i h b g i c a b g
e j h j e d f i d c j d
g g g e b g i c b j g i i
j j d d e a b j f b d c a j
a j h f c a b b b g a e f b i
i e f a h g i i e c j f f a h d
b e h a f g a b f c a c j b f h h
f f g e j i e c j g b j a h g c e e
f c i a a i b e h g c j e i c i a g j
e f b j d g e b i a d g j a g f c h g a
d
c d
d i h
i i g b
f a c f j
h h i a d h
e d i h b a b
i h a b i e h g
e f d h d d h b i
j d f j f g i c h d
g j d i h a h f h i i
e c d h f f d c e i h c
b j a e c d g d d j e g h
c g e j j d c g g a e f i h
c j c i d d f c g d g b a g i
d b d j e g f c i f i i b a i e
b a f c c c d j d j j e j d e e a
a c g d c g b e c f f h h c a e g j
h i g c a c g i e b a h j j e e h d f
c a b i h e f i a b d f g g d a d b d d
j
i j
a a e
a j f f
g f d a c
h i i g a h
h i b f d e j
d d g d a f j b
j a g b h b g g b
g h h h e b h c h a
b e d h d h b g h f b
b j a f e d j g d a f g
a h g h d a a i g d a g c
e f i i g a e d b d a j d i
c h d d d d c c g c a c h g d
c j e i b h a e e g i a b i c d
j c j d d j c d d f f j b d j f h
f a g d b d b b j g h d g i j i j j
e b i b e a e h h h h h g c h f e e h
c j e d g e g b g d i f j a e e i d a b
b
c g
i b a
i e b j
i d a a c
e a b c h g
g g d i h b h
g c d c b j g a
d i g i e h f c b
c a e e d d g d b a
h d g j d h i a j d g
a b b f i j j i c b i b
a h j j c j i g j a g b a
h f b a g i h h h f d i e a
c i g h a e d c a d f j e f f
g f f a c a e j i a h f i i f d
h c h f c i j i j g e j i c h f e
f h e f g f i i c e c j a e c i i f
d a d d h e f i d d g g b f g j j d i
c d f b e f d i i g h g g f e e f b i a
b
i j
a d c
j g j b
a e d d d
f a e e h h
b i f i g h a
j g i c g d j b
f b a f b c i a a
j j d g e f i g g b
c a f e i f b d a i a
h j f i h f a b e h j g
j f d i i a j e h i b f h
b i i h j g b f e b j g i g
b b h b b e a i c i b h f e d
i g b g d j a e f d a e f i a b
e e g d d h f g e f h f h a b a e
d a c a d f d i j h g a b e b g b b
e g b g g a j h f b d f a j c a j g j
i j c b e j g j c f c g b j c i i i g h
f
d f
f c h
g d h d
c e d h g
h f h d f d
e g i e j e d
f d f e h j g g
f d h g e a h c i
a c d f b a e h g b
b j g j f b f i g e h
f d j e c h g a j f g d
b f g e h c b a d g d c h
j a f g j i g a e e b f e i
a i b b c f d f d g b c f b i
d i j g g e g a c e b e g a f e
f a d i i c e e a c a i h c d a i
e d e e i e f b d d c d f d c j f e
d g d i a c j i h i h b b d j f f e d
h e h c d c a h i j d f h h g d e i f i
d
g e
e h j
a i d f
j h c c j
a a i b d c
c d i a b i a
c i j f e i g d
j i g c j h i b f
d a i e b c g j e f
d i h i c h d b c b b
f i a f e f d g b f f j
c b c a j g b c j d e g b
h j a d e g j i e c f d a e
c d a a a b e d j h h g i b g
b e i h c e j i f h i d i g i b
g g d f c h a c a d g a a d i i j
b h b h i f j b b b g h a a i c c c
h a i j c g g i g d j b c g i i h d b
h d i c d c i i j h g h d f g f d f f j
d
c g
i a c
h e j d
i i b b h
b d h i a b
e a c f d b c
a a g f e e j b
b h g e a a c g d
b e h e c d c a c f
g e e f j c c h c h c
a b h f f b i h b b a f
g f a a a j g d j g j i b
c i i d j b c g c d g g j b
b b j b b e a h i i d g i c a
b j f a i g i c j c g g f d g d
c f j b c h j g e e j g e h i e i
d g b i f h c e f b b h e e d b e e
j j j f c j f i b d b i e b g b f g h
c j c c g i f g b g d g j a j a h d j f
c
b i
a d h
d g f e
f c h d g
i b h a h d
d d e h f g c
j j b b b e f f
c i b f a h i b f
i g d j e e e a g b
g g j g b a a i d h g
g c i c d e i e e d j g
e c g e h a d e d i a j e
j j d i c d a f a e h d a j
i h d i f h h h g c i i i e j
h a g g d e e i h b b a f d c g
f d g i f g d d b b d d c h f j h
d g g b f f f b g c a f f e h h d f
b i f h g i b e f f a a c d d i e c c
h j f d i j d h f h b i d h a h f a c c
e
e d
b d c
d g c j
e b b j b
j h a e j j
g g a j d i e
h b e g f e i a
h f f e e a h c d
g f b a i b e e e a
i f j d b a g f e b e
a g c d c b j b a c b i
g j c h e e f a g e e g h
a b g a h d j f e a e j d b
e j j g g j b e i h b g i i c
b f c h b g h h e h g f a i g b
a e j e h i e i h f i i h b j a d
f j i f d a b e h i g i e i h g c g
f b b b i i a c c d e b c a h e e e c
b i g a g d d c g f c h i g e f f g b i
i
h j
g d g
c a c h
b f j c c
a g c g c i
a f h d f h f
e i h g i h g j
i e c g f d a i e
e i b h g d d h h a
b c e a e i f a c j i
j c c h i g i e g a f a
i g a e e b g e a b i c a
g i e f b d b b i d i f b d
i d j g a h e e i f b a b c i
j d i d g d c b h f j c j e e j
c j e d i h h g e i i b e b g g b
c b c f f i g i b e g j h f h h e a
a j h d f c c e g i a h b c d d e e j
c f f j d b g e d i b e j e d a e g e h
c
g a
a b i
i c f g
d c h d g
h g e e h b
c g i i c i f
f d g a e j b f
c i i h f d b j g
h a e h c j g a b g
b g e f j h b c e g a
e f j h i f g g h b c h
c d e i b g h g f b i f e
b h g i c d f b g d d i h i
b a e g c f c b f g c i c h j
b a d e b h f c j f j b f b c f
j b i g d g e b g e d e j g f f d
d g j d e j d c c h b f i h i b f f
c c f c i h g i j d e c i h d f i f d
j f f c i f g e b h a d g c d f i j j i
f
b f
g g a
e j g d
j h c e a
j j c f g c
b j j h j j f
a h b b c b e a
j b c h b h d f c
a a e j d i g d a a
e g b c e c g g i i g
i i g e h e c d e g a f
d j c e j c c i e g b g c
a d a i j f f c d h a c d b
g b e f e c g a f g h e a h h
a d f c h j j g e i e a g b f f
a d c a g a f j h b j j a d d a h
h j j g c e h e c e g f d b c j d h
i h e f e d c b d c i d e i i i c i g
d b f i c b g f e j g g b f h h c h a j
b
g d
a c b
a a j e
i d g j c
i c i j i f
e j i d g f f
i e h j f j e c
b d a c g j f f j
b c g d f d j a f g
g j b j f e h i i b a
b j e i d g a e c b a e
f e e j d d b g g c b j i
h e j e j j d c b f b i f a
e b c d d h a g b c i g f i i
f j b b e b f b a f f h f f f c
f j a j b f e f c b c j a a f i i
e h a g c j h a h g b f j b c e i g
d f a g j b c f c e i a i h i j b f h
g f b i b j b h f d b i j g i f h j e c
c
h f
a c g
b h h i
j h c i h
a f b h i j
j a g i a h c
g f e i i e b b
e b i a j i j j i
h a i c h d i f c f
j b d h f f b d f g f
h i b c a b g g j e i e
d g j b d c b h d e c g e
f d a b f e b i e c h j j c
c d e c i d h j f a i i a c d
d c d g e g j d g e e c c h h e
a e e d a e h e b a f h h c b c e
c h a j a e g e b b h b f e f f e d
f c a h c d e d f f f e c d h b h i e
i i h d e h h g h c j f a g h f b b a f
g
f b
g f b
c e j j
j h b f a
h g h d a h
g h e g a c g
b c i i g d g i
b f g i d j h d g
h i h b j g j a f i
f e e h i d j j i a b
c d g f f i e g j d j i
b d e g f e g g i b a e d
a h f f b e f j c i j g a h
i g h e a g a d a g e i j b a
g a i d c d h a j e j c j g c d
i e a j g a f d g e b h g a c g a
d a h e a c h b d b c f a a a g a b
e e g h h c b j a d c e i i j f b a d
c i j g i b g d f j f g c e d b a e e g
c
h a
g a b
j i g d
d b c d e
h i c b c e
e i h b g f e
b j j d a j d h
e b g e d d b e f
d i b b h b b d b c
d e j a e i d j c b i
i f c i g e g d h f a c
b j j i a i g i a c g i g
j b i f i b f c h f h c i f
i g f b f g h g f b i b j g h
e h h c d i h f c f e i g h i j
i d h j f g c d i h e g e f b a b
f g e f e h b i i h c b c b e e i d
g c f j b g d a a d g a a h i a i h j
c j e d d h d c d h d i i a g e b c h a
j
a j
c b i
i j i b
f h c b e
a j f h c b
e h i c e d b
i f c c b a d b
h i e d e f a f b
a h c b i f a d c a
f g c i e h c d c b d
g h h a d c j g j c c f
c g g d e a d e c f b c e
i j j j c a g f b a j e b d
a j c e b e b g g i b f h c a
j a h e e i f h h d i j c b a a
i a d j h d e c e c j f d i c d g
e b g a c d f h f e b e g e h j d i
d c h a d b j f i j b j a g g d e c b
h e f i c d b c e e i b i h j f f b i b
a
a b
e a f
b g j h
f a h f h
h c e c f f
e f a e g f i
i b i f e b c f
c h j a i i i c f
i g h e g c f i g g
e g j c i g h h i h g
e e b j j c j e h j e a
e a c i c e b i e c b d h
e b b b d d h g h i c j f d
b i h g h h g e h h a f h e e
e b a g b c j i c b j c a i d d
j i a h b j c h b e j e c b f i e
j f c a g d j d e i a j b b f f f b
c e b d h f j a a c j g i j j c f j f
f g a b f e c h d f b a d a d d e d e e
d
b g
f e i
a h j g
d h b a d
g a h h f f
h e h j j g g
j d a b g e h b
b e f f j i h e b
i j c b j e a a a g
h f f b c b g i b c f
g d c c h g h f c f j g
i e b f i e f b f c a a f
c b e d c h b d b e e f d f
e d g j d i d i g a i e a b h
e a f b g i b d d j a d j e b i
f f e c d g g e j j h e i g e e c
a j c g f e b g c e e i h i i d d e
j i i a e j e c g e g h e g d a i j j
g d e a g h b f a c g c i h h g e e i g
a
h a
i g b
d e j c
f c a h e
a h g c c a
e c c h d f e
d c d e h g e g
h c g a g j a f e
f i g a g b g e e d
g b i d f b c g j e c
i f j i f i j i d g j j
d h i d c b e e h e e i g
i g d a g a e i b d i b j j
c h h f d f e i f b b b a h i
d c f a b i d f d j f c c b b f
c j g d d a j g c b i i b e e i d
b d e e e c j f e e d d a g c d d g
f j i c f f c f b e h g f a i d d e b
h j c f d a e b d i f i i a c h j f e j
h
a h
i j j
g g h a
c j j a f
i h g b d d
c b c g f d e
f h e a i e a c
j e b d d f d c d
g d g i d d c c f e
a g e h i d a a b i j
g b c i i e b j f h i c
f a c i f e c e a e j c a
h d j c a c j g i h d e c d
f h b c i j a a a c j e d g c
c b a h j c g f f c g j g c b e
a f a j i b b f a b i i i d c i g
b i e d b h f j b h c e j g d j i d
a c e b a h e b b c c d i g f i c d d
e f a d j g g a f e a c g g f i d f a i
h
a a
j a b
d f f b
a c a h c
e a j b d i
f f c a b h h
g e f a d e j e
b c h g h i e j b
i e b f b j c h a a
c e g h f b g g a e d
f h j d j f g e b g b g
a b i b e c e h g f e b b
c c i d g j g h e b e f c d
c f j a g i b i c c g f a h i
e a h i i d h g b j j b j h d a
a h a d j f h e a b j f i g c i i
i b b f h j i f a i b b c d a j i b
g b e e f i j g a j f e j e c a d c g
i i i a c d b g h f j d i e f b i g j g
i
d d
d f d
b d f d
c f d e a
d g i b f i
f a b g a f a
c b h f g b g i
b f c f f e f g a
b g e b c d b c d b
b f b j f e g i f c g
a d b g g e c i i g d e
f c i e g f i e d a i d d
g b g h h c f d g i g j j i
i b f e j c g i c i h g i h f
j e j j d g f d b d b f j d j e
j j a d d e i g b d a i f f i d j
i i g c b g i d b b g h e f g g f j
i j a b a j h c a g h a d c g b a i c
j i a f h h g e c f j c a f a g a i j h
i
g h
h a b
i g b b
b i c i b
d e h f c j
d j i d b e c
i b e b e i e a
j c f g a a c g h
d a a g f i j j d h
a a c i j f g g e b c
h g h d g i a j f e i i
e h g g e c j h f b i c g
f d h i f d e d a h a a b a
b e h h g e i c e c d j b e i
d i f i i h d e g d h j h h c i
g j e j c h c a a a i c a c i e d
b c h h i a c c e d b c i c j f h i
b d h j f e c g f i e e a h f d f g a
h b d d h i j g i b a b e b d c h h h b
f
a h
g f i
h g d h
f e e b d
h c f e h c
h b b a i b d
a c e e e h b h
g g b b j c h i h
i d e f h b d f f f
j g c h h i c f e h j
c g e h g b i f a g j i
b i e i c d d j a j c a i
f g c d g h f b j c e g f h
j b j a h b b j b a e c b g b
i b c a f j a d g e b i b b j h
j e i g i a a c a b e a a j a e h
a b f d i b i h g i a f g h g d g b
b b f e h j b e c b g i j d d j j f b
d a d j a f h c i d d d e i a g c f j d
d
f g
g d b
a h f d
b h i d g
a i g j j e
i f e b h f h
c e f h b j c i
h h j h c d d c f
i g e j e i h i c i
h g a f a j g d g b f
a f j g f h c d a c d b
e c g a d b e b a d a e e
c i h h j h i h b a b f c j
g i g j i e j i d c d i c g h
c d c a e d d g e d j b f g i e
b g i b c e g b f g j f b g f f h
a a d e c d i c c f a f i j a j a j
d a b d j g i g e d c f c g d f i d d
b d b b a g b h f h i d i j j g j c h b
b
e b
f c d
h j g j
i g a e d
i e g a j h
f c b d g b i
a e j j d a i i
b h e i f b f a b
e g e j h i j b g b
a e f e b b d i c f j
j j e h d i f i f i h b
f j e a j e d f b a g a g
j j b b i d d e j g j f d g
f e b i g b g j b d i h j f g
a a d i h c e i i h g e f j i g
f h h i i a c j b a f j h e f c e
d f h d d i c c a j b c b a a a g b
e j h g h d d b f j g j a a f g h g g
e j a b d a f f h h i f h d b j b f h j
h
d h
d e f
j i h f
b f d a j
a g j a f d
a d g i d i f
g d c b h d d g
a c h c g g j h d
f g e c c e c i d g
e f h b b d c a j f a
c f f c a e c i e h h d
j f c j f c j j i f h h d
e b f b j h g d h b e i c i
e a g e f e h g f b j a f g i
j a e c j h d f g h f a h a f i
b h j e e e d a j j g a d a h h j
a a j i j a d d a h b h h g j g i d
h e j j a f e a g e g d j c d g a j b
a d h e h i h f e d b h e i f h a d d i
d
f e
e c g
a d j b
j g h b i
e i a j d g
g f a e f e e
j e e e c i a d
c d a g j g i i i
i h c e f d j c j j
d h g i j h a i g h g
j b d f i j a i h e h h
d b a f i b h a i i j g c
a h f b f b h e h i d e f a
b e b a h d j c j a e a i d c
h b b j d c e b b a b f b c i b
d e e c b e h a j h h e h g d b a
g j e e i c c a a g f h b a b h a f
d i a j h d i c a a b a e j h i c j f
i e c h c d a g b e b c f h h d j f a b
i
a d
d j j
a h e i
e h i c b
b h h i g d
b g e i i h i
f j f j i i d i
e h b g e d c g d
d f i b d h b g a b
c c e i e a b a g d a
d j d b e g f a e b d c
b b d j j j b b g h f g a
g i e g f j d f g f i c a f
h d j b b h j d j b a g f d i
g d g d a j f b h d e g i d b j
a h i e i a j i i c a c f a d c j
g a i h c h d g e d b b i a h i b a
j e b f c d i d b e g c c d d g g d c
i b j b a j b e g d e h e b e i d h i d
c
c f
b a j
h i e d
i b i g g
h b j a d j
b g j b h c a
b g c e d e b a
a g h e c i e d e
f c d i i h e b j g
b g i f g e c g h d c
i a j h h c j b f h h i
i b c c a f j d e f e g a
h a b h f d d j f e e i b e
h c g e d i g j h d g a c b b
e e i b j c e j b b i g d d b b
d c i e a b i g h c e f a e c h c
b i j e a d a e b b j c j h i g i h
e a g e f g c g h c c h f e j a d b h
a c a f c g h j i h h i b f e a j i g b
f
c c
i d g
i f f g
i g b d a
g b j c b i
g d g i a h e
f d d d g c h j
a h e a j f d d b
f b b i f c i c g f
b a i c e b e c i d c
j i f i e d h d i h c j
c f b c i a h c c i d j h
g h i c j j i i a h f d i g
g i d a b g i f h i h j f d c
j a c h i e i h f f g h h d f h
b i a g e a b a j j h j i b i i i
j a f a c d d b f e e e h h b a c c
i c h a a i f h g d f f f a c d f j i
f e f h f j h i h a e g j c c f i b c h
i
a j
d j e
i j d e
i i d g c
e f b f c j
a j e f j b b
b b f c e f f i
d e g j d e b h a
e d b h g c h g b a
d h c c d a h d a a b
e i i a a a j d c g b f
f b j j a i c e d j a c g
i j f i e b d d j b b d a j
j d b f e d d h g g i c f c i
e b g f d d b h f e e b i b f h
i e i i b i h g a a a a a g i a i
g a e f h c h f c h a j c j d f c h
b f i h i h b i f f e g i g e a f e g
e d g h e b b e e d j f g b j c d g a h
h
h b
h e c
f i a f
b g g c j
i b a h j d
c d d f h j d
h c e e f c i j
e j h a i j j b g
d i i d g i e j j c
f c e d j f e c j d b
f h e i d e f d i f i a
c b c b f j c b c h i d b
e j c a d i b i a i g j f j
e d e g c j d i j j f g e d a
e h g g b b j f b c c a f i e d
j c f e i h b f g i d a a i h b a
d h g b d c i g j d h h b j a g g e
a j a a j i e g h i a a b h d i e e j
f h f c b a a c f d j i b e d d c j i i
c
f j
i a j
h f c d
c j e h i
d f a h d g
e g i j e i e
a g a c d i g b
h h g a d i f h j
j f c c b b e h e e
i g f e h f c f c c b
b b e d g f a e i i c h
i a g f e j a g c i h d i
i g j h j e i f i e j j e a
h i a a d g g j g e i f a e h
a f a i c a h j g g d b e d h h
d g i c f i c a a d f d g h d d a
g e j j a g c g f i g d i c e d h i
h d a f j h e g b b d h j e e b f g h
i e c d e c i c i g i b e h i b b j f b
b
f h
a b c
c a j c
c f d g j
j i j g a d
j d h c f e g
b c c i c g c a
b d e c d e i b i
h a d a i c a h g h
d g d g g b c h f g d
e b f d g g h g c d g g
g b b j i c b g e c i b g
g h j d a i c g f b c f f a
i d i e d c e h e g a a j g c
i h a a g e c j i a i e a d c i
d f a j c b c i a i b i d d a a d
j f d f c d i i e j e b g f e e d c
h f j j d b h j f a a j a e i h g h i
i f g e c b a b b c b j c c e j c h a e
j
d b
h b i
d g e g
j b f a e
j i c c f j
a j g j b a b
b g e e g h c e
e d d f j c c g i
h a f h c d f g c c
a g h d f i f c c d e
f j b j j b c g h j h d
b c c f a g d h f d b i b
h d i d e a c i i a h j d g
b f a j h f e b j f c j f d g
d g a i h e j a j d d e a a e i
h d g c f a a c a e j h h i e h f
b a h j a g g i d g c i g h f b j i
h i g h h a j a e f d i g f g f i b f
d j d d g g g c d g b e g i e e h h d b
f
f c
j g f
d f j c
d a c f b
e d e a j a
a b c f c b i
d c c a h j f c
b b b d h h h a h
g e b b f b j d g a
c a f c f i b b h i c
c f d g e b d j a e f c
c e b h f i i g c j c h e
g j h b f f i d j a j f a f
h b i a h a a i b a j a c h i
b c i j i b c d c b g h j e g i
i g e h a g b j f h h b e g a g h
a f h i b b c b g j c c e i a j h c
a h c i i e i a b d g a b c j j h a i
f a d f b h d i h d a j a h g b b f g h
c
g d
h e i
e g i j
j d a j j
e c g a g e
i i g b b h g
d c d e e f j f
e g a g h e j b a
b b g b d a j b j f
b d d c h b c c j e j
i a g c e j e e c j b c
i j a i g a f a a f e g i
j b h a d b d g g c a e e f
j c e i e g f i h d c g a d f
c c h b b e e c a g j a i j j b
a g i a f j f a h g b h c g e f g
e b c i f f j g e a j j a b e h i j
a e c f b i g d h f b e a d f h c i j
h j b c i i a h c j g j d j j d j g h b
e
f c
b d i
h g j g
c j f g g
g j b f h j
b f j a b a g
i a e a b f h d
i d f i i b i a j
d a h f j e d i a b
i d i c h b c e i i i
g b h a a d b h j i c e
d f g c g a d c f f e d a
c g f g d j f i b d h i c d
j a d b i b c g a j b h j a c
j a f e j f d c f g j c f h d i
h b h h e a g a j f c g i i b e c
i b b h e e i c j d a e g b f g f a
b e g j h c j d b a a d g e g i e c j
b d j d e b c j e d d d d b d f j f j g
b
j b
c j d
c a g c
f g d i c
e g c b a c
e b g a d h a
a c j c a d j h
b h d h d c b a f
i b d a h h f g j j
e g i h c i h e c j b
e e g i d j a h j a h g
d f j d g f f a c e d b d
g f g d e g d j e e i f e a
c f j a a i g f a d g i c d a
c h h i f e h h a c g f d g c b
c g a d j h e j b j e d h b j b b
a d d c d e c f f a f h f i b b d a
h d g i j b f f a c a c g j i e j a d
c b i a d j b g a a i b c j e d e f j i
h
g h
h h f
h c g f
a b b a a
g d d h j b
j g b f j c g
e d d e h c d i
c i a e b f f a i
c i h h f j e f e d
c b j b i f h g a a c
f i a i a e b h j h i c
a h b g g h i c j f g a d
d h e b f c b g h d h f h i
f f a d d g g g g h b a h e g
b g a b a h a h b a g d e g d a
g b a f a a b f b j h d f a a h h
h i e e h a c d j g i h i b b a d e
a g h j j b b b i i d j j b g j i f i
h a b h a f i i h c i a g h a h c g e b
a
c d
d a c
b i b g
h g f j b
f i i g f h
d g d j f f j
h b i e j b e c
f i f b j j e f d
g h a c c d d h c f
f d c g g g e j f a d
f g c h c j d j j f a d
e e g e a a b e b b h e i
i i h a f e i i i c a e d d
f e e g h h h d i f h d j a f
h g g e e i c d a c c i b a g f
i c c b g d a a j d g a c g d i h
h f g e b e e f d j h c j j g b e c
d c c h b c f c j j f b g i g d f c i
h c a c f h e f e i g f h c a i f c d f
i
h g
c c g
i f a g
a d d h j
i f h a a b
j e e i d g c
c c g h i d a j
d e b a f j c h e
g a e h d c h h h e
h a f c e c c b c c i
g a j i d a f e j h c b
a b e e f e a b j h h d e
e d f c e a a e j d h f a a
h e d a a i d a e c j g f e i
a a f h h j a e e c i d i d g j
c c d a b b e e b h j c j j g g b
e g e g d c a j i c g c g d i d a e
b a c i j c i d a g h b j g c e i d f
i g d f i g e a e g j b j a i d h a g e
h
h f
c g i
d b b d
c i j d i
e c j h e g
h d e i j b j
a i e b i a b h
b h e j e b e g b
c c a b h a i i f d
d f i i g j j h d e b
i j b h j c c f c g i f
g a b h a b e g e j a i c
e c c h g j e i b c h f h f
g d j h i d d j f j f d b c j
d b g e b b h d c j d a a f g a
c d i f g h g c i i h b g c a f f
a h h h a f c a a j b g e a d b b f
f f j f e e g e b i f c f g j g d f g
f e f b b e i i d b c a g a g f e f f i
e
g a
j b g
j h g c
i d a f f
b b b g h f
i f j g h d b
h j e e i f b a
e f b c f j a c g
b j b g g e h b d j
g b f e a g i i c a h
g e j e a c d g h f b d
a g b f h b h c e j d e e
i c c h c i d g i j j i b h
b a i f d j a f a b i h a b j
b f a c j f a j h g d b e c h d
f d g h d g a d j a g j i c c e c
f c i h h g f f i j g a c e a h j c
b f j e b d e g g e a d j j i j j i h
d h j j e f g h d c c f j e h h b e g a
j
d f
e g d a
j h e e
b a c f c
a a c f a i
c f a d c c i
j c f i j b d b
f e g g c i j f a
e h g i h h c d a i
d g f g b a c h a d d
c g f b b g e e c j i b
a b g g d i i b h f e g c
f a h i c e d e i a d d d d
h c e g h c e h i i g a f g e
i b b h i f i e i c b b e d d d
i c g g i b a a b e b d f i i e e
a g d i j a h i j b h a i a f a i i
a i i i c b d c b i h c g d j c b c g
c g c g b h h a g h c g f b j e j d c j
d
g h
d b a
h a h c
j c f e c
f a a g c j
h j h f b e e
i j a j f h h a
j f g a e j f i h
a f b c i f i b g i
j i g a b e g c g i f
f f i j g b b b a b c g
c f j c e f j i a e c g h
g e c a j e j j a c e a e g
j e i g e g i c d d h j h f g
h e c h f e e i d c e e g g b g
e e d e i e h d f g c i h a g d d
i h e j c j e f g g e c j f g b h g
b h c e c c d i a a g a i a h c g f j
b g h i a c e j c b a b d g e d f d a h
f
e c
c g d
c e j b
e g c g j
a d c g f f
b e j f a c h
b e f j c h d g
f h j d b d b d b
a d f e g i i e a d
e c a f f e c d g d d
f b b b a f g h b a c f
c c c a a b e j b f c i j
g i i b a d d a h f i h b j
e e g c g e g h e g d a i i b
e h f i i d i h g j h h i i c a
d g c b d e d d e i b i e h j e d
a b c f h e d b a i f i b c j e d b
f d e f j e f g c b g g g c g g d h j
d c e c c e e f i f h j f e c b a a g b
h
c c
d f c
i d d b
h e g f c
i i d c a c
f f j h b a c
g e e i c f e i
h d d a d f i d b
g d h i g a j h g d
j i j e e e d c f h h
f a f c h f c j c a d i
c a f b i h j h h h f d j
a h b g g b c j h b a d b h
e j a g f b c c c f c c b e d
g e g e c a a b g i c a j e d h
j e b a d e j e g a a b d f h c j
g h e d i d f e f i j e i f e j e a
c e f a g d c h j j c a i h e e a j f
d f e j h h i a e h a e a i e h c b j h
i
f b
a f a
a c f i
c b g c h
g f j a i a
f i c b g b j
a j h e f b a f
f i h e h h d b f
i h h g c i d f h j
c h b d a j j c d h f
j f b e h b g d h c h e
e j c f h j i h b d g d a
b b j a c h a i a j g e j d
d h b f i a a g h c g c i b d
b h f c j e d g a f b f b j f a
e d g h j g f e b b i f d b a b a
h i h i a b h e c f e h a i d j c f
e h d h j d d d h b g g a e h g b c b
f b d c a b a b c f i f a f c i h c i f
h
e e
g h j
b b a h
f d b i i
d h h j f g
c e g d f h g
f f h d f f b a
j c c e j e i a g
f c i d j g a j j j
i e f a g i a j c e j
d c d i g g e j c f a a
j a j e h g h a i f e f j
j e c j f i a d b i c d i i
e j i f e i b f h c c a e a i
i h c i h d d h j b a b j b i b
j d f h d c b a e b j h i d g f c
f h h i i c c i j h a b g c j f j j
g d b h d c g g g j i g e c i e i e d
d b g h j j c e g a a a h e f f c j e c
g
f e
h g g
g c i j
a d a a j
j h h a j d
a h g b c e h
b b i j e d c b
f f h c f b f i h
j c g a g j e i d e
b a g i h f h i j c f
j i d c a j e c g e j e
g g e h e j d f b g e h e
a b i h f g b g d g h c f c
d j c j e h g f e g f d b f b
i g j h g g a h a i f e f g b a
d e d h c b e j f g i e c h f f d
f d g e h b i c j h j e f i i b g i
b h j j a h c e j i b c b g e i i g i
g h f e a a i f d e h d g f h b d c i c
a
c e
c c c
c e d e
d j c g f
f c i g f j
b h j a f d f
a c h h i c d a
g e c h c g g d b
e e c c a f a h h d
a j h e c c f d c b c
c b h f c f a c c g i f
j j h g g j g g g j d f i
a c a e c i j g b d b c c i
c c e a g j a h j i b j b j d
b a c f a f c e a g d b a d c e
c h a f f b d g f f i b g g h e a
h g g g h i d f h f e h c g j f i i
c i i i g e h e j d d a i c g a i b e
g j e g h b a a i i f i e a e c i d h h
c
c a
h g a
e h h f
h h f b c
j i a j b j
g c b b f h h
j j b e f c g e
c i b f i c j i a
h d g f a g g d f d
j a g g g b b a j h d
a h a i g c g a c i j d
h j h i b b f g f d a g j
a b i d a c i d c i e f d c
b h d h e g g f d i d j h g a
a a f b i h f i f b g d e b d g
g e i g d b c b a f h c g g h c i
i c i d e c b a i c a e h a d g h g
a c g a i a g c e j a e h e c g g j b
h j d b b d c j i h i i g a b f c j d b
i
d f
j d f
c b d i
h e a f b
c e b g c j
g e g d c g g
f a e a d c i e
c i g h b d j b f
e a d g a d f b a f
i c e c e a c g b j e
c g h j e e e g b i j h
a h b c j a c b j g d j a
a g a a h a e j c g c h g j
d a h c g b b e j e f b a g h
e i h a c g b g b f a d a c a j
d b e a h b j e d d e j c a f h f
c c h a c b c g i a b f c f a a b b
f g h g e e g d j a j a i g j f f b j
h h c h b a b e j c g f e c e g j a f i
d
a f
b e a
h g e i
f d f g d
d f j i g g
h f i f h b d
g b i h j d j b
d c i j f g j a e
h j b g j f b h g a
b d h g g a c b d f f
f f g f i j e g g c a i
j g a f c f b i b g d j g
c i b h c h h a i i h i f c
f i a e a a g j c h c c g e j
b h g e i e g f h b g c c e a e
c h b a i e d d h d g a h d c i e
e i a b a g g d g g d a e j j e d d
h e h j f h a b f c f c b c e a b i g
i d b h a d b d a e g j h f h b d f j h
f
b f
e g g
h h a c
g c g c d
j d d a i i
g a j i a i c
j j a i b g c c
i i j b g g d c j
a a d e g j j a a d
j h a f h i h h i j b
h g i d h a j b e h f h
g j e i c c g j b j e f b
f b f c d a b h c g d i d h
i j g g c j a d e g h g e i c
j c f j b f d b b g e c b g h a
h f f d h a b g i f i d j b f f f
f b a c e a i f d i c i d h d f b h
b d a a e b a h a a i d b c e i g h j
g i d c a f j f d a d i g a c a i g e h
a
i h
a b f
j b i b
h b b j f
j i d b i d
g a a f h d c
a h a c j h i h
d j d i b e b h j
d j b i g h h i g e
h e e e j j h b g e e
h d i h a e f a f d e e
h j e d e d g d b a a a f
e g b c h a g j b e g h i g
h g h h j j g e h c d c d i f
h e d g g h f i h i b e j d c a
d g h i b h j g i b j a e g f a h
b c d j i g a g f j h e f b g a i h
h h h e d a i j f c i j f c h b i g a
h j f j b d c a i b j d j i i a i e c d
b
d f
g i i
d g f g
b a e h b
f e h f b g
j j g c g a h
c a b e b b h d
h c f f h j g i c
e a f d a c e c g a
d g i a i i a d f a j
j g e j e d i a i h e e
c f j f h e d a f h f a e
g h c g d c i g b d b b a g
j e d f d g g g b i f f h h e
j i e f j j h a b j g a j e b f
b a e c c j e h j a i i e d b c i
i a f b b h a b j h b a b j d j a i
c a b c a b i e e i a d d j d j f a b
d e d j d i e d f b a a i h j b f d c j
a
e j
e b d
i g c j
h i i h b
c d a h g c
f f g h f b h
j c a c j d d h
f e j h d j j i e
c d h a c g f f b d
g b b j c b b d i g e
i i c e j a f h f a i j
h f j i e g c f j h a g f
e e c j e a e b a j a j i a
d a d i j j b a b g h a i i e
g d a h h d g c e c h f d c d e
f j h g c a g f d d c f f h b d j
h g f j c h a j j h c g i h a f g a
a e c c f a f j d e e c j c h d f h j
j j a i a a f e e i e j d d e b j b h i
b
h b
j f f
j a a e
i c d j j
d i g j b i
i a d e a c j
i e d i a d e a
i j d d j j e i i
f f c d e d e a g e
g g i b j j j i d c g
j g a a e f c h a a g e
h h b b j h d d j f g j g
h d e j a a g a f e i g i c
g a i c g c g c a b d g d g e
g d a i j h d d j e c g a a f g
d b h e j i b f e a g f f g c d f
h d g i b c j a e f c f a j e c h d
i b g d e c i e e c e a b c f e c h i
a g g h b a i e e c c f g j h j b c i c
i
b f
i g g
d d b h
a b g c j
f f a i g e
f h a f f f h
a f j h b f e j
j b i b j f d d i
e e i g g i i d f j
h c i f h a g c a g d
a f g c c j f a a j a d
a c h h h a e f e e g h g
j i h j j i h b i g d i h d
h g d h b e f a h d b d f g f
f d j b a i c i c c e f a b h j
f h b a e a f b j a g d b d j h c
j i c h j f j c g j g f c h f d h h
e c a g j d j e d h h g h i b b i b e
h j i a a g c f c a f b g b i a e g j d
f
f d
b f b
a h d b
h a e b b
j j a i g i
h g h j i a h
b c j j i c i c
d i e e h j c i e
g a e g c h g j h b
g g a j d j i d a e f
g i g b e b d g j g h e
i i c g h a g a b c f h f
g a e i h e j a h i d b d c
i b f e f e d b j e b i d a h
j a i h d h a a c c g d g j j a
f g f b h e e i i g e f b e b e g
e a c a j b f a g c h d h f g i f h
f i a h e i i e b d c a j h j g h d a
a g i h c j g i j f e i d c j d j b a d
a
e b
e a i
c j h d
h j d c i
f h c i f d
a c b i a b b
h e j j e g g g
f h a f d b b i g
b e f i c j e g c d
h a a e f h e e i b b
c f b d b j h c j e d h
d h i c f e g g g a e c b
d j e i a a e e h i a d c h
c j h j g e f c f a e d g b d
a c h i j a b f h h g j a d e e
e b i e g f a g c d d c i h i b d
i j d i b d i c b f i b h d c b e i
h d j c h b e f j d h e d j i e b g c
i g f d h h a g c a i f i d d f d e b c
e
a g
f d a
f h c b
g f g f i
h j i j g f
h a b b j h a
a d f f h c g b
b b i b b j e a c
e c b b e h d g e c
j g b d f e b c e a f
e h i h h h a a c c e b
e f e g f c j e a f e d j
g i g d b j e j i a a a h c
g e i c j i g e c e j j i c f
e b a i d c d b j e d c g e g i
f i e i c c i i f e d e f a c g j
g d e c c d h b f g b c e d c j a a
f h g d e b b e c i e d f e f j i i b
e b c f f f i d d e b d a d b h f i h f
a
b d
d c e
e i f f
c c f a c
e b f i d h
i j h c e j f
f d d d d f c a
h d c g a g e a a
e f f c d g d i f j
h e j c c d c i j h b
f g i g f b b b d f i h
i c f b j c a j i f e d e
j e h b f c g b c g a j c c
b g b b g d e f h f f f i b b
g i g d b b f d e d b e c h a d
f g b d b a a b g d c i c c a b j
b j b c a i a b d b d f g e b f i a
c j a d g j g g c g e c i h j i c g g
j d b c i b f d d d h b j g j i c i f i
f
d a
j h d
f d b d
d i g b a
d b f g c e
c f g c e c c
a a g h e a a a
f c d h c h j j i
a a f h i j b f a b
b b d g e e i h f f g
a j c j i i b b c i f d
a f d g i a d e f g f a i
e a f d g a g d i a h g e c
b d a f d i d i e g i e i b b
f d f d c b j g f i c j g e b d
e a a a b g d e g g a c e a f h f
a j j g b g c a a i a h g i c c f f
h a a g b h d f i c b e i i c b d h g
b h g a b c g j j c g d j f h d f h h j
a
e d
j c h
h d e e
h j c e b
i b a c e d
a j d c i g a
g c h j e c j j
b e j h a h d e h
a a b d j d c g e d
c f i a e e a g g g h
f h d i g e c h d c c e
g i f b e h f g h e f a h
f g b g b e e i a a f b f j
d h g b h e f a f e f c e f j
c d c j f d i e h a h j d d j e
h a c j f a f i e f e d a a b g b
e i c c j i e c i a j i j f f j j b
a e e c h i g h c a g j f h a d i a e
h h h g e g b b d i i b d e e d f d e f
g
g j
f j f
i c a j
c h b c b
d e b h g j
j i e c b c f
e i b f b g b d
d f d j h h a c c
h d d h h e a c f b
c f g b f d c b c a d
f j d e i d c f b a i a
c c c h c b c j a c d e e
c c f d b j a b i e e h j c
j h f c d e a i e d b j b d a
e h b f i e a j d b b g g b h j
b j b d a g i h a e e j f g j c j
g i b a b j f b b c e g e a e f c c
d f d h j c a e c i i f a c e a c i d
g j h j j h f a d g a c f j b e c b d i
c
f g
c b j
d a h c
h a j i f
e g d e e f
d d b j c i f
b a a d g e a g
d f e e g e c g c
g d e f d g e g f a
d i e e i c f e e f f
d a c c a j c g c g i j
d e j e h c h i e e d d a
f c f c c a h d j b c c f g
j j c g d b e b d e g j i b f
f a j d d a h i j f g j j d e a
f b b d f h f e a b c f f g g c j
c d b i c j i f c i f a i i i d e e
h d b f g h a g f c e f j e a e f j i
h g i b d h b d h b e g c j g h e e b a
h
f a
i c b
e d i a
b i d d h
c a j j g i
d b e j j j a
b j j d f j j j
d i d e h b a f g
b j i j a b j e h a
a e b d d h h i i b g
i d e b c j j g g e b a
b g h c d g d i i b f g d
b f j c e f a d e b g g f g
d e c g g a c f a f g a f g d
e f b a a h g e e j j f f g h i
a i e j h d h i g i d g j a h b b
g d h b h c j e a h e h e g h c e f
f a c a i f d h j a e i a h i j j e h
b f b j h i e f e i c b c g g c i e f f
i
b b
c a h
f g f b
d b i b e
b a c g j f
i g a a c h c
j d c j h a f j
d c i a f e c d f
f h f j d e d e h b
c a h a h j a e g i e
e c i f e h g i i b b c
i e c a e f e g g e h h h
c c c j g i h d e a c d d d
d j j i d i i i j d i c b g e
j j a c f b c e e a a g e c g d
j e b f c a d h c h b e g g h e g
h e f j e f f a d e h d d h h a g h
e e i j j g f b j j d j i e h b c i d
d b j h h h h i c i b h a c h b a b e h
e
j d
d d c
b e b d
h h f d b
d c b b f i
a d g i h h j
j j a a a f i e
i d g h d j a c e
g j c d a i f j a i
j c c e j b b h j a d
c d d c h d g h f e b a
b f j g h i j b c e h d e
f i g b g b a h i g d b g g
a b b d b b e a i a f j d b a
c i g g h b i e d a j j g d a c
c j d c d b f j g e g f g e f j g
c g b c h h d d d j b e a i i i e j
a b j g h d g d j h c a i i e e h c b
b i d c i a j i d b c b i i f a g h d f
e
b c
j d i
c h a e
e h a h i
g c c g a f
b d d h a b b
h f j b d f g c
b c i i j c g f a
f e c e f g h h h g
a f d h b h e i f g i
j i a c c f b d j j h b
i e b h c c b a d f i j i
c d g d b h h i d c g b c j
f a c h e a e f g h g g a d i
i d d a i f f i f d b f e e b e
e d c j f a h a j i h a j b c d i
e b d b f b d d e g i i f e g j i b
i g g e b f h h c e g f i b c h d i h
c g b a c e b h e g a c j i i a g d b j
h
d g
i i h
d i h j
j f a h g
g c g e i g
i e i g e h a
d h d j a e j d
d g h b h g h h d
h i f j i b i e d d
f a a g j f a h g e j
d f h b c h j j f f d d
c h h d d a e d j j d b d
j d g j g g b b g i i j h g
e a f g f i i d i h i a g d c
d d f j b b d f j d d j f i g g
i f d d j g g i g b b h g c a j h
g j d g d g j j g e a b g f i b b f
j d i e b a a a h a j h f a d e d i i
i f b f b g f c a a b a j e e f b i b g
b
c a
f h a
f i g a
j h j e i
a j g e h f
c f f j h c g
b e a a c e f b
e e f h j f c j g
j a g h a j h g j c
d d g f a b b a h j a
d h c g j j a j i d f b
a g g e c d i j h i i g h
j d a b i g i g f e d a b d
f h h h b g b a i a c b f i c
f j b b f b a g e b c e h b i d
b c c h g d f d g i g f e d g j e
h i b d i g g b e b a i b j e g e e
g i b e f d f f a b a c i b f a a b a
h d e i a d j d i f g c b j d d d b e g
i
d f
f c j
a i b e
d j a i i
g h f j i f
a b e e a a d
g j b h a a j d
j h d a e g i d j
h f g j f e h b h c
a c d j e f e j e h g
c i d g a a h b f j i f
h b h c f g i f a g a h i
c d c i b a j i c e e b g i
b d e a a g j h b b d i i d i
d b g f g g b i j e d f h h e c
b e d g h e j d g h c j e j i i a
g h g f j b a e a c f i h a b a g f
c h b i e g b d d a e i i f d a a b c
d g e f b f a e d c f b j c i e a g b f
g
i f
d g j
d b e h
i e g e c
h g b a c g
b b i i j b g
j c a h f d f b
b a h a b c d f h
f a g g e i h e b g
j d e e c e c e c i e
d b j i a i h a h i d d
b c e j a h i b j a e j d
g d d c d f f c c h g g b i
i d f d f j d j c i d f e c i
j e c d f d i j b c h e a g g e
e i g j e d h a f g d a a i g e j
a d i j h f j c c i c f d d j b f b
e f e a d e f i b e h f j i e i i i e
i c f f a b c b a g i b e c c a d e j h
e
i e
f f h
b f a b
j b e e h
f e f c g d
i d g a a c b
b d h f g j h e
e c j g f f i g d
d c a a b d j d d e
f h d h e g b f d f j
f g j i d g g i b b j i
g c h c h i j c j e e d e
h c i e d c h d h c e h e c
g e b b c d b i e d j h j c g
e j g b c j g b j a b c c d j f
h j h g c i b b e i d i a g c b b
f i a d d i b j b h c i h b a f g d
g h b h f c b e c d c e h c e c d b j
a f h j c d b g e a a i j c b b e e d d
j
c h
e f j
c a i i
c b f a d
a e g b j b
a f f h f h g
e b j g c b i b
e j g c f f d j i
g f j h f g a i j i
e j i g d j a d i j g
e f e d c c c i h b h d
g d g g h j c c h i j d b
a i b g h g i a e a c i g j
e f i i j e b g b g g c c h a
e i h i g j c b d b j f i b g j
e i d j d i h a b h a b a g c d b
f i f h f f d f e b b g j i i b b c
a a g g d a c h i i c j a g b d c i d
c a i h f b b d d b f f h d j c c c h g
h
b g
i j i
d b e d
d b d g i
g i e f h g
a d d i b i g
a i c f j b b d
g j b j f g a c h
e e c j h i d i e a
c g g e f a e h b a e
e b j g g c b d g i g f
a g c b e b h b j g a e a
b d j b d f h a g a f j i c
j b j j e a i b f a d g i j j
b g a g b d c d a i a f c a g b
i d b a i c c c d b d c j f e h c
b b f c j f j e b c b e i d i g c j
g g d e d j g e h j g e i i b f e h h
e f e d d j g i g b f h f a j d g j i b
d
d c
j j a
j g c g
e a b g g
e b f h e h
c i f h i j b
a f g a d g e h
i h b e i e d c h
i i i h h h h i d c
d c h i j j e c c i b
g c d h d f i h j g f g
c d i j c b h j g a b h a
j a e i i b j e f g i c e f
f c g h d g a b j e f f a f d
c h h h d g e h g a a f i e d c
a b e a h i b f c f a f i c f i j
g f j e i f j i e f j a i f d d a d
d c c d i i d d j a f d b j c e d e g
d d j d e a j b g f i c f j g e h g c g
c
f g
g g b
d f h e
i c i d d
a f i i f a
c a i h d g g
j c e b i d i d
b d c a f f e i c
j e h b b b h h e i
i f a j j c a h b b j
d a i j b e f a e j f j
g j d a b f a b f f h j d
g f e b c a g j i b c j f j
j j h i a j d e g e d i a g i
a f h h b j h d i a d c f c b i
f d a j g e a b f h i h g c d d g
e b j i d f f g e j f i f i a c h e
j c f f i f c g h g f i e b e c d i e
i d e g a g e c a h d h i d c b h j g f
j
b d
h j a
c i f d
b b b j a
j c f a a g
a a a b f d b
d b a a f b f e
d g a a i h c h h
h g g j i i h g b e
a g g f b a e d j i j
b g c j g a h f j a i c
i e d f e c a e i h h f d
f j f d h g c b b f f e c j
c c e j b h b e b g c j h f e
f i f b f c b g h f b b f g e i
e b e f j d a g c a a c h g h c c
e e j c d a h c g b j d g h b g j j
b d i h f j c h e e a d g g i c b g f
h a b b g e a f f a a f f c i b f b i e
h
f g
j e h
d g b c
e i e a g
g f f c e e
a d a f j g d
a c g a d i g a
d a b b i b g g e
c f e h i d h e h i
e i c h d i a c j g e
f i f e c g c d g f a d
f h a c g c e b j h e c e
i c a j h c d b e e f f c e
j h e a i c a h h g a d e a a
a g b f h f b f i b f g b e f a
a e a a h b g j a b d g g b j d a
h b d e b d d g b g j a f j f i h h
g j a c f i h c h f c b d f a j a h h
i e e c f h h j h a i g a h e h a j j i
j
e e
g g d
j e c b
h i c d e
b h g b b i
i j j j h b a
c f d c g a i g
e e a c d a f i b
b j h a i h j c b h
j g a h g e a j f c i
c h f h g j h d d f j a
c b c e a b h d c d h b h
i j a d j g j a c i g c a h
b d e b h e g c d g h b d j a
d i i b g b j b g f d h j b d g
e c b d g a d i d j c i e g f j a
e h g b g g e a b b f g e j d a g g
b h b h b j a e j f c f j e e f i d d
j i d h a a a f b i g g e g a e d b j a
b
h h
b j b
j e g e
g d j d c
j h d b e b
c b g j j e g
f d g h a b b e
h b a c h i c d h
j a h f c a f d i a
a c d e d i g i e a h
i b j a a e f i b a e a
e g i c b g h a b j c f c
d d c f j b g a e e f c b d
h g j f j d j h j a a b h f e
i g e j j d d d b d d f e h d h
e g d d i a e e i b i c h h g f a
a a b b c c d g j b i j a f g j g b
a i h g f h i b h g e c d d c i f f g
i h h e i h f a i e i h h a g g f e c f
f
e i
d i f
c j d h
b g e i a
e i f a c e
j f h j g h a
h i b f d h i b
j c g c i i b j j
h f c g j h b c h a
h j c b b g i g f g g
e d a j h g f i d b g i
a a a f i a d d i g d e h
h i j h a b h e i a f j f a
f b g h d j e j c e f i b f a
g a f h b a a f g b e a e h a d
f e e f a e a e d g a g h j e i h
e c i d b c g j j h f c b f c i d e
a e b j d f j d i a i b h b f d b c c
c j h c e g b f g a j g h c e j f i g i
e
g j
c a j
a g e d
i a j f e
i f b i a e
c b b e e d e
b g i j j i h d
b g b f d b j a a
b d d d j g e b b d
a f g g d a i b f b g
c i e g g j e f i g g i
a h b h e e e b j g a i e
j f g b f e e i c b a c f b
j h c f b c b c c e e j g d h
h a e i b c h b h d f f a i a g
g b h b e h e j a a c c a b j e d
j d b g d j f c f g h b g d g e g c
b i b g a j c b f e d i e a c a e e d
i h a h f f i b f h a d g e d j d a c j
i
c b
a i e
d i i a
g j i h h
d i a h e i
i d j c b f a
a b d b f b a d
a g d h e g d d d
c c j f e j b h f i
j c d e g d j f h h e
j d h a b d i d a g d b
d h b a b g h f h i b f d
b f i e f h d d d f i g i b
h e c e a e c a j d d g f d j
h g j g d a e h a c e b j g g h
h d e g i h h h g e a e j i c h e
g f e e i e a h i c j j i c c e j c
a f c f c e i j b a d g a e a f f i d
b a c h b e e e b j h f i a h h f g c f
f
f g
b i g
c e d a
d a d d d
c e j g g e
f e d e c i h
j i a d h a f c
h i b i d a c a g
d c i j e g a i g a
a d h j b h i i g e j
g b j a a b e i f i a d
g d c b d f a h c a e a f
b e b c a f f i i j i f h g
e f d d f a c g f i j j j f h
c g d g h a i h j b a e e b g b
a j c h g e d a e f f c e a h a f
i b i e a g h e j i g j a c g b j b
f f g f i i c a j j f c d e h i f i d
a c i b g c b a j c g i g g f j b f c g
g
f e
d d f
i f j b
f b h h g
j h j g i f
b e h i b f g
c e e j h h a h
f j g f h d j h d
i a d b i c h g f g
i c i h h h c e j e c
h g f d b a f i c i b h
c e a g e g h i b i g i d
f d c d c i g f a d c a e h
b j c d j c b i g d g a g f f
b e j e h f j a c d b d j b d g
g a g i h d a i e e a b b c g a f
e i h g d g c c d i g a a e g g h b
g h h h i a h i g d f h g a d j f g f
f b e c j i h b e j e a h a g a j h h h
a
a e
g h a
h c g h
c h g c d
i h g c c f
a e f c j d f
g f b e c a h e
f h a f e c a b c
g b i b j e h a h g
a j f b h d j i d i d
e b e h g f e c c f g i
j e c a b d c j g d d d b
a f h b d e a i b a a j c j
j e j j c a i a a j b j i a b
h c i f a c f h g i a i h a i b
d h d b b d a i h h e d h i c d d
c b g c f d g h b g c e d b h c g d
f a a a d i a a h h d h i f g a f f g
b a b a f i a e e e c h j g g a f j d e
d
d j
e c j
h e d a
g h c j g
j d c b e a
j e b e g e e
j i g i i f b j
g c i e d g f i i
f c b d a i a c c f
h e j c e f h i d j e
d g b f f e d d d e g g
e d c c h f d g h h c b a
a b f h b a e h a c a b e j
b h c c d g g i h d j h a a a
j h h b i e i j d a c j j b i a
b h j e d c d j i d g a a f e c b
e g b f c a f d b j h a h j j f d j
a b e h b h e d e f b b i a i e b b a
d e b d j h h b b g f i i f d j g h i i
h
j f
j f e
c i i b
h a j j i
d g f g c h
g c d j h j f
d b i c c d b a
d c c f d c d a f
g b a e a j g c e b
g g e g h h c f j b e
e e g f c g a h j f g g
i b d h j c a i d h b e g
e g h i e g j h c f h e g a
f f g j g g g f g d f a b e b
h e f a d b c g h a h f c c c i
c b i d e i g b j h e f h c j d h
b h i f c i f d j c e a a j d h c i
d j j f h d b j j c b c a f j e h c b
e e h e i h h e f d b f g a c j g f b d
g
j c
d e a
i g e f
e d a c i
b h g b f c
e e c j b h c
h d i c f b d d
e e d h d b g g e
h j a i c e f f f f
a i g j b j g j d c f
h a j e c e a j h a h c
g b j f i h i h j g e j d
d c d d i b d f b e d a c e
g d c b g f h i b e g h b a a
c d d i h a f b d a f a i i i c
g b e i i a j b d c e f c a d i h
b h i f d i c h i g a j h a j j j f
f f e d g i i a j d d f b j h i f j i
c g a g g b j b i b e g f a d e e e h j
e
h i
f f c
c j f b
e c h h j
h a c i f f
c h d a h e d
f i g g g c d b
a c h f b b b h d
d h c h e a a d b e
c j h j d f b a c d f
d a i c f a a g g c j d
e g a h e f i h h g d d i
b b e e d c h h c i i e c h
a d d h c j a c b i f f g a a
d g a a h g i d j j d i c j c c
g i d i e h i i i i h i g j e b c
f j f b e i i j d a i i j b h c b a
e b a c b a b b c g a d c j j d g f d
g i b a d g c h h j g f d h a g j h a b
e
b i
e b a
g f e i
j b a a j
c e i b b a
d f d c c a e
j b e i h a j j
e g g j b f d f j
d c a d h d h a h c
d g b j j h b j g g h
c a b f d b j e e g a g
i g h d h d e d c f a h f
a h c j d b i a g d b c c g
j e a h b g f c f j b c j b i
i a f f j d e h j j e j i i i j
a b e i e j j a a d j i e g a i i
e j f b a c j b a i e i d i c c i d
b b f j d i b d h i f c e h e c c a e
f b f j i d f h h b d g j f b h h f f i
g
j j
e h e
e d a j
g g g f c
g h h f b j
i h b e e j c
j g a c f h h f
g c h g b c c c g
g g b i i j j d c c
h e b c g f a e i b g
j j d h h g f j j i a a
f h f j j j d j d a j j j
b i g c f h c d e h e j j g
i i d c f d g b g e e j f a f
j i d i e h g a a d c c h g c i
f j h b g h i e e c g j e a i h f
d i f b g i c h a j d d h d j b a d
f e a h h e g i i b j g f a h f d c b
h j b f c i d d j h i b d a i e f c f b
e
e c
g b j
d c h i
e g d f c
b g g f f g
e j i b g c h
i a c b d i b h
e g e i c j b d j
a e i b i f c a d i
h b i d h j c a c e j
i g a c a c e i j f b a
g h j j j e d h d h i g d
b b g g h c d d i h b e c a
g i g g j g a d g e a f c j i
f a j a g g j d a i g b h f e i
c j j a d e j i a a g j i j c d f
a i c i d b b g h i b c a e d j d b
c i b i j i g e b c b c b c c e e f h
a i h e b h h d d a b f e a f e e b c i
h
b f
a e h
f c j d
h c c j g
i d g b h b
b b h j j e b
j a e h d e j c
b j b j d g c j c
b g i e a j b e e h
d f f b f e e g j d e
d e g b a e a j g a h h
j b g i j c c i h f j a i
i h f c e a f d a e g c a f
d d e i c d d e h c g d a a a
j b i b g d e e h f j i h e e j
a i j h b i g i f g c c e b c b c
f e f d f e j e j h g d h h b j e a
a d f b c a c a c e h e h e b g c b e
a g h c d g c j g h i b e j i g f j g h
j
e h
f i a
h j b b
i i f h i
j d j h i j
g i h c c a f
j e b b a h f f
g a i a h i g d i
d h c c j b d h h g
g b f h e e i i a f g
a e e g a c g e h g i b
d b c g h g g h b c d e f
c j d c j d e f a d i h e g
f j d e a e f a b f a b j g g
c b j f j h f g j f c c c c e j
f b f i e g h b f b d c d a h g g
c j j g d j g b d i c e i a j d c i
c f f i g f a j b i a f c c g e c a f
i c e f g c b i c j b e d h a h f i f c
d
a i
e b g
i i f g
a c f j f
e e i e d b
c h e e f a i
a h e i f h i j
i h h h i b f c i
c g h i b b h i c f
g f a i h g a j i c b
e f e i b f d e f b d e
d b i h j g c d a a e h h
g e e h f h f f c a d h c h
i d j a h j f d e i c i j f i
f d c a i e i i b i f e g e i d
d h a e j d c i e a j c e f d e f
g e h b e j g i i i g g g a c j f e
e a g f c e c j a c g f i h d f f e a
h i i h c c d i f g h j b a b j c c e c
c
j h
j b a
d g d b
c g e a i
e g h f g g
a e c i g h e
e j j c c h h h
f j g h b c a e f
h d f a d j b c d j
h f h h d i a h e i a
d i e j g h a j g b b b
e a e g c b c j d i e d c
b i d i i f e d a g g e h c
b d b d j c a b f h j h g h a
g a f d g a c d a a f j e h g j
i j g a c j b b e d i e g j f a j
g a f i c c i i b e i a e g a g a e
i c i e e c a b f g f i e i j f h e j
i a g f a i e e d g j j b a h a g e i e
d
b c
g f f
i h d a
i a h d e
b d e d i e
g h g b c f c
f a h e c b i b
f i h j i e i i c
j b g f e i g h d h
d e h e g j d b g a c
b b d g f b d a e e g g
f j j a d j h g f j e j b
j d a d h a h b e h d e c c
d h a e j d h f h f f h a d j
g g b h h h g c j g c g j e j b
a i a e a i i f e c c b g j e e g
a h i e f i j i c j f h i d h c b j
h e d i c d f f f a c h a b g c f b e
b c a j a f c f d a j h f b f a h j f h
a
i c
f a a
e e g j
a e f i a
c e j b d d
b c i d j f g
a f f i e a g h
f i g c i b f d e
d e e i d j i b b j
f g a f j g d f e a f
e g i c a a i d a b f f
c c c f h d b h b g f c f
b b c b i f b f d a f f c g
i h c i c e j j e f b e i a e
e f f a b g h e d g h c i e a a
c a d b f e i j d a d e j c j f e
e h c a g i b c h b a d j c d e d e
b g b d f e h e j i b c e e c j b i d
g b j b e f a j c i e f g j d c c b g b
a
d a
a d i
b e b a
g e c c i
e c f a a a
i h e e e b c
g f h j a h a b
h i j f c j h j e
b i i e f a h j a g
i d h h j b a d a a i
b a h e h j b i c a j f
c i j j g h c c i j j j a
f i a h a h e a b f e f a e
j b e d e b c b c f e a f d a
i h i c b f d c d h g b e j b h
e f d a e j b e i g j b e g j i j
c b h f c h e h j h h h c j g i d d
j a h e g g d h h h c b g g h g e g i
d b b a g h b j b g j b h g b a c j d e
c
h i
g d c
g b j f
c a d h a
a d i b e j
a j j e c j e
d h b c d h a j
f c c a b i i j h
d b i b j b g g i d
j h h d g i b b j a g
h a b b g a i h f j c f
i d f d h a a b j c h c f
b e j f a g f g d a f c d a
a f h b d g c i f a b c h b f
f g a j e e i d d h f h i f e j
b a f d b h j g g c b d a h d g c
g j i f b i g j d i j a j h h e e c
i b f f h g a d d b e b c a e b g c j
b f c e h a j i h h j b h h j g a a g b
a
h a
b b g
b b d c
c h c g b
i a i f b c
i g c e a b b
h e i e h e i i
c i e b e a h j a
h b h b b f d b b a
a b g b i c h i b e d
f d e g c h i g c b f c
j j j i h i b b j a j d i
c j b g f b e b j c e i i e
h d e e c e b e d c f h h a f
b g c d h a a f b d d h b c h h
d e f j b b f d a c i i e e c h h
c d a g i d j g d j c c i i c b i g
f f e f j a i d j i d e b j f b b d b
b d i f e a h i e h a f e d g b h c i d
i
a j
e f i
d b h e
a i b i f
e g j b g j
b f b j h a e
e i g c g b c a
e h e d c g a d h
h j d h d h b e a i
c j h b f j d g c f c
d h b e j a d h h d d h
c a b e c a g a d g b j j
a c c i h f c h a d e h b e
g g f e i f i f i b j j e c g
b d a b i e b d b i c d b b e i
a f f j d c h f h a g f f a i b h
g f i j h c g a e c g e e f c i b d
f i c g i e b e c d g i f g j h c b f
e e i b c f e f e a c i c a d d e e i a
h
f f
i a d
a a f j
g h h c a
c c i d a f
b j f g b i e
j c e e a f j g
h d f a e b f i h
d e b j b d h d i i
e i b e a a f h g a j
d f j e g h i h g d j h
h g j a b f i a j g j c i
f f a d h h a h f g g g b a
f j f d b b j a a h h i c i c
b i g c h j j b f e d i h c f c
f h d a d a c d c c b b d h j i i
e a e d h i a j j i b d j b g e i h
e a e h d f b i g f d c h c h d e e e
i i h d i g b g g e g f j g a h b d i c
j
h a
i j b
f e f f
g j h d g
f b a i e f
g j a b g j f
c h b d a c g f
f b a e a d i i a
j h a c h c h f e e
f i e d a g d j a a i
e d g f j b a f b h d j
g e b g a h f i i j b a d
g h e b e b f f i b i g e e
i b d i a j d j g a c j h a a
d c d i c e c d b g h f c i j a
i i f e h h a b d e f h a c d i i
f h f j c g h h j e e b g i h f a f
f j g e i a a i b i j h i h b f j b f
b e i a j g i b e f e f i b g d f a e c
b
a g
j i a
b h h d
j d i j d
a e i h g i
f j e h d a e
g i h j j d i h
d f f a d g g e h
a c b a d d d b j f
e a f a a j j h d b f
e g g h a d a h a h c b
g c f j i c h a j f a c d
b j a c a b h c g i j d f e
f d f h f j h b a e d e a c g
h e h b b a b d a i f e e j i c
h e g b c g b j d h g f j b c a g
c b f h d a i i c d e c e a i f c b
e f f j g d a b e b c g a j d j b i a
e f b d h h e a d j b e a e f i i a f i
g
e g
a d g
c g f j
f i i d g
g j h f b a
c i h c j g g
d h b j j b j e
i f d f g j e j d
e a e a i h h e f e
f d c c c f h d h a f
i a i f i h j g d g g f
b a b b j h a b c d b e a
b a c e a a i e i a a d i i
h d e e h a b b h c j j e g f
d j f g h c b g d d i j f i b g
h i b g c f e b f d d e c c e f e
f h f e a e b j e h c j g e e d j f
a b i i i a j g e e e i i h h b a h f
g j c d f g i e j g j b b f b c h j g e
d
e h
a g b
g j b c
g g g f g
g h c c f j
b i a i e j c
i i g i j i b a
g b d i a a e h b
i a j a c i i f e e
e d h i d e b e b f e
j e a a f j b a i f i c
i j a h c j c g a c f a d
h b a c g a f h b f b h j d
i a f f f b j j g j c c f i d
g i b c b h g j h a i e a h i a
e c b c b f a j g g g h i c f j i
d g j e i e b h f j j i d e f e g g
j b b e a a f i h i i g f b d b h j b
h e c b c a g a g h j j h j f i a i g j
e
g f
a c c
g j a b
f g b c j
f c a d i c
f b f h j j d
c d e e h c c c
c j h b b j b b i
d i a d b f b e g i
g j i f f g i f g d a
b j i b e c a e h e e a
c b b g i e d e a h f c d
j f a d c c c g a i a c d c
d a b h g i b c e a d d i c d
h j d c d b j b f b h j b e f d
f g a i d j a c h h j b a j c e a
a f e f i j i a b d i b i h a h e b
d e e b c h a a f f d h e d d g f g d
c b g h b h d d c g h g f b j h i j b i
g
h a
j j e
i j b h
i i c h f
g c g j b j
b e e i b j b
f h h i a c j a
f d g i h b j j c
b f j g b d i j e i
a d e g b e j d h b j
e a j d b h i a e j a c
i i f g f h b e e i a a i
j e g i h b j e a a d a e b
g b d f j d d d c f a h e b g
g c h b a d a b d b e b j c e g
b i g i e b i b c g g j i i h h c
c d a j d h h c f i b i a d h b j j
d i e e j g i b j e e f f b e f e d i
g d h d j c i e f b c g b d j i b a f h
d
e f
a a a g
j d b a
a g h a j
e c h d e c
i f c j c d c
e g j j e b f g
h a h j b f h e j
i i j h c c j f f e
c i a a d j h c d b h
f c e e h f h c e i c h
f d f e g a i g g g a i g
d e c f f b g c a j i c f f
e e d c a f f c c e h j h e g
d f e g d f e f g j d e j a c h
h g c f b g a h h d i c h h c i j
c a a h a e d c d d j a b d f f c g
c d i b j d i b j h b i g c h b b e i
f h d g i f g b f f g g j d e g f a c e
i
h c
b c c
f d j f
e h i e j
d a b h j i
h i c e e j j
d a g a i c h j
b d h g i j f e j
f d e e a e b h e h
j a e e g g d c b j g
d h j e h b i a b h e g
g g e b c a b d j g a h g
f j i b h b c f j i j d j f
d d i i d b i f f d d a d j a
h c g i b h e j c a a f h i i f
a a h c e j c j j h b i i b b j b
a h i a c c i f j c e h j a c f b f
d i f c h b a d d f f b e i e e g a g
j g g g e h c j c b h c f c a h b a h b
f
j h
f e h
b h g i
c h e h f
i e f j b h
f c e e e b e
j g h e e f e f
a a j b c j a j j
f f b a h e d g d i
e a i c f h h i a b c
b f e f d e e i g i h j
g a i a i i f h e d d j g
f j a f d e d i j i i d g i
b b f i e b d j g j f c c e d
i d h j j i i g g f i g j c f a
f h a g j i h f g i c b d a h c j
i a d j f i d i b h a j h b a d h f
e d d e e h f j b c g e c c g e d h a
h b f h a i b g e b a c d j c d f g e e
b
e i
e g c
g i c i
h b g i e
d a f a i d
d d g j c j h
e b e j b d h h
g c f b a f d j j
a h h e e d f i f d
i e c f h d e e i d i
c e j g d j e d c j g h
j f a b i i g e a d a c e
a a c i c g e f c h j a f i
j c i j d c g e c h e g d b f
i d j b i j a h a b b b a g e g
d e i a j b i d d i f g i j i f f
h i j f j j h j j d i c a h d g g c
b b g f a f f b h i b h e c h b f b g
a h f h e b e h h f a f i b b c j f c j
c
a f
j e e
i e b b
c a g j j
e g a i j i
h c e d a d d
e e h e e f i f
i j i g g j h i b
e j f c b b i h e a
b f f a g h b b f g e
e f i h h b a c j i h e
d a h e b h h a j e g a a
g e h a b c a b j g e b f i
c d a g a a d c h b c f e h g
g a e f g b i b a f a h h g h h
f i h i a d g b g g b g b g f f i
f f g b g a a c h f h g d a e f f f
a g d d b i j e d e g g f e g e a e h
e e d b j j g f j f i e d b g g f h d c
e
b a
f b d c
c a g i
c i e c b
j e h g a i
f a c h e b h
h e g e h h g a
f j i g a e j c i
h g i h j e g d c h
i j b c f d d j i f b
e d d f f g b d i h c d
g c d i a g h e b d f i d
b f f g e d f h j i e a e g
g e b a e e a g d a j e h j d
j b h e d i c b a g e a f i i j
i c c d h d e a b j g j b g j g c
f e e f i a b f g f b i g i c b h f
j d i b a g f j f c c j g i d d f c b
c a a d a e b a i b i a a f f h e e b d
i
c j
e a c
c d j c
b i i i d
b g a g b a
g j e a j a g
i j b b h j e e
g c j j i b e g g
b b j a c h e b a a
i g b c i j c g i g e
c a j i j f a j j f b h
d i g c j d f i a g a j a
c j f d h c c c b j j j g g
b h j e c d a g c c c h d g d
b c a j j a a c d b a i b f d h
e j c f h f a c g i j h c g h d i
i g f i h a b a c i h h g h c b a j
e f a g b e j b a a b e a g j d a j i
g c d i a b c f b h h j b i h i a j c e
e
g h
b j f a
g g j h
j f h i e
f f a h g c
g b b c c b b
i i e d j f i f
e e d i a h f g c
d d i j a d g j j b
h c b e f g j a e a d
b g j f d f f f c g h b
g c b a a j c i e f f c f
i h e i d g a f d f f a b f
i b g i j b c i i f b c c e c
j a h e h f f d i c a i h j e d
f f d h g e e f i g d b i e e b d
g j a h f e c e h c i i e a c h e h
j b d a d b b a g j d g f h g g e f c
g e c e a h h c f j d i h g c g i f g a
f
g h
f f g
f i c b
b i c g j
h j f e f a
b g d f d j b
g a b b j e b h
a a i a f i j h d
c h f b d e g c h d
c f j b b c e d d d i
d a i a f a j a a e f g
a h h a c b h h e b i h a
e g b e c g f j a i a j f d
j h j h g d a b i d h f g e b
e h h i i i j b g f a j c g b i
d c e h j d h e c c b a c f c e f
i j c a g d j j h b g h c j d j a d
b h f h j c d c i d a e h a j b i f b
h c g a a c h g f c h b b g f d b c h h
c
f i
b b d f
f i e g
h a f d i
b b d a h f
g g j a g d i
b h i e g b h i
j j f j j d h e a
f h a a i h g e i h
i e f b b f g g c h j
g g a e c e j i b f b j
j d a f g g a c i h d e e
d a e d j e c h a j f b e a
b d c e g f d f h j f c f j e
c b j i e d h e j a h j b b b c
b g c c c i h d h e e d b e c g b
e h f i i d b g a b f i e b d h g b
j i d g g a h g a a e a b h c c e c g
h b i d d f c a h i i j e i j h f f j h
h
c a
f f j g
h j b i
i f f j i
f h f e a a
b g f h f c e
j h g c a e c c
f j j d j g j h d
h c c b e a b j b e
c d g j a e e i h j e
i f e g e d d b e d i d
b b c e b j f f b g h g h
e j b c e i c f h b b g c e
b a d c e c g j d j d e h i h
j c g b i h h h f d a e f e a h
i c d j j j h f c f f j f c i h j
c g g g f f c a a e b e j e g c f c
i a e a i h f f b d a i e b a h i d a
g f g i f i a h j g b a a e i e b d j j
c
g c
e d b
e c g g
a e h e e
c j a f h a
a e e d j d h
a f c g d d h e
g g i j f j b e e
a j g e i c d e f e
a c g g a e c i e h j
b d j c j b c d h a j i
a a b c i j d d j f e g h
f f j j c i e c b e g a e i
d d d c e a f a e d d a d b h
f e j a f c f a e c g d a i b i
b j e i b b b f c j i i f f h b j
b i g d i d e g f g a b f g g e i j
f d a d f e c e d c e f g i a a c h h
d h i b h f c j b f j d i c j f i b a a
f
f h
h h a
e i c c
g e e a e
j a h e e i
e h j j f h a
f g g i b b b d
b a i j a h c d d
c j f f j f c a i g
d c b a d c b c i g b
f i c h a h f e g j a g
c e h c f c d h j i b d i
c h i g d e h f a d j d b a
c f d b e b c c e g a h h b h
f g b b c b d a a d g b j i j a
b c d e a e b e b g e c a a j f b
j j e e a d g j c g a g h i i d f e
d b c e i j i b a e b f b g j a i g g
e h h a c i e f g j j f g j b h g a i b
f
j j
e c a b
b f b a
c b e f g
g c f f b e
h a h d g b c
d d i b h e f e
b h j e b b j d h
b h h e a d f i c a
e g c i c a b a i f b
b f c f d i d d h g i a
a b i a h f i e i h i b e
f j c f a c f f c e d g b j
j c b i h i b h f g c a c i c
e i e e h j c c b f a f c h d j
j i j i b g j b a d h g d b j h a
e d h d c f c a e f b b e h f j a g
c g d f i i e d e f h j e g i b d h j
j i f a e g b e c a j i j h f h d c g c
b
g j
a e a b
g a g j
c d d a e
h f e g f a
j g f d e h e
i b i c f b g e
i j i c e f g g j
g h e b b b f f g g
c a i i e a j d a a b
a g a e e j b i b j h d
j g e i h d c h i d c d h
i g e f e h b b h f g j f j
c c j j d h a g f c i a j d i
c e a e f h c b h d h i i e h a
g c j h e c f f a g f h c a g f h
c i d a b g i h b e e d g a c a b i
c e i g j c a i g a b e e h a j a f c
g a e a d h e c f h i i d h i f e a h g
e
c a
g f d
d b c a
b b c e e
e f j b c h
c g a d c h j
a c c g f a a h
d c a h e h a j e
e b b h g g b e c f
f g b c h a g i e a b
i b e f a c d c i g b e
e a e g e g a j b a j h f
e i e b e e c g g e i b i b
e d i h d d e e d e d h h e c
b c g e j i c e c j j h e d h a
b i e d b j e d c e h f g c e b g
i d g c d j c e a a e e f g e f a g
h c c a i h g i e g i b h b a a c c a
e i h i e h b d i c j i d a i i e d i i
f
g d
g g f a
g j h b
c h d d b
g a g b b b
h c e e g j e
h c g g c b j a
c f e e c g f i f
c g d h b e h g b g
d b i h a j c f c b h
a c a f j h f c i h i a
f e h h f i d j b c d g f
j b c d a g d g e b f e e a
e d j h d j b g c e b f h e b
b a i i h g i e d c e h e g b d
d j a d e e g b d j h i h c a j i
f h a j h a h e i b f e f c c h e h
b b d f b a j e i j j j i g j i j g d
b d b f b j d h g b a g g j g j d g i c
h
b g
e i b j
f j d c
b h b h c
d i d a c b
h i f i c i c
a a a j f c d i
c g f a b b b b d
i g g j i f e g d g
j i j d i h a e j j j
f g h i g c f b f j e a
c i f h b j g d h g e a c
f f h i a g a d h a e h a e
g j a b e a g h g c i i e b j
i a b c b c a g h e a a d d g d
e d e h b a h h g i i c i c g a j
b b g g a b b f i i a i b j d c j i
c f f a h f i a e e f i g c g h e g d
h g j c c c i h g c e c j i i e a h i a
d
c g
f b d g
j f a d
g g d j d
j f c f j j
h b b b b g i
i e c f j f a j
i g h a e d g b a
f a g j f e h h i h
i d h e f a f d f b j
a c h i a b i c h h e f
a g a g e g f h b h i c d
i a b c h h i h c d c i h g
h d c h b g i c h f f g f h d
a a g i j j j c a g c h j e e e
a i d h f g g f c j d b b d j c g
e a h j b c c b i e c i i a d j b g
f f i f e h j d e j a f f e h j j i f
j d h j e h i i h i g d j e j g h c a a
d
c b
d f c a
g h j h
h g h f b
i b j d d e
j e h e g d d
j j j g f g f h
j i i b f f c f d
a i e h d a f e j f
e g c b f j d e f e c
h d h g a b h e h d d a
a g f h j d a j b b f j h
g e b c b c j h h j e b c i
g i f d i g a i b c h i c a c
i d d i c i d i g d j a f c e e
i c h h d j g e i j i a e b b e g
d i i h d d j a d h c a g g d c g c
e d g a g a d b f e d b b c a i d f j
g e c b e c b f e f j i j d a g j g b h
g
b e
a c h
c h b h
g e f g e
h h j a i b
e f i d c h i
c a c g g e a i
f f j i f f j d b
b e j g d f h e j g
f b i i c e b a f g i
e g i j f i c b e g b j
d c i f f b d f a g h j h
d a d b h a g i c g f e g a
g g c j c f b f b d e i g i g
e c i a e d h h f a c d b h e c
a e j h e g i a f b a a f g h a g
b f c b b b d i j i c b h e f b c i
b b a d i j h f i b i e i c f e b i e
e a h j h d g c e g c e f d c b f i j c
j
c d
j j i h
g j j g
b f g h a
f a c f g a
d c c f f a a
f h i i e e e h
j e f c f g e a i
e j e d g g g f b c
i e a f h i g f i g i
f g f i d f b d g b h h
c i a j c g c e j a d h d
h a b d b a e e c a d b a j
g i i g j d j h h f c e a d b
a b b e f d j c f i e j d e b d
c c h i h j e i j d g a c e g c d
a e a b b e j j a i j g j h i a a j
a c b c a h c b g j e h j h d j c b b
h i f h d i c h e d d j i j h d e f d b
c
a e
f g b i
b f a d
c i e h c
e c e e a d
d j h j a e g
a e c a f h d c
i d h d d e d h i
a a i i h d a d i c
b b f g j b f b j h j
h g e b c g f i b h f g
a i f f c a g i g g f d c
d j f b f e e f i i i j b c
e e g b e j d h c c h j e b h
c d b j f g e d g a a a c i j h
d a d a i d i i a i g g c i i e g
b h i g a b e j c f f j f h d i d d
a e j g j b b j a g j f j g d a e h g
i j e i i b j f c e e e i e a g a b g b
j
e f
i h j j
a i a i
a c g g g
b b g a j c
c a d g e j a
h e i d g h h j
e e d d g b g g d
j h d i c b i c c a
j j h d i f e j b j b
b d g d i g g a b f j e
f e h b j h i g g c g e c
d h h g j h a f i j g c e a
e f f j d d i c a c e b b c a
f j c b b g e j h i i b c d h a
i e j h h c a c b b e c j h c d g
h e e j j i f g i c g e e b a j f d
f j g a d e c h g j e j h j d j j a h
i b d d a i h a f b a e d i c h g g c c
d
b d
g b a
f a d h
g j f e j
g b e i g f
b d c d i h d
e c j j f g g d
f j g a d f f g h
f j a h d d d f b g
a f d a f h e g j j h
e f i g c c f f f h b e
i d i a d b e i f b f g g
b b c c d a h i d g d c j d
a a d f d f j c e j c d h i e
c j i i e g h a a e i a g h a j
a e g i b g d e e d a a j i j i g
h e b h d b j a d b i b g h e e h e
b g c a c a j f e d e e g a a d c a d
c b e j d g i f j i j f i c b b b a f f
d
c e
f f e
a d a j
c h c h i
b e e d e a
j h j h c h h
e e a g f b g c
e e e i d e d h h
d e g d d h c j i h
d d a g j a f f c i i
h h e c g f h b c g a a
h a h a a a h c a e b j i
j b g f e f e g g h a g d f
g b e h i i c f b h j i d d e
b j d d f a f c f e c a g a j e
b g c c c c a i c b b e j i e a c
e f b b h a d b g g e c a i g d d b
c f a d b i d h f j b d c d e h g e j
c e d j e i a f c j j e f i b f h g e e
f
f i
c e f c
b d c d
a c e d b
f e a h h d
i j e d e c h
d h b b a a e h
b d a i e a a b f
b c i j j h g a a e
i i j i d j g c e e f
f j a b a f d g e j i f
g d j c d d a h d e i g h
d c g b d h e b c i j a f a
b g c b h h b a a g f i d h e
i b g j d j a j i i f i i d f i
g d e c d h d d d b i g g d j i e
h g c c b j c a b f g f f e d b d e
h f b i a d d i j g b c a d g g f f i
f f j e g h j f j h e c g c h i a h h e
f
i i
f f a h
e e g d
d f d f g
c b c e b a
f a b j j g g
c g g b j d i b
f h e i a h d h h
b b c g j g d b d h
i j b c b b c d a a j
d c f d e a j j f e e j
e b c f h i a b g j f h b
e g f b i g e j e c g d d c
c j d i h f b h g c f d f b f
f b i h f d a b a f f f g f h f
f i a b b i i g i a d h i d c a h
j f f f g e d f b e f h d j j f b f
i i j c g c e h g f h i j c g a f h c
e g j b j f j g c h f f d c d d e f c i
c
i f
c h j g
d f h b
j b j h c
j a h d h a
c h i i d e i
b c a a e b i h
g i b b a h f d g
d e e i e c c d i b
a a f i a f i i c d f
j c d h e i d f d g e e
g i i e j f c g e a h j c
e e e j g a h h i i c j g h
c b a h d d h b b d b h i h a
i h d i g h a g j a j h g j a b
d f h h b a b b h d i g d f i a c
d j e i c a a d a i e h i c d e d j
h g b f h a f a g e c g c c f d e g f
b a b b e i g e d f j j d b c g j e j g
d
a i
g h e c
j i h c
e b j i g
c h h j d a
c f b f c g g
d f i c c j e b
g b e d e j i h b
e h h e d e j e g h
f i e j i i g i g d b
f b j d i c i b j j h g
j b d j e a i g i b a c f
b e g d e b h g b c b e f c
h i c f a d e c h i d b g j i
f j b j d c d d b a d i i a i b
b e f e i j f e b j a b j a e h i
f a f d h a b c f f j f g h b c a h
j h f a a g i g g e g d c g e a e g c
i i b i i b h a b i d f b b a h h f f a
b
h b
a i h b
i g i d
h f g d a
h h c e i j
i d g f a h h
a g e a e b g c
c e c i e i g g f
g f f b c d b i g f
b b i f g d e i a j e
g a f j g i j b h b h g
f a g b a c c e f j g e j
b j i b d a b g f h h e e i
g a h h a h e b b e a c b a h
j i d f d h i f j c a d g f c j
g h i f j c h b g b i a i b c a h
c j j j d i c h g e h f a e e d c h
e f f d d c c b g c d c c a i f i h j
c c b h h b h e b a c i d h c a h g i h
d
a f
a i j e
b c d c
b g d c d
c e e c c a
c e d i i e g
i a h f f g f c
d c h j h j i j a
a i e i h f g h f f
h i a b a f d f c e h
e i d h h g a g i b j e
g g j e b i j i f j g b f
d f f g c b c d e d h c f f
j g b j g i c a g i d i i h c
h a d g d e a g a g j j h a f h
g i e c c e b g i d j e a c a b i
h h d e f g b b i h h a g e b f i d
h i d a f g f g g h h c d a j b j f g
c a f f j b j h f i g e a j g a f g c g
d
d a
j c e
c b j i
h f j c f
f i i d b d
c d h d a d b
i h a d f g a j
e a b b g f i a g
d f g i b d g d c i
a d d a h j g f j d f
c g h f i c j g d h d d
h i e j i f j e a i f d j
a b g i a a b g h c b a e e
g a i e h b j a j i f g c a e
g e c c e f c h b j c j g d j e
i c i b g d e a i f a b i a g a f
b a e e f g a g d a d i a a e c f h
e d j g f c e g d i i j a j h d j i a
e d f b d c g c g j j j b j c b b j i i
c
g b
b d b i
e j b g
a b e f g
c b g e i h
g f c f f f b
g e h c e b b g
c e h c f f f a i
f f c g i j e g g j
f i h g c h i a h i f
f e a f b j j a f a e e
f j f b h a b d b j b f j
j b b i d h j d f i e d g j
g j f f d e e d e b g b a i e
d f f f d d j b h g a c i j i d
f a j e i j a j a g f f h h g b a
e i d e a a f h c a e c f h d e b f
j f g g a g a i j f i b a d c b e f i
i d i b i e j e b a c a b h b i c e h e
e
j a
a i i c
a a e a
i i d g h
c j i i h a
d c d i b c g
c j d e h g g j
c g b d i h e g c
j f e c d i a c j j
i h j f j d j j e g i
f b a d c j h b a c h j
b g j h c h c c g b j b f
d c e h i h i g i d e d a i
b e e b a g f f g g e b d a h
e g g b j f g i c j c h g j h d
a i i g d h d h j e d c h h b f f
j d d b f d i a b h i c c c a d a b
i a a i g f i a c i h a h a j a d i d
h e j g i c d h h e j f c g i i j g i h
h
f h
e e i f
c g d f
i h g b b
j a h f g h
e c c e b f h
c h e j g g e h
j f i f j i e f g
e f g h f g d j c d
a b j f a j b d j h g
f f a d g c e h c g c f
a i j h i j g g f e a e a
d c j f j e g i b d i a a f
e i g h e f d f j i d h h b j
a c i f j c g h c i d c j b e b
d i e f b b i b f f b a h b g b e
b g a f h h f h b f h g j g e i e j
f h b i e e h j i c i b b i d h a i e
i g f d g e g g i a a b c a d e f f d d
b
f i
i h h f
f c e g
j g c j f
j c c f j d
c h b c f b j
f b h b d h b c
b e c f e j e a f
f b d j d c b g d d
h g d c c e i h e d a
j h d d j c b f b b a i
a i j j d e c j i c e f g
c e e b d j g i a h b f f e
h j c a e g b i f i d h d b f
j g h g h e h g j g d d a d c h
e i i c g i g h d c h d g a h h i
i e h e i c d e i h b d e c f d a a
a f h b j j h j i a f f g j a d c b i
c i g e d e d d d f h b a c i d g g i j
j
h f
b b h b
f g j j
j d c d c
i i c g b h
d e b a b d f
h f g a d e f c
b d j d j i j d i
i a d j a d f e c j
b g a h h h b i f f g
b a a f g e b j e h i h
g e d h d e c a f c h d d
e c j h b d a h f i g f d e
g e j g e h c e d d d a f d c
j i b e c f j i h i f b h g c g
h b g i f g e f e j e a h e h j h
f b f g f i f i a f i c d c g i c h
f i c j i f d f c i f j a c g j d i j
i b e e i h g j c d j i c d h d c b f c
g
a b
b a h h
j b b d
g g i i e
i e j c d f
a f a a g c d
i a e g g d g c
d a b a e c i b h
g d f h a b b j a c
h a b e i j j g j g g
b i e j c i b i b e c i
f e e b c h j c d d i g b
j h a d b c d g c j g c b d
c b c b g e c b e d f j a d b
g b g j c j a i h c h e i j d f
g h h d c i i h g g i c j i c g b
h j b f a f e d g c j i b g f e g f
b d i a c c g d j i e b a h i e g f e
i c b j h g i e i c j e j b j h j f e d
e
i f
i d g f
e j f h
e h f a j
g f c i i b
h d e d c a b
f d a i c i b e
h d h e e i j g a
b b i b h j b f h i
e b f b h e h j d i h
h a c j c f b i g e f b
h a j d c f e c c a c f b
g b e e i i h d c j h c h c
e a h j j e j a j e j f e c h
i i b d c b j j j d f a b h e f
b a e f c g h g b j d d e f b a c
c a h a g g f i d d f a g j d c a i
i a a j e h a g a f e i i b f b a h h
d j g a c g g g i e i i a c a d h h j d
j
i b
h i j d
e e f c
b a c h i
e b j g g d
j i h a e i c
b i d j h a a b
b f c h b g d f d
e j a i h f d d j c
f i g g e h c d a c i
a d g b a i j a b j e f
c j b b c i j e e g h j b
i d b d g b j g h j g d h c
e a c e c c g e d f b h e e d
a f g h i e f f i c b g i g b e
d g c h d i e b d h c g g j g g d
d b g g c e i d j d j d d c g f h i
j d e f c h f d f e c j d g d a a e b
i j b b d d c f j b g h e a e d j i g h
b
h f
f b f e
e b h h
h i e i d
e a a j i g
h j j b a e e
g d h f h b g e
h a d a a e b e c
d j f e h c d b b g
j h c e h c a g g f i
f e b d b j a j c b f d
i f h d g b e f b h d e c
h a f a f j c e h d g f g c
e i f d i f h g c d i j b e e
c h i c f i c b g c i a d g j i
h f f c h g c j b i j f b b f c f
i i b f b f b h c d c a g c a h e b
e a f e c c i a j g i g b e e i a d h
h i f f h h g a b b e b g f c g j d j h
e
e j
i j e h
c j b b
f d e h f
f g a c f h
g c g d e f f
j j c g b e a b
a b h e b d f h h
a b a c i j j f j e
a e a j b i a c b g b
g b c f f g b j f i a a
i g g h d j h i e i c d c
f g e d h g a b j d j g h a
c i f j i g j d c a e h i g d
c a j c a f j g c g f d b h d j
c a d d b c e f j g c b i c i f g
a b a h f g j j d g a h h d b h c f
h a f h g i g h b g e d i g j g g j a
j c j j b f g c i e i d f e e e g i h i
h
i j
j i e g
f h f a
i a g b j
i e j a h d
f d g f f g g
e h f j b j c a
f g i d j b a a h
e h b i g j f b c c
a a j b c j j b a c f
h i h b i g a b a d b j
d d f b g f e e i a g f g
j c g h b e e e d b f f j i
d j g i e e i i f j b g a c i
i f j f h b f e a g a j d d b d
j i c b h f d j h e c f f f e a f
g i j a e f f h b c c e i a d i h b
g e e c b b h a c j i b h h e e h d b
g g a f h h j e f i i e a a e c d c i e
e
h b
j i e a
e h b f
a e j c f
d g h j g b
i g f g i b g
a d e j a d c d
f j g g f f e j c
f e j a g e c i b a
a c b g b a c g d j d
i a b e h h i d j d e i
g g j c h d i j i g a e b
b d i i c a e g d c g c d h
a h d c a h h e a b g c i d c
j j a h j d a b d f j d e c e c
b b e f b a a i c a g h b j j b i
b c g j i f a c i h f b e c h g c g
g e b i a a b f d c f h i d f i i d c
b f d i g i b a e i d c j i i h b a j i
c
g g
b j d h
c i i c
a a j b i
j e h a g e
d h d i b j d
a d c e f g f g
h d i i b b h f b
e h j c g e e e g g
h c f c c i i j d e d
h e c f f i g c d f g i
g i i i j i i h h e j c g
a i d f f h g h b g e g f a
e f g f g f j e j h i i f j c
d d h h j h a e c d e d d b d f
f b g b h i a e e b c e c a g f j
b h h c d i a j j d i i a a e d h a
e e g e i f c e e c h j i e i c b a b
d d f d a h a e e e i h i a h g d j a a
g
h f
h g b j
g g a j
i d j i g
h i i c f j
e b a d a j e
j h h i b b a f
d a j b c g d f a
e c c i d e c j i f
i g j h d e j c i e a
d j i c f e g b d f c j
i g g f d j e g j b g a a
f h a d i c d h d h h h e f
a h g e e i g d g i b e d g c
e f f j g f j j e j g f i g d e
b c i a d g b b f h a e f j b f b
j j d g j i e b j b j d d c d i e e
a c d i f c j e h h j g c f i f g i e
d h a b e d j j i d e e h a i j h a e f
a
e j
b e i h
h h e b
b j i a d
i h b c g d
i e a j h f g
c i b j a a f f
b b j c c h i j f
a j a i j e j b j h
i g e i h g j d a j d
c e e c e b h i g a i c
i b g a b f i g h i i f j
j b c j h f j h i c e a j d
c e h h d d f i c h a j h g c
h g i c j e c e e e a a e a a j
e d f g g i i d h b f a i i b i f
h h j e e d a d b d f c h c j d j i
c d g e i a h b a a b j j e b d g d d
i g e f j c g e g b h b f e j h b b b a
b
h a
f h d g
h b j a
a i j j j
h f i i i g
f c g d b d j
h d d e i h a h
a b g f c e h b i
a g f g h i d h i d
g e f c j j d i i b f
f e a a d e f h b b d e
d f h i a i e g h a d c d
f e c b c b d c g h f b g a
c d b f d g g i g f i b f b g
d g d j h a i j a b b g a c j f
c j b g c j f f c b j g c g b h f
e a a d j j a d a g e c h d f g h d
f f g e f c j h i a i i f b g e j c g
c h g a g e h b b e d h i f a b e j a i
b
j f
f j e b
a j h a
f f d j f
i f d g j b
a g b i b i j
g g f c b i h c
c g j d f g d e g
h g a c i i j i j i
e a i h f b j d b c f
d a e b i g j f b f i e
b j e i j d d i e a g e h
j f h a d i f b a g e b d d
a h d g b j f f i h j d b b h
g c c i f i b j c a a d e c a j
a f h b c h c j h f i a a f i b h
e h h e i a h h d a d b c c f a i g
h e f j d d e h j g h h h c c c j b j
f i c i j j i f b g c f a h i j j c b a
e
b d
g j a e
b f e e
h a i b c
h b c j i e
e d a c e e g
i a f g c j e c
a c b f f j a a h
i g a j i f a h a f
d c g a h e e j h f i
e c j g a c c e h e f h
d b g f h e b a i c f e e
f d c d g f c f b j b i g h
j g j j e a j g b i a g h j b
b j h a j b j c d g c e g j f a
g i e a f h b i f b j c i d b c f
d d d f d f e j g d j h e b g i c b
e f h a f d i c c j b c i h i i d d h
i b c f a f c b a d a f a a e j a c j c
i
j d
h g i a
a i e i
f e d d c
b h c g a e
g i f h h c f
i a e c a g j e
h e e h d d g i c
g a c i c h i j a d
e b i h a c i e d e c
f a b j c a e b c b d b
i f c h j e i d j b a a a
j f j b a e f a a c i b j i
i e e g i j f b f a f i h j b
e i f f i i j j f e a g d d d d
d f e a a b c j b d d h c i f j j
i h i b i j a b c j f b i b d f i b
e j f j i a d e c h f h i i b j i f d
j f g h h a a a b g j h e a a h j d c a
j
a c
d e c i
e f c d
f b b i b
g d e i f g
e h d e c b a
h e c j c c g a
c c c e h e g e e
b h j f i a h b h f
c a i h d c j g h h g
c h c c f h b h b a c e
a g e a f c i d e d j f a
b f g e j j h e f d a j j h
g d b c h g j d j d g i g i h
a h d c e f d h a h h e g j g g
g h j a e i h e i h c g e b d h c
i h b d c g b b b e d g d c i g g a
f h j i c g i c f f g j g b e g i b b
j e f a f e i j e i g b f h h c i f g e
c
e e
g e e i
b d b f
e g e j f
a b a d i b
d e a i d c b
f d h h h j i f
g j h f e g j g d
a h a j j b c h e i
j e j g e e h e b b j
b g h c i j f i j f a j
f f d c b i b f g g h f e
d a i c b h j g d j e e f a
c e f d d g d e c c e f g e c
i f h c e e b a i d f b a h e j
d e f a i i e f i g d e d g b i g
i f e d h a j b a i h f j j g a c j
a e f h i f f f f i b j a a g g i c i
h i c b b g f d f f b i g g d b e e f a
e
d i
a b j i
h e g c
g e f h e
d f b d e a
j c j g f i e
i d g h f i f g
b c b e f a d c h
b j b e h i e f b f
e j h i c a h c c a e
h d c a h f g b e a i e
b j a c b b d h b h e b c
a j e c a b j a j i a b b i
c e i j e a f a c j e e c i c
d i e d a g i a b e b f j a h i
f a b i d d d h e a g a d g d a d
e a f f e j g j g h h c j j h i c b
i a j e d b c i b e e c c c a i g c j
a f e g b f d j b e b h b j f f g g a g
g
d f
g a d j
a c d a
b c f j c
e h i h b d
h e g e f h g
g c e g i c g d
d i f d a b h b j
j g c a e c d i i i
b c h f e j c d b h e
g a g d j d i b b j g a
g g h a f c f g c b e h i
j e h g e d a j h b j j i f
c h a e b h f a b e f a c a h
g h d i b g i i a b g c i i i b
h c e b i f h i b c e c j i c f j
d g j f a b c e j b i a h g b g f f
e a g c f a b d e c h i i j e i d a f
g j e a b h i d e e j g j h d j c e a i
i
c g
e f f i
j c b b
e g i f b
c i c b i i
b h e g g d j
g e g d d b a h
b a c f i g e c d
f g j g f j e b d f
i f e d b h e j b c j
j j i g a c d i j i e i
b a b a h j i a h h g j a
f f a d c i a d e e f c d e
a b g i f g b e j b h e h g g
a h i a b h j c a i b i c d i h
b a g j b g a a j a f j j h j f h
g c d d d e h g e a g j j d f c c b
b c e c f j c g b j d f a e g d d h g
i i a a h h b j b c j f f e g c i c a a
i
i f
e a g h
d g a d
c a b h i
c f c b b j
d a f i c i f
a d f b b h c a
f d i a i f g a e
j a d j d g j a g j
d j g f i a d g f c h
d g i j e g a g i h j h
j i d j i e g i e b a g f
d i i i f e g a g h j c c g
f j i f f b g i b i j g d f c
j e b i f f e a f h a j a b b h
c i h h h d e d g c d j h c a b b
i f b d j i f i h a e e i i g e c g
a j d e f a f b d j c c j d b f j j g
c e b d a b b i a e i b f d b e c b g e
c
g j
e b g d
h a a e
b b g d g
j f h b d j
b h h d e a a
e h g b d d g h
f f c d h b a c b
e d e d j b i a i c
i d d e f c f d b g a
b f e e g j g i h c i g
f c c b g i i j d h j g c
h a j e f d j b a g d c g f
i b c g h e b g j b j g j h d
a j h d d a h g h g g h e i h j
e g c h d g j b c j c b i e g b b
h g j a f c h c h h g d e f d e c c
c g a a h h f d d f b c b h b i f g j
h g j i a e f j i b c j j i d j i h i j
b
f c
i h g i
d d c a
d d e j b
f e g c g i
a c b e f a b
c c e a a c j g
g g a b j d e j d
j h a h e b g b e b
h a f j b g h g g c d
c d d e h f f f h a h b
g h h j h c a a j e h h h
a d e a f e e j c f e e i f
i e f g d g h b d c j b j i d
c h f d g f d f i a a b g f b g
g d f b f j b i f i g f j f i g a
b i h c c g f j h d b e d g g h j j
b e c e a g e b h f c b d e j e e a d
g e d g b a b i g b i h a h g g b c b j
d
c d
g h j e
c j g g
b g i i i
d i f j j e
b e i i h g f
e i i j a b h i
b e b f i i b i e
c c c c b d b j i d
f a h j d g c c g e c
i b b f a j b a e i e e
j i h j e j b i f i g b i
f i b d e a e e j g d h i j
f d a c d d i a e e e i g h h
h d b a c a e f e f e e j g h a
i e b g d h c e g d b b a d g e j
d i d c i d a b c b e e a g f h h i
j b h a j d d a a h c e b e e e h c a
c d e b i h c g b a h f a g a d j b a c
b
h e
c a b b
b a c f
c g f c a
g g j i b d
c e c a j d i
i c f b a h b j
a d j g g h j g f
i h e e c j h c d d
d a h g c i f j e j j
g j h c b e j h b e c g
d h c g g d f c i a d i h
j c h b j h c d f i f h g a
a g h h g h c d d d c c d j h
d d a b e e f i a a b a a c c f
c g b a h h i a e e j e b g f e e
c e e f h d d f a b c f h b j c d b
b g d h f i a d g c b i j c h j j j d
c a f b f g a e a e g e c c d f c h c j
c
j c
h j a f
b j j f
d e g i d
j a a d j b
e e b i j g g
a a j a b j h b
a j i b e c d a d
i d c j g j j g b h
a f d a g g a i f a g
d i g g h f g a g b b i
f i a d h d c e h h j d i
j f j h e c h j f j f b a d
i g h d g d b g d e h f i d f
h h f j i f d f g e d e a f g i
c d a g f e i g j c c d j b f c c
f d a d f f h i j j i b d a i c c e
g j b h h h j j b h g a a c e d b b d
b g e e j f g j d j a j d g f f h a g f
c
c a
g a d d
h a b h
d g c b d
j c h e j e
b i e f f a f
c d d d c d i j
d c j i d h c g a
f a e f c e c c h j
c a a e d f g j c e i
h e f d h e d d i a j g
f j i c f c f i e f a e h
b h h g h j b b a g f c i a
d c g d g f d a g b c b g i g
i a e j d c i a a j f j a f d c
i a f a i a c e c b a g b j d i j
c i a c g a i j d h i j d d a b h j
j f c e h f i a h j i a f f b f a j e
b i a g e f c e f a h e i b j j e a f a
j
h e
c i a j
f e e e
b c e d h
h g j i e i
c c b f c h g
h a h a b a b g
b b c i e i j h e
j j f c b a g c c b
e d d g a d i b j g i
f d g e c g b a h c j j
d d f e b j j b j d d d j
d j d a a b b b h j e h b g
b a a j g j i d h b c e f c c
f a e h b i a e f b f e d d b b
f j a h a f j a g d f b e h d i j
h b h d f f d c c i e b b f c a b h
i h g c b f a f f f i c a e e b f d a
b b f d c g g b e a b c h j i f i d i h
b
c b
b j e i
i b h f
f d i c e
j f i e a c
j b e c a a a
f i a b b b h e
j j j b f e h f a
b b a e h g i j d f
h g e f c j i e f h h
f g d a h e e e e a e j
a e j i e c i g g b g g c
i d e i c j c b e b b g g h
a d c i f a c j d c g f f i c
j e i b c h j i a f e j e i a e
b i d b f d b i b a j b f b c j d
i c j c b a j a f c b i j h g b c a
h c h d d e e a c b e i f i j g h h h
j e g f f f h b f i d c h a f j j d e c
j
i h
c j g f
c f g a
i d a g b
g a a j f c
b j c j i j h
c e c c f c f a
c i a d c h c c a
d j b d e e f e d e
h i j f h d c c g g e
f j e d f i i g j e a d
g b b d f a f g a g e h b
f a c i f a c c g a f e h b
f f b a i d i d c f j d e j b
b j e f a d j g i i g e c f g c
f d g h f g h i f g i d e f d j g
h j g d j e e i g e b h h c j g h d
g b f j c a h b d i j b c b j f h i a
j e h a c e a h e c a f f c a b d i j f
c
j b
i f j a
h h d g
a g j b f
b h c i j a
f g g h g h g
b a g f f g i e
f j b g b b h e j
e b h e b j j f a d
f e b j e f f g h h b
d c e e b a d i c a g c
f b e j b d g i j g b j j
f g g j i d h d a h a g e a
d j f d b c a j h j f f g j i
d e g f e a c h c c c d d i c c
e d j g e h f h a i j e i c d f i
e g f a c h j g g e d b i a c b d i
c b f h j b j f i j f i g d e i b j j
b h g d j d e h b i c a b c e a g c j d
h
h e
h b d f
g g g i
h e h e h
h a g j a h
b f g a g f a
j j c h j e j g
e h e e g i a h g
d a f a a g f i d i
g e h g b c i a e j h
i a g j c d b g e d d c
a e d j d j j a f f h e i
d b j g b e h j d c c c h a
a h f h g i h i i g i i c c e
b i b g e b h i j e d b j h j b
b c j f d f g d a e h j c f a a a
a a e b h b b e j c b a j d a c d a
i h j g a e a d h c j a e h f b a g a
a c h f j g g a i f g g j h f h a e j h
h
a g
h g a i
d g h g
h e d g d
f h c g a b
j j f j g f e
h e i c e g a c
b j a e j c g a j
d h d b f j h h j b
g i g h c c e h e i b
b b d a a e i c b i e a
i c i f d b e c i g b d b
g a b j i g h e f d c g j h
b e b f g c a e h f j i c h c
f h g c d b f g g d j f f e b d
a f i j j c e h g a d h i e b f a
d d i h e i i f b h h d f h g e b f
j g e d f j d d e b h h g c e a e c j
d h f b f a g h c e h a i b b f g a e e
c
g i
g j d a
e e a b
e b d c f
e d b e a i
b e f b f d h
e j b d j g i d
i i g i c g e d c
c c i c d f h c e a
b f f e b i b g f f f
a e i h i c h g f f e a
e g j b e g e h g h i c b
g b c f j j a e e b e g j g
j j g g b a j f f c d c b g e
d d f c b h a g h d c i c f a d
i b f f f g f a a b d f h b i f h
g e j g a h h a i d e b b f b h b h
c f g b i j d b a g f a g h g a h h b
i g b i h h e e d a f d a f e b h c g g
a
i i
h j e f
f c i c
a a d e a
h g e j h a
d i g e b i c
h g h e i h j e
g j a j h h e g h
j c i g h a i b f d
a e i g a f f f b d a
f a g c d g a h j e e f
g d h f b g f e d a d c b
b b e d d d j g b h c a f g
g g c b f g j a a h g c h e h
b f d b d g f c b e b c a j f c
i c c a j b f f d f g i i a a c e
j i i g e e c b d c h f d h c j e e
c h b d g a e i b h i d j e d f d h d
c h b c h c g e d h a g d j h e b h f j
i
e b
b i h h
e j d j
a d c e e
b a e b i f
a b b g f g h
g j g b h f b a
g d c j g a f d a
e c a b f d f i b c
h f c b i j e d a h b
a c i c f f b c d a d j
e j g j i h d e j g i c f
c a g i g a a h h d i c c h
g c d c f f f a h i a f e d g
f d j b h j a f e e f i e a e i
f i c h b a a d j b f i f h i b c
e e h g c j f g j e e h e e d f i i
g f i h h c c b g d i a g f h h h g e
b a a b a g j h h j i i e g i d a a c c
e
f d
i h j d
f e a a
c h c a e
g g b e h c
j g a a a e f
f j j a d e b f
c c h b f a j j c
f f g h b h h f d f
b a j b i g f g h e b
c a i j e j d f d d f g
j i e h i g b b i g b a c
b a c d c f h i h a b b j d
j h c i b c j d g d h e i b e
f h b f e b e g g h e b i i i i
a c e d g a b b d j e c b e g g c
c h d i a f a c c d h f b f g h e i
d a f f a a b e i d c j d e a c h f f
f b j e i d g i g g i a c b e f e e a d
f
c h
b b e c
g h j f
c i b f h
h e b f j h
d j h a f h h
c c a d c j c g
e a d i d j j f b
d g a i e b g f f d
g a e b d f h g g g a
b j h b a i f b h d j d
b a c b b g j e h j i f b
j j g e h b e f j b j d i j
g h h c g j i a d e h a h f b
c b e a g c b c h e a b j a e b
b f d h i h e b c g f b a f i i a
h b d g i g g j e f i a i d d g f b
h a a h a a d e j a e d i i i h f c h
b g c d b b i d c f g h a d a b j g a e
d
e i
f d c f
c i h i
i h a c i
h c f a c c
j d a j c h i
b h j i h b j h
i a h b h j d g i
g g d d b b b j c i
j c g i a j g h i c f
c c c a b e h c a d d h
f i i d i d d i g e f c a
g f a c d a g b b g a f f b
a g g e i c b j e d b c c a i
a j b d g f f e e a j h f f i a
e i a i a i c e c e h e i i j j c
d e g a j g h j e e a j g d b i f b
d d i f a j h h d a i d c e c b a g g
a h i a g d d j a b f f g i d c e a d c
j
e c
i a c d
d g h c
d g j e j
a b d i j c
d d i c i d g
j e b i g a c e
j i f h i g e f h
c b f h b b e i a j
a c b j j i f c j f d
c b g c c h j h c d c a
b b j b e c d g i g f e d
j g e h i g h d a a i h e h
d f a a a a e c h e e a d d b
g f a f e j g h f h h j f a g a
j d h a d b h a j e c b b a d i i
i j e b j f e h g e i h f c e d e d
d j d g d j a h h b a a e b a d c f d
e i h c b i h c i j c a a j g b b d a e
d
a i
c j e g
e g j j
h d b e j
c d e b d c
i j f j a b i
c a f j f f d e
i g g h g g i a e
a c j f e h d h j b
b d d f d d b h b f g
b f c h d a g e f g g c
f i j b a b b d i f b f d
e i g e d d h h f g d e f d
b j d h g b e j c d g e d b d
g b g b a a j f h a c a d h a b
h c d a g c i h h d e f g b j a h
a f d e f g j d g j a c g d e d g g
b b g a b f j j g f i i c j b h a a j
a e a f e j d j d f f c c g c g b c h g
b
b e
a j d g
c a d j
h a j h j
g a f b d j
b b i j a j g
c d d c b e d b
b g d f g d i i e
e e f i a j d b a g
g g c d j e d i f a d
b i i b c e j f g a b a
f h b b c d b g b b i d h
b a e b h j c d d g j j i d
j j b c c b j f d j g i g j c
d j a a j a d a f g j h b b c d
i b g c d b i c c h i i d a h h h
f f i f a c i g h h j g e c d e i j
e c g d i e i f e d f b e h i e b j f
e c c e h d b b d c g j h f e g i d h i
f
d e
i i c i
j a h f
d a i i e
b a a i c f
g i g i b b i
a j e e g g g j
c h h c h c a a b
f i e a i f e b c b
g i h i h e e e d j j
c c c a e f h h b i b e
j c h e j a e i i f h j d
h f b e g e f j a j h i a c
b j g e a c b f h e f e a h g
b e d e j j e c f j j c d f f i
i g b g i a h i b j b a j c d i b
j h e f i j c d j d a j h j a b h a
i i d b c i h d f e i c a g j d e a g
f g f g e f g d h j g d b f i b j a e j
c
j c
j e f e
d e b h
c f h g i
e a e d b a
c c d g a h h
h d g c g g b j
d d g i b a b a h
a g g e f a c j f d
a i b j j h h j e a a
g h g b e g c d i i a f
h h e b b b i d i g g e c
j h g i d i a f j b i a i j
d c e b g b c d g a a a b g e
c d e c i h h a g i d b f b c d
e c b a a g g a d a h a c b h g f
b j b h f e j c e i a f c a a f h g
f f i g j j d h h a f g e i b a i f e
f j i j b d g h h b i i i g h b f e i h
b
c a
d a g e
i g d i
d h a d c
g g h h e i
h i j i h i h
h g f d h i f j
e g f a d d f d j
h i i j d f j f a g
a b h a h a f g g d h
b g d h c e f c j d b d
e g d g g a g d d b b i c
c c g b g j g e i f c j h d
a j j c j c d b f e j g c d i
f b d c h d h b j c c h j j a f
j g a c h f a f c h f a e a h i a
j b d c f c f d h e e h i b d f i g
i h i g f h e a h j a h h b c d c f e
g d c h g i g b c b i g a g g h g e i g
b
j d
i j i d
d c b f
d g j a g
b b h i d g
c c e a h c g
i d c a c h a b
g f i j h e h c b
e b j c d c a b c i
a i d c j c d j i i a
g g c h f f j a g j a i
j g f f h c f c i i d i j
j c h j i j j i i d g j a d
e h d e f d c d b e h h f h g
e h c d j b c a f g e f a i c d
a a d e c j d i a j e i e h h d e
f c g f h h i c f f i g c f c j f i
j a b g i d d a f b b c e i f a j c g
f f c g f b j f d a h h j b a c d a h h
g
e b
i j i j
h b e i
f b e f b
f d f b i h
g a b b h e g
a j d b d d b j
i e b j g j i c c
f j d h d b b d b h
b d d e c b a h j h f
i d d g b b c i h g i a
f h a f b h g b c a e g e
d i i j d d j f g e e j b g
b d b h g f a b i f e c j d f
d b f b f b d e g j e d h j b f
b g i j h j j f f b g d j b b i f
b j h f e d a g c e e f b g j d j j
c c h c f c c b e i d j f g b a d c c
f g g j e h g j g f j i d e g h g j f c
h
e h
c j h g
b i a c
h e a c j
j h e i a c
i h e j j e d
d f c d b f h j
g g d a h g a h g
a h f f g e a c f e
h b a a e c c c d e d
c i g h i f c i b i g h
e g i e b a d c g j e f h
j j f f i h c b h d c g d f
h d i e f b c f c i c h a h b
g f h e i h h a f c h i f b e e
i i d e d i h i a c j g b h g a f
g g e i f c c e c d j i h g b e g b
j j j i j f c e h j f j b g i f a c a
b a e i h b b c b i e f g d j j h c c e
c
d f
g e h h
c d f d
g b c c d
f i e h b b
g h b f e c h
h i b i g g e j
g f f c b i h c h
f g d e f b a i j d
g j e j i e j a f b j
b g c f d a i g j f e i
a c c i d a i f e h a a h
a a h e i i h b d b d c d f
j f f d e i b e c h a f c b b
e e d j j e j e d b i e f d h b
i f g c h a a b g e i h h h a f i
f a a j c c i f a d d i j d f f f c
a h e b f e g b d b j i j g j c f b h
d b h g e f h d b h f h d a a c i f j i
f
h b
h e e c
d f i f
g g h b d
d f h a j a
g a c e c d h
i b i j h c a d
j i b i h e f h h
g i d d d d a f f c
j g h i f b d c e e b
e f a d c h h b j g c e
a g c a g a e b g g e c c
b b c j i e e j i d e h f h
b g b f c g g i b g j h b d b
f c g d e a f f a j h b i i a c
b i j h i i d g h a g g i f j e f
g i a h d d e h e g j g c a f a i c
b i j a j c b f a g b j i j c g b e a
e a d b i e f c c c d c f i h h a f b c
