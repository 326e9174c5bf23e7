import type { Ctx } from '../../../kernel/ctx.ts';
import type { PickRow } from '../chain/pick-statement.ts';
import { appendPick, listPicksOfDay, lockPicks } from '../pick-rows.ts';
import { newNoBet, newPick } from './new-pick.ts';
import type { Look, PickSource } from './pick-source.ts';
import { tellReadersJob } from './tell-readers.ts';

/**
 * Publishes what a sport's model finds worth its price now, beside what was published before; answers what was added. `mayDecline`: when nothing
 * is and nothing was, says "no bet" for the day, once. A day without a priced game says nothing: nobody looked.
 */
export async function publishPicks(ctx: Ctx, source: PickSource, mayDecline = false): Promise<PickRow[]> {
  const look = await source.look(ctx);
  const added = await ctx.transact(async (tx) => {
    await lockPicks(tx);
    const rows: PickRow[] = [];
    for (const slateOn of look.days) rows.push(...(await publishDay(tx, source, look, slateOn, mayDecline)));
    return rows;
  });
  for (const slateOn of new Set(added.map((pick) => pick.slateOn))) await ctx.publish({ topic: 'slate', slateOn, sport: source.sport });
  return added;
}

async function publishDay(tx: Ctx, source: PickSource, look: Look, slateOn: string, mayDecline: boolean): Promise<PickRow[]> {
  const { sport, tellsOf: href } = source;
  const standing = await listPicksOfDay(tx.db, slateOn, sport);
  const earlier = standing.filter(({ kind }) => kind === 'pick');
  const drafts = look.choose(slateOn, earlier).filter(({ game }) => game.startsAt > tx.now());
  const added: PickRow[] = [];
  for (const draft of drafts) {
    const dayPlace = earlier.length + added.length + 1;
    added.push(await appendPick(tx, newPick(tx, { sport, slateOn, dayPlace, draft })));
  }
  if (added.length > 0) {
    if (href) await tx.enqueue(tellReadersJob, { slateOn, sport, href }, { dedupeKey: `picks told ${added[0]!.id}` });
    return added;
  }
  const declined = mayDecline && standing.length === 0 ? look.decline?.(slateOn) : null;
  return declined ? [await appendPick(tx, newNoBet(tx, { sport, slateOn, ...declined }))] : [];
}
