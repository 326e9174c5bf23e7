import { FREE_TIER, limitOf } from '@clearedge/contract/entitlements';
import type { MARKS } from '@clearedge/contract/routes/picks/picks';
import type { PickSport } from '@clearedge/contract/sports';
import { easternDay } from '@clearedge/quant/calendar';
import { requireUser } from '../../kernel/access.ts';
import type { Actor, Ctx, StreamMessage } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { Verb } from '../../kernel/feature.ts';
import { type Contest, listContestsByIds } from '../contests/index.ts';
import type { PickRow } from './chain/pick-statement.ts';
import type { ResultRow } from './chain/result-statement.ts';
import { findPick, listMarks, listPicksOfDay, listResults, type Mark, setMark, standingResults } from './pick-rows.ts';

type MarkWord = (typeof MARKS)[number];
const WORDS: Record<MarkWord, Mark> = { WIN: 'win', LOSS: 'loss', PUSH: 'push' };

/** Keeps a reader's own word on a pick; the record is not touched. */
export async function markPick(ctx: Ctx, pick: PickRow | null, result: MarkWord): Promise<PickRow> {
  const userId = requireUser(ctx.actor);
  if (!pick) throw new DomainError('NOT_FOUND', 'This pick could not be found.');
  await ctx.transact((tx) => setMark(tx, userId, pick.id, WORDS[result]));
  return pick;
}

/** A reader's own word on a pick of any sport. */
export const reconcilePick: Verb<'POST /api/performance/reconcile'> = async (ctx, { body }) => {
  await markPick(ctx, await findPick(ctx.db, body.pickId), body.result);
  return { ok: true };
};

export interface PickView {
  pick: PickRow;
  contest: Contest;
  result: ResultRow | null;
  mark: Mark | null;
}

/** Everybody may read these of a sport's day. */
export const FREE_PLACES = limitOf(FREE_TIER, 'picks') ?? Number.POSITIVE_INFINITY;

/** Whether this reader may see a pick before it is revealed: which places are open never changes, the first that were published. */
export const isInPlan = (actor: Actor, { dayPlace }: Pick<PickRow, 'dayPlace'>): boolean =>
  dayPlace !== null && dayPlace <= (limitOf(actor, 'picks') ?? Number.POSITIVE_INFINITY);

/** Sealed until the game begins, or until it is called off. */
export const isRevealed = (pick: Pick<PickRow, 'kind' | 'startsAt'>, hasResult: boolean, now: Date): boolean =>
  pick.kind === 'no_bet' || hasResult || pick.startsAt! <= now;

export const statusOf = ({ pick, contest, result }: PickView, now: Date): 'active' | 'started' | 'settled' => {
  if (result) return 'settled';
  return pick.startsAt! <= now || contest.startsAt <= now ? 'started' : 'active';
};

/** Picks with their game, the result that counts and the reader's own mark; "no bets" are left out. */
export async function listPickViews(ctx: Ctx, rows: readonly PickRow[]): Promise<PickView[]> {
  const own = rows.filter(({ kind }) => kind === 'pick');
  const ids = own.map(({ id }) => id);
  const [contests, results] = [
    await listContestsByIds(ctx, [...new Set(own.map(({ contestId }) => contestId!))]),
    standingResults(await listResults(ctx.db, ids)),
  ];
  const marks = ctx.actor.kind === 'user' ? await listMarks(ctx.db, ctx.actor.userId, ids) : new Map<string, Mark>();
  return own.map((pick) => ({
    pick,
    contest: contests.find(({ id }) => id === pick.contestId)!,
    result: results.get(pick.id) ?? null,
    mark: marks.get(pick.id) ?? null,
  }));
}

/** A day's picks of a sport in the order of publication, as far as the reader gets them. */
export const listDayViews = async (ctx: Ctx, sport: PickSport, date = easternDay(ctx.now())): Promise<PickView[]> =>
  listPickViews(
    ctx,
    (await listPicksOfDay(ctx.db, date, sport)).filter((pick) => isInPlan(ctx.actor, pick)),
  );

type Requested = { query: { date?: string | undefined } };
/** What news may change the picks of a day, of a sport or of all; those of another day or sport change nothing. */
export const changesDayOf =
  (sport?: PickSport) =>
  (message: StreamMessage, { query }: Requested): boolean =>
    message.topic === 'clock' ||
    (message.topic === 'slate' &&
      (sport === undefined || message.sport === sport) &&
      (query.date === undefined || message.slateOn === query.date));
