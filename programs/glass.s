; A dependent texture read: a distortion map moves the coordinates of a second, bilinear read;
; bright pixels take a branch of their own; a luminance histogram by merged atomics.
        .grid 16 16
        .registers 24
        .image photo 0
        .texture 0 photo filter=bilinear wrap=clamp
        .output picture rgba8 WIDTH HEIGHT
        .buffer bins 64
        s2r   r0, x
        s2r   r1, y
        u2f   r2, r0
        u2f   r3, r1
        fadd  r2, r2, 0.5
        fadd  r3, r3, 0.5
        fmul  r2, r2, 1.0 / WIDTH
        fmul  r3, r3, 1.0 / HEIGHT
        tex.p r4, [r2, r3], t0.rg
        fsub  r4, r4, 0.5
        fsub  r5, r5, 0.5
        fmul  r4, r4, 0.1
        fmul  r5, r5, 0.1
        fadd  r2, r2, r4
        fadd  r3, r3, r5
        tex.p r8, [r2, r3], t0.rgb
        fmul  r12, r8, 0.299
        fmul  r13, r9, 0.587
        fadd  r12, r12, r13
        fmul  r13, r10, 0.114
        fadd  r12, r12, r13
        fsetp.gt p0, r12, 0.6
        @!p0 bra dark
        fadd  r14, r12, 1.0
        rcp   r14, r14
        fmul  r8, r8, r14
        fmul  r9, r9, r14
        fmul  r10, r10, r14
dark:   sync
        fmul  r8, r8, 255.0
        fmul  r9, r9, 255.0
        fmul  r10, r10, 255.0
        f2u   r8, r8
        f2u   r9, r9
        f2u   r10, r10
        shl   r9, r9, 8
        shl   r10, r10, 16
        or    r8, r8, r9
        or    r8, r8, r10
        or    r8, r8, 0xff000000
        imul  r15, r1, WIDTH
        iadd  r15, r15, r0
        shl   r15, r15, 2
        iadd  r15, r15, picture
        st    [r15], r8
        fmul  r12, r12, 16.0
        f2u   r12, r12
        imin.u r12, r12, 15
        shl   r12, r12, 2
        iadd  r12, r12, bins
        mov   r16, 1
        atom.add _, [r12], r16
        exit
