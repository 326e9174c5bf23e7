import type { FootballDetail } from '../../db/schema/index.ts';
import type { FootballLiveState } from '../../ports/index.ts';
import type { Contest } from '../contests/index.ts';

export type FootballStage = FootballDetail['stage'];
type Quarters = NonNullable<FootballDetail['quarters']>;

export interface FootballGame extends Pick<FootballDetail, 'stage' | 'isNeutral'> {
  contest: Contest;
  week: number;
  quarters: Quarters | null;
  /** Kept while the game is in play and of its last moment after; plays only where one game is read. */
  live: FootballLiveState | null;
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
