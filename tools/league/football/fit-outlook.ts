import { createChance } from '../../../server/providers/demo/chance.ts';
import { simulateGame } from '../../../server/providers/demo/football/engine/simulate-game.ts';
import { createSeason, planGame } from '../../../server/providers/demo/football/league.ts';

/** A straight line through points, and how far from it they lie. */
export interface Line {
  base: number;
  slope: number;
  residual: number;
}

const SEASONS = 40;
const SEASONS_OF_SEED = 5;
const TIMES = 4;
const MARGINS = 20;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export function lineThrough(points: readonly (readonly [number, number])[]): Line {
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
  const across = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  const slope = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0) / across;
  const base = y - slope * x;
  return { base, slope, residual: Math.sqrt(mean(points.map(([at, value]) => (value - base - slope * at) ** 2))) };
}

/** How much more or less often than the normal law about the line says games end 0, 1, 2 … points apart. */
export function keyWeights(points: readonly (readonly [number, number])[], { base, slope, residual }: Line): number[] {
  const bell = (distance: number): number => Math.exp(-0.5 * (distance / residual) ** 2) / (residual * Math.sqrt(2 * Math.PI));
  return Array.from({ length: MARGINS }, (_, apart) => {
    const seen = points.filter(([, margin]) => Math.abs(margin) === apart).length;
    const ways = apart === 0 ? [0] : [apart, -apart];
    const expected = ways.reduce((sum, margin) => sum + points.reduce((part, [at]) => part + bell(margin - base - slope * at), 0), 0);
    return seen / expected;
  });
}

/** How a game's margin and total follow from what can be known of its sides: the constants of the market's outlook. */
export function fitOutlook(): { margin: Line; total: Line; keyWeights: number[]; games: number } {
  const margins: [number, number][] = [];
  const totals: [number, number][] = [];
  for (let at = 0; at < SEASONS; at++) {
    const season = createSeason(`fit-${at}`, at % SEASONS_OF_SEED);
    for (const fixture of season.fixtures.filter(({ stage }) => stage !== 'preseason')) {
      const known = season.edgeOf(fixture);
      for (let time = 0; time < TIMES; time++) {
        const plan = { ...planGame(`fit-${at}|${time}`, fixture, known), mustDecide: false };
        const { score } = simulateGame(plan, createChance(`fit|${at}|${time}|${fixture.sourceId}`));
        margins.push([known.home - known.away, score.home - score.away]);
        totals.push([known.home + known.away, score.home + score.away]);
      }
    }
  }
  const margin = lineThrough(margins);
  return { margin, total: lineThrough(totals), keyWeights: keyWeights(margins, margin), games: margins.length };
}
