import { DEFAULT_SPORT } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Contest, isBettingClosed, listSlate } from '../../contests/index.ts';
import { listOpinions, playsOn } from '../../forecasts/index.ts';
import { listSidesOf } from '../../odds/index.ts';
import type { PickRow } from '../chain/pick-statement.ts';
import { appendPick, listPicksOfDay, lockPicks } from '../rows/pick-rows.ts';
import { type Decision, decidePicks, type Published, readinessOf } from './choose-picks.ts';
import { newNoBet, newPick } from './new-pick.ts';
import { noBetText } from './no-pick-words.ts';
import type { PickPlay } from './published-figures.ts';
import { tellReadersJob } from './tell-readers.ts';

export interface Publication {
  slateOn: string;
  added: PickRow[];
  /** Whether the day stands as one without a bet. */
  isNoBet: boolean;
}

/** Today's MLB games that can still be bet on. */
export async function listOpenGames(ctx: Ctx, slateOn: string): Promise<Contest[]> {
  const now = ctx.now();
  return (await listSlate(ctx, slateOn)).filter((contest) => contest.sport === 'mlb' && !isBettingClosed(contest, now));
}

type Opinions = Awaited<ReturnType<typeof listOpinions>>;
interface Look {
  opinions: Opinions;
  decide: (standing: readonly Published[]) => Decision[];
}

/** What the model makes of every price of these games now. */
export async function lookAtGames(ctx: Ctx, games: readonly Contest[]): Promise<Look> {
  const opinions = await listOpinions(
    ctx,
    games.map(({ id }) => id),
  );
  const plays = playsOn(games, opinions, await listSidesOf(ctx, games));
  return { opinions, decide: (standing) => decidePicks(plays, standing, (contestId) => readinessOf(opinions.get(contestId), plays)) };
}

/**
 * Publishes what the model finds worth its price now, beside what was published before. `mayDecline`: when nothing is and nothing was, says
 * "no bet" for the day, once. A day without a priced game says nothing: nobody looked.
 */
export async function publishPicks(ctx: Ctx, mayDecline: boolean): Promise<Publication> {
  const slateOn = easternDay(ctx.now());
  const games = await listOpenGames(ctx, slateOn);
  const { opinions, decide } = await lookAtGames(ctx, games);
  const done = await ctx.transact(async (tx) => {
    await lockPicks(tx);
    const standing = await listPicksOfDay(tx.db, slateOn);
    const earlier = standing.filter(({ kind }) => kind === 'pick');
    const decisions = decide(earlier);
    const chosen = decisions.filter(({ play, why }) => why === null && isOpen(play, games, tx.now())).map(({ play }) => play);
    const added = await publishAll(tx, slateOn, chosen, games, opinions, earlier.length);
    if (added.length > 0) await tx.enqueue(tellReadersJob, { slateOn }, { dedupeKey: `picks told ${added[0]!.id}` });
    const isDeclined = mayDecline && decisions.length > 0 && standing.length === 0 && added.length === 0;
    if (isDeclined)
      await appendPick(tx, newNoBet(tx, slateOn, { reasoning: noBetText(decisions, games.length), modelVersion: versionOf(opinions) }));
    return { slateOn, added, isNoBet: added.length === 0 && (isDeclined || standing.every(({ kind }) => kind === 'no_bet')) };
  });
  if (done.added.length > 0 || done.isNoBet) await ctx.publish({ topic: 'slate', slateOn, sport: DEFAULT_SPORT });
  return done;
}

const versionOf = (opinions: Opinions): string => [...opinions.values()][0]?.modelVersion ?? '';

const isOpen = (play: PickPlay, games: readonly Contest[], now: Date): boolean =>
  games.some((contest) => contest.id === play.contestId && contest.startsAt > now);

async function publishAll(
  tx: Ctx,
  slateOn: string,
  chosen: readonly PickPlay[],
  games: readonly Contest[],
  opinions: Opinions,
  before: number,
): Promise<PickRow[]> {
  const added: PickRow[] = [];
  for (const play of chosen) {
    const game = games.find(({ id }) => id === play.contestId)!;
    const dayPlace = before + added.length + 1;
    added.push(await appendPick(tx, newPick(tx, { slateOn, dayPlace, play, game, opinion: opinions.get(play.contestId)! })));
  }
  return added;
}
