import type { ChainParameters, Expected, FootballParameters } from '@clearedge/quant/sports/football/ratings';
import { fitKeyNumbers, MOST_POINTS } from '@clearedge/quant/sports/football/score';
import type { FinishedGame } from '@clearedge/quant/sports/football/seasons';
import { expectSeasons } from './walk-football.ts';

type Chain = 'margin' | 'total';
type Searched = Pick<ChainParameters, 'noise' | 'teamSpread' | 'weeklyDrift'>;

/**
 * What was thought of each number before any game was looked at, with its deviation on the log scale: one season is too little to find them
 * alone. Books of this league rarely set a line beyond ten points, which clubs five points apart make.
 */
const BELIEF: Record<Chain, Record<keyof Searched, { centre: number; spread: number }>> = {
  margin: { noise: { centre: 13, spread: 0.1 }, teamSpread: { centre: 5, spread: 0.5 }, weeklyDrift: { centre: 0.6, spread: 0.7 } },
  total: { noise: { centre: 13, spread: 0.1 }, teamSpread: { centre: 3, spread: 0.5 }, weeklyDrift: { centre: 0.4, spread: 0.7 } },
};
const STEPS = [-1.5, -1, -0.5, 0, 0.5, 1, 1.5];
const gridOf = ({ centre, spread }: { centre: number; spread: number }): { value: number; penalty: number }[] =>
  STEPS.map((step) => ({ value: centre * Math.exp(step * spread), penalty: step ** 2 / 2 }));

const seenOf = (chain: Chain, { homeScore, awayScore }: FinishedGame): number =>
  chain === 'margin' ? homeScore - awayScore : homeScore + awayScore;

/** Log density of what was seen under a normal forecast. */
function logDensity({ mean, sd, noise }: Expected, seen: number): number {
  const variance = sd ** 2 + noise ** 2;
  return -(Math.log(2 * Math.PI * variance) + (seen - mean) ** 2 / variance) / 2;
}

/** Three decimals, as they are stored. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function fitChain(chain: Chain, games: readonly FinishedGame[], model: FootballParameters): FootballParameters {
  const grids = BELIEF[chain];
  const candidates = gridOf(grids.noise).flatMap((noise) =>
    gridOf(grids.teamSpread).flatMap((teamSpread) =>
      gridOf(grids.weeklyDrift).map((weeklyDrift) => {
        const own = { ...model[chain], noise: noise.value, teamSpread: teamSpread.value, weeklyDrift: weeklyDrift.value };
        const penalty = noise.penalty + teamSpread.penalty + weeklyDrift.penalty;
        const found = expectSeasons(games, { ...model, [chain]: own });
        const worth = found.reduce((sum, { game, expected }) => sum + logDensity(expected[chain], seenOf(chain, game)), -penalty);
        return { own, worth };
      }),
    ),
  );
  const { own } = candidates.reduce((best, other) => (other.worth > best.worth ? other : best));
  return {
    ...model,
    [chain]: { ...own, noise: rounded(own.noise), teamSpread: rounded(own.teamSpread), weeklyDrift: rounded(own.weeklyDrift) },
  };
}

/** The numbers under which these games were least surprising, each from the games before it, held near what was thought of them before. */
export const fitFootball = (games: readonly FinishedGame[], start: FootballParameters): FootballParameters =>
  fitChain('total', games, fitChain('margin', games, start));

/** Chances of each absolute margin under the smooth curve. */
function smoothMargins({ mean, sd, noise }: Expected): number[] {
  const variance = sd ** 2 + noise ** 2;
  const heightAt = (margin: number): number => Math.exp(-((margin - mean) ** 2) / (2 * variance));
  const heights = Array.from({ length: MOST_POINTS + 1 }, (_, at) => heightAt(at) + (at === 0 ? 0 : heightAt(-at)));
  const whole = heights.reduce((sum, height) => sum + height, 0);
  return heights.map((height) => height / whole);
}

/** Key numbers of these games against the smooth curve of their own forecasts. */
export function fitKeys(games: readonly FinishedGame[], model: FootballParameters): number[] {
  const found = expectSeasons(games, model);
  const keys = fitKeyNumbers({
    seen: found.map(({ game }) => Math.abs(seenOf('margin', game))),
    smooth: found.map(({ expected }) => smoothMargins(expected.margin)),
  });
  return keys.map(rounded);
}
