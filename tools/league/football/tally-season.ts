import { createSeason, type FootballGame } from '../../../server/providers/demo/football/league.ts';
import { gameSteps } from '../../../server/providers/demo/football/market/create-football-board.ts';
import { outlookOf } from '../../../server/providers/demo/football/market/outlook.ts';
import { homeBeats } from '../../../server/providers/demo/football/market/score-tables.ts';
import type { ScoredGame } from './game-figures.ts';

const impliedBy = (price: number): number => (price < 0 ? -price / (100 - price) : 100 / (100 + price));
const averageOf = (values: Iterable<number>): number => {
  const all = [...values];
  return all.reduce((sum, value) => sum + value, 0) / all.length;
};

/** The home side's chance by the mean of the books without their hold, at the opening and at the close, and as the simulation knows it. */
function moneylineChances(game: FootballGame): { open: number; close: number; truth: number } {
  const open = new Map<number, number>();
  const close = new Map<number, number>();
  for (const { book, market, prices } of gameSteps(game)) {
    if (market !== 'moneyline' || prices === null) continue;
    const [away, home] = prices;
    const share = impliedBy(home) / (impliedBy(away) + impliedBy(home));
    if (!open.has(book)) open.set(book, share);
    close.set(book, share);
  }
  const truth = homeBeats(outlookOf(game.season.edgeOf(game.fixture)).margin, 0);
  return { open: averageOf(open.values()), close: averageOf(close.values()), truth };
}

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
