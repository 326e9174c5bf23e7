import type { PriceDoubt } from '@clearedge/contract/doubts/price-doubts';
import { PARLAY_EV } from '@clearedge/contract/parlay-limits';
import { type EvReference, type Worth, worthAgainst } from '../../../lib/worth.ts';
import type { Opportunity } from '../parlay-types.ts';
import { oneOf } from './use-query-change.ts';

export const BET_TYPE_OPTIONS = [
  { value: 'all', label: 'All types' },
  { value: 'moneyline', label: 'Moneyline' },
  { value: 'spread', label: 'Run Line' },
  { value: 'total', label: 'Total' },
  { value: 'prop', label: 'Player prop' },
] as const;
export const EV_OPTIONS = [
  { value: 'all', label: 'Any' },
  { value: 'positive', label: 'Positive' },
  { value: 'high', label: 'High (over 5%)' },
] as const;

export interface OpportunityFilter {
  search: string;
  betType: (typeof BET_TYPE_OPTIONS)[number]['value'];
  ev: (typeof EV_OPTIONS)[number]['value'];
}

/** The filter in the address; what it does not know reads as no filter. */
export const readFilter = (query: URLSearchParams): OpportunityFilter => ({
  search: query.get('q') ?? '',
  betType: oneOf(BET_TYPE_OPTIONS, query.get('type')),
  ev: oneOf(EV_OPTIONS, query.get('ev')),
});

/** Every word of the search somewhere in what a reader sees of it. */
export function matchesWords(search: string, texts: readonly string[]): boolean {
  const haystack = texts.join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word));
}

/** An opportunity with its chances, fair price, EV and doubt against the member's reference, and the win chance of the other one. */
export type RankedOpportunity = Omit<Opportunity, keyof Worth | 'doubt'> & Worth & { otherWin: number | null; doubt: PriceDoubt | null };

/** The list against a reference: value first, then the rest, each the best EV first; what has no EV comes last. */
export function rankOpportunities(list: readonly Opportunity[], reference: EvReference): RankedOpportunity[] {
  const other = reference === 'model' ? 'market' : 'model';
  return list
    .map((one) => ({
      ...one,
      ...worthAgainst(one, reference),
      otherWin: worthAgainst(one, other).winProbability,
      doubt: one.doubt[reference],
    }))
    .sort(
      (a, b) =>
        Number(a.doubt !== null) - Number(b.doubt !== null) || (b.ev ?? Number.NEGATIVE_INFINITY) - (a.ev ?? Number.NEGATIVE_INFINITY) || 0,
    );
}

/** The teams a side is about: its own, a player's, or both of a total. */
export function teamsOf({ pick, matchup, playerTeam }: Pick<Opportunity, 'pick' | 'matchup' | 'playerTeam'>): string[] {
  if (playerTeam !== null) return [playerTeam];
  const [away, home] = matchup.split(' @ ') as [string, string];
  if (pick.market === 'total') return [away, home];
  return [pick.side === 'away' ? away : home];
}

export function filterOpportunities(list: readonly RankedOpportunity[], { search, betType, ev }: OpportunityFilter): RankedOpportunity[] {
  const least = ev === 'high' ? PARLAY_EV.high : ev === 'positive' ? 0 : null;
  return list.filter(
    (one) =>
      (betType === 'all' || one.betType === betType) &&
      (least === null || (one.doubt === null && one.ev !== null && one.ev > least)) &&
      matchesWords(search, [one.selection, one.matchup, one.awayTeam, one.homeTeam, one.bookName]),
  );
}
