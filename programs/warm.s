; Bilinear samples from a few texels that stay in the cache: how many per cycle?
        .const ROUNDS 8
        .threads 32
        .data texels
        .word 0xff0000ff, 0xff00ff00, 0xffff0000, 0xffffffff
        .word 0xff102030, 0xff405060, 0xff708090, 0xffa0b0c0
        .word 0xff0a0b0c, 0xff1a1b1c, 0xff2a2b2c, 0xff3a3b3c
        .word 0xffe0d0c0, 0xffb0a090, 0xff807060, 0xff504030
        .texture 0 texels width=4 height=4 pitch=16 filter=bilinear wrap=mirror
        .buffer sums 128
        .registers 32

        s2r   r0, tid
        u2f   r1, r0
        fmul  r2, r1, 0.07
        fmul  r3, r1, 0.11
        mov   r4, ROUNDS
again:  tex   r8, [r2, r3], t0.rgba
        tex   r12, [r3, r2], t0.rgba
        tex   r16, [r2, r2], t0.rgba
        tex   r20, [r3, r3], t0.rgba
        tex   r24, [r2, r1], t0.rgba
        tex   r28, [r1, r3], t0.rgba
        isub  r4, r4, 1
        isetp.ne p0, r4, 0
        @p0 bra again
        fadd  r8, r8, r12
        fadd  r8, r8, r17
        fadd  r8, r8, r22
        fadd  r8, r8, r27
        fadd  r8, r8, r28
        shl   r0, r0, 2
        iadd  r0, r0, sums
        st    [r0], r8
        exit
