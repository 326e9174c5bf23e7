import type { Ctx } from '../../../kernel/ctx.ts';
import type { Gradable } from '../../contests/index.ts';
import { accountsOf, HOUSE_GRANTS, HOUSE_RESULTS, lockBalances, postTransfers } from '../../ledger/index.ts';
import { listMovedBets, listPeriods, lockMovedBets, type MovingBet, openLegs, writeOutcomes } from '../../practice/index.ts';
import { gradeLegsOf } from './grade-legs.ts';
import { notifySettledJob } from './notify-practice-settled.ts';
import { accountsOfBet, type Moved, moveBet } from './outcome-rules.ts';

/** Bets in one transaction: enough that statements are few, few enough that no one waits long for a bankroll. */
const AT_ONCE = 2000;
/** While one lot moves money, which only one can at a time, the next is read, decided and written. */
const IN_FLIGHT = 2;

/** Practice bets: a contest's legs are graded together, each distinct selection once, and then the bets that they decide. */
export const practiceLegs: Gradable = {
  key: 'leg',
  table: 'virtual_legs',
  open: openLegs,
  listItems: (_ctx, contestId) => Promise.resolve([contestId]),
  grade: (tx, contestId, _itemId, found) => gradeLegsOf(tx, contestId, found),
  finish: settleMoved,
};

/** Settles every bet that the graded legs of a game decide, each once. */
async function settleMoved(ctx: Ctx, contestId: string): Promise<void> {
  const lots = lotsOf(await listMovedBets(ctx, contestId)).values();
  const settleLots = async (): Promise<void> => {
    for (const lot of lots) await ctx.transact((tx) => settleBets(tx, lot));
  };
  // Waits for all before a failure is told: nothing of this game goes on after its job has ended.
  const ends = await Promise.allSettled(Array.from({ length: IN_FLIGHT }, settleLots));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

const lotsOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) => ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE));

/** Settles bets whose legs were graded since they were last looked at, in the caller's transaction. */
export async function settleBets(tx: Ctx, ids: readonly string[]): Promise<void> {
  const locked = await lockMovedBets(tx, ids);
  if (locked.length === 0) return;
  // Only what a correction takes back depends on the bankroll; all others lock it when their money moves, for as short as can be.
  const hasCorrections = locked.some(({ payoutCents }) => payoutCents !== null);
  const held = hasCorrections ? await lockAccounts(tx, locked) : undefined;
  // Under those locks: a reset has either committed, or fills the bankroll after this correction.
  const bets = hasCorrections ? await withPeriods(tx, locked) : locked;
  const moved = moveBets(bets, held);
  const transfers = moved.flatMap((one) => one.transfers);
  await writeOutcomes(
    tx,
    moved.map(({ outcome }) => outcome),
  );
  if (transfers.length === 0) return;
  const settled = moved.filter((one) => one.transfers.length > 0);
  await tx.enqueue(notifySettledJob, { betIds: settled.map(({ outcome }) => outcome.betId) });
  // Last, because the next lot waits for the house's account from here on. The bets are locked, and their keys count their settlements.
  await postTransfers(tx, transfers);
}

function lockAccounts(tx: Ctx, bets: readonly MovingBet[]): Promise<Map<string, number>> {
  const own = bets.flatMap(({ userId, contestOn }) => {
    const { bankroll, openStakes } = accountsOf(userId, contestOn);
    return [bankroll, openStakes];
  });
  return lockBalances(tx, [...own, HOUSE_GRANTS, HOUSE_RESULTS]);
}

async function withPeriods(tx: Ctx, bets: readonly MovingBet[]): Promise<MovingBet[]> {
  const periods = await listPeriods(tx, [...new Set(bets.map(({ userId }) => userId))]);
  return bets.map((bet) => ({ ...bet, runningPeriod: periods.get(bet.userId) ?? bet.runningPeriod }));
}

/** Moves bets one after the other, so that each correction sees what those before it left in the bankroll. */
function moveBets(bets: readonly MovingBet[], held: ReadonlyMap<string, number> = new Map()): Moved[] {
  const running = new Map(held);
  return bets.map((bet) => {
    const one = moveBet(bet, running.get(accountsOfBet(bet).bankroll) ?? 0);
    for (const { entries } of one.transfers)
      for (const { accountId, amountCents } of entries) running.set(accountId, (running.get(accountId) ?? 0) + amountCents);
    return one;
  });
}
