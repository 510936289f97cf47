; A tiled shader in two phases of texture reads. The first phase reads the picture and, at twice the frequency, a
; displacement; the second reads it twice more where the displacement points. The mark .t counts reads within a phase,
; .p begins the next phase, so that the warps of a tile read their textures together.
        .grid 48 32
        .image photo 0 48 32
        .texture 0 photo filter=bilinear wrap=clamp
        .texture 1 photo filter=bilinear wrap=mirror
        .output picture rgba8 WIDTH HEIGHT
        .const BEND 0.125

        .reg u r0
        .reg v r1
        .reg s r2
        .reg t r3
        .reg red r4
        .reg green r5
        .reg blue r6

        s2r   u, x
        s2r   v, y
        u2f   u, u
        u2f   v, v
        fadd  u, u, 0.5
        fadd  v, v, 0.5
        fmul  u, u, 1.0 / WIDTH
        fmul  v, v, 1.0 / HEIGHT
        fadd  s, u, u
        fadd  t, v, v
        tex.t red, [u, v], t0.rgb
        tex.p r8, [s, t], t1.rg

        fsub  r8, r8, 0.5
        fsub  r9, r9, 0.5
        fmul  r8, r8, BEND
        fmul  r9, r9, BEND
        fadd  s, u, r8
        fadd  t, v, r9
        tex.t r8, [s, t], t0.rgb
        tex.p r12, [t, s], t1.rgb

        fadd  red, red, red
        fadd  green, green, green
        fadd  blue, blue, blue
        fadd  red, red, r8
        fadd  green, green, r9
        fadd  blue, blue, r10
        fadd  red, red, r12
        fadd  green, green, r13
        fadd  blue, blue, r14
        fmul  red, red, 255.0 / 4
        fmul  green, green, 255.0 / 4
        fmul  blue, blue, 255.0 / 4
        f2u   red, red
        f2u   green, green
        f2u   blue, blue
        shl   green, green, 8
        shl   blue, blue, 16
        or    red, red, green
        or    red, red, blue
        or    red, red, 0xff000000
        s2r   s, x
        s2r   t, y
        imul  t, t, WIDTH
        iadd  t, t, s
        shl   t, t, 2
        iadd  t, t, picture
        st    [t], red
        exit
