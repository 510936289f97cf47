// SPDX-License-Identifier: MIT
//! Programs that read a picture or write one: filters, rays, a shader in tiles.
use warpwright_tests::programs::{on_each_engine, pixels, report, sampled, Image, Job};

/// Workgroups of 8 x 2 pixels of a picture, through shared memory.
#[test]
#[ignore = "deep: .ci/run --deep"]
fn gaussian_blur() {
    let (width, height) = (24, 10);
    let image = Image::sample(width, height);
    let texel = |x: i32, y: i32, channel: i32| {
        let (x, y) = (x.clamp(0, width as i32 - 1), y.clamp(0, height as i32 - 1));
        u32::from(image.texels[(4 * (y * width as i32 + x) + channel) as usize])
    };
    const WEIGHTS: [u32; 5] = [1, 4, 6, 4, 1];
    let channel = |x: i32, y: i32, channel: i32| {
        let taps = (0..25).map(|tap| (tap % 5, tap / 5));
        let sum: u32 = taps
            .map(|(i, j)| {
                WEIGHTS[i as usize] * WEIGHTS[j as usize] * texel(x + i - 2, y + j - 2, channel)
            })
            .sum();
        ((sum + 128) / 256) as u8
    };
    let pixel = |at: i32| [0, 1, 2, 3].map(|c| channel(at % width as i32, at / width as i32, c));
    let expected: Vec<[u8; 4]> = (0..(width * height) as i32).map(pixel).collect();
    let source = include_str!("../../../programs/blur.s");
    let job = Job::with_grid("blur.s", source, Some((width, height)), vec![image.clone()]);
    on_each_engine(&job, |memory| assert_eq!(pixels(&job.program, memory), expected));
    report(&job);
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn five_point_stencil() {
    let (width, height) = (21, 18);
    let image = Image::sample(width, height);
    let texel = |x: i32, y: i32, channel: usize| {
        let (x, y) = (x.clamp(0, width as i32 - 1), y.clamp(0, height as i32 - 1));
        u32::from(image.texels[4 * (y * width as i32 + x) as usize + channel])
    };
    // A grid of another shape than tiles, wider than the picture.
    let (columns, rows) = (23, 17);
    let expected: Vec<[u8; 4]> = (0..columns * rows)
        .map(|at| {
            let (x, y) =
                ((at % columns).min(width as i32 - 1), (at / columns).min(height as i32 - 1));
            let mean = |c| {
                let around = texel(x - 1, y, c)
                    + texel(x + 1, y, c)
                    + texel(x, y - 1, c)
                    + texel(x, y + 1, c);
                ((4 * texel(x, y, c) + around) / 8) as u8
            };
            [mean(0), mean(1), mean(2), 255]
        })
        .collect();
    let source = include_str!("../../../programs/stencil.s");
    let job = Job::with_grid(
        "stencil.s",
        source,
        Some((columns as u32, rows as u32)),
        vec![image.clone()],
    );
    on_each_engine(&job, |memory| assert_eq!(pixels(&job.program, memory), expected));
    report(&job);
}

#[test]
#[ignore = "deep: .ci/run --deep"]
fn rays_over_a_landscape() {
    let ground = Image::sample(24, 30);
    let (columns, rows) = (20u32, 14u32);
    let mut steps = vec![];
    let mut pixel = |x: u32, y: u32| {
        let column = ((x as f32 * (24.0 / columns as f64) as f32) as usize).min(23);
        let slope = (y as f32 + 0.5) * (48.0 / f64::from(rows)) as f32;
        let mut height = 320.0f32;
        for distance in 1..=60u32 {
            let hill = ground.texels[4 * ((distance as usize - 1).min(29) * 24 + column)];
            height -= slope;
            if height <= f32::from(hill) {
                steps.push(distance);
                let far = (4 * distance).min(255) as u8;
                return [far, hill, far, 255];
            }
        }
        steps.push(60);
        let sky = (4 * y + 96).min(255) as u8;
        [sky, sky, 255, 255]
    };
    let expected: Vec<[u8; 4]> =
        (0..columns * rows).map(|at| pixel(at % columns, at / columns)).collect();
    let few = steps.iter().filter(|&&steps| steps < 12).count();
    let many = steps.iter().filter(|&&steps| steps > 30).count();
    assert!(few > 40 && many > 20, "rays of very different lengths: {few} short, {many} long");
    let source = include_str!("../../../programs/rays.s");
    let job = Job::with_grid("rays.s", source, Some((columns, rows)), vec![ground.clone()]);
    on_each_engine(&job, |memory| assert_eq!(pixels(&job.program, memory), expected));
    report(&job);
}

#[test]
fn tiled_shader_in_two_phases() {
    let image = Image::sample(24, 20);
    let (columns, rows) = (20u32, 12u32);
    let clamp = |at: i64, size: i64| at.clamp(0, size - 1);
    let mirror = |at: i64, size: i64| {
        let at = at.rem_euclid(2 * size);
        at.min(2 * size - 1 - at)
    };
    let source = include_str!("../../../programs/tiled.s");
    let job = Job::with_grid("tiled.s", source, Some((columns, rows)), vec![image.clone()]);
    on_each_engine(&job, |memory| {
        for (at, pixel) in pixels(&job.program, memory).iter().enumerate() {
            let u = ((at as u32 % columns) as f64 + 0.5) / f64::from(columns);
            let v = ((at as u32 / columns) as f64 + 0.5) / f64::from(rows);
            let first = sampled(&image, u, v, true, clamp);
            let bend = sampled(&image, 2.0 * u, 2.0 * v, true, mirror);
            let (s, t) = (u + (bend[0] - 0.5) * 0.125, v + (bend[1] - 0.5) * 0.125);
            let [second, third] =
                [sampled(&image, s, t, true, clamp), sampled(&image, t, s, true, mirror)];
            for channel in 0..3 {
                let mean = (2.0 * first[channel] + second[channel] + third[channel]) * 255.0 / 4.0;
                let found = f64::from(pixel[channel]);
                assert!(
                    (mean - found).abs() <= 3.0,
                    "pixel {at} channel {channel}: {found}, expected {mean:.2}"
                );
            }
        }
    });
    report(&job);
}
