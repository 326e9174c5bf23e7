import type { Ctx } from '../../../kernel/ctx.ts';
import { listEventsByIds } from '../../events/index.ts';
import { listMarketSides } from '../../odds/index.ts';
import { listOpinions } from '../read-opinions.ts';
import { type Play, playOf } from './play-rules.ts';

/**
 * Every side that is offered on these events, at its best price, with what we believe of it, the best worth first. Prices past their age are
 * in it and say so: whoever shows or publishes a play leaves those out.
 */
export async function listPlays(ctx: Ctx, eventIds: readonly string[]): Promise<Play[]> {
  const [opinions, sides, events] = [
    await listOpinions(ctx, eventIds),
    await listMarketSides(ctx, eventIds),
    await listEventsByIds(ctx, eventIds),
  ];
  const plays = events.flatMap(({ id, gameId }) => {
    const opinion = opinions.get(id);
    if (!opinion) return [];
    const game = opinion.distribution();
    return sides.filter(({ eventId }) => eventId === id).flatMap((side) => playOf(opinion, game, gameId, side) ?? []);
  });
  return plays.sort((a, b) => b.ev - a.ev || (a.gameId < b.gameId ? -1 : a.gameId > b.gameId ? 1 : 0));
}
