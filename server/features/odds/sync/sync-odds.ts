import { GAME_SPORTS } from '@clearedge/contract/sports';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type ContestStart, isBettingClosed, isStarted, listContestStarts, type Sport } from '../../contests/index.ts';
import { listFrozenContestIds } from '../rows/closing-rows.ts';
import { syncSlateOdds } from './sync-slate-odds.ts';

/** A game that nobody priced has no close; it is not looked for longer than this. */
const CLOSE_WAIT_MS = 6 * 3_600_000;

/** Follows the prices of yesterday's late games, today and tomorrow, as long as a game there is open to bets or has yet to get its close. */
export async function syncOdds(ctx: Ctx): Promise<void> {
  for (const sport of GAME_SPORTS) await syncNear(ctx, sport);
}

async function syncNear(ctx: Ctx, sport: Sport): Promise<void> {
  const now = ctx.now();
  const today = easternDay(now);
  const contests = await listContestStarts(ctx, shiftDay(today, -1), shiftDay(today, 1), sport);
  const frozen = await listFrozenContestIds(
    ctx.db,
    contests.filter(isStarted).map(({ id }) => id),
  );
  const due = contests.filter((contest) => !isBettingClosed(contest, now) || isAwaitingClose(contest, frozen, now));
  for (const slateOn of [today, shiftDay(today, 1), shiftDay(today, -1)]) {
    if (due.some((contest) => contest.slateOn === slateOn)) await syncSlateOdds(ctx, slateOn, sport);
  }
}

const isAwaitingClose = (contest: ContestStart, frozen: ReadonlySet<string>, now: Date): boolean =>
  isStarted(contest) && !frozen.has(contest.id) && now.getTime() - contest.startsAt.getTime() < CLOSE_WAIT_MS;
