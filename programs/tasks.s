; Three tasks at once, each with threads, registers and a type of its own: points are turned, a picture is drawn, values
; are counted. Their warps share the slots and the register file of the core.
        .buffer turned 256
        .output picture rgba8 draw.width draw.height
        .buffer bins 32

; Points (tid, 5 - tid), turned and stretched.
        .task transform
        .stage vertex
        .threads 32
        s2r   r0, tid
        isub  r1, r0, 5
        imul  r1, r1, -1
        imul  r2, r0, 3
        isub  r2, r2, r1
        imul  r3, r1, 3
        iadd  r3, r3, r0
        shl   r4, r0, 3
        st    [r4 + turned], r2
        st    [r4 + turned + 4], r3
        exit

; Red: the sum of twenty powers of the column plus the row; green and blue: column and row.
        .task draw
        .grid 16 12
        s2r   r0, x
        s2r   r1, y
        iadd  r2, r0, r1
        imul  r3, r2, r2
        imul  r4, r3, r2
        imul  r5, r4, r2
        imul  r6, r5, r2
        imul  r7, r6, r2
        imul  r8, r7, r2
        imul  r9, r8, r2
        imul  r10, r9, r2
        imul  r11, r10, r2
        imul  r12, r11, r2
        imul  r13, r12, r2
        imul  r14, r13, r2
        imul  r15, r14, r2
        imul  r16, r15, r2
        imul  r17, r16, r2
        imul  r18, r17, r2
        imul  r19, r18, r2
        imul  r20, r19, r2
        imul  r21, r20, r2
        iadd  r2, r2, r3
        iadd  r4, r4, r5
        iadd  r6, r6, r7
        iadd  r8, r8, r9
        iadd  r10, r10, r11
        iadd  r12, r12, r13
        iadd  r14, r14, r15
        iadd  r16, r16, r17
        iadd  r18, r18, r19
        iadd  r20, r20, r21
        iadd  r2, r2, r4
        iadd  r6, r6, r8
        iadd  r10, r10, r12
        iadd  r14, r14, r16
        iadd  r18, r18, r20
        iadd  r2, r2, r6
        iadd  r10, r10, r14
        iadd  r2, r2, r10
        iadd  r2, r2, r18
        and   r2, r2, 255
        shl   r22, r0, 12
        or    r2, r2, r22
        shl   r23, r1, 20
        or    r2, r2, r23
        imul  r24, r1, draw.width
        iadd  r24, r24, r0
        st    [r24 * 4 + picture], r2
        exit

; How often each value of (7 tid + 3) modulo 8 comes.
        .task count
        .threads 100
        s2r   r0, tid
        imul  r0, r0, 7
        iadd  r0, r0, 3
        and   r0, r0, 7
        shl   r0, r0, 2
        iadd  r0, r0, bins
        mov   r1, 1
        atom.add _, [r0], r1
        exit
