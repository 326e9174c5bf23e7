import type { Contract } from '@clearedge/contract';
import { MAX_VALUE_ALERTS } from '@clearedge/contract/comparison';
import type { VerbInput } from '@clearedge/contract/route';
import type { ValueAlert } from '@clearedge/contract/routes/people/alerts';
import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { valueAlerts } from '../../../db/schema/index.ts';
import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { once } from '../../../kernel/once.ts';
import { checkMayOffer } from '../../limits/index.ts';
import { lockAlertsOf } from '../alert-rows.ts';

export type ValueAlertRow = typeof valueAlerts.$inferSelect;
type Wire = z.input<typeof ValueAlert>;

const present = ({ id, market, leastEv, bookCodes, createdAt, toldAt }: ValueAlertRow): Wire => ({
  id,
  market,
  leastEvPct: leastEv,
  books: bookCodes,
  createdAt: createdAt.toISOString(),
  toldAt: toldAt?.toISOString() ?? null,
});

const rowsOf = ({ db }: Pick<Ctx, 'db'>, userId: string): Promise<ValueAlertRow[]> =>
  db.select().from(valueAlerts).where(eq(valueAlerts.userId, userId)).orderBy(asc(valueAlerts.createdAt), asc(valueAlerts.id));

export const listValueAlertsOf = async (ctx: Ctx, userId: string): Promise<Wire[]> => (await rowsOf(ctx, userId)).map(present);

export const listValueAlerts = (ctx: Ctx): Promise<Wire[]> => listValueAlertsOf(ctx, requireUser(ctx.actor));

type Body = VerbInput<Contract['POST /api/value-alerts']>['body'];

/** Sets a standing alert; once per Idempotency-Key. */
export function createValueAlert(ctx: Ctx, { body }: { body: Body }): Promise<Wire> {
  const userId = requireUser(ctx.actor);
  return ctx.transact((tx) => once(tx, userId, 'POST /api/value-alerts', body, () => setIn(tx, userId, body)));
}

async function setIn(tx: Ctx, userId: string, { market = null, leastEvPct, books = [] }: Body): Promise<Wire> {
  await checkMayOffer(tx, userId);
  await lockAlertsOf(tx, userId);
  const own = await rowsOf(tx, userId);
  if (own.length >= MAX_VALUE_ALERTS)
    throw new DomainError('CONFLICT', `At most ${MAX_VALUE_ALERTS} +EV alerts can stand at once. Delete one first.`);
  const bookCodes = [...new Set(books)].sort();
  if (own.some((row) => row.market === market && row.leastEv === leastEvPct && row.bookCodes.join() === bookCodes.join()))
    throw new DomainError('ALREADY_EXISTS', 'You already have this alert.');
  const row = { id: tx.newId(), userId, market, leastEv: leastEvPct, bookCodes, createdAt: tx.now(), toldAt: null, told: [] };
  await tx.db.insert(valueAlerts).values(row);
  return present(row);
}

export const deleteValueAlert: Verb<'DELETE /api/value-alerts/:alertId'> = async (ctx, { params }) => {
  const userId = requireUser(ctx.actor);
  await ctx.transact(async (tx) => {
    const [row] = await tx.db.select().from(valueAlerts).where(eq(valueAlerts.id, params.alertId)).for('update');
    if (!row) throw new DomainError('NOT_FOUND', 'This alert could not be found.');
    if (row.userId !== userId) throw new DomainError('FORBIDDEN', 'You don’t have access to this alert.');
    await tx.db.delete(valueAlerts).where(eq(valueAlerts.id, row.id));
  });
  return { ok: true };
};
