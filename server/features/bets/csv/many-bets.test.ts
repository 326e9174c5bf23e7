import { SETTLED_LISTED } from '@clearedge/contract/constants';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createContest, makeServer, withTestCtx } from '../../../testing/index.ts';
import { betsFeature } from '../index.ts';

const OLDER = 50;
const MANY = SETTLED_LISTED + OLDER;

test('more bets than a list holds: the newest and every open one are listed, all are counted and exported', async () => {
  await withTestCtx({}, async (ctx, world) => {
    await createContest(ctx);
    const server = await makeServer([betsFeature], { world });
    const me = await server.as(world.user!);
    const slip = { gameId: '20260711_NYY@BOS', betType: 'moneyline', selection: 'New York Yankees', odds: 100, stake: 10 };
    const open = (await me.post('/api/bets', slip)).json() as { id: string };
    // Half of them won; all later than the open one, two of each second.
    await ctx.db.execute(sql`insert into bets select made.* from bets b, generate_series(1, ${MANY}::int) n,
      jsonb_populate_record(null::bets, to_jsonb(b) || jsonb_build_object('id', gen_random_uuid(), 'status', 'settled',
        'placed_at', b.placed_at + (n / 2) * interval '1 second', 'settled_at', b.placed_at + interval '1 day',
        'result', case when n % 2 = 0 then 'win' else 'loss' end, 'profit_cents', case when n % 2 = 0 then 1000 else -1000 end)) made`);
    const listed = (await me.get('/api/bets')).json() as { id: string; placedAt: string }[];
    expect(listed).toHaveLength(SETTLED_LISTED + 1);
    expect(listed.at(-1)?.id).toBe(open.id);
    expect(listed.map(({ placedAt }) => placedAt)).toEqual(
      listed
        .map(({ placedAt }) => placedAt)
        .toSorted()
        .toReversed(),
    );
    const stats = (await me.get('/api/bets/stats')).json();
    expect(stats).toMatchObject({
      totalBets: MANY + 1,
      pendingBets: 1,
      wins: MANY / 2,
      losses: MANY / 2,
      totalStaked: MANY * 10,
      totalProfit: 0,
    });
    const rows = (await me.get('/api/bets/export')).body.trim().split('\n').slice(1);
    expect(new Set(rows.map((row) => row.split(',').at(-1))).size).toBe(MANY + 1);
    await server.close();
  });
});
