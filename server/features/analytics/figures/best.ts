import { leagueOf } from '@clearedge/contract/sports';
import { americanToDecimal, decimalToAmericanRounded } from '@clearedge/quant/price';
import { groupBy } from '../../../kernel/collections.ts';
import { isCounted, LEAST_BETS, type Part, type SettledBet, sumOf } from '../settled-bet.ts';

/** The part with the highest return among those of enough bets. */
export const bestOf = (parts: readonly Part[]): string | null =>
  parts.filter(({ isTooFew, roi }) => !isTooFew && roi !== null).toSorted((a, b) => b.roi! - a.roi!)[0]?.key ?? null;

/** Likewise over sports; a bet on a game that we do not know has none. */
export function bestSport(bets: readonly SettledBet[]): string | null {
  const groups = [...groupBy(bets.filter(isCounted), ({ sport }) => sport)].flatMap(([sport, list]) =>
    sport === null || list.length < LEAST_BETS
      ? []
      : [{ sport, roi: sumOf(list, ({ profitCents }) => profitCents) / sumOf(list, ({ stakeCents }) => stakeCents) }],
  );
  const best = groups.toSorted((a, b) => b.roi - a.roi)[0];
  if (!best) return null;
  return best.sport === 'other' ? 'Other sports' : leagueOf(best.sport);
}

/** The mean of decimal prices as an American one: American numbers themselves have no mean, +100 and −100 are one price. */
export function averageOdds(bets: readonly SettledBet[]): number | null {
  const counted = bets.filter(isCounted);
  return counted.length === 0 ? null : decimalToAmericanRounded(sumOf(counted, ({ odds }) => americanToDecimal(odds)) / counted.length);
}
