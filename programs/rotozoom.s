; A picture, turned and enlarged, seen through itself: where the first read finds it bright, the second one is turned
; further. Both coordinates of the second read come from the first.
        .grid 96 72
        .const ANGLE 0.5                ; of the first read
        .const TWIST 0.6                ; more of it where the picture is bright
        .const ZOOM 0.8                 ; part of the picture that is seen

        .image photo 0
        .texture 0 photo filter=bilinear wrap=mirror
        .output picture rgba8 WIDTH HEIGHT

        .reg x r0                       ; from the middle, in parts of the height
        .reg y r1
        .reg c r2                       ; cosine and sine of the angle
        .reg s r3
        .reg u r4
        .reg v r5
        .reg red r6
        .reg green r7
        .reg blue r8
        .reg t r9

        s2r   x, x
        s2r   y, y
        u2f   x, x
        u2f   y, y
        fadd  x, x, 0.5 - WIDTH / 2.0
        fadd  y, y, 0.5 - HEIGHT / 2.0
        fmul  x, x, ZOOM / HEIGHT
        fmul  y, y, ZOOM / HEIGHT
        mov   t, ANGLE
        cos   c, t
        sin   s, t
        fmul  u, x, c
        fmul  t, y, s
        fsub  u, u, t
        fadd  u, u, 0.5
        fmul  v, x, s
        fmul  t, y, c
        fadd  v, v, t
        fadd  v, v, 0.5
        tex.p red, [u, v], t0.rgb

        fadd  t, red, green
        fmul  t, t, 0.5 * TWIST
        fadd  t, t, ANGLE
        cos   c, t
        sin   s, t
        fmul  u, x, c
        fmul  t, y, s
        fsub  u, u, t
        fadd  u, u, 0.5
        fmul  v, x, s
        fmul  t, y, c
        fadd  v, v, t
        fadd  v, v, 0.5
        tex.t.p r10, [u, v], t0.rgb     ; the dependent read, and the last

        fadd  red, red, r10
        fadd  green, green, r11
        fadd  blue, blue, r12
        fmul  red, red, 255.0 / 2
        fmul  green, green, 255.0 / 2
        fmul  blue, blue, 255.0 / 2
        f2u   red, red
        f2u   green, green
        f2u   blue, blue
        shl   green, green, 8
        shl   blue, blue, 16
        or    red, red, green
        or    red, red, blue
        or    red, red, 0xff000000
        s2r   u, x
        s2r   v, y
        imul  v, v, WIDTH
        iadd  u, u, v
        st    [u * 4 + picture], red
        exit
