import type { FootballGame, Schedule, Week } from '../football-types.ts';
import { weekName } from '../words/football-words.ts';
import type { ListUrl } from './list-url.ts';

type Choice = Pick<ListUrl, 'search' | 'division'>;

/** Every word typed is in a club's name or code, or in the place's. */
export function matchesSearch(game: FootballGame, search: string): boolean {
  const text = [game.awayTeam, game.homeTeam, game.awayTeamCode, game.homeTeamCode, game.venue, game.city].join(' ').toLowerCase();
  const words = search.trim().toLowerCase().split(/\s+/);
  return words.every((word) => text.includes(word));
}

const byTime = (a: FootballGame, b: FootballGame): number => a.gameTime.localeCompare(b.gameTime) || a.gameId.localeCompare(b.gameId);

/** A game is of a division when one of its clubs is. */
export function chooseGames(games: readonly FootballGame[], { search, division }: Choice): FootballGame[] {
  const isOfDivision = (game: FootballGame): boolean =>
    division === 'all' || game.awayDivision === division || game.homeDivision === division;
  return games.filter((game) => isOfDivision(game) && matchesSearch(game, search)).sort(byTime);
}

export const isNarrowed = ({ search, division }: Choice): boolean => search.trim() !== '' || division !== 'all';

export interface DayOfGames {
  slateOn: string;
  games: FootballGame[];
}

/** The games day by day, in order. */
export function byDay(games: readonly FootballGame[]): DayOfGames[] {
  const days = new Map<string, FootballGame[]>();
  for (const game of [...games].sort(byTime)) days.set(game.slateOn, [...(days.get(game.slateOn) ?? []), game]);
  return [...days].map(([slateOn, list]) => ({ slateOn, games: list })).sort((a, b) => a.slateOn.localeCompare(b.slateOn));
}

/** The week in which the next game after a day is; null after the last of the season. */
export const weekAfter = (weeks: readonly Week[], date: string): Week | null =>
  weeks.filter((week) => week.to > date).sort((a, b) => a.from.localeCompare(b.from))[0] ?? null;

/** The first day after this one on which there is a game. */
export const dayAfter = (games: readonly Pick<FootballGame, 'slateOn'>[], date: string): string | null =>
  games
    .map(({ slateOn }) => slateOn)
    .filter((day) => day > date)
    .sort()[0] ?? null;

export interface WeekOption {
  value: string;
  label: string;
}

const SPECIFIED = [1, 2, 3, 4];

/** All, weeks 1 to 4 whatever is known of the season, and every other week of it. */
export function weekOptions(schedule: Pick<Schedule, 'weeks'> | undefined): WeekOption[] {
  const weeks = schedule?.weeks ?? [];
  const known = new Map(weeks.map((week) => [week.week, weekName(weeks, week)]));
  const missing = SPECIFIED.filter((week) => !known.has(week)).map((week) => [week, `Week ${week}`] as const);
  const listed = weeks.length > 0 && known.has(SPECIFIED[0]!) ? [...known] : [...missing, ...known];
  return [{ value: 'all', label: 'All Weeks' }, ...listed.map(([week, label]) => ({ value: String(week), label }))];
}
