import { createChance } from '../../../server/providers/demo/chance.ts';
import { simulateGame } from '../../../server/providers/demo/football/engine/simulate-game.ts';
import { createSeason, planGame } from '../../../server/providers/demo/football/league.ts';
import { FOOTBALL_MARKET } from '../../../server/providers/demo/football/market.ts';
import type { OutlookFit } from '../../../server/providers/demo/leagues/market/outlook.ts';
import { expectedOf, type FitSample, fitParts, type PartWeights } from '../leagues/fit-parts.ts';
import { keyWeights, type Line, lineThrough } from '../leagues/points.ts';

const SEASONS = 40;
const SEASONS_OF_SEED = 5;
const TIMES = 4;

const PART_WEIGHTS: PartWeights = { half1: 50, quarter1: 36, team: 60 };

/** How a game's margin and total follow from what can be known of its sides: the constants of the market's outlook. */
export function fitOutlook(): { margin: Line; total: Line; keyWeights: number[]; games: number; parts: Record<string, OutlookFit> } {
  const samples: FitSample[] = [];
  const margins: [number, number][] = [];
  const totals: [number, number][] = [];
  for (let at = 0; at < SEASONS; at++) {
    const season = createSeason(`fit-${at}`, at % SEASONS_OF_SEED);
    for (const fixture of season.fixtures.filter(({ stage }) => stage !== 'preseason')) {
      const known = season.edgeOf(fixture);
      for (let time = 0; time < TIMES; time++) {
        const plan = { ...planGame(`fit-${at}|${time}`, fixture, known), mustDecide: false };
        const { score, quarters } = simulateGame(plan, createChance(`fit|${at}|${time}|${fixture.sourceId}`));
        samples.push({ expected: expectedOf(FOOTBALL_MARKET.fit, known), result: { score, periods: quarters } });
        margins.push([known.home - known.away, score.home - score.away]);
        totals.push([known.home + known.away, score.home + score.away]);
      }
    }
  }
  const margin = lineThrough(margins);
  return {
    margin,
    total: lineThrough(totals),
    keyWeights: keyWeights(margins, margin),
    games: margins.length,
    parts: fitParts(samples, PART_WEIGHTS, 'quarter'),
  };
}
