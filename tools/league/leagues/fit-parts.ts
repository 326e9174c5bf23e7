import { type GameUnit, type Part, type PartIn, partIn } from '@clearedge/quant/grading';
import type { GameResult } from '../../../server/providers/demo/leagues/league.ts';
import { type OutlookFit, outlookOf } from '../../../server/providers/demo/leagues/market/outlook.ts';
import { fitPoints, type Points } from './points.ts';

type Sides = Record<'away' | 'home', number>;

/** Parts of a game, and each side's own points, with how many totals of each are measured apart from the normal law, from 0. */
export type PartWeights = Readonly<Partial<Record<PartIn<'quarter' | 'period'> | 'team', number>>>;

/** What the market of the whole game expects each side to score, and how it was played. */
export interface FitSample {
  expected: Sides;
  result: Pick<GameResult, 'score' | 'periods'>;
}

export function expectedOf(fit: OutlookFit, edge: Sides): Sides {
  const { margin, total } = outlookOf(fit, edge);
  return { away: (total - margin) / 2, home: (total + margin) / 2 };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function fitPart(samples: readonly FitSample[], unit: GameUnit, part: Part, weights: number): OutlookFit {
  const { from, to, hasOvertime } = partIn(unit, part)!;
  const [margins, totals]: [Points, Points] = [[], []];
  for (const { expected, result } of samples) {
    const pointsOf = (side: keyof Sides): number => sumOf(result.periods[side].slice(from - 1, hasOvertime ? undefined : to));
    margins.push([expected.home - expected.away, pointsOf('home') - pointsOf('away')]);
    totals.push([expected.home + expected.away, pointsOf('home') + pointsOf('away')]);
  }
  return fitPoints(margins, totals, weights);
}

/** One side's points alone: of its fit the totals count, and it has no margin. */
function fitTeam(samples: readonly FitSample[], weights: number): OutlookFit {
  const points: Points = samples.flatMap(({ expected, result: { score } }) =>
    (['away', 'home'] as const).map((side): Points[number] => [expected[side], score[side]]),
  );
  return { ...fitPoints(points, points, weights), marginWeights: [] };
}

/** How what is scored in each part, and by each side, follows from what is expected of both sides in the whole game. */
export const fitParts = (samples: readonly FitSample[], weights: PartWeights, unit: GameUnit): Record<string, OutlookFit> =>
  Object.fromEntries(
    Object.entries(weights).map(([name, count]) => [
      name,
      name === 'team' ? fitTeam(samples, count) : fitPart(samples, unit, name as Part, count),
    ]),
  );
