import type { ResultSources, Score, TeamSide } from '../types.ts';

/** Whether a player got into a game, and what he did in it by the sport's names of its numbers. */
export interface LeaguePlayerFacts {
  status: 'played' | 'did not play' | 'inactive';
  stats: Readonly<Record<string, number>>;
}

/** What is known about a league's game when its bets are graded; overtime is in the score. */
export interface LeagueFacts {
  state: 'final' | 'called' | 'postponed';
  /** 0 to those of regulation, and more with overtime */
  minutesPlayed: number;
  score: Score;
  /** Points by period that was played, then one more for each overtime and a shootout; absent where the source does not tell them. */
  periods?: Record<TeamSide, readonly number[]>;
  /** By id, those who did not play included; absent where the source tells of no players. */
  players?: Readonly<Record<string, LeaguePlayerFacts>>;
  /** Of a postponed game: its new start is no further away than its league lets bets stay in action. */
  isMovedInAction?: boolean;
  /** Absent where one source is asked. No grade depends on it. */
  sources?: ResultSources;
}
