import { type GameDistribution, rebuildGame } from '@clearedge/quant/game';
import type { Ctx } from '../../kernel/ctx.ts';
import { listNewest, type StoredForecast } from './forecast-rows.ts';

/** The newest published opinion of a game; `distribution` prices any of its markets. */
export interface GameOpinion extends StoredForecast {
  distribution: () => GameDistribution;
}

/** The newest opinion of each of these events that has one. */
export async function listOpinions({ db }: Pick<Ctx, 'db'>, eventIds: readonly string[]): Promise<Map<string, GameOpinion>> {
  const newest = await listNewest(db, eventIds);
  return new Map([...newest].map(([eventId, row]) => [eventId, { ...row, distribution: () => rebuildGame(row.game) }]));
}

/** Null while the model has not spoken of the game. */
export const findOpinion = async (ctx: Pick<Ctx, 'db'>, eventId: string): Promise<GameOpinion | null> =>
  (await listOpinions(ctx, [eventId])).get(eventId) ?? null;
