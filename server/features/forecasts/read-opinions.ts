import { type GameDistribution, rebuildGame } from '@clearedge/quant/sports/baseball/game';
import type { Ctx } from '../../kernel/ctx.ts';
import { listById, listNewest, type StoredForecast } from './baseball/forecast-rows.ts';

/** The newest published opinion of a game; `distribution` prices any of its markets. */
export interface GameOpinion extends StoredForecast {
  distribution: () => GameDistribution;
}

/** More than two days of games. An opinion never changes, so its distribution is worked out once, whichever job or reader asks first. */
const MOST_KEPT = 60;
const kept = new Map<string, GameDistribution>();

function distributionOf({ id, game }: StoredForecast): GameDistribution {
  const known = kept.get(id) ?? rebuildGame(game);
  kept.delete(id);
  kept.set(id, known);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  return known;
}

const priced = (row: StoredForecast): GameOpinion => ({ ...row, distribution: () => distributionOf(row) });

/** The newest opinion of each of these contests that has one. */
export async function listOpinions({ db }: Pick<Ctx, 'db'>, contestIds: readonly string[]): Promise<Map<string, GameOpinion>> {
  const newest = await listNewest(db, contestIds);
  return new Map([...newest].map(([contestId, row]) => [contestId, priced(row)]));
}

/** Null while the model has not spoken of the game. */
export const findOpinion = async (ctx: Pick<Ctx, 'db'>, contestId: string): Promise<GameOpinion | null> =>
  (await listOpinions(ctx, [contestId])).get(contestId) ?? null;

/** These opinions as they were given, whatever was said since, by their ids. */
export const listOpinionsById = async ({ db }: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<Map<string, GameOpinion>> =>
  new Map((await listById(db, ids)).map((row) => [row.id, priced(row)]));
