import { sql } from 'drizzle-orm';
import type { Ctx } from '../../kernel/ctx.ts';
import { rowsOf } from '../../kernel/db.ts';
import { gameModuleOf } from '../../sports/registry.ts';
import {
  type ContestFacts,
  ENDED_STATUSES,
  findContestById,
  findSportFacts,
  type Gradable,
  type GradingFacts,
  lockGradable,
  lockPlayedSoFar,
  type OpenItems,
} from '../contests/index.ts';
import { groupPicks } from '../groups/index.ts';
import { freezeClosingLines } from '../odds/index.ts';
import { savedParlays } from '../parlays/index.ts';
import { strategySignals } from '../strategies/index.ts';
import { dailyPicks } from './grade-picks.ts';
import { trackedParlays } from './parlays/settle-parlay.ts';
import { practiceLegs } from './practice/settle-practice.ts';
import { trackedBets } from './settle-one.ts';

/** Every kind of item that a contest's result grades. */
const GRADABLES: readonly Gradable[] = [dailyPicks, practiceLegs, trackedBets, trackedParlays, groupPicks, savedParlays];

/** Every table whose rows wait for the result of a contest. */
export const OPEN_ITEMS: readonly OpenItems[] = [...GRADABLES, strategySignals];

/** Games and tournaments that are over and hold an open item, and games in play with one on a part of the game. */
export async function listContestsToSettle({ db }: Pick<Ctx, 'db'>): Promise<string[]> {
  const open = sql.join(
    GRADABLES.map((kind) => kind.open),
    sql` union all `,
  );
  const ended = sql.join(
    ENDED_STATUSES.map((status) => sql`${status}`),
    sql`, `,
  );
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select distinct c.id from (${open}) item join contests c on c.id = item.contest_id
      where c.status in (${ended}) or (c.status = 'live' and item.is_on_part)`,
  );
  return rows.map(({ id }) => id);
}

/** Does all, one after the other; what fails holds up nothing else and is thrown at the end. */
export async function attemptEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** Locks what a contest is graded on until the transaction ends; 'held' where nothing may be graded now. */
type LockFacts = (tx: Ctx, contestId: string, known: GradingFacts | null) => Promise<GradingFacts | 'held' | null>;

const lockResult: LockFacts = (tx, contestId, known) => lockGradable(tx, contestId, known as ContestFacts | null);

/** Holds the game's row: its end can't be stored in between, so a grade of a part never follows one from the final result. */
const lockParts: LockFacts = async (tx, contestId) => (await lockPlayedSoFar(tx, contestId)) ?? 'held';

/** Grades everything open on a contest, each item in its own transaction under the lock of the facts that grade it. */
async function gradeItems(ctx: Ctx, contestId: string, lockFacts: LockFacts): Promise<void> {
  const first = await ctx.transact((tx) => lockFacts(tx, contestId, null));
  if (first === 'held') return;
  await attemptEach(GRADABLES, async (kind) => {
    const gradeItem = (itemId: string): Promise<void> =>
      ctx.transact(async (tx) => {
        const found = await lockFacts(tx, contestId, first);
        if (found !== 'held') await kind.grade(tx, contestId, itemId, found);
      });
    await attemptEach(await kind.listItems(ctx, contestId, first), gradeItem);
    await kind.finish?.(ctx, contestId);
  });
}

/** Grades what is on complete parts of a game in play. */
export const settleParts = (ctx: Ctx, contestId: string): Promise<void> => gradeItems(ctx, contestId, lockParts);

/**
 * Grades everything open on a game or tournament by the newest facts, of a game in play what is on its complete parts. Nothing while its
 * result is held; it starts again when the doubt is gone.
 */
export async function settleContest(ctx: Ctx, contestId: string): Promise<void> {
  const game = await findContestById(ctx, contestId);
  if (game && game.resultHold !== null) return;
  // Asks the source for the last prices before the start, so it comes before any transaction.
  if (game) await freezeClosingLines(ctx, contestId);
  const isInPlay = game?.status === 'live' && !(await isDecided(ctx, contestId));
  await gradeItems(ctx, contestId, isInPlay ? lockParts : lockResult);
}

/** The end has been reported, or a suspended game was not resumed in time: what is played since changes no bet. */
async function isDecided(ctx: Ctx, contestId: string): Promise<boolean> {
  const found = await findSportFacts(ctx, contestId);
  return found !== null && (found.isFinal || gameModuleOf(found.sport)?.isDecidedEarly(found.facts) === true);
}
