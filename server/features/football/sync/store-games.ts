import type { Ctx } from '../../../kernel/ctx.ts';
import type { FeedFootballGame } from '../../../ports/index.ts';
import { renameMoved, storeSlate } from '../../contests/index.ts';
import { toFeedGame } from './feed-rules.ts';

/** Brings stored games up to what the source says; of a season's light form, old results ask for no facts. */
export async function storeGames(ctx: Ctx, games: readonly FeedFootballGame[], asOf: Date, isLight: boolean): Promise<void> {
  if (!games.length) return;
  const source = ctx.ports.source.kind;
  await renameMoved(ctx, { sport: 'cfl', source, games });
  const answer = { contests: games.map(toFeedGame), asOf, source, sport: 'cfl' as const, isLight };
  await storeSlate(ctx, answer);
}
