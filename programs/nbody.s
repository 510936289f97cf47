; One step of 32 bodies that attract one another. A workgroup of 8 threads takes the others in tiles of 8 through
; shared memory: each thread loads one body for all of its workgroup. Two warps of 21 registers fit the smallest core.
;
;   a = sum of m d / (d d + EPSILON)^1.5,   v' = v + a STEP,   x' = x + v' STEP
        .const BODIES 32
        .const TILE 8                   ; bodies of a tile, threads of a workgroup
        .const EPSILON 0.0625
        .const STEP 0.125
        .threads BODIES
        .workgroup TILE
        .shared (TILE * 16)
        .buffer velocities BODIES * 16
        .buffer places BODIES * 16

        .reg own r0                     ; bytes before the thread's body
        .reg slot r1                    ; the same in the tile
        .reg tile r2                    ; bytes before the tile
        .reg x r3
        .reg y r4
        .reg z r5
        .reg mass r6
        .reg ax r7
        .reg ay r8
        .reg az r9
        .reg dx r10
        .reg dy r11
        .reg dz r12
        .reg other r13                  ; a body of the tile
        .reg force r14

        s2r   own, tid
        shl   own, own, 4
        and   slot, own, (TILE - 1) * 16
        ld    x, [own + bodies]
        ld    y, [own + bodies + 4]
        ld    z, [own + bodies + 8]
        mov   ax, 0.0
        mov   ay, 0.0
        mov   az, 0.0
        mov   tile, 0

next:   iadd  r15, tile, slot
        ld    r16, [r15 + bodies]
        ld    r17, [r15 + bodies + 4]
        ld    r18, [r15 + bodies + 8]
        ld    r19, [r15 + bodies + 12]
        sts   [slot], r16
        sts   [slot + 4], r17
        sts   [slot + 8], r18
        sts   [slot + 12], r19
        bar
        mov   other, 0
pull:   lds   dx, [other]
        lds   dy, [other + 4]
        lds   dz, [other + 8]
        lds   mass, [other + 12]
        fsub  dx, dx, x
        fsub  dy, dy, y
        fsub  dz, dz, z
        mov   force, EPSILON
        fmad  force, dx, dx, force
        fmad  force, dy, dy, force
        fmad  force, dz, dz, force
        rsqrt force, force
        fmul  r20, force, force
        fmul  force, force, r20
        fmul  force, force, mass
        fmad  ax, dx, force, ax
        fmad  ay, dy, force, ay
        fmad  az, dz, force, az
        iadd  other, other, 16
        isetp.lt p0, other, TILE * 16
        @p0 bra pull
        bar                             ; before the next tile takes the place of this one
        iadd  tile, tile, TILE * 16
        isetp.lt p0, tile, BODIES * 16
        @p0 bra next

        mov   r15, STEP
        ld    r16, [own + motions]
        ld    r17, [own + motions + 4]
        ld    r18, [own + motions + 8]
        fmad  r16, ax, r15, r16
        fmad  r17, ay, r15, r17
        fmad  r18, az, r15, r18
        fmad  x, r16, r15, x
        fmad  y, r17, r15, y
        fmad  z, r18, r15, z
        st    [own + velocities], r16
        st    [own + velocities + 4], r17
        st    [own + velocities + 8], r18
        st    [own + places], x
        st    [own + places + 4], y
        st    [own + places + 8], z
        exit

; Place and mass of each body, then its velocity.
        .data bodies
        .float 0.578125, -0.796875, 1.15625, 0.125
        .float -1.42188, -1.25, 0.921875, 0.125
        .float -0.296875, -1.70312, -1.3125, 0.875
        .float 1.34375, -1.45312, -0.078125, 0.1875
        .float 1.39062, -1.53125, -1.01562, 0.46875
        .float -1.51562, 1.17188, -1.60938, 0.46875
        .float -1.64062, -0.9375, 0.3125, 0.84375
        .float -0.859375, -1.0625, 0.453125, 0.375
        .float -1.1875, -0.5, 0.96875, 0.21875
        .float -1.5, -1.53125, -0.359375, 1.0
        .float 1.40625, 0.5, 1.71875, 0.9375
        .float 0.890625, 0.390625, -0.015625, 0.375
        .float -0.0625, -1.35938, 0.390625, 1.0
        .float 0.734375, 1.57812, 0.296875, 0.15625
        .float -1.0625, 1.34375, -0.6875, 0.6875
        .float -0.796875, 1.90625, 1.35938, 0.09375
        .float -1.39062, 0.5, 0.71875, 0.71875
        .float 1.96875, 1.64062, -1.45312, 0.1875
        .float 0.15625, 1.78125, -1.48438, 0.125
        .float 0.46875, 1.5625, 0.265625, 0.78125
        .float 0.765625, -1.82812, 1.6875, 0.71875
        .float -0.65625, -1.07812, 1.9375, 0.125
        .float -0.265625, 0.296875, -0.96875, 0.5
        .float 1.17188, 1.125, 1.96875, 0.1875
        .float -0.671875, 1.57812, 1.20312, 0.5625
        .float -0.90625, 1.4375, 0.21875, 0.84375
        .float 0.859375, 1.03125, -0.15625, 0.3125
        .float -1.34375, -0.59375, -0.796875, 0.46875
        .float -0.140625, -1.90625, 1.875, 0.375
        .float 0.09375, 0.25, -1.96875, 0.3125
        .float 1.34375, 0.953125, 0.546875, 0.28125
        .float -1.57812, 1.64062, 1.125, 0.8125
        .data motions
        .float 0.28125, 0.28125, -0.3125, 0.0
        .float 0.4375, 0.28125, -0.40625, 0.0
        .float -0.125, -0.375, -0.09375, 0.0
        .float 0.375, -0.1875, -0.28125, 0.0
        .float 0.15625, -0.40625, -0.3125, 0.0
        .float -0.5, -0.21875, -0.3125, 0.0
        .float 0.21875, -0.46875, -0.375, 0.0
        .float -0.09375, 0.25, -0.21875, 0.0
        .float 0.0, 0.1875, 0.21875, 0.0
        .float 0.4375, -0.28125, -0.28125, 0.0
        .float 0.46875, 0.40625, 0.4375, 0.0
        .float 0.4375, 0.09375, -0.34375, 0.0
        .float -0.21875, -0.3125, 0.15625, 0.0
        .float 0.0, 0.4375, -0.1875, 0.0
        .float -0.46875, -0.09375, 0.21875, 0.0
        .float -0.21875, -0.46875, 0.09375, 0.0
        .float -0.34375, 0.0, 0.21875, 0.0
        .float -0.1875, 0.1875, -0.0625, 0.0
        .float 0.5, 0.15625, -0.0625, 0.0
        .float -0.125, -0.03125, 0.28125, 0.0
        .float -0.0625, -0.125, 0.46875, 0.0
        .float 0.1875, -0.46875, -0.46875, 0.0
        .float 0.03125, 0.4375, 0.0, 0.0
        .float -0.125, 0.1875, 0.375, 0.0
        .float 0.1875, 0.21875, -0.34375, 0.0
        .float -0.0625, -0.3125, -0.0625, 0.0
        .float 0.4375, -0.125, 0.15625, 0.0
        .float -0.09375, 0.4375, -0.5, 0.0
        .float 0.4375, 0.1875, -0.34375, 0.0
        .float -0.28125, 0.25, -0.125, 0.0
        .float 0.4375, -0.15625, 0.34375, 0.0
        .float 0.15625, -0.34375, 0.28125, 0.0
