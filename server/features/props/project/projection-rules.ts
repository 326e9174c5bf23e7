import { createHash } from 'node:crypto';
import type { BaseballKind } from '@clearedge/quant/grading';
import { type GameInputs, propDistribution, type SimulationResult } from '@clearedge/quant/sports/baseball/players';
import type { ProjectedFrom, ProjectedPlayer } from '../../../db/schema/index.ts';
import type { GameProjection } from '../../forecasts/index.ts';
import type { RollEntry } from './build-inputs.ts';
import type { ProjectionHead } from './projection-rows.ts';

export const PLAYERS_MODEL_VERSION = 'players-2';
export const GAMES_PLAYED = 20_000;
/** A fifth of a run moves no proposition by a point: a price that ticks is no reason to play a slate again. */
const RUNS_STEP = 0.2;

export const knownOf = ({ inputs, ratedTo }: Pick<GameProjection, 'inputs' | 'ratedTo'>): ProjectedFrom => ({
  awayStarterId: inputs.awayStarterId,
  homeStarterId: inputs.homeStarterId,
  isAwayLineUpAnnounced: inputs.awayLineUp !== null,
  isHomeLineUpAnnounced: inputs.homeLineUp !== null,
  ratedTo,
});

/** Whether an opinion asks for the players' simulation again: other men, another day's ratings, or clearly other runs. */
export function isOvertaken(head: ProjectionHead | undefined, projection: Pick<GameProjection, 'inputs' | 'ratedTo' | 'game'>): boolean {
  if (!head || head.modelVersion !== PLAYERS_MODEL_VERSION) return true;
  const known = knownOf(projection);
  if ((Object.keys(known) as (keyof ProjectedFrom)[]).some((name) => known[name] !== head.known[name])) return true;
  const { awayRuns, homeRuns } = projection.game;
  return Math.max(Math.abs(awayRuns - head.targets.awayRuns), Math.abs(homeRuns - head.targets.homeRuns)) >= RUNS_STEP;
}

export const hashInputs = (inputs: GameInputs): string =>
  createHash('sha256')
    .update(JSON.stringify([PLAYERS_MODEL_VERSION, inputs]))
    .digest('hex');

/** Histograms end where no one ever got. */
function countsOf(result: SimulationResult, playerId: string, kind: BaseballKind): number[] {
  const counts = propDistribution(result, playerId, kind).map((share) => Math.round(share * result.games));
  return counts.slice(0, Math.max(1, counts.findLastIndex((count) => count > 0) + 1));
}

/** Everybody's histograms; a man who pitches and bats has both kinds. */
export function menOf(result: SimulationResult, roll: readonly RollEntry[]): ProjectedPlayer[] {
  const men = new Map<string, ProjectedPlayer>();
  for (const { playerId, name, teamCode, kinds } of roll) {
    const man = men.get(playerId) ?? { playerId, name, teamCode, counts: {} };
    for (const kind of kinds) man.counts[kind] = countsOf(result, playerId, kind);
    men.set(playerId, man);
  }
  return [...men.values()];
}
