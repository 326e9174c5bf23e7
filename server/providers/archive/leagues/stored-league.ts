import type { LeagueSport } from '@clearedge/contract/sports';
import type { BookRef, PeriodScores, TeamRef } from '../../../ports/index.ts';
import type { RefusalCount } from '../retrosheet/refusals.ts';
import type { PricePair } from '../store/stored-season.ts';

/** Raised whenever a stored file changes its form, so that an old store is imported again. */
export const LEAGUE_FORMAT = 1;

/** What one book recorded of a game at one moment, both prices of each market it had. */
export interface StoredQuotes {
  book: BookRef;
  /** A number is the milliseconds before the start at which a quote was seen. */
  moment: 'open' | 'close' | number;
  /** Away and home. */
  moneyline: PricePair | null;
  /** The home side's handicap, away, home. */
  spread: readonly [line: number, away: number, home: number] | null;
  /** Number, over, under. */
  total: readonly [line: number, over: number, under: number] | null;
}

export interface StoredLeagueGame {
  id: string;
  /** Eastern day. */
  on: string;
  /** Eastern start, "19:05"; null when the file does not say. */
  time: string | null;
  stage: string;
  week: number | null;
  away: TeamRef;
  home: TeamRef;
  venue: string | null;
  isIndoors: boolean | null;
  isNeutral: boolean;
  score: { away: number; home: number };
  /** With overtime and shootout after those of regulation; null where one is missing or they do not add up. */
  periods: PeriodScores | null;
  /** Periods after those of regulation, a shootout being one, overtimes that the files keep together being one. */
  overtimes: number;
  quotes: StoredQuotes[];
}

export interface LeagueSeasonSummary {
  sport: LeagueSport;
  /** The year in which it starts. */
  season: number;
  games: number;
  /** Games with a price of a book, and quotes that are a number without one. */
  priced: number;
  linesOnly: number;
  withoutTime: number;
  withoutPeriods: number;
  refused: RefusalCount[];
}

export interface StoredLeague {
  format: number;
  /** SHA-256 over the source files' names and contents. */
  fingerprint: string;
  seasons: LeagueSeasonSummary[];
}
