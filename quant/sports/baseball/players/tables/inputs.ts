import type { OutcomeFactors, OutcomeRates } from '../outcomes.ts';
import type { Steals } from '../rates.ts';

export interface BatterInput {
  playerId: string;
  /** Against the league's average pitcher, in an average park, over his usual mix of arms. */
  rates: OutcomeRates;
  bats: 'L' | 'R' | 'S';
  /** The league's habits when left out. */
  steals?: Steals;
}

export interface StarterInput {
  playerId: string;
  /** Of the batters he faces as a starter, were they the league's average. */
  rates: OutcomeRates;
  throws: 'L' | 'R';
  /** Pitches he is usually given; see `shrinkPitchBudget`. */
  pitchBudget: number;
}

export interface SideInput {
  /** The nine in batting order. */
  batters: readonly BatterInput[];
  starter: StarterInput;
  /** The club's relievers as one, weighted by how much each is used. */
  bullpen: OutcomeRates;
}

export interface GameRules {
  /** 9, or 7. */
  scheduledInnings: number;
  /** A runner on second begins every half inning after these. */
  hasPlacedRunner: boolean;
  /** Pinch hitters and other changes take turns at bat from the starting nine, as often as they did in 2022-2024. */
  hasSubstitutes: boolean;
  /** Offences and starters have better and worse days; without, every day is as the rates say. */
  hasForm: boolean;
  /** No one is at home. */
  isNeutral: boolean;
}

export interface GameInputs {
  away: SideInput;
  home: SideInput;
  /** Against what the men's rates are measured; 2022-2024 when left out. */
  league?: OutcomeRates;
  park?: OutcomeFactors;
  rules?: Partial<GameRules>;
  /** Expected runs of each side in nine full innings, to which both offences are scaled. */
  targets?: { awayRuns: number; homeRuns: number };
}

export const USUAL_RULES: GameRules = { scheduledInnings: 9, hasPlacedRunner: true, hasSubstitutes: true, hasForm: true, isNeutral: false };
