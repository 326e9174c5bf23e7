import type { Agreement } from '../retrosheet/agreement.ts';
import type { RefusalCount } from '../retrosheet/refusals.ts';
import type { RosterPlayer } from '../retrosheet/rosters.ts';

/** Raised whenever a stored file changes its form, so that an old store is imported again. */
export const STORE_FORMAT = 1;

export interface StoredWeather {
  temperatureF: number;
  windMph: number;
  wind: string;
  sky: string;
  precipitation: string;
}

export interface Suspension {
  /** Local date on which the game went on. */
  resumedOn: string;
  outs: number;
  score: { away: number; home: number };
  /** Seconds of play before it stopped. */
  afterSeconds: number;
}

/** A game of the season's index: all that is asked of it without its plays. */
export interface StoredGame {
  id: string;
  /** Date at the park. */
  on: string;
  number: 0 | 1 | 2;
  away: string;
  home: string;
  site: string;
  /** Local time of the first pitch, "19:05"; null when the file does not say. */
  startsAt: string | null;
  dayNight: 'day' | 'night';
  scheduledInnings: number;
  minutes: number;
  score: { away: number; home: number };
  hits: { away: number; home: number };
  errors: { away: number; home: number };
  lineScore: { away: number[]; home: number[] };
  /** Half steps: 8.5 is a game that ended with the top of the ninth. */
  completedInnings: number;
  isCalled: boolean;
  starters: { away: string; home: string };
  winner: string | null;
  loser: string | null;
  save: string | null;
  weather: StoredWeather | null;
  suspension: Suspension | null;
  /** False when only the game log knows it: it counts for a backtest and is not replayed. */
  hasPlays: boolean;
}

export type PricePair = readonly [number, number];
/** What the lines files recorded of one game at one book. */
export interface StoredPrices {
  game: string;
  book: string;
  /** Away and home. */
  moneylineOpen: PricePair | null;
  moneylineClose: PricePair | null;
  /** Number, over, under. */
  totalOpen: readonly [number, number, number] | null;
  totalClose: readonly [number, number, number] | null;
  /** The one moneyline of a book that was quoted once, and its Eastern day. */
  quoted: { on: string; moneyline: PricePair } | null;
}

export interface StoredDayGame {
  id: string;
  /** The game's records as the event file has them, less comments. */
  text: string;
}

export interface SeasonSummary {
  season: number;
  /** True when the store already held this season, made from the same files. */
  wasCurrent: boolean;
  games: number;
  /** Games that have only their game log; they are not replayed. */
  logOnlyGames: number;
  plays: number;
  players: number;
  agreement: Agreement;
  priceRows: { matched: number; unmatched: number; repeated: number; refusedQuotes: number };
  refused: RefusalCount[];
}

export interface Manifest {
  format: number;
  season: number;
  /** SHA-256 over the source files' names and contents. */
  fingerprint: string;
  sources: { name: string; bytes: number }[];
  summary: SeasonSummary;
}

export interface StoredSeason {
  manifest: Manifest;
  games: StoredGame[];
  players: RosterPlayer[];
  prices: StoredPrices[];
  /** Rows of BOX_COLUMNS, in the order of `games`. */
  box: Int16Array;
}
