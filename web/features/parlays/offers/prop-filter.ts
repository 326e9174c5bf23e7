import { DOUBT_WORDS } from '@clearedge/contract/doubts/price-doubts';
import { PARLAY_EV } from '@clearedge/contract/parlay-limits';
import type { GameSport } from '@clearedge/contract/sports';
import { referenceOf } from '../../../core/props/market-only.ts';
import { categoriesOf } from '../../../core/props/prop-categories.ts';
import { type EvReference, type Worth, worthAgainst } from '../../../lib/worth.ts';
import type { BuilderProp } from '../parlay-types.ts';
import { matchesWords } from './opportunity-filter.ts';
import { oneOf } from './use-query-change.ts';

const SORTS = ['edge', 'start', 'player'] as const;
/** The orders of a sport's list, whose bets close at its `startWord`. */
export const sortsOf = (startWord: string): { value: (typeof SORTS)[number]; label: string }[] => [
  { value: 'edge', label: 'Edge' },
  { value: 'start', label: startWord.charAt(0).toUpperCase() + startWord.slice(1) },
  { value: 'player', label: 'Player' },
];

export interface PropFilter {
  search: string;
  category: 'all' | BuilderProp['category'];
  propType: string;
  team: string;
  isPositive: boolean;
  sort: (typeof SORTS)[number];
}

/** A category that the sport has no props of stands for all of them. */
export const readPropFilter = (query: URLSearchParams, sport: GameSport): PropFilter => ({
  search: query.get('q') ?? '',
  category: oneOf(categoriesOf(sport), query.get('category')),
  propType: query.get('type') ?? 'all',
  team: query.get('team') ?? 'all',
  isPositive: query.get('ev') === 'positive',
  sort: oneOf(sortsOf(''), query.get('sort')),
});

/** A side's worth against the member's reference, or the market alone; null for a side that is not offered. */
export const sideWorth = (prop: BuilderProp, side: 'over' | 'under', preferred: EvReference): Worth | null => {
  const offer = prop[side];
  return offer && worthAgainst({ ...offer, fairOdds: null }, referenceOf(prop, preferred));
};
type Side = 'over' | 'under';
const edgeOf = (prop: BuilderProp, side: Side, reference: EvReference): number =>
  sideWorth(prop, side, reference)?.ev ?? Number.NEGATIVE_INFINITY;

const isValue = (prop: BuilderProp, side: Side, preferred: EvReference): boolean =>
  prop[side]?.doubt[referenceOf(prop, preferred)] === null;
/** A side that is value comes before one whose higher EV the books speak against. */
export function betterSide(prop: BuilderProp, reference: EvReference): Side {
  const [over, under] = [isValue(prop, 'over', reference), isValue(prop, 'under', reference)];
  if (over !== under) return over ? 'over' : 'under';
  return edgeOf(prop, 'over', reference) >= edgeOf(prop, 'under', reference) ? 'over' : 'under';
}
/** Why the EV of a side, though above zero, is not counted as value; null where there is nothing to say. */
export function doubtWords(prop: BuilderProp, side: Side, reference: EvReference): string | null {
  const doubt = prop[side]?.doubt[referenceOf(prop, reference)] ?? null;
  return doubt !== null && edgeOf(prop, side, reference) > 0 ? DOUBT_WORDS[doubt] : null;
}

type Order = (a: BuilderProp, b: BuilderProp) => number;
const ORDERS: Record<Exclude<PropFilter['sort'], 'edge'>, Order> = {
  start: (a, b) => a.startsAt.localeCompare(b.startsAt),
  player: (a, b) => a.playerName.localeCompare(b.playerName),
};

export function filterProps(list: readonly BuilderProp[], filter: PropFilter, reference: EvReference): BuilderProp[] {
  const { search, category, propType, team, isPositive, sort } = filter;
  const ranked = new Map(
    list.map((prop) => {
      const side = betterSide(prop, reference);
      return [prop, { edge: edgeOf(prop, side, reference), isValue: isValue(prop, side, reference) }];
    }),
  );
  const byEdge: Order = (a, b) => {
    const [one, other] = [ranked.get(a)!, ranked.get(b)!];
    return Number(other.isValue) - Number(one.isValue) || (one.edge === other.edge ? 0 : other.edge - one.edge);
  };
  return list
    .filter(
      (prop) =>
        (category === 'all' || prop.category === category) &&
        (propType === 'all' || prop.propType === propType) &&
        (team === 'all' || prop.team === team) &&
        (!isPositive || ranked.get(prop)!.isValue) &&
        matchesWords(search, [prop.label, prop.team, prop.opponent]),
    )
    .sort(sort === 'edge' ? byEdge : ORDERS[sort]);
}

/** Kinds and clubs of a day's props, for the lists to choose from. */
export function choicesOf(list: readonly BuilderProp[]): {
  types: { value: string; label: string }[];
  teams: { value: string; label: string }[];
} {
  const types = new Map(list.map((prop) => [prop.propType, prop.label.slice(prop.playerName.length + 1)]));
  const teams = [...new Set(list.map(({ team }) => team))].sort();
  const byLabel = (a: { label: string }, b: { label: string }): number => a.label.localeCompare(b.label);
  return {
    types: [{ value: 'all', label: 'All props' }, ...[...types].map(([value, label]) => ({ value, label })).sort(byLabel)],
    teams: [{ value: 'all', label: 'All clubs' }, ...teams.map((team) => ({ value: team, label: team }))],
  };
}

/** How good an expected value is: green from 10 percent, yellow from 5, else red. */
export const evBand = (ev: number): 'high' | 'mid' | 'low' => (ev >= PARLAY_EV.high * 2 ? 'high' : ev >= PARLAY_EV.high ? 'mid' : 'low');
