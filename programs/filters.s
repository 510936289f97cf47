; One picture through three textures: nearest with repeat, bilinear with clamp, texels mirrored; their mean.
        .grid 16 16
        .image photo 0
        .texture 0 photo filter=nearest wrap=repeat
        .texture 1 photo filter=bilinear wrap=clamp
        .texture 2 photo filter=bilinear wrap=mirror
        .output picture rgba8 WIDTH HEIGHT

        s2r   r0, x
        s2r   r1, y
        u2f   r2, r0
        u2f   r3, r1
        fmul  r2, r2, 1.9 / WIDTH       ; coordinates from -0.4 to 1.5
        fadd  r2, r2, -0.4
        fmul  r3, r3, 1.9 / HEIGHT
        fadd  r3, r3, -0.4
        tex.t r4, [r2, r3], t0.rgb
        tex.t r8, [r2, r3], t1.rgb
        tex.p r12, [r2, r3], t2.rgb
        imul  r15, r1, WIDTH
        iadd  r15, r15, r0
        shl   r15, r15, 2
        iadd  r15, r15, picture
        fadd  r4, r4, r8
        fadd  r5, r5, r9
        fadd  r6, r6, r10
        fadd  r4, r4, r12
        fadd  r5, r5, r13
        fadd  r6, r6, r14
        fmul  r4, r4, 85.0
        fmul  r5, r5, 85.0
        fmul  r6, r6, 85.0
        f2u   r4, r4
        f2u   r5, r5
        f2u   r6, r6
        shl   r5, r5, 8
        shl   r6, r6, 16
        or    r4, r4, r5
        or    r4, r4, r6
        or    r4, r4, 0xff000000
        st    [r15], r4
        exit
