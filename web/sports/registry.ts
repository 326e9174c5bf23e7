import type { AnyPick } from '@clearedge/contract/routes/picks/any-pick';
import { type BetSport, GAME_SPORTS, type GameSport, type LeagueSport, type PickSport } from '@clearedge/contract/sports';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { AnyGame } from '../core/games.ts';
import { slateOfGame } from '../core/slip/index.ts';
import { WEB_SPORTS } from './modules.ts';
import type { GameParts, LeagueParts, PickParts, Query, ReceiptFacts } from './web-sport.ts';

export type {
  GameGroups,
  GameParts,
  LeagueParts,
  OpenDay,
  ScheduleRequested,
  SlateRequested,
  SlateSchedule,
  SlateWeek,
} from './web-sport.ts';

// A sport's parts are handed games of that sport alone, which the type of a list over all sports cannot say.
export const gameParts = (sport: GameSport): GameParts<AnyGame> => WEB_SPORTS[sport] as unknown as GameParts<AnyGame>;

/** The sport whose games are listed at a path. RangeError for a path without a list of games. */
export function sportListedAt(path: string): GameSport {
  const found = GAME_SPORTS.find((sport) => gameParts(sport).gamesPath === path);
  if (!found) throw new RangeError(`No sport lists its games at ${path}`);
  return found;
}

/** What is particular to the published picks of a sport. */
export const pickParts = (sport: PickSport): PickParts<AnyPick, unknown> => WEB_SPORTS[sport].picks;

/** What only one league of teams knows of itself. */
export const leagueParts = (league: LeagueSport): LeagueParts => WEB_SPORTS[league].league;

/** What the grade of a bet on a tournament rests on. */
export const tournamentLines = (receipt: ReceiptFacts): { label: string; value: string }[] =>
  Object.values(WEB_SPORTS).flatMap((sport) => (sport.kind === 'tournament' ? sport.receiptLines(receipt) : []));

/** Games by their id, of whichever sports were asked for. */
export type Board = ReadonlyMap<string, AnyGame>;

const FRESH_MS = 60_000;
/** A sport's games of a day, from the list that its games page keeps. */
export const dayQuery = (sport: GameSport, date: string): Query<AnyGame[]> => ({
  ...gameParts(sport).slateQuery({ date, week: null }),
  staleTime: FRESH_MS,
});

const combine = (answers: UseQueryResult<AnyGame[]>[]): Board =>
  new Map(answers.flatMap(({ data }) => (data ?? []).map((game) => [game.gameId, game] as const)));

/** The games of a day in every sport of games, from the lists that the games pages keep; asked for only where nothing is kept yet. */
export const useSlate = (date: string): Board => useQueries({ queries: GAME_SPORTS.map((sport) => dayQuery(sport, date)), combine });

/** The current games behind some bets or picks, each from the list of its own sport. */
export function useBoard(named: readonly { gameId: string; sport: BetSport | null }[]): Board {
  const slates = GAME_SPORTS.flatMap((sport) => {
    const dates = named.flatMap((one) => (one.sport === sport ? (slateOfGame(one.gameId) ?? []) : []));
    return [...new Set(dates)].sort().map((date) => dayQuery(sport, date));
  });
  return useQueries({ queries: slates, combine });
}

/** "Bot 5, PHI 3, ATL 2" or "Q3 4:12, HAM 20, TOR 17" of a game under way; empty until anything is known. */
export function liveWords(game: AnyGame): string {
  const { awayScore, homeScore, awayTeamCode, homeTeamCode } = game;
  const score = awayScore === null || homeScore === null ? '' : `${awayTeamCode} ${awayScore}, ${homeTeamCode} ${homeScore}`;
  return [gameParts(game.sport).clock(game), score].filter(Boolean).join(', ');
}
