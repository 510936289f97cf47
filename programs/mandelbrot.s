; Mandelbrot set, one thread per pixel, at most 32 steps; the steps are the red and the green of the pixel.
        .grid 16 16
        .output picture rgba8 WIDTH HEIGHT

        s2r   r0, x
        s2r   r1, y
        u2f   r2, r0
        fmul  r2, r2, 3.0 / WIDTH
        fadd  r2, r2, -2.25             ; c
        u2f   r3, r1
        fmul  r3, r3, 2.5 / HEIGHT
        fadd  r3, r3, -1.25
        mov   r4, 0.0                   ; z
        mov   r5, 0.0
        mov   r6, 0                     ; steps
loop:   fmul  r7, r4, r4
        fmul  r8, r5, r5
        fadd  r9, r7, r8
        fsetp.gt p0, r9, 4.0
        @p0 bra done
        fmul  r10, r4, r5
        fadd  r10, r10, r10
        fsub  r7, r7, r8
        fadd  r4, r7, r2
        fadd  r5, r10, r3
        iadd  r6, r6, 1
        isetp.lt p0, r6, 32
        @p0 bra loop
done:   sync
        shl   r11, r6, 3
        imin.u r11, r11, 255
        shl   r12, r6, 11
        and   r12, r12, 0xff00
        or    r11, r11, r12
        or    r11, r11, 0xff000000
        imul  r13, r1, WIDTH
        iadd  r13, r13, r0
        shl   r13, r13, 2
        iadd  r13, r13, picture
        st    [r13], r11
        exit
