import { closingPoints } from '@clearedge/quant/closing';
import { isGameSelection, type Selection } from '@clearedge/quant/grading';
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { betClosings, bets, contests } from '../../db/schema/index.ts';
import { type Ctx, defineJob, defineSchedule, FIRED } from '../../kernel/ctx.ts';
import type { Db } from '../../kernel/db.ts';
import { ENDED_STATUSES } from '../contests/index.ts';
import { type FoundClosing, findClosingPrice } from '../odds/index.ts';

type ClosingRow = typeof betClosings.$inferInsert;
interface UnnotedBet {
  id: string;
  contestId: string;
  selection: Selection;
  settledAt: Date;
}

/** Settled bets on games that are over whose close was not looked up since they were settled, oldest first. */
async function listUnnoted(db: Db, most: number): Promise<UnnotedBet[]> {
  const rows = await db
    .select({ id: bets.id, contestId: contests.id, selection: bets.selection, settledAt: bets.settledAt })
    .from(bets)
    .innerJoin(contests, eq(contests.id, bets.contestId))
    .leftJoin(betClosings, and(eq(betClosings.betId, bets.id), eq(betClosings.settledAt, bets.settledAt)))
    .where(
      and(
        eq(bets.status, 'settled'),
        isNull(bets.deletedAt),
        isNull(bets.correctedAt),
        isNotNull(bets.selection),
        isNotNull(bets.settledAt),
        eq(contests.kind, 'game'),
        inArray(contests.status, ENDED_STATUSES),
        isNull(betClosings.betId),
      ),
    )
    .orderBy(asc(bets.settledAt))
    .limit(most);
  return rows.flatMap(({ selection, settledAt, ...row }) =>
    selection && settledAt && isGameSelection(selection) ? [{ ...row, selection, settledAt }] : [],
  );
}

/** Keeps what was found; a bet that was settled again gets the newer one. */
async function keepClosings(db: Db, rows: readonly ClosingRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(betClosings)
    .values([...rows])
    .onConflictDoUpdate({
      target: betClosings.betId,
      set: {
        settledAt: sql`excluded.settled_at`,
        kind: sql`excluded.kind`,
        odds: sql`excluded.odds`,
        probability: sql`excluded.probability`,
        linePoints: sql`excluded.line_points`,
        recordedAt: sql`excluded.recorded_at`,
      },
    });
}

const AT_ONCE = 1000;
type Close = Pick<ClosingRow, 'kind' | 'odds' | 'probability' | 'linePoints'>;

/** Of the lines that were left at the close, how far the nearest had moved in the bet's favor. */
function pointsOf(selection: Selection, lines: readonly number[]): number | null {
  if (selection.market === 'moneyline') return null;
  const [nearest] = lines.toSorted((a, b) => Math.abs(a - selection.line) - Math.abs(b - selection.line));
  const side = selection.market === 'spread' ? 'spread' : selection.side;
  return nearest === undefined ? null : closingPoints(side, selection.line, nearest);
}

function closeOf(selection: Selection, found: FoundClosing): Close {
  if (found.kind === 'none') return { kind: 'none', odds: null, probability: null, linePoints: null };
  if (found.kind === 'line-moved')
    return { kind: 'line_moved', odds: null, probability: null, linePoints: pointsOf(selection, found.lines) };
  return { kind: 'measured', odds: found.odds, probability: found.noVigProbability, linePoints: null };
}

/** Looks up the close of settled bets that have none beside them yet, a bounded number at a time; answers how many. */
export async function noteClosings(ctx: Ctx, most = AT_ONCE): Promise<number> {
  const unnoted = await listUnnoted(ctx.db, most);
  const known = new Map<string, Close>();
  const find = async ({ contestId, selection }: UnnotedBet): Promise<Close> => {
    const key = `${contestId} ${JSON.stringify(selection)}`;
    const close = known.get(key) ?? closeOf(selection, await findClosingPrice(ctx, contestId, selection));
    known.set(key, close);
    return close;
  };
  const rows: ClosingRow[] = [];
  for (const bet of unnoted) rows.push({ betId: bet.id, settledAt: bet.settledAt, ...(await find(bet)), recordedAt: ctx.now() });
  await keepClosings(ctx.db, rows);
  return rows.length;
}

export const noteClosingsJob = defineJob({
  payload: FIRED,
  name: 'note-bet-closings',
  maxAttempts: 3,
  leaseSeconds: 120,
  run: async (ctx: Ctx) => void (await noteClosings(ctx)),
});

/** Settled bets have their closing price beside them within a minute or two. */
export const noteClosingsSchedule = defineSchedule({ name: 'note-bet-closings', job: noteClosingsJob, every: { seconds: 60 } });
