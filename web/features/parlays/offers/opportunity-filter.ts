import type { PriceDoubt } from '@clearedge/contract/doubts/price-doubts';
import { PARLAY_EV } from '@clearedge/contract/parlay-limits';
import { type GameSport, sportOf } from '@clearedge/contract/sports';
import { referenceOf } from '../../../core/props/market-only.ts';
import { type EvReference, type Worth, worthAgainst } from '../../../lib/worth.ts';
import type { Opportunity } from '../parlay-types.ts';
import { oneOf } from './use-query-change.ts';

/** The types of bets on a sport's games. */
export function betTypesOf(sport: GameSport): readonly { value: 'all' | Opportunity['betType']; label: string }[] {
  const { spreadName, hasPlayerProps } = sportOf(sport);
  return [
    { value: 'all', label: 'All types' },
    { value: 'moneyline', label: 'Moneyline' },
    ...(spreadName === null ? [] : [{ value: 'spread' as const, label: spreadName }]),
    { value: 'total', label: 'Total' },
    ...(hasPlayerProps ? [{ value: 'prop' as const, label: 'Player prop' }] : []),
  ];
}
export const EV_OPTIONS = [
  { value: 'all', label: 'Any' },
  { value: 'positive', label: 'Positive' },
  { value: 'high', label: 'High (over 5%)' },
] as const;

export interface OpportunityFilter {
  search: string;
  betType: 'all' | Opportunity['betType'];
  ev: (typeof EV_OPTIONS)[number]['value'];
}

/** The filter in the address; what it does not know reads as no filter. */
export const readFilter = (query: URLSearchParams, sport: GameSport): OpportunityFilter => ({
  search: query.get('q') ?? '',
  betType: oneOf(betTypesOf(sport), query.get('type')),
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
  return list
    .map((one) => {
      const own = referenceOf(one, reference);
      return {
        ...one,
        ...worthAgainst(one, own),
        otherWin: worthAgainst(one, own === 'model' ? 'market' : 'model').winProbability,
        doubt: one.doubt[own],
      };
    })
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
