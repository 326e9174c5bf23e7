import type { BaseballFacts, ResultSources } from '@clearedge/quant/grading';
import type { ScheduleAge } from './schedule-age.ts';

export type ContestStatus = 'scheduled' | 'delayed' | 'live' | 'final' | 'postponed' | 'suspended' | 'cancelled' | 'unknown';

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
  /** Counts are null where the source leaves them out. */
  wins: number | null;
  losses: number | null;
  era: number | null;
  inningsPitched: number | null;
  strikeouts: number | null;
  walks: number | null;
  /** Strikeouts per plate appearance, 0..1; null before the first batter faced. */
  strikeoutRate: number | null;
  starts: number | null;
}

/** Null where the source leaves a figure out: unknown is never zero. */
export interface LineScore<Count = number | null> {
  away: Count[];
  /** One shorter than `away` while or when the home side did not bat. */
  home: Count[];
  totals: { away: LineTotals<Count>; home: LineTotals<Count> };
}
export interface LineTotals<Count = number | null> {
  runs: Count;
  hits: Count;
  errors: Count;
}

/** Games won and lost so far. */
export interface TeamRecords {
  away: { wins: number; losses: number };
  home: { wins: number; losses: number };
}

export interface FeedGame {
  /** `YYYYMMDD_AWY@HOM`, `_2` for game two. */
  gameId: string;
  /** The source's own id, kept for diagnosis. */
  sourceId: string;
  slateOn: string;
  /** The later Eastern day on which a suspended game goes on, where the source tells it. */
  resumesOn?: string | null;
  startsAt: Date;
  /** The start is not known yet; `startsAt` is then the day's usual hour. */
  isStartTentative: boolean;
  gameNumber: 1 | 2;
  isDoubleheader: boolean;
  scheduledInnings: number;
  away: TeamRef;
  home: TeamRef;
  venue: { name: string; city: string; roof: 'open' | 'retractable' | 'dome' | 'unknown' };
  dayNight: 'day' | 'night';
  status: ContestStatus;
  statusNote: string | null;
  awayPitcher: FeedPitcher | null;
  homePitcher: FeedPitcher | null;
  /** Only where the schedule itself tells them. */
  records?: TeamRecords | null;
  /** Present once the game has started; null also where the source lost it. */
  score: { away: number; home: number } | null;
  /** When the source reported the game ended. */
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
  balls: number | null;
  strikes: number | null;
  outs: number;
  runners: { first: boolean; second: boolean; third: boolean };
  batter: string | null;
  pitcher: string | null;
  lastPlay: string | null;
  score: { away: number; home: number };
  lineScore: LineScore;
  /** Latest first, at most 20. */
  plays: LivePlay[];
  /** How the game stood after every play from the first pitch, oldest first; left out where the source does not tell. */
  moments?: readonly LiveMoment[];
}
/** How a game stood after a play; three outs where it ended a half. */
export interface LiveMoment {
  at: Date;
  inning: number;
  half: 'top' | 'bottom';
  outs: number;
  runners: LiveState['runners'];
  score: { away: number; home: number };
  text: string;
}
export interface LivePlay {
  at: Date;
  inning: number;
  half: 'top' | 'bottom';
  text: string;
  isScoring: boolean;
  score: { away: number; home: number } | null;
}

/** Figures are null where the source leaves them out; `Count` is `number` where all are known. */
export interface BatterLine<Count = number | null> {
  playerId: string;
  name: string;
  position: string;
  battingOrder: number;
  isStarter: boolean;
  atBats: Count;
  runs: Count;
  hits: Count;
  doubles: Count;
  triples: Count;
  homeRuns: Count;
  runsBattedIn: Count;
  walks: Count;
  strikeouts: Count;
  stolenBases: Count;
  totalBases: Count;
}
export interface PitcherLine<Count = number | null> {
  playerId: string;
  name: string;
  isStarter: boolean;
  outs: Count;
  hits: Count;
  runs: Count;
  earnedRuns: Count;
  walks: Count;
  strikeouts: Count;
  homeRuns: Count;
  pitches: Count;
  decision: 'W' | 'L' | 'S' | null;
}
export interface BoxScore<Count = number | null> {
  away: { batters: BatterLine<Count>[]; pitchers: PitcherLine<Count>[] };
  home: { batters: BatterLine<Count>[]; pitchers: PitcherLine<Count>[] };
}
/** A box score without an unknown figure. */
export type WholeBoxScore = BoxScore<number>;

/** A game that is over, whole and without contradiction: what the ratings learn from. */
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
  boxScore: WholeBoxScore;
}

/** All that settlement needs of a finished, called, postponed or suspended game; the payload is stored as evidence. */
export interface ReportedFacts {
  gameId: string;
  facts: BaseballFacts;
  /** Time the source gave, or of the answer. */
  reportedAt: Date;
  /** True only when the source calls the result final. */
  isFinal: boolean;
  /** Left out by a source that no other one confirms. */
  sources?: ResultSources;
  /** Why nothing is graded on it although it is sound in itself; staff may accept it. */
  hold?: string;
}

/** The source calls a game over while its result is missing or contradicts itself: nothing may be graded on it. */
export interface DoubtfulResult {
  gameId: string;
  /** In the operator's words. */
  doubts: readonly string[];
}

/** Schedule, results and live feed of one sport. Everything is asked "as of" a time, so that a feed never tells the future. */
export interface BaseballFeed extends ScheduleAge {
  /** Every contest of an Eastern day as known at `asOf`, doubleheaders and postponements included. */
  listContests: (slateOn: string, asOf: Date) => Promise<FeedGame[]>;
  /** All contests whose Eastern day lies in [from, to], light form; used to fill a season. */
  listSeason: (from: string, to: string, asOf: Date) => Promise<FeedGame[]>;
  /** First and last Eastern day of the season that `slateOn` belongs to. */
  getSeasonSpan: (slateOn: string) => Promise<{ from: string; to: string; year: number }>;
  /** Null before the first pitch, and while the source leaves out the score or the inning. */
  findLiveState: (gameId: string, asOf: Date) => Promise<LiveState | null>;
  findBoxScore: (gameId: string, asOf: Date) => Promise<BoxScore | null>;
  /** The games of an Eastern day that were over by `asOf`, each whole. */
  listFinishedGames: (slateOn: string, asOf: Date) => Promise<FinishedGame[]>;
  /** Null while there is nothing to grade. */
  findFacts: (gameId: string, asOf: Date) => Promise<ReportedFacts | DoubtfulResult | null>;
  /** The next instant after `asOf` at which anything of this day changes (first pitch, a play, an end); null when the day is over. */
  findNextChange: (slateOn: string, asOf: Date) => Promise<Date | null>;
}
