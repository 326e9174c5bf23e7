// Practice money on a real PostgreSQL: placing against pgbench with the same statements, settling a slate of 100,000 bets, and reading a long history beside a short one.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { prepareTemplate } from '../../server/testing/databases/postgres-fixture.ts';
import { startRealPostgres } from '../../server/testing/databases/real-postgres.ts';
import { findPgbench, fresh, type Replay, runPgbench, tapDriver } from './practice-replay.ts';

const PLACED = Number(process.env.BENCH_PLACED ?? 2000);
const BETTORS = 200;
/** A whole number of bets for each bettor. */
const SETTLED = BETTORS * Math.ceil(Number(process.env.BENCH_SETTLED ?? 100_000) / BETTORS);
const CONNECTIONS = 8;
const USERS = 16;
const ROUNDS = 3;
const READS = 41;
const CODES = ['NYY', 'LAD', 'HOU', 'ATL', 'SEA', 'CHC', 'TOR', 'TB', 'SD', 'STL', 'DET', 'PIT', 'MIA', 'KC', 'OAK'];

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < READS; at++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[(READS - 1) / 2]!;
}

async function inParallel(count: number, work: (at: number) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let next = 0;
  const loop = async (): Promise<void> => {
    for (let at = next++; at < count; at = next++) await work(at);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, loop));
  return (1000 * count) / (performance.now() - started);
}

async function main(): Promise<void> {
  const postgres = await startRealPostgres();
  await prepareTemplate(postgres.url);
  process.env.TEST_DATABASE_URL = postgres.url;
  const tap = tapDriver();
  const pgbench = findPgbench();
  const { createUser, withPostgres } = await import('../../server/testing/index.ts');
  const { makeCtx } = await import('../../server/platform/ctx/make-ctx.ts');
  const { practiceFeature } = await import('../../server/features/practice/index.ts');
  const { finalScore, offerGame, report, slip } = await import('../../server/features/practice/testing/scene.ts');
  const { findFaults } = await import('../../server/features/ledger/index.ts');
  const { settleContest } = await import('../../server/features/settlement/index.ts');
  type Ctx = Parameters<typeof findFaults>[0] & Awaited<Parameters<Parameters<typeof withPostgres>[1]>[0]>;
  type Read = (ctx: Ctx, input: object) => Promise<unknown>;
  const place = practiceFeature().routes['POST /api/virtual/bets'] as (ctx: Ctx, input: object) => Promise<unknown>;

  await withPostgres({}, async (ctx, world) => {
    const contest = await offerGame(ctx);
    const users = await Promise.all(Array.from({ length: USERS }, async () => (await createUser(ctx)).id));
    const placeOnce = (at: number): Promise<unknown> => {
      const request = {
        requestId: 'r',
        address: '',
        userAgent: '',
        isSecure: true,
        setSession: () => undefined,
        tellQuota: () => undefined,
        idempotencyKey: `key ${randomUUID()}`,
      };
      const actor = { kind: 'user' as const, userId: users[at % USERS]!, tier: 'free' as const, isAdmin: false, sessionId: 's' };
      return place(makeCtx(world.container, actor, request) as Ctx, { body: slip({ stake: 1 }) });
    };
    await inParallel(4 * USERS, placeOnce);
    tap.start();
    await placeOnce(0);
    const replay: Replay = { statements: tap.stop(), users, known: new Set([contest.id]) };
    const database = (await ctx.db.execute(sql`select current_database() as name`)) as unknown as { rows: { name: string }[] };
    const address = new URL(postgres.url);
    address.pathname = `/${database.rows[0]!.name}`;
    const pool = new pg.Pool({ connectionString: address.toString(), max: CONNECTIONS });
    const replayOnce = async (at: number): Promise<void> => {
      const client = await pool.connect();
      for (const { text, values } of fresh(replay, users[at % USERS]!)) await client.query(text, values);
      client.release();
    };
    const rates: Record<string, number[]> = { ours: [], bare: [], pgbench: [] };
    for (let round = 0; round < ROUNDS; round++) {
      rates.ours!.push(await inParallel(PLACED / ROUNDS, placeOnce));
      if (pgbench) rates.pgbench!.push(await runPgbench(pgbench, address.toString(), replay, CONNECTIONS, PLACED / ROUNDS));
      else rates.bare!.push(await inParallel(PLACED / ROUNDS, replayOnce));
    }
    await pool.end();
    const best = (name: string): number => Math.max(...rates[name]!);
    const [rival, limit] = pgbench ? ['pgbench with', best('pgbench')] : ['a bare connection with', best('bare')];
    console.log(
      `placing: ${best('ours').toFixed(0)} bets/s; ${rival} its ${replay.statements.length} statements: ${limit.toFixed(0)}/s; ratio ${(best('ours') / limit).toFixed(2)}`,
    );
  });

  await withPostgres({}, async (ctx, world) => {
    const contests = [];
    for (const code of CODES) contests.push(await offerGame(ctx, { gameId: `20260711_${code}@BOS`, awayCode: code }));
    const users = await Promise.all(Array.from({ length: BETTORS }, async () => (await createUser(ctx)).id));
    await fill(
      ctx as Ctx,
      users,
      contests.map(({ id }) => id),
    );
    const started = performance.now();
    for (const { id } of contests) {
      await report(ctx, id, 1, finalScore(5, 3));
      await settleContest(world.ctxFor('system'), id);
    }
    const seconds = (performance.now() - started) / 1000;
    const left = (await ctx.db.execute(sql`select count(*) as n from virtual_bets where status = 'pending'`)) as unknown as {
      rows: { n: string }[];
    };
    console.log(
      `settling ${SETTLED} bets of ${CODES.length} games: ${seconds.toFixed(1)} s; left open ${left.rows[0]!.n}; faults ${(await findFaults(ctx)).length}`,
    );
    // Twenty bettors become one, over two years: that history is twenty times as long as anybody's.
    const [long, short] = [users[0]!, users[20]!];
    const others = JSON.stringify(users.slice(1, 20));
    await ctx.db.execute(sql`update virtual_bets set placed_at = at, settled_at = at + interval '3 hours',
      user_id = case when ${others}::jsonb ? user_id::text then ${long}::uuid else user_id end
      from (select id as "of", now() - random() * interval '730 days' as at from virtual_bets) moved where id = moved."of"`);
    await ctx.db.execute(sql`vacuum analyze virtual_bets`);
    const reader = (userId: string) =>
      makeCtx(world.container, { kind: 'user', userId, tier: 'free', isAdmin: false, sessionId: 's' }) as Ctx;
    const { 'GET /api/virtual/bets': list, 'GET /api/virtual/performance': figures } = practiceFeature().routes as Record<string, Read>;
    const page = { query: { period: 'all', history: 'current', limit: 25 } };
    const all = { query: { period: 'all', history: 'current', betType: 'all', status: 'all' } };
    for (const [name, read, input] of [
      ['a page of 25', list!, page],
      ['the figures', figures!, all],
    ] as const) {
      await median(() => read(reader(short), input));
      const [ofLong, ofShort] = [await median(() => read(reader(long), input)), await median(() => read(reader(short), input))];
      const each = SETTLED / BETTORS;
      console.log(
        `reading ${name}: ${ofLong.toFixed(1)} ms of ${20 * each} bets, ${ofShort.toFixed(1)} ms of ${each}; ratio ${(ofLong / ofShort).toFixed(2)}`,
      );
    }
  });
  await postgres.stop();
}

/** Open bets as placing would have left them, written by the database itself. */
async function fill(
  { db }: { db: { execute: (statement: ReturnType<typeof sql>) => Promise<unknown> } },
  users: string[],
  contests: string[],
): Promise<void> {
  const each = SETTLED / users.length;
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
  await db.execute(sql`insert into practice_players select u::uuid, 1, now(), now() from jsonb_array_elements_text(${json(users)}) u`);
  await db.execute(
    sql`insert into ledger_accounts values ('house:grants', 'house', null, ${-SETTLED * 100}, now()), ('house:results', 'house', null, 0, now())`,
  );
  await db.execute(sql`insert into ledger_accounts select k || ':' || u, k, u::uuid, case k when 'open' then ${each * 100}::bigint else 0 end, now()
    from jsonb_array_elements_text(${json(users)}) u, (values ('bankroll'), ('open')) kinds (k)`);
  await db.execute(sql`
    insert into virtual_bets (id, user_id, period, bet_type, odds, stake_cents, to_win_cents, pricing, same_game, counts_on, placed_at, status, settlements, seen_revisions, rule_version)
    select gen_random_uuid(), (${json(users)}->>(n % ${users.length}::int))::uuid, 1, 'moneyline', -120, 100, 83, 'single', '[]', '2026-07-11', now(), 'pending', 0, 0, 'bench'
    from generate_series(1, ${SETTLED}::int) n`);
  await db.execute(sql`
    insert into virtual_legs (id, bet_id, position, contest_id, bet_type, selection_text, selection, terms, odds, price_source, revision)
    select gen_random_uuid(), id, 0, (${json(contests)}->>(row_number() over () % ${contests.length})::int)::uuid, 'moneyline', 'Away ML',
      jsonb_build_object('market', 'moneyline', 'period', 'full', 'side', case when random() < 0.5 then 'away' else 'home' end),
      '{"pitcherRule":"action"}', -120, 'book', 0 from virtual_bets`);
  // One grant that became stakes at once: what matters here is what settling finds.
  await db.execute(sql`insert into ledger_transfers select id, 'stake', 'stake:' || id, id, null, now() from virtual_bets`);
  await db.execute(sql`
    insert into ledger_entries (transfer_id, account_id, amount_cents, balance_after_cents, posted_at)
    select id, account, amount, balance, now() from (
      select id, 'open:' || user_id as account, 100 as amount, 100 * row_number() over (partition by user_id order by id) as balance from virtual_bets
      union all select id, 'house:grants', -100, -100 * row_number() over (order by id) from virtual_bets
    ) lines order by abs(balance)`);
  await db.execute(sql`analyze`);
}

await main();
