import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { betsFeature } from '../../../server/features/bets/index.ts';
import { createGroup } from '../../../server/features/groups/index.ts';
import { practiceFeature } from '../../../server/features/practice/index.ts';
import { GAME_ID, offerGame, slip } from '../../../server/features/practice/testing/scene.ts';
import type { Ctx } from '../../../server/kernel/ctx.ts';
import { makeServer, withTestCtx } from '../../../server/testing/index.ts';
import type { AckedBet, Book } from '../load/acknowledged.ts';
import { listLostAndDoubled, listMisreported, listSettledWrongly } from './bet-faults.ts';
import { countJobs, countOpenBets, listGroupFaults } from './other-faults.ts';

interface Scene {
  ctx: Ctx;
  user: string;
  practice: AckedBet;
  tracked: AckedBet;
}

/** A practice bet and a tracked one, each under its key, as the product placed them. */
async function inScene(play: (scene: Scene) => Promise<void>): Promise<void> {
  await withTestCtx({}, async (ctx, world) => {
    await offerGame(ctx);
    const server = await makeServer([practiceFeature(), betsFeature], { world });
    const me = await server.as(world.user!);
    const user = world.user!.id;
    const place = async (book: Book, path: string, body: object): Promise<AckedBet> => {
      const key = `key of the ${book} one`;
      const answer = await me.post(path, body, { 'idempotency-key': key });
      expect(answer.statusCode).toBe(201);
      return { id: answer.json().id, key, userId: user, stakeCents: 6000, book };
    };
    const practice = await place('practice', '/api/virtual/bets', slip());
    const pick = { market: 'moneyline', period: 'full', side: 'away' };
    const body = { gameId: GAME_ID, betType: 'moneyline', selection: 'New York Yankees ML', pick, odds: -120, stake: 60 };
    await play({ ctx, user, practice, tracked: await place('tracked', '/api/bets', body) });
    await server.close();
  });
}

const copyOf = (table: 'bets' | 'virtual_bets') =>
  sql.raw(`insert into ${table} select made.* from ${table} b,
    jsonb_populate_record(null::${table}, to_jsonb(b) || jsonb_build_object('id', gen_random_uuid())) made limit 1`);

test('books that are sound have no fault', async () => {
  await inScene(async ({ ctx, user, practice, tracked }) => {
    expect(await listLostAndDoubled(ctx.db, [practice, tracked], [user])).toEqual([]);
    expect(await listSettledWrongly(ctx.db)).toEqual([]);
    expect(await listMisreported(ctx.db, [], new Map())).toEqual([]);
    expect(await countOpenBets(ctx.db, [user])).toBe(2);
    expect(await countOpenBets(ctx.db, [randomUUID()])).toBe(0);
  });
});

test('an acknowledged bet that is not there as it was acknowledged is seen', async () => {
  await inScene(async ({ ctx, user, practice }) => {
    const changes: [RegExp, Partial<AckedBet>][] = [
      [/^lost: practice bet/, { id: randomUUID() }],
      [/^lost: practice bet/, { stakeCents: practice.stakeCents + 1 }],
      [/^lost: practice bet/, { userId: randomUUID() }],
      [/^lost: tracked bet/, { book: 'tracked' }],
      [/stands for nothing$/, { key: 'another' }],
    ];
    for (const [fault, change] of changes) {
      const faults = await listLostAndDoubled(ctx.db, [{ ...practice, ...change }], [user]);
      expect(faults.filter((each) => fault.test(each))).toHaveLength(1);
    }
  });
});

test('a second bet for one key is seen in either book', async () => {
  await inScene(async ({ ctx, user, practice, tracked }) => {
    await ctx.db.execute(copyOf('bets'));
    await ctx.db.execute(copyOf('virtual_bets'));
    const faults = await listLostAndDoubled(ctx.db, [practice, tracked], [user]);
    expect(new Set(faults.map((fault) => fault.split(' bet ')[0]))).toEqual(new Set(['doubled: practice', 'doubled: tracked']));
    expect(faults).toHaveLength(2);
  });
});

test('what is settled without money or grade, staked without a bet, or open without a stake is seen', async () => {
  await inScene(async ({ ctx }) => {
    await ctx.db.execute(sql`update bets set status = 'settled', result = 'win', profit_cents = 0`);
    await ctx.db.execute(sql`update virtual_bets set status = 'settled', result = 'win', payout_cents = 0`);
    await ctx.db.execute(copyOf('virtual_bets'));
    const faults = (await listSettledWrongly(ctx.db)).join('\n');
    for (const part of ['was graded 0 times', 'was paid 0 times', 'has 0 stakes', 'are 6000 cents, of its open bets 0'])
      expect(faults).toContain(part);
  });
});

test('cash-outs and resets that did not happen are seen', async () => {
  await inScene(async ({ ctx, user, practice }) => {
    const faults = await listMisreported(ctx.db, [practice.id], new Map([[user, 2]]));
    expect(faults).toEqual([
      `bet ${practice.id} was acknowledged as closed early and is not`,
      `member ${user} has reset 0 times, acknowledged 2`,
    ]);
  });
});

test('a group that counts wrongly or holds too many is seen', async () => {
  await withTestCtx({}, async (ctx) => {
    await createGroup(ctx, { body: { name: 'Bleachers', description: '', maxMembers: 2 } });
    expect(await listGroupFaults(ctx.db)).toEqual([]);
    await ctx.db.execute(sql`update groups set member_count = 2`);
    expect(await listGroupFaults(ctx.db)).toHaveLength(1);
  });
});

test('jobs that wait, run, failed, or are out of tries are told apart', async () => {
  await withTestCtx({}, async (ctx) => {
    const add = (values: string) =>
      ctx.db.execute(
        sql.raw(
          `insert into jobs (name, payload, run_at, max_attempts, attempts, locked_until, failed_at, done_at) values ('j', '{}', ${values})`,
        ),
      );
    const due = `'2026-07-11T15:00:00Z'`;
    await add(`'2026-07-11T17:00:00Z', 3, 0, null, null, null`);
    await add(`${due}, 3, 3, null, null, ${due}`);
    expect(await countJobs(ctx.db, ctx.now())).toEqual({ waiting: 0, claimed: 0, failed: [] });
    await add(`${due}, 3, 1, null, null, null`);
    await add(`${due}, 3, 1, now() - interval '1 minute', null, null`);
    await add(`${due}, 3, 3, now() + interval '1 minute', null, null`);
    await add(`${due}, 3, 3, null, ${due}, null`);
    await add(`${due}, 3, 3, now() - interval '1 minute', null, null`);
    const counts = await countJobs(ctx.db, ctx.now());
    expect(counts).toMatchObject({ waiting: 2, claimed: 1 });
    expect(counts.failed).toHaveLength(2);
  });
});
