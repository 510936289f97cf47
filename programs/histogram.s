; Luminance histogram of a picture in 16 bins: threads of a warp that hit one bin make one memory access.
        .grid 16 16
        .image photo 0
        .buffer bins 64

        s2r   r0, x
        s2r   r1, y
        imul  r2, r1, photo.width
        iadd  r2, r2, r0
        shl   r2, r2, 2
        iadd  r2, r2, photo
        ld    r3, [r2]                  ; 0xAABBGGRR
        and   r4, r3, 255
        imul  r5, r4, 77
        bfe.u r4, r3, 8 << 8 | 8
        imul  r4, r4, 150
        iadd  r5, r5, r4
        bfe.u r4, r3, 8 << 8 | 16
        imul  r4, r4, 29
        iadd  r5, r5, r4                ; luminance * 256
        shr   r5, r5, 12
        shl   r5, r5, 2
        iadd  r5, r5, bins
        mov   r6, 1
        atom.add _, [r5], r6
        exit
