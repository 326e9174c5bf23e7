import { eq } from 'drizzle-orm';
import { testPaymentObjects } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Db } from '../../../kernel/db.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { PaymentStore, SignedEvent, TestGateway } from '../../../ports/index.ts';
import { machineNow } from '../../accounts/index.ts';
import type { FollowUps } from '../jobs.ts';
import { isLiveKey, requireKeys } from '../payment-keys.ts';
import { originOf, type ReceiveEvent } from '../webhook.ts';

async function readObject(db: Db, id: string): Promise<Record<string, unknown> | null> {
  const [row] = await db
    .select({ body: testPaymentObjects.body })
    .from(testPaymentObjects)
    .where(eq(testPaymentObjects.id, id))
    .for('update');
  return row?.body ?? null;
}

async function writeObject(db: Db, row: typeof testPaymentObjects.$inferInsert): Promise<void> {
  const { id: _id, ...rest } = row;
  await db.insert(testPaymentObjects).values(row).onConflictDoUpdate({ target: testPaymentObjects.id, set: rest });
}

function storeOf(tx: Ctx, out: SignedEvent[], jobs: FollowUps): PaymentStore {
  return {
    now: tx.now,
    machineNow: () => machineNow(tx),
    newId: tx.newId,
    read: (id) => readObject(tx.db, id),
    write: (id, kind, customerId, body) => writeObject(tx.db, { id, kind, customerId, body, updatedAt: tx.now() }),
    deliver: async (event) => {
      out.push(event);
      // Comes again by this job, as a provider's events do: should the process die now, nothing is lost.
      await tx.enqueue(jobs.deliverTestEvent, event, { dedupeKey: event.signature });
    },
    wakeAt: (id, at) => tx.enqueue(jobs.wakeTestPlan, { subscriptionId: id }, { runAt: at, dedupeKey: `${id} ${at.toISOString()}` }),
  };
}

/** Takes in an event of the test checkout as one of Stripe's: by its signature. */
export async function receiveTestEvent(ctx: Ctx, receive: ReceiveEvent, { raw, signature }: SignedEvent, signedAt?: Date): Promise<void> {
  const keys = await requireKeys(ctx, 'test');
  const { payments } = ctx.ports;
  const receivedAt = signedAt ?? machineNow(ctx);
  const event = payments.test!.readEvent({ raw: Buffer.from(raw), signature, secret: keys.webhookSecret, receivedAt });
  await receive(ctx, event, originOf('test', keys, isLiveKey(keys.secretKey)));
}

/** Does something at the test checkout, and then takes in the events that it sent. */
export async function inStore<T>(
  ctx: Ctx,
  { receive, jobs }: { receive: ReceiveEvent; jobs: FollowUps },
  work: (test: TestGateway, store: PaymentStore) => Promise<T>,
): Promise<T> {
  const { test } = ctx.ports.payments;
  if (!test || !ctx.config.isDemo) throw new DomainError('NOT_FOUND', 'Not found.');
  const out: SignedEvent[] = [];
  const result = await ctx.transact((tx) => {
    out.length = 0;
    return work(test, storeOf(tx, out, jobs));
  });
  for (const event of out) await receiveTestEvent(ctx, receive, event);
  return result;
}
