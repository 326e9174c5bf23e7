import { crc32, deflateSync } from 'node:zlib';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Red, green, blue and opacity of every pixel, row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

export const blank = (width: number, height: number): Picture => ({ width, height, data: new Uint8Array(width * height * 4) });

export const readPicture = (png: Buffer): Picture => PNG.sync.read(png);

export function writePicture({ width, height, data }: Picture): Buffer {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data);
  return PNG.sync.write(png);
}

/** The mean of each square of `by` pixels; what is left over at the right and the bottom is dropped. */
export function shrink({ width, height, data }: Picture, by: number): Picture {
  const small = blank(Math.floor(width / by), Math.floor(height / by));
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++) small.data.set(meanOf(data, width, x * by, y * by, by), (y * small.width + x) * 4);
  return small;
}

function meanOf(data: Uint8Array, width: number, left: number, top: number, by: number): number[] {
  const sum = [0, 0, 0];
  for (let y = top; y < top + by; y++)
    for (let x = left; x < left + by; x++) for (let at = 0; at < 3; at++) sum[at]! += data[(y * width + x) * 4 + at]!;
  return [...sum.map((of) => Math.round(of / (by * by))), 255];
}

/** Grey may be off by 25 of 255, about what another version's smoothing of letters leaves after shrinking. */
const THRESHOLD = 0.1;
const TILE = 16;
/** Of one tile; letters that are drawn a little differently stay well below, a badge in another color does not. */
const MOST_OF_TILE = 0.2;
const MOST_OF_ALL = 0.01;
/** Surfaces are compared by the means of squares, in which letters hardly count: there 8 of 255 is another color. */
const SQUARE = 8;
const SURFACE_THRESHOLD = 0.03;
const MOST_OF_SURFACES = 0.02;

interface Comparison {
  isSame: boolean;
  /** In words, for the one who reads the failure. */
  verdict: string;
  difference: Picture;
}

const isOff = ({ data }: Picture, at: number): boolean => data[at * 4 + 3] !== 0;

/** The tile with the most differing pixels, tiles overlapping by half. */
function worstTile(mask: Picture): { share: number; x: number; y: number } {
  let worst = { share: 0, x: 0, y: 0 };
  for (let y = 0; y < mask.height; y += TILE / 2)
    for (let x = 0; x < mask.width; x += TILE / 2) {
      const share = countIn(mask, x, y) / TILE ** 2;
      if (share > worst.share) worst = { share, x, y };
    }
  return worst;
}

function countIn(mask: Picture, left: number, top: number): number {
  let count = 0;
  for (let y = top; y < Math.min(top + TILE, mask.height); y++)
    for (let x = left; x < Math.min(left + TILE, mask.width); x++) if (isOff(mask, y * mask.width + x)) count += 1;
  return count;
}

function matched(expected: Picture, actual: Picture, threshold: number): { difference: Picture; all: number } {
  const { width, height } = expected;
  const difference = blank(width, height);
  const options = { threshold, includeAA: true, diffMask: true };
  const off = pixelmatch(expected.data, actual.data, difference.data, width, height, options);
  return { difference, all: off / (width * height) };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Whether two pictures show the same screen: the same size, few pixels off in all, and in no place many. */
export function comparePictures(expected: Picture, actual: Picture): Comparison {
  const { width, height } = expected;
  if (actual.width !== width || actual.height !== height)
    return { isSame: false, verdict: `${actual.width} × ${actual.height} instead of ${width} × ${height}`, difference: actual };
  const { difference, all } = matched(expected, actual, THRESHOLD);
  const { share, x, y } = worstTile(difference);
  const surfaces = matched(shrink(expected, SQUARE), shrink(actual, SQUARE), SURFACE_THRESHOLD).all;
  return {
    isSame: all <= MOST_OF_ALL && share <= MOST_OF_TILE && surfaces <= MOST_OF_SURFACES,
    verdict: `${percent(all)} of the pixels are off, at worst ${percent(share)} around ${x}, ${y}; ${percent(surfaces)} of the surfaces`,
    difference,
  };
}

type Color = readonly [red: number, green: number, blue: number];
const MOST = 128;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const distance = (a: Color, b: Color): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
const colorAt = (data: Uint8Array, at: number): Color => [data[at]!, data[at + 1]!, data[at + 2]!];
// Two shades that differ by less are one to the eye, and four bits fewer to store.
const keyOf = ([red, green, blue]: Color): number => ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2);

/** How often each shade occurs, with one of its pixels. */
function countShades({ data }: Picture): { color: Color; count: number }[] {
  const shades = new Map<number, { color: Color; count: number }>();
  for (let at = 0; at < data.length; at += 4) {
    const color = colorAt(data, at);
    const shade = shades.get(keyOf(color)) ?? { color, count: 0 };
    shade.count += 1;
    shades.set(keyOf(color), shade);
  }
  return [...shades.values()];
}

/** The most frequent shade first, then always the one that those chosen serve worst. */
function choose(picture: Picture): Color[] {
  const left = countShades(picture)
    .sort((a, b) => b.count - a.count)
    .map((shade) => ({ ...shade, off: Number.POSITIVE_INFINITY }));
  const chosen: Color[] = [];
  while (chosen.length < Math.min(MOST, left.length)) {
    const next = chosen.length === 0 ? left[0]! : left.reduce((a, b) => (Math.sqrt(b.count) * b.off > Math.sqrt(a.count) * a.off ? b : a));
    chosen.push(next.color);
    for (const shade of left) shade.off = Math.min(shade.off, distance(shade.color, next.color));
  }
  return chosen;
}

const nearest = (palette: readonly Color[], color: Color): number =>
  palette.reduce((best, one, at) => (distance(one, color) < distance(palette[best]!, color) ? at : best), 0);

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A PNG of at most 128 colors: a third of the bytes, and no figure on it looks different. Format: W3C, PNG, third edition. */
export function encodeSmall(picture: Picture): Buffer {
  const { width, height, data } = picture;
  const palette = choose(picture);
  const known = new Map<number, number>();
  const rows = Buffer.alloc(height * (width + 1));
  for (let at = 0; at < width * height; at++) {
    const color = colorAt(data, at * 4);
    const index = known.get(keyOf(color)) ?? nearest(palette, color);
    known.set(keyOf(color), index);
    rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] = index;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const parts = [chunk('IHDR', head), chunk('PLTE', Buffer.from(palette.flat())), chunk('IDAT', deflateSync(rows, { level: 9 }))];
  return Buffer.concat([SIGNATURE, ...parts, chunk('IEND', Buffer.alloc(0))]);
}
