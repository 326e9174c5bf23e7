import type { GolfFacts } from '@clearedge/quant/grading';
import type { BookRef } from './odds-board.ts';
import type { ScheduleAge } from './schedule-age.ts';

export type GolfStatus = 'upcoming' | 'in-progress' | 'completed';
export type GolfEntryStatus = 'entered' | 'playing' | 'finished' | 'cut' | 'withdrawn' | 'disqualified';

export interface FeedTournament {
  /** `golf-2026-harbor-classic`: the product's public id. */
  tournamentId: string;
  sourceId: string;
  seasonYear: number;
  name: string;
  tour: string;
  venue: string;
  location: string;
  par: number;
  yards: number | null;
  /** Eastern calendar days of the first and last scheduled round. */
  startsOn: string;
  endsOn: string;
  /** The first tee time of the first round, or the usual hour while none is known. */
  startsAt: Date;
  /** Null while the source does not tell it. */
  purseCents: number | null;
  isMajor: boolean;
  /** Two men play as one entry; such results say nothing of either alone. */
  isTeamEvent: boolean;
  scheduledRounds: number;
  /** Who plays on: so many and ties after so many rounds. Null: everybody plays to the end. */
  cut: { afterRound: number; places: number } | null;
  status: GolfStatus;
  /** Canceled or abandoned: completed without an official result. */
  isCalledOff?: boolean;
  /** "Shortened to 54 holes by weather", "Decided in a play-off". */
  statusNote: string | null;
  /** The round in play or last played; 0 before the start. */
  round: number;
  /** Players or teams entered; null while the field is not known. */
  fieldSize: number | null;
  endedAt: Date | null;
}

export interface GolfRound {
  round: number;
  teeAt: Date | null;
  /** Holes played, 0 to 18; null where the source's figures of the round cannot be read. */
  thru: number | null;
  /** Of the holes played; null likewise. */
  strokes: number | null;
  toPar: number | null;
  /** Strokes of each hole played, in the order of play; empty where the source has none. */
  holes: number[];
}

export interface GolfEntry {
  playerId: string;
  name: string;
  country: string | null;
  isAmateur: boolean;
  status: GolfEntryStatus;
  teedOff: boolean;
  /** Null before the first tee shot, and after a missed cut, a withdrawal or a disqualification. */
  position: number | null;
  /** Players who share the position, this one included; 0 without one. */
  tied: number;
  /** Strokes against par of all holes played; a play-off is not in it. Null before the first hole, and where a round cannot be read. */
  toPar: number | null;
  strokes: number | null;
  /** Tee time of the round to come, or of the one in play. */
  teeAt: Date | null;
  rounds: GolfRound[];
}

export interface GolfLeaderboard {
  tournamentId: string;
  asOf: Date;
  /** `isProjected` until the round of the cut is over. */
  cutLine: { toPar: number; count: number; isProjected: boolean } | null;
  /** Who met in extra holes; the winner is null while it goes on, the holes where they are not told. */
  playOff: { playerIds: string[]; winnerId: string | null; holes: number | null } | null;
  entries: GolfEntry[];
}

export interface TournamentFacts {
  tournamentId: string;
  facts: GolfFacts;
  reportedAt: Date;
  /** True only when the source calls the result official. */
  isFinal: boolean;
  /** Why nothing is graded on it although it is sound in itself; staff may accept it. */
  hold?: string;
}

/** The source calls a tournament over while its result is missing or contradicts itself: nothing may be graded on it. */
export interface DoubtfulTournament {
  tournamentId: string;
  doubts: readonly string[];
}

/** Tournaments, fields and scores of golf. Everything is asked "as of" a time, so that a feed never tells the future. */
export interface GolfFeed extends ScheduleAge {
  /** Every tournament whose days touch [from, to], two in one week included. */
  listTournaments: (from: string, to: string, asOf: Date) => Promise<FeedTournament[]>;
  /** Null while the field is not known. */
  findLeaderboard: (tournamentId: string, asOf: Date) => Promise<GolfLeaderboard | null>;
  /** Null until something can be graded: the first facts come with the cut, the last with the official result. */
  findFacts: (tournamentId: string, asOf: Date) => Promise<TournamentFacts | DoubtfulTournament | null>;
}

export type GolfMarket = 'outright' | 'top5' | 'top10' | 'top20' | 'make_cut' | 'head_to_head';

/** One price of a sheet. Null: taken down. */
export interface GolfPrice {
  playerId: string;
  /** Only head to head. */
  opponentId: string | null;
  /** Only make_cut. */
  side: 'yes' | 'no' | null;
  price: number | null;
}

/** All that one book asks in one market of a tournament at one time. */
export interface GolfPriceSheet {
  tournamentId: string;
  book: BookRef;
  market: GolfMarket;
  quotedAt: Date;
  /** When the source last told it; at the time of the answer unless given. */
  seenAt?: Date;
  prices: GolfPrice[];
}

export interface GolfOddsBoard {
  /** The newest sheet of every book and market as of a time; empty before the first and after the last. */
  listSheets: (tournamentId: string, asOf: Date) => Promise<GolfPriceSheet[]>;
}

/** What a data source that has golf supplies. */
export interface GolfSource {
  feed: GolfFeed;
  odds: GolfOddsBoard;
}
