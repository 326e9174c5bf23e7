import { and, count, desc, eq, sql } from 'drizzle-orm';
import { priceAlerts } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import type { Db } from '../../kernel/db.ts';
import { DomainError } from '../../kernel/domain-error.ts';

export type AlertRow = typeof priceAlerts.$inferSelect;
type Tx = Pick<Ctx, 'db'>;

const SHOWN = 100;

export const insertAlert = ({ db }: Tx, row: AlertRow): Promise<unknown> => db.insert(priceAlerts).values(row);

export const listAlertsOf = (db: Db, userId: string): Promise<AlertRow[]> =>
  db
    .select()
    .from(priceAlerts)
    .where(eq(priceAlerts.userId, userId))
    .orderBy(sql`state = 'waiting' desc`, desc(priceAlerts.updatedAt), desc(priceAlerts.id))
    .limit(SHOWN);

export const listWaiting = (db: Db): Promise<AlertRow[]> => db.select().from(priceAlerts).where(eq(priceAlerts.state, 'waiting'));

export async function countWaiting(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(priceAlerts)
    .where(and(eq(priceAlerts.userId, userId), eq(priceAlerts.state, 'waiting')));
  return row?.waiting ?? 0;
}

/** The row, locked; null once it is gone. */
export async function lockAlert({ db }: Tx, alertId: string): Promise<AlertRow | null> {
  const [row] = await db.select().from(priceAlerts).where(eq(priceAlerts.id, alertId)).for('update');
  return row ?? null;
}

export async function lockOwnAlert(tx: Tx, alertId: string, userId: string): Promise<AlertRow> {
  const row = await lockAlert(tx, alertId);
  if (!row) throw new DomainError('NOT_FOUND', 'This alert could not be found.');
  if (row.userId !== userId) throw new DomainError('FORBIDDEN', 'You don’t have access to this alert.');
  return row;
}

export const updateAlert = ({ db }: Tx, alertId: string, change: Partial<AlertRow>): Promise<unknown> =>
  db.update(priceAlerts).set(change).where(eq(priceAlerts.id, alertId));

export const removeAlert = ({ db }: Tx, alertId: string): Promise<unknown> => db.delete(priceAlerts).where(eq(priceAlerts.id, alertId));

/** Alerts of one user follow one another, or two set at once could both be the last that is allowed. */
export const lockAlertsOf = ({ db }: Tx, userId: string): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`price-alerts ${userId}`}, 0))`);
