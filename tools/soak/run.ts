// npm run soak: minutes of mixed load on two web processes and a worker, some of them killed; what was acknowledged must be there, once. docs/speed.md

import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { findFaults } from '../../server/features/ledger/index.ts';
import { type Db, rowsOf } from '../../server/kernel/db.ts';
import { countJobs, countOpenBets, listGroupFaults } from './books/other-faults.ts';
import type { AckedBet } from './load/acknowledged.ts';
import { readOptions } from './options.ts';
import { runPhase } from './phase.ts';
import { readGames } from './read-games.ts';
import { judgeGames, judgePhase, type Promised, showGames, showPhase, showPromises, showWorld } from './report.ts';
import { readFigures } from './watch/read-figures.ts';
import { inWorld, untilQuiet, type World } from './world.ts';

const listed = (bets: readonly AckedBet[]) => sql`jsonb_to_recordset(${JSON.stringify(bets)}::jsonb)
  as said (id uuid, key text, "userId" uuid, "stakeCents" bigint, book text)`;

/** Acknowledged bets that are not there as they were acknowledged; keys with more than one bet; bets of members that no key has asked for. */
export async function listLostAndDoubled(db: Db, bets: readonly AckedBet[], members: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ fault: string }>(
    db,
    sql`
    with there as (select id, user_id, stake_cents, 'practice' as book from virtual_bets union all select id, user_id, stake_cents, 'tracked' from bets),
      asked as (select user_id, key, case scope when 'POST /api/bets' then 'tracked' else 'practice' end as book, (((response->>'text')::jsonb)->>'id')::uuid as id
        from idempotency_keys where scope in ('POST /api/bets', 'POST /api/virtual/bets'))
    select 'lost: ' || said.book || ' bet ' || said.id || ' of key ' || said.key as fault from ${listed(bets)}
      left join there on there.id = said.id and there.user_id = said."userId" and there.stake_cents = said."stakeCents" and there.book = said.book
      where there.id is null
    union all
    select 'the key ' || said.key || ' of bet ' || said.id || ' stands for ' || coalesce(asked.id::text, 'nothing') from ${listed(bets)}
      left join asked on asked.user_id = said."userId" and asked.key = said.key and asked.book = said.book where asked.id is distinct from said.id
    union all
    select 'the key ' || asked.key || ' stands for no bet' from asked left join there on there.id = asked.id where there.id is null
    union all
    select 'doubled: ' || there.book || ' bet ' || there.id || ' has no key of its own' from there
      left join asked on asked.id = there.id and asked.user_id = there.user_id
      where asked.id is null and there.user_id in (select member::uuid from jsonb_array_elements_text(${JSON.stringify(members)}::jsonb) member)`,
  );
  return rows.map(({ fault }) => fault);
}

/** Bets that were not settled exactly once, or whose money did not move with them. */
export async function listSettledWrongly(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ fault: string }>(
    db,
    sql`
    select 'practice bet ' || b.id || ' has ' || count(t.id) filter (where t.kind = 'stake') || ' stakes' as fault
      from virtual_bets b left join ledger_transfers t on t.bet_id = b.id group by b.id having count(t.id) filter (where t.kind = 'stake') <> 1
    union all
    select 'practice bet ' || b.id || ', ' || b.status || ', was paid ' ||
        (count(t.id) filter (where t.kind in ('settlement', 'cash_out')) - count(t.id) filter (where t.kind = 'reversal')) || ' times'
      from virtual_bets b left join ledger_transfers t on t.bet_id = b.id group by b.id
      having (b.status = 'settled')::int <> count(t.id) filter (where t.kind in ('settlement', 'cash_out')) - count(t.id) filter (where t.kind = 'reversal')
    union all
    select 'the open stakes of ' || a.id || ' are ' || a.balance_cents || ' cents, of its open bets ' || coalesce(sum(b.stake_cents), 0)
      from ledger_accounts a left join virtual_bets b on b.user_id = a.owner_id and b.status = 'pending'
        and a.id = case when b.contest_on is null then 'open:' || b.user_id else 'contest_open:' || b.user_id || ':' || b.contest_on end
      where a.kind in ('open', 'contest_open')
      group by a.id having a.balance_cents <> coalesce(sum(b.stake_cents), 0)
    union all
    select 'tracked bet ' || b.id || ', ' || b.status || ', was graded ' ||
        (count(g.id) filter (where g.kind = 'grade') - count(g.id) filter (where g.kind = 'reversal')) || ' times'
      from bets b left join bet_gradings g on g.bet_id = b.id where b.source = 'slip' group by b.id
      having (b.status = 'settled')::int <> count(g.id) filter (where g.kind = 'grade') - count(g.id) filter (where g.kind = 'reversal')`,
  );
  return rows.map(({ fault }) => fault);
}

/** Bets closed early without their movement of money, and members whose resets are not those that were acknowledged. */
export async function listMisreported(db: Db, closed: Iterable<string>, resets: ReadonlyMap<string, number>): Promise<string[]> {
  const stated = [...resets].map(([user, count]) => ({ user, count }));
  const rows = await rowsOf<{ fault: string }>(
    db,
    sql`
    select 'bet ' || bet || ' was acknowledged as closed early and is not' as fault from jsonb_array_elements_text(${JSON.stringify([...closed])}::jsonb) bet
      where not exists (select 1 from ledger_transfers t where t.bet_id = bet::uuid and t.kind = 'cash_out')
    union all
    select 'member ' || said."user" || ' has reset ' || (p.period - 1) || ' times, acknowledged ' || said.count
      from jsonb_to_recordset(${JSON.stringify(stated)}::jsonb) as said ("user" uuid, count int)
      left join practice_players p on p.user_id = said."user" where p.period - 1 is distinct from said.count`,
  );
  return rows.map(({ fault }) => fault);
}

const STEP_MINUTES = 60;
const MOST_HOURS = 96;
const STEP_QUIET_SECONDS = 30;
/** Longer than a killed process may hold what it had begun. */
const LAST_QUIET_SECONDS = 660;
const STREAM_PATIENCE_MS = 10_000;

/** Lets time go by until every bet of the members has its result; answers how many have none. */
async function playOut(world: World): Promise<number> {
  const { clock, database, members } = world;
  const ids = members.map(({ id }) => id);
  for (let hours = 0; hours < MOST_HOURS; hours += STEP_MINUTES / 60) {
    if ((await countOpenBets(database.db, ids)) === 0) break;
    await clock.move(STEP_MINUTES);
    await untilQuiet(world, STEP_QUIET_SECONDS);
  }
  return countOpenBets(database.db, ids);
}

/** What the books say when nothing moves any more, each kind of fault under its promise. */
async function readBooks(world: World): Promise<Map<string, string[]>> {
  const { database, acknowledged, members, clock } = world;
  const { db } = database;
  await untilQuiet(world, LAST_QUIET_SECONDS);
  const { waiting, claimed, failed } = await countJobs(db, clock.now());
  const stuck = waiting + claimed === 0 ? [] : [`${waiting} jobs wait and ${claimed} are claimed`];
  const ids = members.map(({ id }) => id);
  return new Map([
    ['what was acknowledged is there, once', [...acknowledged.faults, ...(await listLostAndDoubled(db, acknowledged.bets, ids))]],
    ['cash-outs and resets as acknowledged', await listMisreported(db, acknowledged.closed, acknowledged.resets)],
    ['every bet is settled exactly once', await listSettledWrongly(db)],
    ['not a cent is lost or made', await findFaults({ db })],
    ['no group has more members than places', await listGroupFaults(db)],
    ['no job is stuck or failed', [...stuck, ...failed]],
  ]);
}

/** Whether every open browser hears of a clock that moves, and how many are left after all have gone. */
async function checkStreams({ streams, clock, fleet, options }: World): Promise<string[]> {
  const movedAt = performance.now();
  await clock.move(1);
  const heardBy = async (): Promise<number> => {
    for (;;) {
      const count = streams.countHeardSince(movedAt);
      if (count >= options.streams || performance.now() - movedAt > STREAM_PATIENCE_MS) return count;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const heard = await heardBy();
  const faults = heard < options.streams ? [`${options.streams - heard} of ${options.streams} browsers did not hear the clock move`] : [];
  streams.close();
  await new Promise((resolve) => setTimeout(resolve, 2000));
  for (const { plan } of fleet.processes.filter((one) => one.plan.role === 'web')) {
    const open = (await readFigures(plan.metricsPort))?.openStreams;
    if (open !== 0) faults.push(`${plan.name} still holds ${open} streams of closed browsers`);
  }
  return faults;
}

const options = readOptions(process.env);
// Of this program and, through its environment, of all that it starts.
Object.assign(process.env, { DATE_PACE: String(options.pace), DATE_SINCE: String(Date.now()) });
await import('./fleet/paced-date.mjs');

async function soak(world: World): Promise<Promised[]> {
  const promises: Promised[] = [];
  for (const phase of options.phases) {
    if (phase === 'games') {
      const figures = await readGames(world);
      showGames(figures);
      promises.push(judgeGames(figures));
    } else {
      const figures = await runPhase(world, phase);
      showPhase(figures);
      promises.push(...judgePhase(figures));
    }
  }
  promises.push({ what: 'every browser hears, and none is kept that has gone', faults: await checkStreams(world) });
  const open = await playOut(world);
  promises.push({ what: 'every bet has its result', faults: open === 0 ? [] : [`${open} have none`] });
  for (const [what, faults] of await readBooks(world)) promises.push({ what, faults });
  showWorld(world);
  return promises;
}

if (!existsSync(new URL('../../server/dist/web.js', import.meta.url))) {
  console.error('The product is not built: npm run build');
  process.exit(1);
}
const { seed, minutes, phases, publicReads, ownReads, writes, members, streams, pace } = options;
console.log(
  `soak: ${phases.join(', ')}; ${minutes} minutes each, seed ${seed}; ${publicReads} public and ${ownReads} own reads and ${writes} writes a second by ${members} members, ${streams} streams, clock ${pace} times as fast`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
let isStored = false;
await inWorld(options, async (world) => {
  isStored = showPromises(await soak(world));
});
process.exit(isStored ? 0 : 1);
