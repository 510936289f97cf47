; Five-point stencil over a picture: (4 centre + left + right + above + below) / 8 of each channel. At the edges the
; centre stands for the neighbour that is not there.
        .grid 48 32
        .image photo 0 48 32
        .output picture rgba8 WIDTH HEIGHT
        .const PITCH photo.width * 4

        .reg x r0
        .reg y r1
        .reg centre r2
        .reg left r3
        .reg right r4
        .reg above r5
        .reg below r6

        s2r   x, x
        s2r   y, y
        imin.u x, x, photo.width - 1    ; a grid larger than the picture repeats its edge
        imin.u y, y, photo.height - 1
        isub  left, x, 1
        imax.s left, left, 0
        iadd  right, x, 1
        imin.s right, right, photo.width - 1
        isub  above, y, 1
        imax.s above, above, 0
        iadd  below, y, 1
        imin.s below, below, photo.height - 1
        imul  r7, y, photo.width
        iadd  left, left, r7            ; numbers of the texels
        iadd  right, right, r7
        iadd  centre, x, r7
        imul  above, above, photo.width
        iadd  above, above, x
        imul  below, below, photo.width
        iadd  below, below, x
        mov   r8, photo / 4
        iadd  centre, centre, r8
        iadd  left, left, r8
        iadd  right, right, r8
        iadd  above, above, r8
        iadd  below, below, r8
        ld    centre, [centre * 4]
        ld    left, [left * 4]
        ld    right, [right * 4]
        ld    above, [above * 4]
        ld    below, [below * 4]

; Two channels at a time, 16 bits each: red and blue, then green.
        and   r7, centre, 0xff00ff
        shl   r7, r7, 2
        and   r8, left, 0xff00ff
        iadd  r7, r7, r8
        and   r8, right, 0xff00ff
        iadd  r7, r7, r8
        and   r8, above, 0xff00ff
        iadd  r7, r7, r8
        and   r8, below, 0xff00ff
        iadd  r7, r7, r8
        shr   r7, r7, 3
        and   r7, r7, 0xff00ff
        bfe.u centre, centre, 8 << 8 | 8
        bfe.u left, left, 8 << 8 | 8
        bfe.u right, right, 8 << 8 | 8
        bfe.u above, above, 8 << 8 | 8
        bfe.u below, below, 8 << 8 | 8
        shl   centre, centre, 2
        iadd  centre, centre, left
        iadd  centre, centre, right
        iadd  centre, centre, above
        iadd  centre, centre, below
        shl   centre, centre, 5         ; divided by 8, in its place
        and   centre, centre, 0xff00
        or    r7, r7, centre
        or    r7, r7, 0xff000000
        s2r   x, x
        s2r   y, y
        imul  r8, y, WIDTH
        iadd  r8, r8, x
        shl   r8, r8, 2
        iadd  r8, r8, picture
        st    [r8], r7
        exit
