import { doubtOfPrice, type PriceDoubt } from '@clearedge/contract/doubts/price-doubts';
import { americanToDecimal, decimalToAmericanRounded, isAmericanPrice } from '@clearedge/quant/price';
import { expectedValue } from '@clearedge/quant/sizing';
import type { EvReference } from '../../../lib/worth.ts';
import type { FinderProp } from '../finder.queries.ts';
import { evBand, SIDES, type Side } from './words.ts';

/** What prices are measured against: the market without margin, the least of the six methods, or market and model pooled. */
export type Against = 'market' | 'worst' | 'pooled';

export interface Looking {
  /** Empty: every book. */
  books: readonly string[];
  against: Against;
  /** Whose price counts; null: the better one's. */
  side: Side | null;
}

export interface SideWorth {
  side: Side;
  odds: number;
  book: string;
  /** Of winning, given that the stake does not come back; null: no fair price. */
  chance: number | null;
  fairOdds: number | null;
  /** Expected profit per unit staked. */
  ev: number | null;
  reference: EvReference;
  /** Why it is not value, whatever its expected value; null for value. */
  doubt: PriceDoubt | null;
}

export interface Judged {
  prop: FinderProp;
  over: SideWorth | null;
  under: SideWorth | null;
  /** The side that is looked at: the one worth more, or the one asked for. */
  best: SideWorth | null;
}

function bestQuote({ quotes, isModelPrice }: FinderProp, side: Side, books: readonly string[]): { odds: number; book: string } | null {
  let best: { odds: number; book: string } | null = null;
  let most = 0;
  for (const [book, over, under] of quotes) {
    const odds = side === 'over' ? over : under;
    if (odds === null || !isAmericanPrice(odds) || (books.length > 0 && !isModelPrice && !books.includes(book))) continue;
    const decimal = americanToDecimal(odds);
    if (decimal < most || (decimal === most && best !== null && best.book < book)) continue;
    [best, most] = [{ odds, book }, decimal];
  }
  return best;
}

function chanceOf(prop: FinderProp, side: Side, against: Against): number | null {
  if (prop.isStale) return null;
  if (against === 'worst') return side === 'over' ? prop.worstOver : prop.worstUnder;
  const over = against === 'pooled' ? prop.pooled : prop.fair;
  return over === null ? null : side === 'over' ? over : 1 - over;
}

function sideWorth(prop: FinderProp, side: Side, looking: Looking): SideWorth | null {
  const quote = bestQuote(prop, side, looking.books);
  if (quote === null) return null;
  // Without a projection there is nothing to pool: the market alone prices it.
  const against = looking.against === 'pooled' && prop.pooled === null ? 'market' : looking.against;
  const chance = chanceOf(prop, side, against);
  const reference = against === 'pooled' ? 'model' : 'market';
  const noVigProbability = chanceOf(prop, side, 'market');
  const doubt = prop.isStale ? 'stale' : doubtOfPrice(chance, { ...prop, odds: quote.odds, noVigProbability });
  if (chance === null) return { side, ...quote, chance: null, fairOdds: null, ev: null, reference, doubt };
  const ev = expectedValue(chance * (1 - prop.push), americanToDecimal(quote.odds), prop.push);
  return { side, ...quote, chance, fairOdds: chance > 0 && chance < 1 ? decimalToAmericanRounded(1 / chance) : null, ev, reference, doubt };
}

/** Whether the share of readings was counted for this side: it is measured against the market, for the side that is better there. */
export const isConfidenceOf = (prop: FinderProp, best: SideWorth | null): boolean =>
  prop.confidence !== null && best?.reference === 'market' && best.side === prop.bestSide;

const evOf = (side: SideWorth | null): number => side?.ev ?? Number.NEGATIVE_INFINITY;

/** Value first, then what is worth more. */
export const byWorth = (a: SideWorth | null, b: SideWorth | null): number =>
  Number(b?.doubt === null) - Number(a?.doubt === null) || descending(evOf(a), evOf(b));

export const descending = (a: number, b: number): number => (a === b ? 0 : b - a);

/** What both sides of a prop are worth at the best price of the books that are looked at; null where none of them offers it. */
export function judge(prop: FinderProp, looking: Looking): Judged | null {
  const [over, under] = SIDES.map((side) => sideWorth(prop, side, looking)) as [SideWorth | null, SideWorth | null];
  if (!over && !under) return null;
  // By worth alone, as the server does: a side that looks better and is a likely error speaks against the other one too.
  const better = evOf(over) >= evOf(under) ? (over ?? under) : (under ?? over);
  const best = looking.side === null ? better : looking.side === 'over' ? over : under;
  return { prop, over, under, best };
}

/** The color of a side's expected value: none where it looks positive and is not value. */
export const worthBand = ({ ev, doubt }: SideWorth): ReturnType<typeof evBand> | undefined =>
  ev === null || (ev > 0 && doubt !== null) ? undefined : evBand(ev);
