import { createSeason } from '../league.ts';
import type { ScoredGame } from './game-figures.ts';
import { moneylineChances } from './moneyline-chances.ts';

export interface PricedGame extends ScoredGame {
  /** Of real time, from the kickoff to the end. */
  minutes: number;
  /** Chances of the home side by the mean of the books without their hold, and as the simulation knows it; ties left out. */
  chances: { open: number; close: number; truth: number };
}

/** Every game of a season but those before it. */
export function tallySeason(seed: string, seasonIndex: number): PricedGame[] {
  const season = createSeason(seed, seasonIndex);
  return season.fixtures
    .filter(({ stage }) => stage !== 'preseason')
    .map((fixture) => {
      const { score, hasOvertime, endAt } = season.resultOf(fixture);
      return { ...score, hasOvertime, minutes: endAt / 60, chances: moneylineChances({ season, fixture }) };
    });
}
