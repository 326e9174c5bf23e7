import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedFootballGame } from '../../../ports/index.ts';
import { renameMoved, storeSlate } from '../../events/index.ts';
import { type GameWrite, upsertGames } from '../rows/write-rows.ts';
import { toFeedEvent } from './feed-rules.ts';

/** Brings stored games up to what the source says; of a season's light form, old results ask for no facts. */
export async function storeGames(ctx: Ctx, games: readonly FeedFootballGame[], asOf: Date, isLight: boolean): Promise<void> {
  if (!games.length) return;
  const source = ctx.ports.source.kind;
  await renameMoved(ctx, { sport: 'cfl', source, games });
  const answer = { events: games.map(toFeedEvent), asOf, source, sport: 'cfl' as const, isLight };
  await storeSlate(ctx, answer, async (tx, eventIds) => {
    const own = games.flatMap((game): (GameWrite & { slateOn: string })[] => {
      const eventId = eventIds.get(game.gameId);
      const { seasonYear, week, stage, isNeutral, slateOn } = game;
      return eventId === undefined ? [] : [{ eventId, seasonYear, week, stage, isNeutral, slateOn, updatedAt: asOf }];
    });
    const changed = await upsertGames(tx.db, own);
    return own.filter(({ eventId }) => changed.has(eventId)).map(({ slateOn }) => slateOn);
  });
}
