import { impliedProbability } from '@clearedge/quant/price';
import { eq } from 'drizzle-orm';
import { betEstimates } from '../../db/schema/index.ts';
import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { Verb } from '../../kernel/feature.ts';
import { listBetViews, lockOwnBet } from '../bets/index.ts';

type EstimateRow = typeof betEstimates.$inferSelect;

const listEstimateRows = ({ db }: Pick<Ctx, 'db'>, userId: string): Promise<EstimateRow[]> =>
  db.select().from(betEstimates).where(eq(betEstimates.userId, userId)).orderBy(betEstimates.notedAt, betEstimates.betId);

async function writeEstimate({ db }: Pick<Ctx, 'db'>, row: EstimateRow): Promise<void> {
  const { probability, notedAt } = row;
  await db.insert(betEstimates).values(row).onConflictDoUpdate({ target: betEstimates.betId, set: { probability, notedAt } });
}

async function removeEstimate({ db }: Pick<Ctx, 'db'>, betId: string): Promise<void> {
  await db.delete(betEstimates).where(eq(betEstimates.betId, betId));
}

/** A chance is the bettor's word from before the game: at its start it is sealed. A bet whose start is not known stays open while it is pending. */
const isSealed = ({ startsAt }: { startsAt: Date | null }, now: Date): boolean => startsAt !== null && startsAt <= now;

const MOST = 200;

/** One's open bets, the next game first, each with the chance that one gives it. */
export const listEstimates: Verb<'GET /api/performance/estimates'> = async (ctx) => {
  const userId = requireUser(ctx.actor);
  const noted = new Map((await listEstimateRows(ctx, userId)).map(({ betId, probability }) => [betId, probability]));
  const open = (await listBetViews(ctx, userId, 'pending')).map(({ bet }) => bet);
  return open
    .sort((a, b) => (a.startsAt?.getTime() ?? Number.POSITIVE_INFINITY) - (b.startsAt?.getTime() ?? Number.POSITIVE_INFINITY) || 0)
    .slice(0, MOST)
    .map((bet) => ({
      betId: bet.id,
      game: bet.gameLabel,
      selection: bet.selectionText,
      odds: bet.odds,
      breakEven: impliedProbability(bet.odds),
      startsAt: bet.startsAt?.toISOString() ?? null,
      probability: noted.get(bet.id) ?? null,
      isSealed: isSealed(bet, ctx.now()),
    }));
};

/** Everything that someone noted, for the export of the account. */
export const listEstimatesOf = async (ctx: Ctx, userId: string) =>
  (await listEstimateRows(ctx, userId)).map(({ betId, probability, notedAt }) => ({ betId, probability, notedAt: notedAt.toISOString() }));

/** Notes the chance that one gives an open bet of one's own. */
export const setEstimate: Verb<'PUT /api/performance/estimates/:betId'> = async (ctx, { params, body }) => {
  const userId = requireUser(ctx.actor);
  return ctx.transact(async (tx) => {
    const bet = await lockOwnBet(tx, params.betId, userId);
    if (bet.status !== 'pending') throw new DomainError('NOT_PENDING', 'This bet is settled. You can no longer edit your estimate.');
    if (isSealed(bet, tx.now())) throw new DomainError('CONTEST_STARTED', 'This game has begun; the chance you gave is sealed.');
    if (body.probability === null) await removeEstimate(tx, bet.id);
    else await writeEstimate(tx, { betId: bet.id, userId, probability: body.probability, notedAt: tx.now() });
    return { betId: bet.id, probability: body.probability };
  });
};
