import { CONFIDENCE } from '@clearedge/contract/constants';
import type { Game } from '../contest-types.ts';

export const SORTS = ['time', 'confidence'] as const;
export const FILTERS = ['all', 'analyzed', 'high', 'value'] as const;
export type Sort = (typeof SORTS)[number];
export type Filter = (typeof FILTERS)[number];

export const SORT_LABEL: Record<Sort, string> = { time: 'Game Time', confidence: 'Confidence' };
export const FILTER_LABEL: Record<Filter, string> = {
  all: 'All Games',
  analyzed: 'AI Analyzed',
  high: 'High Confidence',
  value: 'Value Plays',
};

/** Value plays that can still be taken: none once betting on a game is over. */
export function valuePlayCount(game: Game): number {
  const summary = game.aiSummary;
  if (!summary || (game.status !== 'scheduled' && game.status !== 'delayed')) return 0;
  return 'locked' in summary ? summary.valuePlayCount : summary.valuePlays.length;
}

export function matchesSearch(game: Game, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  if (!wanted) return true;
  return [game.awayTeam, game.homeTeam, game.awayTeamCode, game.homeTeamCode].some((name) => name.toLowerCase().includes(wanted));
}

function matchesFilter(game: Game, filter: Filter): boolean {
  if (filter === 'analyzed') return game.aiSummary !== null;
  if (filter === 'high') return (game.aiSummary?.confidence ?? 0) >= CONFIDENCE.highFilter;
  if (filter === 'value') return valuePlayCount(game) > 0;
  return true;
}

const byTime = (a: Game, b: Game): number => a.gameTime.localeCompare(b.gameTime) || a.gameId.localeCompare(b.gameId);
const byConfidence = (a: Game, b: Game): number => (b.aiSummary?.confidence ?? -1) - (a.aiSummary?.confidence ?? -1) || byTime(a, b);

export interface ListChoice {
  search: string;
  sort: Sort;
  filter: Filter;
}

export function chooseGames(games: readonly Game[], { search, sort, filter }: ListChoice): Game[] {
  return games
    .filter((game) => matchesSearch(game, search) && matchesFilter(game, filter))
    .sort(sort === 'confidence' ? byConfidence : byTime);
}

export const isNarrowed = ({ search, filter }: ListChoice): boolean => search.trim() !== '' || filter !== 'all';
