import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import type { Backtest } from '@clearedge/contract/routes/games/model';
import type { SportKey } from '@clearedge/contract/sports';
import type { KeptClaim } from '@clearedge/quant/blend';
import type { AnyFacts, GameFacts, Grading, ScoreSelection, Selection } from '@clearedge/quant/grading';
import type { FootballDriver } from '@clearedge/quant/sports/football/ratings';
import type { Chances, LeagueDriver, LeagueMarket, LeagueProjection, ScoreCenters } from '@clearedge/quant/sports/league';
import type { PlayerCalibration, PlayerLinks, PlayerStats, PlayerTerms } from '@clearedge/quant/sports/league/players';
import type { SeasonRules } from '@clearedge/quant/sports/league/season';
import type { z } from 'zod';
import type {
  BaseballFeed,
  BasketballLiveState,
  BoxScore,
  FootballLiveState,
  HockeyLiveState,
  LiveMoment,
  LiveState,
  OddsBoard,
  Providers,
} from '../ports/index.ts';

/** What a source reports of a result, of whichever sport. */
export interface ResultReport {
  facts: AnyFacts;
  reportedAt: Date;
  /** Whether the source calls it final, or official. */
  isFinal: boolean;
  /** Why nothing is graded on it until the source is trusted again or staff accept it. */
  hold?: string;
}

export interface ResultAnswer {
  facts: ResultReport | { doubts: readonly string[] } | null;
  box: BoxScore | null;
  live: LiveState | null;
}

/** What a receipt shows of the facts. */
export type Evidence = Partial<NonNullable<VerbResult<Contract['GET /api/bets/:betId']>['receipt']>>;

/** How the results of a sport are asked for and checked before anything is graded on them. */
export interface ResultModule {
  /** Asks the source what it knows of the result of a game or tournament; null where the source in use does not follow the sport. */
  ask: (ports: Providers, gameId: string, asOf: Date) => Promise<ResultAnswer> | null;
  /** An Error for facts that no bet can be graded on. */
  checkFacts: (facts: AnyFacts) => void;
  /** What an answer takes back of the newest stored facts, as a sentence without a period; null for one that corrects or adds. */
  findRegression: (stored: Pick<ResultReport, 'facts' | 'isFinal'>, reported: AnyFacts) => string | null;
  presentEvidence: (facts: AnyFacts, nameOf: (playerId: string) => string) => Evidence;
}

/** What the books together say of a game without their margin, 0..1 each, given no push; null where none prices both sides. */
interface MarketNumbers {
  pHome: number | null;
  /** The home side's handicap. */
  spread: { line: number; homeProbability: number } | null;
  total: { line: number; overProbability: number } | null;
}

/** That a selection wins, given that the stake does not come back, and that it does, 0..1. */
export interface FairChance {
  probability: number;
  push: number;
}

/** A schedule that is followed day by day, with the state of the games in play. */
export type DayFeed = Pick<BaseballFeed, 'listContests' | 'listSeason' | 'getSeasonSpan' | 'findLiveState' | 'findReadAt'>;

/** How a game in play stands, enough to know what may still become of it. */
export type LiveStanding = Pick<LiveMoment, 'inning' | 'half' | 'outs' | 'runners' | 'score'>;
/** The same in the terms of any sport whose games are followed. */
export type GameStanding = LiveStanding | LeagueStanding;
/** Of a league's game. */
export type LeagueStanding =
  | Pick<FootballLiveState, Timed | 'possession' | 'down' | 'ballOn'>
  | Pick<BasketballLiveState, Timed>
  | Pick<HockeyLiveState, Timed | 'skaters' | 'emptyNet'>;
type Timed = 'kind' | 'period' | 'clock' | 'score';
/** A game whose chances in play are asked for. */
export interface ForeseeableGame {
  seasonYear: number;
  scheduledInnings: number;
  awayCode: string;
  homeCode: string;
  detail: object | null;
}
/** What the closing prices say without the margin: the home side's chance, and how likely a total passes its line. */
export interface ClosingTarget {
  pHome: number;
  line: number;
  overProbability: number;
}
/** The home side's chance to win, given that someone does, and the mean of both sides' final scores. */
interface LiveOutlook {
  homeWin: number;
  meanTotal: number;
}
/** Any selection graded by the score. */
export type LiveSelection = Exclude<Selection, { market: 'prop' }>;
/** One game's distribution, read from where it stands. */
export interface LiveForecast {
  before: LiveOutlook;
  /** The result itself once the game is decided; null for a standing that no such game has. */
  at: (standing: GameStanding) => LiveOutlook | null;
  /** All of the selections winning, and none of them pushing: before the start without a standing. Null where it is not known. */
  chances: (standing: GameStanding | null, selections: readonly LiveSelection[]) => { win: number; push: number; decided: number } | null;
}

/** What the server needs of a sport of games between two teams. */
export interface GameModule {
  /** Its schedule by the day; null for a sport that is followed by the week, and where the source in use has none. */
  findDayFeed: (ports: Providers) => DayFeed | null;
  /** Whether the weather over its games is followed. */
  hasWeather: boolean;
  /** The board of its prices; null where the source in use has none. */
  findBoard: (ports: Providers) => OddsBoard | null;
  /** Facts of a game that stopped so many milliseconds ago: marked once they decide every bet although the source may still go on. */
  afterStop: (facts: GameFacts, stoppedMs: number) => GameFacts;
  /** Whether facts were marked so. */
  isDecidedEarly: (facts: GameFacts) => boolean;
  /** Whether a final comes with a box score. */
  hasBoxScore: boolean;
  /** Whether bets on a complete part are settled while the game is in play. */
  settlesParts: boolean;
  /** Chances in play, from the game that closing prices describe; null for a sport whose plays are not followed so. */
  foreseeLive: ((close: ClosingTarget, game: ForeseeableGame) => LiveForecast | null) | null;
  /** Standard deviation of the final margin. */
  marginSd: number;
  /**
   * What a selection of the full game is worth in the game that these numbers describe, so that a number that has moved can be priced. Null where
   * they do not describe one, or the sport has no score distribution.
   */
  chanceFrom: (numbers: MarketNumbers, selection: ScoreSelection, game: { season: number; scheduledInnings: number }) => FairChance | null;
}

/** A game that counts, as a forecast takes it. */
export interface LeagueFixture {
  season: number;
  startsAt: Date;
  away: string;
  home: string;
  isNeutral: boolean;
  /** After the regular season: it is played until someone wins. */
  isPlayoff: boolean;
}

/** A finished game that counts, as a table or a rating reads it. */
export interface PlayedGame extends LeagueFixture {
  awayScore: number;
  homeScore: number;
  /** Periods after those of regulation, a shootout being one. */
  overtimes: number;
  /** The home side's handicap and the total that it closed at; left out where neither is known. */
  close?: { spread: number | null; total: number | null };
}

type TableLine = Omit<VerbResult<Contract['GET /api/:league/standings']>['divisions'][number]['rows'][number], 'name'>;

export interface LeagueTable {
  /** By the key of a division, in order of rank. */
  rows: Readonly<Record<string, readonly TableLine[]>>;
  crossover: VerbResult<Contract['GET /api/:league/standings']>['crossover'];
}

interface ClubRating {
  code: string;
  rank: number;
  /** Better than an average club on neutral ground, in points of the score, with a 95% interval. */
  points: number;
  low: number;
  high: number;
  games: number;
}

/** What finished games say of a league's clubs. */
export interface RatedLeague {
  /** Games behind it. */
  games: number;
  /** Every club from the best to the worst. */
  list: () => readonly ClubRating[];
  /** A game pooled with what the books together say of it, with what bears on it and how many games of this season each club has played. */
  project: (
    fixture: LeagueFixture,
    market: LeagueMarket | null,
  ) => LeagueProjection & { drivers: readonly (LeagueDriver | FootballDriver)[]; awayGames: number; homeGames: number };
}

/** How a league's games are forecast. */
export interface LeagueForecaster {
  /** Names the model's numbers. */
  version: string;
  /** The model's share beside the market in the winner's margin, 0..1. */
  poolWeight: number;
  /** Whether closing numbers teach it, beside results. */
  learnsCloses: boolean;
  /** From games in the order of their starts; without one every club is alike, in that season. */
  rate: (games: readonly PlayedGame[], season: number) => RatedLeague;
  /** Chances of selections of the full game by the one distribution of scores about these centers. */
  scoresOf: (score: ScoreCenters) => (selection: ScoreSelection) => Chances;
}

/** A table of a league's box score: who is in it, and what it shows of each. */
export interface BoxTable {
  title: string;
  /** Its players have at least one of these; they are listed by the first. */
  of: readonly [string, ...string[]];
  columns: readonly { head: string; title: string; show: (stats: Readonly<Record<string, number>>) => string }[];
}

/** What a player who got into a game did in it, by the names of its box score. */
export interface PlayedLine {
  playerId: string;
  stats: Readonly<Record<string, number>>;
}

/** How a league's players are projected, on which seasons their projections were scored, and how the numbers of one game depend on each other. */
export interface LeaguePlayers {
  terms: PlayerTerms;
  calibration: PlayerCalibration;
  links: PlayerLinks;
  /** One side of a game in the names of the terms, without who came in for a starter: a bet on him would have been void. */
  linesOf: (side: readonly PlayedLine[]) => { playerId: string; stats: PlayerStats }[];
}

/** What is a league's own of a sport of teams: the parts of its season, its divisions and how its table is made. */
export interface LeagueModule {
  /** Periods of regulation. */
  periods: number;
  /** The parts of a season, and what a week of each is called; null where its number names it. `preseason` counts nowhere, `regular` makes the table. */
  stages: Readonly<Record<string, string | null>>;
  /** Parts of it that are played before the playoffs and make no table: a cup's. */
  cups?: readonly string[];
  /** The stage of the game that decides a season. */
  finalStage: string;
  /** Every game is played indoors by nature, so that a roof says nothing of one. */
  isPlayedInArenas: boolean;
  /** Wins of that stage that win the title. */
  titleWins: number;
  /** In the order in which they are shown. */
  divisions: readonly { key: string; name: string; clubs: Readonly<Record<string, string>> }[];
  /** The order of the tie-breaks in words. */
  rules: readonly string[];
  /** The table as these games of a regular season leave it; `seasonGames` is how many each club plays, null while it is not known. */
  tableOf: (games: readonly PlayedGame[], seasonGames: number | null) => LeagueTable;
  /** How its season goes on from a table: what clubs are ranked by, and who plays for the title. */
  season: SeasonRules;
  /** Its forecasts. */
  model: LeagueForecaster;
  /** How its players' numbers are shown; left out where no source tells them. */
  box?: readonly BoxTable[];
  /** How its players are projected; left out where they are not. */
  players?: LeaguePlayers;
}

export interface SportModule {
  key: SportKey;
  /** Whether the source in use has the sport at all. */
  isFollowed: (ports: Providers) => boolean;
  grading: Grading;
  results: ResultModule;
  /** Null for a sport of tournaments. */
  game: GameModule | null;
  /** Null for a sport that is no league of teams in the form they share. */
  league: LeagueModule | null;
  /** What past plays at real prices kept of their claims; empty where no past prices were at hand. */
  keptClaims: readonly KeptClaim[];
  /** How its model did on past seasons; null where no past season of real games was at hand. */
  measured: z.infer<typeof Backtest> | null;
}
