import { expect, test } from 'vitest';
import { describeStatement } from './trace-statements.ts';

test.each([
  ['select "id", "email" from "users" where "users"."email" = $1', 'select', 'users'],
  ['insert into "ledger_entries" ("id") values ($1)', 'insert', 'ledger_entries'],
  ['update jobs set done_at = now() where id = $1', 'update', 'jobs'],
  ['delete from "sessions" where id = $1', 'delete', 'sessions'],
  ['with due as (\n  update job_schedules set x = 1 returning y) insert into jobs select y from due', 'update', 'job_schedules'],
  ['select (extract(epoch from min(run_at)) * 1000)::float8 as at\n  from jobs', 'select', 'jobs'],
  ['select a is distinct from b as differs from picks', 'select', 'picks'],
  ['select count(*) from (select 1 from bets) as x', 'select', 'bets'],
  ['begin', 'begin', null],
  ['savepoint sp1', 'savepoint', null],
  ['', 'statement', null],
])('%s', (statement, operation, table) => {
  expect(describeStatement(statement)).toEqual({ operation, table });
  expect(describeStatement({ text: statement, values: ['x'] })).toEqual({ operation, table });
});
