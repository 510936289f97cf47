; READS dependent texture reads for each pixel: the colour found says where the next one goes.
        .const READS 4
        .grid 32 32
        .image photo 0
        .texture 0 photo filter=bilinear wrap=repeat
        .buffer sums (WIDTH * HEIGHT * 4)
        .registers 16

        s2r   r0, x
        s2r   r1, y
        u2f   r2, r0
        u2f   r3, r1
        fmul  r2, r2, 1.0 / photo.width  ; coordinates: a texel for each pixel
        fmul  r3, r3, 1.0 / photo.height
        mov   r4, 0.0                   ; sum
        mov   r5, READS                 ; reads left
        isetp.eq p0, r5, 0
        @p0 bra done
again:  tex.p r8, [r2, r3], t0.rgb
        fadd  r4, r4, r10
        fmul  r6, r8, 8.0 / photo.width  ; the next coordinates come from this colour
        fmul  r7, r9, 8.0 / photo.height
        fadd  r2, r2, r6
        fadd  r3, r3, r7
        isub  r5, r5, 1
        isetp.ne p0, r5, 0
        @p0 bra again
done:   imul  r1, r1, WIDTH
        iadd  r0, r0, r1
        shl   r0, r0, 2
        iadd  r0, r0, sums
        st    [r0], r4
        exit
