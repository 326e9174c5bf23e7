import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../kernel/db.ts';
import { withTestCtx } from '../../../testing/index.ts';
import { inOrder, listTables, WRITTEN_TOGETHER } from './tables.ts';

const needs = (pairs: Record<string, string[]>) => new Map(Object.entries(pairs).map(([name, others]) => [name, new Set(others)]));

test('tables come after those they need', () => {
  expect(inOrder(['a', 'b', 'c'], needs({ a: ['b'], b: ['c'] }))).toEqual(['c', 'b', 'a']);
  expect(inOrder(['a', 'b'], needs({ a: ['elsewhere'] }))).toEqual(['a', 'b']);
});

test.each([
  { what: 'each other', pairs: { a: ['b'], b: ['a'] } },
  { what: 'themselves', pairs: { a: ['a'] } },
])('tables that need $what are named, not copied wrong', ({ pairs }) => {
  expect(() => inOrder(['a', 'b'], needs(pairs))).toThrow(/need each other: a/);
});

test('every table of this build can be put in order, and each trigger on insertion is known here', async () => {
  await withTestCtx({ signedOut: true }, async (ctx) => {
    const tables = await listTables(ctx.db);
    const [there] = await rowsOf<{ count: number }>(ctx.db, sql`select count(*)::int as count from pg_tables where schemaname = 'public'`);
    expect(tables).toHaveLength(there!.count);
    // A trigger that looks at the rows of one statement must have its table in WRITTEN_TOGETHER, or a batch may cut them apart.
    const triggers = await rowsOf<{ name: string }>(
      ctx.db,
      sql`select distinct event_object_table::text as name from information_schema.triggers where event_manipulation = 'INSERT' and action_orientation = 'STATEMENT'`,
    );
    expect(triggers.map(({ name }) => name)).toEqual(Object.keys(WRITTEN_TOGETHER));
  });
});
