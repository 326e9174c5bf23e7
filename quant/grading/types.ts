import type { BaseballKind } from './baseball/props.ts';
import type { Period } from './parts.ts';
import type { PropKind } from './props.ts';

/** The result of a selection. A push and a void both hand the stake back; a push was played to a tie, a void never became action. */
export type Grade = 'win' | 'loss' | 'push' | 'void';
export type MarketKind = 'moneyline' | 'spread' | 'total' | 'prop';
export type TeamSide = 'away' | 'home';

/** The draw is a side where the winner is sold three ways (`isThreeWay`); a tie is then a loss of either team, and elsewhere a push. */
export interface MoneylineSelection {
  market: 'moneyline';
  period: Period;
  side: TeamSide | 'draw';
}

/** `line` is the selected side's own handicap. */
export interface SpreadSelection {
  market: 'spread';
  period: Period;
  side: TeamSide;
  line: number;
}

/** A game total, or one team's total when `team` is set. */
export interface TotalSelection {
  market: 'total';
  period: Period;
  side: 'over' | 'under';
  line: number;
  team?: TeamSide;
}

export interface PropSelection {
  market: 'prop';
  playerId: string;
  prop: PropKind;
  side: 'over' | 'under';
  line: number;
}

export type Selection = MoneylineSelection | SpreadSelection | TotalSelection | PropSelection;

/** Runs, or points, of both teams. */
export interface Score {
  away: number;
  home: number;
}

export interface PlayerFacts {
  started: boolean;
  threwFirstPitch: boolean;
  stats: Partial<Record<BaseballKind, number>>;
}

/** Who told a final, and who was asked to confirm it. */
export interface ResultSources {
  /** As a receipt names it: "the NHL". */
  first: string;
  second: string;
  /** ISO time at which the second was seen to say the same; null where it told nothing in time. */
  confirmedAt: string | null;
}

/** What is known about a baseball game when its bets are graded. */
export interface BaseballFacts {
  /** `live`: still in play; only its complete parts can be graded. */
  state: 'live' | 'final' | 'called' | 'postponed' | 'suspended' | 'mercy';
  /** 9, or 7 */
  scheduledInnings: number;
  /** half steps: 4.5 = top of the 5th complete */
  completedInnings: number;
  score: Score;
  /** runs by inning actually played; home may be one shorter */
  lineScore: { away: number[]; home: number[] };
  /** the score after the last full inning, when the game was called inside one */
  lastFullInningScore?: Score;
  /** who threw the first pitch for each team */
  starters: { away: string | null; home: string | null };
  players: Record<string, PlayerFacts>;
  /** suspended, and not resumed within 36 hours */
  resumeWindowOver?: boolean;
  /** postponed, but played on the same Eastern date */
  playedSameDay?: boolean;
  postseason?: boolean;
  /** Absent where one source is asked. No grade depends on it. */
  sources?: ResultSources;
}

/** What the bettor agreed to beyond the selection itself. */
export interface GradeTerms {
  pitcherRule: 'action' | 'listed';
  listed?: { away: string | null; home: string | null };
  scheduledInningsAtBet?: number;
}

/** `rule` is an id of HOUSE_RULES; `formula` is the sentence printed on the receipt. */
export interface GradeDecision {
  kind: 'graded';
  grade: Grade;
  rule: string;
  formula: string;
}

/** The bet stays pending. */
export interface Undecided {
  kind: 'undecided';
  reason: string;
}

export type GradeResult = GradeDecision | Undecided;
