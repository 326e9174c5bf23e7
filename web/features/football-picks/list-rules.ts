import { CONFIDENCE } from '@clearedge/contract/constants';
import type { FootballPick } from './picks.queries.ts';

export const SORTS = ['confidence', 'expected-value', 'game-time'] as const;
export type Sort = (typeof SORTS)[number];
export const FILTERS = ['all', 'high-confidence', 'positive-value', 'moneyline', 'spread', 'total'] as const;
export type Filter = (typeof FILTERS)[number];

export interface Choice {
  search: string;
  sort: Sort;
  filter: Filter;
}

export const readSort = (text: string | null): Sort => SORTS.find((sort) => sort === text) ?? 'confidence';
export const readFilter = (text: string | null): Filter => FILTERS.find((filter) => filter === text) ?? 'all';

const isHighConfidence = ({ confidence }: FootballPick): boolean => confidence >= CONFIDENCE.highFilter;

const ORDER: Record<Sort, (a: FootballPick, b: FootballPick) => number> = {
  confidence: (a, b) => b.confidence - a.confidence,
  'expected-value': (a, b) => b.expectedValue - a.expectedValue,
  'game-time': (a, b) => Date.parse(a.gameTime) - Date.parse(b.gameTime),
};

function passes(pick: FootballPick, filter: Filter): boolean {
  if (filter === 'all') return true;
  if (filter === 'high-confidence') return isHighConfidence(pick);
  if (filter === 'positive-value') return pick.expectedValue > 0;
  return pick.pickType === filter;
}

const isFound = ({ game, awayTeamCode, homeTeamCode, selection, venue }: FootballPick, words: string): boolean =>
  [game.awayTeam, game.homeTeam, awayTeamCode, homeTeamCode, selection, venue].some((text) => text.toLowerCase().includes(words));

/** The picks that a reader wants to see, in the order wanted; of equals the earlier published. */
export function choosePicks(picks: readonly FootballPick[], { search, sort, filter }: Choice): FootballPick[] {
  const words = search.trim().toLowerCase();
  return picks
    .filter((pick) => passes(pick, filter) && (words === '' || isFound(pick, words)))
    .toSorted((a, b) => ORDER[sort](a, b) || a.dayPlace - b.dayPlace);
}

export interface PickStats {
  picks: number;
  highConfidence: number;
  /** Percent; null without a pick. */
  averageConfidence: number | null;
  averageEv: number | null;
}

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

export const statsOf = (picks: readonly FootballPick[]): PickStats => ({
  picks: picks.length,
  highConfidence: picks.filter(isHighConfidence).length,
  averageConfidence: meanOf(picks.map(({ confidence }) => confidence)),
  averageEv: meanOf(picks.map(({ expectedValue }) => expectedValue)),
});
