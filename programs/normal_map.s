; A surface with bumps, lit from above and mirroring a picture. The first reads give its normal (two pictures of bumps,
; one coarse and one fine) and its colour; the normal says where the mirrored picture is read.
        .grid 96 72
        .const FLAT 128.0 / 255         ; red and green of a bump picture where it is flat
        .const DEEP 1.4                 ; how deep the bumps are
        .const FINE 3.0                 ; how much finer the second read of the bumps is
        .const MIRROR 0.35              ; part of the light that is mirrored

        .image photo 0
        .image pane 1
        .texture 0 photo filter=bilinear wrap=mirror
        .texture 1 pane  filter=bilinear wrap=repeat
        .output picture rgba8 WIDTH HEIGHT

        .reg u r0
        .reg v r1
        .reg s r2
        .reg t r3
        .reg nx r4                      ; the normal, two parts of it from the coarse read
        .reg ny r5
        .reg nz r6
        .reg red r8
        .reg green r9
        .reg blue r10
        .reg light r11

        s2r   u, x
        s2r   v, y
        u2f   u, u
        u2f   v, v
        fadd  u, u, 0.5
        fadd  v, v, 0.5
        fmul  u, u, 1.0 / WIDTH
        fmul  v, v, 1.0 / HEIGHT
        tex.t nx, [u, v], t1.rg         ; coarse bumps
        fmul  s, u, FINE
        fmul  t, v, FINE
        tex.t r12, [s, t], t1.rg        ; fine bumps
        tex.p red, [u, v], t0.rgb       ; the colour

; The normal, of length one.
        fsub  nx, nx, FLAT
        fsub  ny, ny, FLAT
        fsub  r12, r12, FLAT
        fsub  r13, r13, FLAT
        fmul  r12, r12, 0.5
        fmul  r13, r13, 0.5
        fadd  nx, nx, r12
        fadd  ny, ny, r13
        fmul  nx, nx, DEEP
        fmul  ny, ny, DEEP
        fmul  r12, nx, nx
        fmul  r13, ny, ny
        fadd  r12, r12, r13
        fadd  r12, r12, 1.0
        rsqrt nz, r12
        fmul  nx, nx, nz
        fmul  ny, ny, nz

; What the surface mirrors, seen from straight above: 2 nz n - (0, 0, 1).
        fmul  s, nx, nz
        fmul  t, ny, nz
        fadd  s, s, u
        fadd  t, t, v
        tex.t.p r12, [s, t], t0.rgb     ; the dependent read, and the last

        fmul  light, nx, 0.5
        fmul  t, ny, 0.5
        fadd  light, light, t
        fmul  t, nz, 0.7
        fadd  light, light, t
        fmax  light, light, 0.1
        fmul  light, light, 1.0 - MIRROR
        fmul  red, red, light
        fmul  green, green, light
        fmul  blue, blue, light
        fmul  r12, r12, MIRROR
        fmul  r13, r13, MIRROR
        fmul  r14, r14, MIRROR
        fadd  red, red, r12
        fadd  green, green, r13
        fadd  blue, blue, r14
        fmul  red, red, 255.0
        fmul  green, green, 255.0
        fmul  blue, blue, 255.0
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
