import { askSource } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type StateWrite, writeStates } from '../../contests/index.ts';
import { listWithoutQuarters } from '../rows/football-rows.ts';

/** Games asked about at a time, so that a first start, with a season behind it, holds nobody up. */
const AT_ONCE = 12;

/** Fills in the quarters of games that ended while nobody looked, or were corrected since. */
export async function fillQuarters(ctx: Ctx): Promise<void> {
  const { football } = ctx.ports;
  if (!football) return;
  const asOf = ctx.now();
  const missing = await listWithoutQuarters(ctx.db, AT_ONCE);
  const found: (StateWrite & { gameId: string })[] = [];
  for (const { id, gameId } of missing) {
    const facts = await askSource(ctx, `quarters of ${gameId}`, () => football.feed.findFacts(gameId, asOf));
    if (facts && 'quarters' in facts && facts.quarters) found.push({ id, gameId, liveState: null, detail: { quarters: facts.quarters } });
  }
  await writeStates(ctx.db, found);
  for (const { gameId } of found) await ctx.publish({ topic: 'live', gameId, sport: 'cfl' });
}
