import { dollarsToCents } from '@clearedge/quant/money';
import { americanToDecimal } from '@clearedge/quant/price';
import { adviseStake, DEFAULT_KELLY_SHARE } from '@clearedge/quant/sizing';
import type { ValuePrice } from '../comparison.queries.ts';
import type { ComparisonState, ValueSort } from '../comparison-url.ts';

type Wanted = Pick<ComparisonState, 'only' | 'lines' | 'league' | 'least' | 'maxAge' | 'sort'>;

const ORDER: Record<ValueSort, (a: ValuePrice, b: ValuePrice) => number> = {
  ev: (a, b) => b.evPct - a.evPct,
  time: (a, b) => a.gameTime.localeCompare(b.gameTime) || b.evPct - a.evPct,
  hold: (a, b) => a.referenceHold - b.referenceHold || b.evPct - a.evPct,
};

/** The prices that were asked for, in the order asked for. `books` empty: every book's. */
export function wantedOf(items: readonly ValuePrice[], wanted: Wanted, books: readonly string[], now: number): ValuePrice[] {
  const oldest = now - Number(wanted.maxAge) * 60_000;
  return items
    .filter(
      ({ market, isAlternate, sport, evPct, seenAt, book }) =>
        (wanted.only === 'all' || market === wanted.only) &&
        (wanted.lines === 'all' || isAlternate === (wanted.lines === 'alternate')) &&
        (wanted.league === 'all' || sport === wanted.league) &&
        evPct >= Number(wanted.least) &&
        Date.parse(seenAt) >= oldest &&
        (books.length === 0 || books.includes(book)),
    )
    .sort(ORDER[wanted.sort]);
}

export interface Staked {
  /** Of the bankroll, 0..1. */
  share: number;
  /** Null while no bankroll is set. */
  dollars: number | null;
}

/** The reader's share of Kelly (a quarter unless set) at the fair chance, at most 5% of the bankroll. A push changes nothing: only decided bets count. */
export function stakeOf(
  { fairProbability, odds }: Pick<ValuePrice, 'fairProbability' | 'odds'>,
  { kellyShare = DEFAULT_KELLY_SHARE, bankroll }: { kellyShare?: number | undefined; bankroll?: number | undefined },
): Staked {
  const { advised, stakeCents } = adviseStake({
    bankrollCents: dollarsToCents(bankroll ?? 0),
    winProbability: fairProbability,
    decimal: americanToDecimal(odds),
    share: kellyShare,
  });
  return { share: advised, dollars: bankroll === undefined ? null : stakeCents / 100 };
}
