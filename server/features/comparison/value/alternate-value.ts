import { createHash } from 'node:crypto';
import { DAY_MS } from '@clearedge/quant/calendar';
import { BoundedMap } from '../../../kernel/collections.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Contest } from '../../contests/index.ts';
import { alternatesBeside, cachedAlternates, isStale, lineOfMarket, type Offer } from '../../odds/index.ts';
import { judgeValue, type ValueFound, type ValueTerms } from './value-rules.ts';

const WITHIN_MS = 2 * DAY_MS;
const NONE: ValueFound = { above: [], judged: 0, doubted: [], alone: 0 };

/** A day's games under several terms; what was judged longest ago goes first. */
const MOST_STORED = 200;
const stored = new BoundedMap<string, { of: string; found: ValueFound }>(MOST_STORED);

export interface JudgedGame {
  contest: Contest;
  /** The game's own prices: its alternate lines are held against them too. */
  board: readonly Offer[];
  /** The forecast that pushes are read from; null without one. */
  forecastId: string | null;
}

/**
 * What a game's alternate lines of the next two days are worth as they were told last, the best of each book and side. By the books alone: claims
 * of the model were measured on main lines. What was judged stands until a price or the forecast changes.
 */
export async function alternateValue(ctx: Ctx, { contest, board, forecastId }: JudgedGame, terms: ValueTerms): Promise<ValueFound> {
  if (terms.model || contest.startsAt.getTime() - terms.now.getTime() > WITHIN_MS) return NONE;
  const told = await cachedAlternates(ctx, contest, 'stored');
  if (!told?.seenAt || isStale({ seenAt: told.seenAt }, terms.now)) return NONE;
  const markets = new Set(told.quotes.map(({ market }) => market));
  const beside = board.filter((row) => markets.has(row.market) && !isStale(row, terms.now));
  const quotes = told.quotes.map(({ book, ...quote }) => numbersOf({ bookCode: book.code, ...quote }));
  const of = digest([...quotes, ...beside.map(numbersOf).sort(), `${forecastId}`]);
  const key = `${contest.id} ${terms.reference} ${terms.method}`;
  const known = stored.get(key);
  const found = known?.of === of ? known.found : bestOfEach(judgeValue(alternatesBeside(told, contest, beside), terms, beside));
  stored.set(key, { of, found });
  return confirmed(found, told.seenAt, beside);
}

const numbersOf = ({ bookCode, market, side, line, price }: Pick<Offer, 'bookCode' | 'market' | 'side' | 'line' | 'price'>): string =>
  `${bookCode} ${market} ${side} ${line} ${price}`;
const digest = (lines: readonly string[]): string => createHash('sha256').update(lines.join('\n')).digest('base64url');

/** A book's alternate lines of one side rest on one opinion of the game: the best stands for all of them. */
function bestOfEach(found: ValueFound): ValueFound {
  return { ...found, above: firstOfEach(found.above), doubted: firstOfEach(found.doubted) };
}

function firstOfEach<T extends { row: Offer }>(items: readonly T[]): T[] {
  const sides = new Set<string>();
  return items.filter(({ row }) => {
    const side = `${row.bookCode} ${row.market} ${row.side}`;
    return !sides.has(side) && sides.add(side);
  });
}

/** The same as confirmed now: these lines at `seenAt`, those of the board that others are held against when they were. */
function confirmed(found: ValueFound, seenAt: Date, beside: readonly Offer[]): ValueFound {
  const oldest = ({ bookCode, market, side, line }: Offer): Date => {
    const number = lineOfMarket({ market, side, line });
    const others = beside.filter((row) => row.market === market && row.bookCode !== bookCode && lineOfMarket(row) === number);
    return new Date(Math.min(seenAt.getTime(), ...others.map((row) => row.seenAt.getTime())));
  };
  const seen = <T extends { row: Offer }>(item: T): T => Object.assign({}, item, { row: Object.assign({}, item.row, { seenAt }) });
  return {
    ...found,
    above: found.above.map((item) => Object.assign(seen(item), { seenAt: oldest(item.row) })),
    doubted: found.doubted.map(seen),
  };
}
