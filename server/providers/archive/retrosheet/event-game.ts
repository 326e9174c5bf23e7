import type { TeamSide } from '@clearedge/quant/grading';

export interface PlayStep {
  kind: 'play';
  inning: number;
  side: TeamSide;
  batterId: string;
  /** Balls and strikes before the last pitch, "32". */
  count: string;
  pitches: string;
  code: string;
}
export interface SubStep {
  kind: 'sub';
  playerId: string;
  name: string;
  side: TeamSide;
  /** 1 to 9, or 0 for a pitcher who does not bat. */
  order: number;
  /** 1 to 9 in the field, 10 designated hitter, 11 pinch hitter, 12 pinch runner. */
  position: number;
}
/** A runner put on base by rule at the start of an extra inning. */
export interface PlacedStep {
  kind: 'placed';
  playerId: string;
  base: 1 | 2 | 3;
}
export type Step = PlayStep | SubStep | PlacedStep;

/** One game of an event file, as written there. */
export interface EventGame {
  id: string;
  info: Record<string, string>;
  starters: SubStep[];
  steps: Step[];
  earnedRuns: Record<string, number>;
  comments: string[];
}
