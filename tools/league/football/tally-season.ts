import { createSeason } from '../../../server/providers/demo/football/league.ts';
import { FOOTBALL_MARKET, marketGameOf } from '../../../server/providers/demo/football/market.ts';
import { type Closing, closingOf } from '../leagues/closing.ts';
import type { ScoredGame } from './game-figures.ts';

export interface PricedGame extends ScoredGame {
  /** Of real time, from the kickoff to the end. */
  minutes: number;
  chances: Closing['chances'];
}

/** Every game of a season but those before it. */
export function tallySeason(seed: string, seasonIndex: number): PricedGame[] {
  const season = createSeason(seed, seasonIndex);
  return season.fixtures
    .filter(({ stage }) => stage !== 'preseason')
    .map((fixture) => {
      const { score, hasOvertime, endAt } = season.resultOf(fixture);
      return { ...score, hasOvertime, minutes: endAt / 60, chances: closingOf(marketGameOf({ season, fixture }), FOOTBALL_MARKET).chances };
    });
}
