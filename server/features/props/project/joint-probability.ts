import type { Selection } from '@clearedge/quant/grading';
import { type JointFrequency, jointFrequency, type SimulationResult } from '@clearedge/quant/sports/baseball/players';
import type { Ctx } from '../../../kernel/ctx.ts';
import { listNewest } from './projection-rows.ts';

const STORED_MS = 5 * 60_000;
/** Each holds every simulated game, some three megabytes. */
const MOST_STORED = 8;

type Played = Pick<SimulationResult, 'players' | 'games' | 'isComplete' | 'histograms' | 'record'>;
interface Stored {
  playedAt: number;
  result: Promise<Played>;
}

const stored = new Map<string, Stored>();

/**
 * How often selections of one game win together, counted in the games of its newest projection. Null while the game has none.
 * RangeError for a man who is not in it or a line no one offers.
 */
export async function jointProbability(
  ctx: Pick<Ctx, 'db' | 'simulator' | 'now'>,
  contestId: string,
  selections: readonly Selection[],
): Promise<JointFrequency | null> {
  const row = (await listNewest(ctx.db, [contestId])).get(contestId);
  if (!row) return null;
  const now = ctx.now().getTime();
  const key = `${contestId} ${row.inputsHash}`;
  for (const [one, { playedAt }] of stored) if (now - playedAt > STORED_MS || playedAt > now) stored.delete(one);
  const known = stored.get(key);
  if (known) return jointFrequency(await known.result, selections);
  const result = ctx.simulator.simulate(row.inputs, { games: row.games, seed: row.seed, keepRecord: true });
  if (stored.size >= MOST_STORED) stored.delete([...stored.keys()][0]!);
  stored.set(key, { playedAt: now, result });
  result.catch(() => stored.delete(key));
  return jointFrequency(await result, selections);
}
