import { desc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { withTestCtx } from '../../testing/index.ts';
import {
  balanceAt,
  bankrollOf,
  findFaults,
  HOUSE_GRANTS,
  HOUSE_RESULTS,
  listStatement,
  openAccounts,
  openStakesOf,
  postTransfer,
  postTransfers,
  postWhereOpen,
  readBalance,
} from './index.ts';
import type { Transfer } from './transfer-rules.ts';

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

const THEM = '22222222-2222-4222-8222-222222222222';
const HELD_CENTS = 5000;
/** From, to and how much. */
type Drawn = (readonly [readonly [string, string], number])[];

/** What an account would hold after each of the moves, in their order; null where one of them is not covered. */
function afterEach(moves: readonly Transfer[], before: ReadonlyMap<string, number>): number[] | null {
  const running = new Map(before);
  const after: number[] = [];
  for (const { accountId, amountCents } of moves.flatMap(({ entries }) => entries)) {
    const held = running.get(accountId)! + amountCents;
    if (held < 0 && !accountId.startsWith('house:')) return null;
    running.set(accountId, held);
    after.push(held);
  }
  return after;
}

test('many transfers at once leave what one after the other would, each entry with the balance after it, or nothing at all', async () => {
  const accounts = [mine, openStakesOf(ME), bankrollOf(THEM), HOUSE_RESULTS];
  const pair = fc.tuple(fc.nat(3), fc.nat(2)).map(([from, step]) => [accounts[from]!, accounts[(from + 1 + step) % 4]!] as const);
  const batches = fc.array(fc.tuple(pair, fc.integer({ min: 1, max: 700 })), { minLength: 1, maxLength: 12 });
  await withTestCtx({}, async (ctx) => {
    for (const user of [ME, THEM]) await ctx.transact((tx) => openAccounts(tx, user));
    await post(ctx, move('grant', HELD_CENTS));
    await post(
      ctx,
      move('other grant', HELD_CENTS, {
        entries: [bankrollOf(THEM), HOUSE_GRANTS].map((accountId, at) => ({ accountId, amountCents: at === 0 ? HELD_CENTS : -HELD_CENTS })),
      }),
    );
    let batch = 0;
    const play = async (drawn: Drawn): Promise<void> => {
      batch += 1;
      const moves = drawn.map(([[from, to], amountCents], at) =>
        move(`${batch}.${at}`, 0, {
          entries: [
            { accountId: from, amountCents: -amountCents },
            { accountId: to, amountCents },
          ],
        }),
      );
      const before = new Map(await Promise.all(accounts.map(async (id) => [id, await readBalance(ctx, id)] as const)));
      const wanted = afterEach(moves, before);
      const posted = ctx.transact((tx) => postTransfers(tx, moves));
      if (!wanted) {
        await expect(posted).rejects.toThrow('does not cover');
        return;
      }
      await posted;
      const entries = await ctx.db.select().from(ledgerEntries).orderBy(desc(ledgerEntries.sequence)).limit(wanted.length);
      expect(entries.map(({ balanceAfterCents }) => balanceAfterCents).reverse()).toEqual(wanted);
    };
    await fc.assert(fc.asyncProperty(batches, play), { numRuns: 60 });
    expect(await findFaults(ctx)).toEqual([]);
    expect((await ctx.db.select().from(ledgerTransfers)).length).toBeGreaterThan(5);
  });
});

test('an account that is not open holds up all that is posted with it', async () => {
  await withAccounts(async (ctx) => {
    const stranger = move('b', 5, {
      entries: [
        { accountId: bankrollOf(THEM), amountCents: 5 },
        { accountId: HOUSE_GRANTS, amountCents: -5 },
      ],
    });
    expect(await ctx.transact((tx) => postWhereOpen(tx, [move('a', 5), stranger]))).toBe(false);
    await expect(post(ctx, stranger)).rejects.toThrow('not open');
    expect(await ctx.db.select().from(ledgerTransfers)).toEqual([]);
  });
});
