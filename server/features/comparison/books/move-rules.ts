import { termsOf } from '@clearedge/contract/markets/board-markets';
import { impliedProbability } from '@clearedge/quant/price';
import type { PricePoint } from '../../odds/index.ts';

const MINUTE_MS = 60_000;
/** Within so many minutes of its beginning a book follows a move; later it moves for a reason of its own. */
const FOLLOW_MINUTES = 30;
/** Fewer books than this make no move of the market. */
const FEWEST_BOOKS = 3;

/** Books that changed a price the same way within half an hour. */
export interface Move {
  startedAt: number;
  /** Minutes behind the first, by book; the first has 0, and so have those that changed in the same poll. */
  minutes: ReadonlyMap<string, number>;
}

interface Step {
  bookCode: string;
  at: number;
  /** 1: the first side became dearer, away or over is more likely. */
  direction: 1 | -1;
}

type Standing = Pick<PricePoint, 'line' | 'price' | 'market'>;

function directionOf(before: Standing, after: Standing & { price: number }): Step['direction'] | null {
  const gained = (after.line ?? 0) - (before.line ?? 0);
  const change =
    gained === 0
      ? impliedProbability(after.price) - impliedProbability(before.price ?? after.price)
      : gained * (termsOf(after.market).kind === 'spread' ? -1 : 1);
  return change === 0 ? null : change > 0 ? 1 : -1;
}

/** Changes of one market's first side, oldest first; a market taken down and put back counts as what it came back with. */
function stepsOf(points: readonly PricePoint[]): Step[] {
  const standing = new Map<string, PricePoint>();
  return points.flatMap((point): Step[] => {
    const { bookCode, price, at } = point;
    if (price === null) return [];
    const before = standing.get(bookCode);
    standing.set(bookCode, point);
    const direction = before ? directionOf(before, { ...point, price }) : null;
    return direction === null ? [] : [{ bookCode, at: at.getTime(), direction }];
  });
}

/** The moves of one market of one game, from every price of its first side in time order. */
export function movesOf(points: readonly PricePoint[]): Move[] {
  const found: { startedAt: number; minutes: Map<string, number> }[] = [];
  const open = new Map<Step['direction'], (typeof found)[number]>();
  for (const { bookCode, at, direction } of stepsOf(points)) {
    const current = open.get(direction);
    const minutes = current ? (at - current.startedAt) / MINUTE_MS : Number.POSITIVE_INFINITY;
    if (current && minutes <= FOLLOW_MINUTES) {
      if (!current.minutes.has(bookCode)) current.minutes.set(bookCode, minutes);
      continue;
    }
    const begun = { startedAt: at, minutes: new Map([[bookCode, 0]]) };
    open.set(direction, begun);
    found.push(begun);
  }
  return found.filter(({ minutes }) => minutes.size >= FEWEST_BOOKS);
}

/** The books that had a price when a move began. */
export function pricingAt(points: readonly PricePoint[], startedAt: number): Set<string> {
  const standing = new Map<string, number | null>();
  for (const { bookCode, price, at } of points) if (at.getTime() <= startedAt) standing.set(bookCode, price);
  return new Set([...standing].filter(([, price]) => price !== null).map(([bookCode]) => bookCode));
}
