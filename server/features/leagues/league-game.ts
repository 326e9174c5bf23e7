import type { LeagueSport } from '@clearedge/contract/sports';
import type { LeagueDetail } from '../../db/schema/index.ts';
import type { LeagueLiveState, PeriodScores } from '../../ports/index.ts';
import { beforePlayoffs, leagueModuleOf, type PlayedGame } from '../../sports/registry.ts';
import type { Contest } from '../contests/index.ts';

export interface LeagueGame extends Pick<LeagueDetail, 'sport' | 'stage' | 'isNeutral' | 'overtimes'> {
  contest: Contest;
  week: number | null;
  periods: PeriodScores | null;
  /** Kept while the game is in play and of its last moment after; plays only where one game is read. */
  live: LeagueLiveState | null;
}

/** One of the regular season that is owed or was played: a game that was called off is neither. */
export const isScheduledRegular = ({ stage, contest }: LeagueGame): boolean => stage === 'regular' && contest.status !== 'cancelled';

/** A finished game with its score. */
export interface FinalGame extends LeagueGame {
  contest: Contest & { awayScore: number; homeScore: number };
}

export const isFinal = (game: LeagueGame): game is FinalGame =>
  game.contest.status === 'final' && game.contest.awayScore !== null && game.contest.homeScore !== null;

/** A game that counts: preseason games decide nothing and are left out of every figure. */
export const counts = ({ stage }: LeagueGame): boolean => stage !== 'preseason';

export const isOf = ({ contest }: LeagueGame, code: string): boolean => contest.awayCode === code || contest.homeCode === code;

type Division = ReturnType<typeof leagueModuleOf>['divisions'][number];

/** The division of a club's code; null for a code that is no club's, such as that of an open playoff place. */
export const divisionOf = (sport: LeagueSport, code: string): Division | null =>
  leagueModuleOf(sport).divisions.find(({ clubs }) => Object.hasOwn(clubs, code)) ?? null;

/** A game of two known clubs that has ended and counts. */
export const isRated = (game: LeagueGame): game is FinalGame =>
  isFinal(game) && counts(game) && [game.contest.awayCode, game.contest.homeCode].every((code) => divisionOf(game.sport, code) !== null);

/** Periods after those of regulation, a shootout being one; 0 too where the source told none. */
export const overtimesOf = ({ sport, periods, overtimes = 0 }: LeagueGame): number =>
  periods ? Math.max(0, periods.away.length - leagueModuleOf(sport).periods) : overtimes;

export const toPlayedGame = (game: FinalGame): PlayedGame => ({
  season: game.contest.seasonYear,
  startsAt: game.contest.startsAt,
  away: game.contest.awayCode,
  home: game.contest.homeCode,
  isNeutral: game.isNeutral,
  isPlayoff: !beforePlayoffs(game.sport).includes(game.stage),
  overtimes: overtimesOf(game),
  awayScore: game.contest.awayScore,
  homeScore: game.contest.homeScore,
});
