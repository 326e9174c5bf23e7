import pixelmatch from 'pixelmatch';
import { blank, type Picture, shrink } from './picture.ts';

/** Grey may be off by 25 of 255, about what another version's smoothing of letters leaves after shrinking. */
const THRESHOLD = 0.1;
const TILE = 16;
/** Of one tile; letters that are drawn a little differently stay well below, a badge in another colour does not. */
const MOST_OF_TILE = 0.2;
const MOST_OF_ALL = 0.01;
/** Surfaces are compared by the means of squares, in which letters hardly count: there 8 of 255 is another colour. */
const SQUARE = 8;
const SURFACE_THRESHOLD = 0.03;
const MOST_OF_SURFACES = 0.02;

export interface Comparison {
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
