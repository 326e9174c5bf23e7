import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { withTestCtx } from '../../testing/index.ts';
import { balanceAt, bankrollOf, findFaults, HOUSE_GRANTS, listStatement, openAccounts, postTransfer, readBalance } from './index.ts';
import { applyTransfers, type Transfer } from './transfer-rules.ts';

const ME = '11111111-1111-4111-8111-111111111111';
const mine = bankrollOf(ME);
const move = (key: string, amountCents: number, change: Partial<Transfer> = {}): Transfer => ({
  kind: 'grant',
  key,
  betId: null,
  reason: null,
  entries: [
    { accountId: mine, amountCents },
    { accountId: HOUSE_GRANTS, amountCents: -amountCents },
  ],
  ...change,
});
const post = (ctx: Ctx, transfer: Transfer) => ctx.transact((tx) => postTransfer(tx, transfer));

async function withAccounts(play: (ctx: Ctx) => Promise<void>): Promise<void> {
  await withTestCtx({}, async (ctx) => {
    await ctx.transact((tx) => openAccounts(tx, ME));
    await play(ctx);
    expect(await findFaults(ctx)).toEqual([]);
  });
}

test('a key moves money once, with whatever amount it comes again', async () => {
  await withAccounts(async (ctx) => {
    await post(ctx, move('a', 500));
    await post(ctx, move('a', 700));
    await post(ctx, move('b', -200));
    expect([await readBalance(ctx, mine), await readBalance(ctx, HOUSE_GRANTS)]).toEqual([300, -300]);
    expect(await listStatement(ctx, mine, 10)).toMatchObject([
      { amountCents: -200, balanceAfterCents: 300 },
      { amountCents: 500, balanceAfterCents: 500 },
    ]);
  });
});

test('an account gives no more than it holds, and a refused transfer leaves nothing behind', async () => {
  await withAccounts(async (ctx) => {
    await post(ctx, move('a', 500));
    await expect(post(ctx, move('b', -501))).rejects.toThrow('Your virtual balance of $5.00 does not cover $5.01.');
    await post(ctx, move('c', -500));
    expect(await readBalance(ctx, mine)).toBe(0);
    expect(await balanceAt(ctx, mine, new Date(ctx.now().getTime() - 1))).toBe(0);
    expect(await ctx.db.select().from(ledgerTransfers)).toHaveLength(2);
  });
});

test.each([
  ['does not sum to zero', [{ accountId: mine, amountCents: 5 }]],
  ['moves nothing', [{ accountId: mine, amountCents: 0 }]],
  [
    'is not in whole cents',
    [
      { accountId: mine, amountCents: 0.5 },
      { accountId: HOUSE_GRANTS, amountCents: -0.5 },
    ],
  ],
])('what %s is a bug and is not posted', async (_name, entries) => {
  await withAccounts(async (ctx) => {
    await expect(post(ctx, move('a', 1, { entries }))).rejects.toThrow('is not balanced');
    expect(await ctx.db.select().from(ledgerEntries)).toEqual([]);
  });
});

describe('the database itself', () => {
  const failure = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'accepted',
      (error: Error) => String((error.cause as Error | undefined)?.message ?? error.message),
    );

  test('refuses to rewrite history, an unbalanced transfer, a key twice and a balance below zero', async () => {
    await withAccounts(async (ctx) => {
      await post(ctx, move('a', 500));
      const [{ id }] = (await ctx.db.select({ id: ledgerTransfers.id }).from(ledgerTransfers)) as [{ id: string }];
      const at = ctx.now();
      const loose = { transferId: id, accountId: `open:${ME}`, amountCents: 1, balanceAfterCents: 1, postedAt: at };
      const twin = { id: ctx.newId(), kind: 'grant' as const, key: 'a', betId: null, reason: null, postedAt: at };
      expect(await failure(ctx.db.execute(sql`update ${ledgerEntries} set amount_cents = 1`))).toContain('never changed');
      expect(await failure(ctx.db.execute(sql`delete from ${ledgerTransfers}`))).toContain('never changed');
      expect(await failure(ctx.db.insert(ledgerEntries).values(loose))).toContain('sum to zero');
      expect(await failure(ctx.db.insert(ledgerTransfers).values(twin))).toContain('ledger_transfers_key');
      const entries = [mine, HOUSE_GRANTS].map((accountId, place) => ({ ...loose, accountId, amountCents: place === 0 ? 1 : -1 }));
      const unknown = ctx.newId();
      const strays = entries.map((entry) => ({ ...entry, transferId: unknown }));
      expect(await failure(ctx.db.insert(ledgerEntries).values(strays))).toContain('that are there');
      const fresh = { ...twin, id: ctx.newId(), key: 'b' };
      await ctx.db.insert(ledgerTransfers).values(fresh);
      const nowhere = entries.map((entry, place) => ({
        ...entry,
        transferId: fresh.id,
        accountId: place === 0 ? 'bankroll:nobody' : mine,
      }));
      expect(await failure(ctx.db.insert(ledgerEntries).values(nowhere))).toContain('that are there');
      expect(await failure(ctx.db.execute(sql`delete from ${ledgerAccounts}`))).toContain('never changed');
      expect(await failure(ctx.db.execute(sql`update ${ledgerAccounts} set id = id || 'x'`))).toContain('never changed');
      const below = ctx.db.update(ledgerAccounts).set({ balanceCents: -1 }).where(eq(ledgerAccounts.id, mine));
      expect(await failure(below)).toContain('ledger_accounts_covered');
    });
  });
});

test('faults are found: a balance that is not the sum of its entries', async () => {
  await withTestCtx({}, async (ctx) => {
    await ctx.transact((tx) => openAccounts(tx, ME));
    await post(ctx, move('a', 500));
    await ctx.db.update(ledgerAccounts).set({ balanceCents: 499 }).where(eq(ledgerAccounts.id, mine));
    expect(await findFaults(ctx)).toHaveLength(2);
  });
});

test('whatever is moved, the sum of all balances stays what it was', () => {
  const amounts = fc.array(
    fc.integer({ min: -10_000, max: 10_000 }).filter((amount) => amount !== 0),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(amounts, (moves) => {
      const before = new Map([
        [mine, 1_000_000],
        [HOUSE_GRANTS, -1_000_000],
      ]);
      const { balances, entries } = applyTransfers(
        moves.map((amount, at) => move(`${at}`, amount)),
        before,
      );
      expect([...balances.values()].reduce((sum, one) => sum + one, 0)).toBe(0);
      expect(balances.get(mine)).toBe(1_000_000 + moves.reduce((sum, one) => sum + one, 0));
      if (entries.length > 0) expect(entries.at(-1)![0]!.balanceAfterCents).toBe(balances.get(mine));
    }),
  );
});
