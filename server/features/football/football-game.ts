import type { CflStage } from '@clearedge/contract/sports/cfl/stages';
import type { LeagueDetail } from '../../db/schema/index.ts';
import type { LeagueLiveState, PeriodScores } from '../../ports/index.ts';
import type { Contest } from '../contests/index.ts';

export interface FootballGame extends Pick<LeagueDetail, 'isNeutral'> {
  stage: CflStage;
  contest: Contest;
  week: number;
  periods: PeriodScores | null;
  /** Kept while the game is in play and of its last moment after; plays only where one game is read. */
  live: LeagueLiveState | null;
}

/** A finished game with its score. */
export interface FinalGame extends FootballGame {
  contest: Contest & { awayScore: number; homeScore: number };
}

export const isFinal = (game: FootballGame): game is FinalGame =>
  game.contest.status === 'final' && game.contest.awayScore !== null && game.contest.homeScore !== null;

/** A game that counts: preseason games decide nothing and are left out of every figure. */
export const counts = ({ stage }: FootballGame): boolean => stage !== 'preseason';

export const isOf = ({ contest }: FootballGame, code: string): boolean => contest.awayCode === code || contest.homeCode === code;
