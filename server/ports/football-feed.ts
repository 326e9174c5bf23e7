import type { FootballFacts } from '@clearedge/quant/grading';
import type { ContestStatus, DoubtfulResult, TeamRef } from './baseball-feed.ts';
import type { OddsBoard } from './odds-board.ts';

/** `semifinal` and `final` are those of a division; the winners of the two finals meet in the Grey Cup. */
export type FootballStage = 'preseason' | 'regular' | 'semifinal' | 'final' | 'grey_cup';

/** The code of a side that is not known yet: a place in the playoffs that no one has won. */
export const UNDECIDED_CODE = 'TBD';

export interface FeedFootballGame {
  /**
   * `YYYYMMDD_AWY@HOM`. While a playoff place is open the code is `TBD` (the day's second such game ends in `_2`), so the id changes once,
   * when both clubs are known; `sourceId` never does.
   */
  gameId: string;
  /** The source's own id of the game, the same from the first listing to the last. */
  sourceId: string;
  seasonYear: number;
  /** 1 to 21 of the regular season; -2 and -1 before it (-3 in some seasons); 22, 23, 24 the playoffs. */
  week: number;
  stage: FootballStage;
  /** Eastern day of the kickoff. */
  slateOn: string;
  startsAt: Date;
  isStartTentative: boolean;
  away: TeamRef;
  home: TeamRef;
  venue: { name: string; city: string; roof: 'open' | 'retractable' | 'dome' | 'unknown' };
  isNeutral: boolean;
  status: ContestStatus;
  /** "Final in overtime", "Kickoff delayed by lightning"; null when there is nothing to say. */
  statusNote: string | null;
  /** Present once the game has started. */
  score: { away: number; home: number } | null;
  /** When the source reported the game ended. */
  endedAt: Date | null;
}

/** Points by quarter; the quarter in play included, and one more number once overtime has begun (both procedures together). */
interface FootballQuarters {
  away: number[];
  home: number[];
}

export interface FootballPlay {
  at: Date;
  quarter: FootballPeriod;
  /** Of the game clock, 'mm:ss' left in the quarter; null in overtime, which is not timed. */
  clock: string | null;
  /** Who had the ball. */
  possession: 'away' | 'home';
  text: string;
  isScoring: boolean;
  score: { away: number; home: number };
}

export type FootballPeriod = 1 | 2 | 3 | 4 | 'overtime';

/** What is happening now in a game that has started. */
export interface FootballLiveState {
  gameId: string;
  asOf: Date;
  quarter: FootballPeriod;
  /** 'mm:ss' left in the quarter; null in overtime, which is not timed. */
  clock: string | null;
  /** Between quarters and at half-time; false while the ball is in play. */
  isBreak: boolean;
  /** Null between a score and the next kickoff's return, in a break, and after the end. */
  possession: 'away' | 'home' | null;
  down: 1 | 2 | 3 | null;
  /** Yards to go, the goal line at most. */
  distance: number | null;
  /** "HAM 35", "midfield" (the 55), as the scoreboard says it. */
  ballOn: string | null;
  lastPlay: string | null;
  /** Latest first, at most 20. */
  plays: FootballPlay[];
  score: { away: number; home: number };
  quarters: FootballQuarters;
}

/** All that settlement needs of a finished, abandoned or postponed game; the payload is stored as evidence. */
export interface ReportedFootballFacts {
  gameId: string;
  facts: FootballFacts;
  /** Null where the source does not say; for reading, no bet is graded on it. */
  quarters: FootballQuarters | null;
  /** Time the source gave, or of the answer. */
  reportedAt: Date;
  /** True only when the source calls the result final. */
  isFinal: boolean;
}

/** Schedule, results and live feed of the CFL. Everything is asked "as of" a time, so that a feed never tells the future. */
export interface FootballFeed {
  /** Every game whose Eastern day lies in [from, to], in order of kickoff, as known at `asOf`; undecided playoff games included. */
  listGames: (from: string, to: string, asOf: Date) => Promise<FeedFootballGame[]>;
  /** First and last Eastern day, preseason to Grey Cup, of the season that `slateOn` belongs to (between seasons, of the coming one). */
  getSeasonSpan: (slateOn: string) => Promise<{ from: string; to: string; year: number }>;
  /** Null before the kickoff, and for a game the feed does not know. */
  findLiveState: (gameId: string, asOf: Date) => Promise<FootballLiveState | null>;
  /** Null while there is nothing to grade. */
  findFacts: (gameId: string, asOf: Date) => Promise<ReportedFootballFacts | DoubtfulResult | null>;
  /** The next instant after `asOf` at which anything of this day changes (kickoff, a play, an end); null when the day is over or empty. */
  findNextChange: (slateOn: string, asOf: Date) => Promise<Date | null>;
}

/** What a source knows of the CFL: its games, and prices in the board's form (`moneyline`, `spread`, `total`; none after the kickoff). */
export interface FootballSource {
  feed: FootballFeed;
  odds: OddsBoard;
}
