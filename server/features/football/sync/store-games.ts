import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedFootballGame } from '../../../ports/index.ts';
import { renameMoved, storeSlate } from '../../contests/index.ts';
import { type GameWrite, upsertGames } from '../rows/write-rows.ts';
import { toFeedGame } from './feed-rules.ts';

/** Brings stored games up to what the source says; of a season's light form, old results ask for no facts. */
export async function storeGames(ctx: Ctx, games: readonly FeedFootballGame[], asOf: Date, isLight: boolean): Promise<void> {
  if (!games.length) return;
  const source = ctx.ports.source.kind;
  await renameMoved(ctx, { sport: 'cfl', source, games });
  const answer = { contests: games.map(toFeedGame), asOf, source, sport: 'cfl' as const, isLight };
  await storeSlate(ctx, answer, async (tx, contestIds) => {
    const own = games.flatMap((game): (GameWrite & { slateOn: string })[] => {
      const contestId = contestIds.get(game.gameId);
      const { seasonYear, week, stage, isNeutral, slateOn } = game;
      return contestId === undefined ? [] : [{ contestId, seasonYear, week, stage, isNeutral, slateOn, updatedAt: asOf }];
    });
    const changed = await upsertGames(tx.db, own);
    return own.filter(({ contestId }) => changed.has(contestId)).map(({ slateOn }) => slateOn);
  });
}
