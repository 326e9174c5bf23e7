import type { BoardSide } from '@clearedge/contract/markets/board-markets';
import type { ScoreSelection } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { TeamInjuries } from '../../../ports/index.ts';
import type { Contest } from '../../contests/index.ts';
import type { Finding } from '../session/finding.ts';
import type { AssistantSession } from '../session/session.ts';
import type { KnownEvent, KnownPlayer } from '../understand/directory.ts';
import type { What } from '../understand/questions.ts';
import type { MarketKind, Reading } from '../understand/reading.ts';

/** Our published forecast of a game, read at any number. Chances are fractions, 0 to 1. */
export interface GameForecast {
  /** That a selection wins and that the stake comes back; null for what the forecast does not price, such as a part of the game. */
  chanceOf: (selection: ScoreSelection) => { win: number; push: number } | null;
  home: { win: number; low: number; high: number };
  /** Expected points or runs. */
  expected: { away: number; home: number };
  asOf: Date;
  /** What it rests on, with its size: "rated on 1,204 games". */
  basis: string;
}

interface Driver {
  title: string;
  detail: string;
  /** Change of the home side's win probability, in points; of the margin or total where `Drivers` says so. */
  points: number;
}
export interface Drivers {
  drivers: Driver[];
  summary: string | null;
  /** What points are, where they are not of win probability: "in points of the margin". */
  unit?: string;
}

/** A side of an open game at its best price with our number of it. Probabilities are fractions given that the stake does not come back. */
export interface JudgedSide {
  words: string;
  market: MarketKind;
  side: BoardSide;
  odds: number;
  bookName: string;
  seenAt: string;
  probability: number;
  probabilityLow: number;
  probabilityHigh: number;
  pushProbability: number;
  /** Profit per unit staked. */
  expectedValue: number;
  isValue: boolean;
}

export type Answer = (session: AssistantSession, reading: Reading) => Promise<Finding>;

/** What the assistant asks of a sport alone; a question that the sport answers itself goes to `answers` first. */
export interface SportAnswers {
  /** Tournaments around now and their players, whom no box score names. */
  listEntrants?: (ctx: Ctx) => Promise<{ players: KnownPlayer[]; events: KnownEvent[] }>;
  /** Finds who of a club is out, null for a list that is not known; null itself where the sport's source has no such lists. */
  injuriesFrom?: (ctx: Ctx) => ((teamCode: string) => Promise<TeamInjuries | null>) | null;
  findForecast?: (session: AssistantSession, contest: Contest) => Promise<GameForecast | null>;
  listDrivers?: (session: AssistantSession, contest: Contest, isOfTotal: boolean) => Promise<Drivers | null>;
  /** Every side of a game's main markets with our number, where plays of a slate do not say it. */
  listSides?: (session: AssistantSession, contest: Contest) => Promise<JudgedSide[]>;
  answers: Partial<Record<What, Answer>>;
}
