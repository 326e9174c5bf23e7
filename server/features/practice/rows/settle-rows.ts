import type { Grade, GradeTerms, Selection } from '@clearedge/quant/grading';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { virtualBets, virtualLegs } from '../../../db/schema/index.ts';
import { groupBy } from '../../../kernel/collections.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { rowsOf } from '../../../kernel/db.ts';

type BetRow = typeof virtualBets.$inferSelect;
type LegRow = typeof virtualLegs.$inferSelect;

/** Legs of one game on the same selection by the same terms with the same result so far: graded as one, however many they are. */
export interface LegGroup {
  selection: Selection;
  terms: GradeTerms;
  result: Grade | null;
  flag: string | null;
}
export interface LegGrade {
  grade: Grade;
  rule: string;
  formula: string;
  score: { away: number; home: number } | null;
  /** Null: graded in play, by the line score of a complete part. */
  factsVersion: number | null;
}

/** What an admin entered, scores leave alone. */
const isScored = sql`${virtualLegs.rule} is distinct from 'entered'`;

export function listLegGroups({ db }: Pick<Ctx, 'db'>, contestId: string): Promise<LegGroup[]> {
  const { selection, terms, result, flag } = virtualLegs;
  return db
    .select({ selection, terms, result, flag })
    .from(virtualLegs)
    .where(and(eq(virtualLegs.contestId, contestId), isScored))
    .groupBy(selection, terms, result, flag);
}

const inGroup = (contestId: string, { selection, terms }: LegGroup) =>
  and(
    eq(virtualLegs.contestId, contestId),
    isScored,
    sql`${virtualLegs.selection} = ${JSON.stringify(selection)}::jsonb`,
    sql`${virtualLegs.terms} = ${JSON.stringify(terms)}::jsonb`,
  );

/** Writes a grade on every leg of a group that has another one, or none. */
export async function gradeLegs(
  tx: Ctx,
  contestId: string,
  group: LegGroup,
  { grade, rule, formula, score, factsVersion }: LegGrade,
): Promise<void> {
  await tx.db
    .update(virtualLegs)
    .set({
      result: grade,
      rule,
      formula,
      awayScore: score?.away ?? null,
      homeScore: score?.home ?? null,
      factsVersion,
      flag: null,
      revision: sql`${virtualLegs.revision} + 1`,
    })
    .where(and(inGroup(contestId, group), sql`${virtualLegs.result} is distinct from ${grade}`));
}

/** Says of a group's open legs why they are still open. */
export async function flagLegs(tx: Ctx, contestId: string, group: LegGroup, flag: string | null): Promise<void> {
  await tx.db
    .update(virtualLegs)
    .set({ flag })
    .where(and(inGroup(contestId, group), isNull(virtualLegs.result)));
}

/** The bets with a leg on a game that their legs' results may move, in the order in which they are to be locked. */
export async function listMovedBets({ db }: Pick<Ctx, 'db'>, contestId: string): Promise<string[]> {
  const onContest = db.select({ betId: virtualLegs.betId }).from(virtualLegs).where(eq(virtualLegs.contestId, contestId));
  const rows = await db
    .select({ id: virtualBets.id })
    .from(virtualBets)
    .innerJoin(virtualLegs, eq(virtualLegs.betId, virtualBets.id))
    .where(and(inArray(virtualBets.id, onContest), sql`${virtualBets.result} is distinct from 'cash_out'`, isNull(virtualBets.resetAt)))
    .groupBy(virtualBets.id)
    .having(sql`sum(${virtualLegs.revision}) > ${virtualBets.seenRevisions}`)
    .orderBy(asc(virtualBets.id));
  return rows.map(({ id }) => id);
}

/** What settling needs of a bet. */
export type MovingBet = Pick<
  BetRow,
  | 'id'
  | 'userId'
  | 'period'
  | 'contestOn'
  | 'stakeCents'
  | 'payoutCents'
  | 'result'
  | 'settlements'
  | 'seenRevisions'
  | 'notes'
  | 'sameGame'
> & {
  /** The statistics period that runs: money of a bet from before it no longer reaches the bankroll. */
  runningPeriod: number;
  legs: Pick<LegRow, 'position' | 'odds' | 'result' | 'revision'>[];
};
type MovingLeg = Omit<MovingBet, 'legs'> & MovingBet['legs'][number] & { grade: LegRow['result'] };

/**
 * Those of some bets that still may move, locked until the transaction ends, with one statement however many they are. A bet that was cashed out
 * or voided by a reset is over for good; another moves when a leg was graded since it was last looked at. Who waited for a lock may see older legs than whoever held
 * it: revisions only grow, so that such a bet has nothing new.
 */
export async function lockMovedBets(tx: Ctx, ids: readonly string[]): Promise<MovingBet[]> {
  const rows = await rowsOf<MovingLeg>(
    tx.db,
    sql`with locked as materialized (
      select * from virtual_bets
      where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid) and result is distinct from 'cash_out' and reset_at is null
      order by id for update
    )
    select bet.id, bet.user_id as "userId", bet.period, coalesce(player.period, bet.period) as "runningPeriod",
      bet.contest_on::text as "contestOn", bet.stake_cents::float8 as "stakeCents", bet.payout_cents::float8 as "payoutCents", bet.result,
      bet.settlements, bet.seen_revisions as "seenRevisions", bet.notes, bet.same_game as "sameGame",
      leg.position, leg.odds, leg.result as grade, leg.revision
    from locked bet join virtual_legs leg on leg.bet_id = bet.id left join practice_players player on player.user_id = bet.user_id
    order by bet.id, leg.position`,
  );
  const bets = [...groupBy(rows, ({ id }) => id).values()].map(([first, ...others]): MovingBet => {
    const legs = [first!, ...others].map(({ position, odds, grade, revision }) => ({ position, odds, result: grade, revision }));
    return { ...first!, legs };
  });
  return bets.filter(({ legs, seenRevisions }) => legs.reduce((sum, { revision }) => sum + revision, 0) > seenRevisions);
}

/** What settlement made of a bet; result null: looked at, still open. */
export interface BetOutcome {
  betId: string;
  result: Grade | null;
  payoutCents: number | null;
  settlements: number;
  seenRevisions: number;
  notes: string | null;
}

/** Writes outcomes of bets whose rows are locked, with one statement. */
export async function writeOutcomes(tx: Ctx, outcomes: readonly BetOutcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  const rows = outcomes.map(({ betId, result, payoutCents, settlements, seenRevisions, notes }) => [
    betId,
    result,
    payoutCents,
    settlements,
    seenRevisions,
    notes,
  ]);
  const at = tx.now().toISOString();
  await tx.db.execute(sql`
    update ${virtualBets} set
      status = case when line->>1 is null then 'pending' else 'settled' end,
      result = line->>1, payout_cents = (line->>2)::bigint, settlements = (line->>3)::int, seen_revisions = (line->>4)::int, notes = line->>5,
      settled_at = case when line->>1 is null then null when ${virtualBets}.settlements = (line->>3)::int then settled_at else ${at}::timestamptz end
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as line
    where ${virtualBets}.id = (line->>0)::uuid`);
}

/** Marks a locked bet as closed early. */
export async function closeBet(tx: Ctx, betId: string, payoutCents: number): Promise<void> {
  await tx.db
    .update(virtualBets)
    .set({ status: 'settled', result: 'cash_out', payoutCents, settledAt: tx.now(), settlements: 1 })
    .where(eq(virtualBets.id, betId));
}

/** Legs of open bets that wait for a result. */
export const openLegs = sql`select l.contest_id, l.flag, l.selection->>'period' <> 'full' as is_on_part from virtual_legs l
  join virtual_bets b on b.id = l.bet_id where b.status = 'pending' and l.result is null`;
