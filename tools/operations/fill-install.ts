// node tools/run.mjs tools/operations/fill-install.ts --dir DATA_DIR | --database URL [--users 10000]: pours users, practice bets with their ledger, and a season
// of prices into a demo install, to measure what it weighs and how long it is moved. Embedded, it needs `node tools/build.mjs --threads`; never for a real install.
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '../../server/kernel/db.ts';
import { openEmbedded } from '../../server/platform/database/open-embedded.ts';

const { values } = parseArgs({
  options: { dir: { type: 'string' }, database: { type: 'string' }, users: { type: 'string', default: '10000' } },
});
const users = Number(values.users);

/** Rows are made from one that the product itself wrote, so that no column has to be named that does not matter here. */
const STEPS: readonly [string, string][] = [
  [
    'users',
    `insert into users select made.* from (select * from users where tier = 'free' and not is_admin limit 1) u, generate_series(1, ${users}) n,
      jsonb_populate_record(null::users, to_jsonb(u) || jsonb_build_object('id', gen_random_uuid(), 'username', 'load' || n, 'username_key', 'load' || n, 'username_skeleton', 'load' || n,
        'email', 'load' || n || '@load.example', 'email_key', 'load' || n || '@load.example')) made`,
  ],
  [
    'accounts',
    `insert into ledger_accounts (id, kind, owner_id, balance_cents, created_at)
      select k || ':' || u.id, k, u.id, case k when 'bankroll' then 90000 else 10000 end, u.created_at
      from users u, (values ('bankroll'), ('open')) kinds(k) where u.username_key like 'load%'`,
  ],
  [
    'practice bets',
    `create temp table poured on commit preserve rows as select gen_random_uuid() as id, u.id as user_id, n from users u, generate_series(1, 10) n where u.username_key like 'load%';
      insert into virtual_bets select made.* from poured p, (select * from virtual_bets where status = 'pending' limit 1) b,
        jsonb_populate_record(null::virtual_bets, to_jsonb(b) || jsonb_build_object('id', p.id, 'user_id', p.user_id, 'stake_cents', 1000)) made;
      insert into virtual_legs select made.*
        from poured p, (select l.* from virtual_legs l join virtual_bets b on b.id = l.bet_id where b.status = 'pending' limit 1) l,
          jsonb_populate_record(null::virtual_legs, to_jsonb(l) || jsonb_build_object('id', gen_random_uuid(), 'bet_id', p.id, 'position', 0)) made`,
  ],
  [
    'ledger',
    `create temp table moved on commit preserve rows as
        select gen_random_uuid() as id, 'grant' as kind, 'load-grant:' || id as key, null::uuid as bet_id, id as user_id, 100000 as amount, 0 as n from users where username_key like 'load%'
        union all select gen_random_uuid(), 'stake', 'load-stake:' || id, id, user_id, 1000, n from poured;
      insert into ledger_transfers (id, kind, key, bet_id, posted_at) select id, kind, key, bet_id, now() from moved;
      insert into ledger_entries (transfer_id, account_id, amount_cents, balance_after_cents, posted_at)
        select id, 'house:grants', -amount, 0, now() from moved where kind = 'grant'
        union all select id, 'bankroll:' || user_id, amount, amount, now() from moved where kind = 'grant'
        union all select id, 'bankroll:' || user_id, -amount, 100000 - n * amount, now() from moved where kind = 'stake'
        union all select id, 'open:' || user_id, amount, n * amount, now() from moved where kind = 'stake';
      update ledger_accounts set balance_cents = balance_cents - 100000::bigint * ${users} where id = 'house:grants'`,
  ],
  [
    'prices of a season',
    `insert into quotes (contest_id, book_code, market, side, line, price, quoted_at, is_opening, recorded_at)
      select e.id, b.code, m.market, m.side, m.line, -105 - (n * 7 + ascii(b.code)) % 40, e.starts_at - n * interval '83 minutes', n = 12, e.starts_at - n * interval '83 minutes'
      from (select id, starts_at from contests where sport = 'mlb' limit 2430) e, books b, generate_series(1, 12) n,
        (values ('moneyline', 'away', null::float8), ('moneyline', 'home', null), ('spread', 'away', 1.5), ('spread', 'home', -1.5), ('total', 'over', 8.5), ('total', 'under', 8.5)) m(market, side, line)
      on conflict do nothing`,
  ],
];

const die = (error: Error): never => {
  throw error;
};

/** One session, since a step finds the temporary tables of the step before. The product is stopped meanwhile. */
async function openInstall({ dir, database }: { dir?: string; database?: string }): Promise<{ db: Db; close: () => Promise<void> }> {
  if (dir) return openEmbedded(dir, 'postgres', die);
  if (!database) throw new Error('say which install: --dir DATA_DIR, or --database URL');
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  return { db: drizzle(client) as unknown as Db, close: () => client.end() };
}

const { db, close } = await openInstall(values);
for (const [name, statements] of STEPS) {
  const startedAt = performance.now();
  // In one transaction a transfer and its entries bear one instant.
  await db.transaction(async (tx) => {
    for (const statement of statements.split(';')) await tx.execute(sql.raw(statement));
  });
  console.log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}
await close();
