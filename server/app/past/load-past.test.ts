import { compileGame, type GameInputs } from '@clearedge/quant/sports/baseball/players';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { verifyText } from '../../../tools/verify-record.mjs';
import { recordFeature } from '../../features/record/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { rowsOf } from '../../kernel/db.ts';
import { listTables } from '../../platform/database/copy/tables.ts';
import { inverseOf, movesOf, shiftFor } from '../../providers/demo/world-time.ts';
import { makeServer, withTestCtx } from '../../testing/index.ts';
import { loadPast, morningAt, PAST_FILE, PastOutdated, refuseOutdated } from './load-past.ts';
import { readPast } from './past-file.ts';

const LONG_MS = 240_000;
/** Written by both installs alike but for their dates. */
const TABLES = [
  'contests',
  'past_games',
  'bets',
  'virtual_bets',
  'virtual_legs',
  'ledger_entries',
  'closing_prices',
  'leaderboard_standings',
];

async function contentsOf(ctx: Ctx, mondayOn: string): Promise<Record<string, string[]>> {
  const { text } = movesOf(inverseOf(shiftFor(mondayOn)));
  const contents: Record<string, string[]> = {};
  for (const table of TABLES) {
    const rows = await rowsOf<{ row: string }>(ctx.db, sql.raw(`select to_jsonb(t)::text as row from "${table}" t`));
    const unnamed = rows.map(({ row }) => text(row).replace(/"season_year": \d+/, ''));
    contents[table] = unnamed.sort();
  }
  return contents;
}

async function onInstall<T>(now: string, mondayOn: string, look: (ctx: Ctx, exported: string) => Promise<T>): Promise<T> {
  let seen: T | undefined;
  await withTestCtx({ now, signedOut: true }, async (_ctx, world) => {
    const ctx = world.ctxFor('system');
    expect(await loadPast(ctx, shiftFor(mondayOn))).not.toBeNull();
    const server = await makeServer([recordFeature], { world });
    seen = await look(ctx, (await server.visitor.get('/api/record/export')).body);
    await server.close();
  });
  return seen!;
}

/** Nothing that happened is later than now, and money only moved. */
async function expectSound(ctx: Ctx): Promise<void> {
  const [ledger] = await rowsOf<{ total: string; wrong: number; entries: number }>(
    ctx.db,
    sql`select coalesce(sum(amount_cents), 0)::text as total, count(*)::int as entries,
      (select count(*)::int from ledger_accounts a where a.balance_cents <>
        (select coalesce(sum(e.amount_cents), 0) from ledger_entries e where e.account_id = a.id)) as wrong from ledger_entries`,
  );
  expect(ledger).toMatchObject({ total: '0', wrong: 0 });
  expect(ledger!.entries).toBeGreaterThan(5000);
  const [late] = await rowsOf<{ n: number }>(
    ctx.db,
    sql`select count(*)::int as n from (select placed_at as at from virtual_bets union all select generated_at from picks union all select graded_at
      from pick_results union all select posted_at from ledger_transfers) as happened where at > ${ctx.now().toISOString()}::timestamptz`,
  );
  expect(late).toEqual({ n: 0 });
  const unread = sql`select count(*)::int as n, count(*) filter (where read_at is null and shown_from is null)::int as unread from notifications`;
  expect(await rowsOf(ctx.db, unread)).toEqual([{ n: expect.any(Number), unread: 0 }]);
}

test(
  'two installs of one weekday begin with the same past, shifted; its record verifies and its ledger is balanced',
  async () => {
    const look = (mondayOn: string) => async (ctx: Ctx, exported: string) => {
      await expectSound(ctx);
      const verdict = verifyText(exported);
      expect(verdict.problems).toEqual([]);
      expect(verdict.picks).toBeGreaterThan(60);
      expect(await loadPast(ctx, shiftFor(mondayOn))).toBeNull();
      // Numbers go on from those given out.
      const [next] = await rowsOf<{ isFree: boolean }>(
        ctx.db,
        sql`select nextval('ledger_entries_sequence_seq') > (select max(sequence) from ledger_entries) as "isFree"`,
      );
      expect(next).toEqual({ isFree: true });
      return contentsOf(ctx, mondayOn);
    };
    // Across changes of the clocks, both ways.
    const spring = await onInstall('2027-04-28T17:00:00Z', '2027-04-26', look('2027-04-26'));
    const autumn = await onInstall('2029-12-12T18:00:00Z', '2029-12-10', look('2029-12-10'));
    for (const table of TABLES) {
      expect(spring[table]!.length).toBeGreaterThan(50);
      expect(autumn[table]).toEqual(spring[table]);
    }
  },
  LONG_MS,
);

test.each([
  // Two in the morning of the first Monday, its opening hour, and the evening of the Sunday after.
  ['2027-06-07T06:00:00Z', 0],
  ['2027-06-07T13:00:00Z', 1],
  ['2027-06-14T00:30:00Z', 7],
  // Before the first that was kept, and after the last.
  ['2027-06-01T18:00:00Z', 0],
  ['2027-09-01T18:00:00Z', 7],
])('an install at %s begins with the last morning before it: %i', (now, morning) => {
  expect(morningAt(new Date(now), shiftFor('2027-06-07').days, 8)).toBe(morning);
});

test('the past of a later morning goes on from that of an earlier one', async () => {
  const past = await readPast(PAST_FILE);
  const bets = past.head.tables.find(({ name }) => name === 'bets')!;
  const counts = Array.from({ length: past.head.mornings }, (_, morning) => past.rowsOf(bets, morning).length);
  expect(counts.length).toBe(8);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(new Set(counts).size).toBe(counts.length);
});

test('what its projections were made from is kept well enough to play their games again', async () => {
  const past = await readPast(PAST_FILE);
  const table = past.head.tables.find(({ name }) => name === 'player_projections')!;
  const place = table.columns.findIndex(({ name }) => name === 'inputs');
  const rows = past.rowsOf(table, past.head.mornings - 1);
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    const inputs = JSON.parse((JSON.parse(row) as string[])[place]!) as GameInputs;
    expect(() => compileGame(inputs)).not.toThrow();
  }
});

test('the past fits this build: every table and column of it is there, and nothing that must be is missing', async () => {
  await withTestCtx({ signedOut: true }, async (ctx) => {
    const [past, tables] = [await readPast(PAST_FILE), await listTables(ctx.db)];
    await expect(refuseOutdated(ctx, past, tables)).resolves.toBeUndefined();
    const without = (name: string, column: string) => ({
      ...past,
      head: {
        ...past.head,
        tables: past.head.tables.map((table) =>
          table.name === name ? { ...table, columns: table.columns.filter((one) => one.name !== column) } : table,
        ),
      },
    });
    await expect(refuseOutdated(ctx, without('bets', 'odds'), tables)).rejects.toThrow(
      new PastOutdated('the column odds of bets was not kept'),
    );
    // A column that came later and may be empty, or has a default, changes nothing.
    await expect(refuseOutdated(ctx, without('bets', 'flag'), tables)).resolves.toBeUndefined();
    const fewer = tables.map((table) =>
      table.name === 'bets' ? { ...table, columns: table.columns.filter(({ name }) => name !== 'book') } : table,
    );
    await expect(refuseOutdated(ctx, past, fewer)).rejects.toThrow(
      /bets has no column book of type text\. Play it again with: npm run demo:past$/,
    );
    await expect(
      refuseOutdated(
        ctx,
        past,
        tables.filter(({ name }) => name !== 'bets'),
      ),
    ).rejects.toThrow(/there is no table bets/);
  });
});
