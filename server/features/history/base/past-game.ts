import type { PastSide, PastWeather } from '../../../db/schema/index.ts';

/** A side of a game as history knows it, with what the model would have said before the game. */
export interface HistorySide extends PastSide {
  /** That the bet wins, given that the stake does not come back, 0..1; null without an opinion. */
  probability: number | null;
  confidence: number | null;
}

/** What is known of a game before it begins, past or coming: conditions look at nothing else. */
export interface Setting {
  gameId: string;
  slateOn: string;
  awayCode: string;
  homeCode: string;
  venue: string;
  roof: 'open' | 'retractable' | 'dome' | 'unknown';
  weather: PastWeather | null;
  /** Days without a game before this one; null for the first game of a season. */
  rest: { away: number | null; home: number | null };
}

export interface PastGame extends Setting {
  seasonYear: number;
  startsAt: Date;
  awayScore: number;
  homeScore: number;
  isNight: boolean;
  sides: HistorySide[];
}

/** All past games in order of their start, shared by everybody who reads them. */
export interface HistoryBase {
  games: readonly PastGame[];
  /** Changes whenever a game or an opinion is added. */
  version: string;
  from: string | null;
  to: string | null;
  withoutOpinion: number;
  /** Whether older games, or what the model would have said of them, are still being read. */
  isReading: boolean;
}
