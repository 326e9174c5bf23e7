import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import type { BetSport } from '@clearedge/contract/sports';

type Report = VerbResult<Contract['GET /api/performance/analytics']>;
export type Figures = NonNullable<Report['sample']>;
export type Part = Figures['bands'][number];
export type Finding = Figures['findings']['leaks'][number];

/** One settled bet, tracked or practice, as the figures need it. */
export interface SettledBet {
  /** Eastern day of the game. */
  day: string;
  sport: BetSport | null;
  market: string;
  odds: number;
  stakeCents: number;
  profitCents: number;
  result: 'win' | 'loss' | 'push' | 'void' | 'cash_out';
  book: string;
  /** The chance its owner gave it before the game. */
  estimate: number | null;
}

export const isDecided = ({ result }: SettledBet): boolean => result === 'win' || result === 'loss';
/** A void never was a bet. */
export const isCounted = ({ result }: SettledBet): boolean => result !== 'void';
export const isWon = ({ result }: SettledBet): boolean => result === 'win';
export const sumOf = <T>(list: readonly T[], pick: (one: T) => number): number => list.reduce((sum, one) => sum + pick(one), 0);

/** Below so many bets a part says nothing, and no sentence is made. */
export const LEAST_BETS = 20;
/** A bootstrap over fewer days would only repeat them. */
export const LEAST_DAYS = 5;
