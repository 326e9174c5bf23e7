import { CONFIDENCE } from '@clearedge/contract/constants';
import { type AnyGame, byStart, takesBets } from '../../../core/games.ts';
import type { GameGroups, SlateWeek } from '../../../sports/registry.ts';
import type { AiSummary } from '../contest-types.ts';

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

/** Of a game that is analyzed; null while it is not yet, undefined in a sport whose games are not. */
export const summaryOf = (game: AnyGame): AiSummary | null | undefined => ('aiSummary' in game ? game.aiSummary : undefined);

/** 0 to 100; null while a game is not analyzed, and where its confidence would say nothing. */
export function confidenceOf(game: AnyGame): number | null {
  const summary = summaryOf(game);
  return summary && !summary.noConfidence ? summary.confidence : null;
}

/** Value plays that can still be taken: none once betting on a game is over. */
export function valuePlayCount(game: AnyGame): number {
  const summary = summaryOf(game);
  if (!summary || !takesBets(game)) return 0;
  return 'locked' in summary ? summary.valuePlayCount : summary.valuePlays.length;
}

/** Every word typed is in a club's name or code, or in the place's. */
export function matchesSearch(game: AnyGame, search: string): boolean {
  const text = [game.awayTeam, game.homeTeam, game.awayTeamCode, game.homeTeamCode, game.venue, game.city].join(' ').toLowerCase();
  const words = search.trim().toLowerCase().split(/\s+/);
  return words.every((word) => text.includes(word));
}

function matchesFilter(game: AnyGame, filter: Filter): boolean {
  if (filter === 'analyzed') return Boolean(summaryOf(game));
  if (filter === 'high') return (confidenceOf(game) ?? 0) >= CONFIDENCE.highFilter;
  if (filter === 'value') return valuePlayCount(game) > 0;
  return true;
}

const byConfidence = (a: AnyGame, b: AnyGame): number => (confidenceOf(b) ?? -1) - (confidenceOf(a) ?? -1) || byStart(a, b);

/** How games are sorted within each group of the day. */
export const ORDERS: Record<Sort, (a: AnyGame, b: AnyGame) => number> = { time: byStart, confidence: byConfidence };

export interface ListChoice {
  search: string;
  sort: Sort;
  filter: Filter;
  group: string;
}

export const ANY_GROUP = 'all';

export function chooseGames<G extends AnyGame>(
  games: readonly G[],
  { search, sort, filter, group }: ListChoice,
  groups: Pick<GameGroups<G>, 'has'> | null = null,
): G[] {
  const isInGroup = (game: G): boolean => group === ANY_GROUP || (groups?.has(game, group) ?? true);
  return games.filter((game) => isInGroup(game) && matchesSearch(game, search) && matchesFilter(game, filter)).sort(ORDERS[sort]);
}

export const isNarrowed = ({ search, filter, group }: ListChoice): boolean =>
  search.trim() !== '' || filter !== 'all' || group !== ANY_GROUP;

/** The week in which the next game after a day is; null after the last of the season. */
export const weekAfter = <W extends SlateWeek>(weeks: readonly W[], date: string): W | null =>
  weeks.filter((week) => week.to > date).sort((a, b) => a.from.localeCompare(b.from))[0] ?? null;

/** The first day after this one on which there is a game. */
export const dayAfter = (games: readonly Pick<AnyGame, 'slateOn'>[], date: string): string | null =>
  games
    .map(({ slateOn }) => slateOn)
    .filter((day) => day > date)
    .sort()[0] ?? null;
