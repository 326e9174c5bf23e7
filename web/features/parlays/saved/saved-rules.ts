import type { SavedParlay } from '../parlay-types.ts';

export interface SavedSummary {
  pending: number;
  settled: number;
  won: number;
  decided: number;
  /** How many of those that were decided were expected to win; null where none had an estimate. */
  expectedWins: number | null;
  staked: number;
  profit: number;
}

const cents = (dollars: number): number => Math.round(dollars * 100);

/** How the saved parlays did against what was thought of them. Pushed and void ones are in neither side of the wins. */
export function summarise(list: readonly SavedParlay[]): SavedSummary {
  const settled = list.filter(({ status }) => status === 'settled');
  const decided = settled.filter(({ result }) => result === 'win' || result === 'loss');
  const estimated = decided.flatMap(({ estimatedProbability }) => (estimatedProbability === null ? [] : [estimatedProbability]));
  return {
    pending: list.length - settled.length,
    settled: settled.length,
    won: decided.filter(({ result }) => result === 'win').length,
    decided: decided.length,
    expectedWins: estimated.length === 0 ? null : estimated.reduce((sum, one) => sum + one, 0),
    staked: settled.reduce((sum, { stake }) => sum + cents(stake), 0) / 100,
    profit: settled.reduce((sum, { profit }) => sum + cents(profit ?? 0), 0) / 100,
  };
}

export const RESULT = {
  win: { word: 'Won', look: 'win' },
  loss: { word: 'Lost', look: 'loss' },
  push: { word: 'Pushed', look: 'push' },
  void: { word: 'Void', look: 'plain' },
} as const;
