import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blank, comparePictures, encodeSmall, type Picture, readPicture, shrink } from './pictures.ts';

type Pixel = [red: number, green: number, blue: number];
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
const GROUND: Pixel = [10, 13, 18];
const PANEL: Pixel = [16, 21, 28];
const LETTERS: Pixel = [194, 203, 216];
const ACCENT: Pixel = [45, 189, 134];
const BADGE: Box = { left: 30, top: 30, width: 14, height: 6 };
const COLUMN: Box = { left: 90, top: 20, width: 40, height: 70 };

const pixel = ({ width, data }: Picture, x: number, y: number): Pixel => [
  data[(y * width + x) * 4]!,
  data[(y * width + x) * 4 + 1]!,
  data[(y * width + x) * 4 + 2]!,
];
const inside = (picture: Picture, x: number, y: number): Pixel => pixel(picture, Math.min(picture.width - 1, Math.max(0, x)), y);

/** A copy with every pixel of the box painted anew. */
function repaint(picture: Picture, { left, top, width, height }: Box, paint: (x: number, y: number) => Pixel): Picture {
  const copy = { ...picture, data: picture.data.slice() };
  for (let y = top; y < top + height; y++)
    for (let x = left; x < left + width; x++) copy.data.set([...paint(x, y), 255], (y * picture.width + x) * 4);
  return copy;
}

/** Rows of figures in a panel, as they look at a third of their size: grey strokes that letters have become. */
function drawScreen(): Picture {
  const ground = repaint(blank(160, 110), { left: 0, top: 0, width: 160, height: 110 }, () => GROUND);
  const panel = repaint(ground, { left: 20, top: 15, width: 120, height: 80 }, () => PANEL);
  const isStroke = (x: number, y: number): boolean => y % 8 < 3 && (x * 7 + Math.floor(y / 8) * 5) % 11 < 5;
  const written = repaint(panel, COLUMN, (x, y) => (isStroke(x, y) ? LETTERS : PANEL));
  return repaint(written, BADGE, () => ACCENT);
}
const screen = drawScreen();
const whole: Box = { left: 0, top: 0, width: screen.width, height: screen.height };
const isSame = (changed: Picture): boolean => comparePictures(screen, changed).isSame;

/** Letters a little heavier or lighter, as another version of the browser smooths them. */
const smoothed = (share: number): Picture =>
  repaint(screen, whole, (x, y) => {
    const [before, own, after] = [inside(screen, x - 1, y), pixel(screen, x, y), inside(screen, x + 1, y)];
    return own.map((value, at) => Math.round(value * (1 - share) + (share * (before[at]! + after[at]!)) / 2)) as Pixel;
  });

test('the same screen passes, and one whose letters are smoothed otherwise', () => {
  expect(isSame(screen)).toBe(true);
  expect(isSame(smoothed(0.1))).toBe(true);
});

test('a missing panel, a column moved by six pixels of the screen, a badge and a surface in another color are seen', () => {
  const changes = {
    missing: repaint(screen, COLUMN, () => PANEL),
    moved: repaint(screen, COLUMN, (x, y) => inside(screen, x - 2, y)),
    badge: repaint(screen, BADGE, () => [106, 170, 255]),
    surface: repaint(screen, { left: 20, top: 15, width: 120, height: 80 }, (x, y) => {
      const [red, green, blue] = pixel(screen, x, y);
      return [Math.min(255, red + 16), green, blue];
    }),
  };
  expect(Object.entries(changes).filter(([, changed]) => isSame(changed))).toEqual([]);
});

test('another size is another screen; half the size is the mean of squares', () => {
  expect(comparePictures(blank(10, 10), blank(10, 11))).toMatchObject({ isSame: false, verdict: '10 × 11 instead of 10 × 10' });
  expect(shrink(screen, 2)).toMatchObject({ width: 80, height: 55 });
});

test('the palette keeps what is on the screen', () => {
  const stored = readPicture(encodeSmall(smoothed(0.1)));
  expect(comparePictures(smoothed(0.1), stored).isSame).toBe(true);
});

test('the pictures that are kept are small', () => {
  const saved = new URL('../../../e2e/support/pictures/', import.meta.url);
  const sizes = readdirSync(saved)
    .filter((name) => name.endsWith('.png'))
    .map((name) => readFileSync(new URL(name, saved)).length);
  expect(Math.max(0, ...sizes)).toBeLessThan(40_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_000_000);
});
