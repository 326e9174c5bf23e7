import type { Ctx } from '../../../kernel/ctx.ts';
import { listUntold, type SeasonPart } from '../rows/player-fact-rows.ts';
import { requestFacts } from './request-facts.ts';

/** As many in one go: who looks again a minute later has the next ones. */
const MOST = 20;

/** Asks for the facts of these clubs' finished games that were over before this installation followed them, the newest first. */
export async function requestPastFacts(ctx: Pick<Ctx, 'db' | 'enqueue'>, part: SeasonPart, codes: readonly string[]): Promise<void> {
  const gameIds = await listUntold(ctx.db, part, codes, MOST);
  const [newest, oldest] = [gameIds[0], gameIds.at(-1)];
  if (newest) await requestFacts(ctx, gameIds, { dedupeKey: `past facts ${newest} ${oldest} ${gameIds.length}` });
}
