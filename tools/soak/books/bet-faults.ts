import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../../server/kernel/db.ts';
import type { AckedBet } from '../load/acknowledged.ts';

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
