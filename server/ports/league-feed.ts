import type { LeagueFacts, ResultSources } from '@clearedge/quant/grading';
import type { ContestStatus, DoubtfulResult, TeamRef } from './baseball-feed.ts';
import type { OddsBoard } from './odds-board.ts';
import type { TeamInjuries } from './player-stats.ts';
import type { PropMarket } from './prop-market.ts';
import type { ScheduleAge } from './schedule-age.ts';

/** The code of a side that is not known yet: a place in the playoffs that no one has won. */
export const UNDECIDED_CODE = 'TBD';

type Side = 'away' | 'home';
type Score = Record<Side, number>;

/** A game of a league of teams. */
export interface FeedLeagueGame {
  /**
   * `YYYYMMDD_AWY@HOM`, with the league after it where another has clubs of such codes. While a playoff place is open the code is `TBD` (the day's second such game ends in `_2`), so the id changes once,
   * when both clubs are known; `sourceId` never does.
   */
  gameId: string;
  /** The source's own id of the game, the same from the first listing to the last. */
  sourceId: string;
  seasonYear: number;
  /** Unique in a season, below 1 before it and higher in the playoffs; null in a league that is listed by the day. */
  week: number | null;
  /** The part of the season, one of the sport's own `stages`. */
  stage: string;
  /** Eastern day of the start. */
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
  score: Score | null;
  /** When the source reported the game ended. */
  endedAt: Date | null;
  /** Of a final, where the source tells them with its schedule: a table may ask who lost after regulation. */
  periods?: PeriodScores;
  /** Of a final without them: periods after those of regulation, a shootout being one. */
  overtimes?: number;
}

/** Points or goals by period: the one in play included, and after those of regulation one more for each overtime that is counted apart. */
export interface PeriodScores {
  away: number[];
  home: number[];
}

export interface LeaguePlay {
  at: Date;
  /** From 1; above the periods of regulation in overtime. */
  period: number;
  /** Of the game clock, 'mm:ss' left in the period; null where it is not timed. */
  clock: string | null;
  /** Whose play it is: who has the ball or the puck. */
  possession: Side;
  text: string;
  isScoring: boolean;
  score: Score;
}

/** What every game in play has. */
interface LiveState<Kind extends string> {
  /** How the game is played: leagues of one game, such as both of football, are told alike. */
  kind: Kind;
  gameId: string;
  asOf: Date;
  period: number;
  /** 'mm:ss' left in the period; null where it is not timed. */
  clock: string | null;
  /** Between periods; false while the ball or the puck is in play. */
  isBreak: boolean;
  lastPlay: string | null;
  /** Latest first, at most 20. */
  plays: LeaguePlay[];
  score: Score;
  periods: PeriodScores;
}

/** What is happening now in a game of football that has started. */
export interface FootballLiveState extends LiveState<'football'> {
  /** Null between a score and the next kickoff's return, in a break, and after the end. */
  possession: Side | null;
  down: 1 | 2 | 3 | 4 | null;
  /** Yards to go, the goal line at most. */
  distance: number | null;
  /** "HAM 35", "midfield", as the scoreboard says it. */
  ballOn: string | null;
}

/** What is happening now in a game of basketball that has started. */
export interface BasketballLiveState extends LiveState<'basketball'> {
  /** What a side has scored since the other's last points; null before the first. */
  run: { side: Side; points: number } | null;
}

/** What is happening now in a game of hockey that has started. */
export interface HockeyLiveState extends LiveState<'hockey'> {
  /** On goal, without those of a shootout. */
  shots: Score;
  /** On the ice, goalies left out. */
  skaters: Score;
  /** Who has pulled the goalie. */
  emptyNet: Side | null;
  isShootout: boolean;
}

/** What is happening now in a game of any league, told apart by `kind`; a new kind of game joins here. */
export type LeagueLiveState = FootballLiveState | BasketballLiveState | HockeyLiveState;

/** All that settlement needs of a finished, abandoned or postponed game; the payload is stored as evidence. */
export interface ReportedLeagueFacts {
  gameId: string;
  facts: LeagueFacts;
  /** Null where the source does not say. */
  periods: PeriodScores | null;
  /** Time the source gave, or of the answer. */
  reportedAt: Date;
  /** True only when the source calls the result final. */
  isFinal: boolean;
  /** Of a final: "Final in overtime", as with the schedule; null in regulation. */
  ending?: string | null;
  /** Left out by a source that no other one confirms. */
  sources?: ResultSources;
  /** Why nothing is graded on it although it is sound in itself; staff may accept it. */
  hold?: string;
}

/** What a player of a game did. */
export interface LeaguePlayerLine {
  playerId: string;
  name: string;
  position: string;
  /** Dressed players who were not on the field, the floor or the ice did not play; the inactive were not dressed. */
  status: 'played' | 'did not play' | 'inactive';
  /** By the sport's names of its numbers; one that is left out is 0. */
  stats: Readonly<Record<string, number>>;
}

/** A game's players, those who did not play included. */
export type LeagueBox = Record<Side, LeaguePlayerLine[]>;

/** Schedule, results and live feed of a league. Everything is asked "as of" a time, so that a feed never tells the future. */
export interface LeagueFeed<Live extends LeagueLiveState = LeagueLiveState> extends ScheduleAge {
  /** Every game whose Eastern day lies in [from, to], in order of start, as known at `asOf`; undecided playoff games included. */
  listGames: (from: string, to: string, asOf: Date) => Promise<FeedLeagueGame[]>;
  /** First and last Eastern day, preseason to the last final, of the season that `slateOn` belongs to (between seasons, of the coming one). */
  getSeasonSpan: (slateOn: string) => Promise<{ from: string; to: string; year: number }>;
  /** The season before that of a year, from a source that can tell it at little cost; null where it has none. */
  findSeasonBefore?: (year: number) => Promise<{ from: string; to: string; year: number } | null>;
  /** Null before the start, and for a game the feed does not know. */
  findLiveState: (gameId: string, asOf: Date) => Promise<Live | null>;
  /** The same with every play since the start, for the page of a game; left out by a source that tells the last ones alone. */
  findPlayByPlay?: (gameId: string, asOf: Date) => Promise<Live | null>;
  /** Null before the start; left out by a source that tells of no players. */
  findBox?: (gameId: string, asOf: Date) => Promise<LeagueBox | null>;
  /** Who of a club may not play. Left out by a source without injury lists; null for no club of its own; throws when it does not answer. */
  findInjuries?: (teamCode: string, asOf: Date) => Promise<TeamInjuries | null>;
  /** Null while there is nothing to grade. */
  findFacts: (gameId: string, asOf: Date) => Promise<ReportedLeagueFacts | DoubtfulResult | null>;
  /** The next instant after `asOf` at which anything of this day changes (start, a play, an end); null when the day is over or empty. */
  findNextChange: (slateOn: string, asOf: Date) => Promise<Date | null>;
}

/** What a source knows of a league: its games, and prices in the board's form; none after the start. */
export interface LeagueSource<Live extends LeagueLiveState = LeagueLiveState> {
  feed: LeagueFeed<Live>;
  odds: OddsBoard;
  /** Left out by a source that prices no players. */
  props?: PropMarket;
}
