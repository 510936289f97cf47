#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Renders the two input pictures of the demo (needs numpy and pillow).

photo.png: a ray-traced still life with soft shadows, texture and film grain.
glass.png: a distortion map; red and green are the offset of u and v, 128 = none.
"""
import numpy as np
from PIL import Image

rng = np.random.default_rng(7)
W, H, SAMPLES = 128, 96, 48
spheres = [  # centre, radius, colour, gloss
    ((-1.15, 0.75, 4.4), 0.75, (0.85, 0.22, 0.12), 0.25),
    ((0.45, 1.0, 5.2), 1.0, (0.93, 0.78, 0.35), 0.12),
    ((1.75, 0.5, 3.9), 0.5, (0.20, 0.45, 0.80), 0.35),
    ((-0.15, 0.32, 3.3), 0.32, (0.25, 0.62, 0.28), 0.2),
]
light_at, light_size = np.array([-3.5, 6.0, 1.0]), 1.1


def hit(o, d):
    """Nearest hit of rays: distance, normal, colour, gloss."""
    n = o.shape[0]
    best = np.full(n, 1e9)
    normal, colour, gloss = np.zeros((n, 3)), np.zeros((n, 3)), np.zeros(n)
    with np.errstate(divide="ignore", invalid="ignore"):
        t = np.where(d[:, 1] < -1e-4, -o[:, 1] / d[:, 1], 1e9)
    ok = (t > 1e-3) & (t < best)
    p = o + d * t[:, None]
    wood = 0.5 + 0.5 * np.sin(9 * p[:, 0] + 1.7 * np.sin(1.3 * p[:, 2]) + 0.4 * np.sin(23 * p[:, 0]))
    plank = 1 - 0.35 * (np.abs((p[:, 0] * 1.1) % 1 - 0.5) > 0.47)
    table = (np.array([0.42, 0.27, 0.16]) + wood[:, None] * np.array([0.20, 0.14, 0.08])) * plank[:, None]
    best = np.where(ok, t, best)
    normal[ok], colour[ok], gloss[ok] = (0, 1, 0), table[ok], 0.10
    for c, r, col, g in spheres:
        c = np.array(c)
        oc = o - c
        b = (oc * d).sum(1)
        disc = b * b - ((oc * oc).sum(1) - r * r)
        t = -b - np.sqrt(np.maximum(disc, 0))
        ok = (disc > 0) & (t > 1e-3) & (t < best)
        best = np.where(ok, t, best)
        p = o + d * t[:, None]
        q = (p - c) / r
        speck = 0.88 + 0.12 * np.sin(17 * q[:, 0] + 5 * np.sin(11 * q[:, 1])) * np.sin(13 * q[:, 2])
        normal[ok], gloss[ok] = q[ok], g
        colour[ok] = (np.array(col) * speck[:, None])[ok]
    return best, normal, colour, gloss


def sky(d):
    t = np.clip(d[:, 1] * 1.4 + 0.25, 0, 1)[:, None]
    glow = np.clip((d @ np.array([-0.45, 0.35, 0.82])), 0, 1)[:, None] ** 14
    window = ((np.abs(d[:, 0] - 0.28) < 0.16) & (np.abs(d[:, 1] - 0.20) < 0.13) & (d[:, 2] > 0))[:, None]
    return (1 - t) * np.array([0.50, 0.42, 0.38]) + t * np.array([0.16, 0.19, 0.26]) + glow * 0.5 + window * np.array([0.75, 0.8, 0.85])


def shade(o, d, depth=0):
    t, n, col, g = hit(o, d)
    far = t > 1e8
    p = o + d * t[:, None] + n * 1e-3
    target = light_at + rng.normal(size=p.shape) * light_size
    l = target - p
    dist = np.linalg.norm(l, axis=1)
    l /= dist[:, None]
    lit = hit(p, l)[0] > dist
    lambert = np.clip((n * l).sum(1), 0, 1) * lit
    ambient = 0.32 + 0.25 * n[:, 1]
    bounce = rng.normal(size=p.shape)
    bounce += n * 1.2
    bounce /= np.linalg.norm(bounce, axis=1)[:, None]
    open_sky = hit(p, bounce)[0] > 1.6
    out = col * (1.5 * lambert + ambient * (0.45 + 0.55 * open_sky))[:, None]
    if depth < 1:
        r = d - 2 * (d * n).sum(1)[:, None] * n
        fresnel = g + (1 - g) * np.clip(1 + (d * n).sum(1), 0, 1) ** 5 * 0.6
        out = out * (1 - fresnel[:, None]) + shade(p, r, depth + 1) * fresnel[:, None]
        half = l - d
        half /= np.linalg.norm(half, axis=1)[:, None]
        out += (np.clip((n * half).sum(1), 0, 1) ** 60 * lit * g * 3)[:, None]
    return np.where(far[:, None], sky(d), out)


ys, xs = np.mgrid[0:H, 0:W]
image = np.zeros((H * W, 3))
for _ in range(SAMPLES):
    x = (xs.ravel() + rng.random(H * W) - W / 2) / H
    y = -(ys.ravel() + rng.random(H * W) - H / 2) / H
    focus = np.stack([x, y - 0.12, np.full(H * W, 1.15)], 1) * 4.2
    lens = np.concatenate([rng.normal(size=(H * W, 2)) * 0.035, np.zeros((H * W, 1))], 1)
    d = focus - lens
    d /= np.linalg.norm(d, axis=1)[:, None]
    o = lens + np.array([0.1, 1.55, 0.0])
    image += shade(o, d)
image /= SAMPLES
image = image / (1 + 0.35 * image) * 1.15
vignette = 1 - 0.28 * (((xs / W - 0.5) ** 2 + (ys / H - 0.5) ** 2) * 2).ravel()[:, None]
image = np.clip(image * vignette, 0, 1) ** (1 / 2.0)
image += rng.normal(size=image.shape) * 0.012
rgb = (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8).reshape(H, W, 3)
Image.fromarray(np.dstack([rgb, np.full((H, W), 255, np.uint8)])).save("photo.png", optimize=True)

# A pane of ribbed glass with a few drops of water on it.
GW, GH = 64, 48
v, u = np.mgrid[0:GH, 0:GW] / np.array([GH, GW]).reshape(2, 1, 1)
du, dv, wet = 0.10 * np.sin(u * 2 * np.pi * 4), 0.05 * np.sin(v * 2 * np.pi * 3 + u * 9), np.zeros_like(u)
for cx, cy, r in [(0.25, 0.3, 0.16), (0.68, 0.62, 0.22), (0.82, 0.2, 0.1), (0.4, 0.8, 0.11)]:
    x, y = (u - cx) / r, (v - cy) / r * 0.75
    inside = x * x + y * y < 1
    bend = np.sqrt(np.clip(1 - x * x - y * y, 0, 1))
    du, dv = np.where(inside, -x * 0.8 * bend, du), np.where(inside, -y * 0.8 * bend, dv)
    wet = np.where(inside, bend, wet)
pack = lambda a: (np.clip(a * 0.5 + 0.5, 0, 1) * 255 + 0.5).astype(np.uint8)
alpha = np.full(u.shape, 255, np.uint8)
Image.fromarray(np.dstack([pack(du), pack(dv), (wet * 255).astype(np.uint8), alpha])).save("glass.png", optimize=True)
