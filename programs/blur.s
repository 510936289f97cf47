; Gaussian blur of a picture, 5 x 5 weights 1 4 6 4 1, rows first and then columns, edges repeated. A workgroup is 8 x 2
; pixels of a tile: it loads them with two more on each side into shared memory once, for all its threads.
; The width is a multiple of 8, the height of 2: every workgroup is whole.
        .image photo 0 16 12
        .grid 16 12
        .output picture rgba8 WIDTH HEIGHT
        .workgroup 16
        .const ACROSS 12                ; texels of a row, with those at the sides
        .const TEXELS ACROSS * 6
        .const SUMS TEXELS * 4          ; behind the texels: sums along rows, red and blue
        .const OTHERS SUMS + 8 * 6 * 4  ; green and alpha
        .shared (OTHERS + 8 * 6 * 4)
        .const HALF 0x00ff00ff          ; two channels, with room above each

        .reg x r0
        .reg y r1
        .reg column r2                  ; in the workgroup
        .reg row r3
        .reg thread r4
        .reg i r5
        .reg at r6
        .reg left r7
        .reg top r8

        s2r   x, x
        s2r   y, y
        and   column, x, 7
        and   row, y, 1
        shl   thread, row, 3
        iadd  thread, thread, column
        isub  left, x, column
        isub  left, left, 2
        isub  top, y, row
        isub  top, top, 2

; Texels: row i / 12, column i % 12.
        mov   i, thread
load:   imul  r9, i, 43
        shr   r9, r9, 9
        imul  r10, r9, ACROSS
        isub  r10, i, r10
        iadd  r9, r9, top
        imax.s r9, r9, 0
        imin.s r9, r9, photo.height - 1
        iadd  r10, r10, left
        imax.s r10, r10, 0
        imin.s r10, r10, photo.width - 1
        imul  r9, r9, photo.width
        iadd  r9, r9, r10
        shl   r9, r9, 2
        iadd  r9, r9, photo
        ld    r11, [r9]
        sts   [i * 4], r11
        iadd  i, i, 16
        isetp.lt p0, i, TEXELS
        @p0 bra load
        sync
        bar

; Sums along rows: three for each thread; of red and blue, then of green and alpha.
        mov   i, thread
along:  shr   r9, i, 3
        imul  r9, r9, ACROSS
        and   r10, i, 7
        iadd  r9, r9, r10
        lds   r10, [r9 * 4]
        lds   r11, [r9 * 4 + 4]
        lds   r12, [r9 * 4 + 8]
        lds   r13, [r9 * 4 + 12]
        lds   r14, [r9 * 4 + 16]
        and   r10, r10, HALF
        and   r11, r11, HALF
        and   r12, r12, HALF
        and   r13, r13, HALF
        and   r14, r14, HALF
        iadd  r10, r10, r14
        iadd  r11, r11, r13
        imul  r11, r11, 4
        imul  r12, r12, 6
        iadd  r10, r10, r11
        iadd  r10, r10, r12
        sts   [i * 4 + SUMS], r10
        lds   r10, [r9 * 4]
        lds   r11, [r9 * 4 + 4]
        lds   r12, [r9 * 4 + 8]
        lds   r13, [r9 * 4 + 12]
        lds   r14, [r9 * 4 + 16]
        shr   r10, r10, 8
        shr   r11, r11, 8
        shr   r12, r12, 8
        shr   r13, r13, 8
        shr   r14, r14, 8
        and   r10, r10, HALF
        and   r11, r11, HALF
        and   r12, r12, HALF
        and   r13, r13, HALF
        and   r14, r14, HALF
        iadd  r10, r10, r14
        iadd  r11, r11, r13
        imul  r11, r11, 4
        imul  r12, r12, 6
        iadd  r10, r10, r11
        iadd  r10, r10, r12
        sts   [i * 4 + OTHERS], r10
        iadd  i, i, 16
        isetp.lt p0, i, 48
        @p0 bra along
        bar

; Sums along columns, rounded.
        lds   r9, [thread * 4 + SUMS]
        lds   r11, [thread * 4 + SUMS + 32]
        lds   r12, [thread * 4 + SUMS + 64]
        lds   r13, [thread * 4 + SUMS + 96]
        lds   r14, [thread * 4 + SUMS + 128]
        iadd  r9, r9, r14
        iadd  r11, r11, r13
        imul  r11, r11, 4
        imul  r12, r12, 6
        iadd  r9, r9, r11
        iadd  r9, r9, r12
        iadd  r9, r9, 0x00800080
        shr   r9, r9, 8
        and   r9, r9, HALF
        lds   r10, [thread * 4 + OTHERS]
        lds   r11, [thread * 4 + OTHERS + 32]
        lds   r12, [thread * 4 + OTHERS + 64]
        lds   r13, [thread * 4 + OTHERS + 96]
        lds   r14, [thread * 4 + OTHERS + 128]
        iadd  r10, r10, r14
        iadd  r11, r11, r13
        imul  r11, r11, 4
        imul  r12, r12, 6
        iadd  r10, r10, r11
        iadd  r10, r10, r12
        iadd  r10, r10, 0x00800080
        and   r10, r10, 0xff00ff00
        or    r9, r9, r10
        imul  at, y, picture.pitch
        shl   r11, x, 2
        iadd  at, at, r11
        iadd  at, at, picture
        st    [at], r9
        exit
