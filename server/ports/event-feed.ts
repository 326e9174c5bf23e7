import type { BaseballFacts } from '@clearedge/quant/grading';

export type EventStatus = 'scheduled' | 'delayed' | 'live' | 'final' | 'postponed' | 'suspended' | 'cancelled';

export interface TeamRef {
  /** The product's code: NYY, BOS, CHC ... (LAA CHW CHC KC LAD NYY NYM SD SF STL TB WSH OAK/ATH). */
  code: string;
  name: string;
}

/** A probable or actual starter with his season line up to the day before the game. */
export interface FeedPitcher {
  playerId: string;
  name: string;
  throws: 'L' | 'R';
  wins: number;
  losses: number;
  era: number | null;
  inningsPitched: number;
  strikeouts: number;
  walks: number;
  /** Strikeouts per plate appearance, 0..1; null before the first batter faced. */
  strikeoutRate: number | null;
  starts: number;
}

export interface LineScore {
  away: number[];
  /** One shorter than `away` while or when the home side did not bat. */
  home: number[];
  totals: { away: { runs: number; hits: number; errors: number }; home: { runs: number; hits: number; errors: number } };
}

/** Games won and lost so far. */
export interface ClubRecords {
  away: { wins: number; losses: number };
  home: { wins: number; losses: number };
}

export interface FeedEvent {
  /** `YYYYMMDD_AWY@HOM`, `_2` for game two. */
  gameId: string;
  /** The source's own id, kept for diagnosis. */
  sourceId: string;
  slateOn: string;
  startsAt: Date;
  /** The start is not known yet; `startsAt` is then the day's usual hour. */
  isStartTentative: boolean;
  gameNumber: 1 | 2;
  isDoubleheader: boolean;
  scheduledInnings: number;
  away: TeamRef;
  home: TeamRef;
  venue: { name: string; city: string; roof: 'open' | 'retractable' | 'dome' };
  dayNight: 'day' | 'night';
  status: EventStatus;
  statusNote: string | null;
  awayPitcher: FeedPitcher | null;
  homePitcher: FeedPitcher | null;
  /** Only where the schedule itself tells them. */
  records?: ClubRecords | null;
  /** Present once the game has started. */
  score: { away: number; home: number } | null;
  /** When the source said the game ended. */
  endedAt: Date | null;
  seasonYear: number;
}

/** What is happening now in a game that has started. */
export interface LiveState {
  gameId: string;
  asOf: Date;
  inning: number;
  half: 'top' | 'bottom';
  isBetweenInnings: boolean;
  balls: number;
  strikes: number;
  outs: number;
  runners: { first: boolean; second: boolean; third: boolean };
  batter: string | null;
  pitcher: string | null;
  lastPlay: string | null;
  score: { away: number; home: number };
  lineScore: LineScore;
  /** Latest first, at most 20. */
  plays: LivePlay[];
}
export interface LivePlay {
  at: Date;
  inning: number;
  half: 'top' | 'bottom';
  text: string;
  isScoring: boolean;
  score: { away: number; home: number };
}

export interface BatterLine {
  playerId: string;
  name: string;
  position: string;
  battingOrder: number;
  isStarter: boolean;
  atBats: number;
  runs: number;
  hits: number;
  doubles: number;
  triples: number;
  homeRuns: number;
  runsBattedIn: number;
  walks: number;
  strikeouts: number;
  stolenBases: number;
  totalBases: number;
}
export interface PitcherLine {
  playerId: string;
  name: string;
  isStarter: boolean;
  outs: number;
  hits: number;
  runs: number;
  earnedRuns: number;
  walks: number;
  strikeouts: number;
  homeRuns: number;
  pitches: number;
  decision: 'W' | 'L' | 'S' | null;
}
export interface BoxScore {
  away: { batters: BatterLine[]; pitchers: PitcherLine[] };
  home: { batters: BatterLine[]; pitchers: PitcherLine[] };
}

/** A game that is over, whole: what the ratings learn from. */
export interface FinishedGame {
  gameId: string;
  /** Eastern day on which it ended; a suspended game ends later than it began. */
  playedOn: string;
  seasonYear: number;
  gameNumber: 1 | 2;
  scheduledInnings: number;
  venue: string;
  awayCode: string;
  homeCode: string;
  /** Runs by inning. */
  lineScore: { away: number[]; home: number[] };
  boxScore: BoxScore;
}

/** All that settlement needs of a finished, called, postponed or suspended game; the payload is stored as evidence. */
export interface EventFacts {
  gameId: string;
  facts: BaseballFacts;
  /** Time the source gave, or of the answer. */
  reportedAt: Date;
  /** True only when the source calls the result final. */
  isFinal: boolean;
}

/** Schedule, results and live feed of one sport. Everything is asked "as of" a time, so that a feed never tells the future. */
export interface EventFeed {
  /** Every event of an Eastern day as known at `asOf`, doubleheaders and postponements included. */
  listEvents: (slateOn: string, asOf: Date) => Promise<FeedEvent[]>;
  /** All events whose Eastern day lies in [from, to], light form; used to fill a season. */
  listSeason: (from: string, to: string, asOf: Date) => Promise<FeedEvent[]>;
  /** First and last Eastern day of the season that `slateOn` belongs to. */
  getSeasonSpan: (slateOn: string) => Promise<{ from: string; to: string; year: number }>;
  /** Null before the first pitch. */
  findLiveState: (gameId: string, asOf: Date) => Promise<LiveState | null>;
  findBoxScore: (gameId: string, asOf: Date) => Promise<BoxScore | null>;
  /** The games of an Eastern day that were over by `asOf`, each whole. */
  listFinishedGames: (slateOn: string, asOf: Date) => Promise<FinishedGame[]>;
  /** Null while there is nothing to grade. */
  findFacts: (gameId: string, asOf: Date) => Promise<EventFacts | null>;
  /** The next instant after `asOf` at which anything of this day changes (first pitch, a play, an end); null when the day is over. */
  findNextChange: (slateOn: string, asOf: Date) => Promise<Date | null>;
}
