import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import { isBettingClosed, listSlate, type SportEvent } from '../../events/index.ts';
import { listOpinions, playsOn } from '../../forecasts/index.ts';
import { listSidesOf } from '../../odds/index.ts';
import type { PickRow } from '../chain/pick-statement.ts';
import { appendPick, listPicksOfDay, lockPicks } from '../rows/pick-rows.ts';
import { choosePicks, isReady, type PickPlay } from './choose-picks.ts';
import { newNoBet, newPick } from './new-pick.ts';
import { tellReadersJob } from './tell-readers.ts';

export interface Publication {
  slateOn: string;
  added: PickRow[];
  /** Whether the day stands as one without a bet. */
  isNoBet: boolean;
}

/** Today's MLB games that can still be bet on. */
export async function listOpenGames(ctx: Ctx, slateOn: string): Promise<SportEvent[]> {
  const now = ctx.now();
  return (await listSlate(ctx, slateOn)).filter((event) => event.sport === 'mlb' && !isBettingClosed(event, now));
}

/**
 * Publishes what the model finds worth its price now, beside what was published before. `mayDecline`: when nothing is and nothing was, says
 * "no bet" for the day, once. A day without a priced game says nothing: nobody looked.
 */
export async function publishPicks(ctx: Ctx, mayDecline: boolean): Promise<Publication> {
  const slateOn = easternDay(ctx.now());
  const games = await listOpenGames(ctx, slateOn);
  const opinions = await listOpinions(
    ctx,
    games.map(({ id }) => id),
  );
  const plays = playsOn(games, opinions, await listSidesOf(ctx, games));
  const known = plays.filter(({ eventId }) => isReady(opinions.get(eventId), plays));
  const done = await ctx.transact(async (tx) => {
    await lockPicks(tx);
    const standing = await listPicksOfDay(tx.db, slateOn);
    const chosen = choosePicks(
      known,
      standing.filter(({ kind }) => kind === 'pick'),
    ).filter((play) => isOpen(play, games, tx.now()));
    const added = await publishAll(tx, slateOn, chosen, games, opinions, standing.filter(({ kind }) => kind === 'pick').length);
    if (added.length > 0) await tx.enqueue(tellReadersJob, { slateOn }, { dedupeKey: `picks told ${added[0]!.id}` });
    const isDeclined = mayDecline && plays.length > 0 && standing.length === 0 && added.length === 0;
    if (isDeclined) await appendPick(tx, newNoBet(tx, slateOn, { games: games.length, prices: plays.length, opinions }));
    return { slateOn, added, isNoBet: added.length === 0 && (isDeclined || standing.every(({ kind }) => kind === 'no_bet')) };
  });
  if (done.added.length > 0 || done.isNoBet) await ctx.publish({ topic: 'slate', slateOn });
  return done;
}

const isOpen = (play: PickPlay, games: readonly SportEvent[], now: Date): boolean =>
  games.some((event) => event.id === play.eventId && event.startsAt > now);

async function publishAll(
  tx: Ctx,
  slateOn: string,
  chosen: readonly PickPlay[],
  games: readonly SportEvent[],
  opinions: Awaited<ReturnType<typeof listOpinions>>,
  before: number,
): Promise<PickRow[]> {
  const added: PickRow[] = [];
  for (const play of chosen) {
    const game = games.find(({ id }) => id === play.eventId)!;
    const dayPlace = before + added.length + 1;
    added.push(await appendPick(tx, newPick(tx, { slateOn, dayPlace, play, game, opinion: opinions.get(play.eventId)! })));
  }
  return added;
}
