import { CONFIDENCE } from '@clearedge/contract/constants';
import type { AnyPick } from '../pick.queries.ts';

export const SORTS = ['confidence', 'expected-value', 'game-time'] as const;
export type Sort = (typeof SORTS)[number];
export const FILTERS = ['all', 'high-confidence', 'positive-value', 'moneyline', 'spread', 'total'] as const;
export type Filter = (typeof FILTERS)[number];

export const SORT_NAME: Record<Sort, string> = { confidence: 'Confidence', 'expected-value': 'Expected Value', 'game-time': 'Game Time' };
export const FILTER_NAME: Record<Filter, string> = {
  all: 'All Picks',
  'high-confidence': 'High Confidence',
  'positive-value': 'Positive Value',
  moneyline: 'Moneyline',
  spread: 'Spread',
  total: 'Total',
};

export interface Choice {
  search: string;
  sort: Sort;
  filter: Filter;
}
export const ALL_PICKS: Choice = { search: '', sort: 'confidence', filter: 'all' };

export const readSort = (text: string | null): Sort => SORTS.find((sort) => sort === text) ?? ALL_PICKS.sort;
export const readFilter = (text: string | null): Filter => FILTERS.find((filter) => filter === text) ?? ALL_PICKS.filter;

const isHighConfidence = ({ confidence }: AnyPick): boolean => confidence >= CONFIDENCE.highFilter;

const ORDER: Record<Sort, (a: AnyPick, b: AnyPick) => number> = {
  confidence: (a, b) => b.confidence - a.confidence,
  'expected-value': (a, b) => b.expectedValue - a.expectedValue,
  'game-time': (a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt),
};

function passes(pick: AnyPick, filter: Filter): boolean {
  if (filter === 'all') return true;
  if (filter === 'high-confidence') return isHighConfidence(pick);
  if (filter === 'positive-value') return pick.expectedValue > 0;
  return pick.pickType === filter;
}

const isFound = ({ matchup, awayTeamCode, homeTeamCode, selection, venue }: AnyPick, words: string): boolean =>
  [matchup, awayTeamCode, homeTeamCode, selection, venue].some((text) => text.toLowerCase().includes(words));

/** The picks that a reader wants to see, in the order wanted; of equals the earlier published. */
export function choosePicks(picks: readonly AnyPick[], { search, sort, filter }: Choice): AnyPick[] {
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

export const statsOf = (picks: readonly AnyPick[]): PickStats => ({
  picks: picks.length,
  highConfidence: picks.filter(isHighConfidence).length,
  averageConfidence: meanOf(picks.map(({ confidence }) => confidence)),
  averageEv: meanOf(picks.map(({ expectedValue }) => expectedValue)),
});
