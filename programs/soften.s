; A blur by texture reads, as wide as a second picture says: the first read gives the width, eight reads around the
; place depend on it. Their sum is kept in three registers, so that the reads cannot all stand together as written.
        .grid 96 72
        .const WIDEST 6.0               ; pixels

        .image photo 0
        .image pane 1
        .texture 0 photo filter=bilinear wrap=clamp
        .texture 1 pane  filter=bilinear wrap=clamp
        .output picture rgba8 WIDTH HEIGHT

        .reg u r0
        .reg v r1
        .reg du r2                      ; how far the reads are apart
        .reg dv r3
        .reg s r4
        .reg t r5
        .reg red r6
        .reg green r7
        .reg blue r8

        s2r   u, x
        s2r   v, y
        u2f   u, u
        u2f   v, v
        fadd  u, u, 0.5
        fadd  v, v, 0.5
        fmul  u, u, 1.0 / WIDTH
        fmul  v, v, 1.0 / HEIGHT
        tex.p r12, [u, v], t1.b         ; how wide

        fmul  du, r12, WIDEST / WIDTH
        fmul  dv, r12, WIDEST / HEIGHT
        mov   red, 0.0
        mov   green, 0.0
        mov   blue, 0.0
        fmul  s, du, 1.0
        fadd  s, s, u
        fmul  t, dv, 0.0
        fadd  t, t, v
        tex.t r12, [s, t], t0.rgb
        fadd  red, red, r12
        fadd  green, green, r13
        fadd  blue, blue, r14
        fmul  s, du, 0.7
        fadd  s, s, u
        fmul  t, dv, 0.7
        fadd  t, t, v
        tex.t r12, [s, t], t0.rgb
        fadd  red, red, r12
        fadd  green, green, r13
        fadd  blue, blue, r14
        fmul  s, du, 0.0
        fadd  s, s, u
        fmul  t, dv, 1.0
        fadd  t, t, v
        tex.t r12, [s, t], t0.rgb
        fadd  red, red, r12
        fadd  green, green, r13
        fadd  blue, blue, r14
        fmul  s, du, -0.7
        fadd  s, s, u
        fmul  t, dv, 0.7
        fadd  t, t, v
        tex.t r12, [s, t], t0.rgb
        fadd  red, red, r12
        fadd  green, green, r13
        fadd  blue, blue, r14
        fmul  s, du, -1.0
        fadd  s, s, u
        fmul  t, dv, 0.0
        fadd  t, t, v
        tex.t r12, [s, t], t0.rgb
        fadd  red, red, r12
        fadd  green, green, r13
        fadd  blue, blue, r14
        fmul  s, du, -0.7
        fadd  s, s, u
        fmul  t, dv, -0.7
        fadd  t, t, v
        tex.t r12, [s, t], t0.rgb
        fadd  red, red, r12
        fadd  green, green, r13
        fadd  blue, blue, r14
        fmul  s, du, 0.0
        fadd  s, s, u
        fmul  t, dv, -1.0
        fadd  t, t, v
        tex.t r12, [s, t], t0.rgb
        fadd  red, red, r12
        fadd  green, green, r13
        fadd  blue, blue, r14
        fmul  s, du, 0.7
        fadd  s, s, u
        fmul  t, dv, -0.7
        fadd  t, t, v
        tex.t.p r12, [s, t], t0.rgb
        fadd  red, red, r12
        fadd  green, green, r13
        fadd  blue, blue, r14

        fmul  red, red, 255.0 / 8
        fmul  green, green, 255.0 / 8
        fmul  blue, blue, 255.0 / 8
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
