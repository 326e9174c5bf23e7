import { contract } from '@clearedge/contract';
import { isFeature } from '@clearedge/contract/entitlements';
import type { Route } from '@clearedge/contract/route';
import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bets, virtualBets, virtualLegs } from '../db/schema/index.ts';
import type { Ctx } from '../kernel/ctx.ts';
import { createContest, makeServer, type TestClient, type UserRow, withPostgres } from '../testing/index.ts';
import { features } from './features.ts';
import { heldDuring, MOST_HELD_MS } from './testing/held-during.ts';

const BETS = 10_000;
/** Collecting garbage falls into one measurement, never into all: a call that holds the process does it every time. */
const TRIES = 12;

/** The ugliest histories: what makes a loop over lengths, a sort by one key, a group of everything or a page of equal times long. */
const UGLY: Record<string, SQL> = {
  'all won': sql`'{"result":"win","profit_cents":909}'::jsonb`,
  'all lost': sql`'{"result":"loss","profit_cents":-1000}'::jsonb`,
  'every bet on its own day': sql`jsonb_build_object('result', case when n % 3 = 0 then 'win' else 'loss' end, 'profit_cents', n % 700 - 350,
    'odds', 100 + n, 'placed_at', now() - n * interval '1 day', 'settled_at', now() - n * interval '1 day', 'starts_at', now() - n * interval '1 day',
    'contest_id', null, 'game_label', 'A' || n || ' @ B' || n, 'selection_text', 'Selection ' || n, 'book', 'Book ' || n)`,
  'all open': sql`'{"status":"pending","result":null,"profit_cents":null,"settled_at":null}'::jsonb`,
};

const MONEYLINE = { market: 'moneyline', period: 'full', side: 'home' } as const;
const TERMS = { scheduledInnings: 9, listedPitchers: null } as never;

/** Copies of one tracked and one practice bet, each with its own id and what makes the history ugly. */
async function fillHistory(ctx: Ctx, user: UserRow, contestId: string, ugly: SQL): Promise<void> {
  const about = { userId: user.id, betType: 'moneyline', odds: -110, placedAt: ctx.now(), ruleVersion: '1' } as const;
  const settled = { status: 'settled', result: 'win', settledAt: ctx.now() } as const;
  const leg = { selectionText: 'Boston Red Sox', selection: MONEYLINE, terms: TERMS };
  const [own, practice] = [crypto.randomUUID(), crypto.randomUUID()];
  await ctx.db
    .insert(bets)
    .values({
      ...about,
      ...settled,
      ...leg,
      id: own,
      contestId,
      sport: 'mlb',
      gameLabel: 'New York Yankees @ Boston Red Sox',
      stakeCents: 1000,
      profitCents: 909,
      source: 'slip',
      startsAt: ctx.now(),
      updatedAt: ctx.now(),
    });
  await ctx.db
    .insert(virtualBets)
    .values({
      ...about,
      ...settled,
      id: practice,
      period: 1,
      stakeCents: 1000,
      toWinCents: 909,
      payoutCents: 1909,
      pricing: 'single',
      sameGame: [],
      countsOn: '2026-07-11',
      settlements: 1,
      seenRevisions: 1,
    });
  const side = {
    betId: practice,
    position: 0,
    contestId,
    betType: 'moneyline',
    odds: -110,
    priceSource: 'book',
    result: 'win',
    revision: 1,
  } as const;
  await ctx.db.insert(virtualLegs).values({ ...leg, ...side, id: crypto.randomUUID() });
  const copies = sql`generate_series(1, ${BETS - 1}::int) n`;
  const paid = sql`case (${ugly})->>'result' when 'win' then 1909 when 'loss' then 0 end`;
  await ctx.db.execute(sql`insert into bets select r.* from bets b, ${copies},
    lateral jsonb_populate_record(b, ${ugly} || jsonb_build_object('n', n, 'id', gen_random_uuid())) r where b.id = ${own}`);
  await ctx.db.execute(sql`insert into virtual_bets select r.* from virtual_bets b, ${copies}, lateral jsonb_populate_record(b,
    (${ugly}) - 'contest_id' || jsonb_build_object('n', n, 'id', gen_random_uuid(), 'payout_cents', ${paid})) r where b.id = ${practice}`);
  await ctx.db.execute(sql`insert into virtual_legs select r.* from virtual_legs l, virtual_bets b, lateral jsonb_populate_record(l,
    jsonb_build_object('id', gen_random_uuid(), 'bet_id', b.id, 'result', b.result)) r
    where l.bet_id = ${practice} and b.user_id = ${user.id} and b.id <> ${practice}`);
}

/** Every read of someone's own, and what a reader can ask of it that makes the most of a history. */
const READS = Object.entries(contract as Record<string, Route>)
  .filter(([key, { access }]) => key.startsWith('GET ') && !key.includes('/:') && (access === 'member' || isFeature(access)))
  .map(([key]) => key.slice('GET '.length));
const ALSO = [
  '/api/performance/mine?period=90d',
  '/api/bets/history?search=red%20sox%20zzz',
  '/api/bets/history?result=win&limit=100',
  '/api/virtual/bets?status=settled',
  '/api/search?q=a',
];

async function leastHeldBy(client: TestClient, path: string, seen: Map<string, number>): Promise<string | null> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least > MOST_HELD_MS; tries += 1) {
    const { heldMs, value: status } = await heldDuring(async () => (await client.get(path)).statusCode);
    if (status >= 500) return `${path}: ${status}`;
    least = Math.min(least, heldMs);
  }
  seen.set(path, Math.max(seen.get(path) ?? 0, least));
  return least > MOST_HELD_MS ? `${path}: held for ${least.toFixed(0)} ms` : null;
}

describe('no call keeps the process from everybody else', () => {
  test.each(Object.keys(UGLY))(`${BETS} bets, %s`, { timeout: 240_000 }, async (name) => {
    await withPostgres({ tier: 'elite', now: '2026-07-14T16:00:00.000Z' }, async (ctx, world) => {
      const event = await createContest(ctx, { status: 'final', startsAt: new Date('2026-07-11T23:05:00Z') });
      await fillHistory(ctx, world.user!, event.id, UGLY[name]!);
      await ctx.db.execute(sql`analyze`);
      const server = await makeServer(features, { world, checksAnswers: false });
      const client = await server.as(world.user!);
      await client.get('/api/auth/me');
      const seen = new Map<string, number>();
      const held: string[] = [];
      for (const path of [...READS, ...ALSO]) {
        const found = await leastHeldBy(client, path, seen);
        if (found) held.push(found);
      }
      if (process.env.EVENT_LOOP_TABLE)
        console.table([...seen].map(([path, ms]) => ({ path, ms: Number(ms.toFixed(1)) })).sort((a, b) => b.ms - a.ms));
      expect(held).toEqual([]);
      await server.close();
    });
  });
});
