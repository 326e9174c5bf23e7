import { fitLogistic } from '@clearedge/quant/scoring';
import { gameResult } from '../../../server/providers/demo/league/game-result.ts';
import { playGame } from '../../../server/providers/demo/league/league.ts';
import { lineUpReportedAt, type PlannedGame, planGame } from '../../../server/providers/demo/lineups/plan-game.ts';
import { createSeason } from '../../../server/providers/demo/lineups/season.ts';
import { expectedRuns, outlookOf } from '../../../server/providers/demo/market/outlook.ts';
import { type Span as AnySpan, plainShares } from '../../../server/providers/demo/market/run-tables.ts';
import { firstPitchAt, isPostponed } from '../../../server/providers/demo/schedule/fixture.ts';
import { type Line, lineThrough } from '../leagues/points.ts';

/** What the whole game's constants are measured on; a team's total follows from them. */
type Span = Exclude<AnySpan, 'team'>;

const SEASONS = 60;
const SEASONS_OF_SEED = 3;
const TOTALS = 22;

interface FitGame {
  /** Home runs over away runs by linear weights, and both together. */
  ratio: number;
  sum: number;
  margin: number;
  total: number;
  /** Mean total that the market's outlook gives today. */
  stated: number;
}

interface Fitted {
  /** Log-odds of the home side on the logarithm of the ratio, games or parts that ended level left out. */
  logitBase: number;
  logitSlope: number;
  runs: Line;
  /** Variance over mean of the total about the outlook. */
  dispersion: number;
  /** Seen over expected by the plain law, totals of 0, 1, 2 … */
  weights: number[];
}

function fitOf(games: readonly FitGame[], span: Span): Fitted {
  const decided = games.filter(({ margin }) => margin !== 0);
  const { coefficients } = fitLogistic(
    [decided.map(() => 1), decided.map(({ ratio }) => Math.log(ratio))],
    decided.map(({ margin }) => Number(margin > 0)),
  );
  const [seen, expected] = [new Float64Array(TOTALS), new Float64Array(TOTALS)];
  let [square, mean] = [0, 0];
  for (const { total, stated } of games) {
    if (total < TOTALS) seen[total]! += 1;
    for (const [runs, share] of plainShares(stated, span).subarray(0, TOTALS).entries()) expected[runs]! += share;
    square += (total - stated) ** 2;
    mean += stated;
  }
  return {
    logitBase: coefficients[0]!,
    logitSlope: coefficients[1]!,
    runs: lineThrough(games.map(({ sum, total }) => [sum, total])),
    dispersion: square / mean,
    weights: Array.from(seen, (count, runs) => count / expected[runs]!),
  };
}

/** How much lower a game stands, in runs, once both clubs have named who plays: regulars rest. */
function newsOfCards({ season, fixture }: PlannedGame): { runs: number; first5Runs: number } {
  const cards = (['away', 'home'] as const).map((side) => lineUpReportedAt(season, fixture, side));
  const [before, after] = [Math.min(...cards) - 1, Math.max(...cards)].map((at) => outlookOf(planGame(season, fixture, at)));
  return { runs: before!.runs - after!.runs, first5Runs: before!.first5Runs - after!.first5Runs };
}

/** How a game's winner and runs follow from linear weights, over nine innings and over five: the constants of the market's outlook. */
export function fitOutlook(): Record<Span, Fitted> & { games: number; cards: { runs: number; first5Runs: number } } {
  const games: Record<Span, FitGame[]> = { full: [], first5: [] };
  const cards = { runs: 0, first5Runs: 0 };
  const firstRuns = (innings: readonly number[]): number => innings.slice(0, 5).reduce((sum, runs) => sum + runs, 0);
  for (let at = 0; at < SEASONS; at++) {
    const season = createSeason(`fit-${Math.floor(at / SEASONS_OF_SEED)}`, at % SEASONS_OF_SEED);
    for (const fixture of season.schedule.fixtures.filter((one) => !isPostponed(one))) {
      const plan = planGame(season, fixture, firstPitchAt(fixture));
      const { line, isCalled } = gameResult(fixture, playGame(season, fixture));
      if (isCalled) continue;
      const { away, home } = expectedRuns(plan);
      const outlook = outlookOf(plan);
      const scores: Record<Span, readonly [number, number]> = {
        full: [line.totals.away.runs, line.totals.home.runs],
        first5: [firstRuns(line.away), firstRuns(line.home)],
      };
      for (const span of ['full', 'first5'] as const) {
        const [awayRuns, homeRuns] = scores[span];
        games[span].push({
          ratio: home[span] / away[span],
          sum: home[span] + away[span],
          margin: homeRuns - awayRuns,
          total: homeRuns + awayRuns,
          stated: span === 'full' ? outlook.runs : outlook.first5Runs,
        });
      }
      const news = newsOfCards({ season, fixture });
      cards.runs += news.runs;
      cards.first5Runs += news.first5Runs;
    }
  }
  const count = games.full.length;
  return {
    full: fitOf(games.full, 'full'),
    first5: fitOf(games.first5, 'first5'),
    games: count,
    cards: { runs: cards.runs / count, first5Runs: cards.first5Runs / count },
  };
}
