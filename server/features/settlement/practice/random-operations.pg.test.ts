import { drawBelow, type RandomState, seedRandom } from '@clearedge/quant/random';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ledgerAccounts, ledgerTransfers, virtualBets } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { rowsOf } from '../../../kernel/db.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { makeCtx } from '../../../platform/ctx/make-ctx.ts';
import { createUser, type EventRow, hasPostgres, type TestWorld, withPostgres } from '../../../testing/index.ts';
import { practiceFeature } from '../../practice/index.ts';
import { expectSoundBooks, finalScore, offerGame, report, slip } from '../../practice/testing/scene.ts';
import { settleEvent } from '../settle-event.ts';

/** PRACTICE_SEEDS=20 PRACTICE_OPERATIONS=10000 is the full run. */
const SEEDS = Number(process.env.PRACTICE_SEEDS ?? 2);
const OPERATIONS = Number(process.env.PRACTICE_OPERATIONS ?? 1000);
const FIRST_SEED = Number(process.env.PRACTICE_FIRST_SEED ?? 1);
const IN_FLIGHT = 50;
const MINUTE_MS = 60_000;
const CLUBS = ['NYY', 'LAD', 'HOU', 'ATL', 'SEA', 'CHC'];

const { routes } = practiceFeature();
// biome-ignore lint/suspicious/noExplicitAny: verbs of several routes, called with what the binder would have parsed
type AnyVerb = (ctx: Ctx, input: any) => Promise<any>;
const verb = (key: keyof typeof routes): AnyVerb => routes[key] as AnyVerb;

interface Play {
  state: RandomState;
  ctx: Ctx;
  world: TestWorld;
  users: string[];
  games: { event: EventRow; version: number }[];
  placed: { userId: string; betId: string }[];
  acknowledged: Set<string>;
}

const pick = <T>({ state }: Play, list: readonly T[]): T => list[drawBelow(state, list.length)]!;

function as({ world }: Play, userId: string, idempotencyKey?: string): Ctx {
  const actor = { kind: 'user' as const, userId, tier: 'free' as const, isAdmin: false, sessionId: userId };
  const request = { requestId: 'r', address: '', userAgent: '', isSecure: true, setSession: () => undefined };
  return makeCtx(world.house, actor, idempotencyKey === undefined ? request : { ...request, idempotencyKey });
}

const leg = (gameId: string) => {
  const { stake: _stake, potentialWin: _win, status: _status, ...rest } = slip({ gameId });
  return rest;
};

/** Draws everything by itself before anything runs, so that a seed means the same operations however they interleave. */
function nextOperation(play: Play): () => Promise<void> {
  const dice = drawBelow(play.state, 100);
  const userId = pick(play, play.users);
  const stake = (1 + drawBelow(play.state, 40_000)) / 100;
  const [first, second] = [pick(play, play.games), pick(play, play.games)];
  const score = [drawBelow(play.state, 9), drawBelow(play.state, 9)] as const;
  const old = play.placed.length > 0 ? pick(play, play.placed) : null;
  if (dice < 60) {
    const isParlay = dice >= 45 && first !== second;
    const gameIds = [first.event.gameId, second.event.gameId];
    const body = isParlay ? { betType: 'parlay', legs: gameIds.map(leg), stake } : slip({ gameId: gameIds[0], stake });
    const key = dice % 3 === 0 ? `key ${drawBelow(play.state, 40)}` : undefined;
    return async () => {
      const bet = await verb('POST /api/virtual/bets')(as(play, userId, key), { body });
      play.placed.push({ userId, betId: bet.id });
      play.acknowledged.add(bet.id);
    };
  }
  if (dice < 72) return () => endGame(play, first, score);
  if (dice < 90 && old) return () => closeEarly(play, old);
  if (dice < 94) return async () => void (await verb('POST /api/user/balance/reset')(as(play, userId), {}));
  return async () => void (await verb('GET /api/user/balance')(as(play, userId), { query: {} }));
}

async function endGame({ ctx, world }: Play, game: Play['games'][number], [away, home]: readonly [number, number]): Promise<void> {
  game.version += 1;
  await report(ctx, game.event.id, game.version, finalScore(away, home === away ? home + 1 : home));
  await settleEvent(world.ctxFor('system'), game.event.id);
}

async function closeEarly(play: Play, { userId, betId }: Play['placed'][number]): Promise<void> {
  const input = { params: { betId }, body: { amount: 0.01 } };
  await verb('POST /api/virtual/bets/:betId/cash-out')(as(play, userId), input);
}

const allowRefusal = (error: unknown): void => {
  if (!(error instanceof Refusal)) throw error;
};

async function expectInvariants({ ctx, acknowledged }: Play): Promise<void> {
  await expectSoundBooks(ctx);
  const wrong = await rowsOf(
    ctx.db,
    sql`
    select 'open stakes' as what from ${ledgerAccounts} a where a.kind = 'open' and a.balance_cents <>
      (select coalesce(sum(b.stake_cents), 0) from ${virtualBets} b where b.user_id = a.owner_id and b.status = 'pending')
    union all
    select 'settlements of ' || b.id from ${virtualBets} b where (b.status = 'settled')::int <>
      (select count(*) filter (where t.kind in ('settlement', 'cash_out')) - count(*) filter (where t.kind = 'reversal')
       from ${ledgerTransfers} t where t.bet_id = b.id)
    union all
    select 'stake of ' || b.id from ${virtualBets} b
      where (select count(*) from ${ledgerTransfers} t where t.bet_id = b.id and t.kind = 'stake') <> 1`,
  );
  expect(wrong).toEqual([]);
  const ids = new Set((await ctx.db.select({ id: virtualBets.id }).from(virtualBets)).map(({ id }) => id));
  expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([]);
}

async function run(seed: number): Promise<void> {
  await withPostgres({}, async (ctx, world) => {
    const users = [world.user!, ...(await Promise.all(Array.from({ length: 4 }, () => createUser(ctx))))].map(({ id }) => id);
    const games = [];
    for (const code of CLUBS) games.push({ event: await offerGame(ctx, { gameId: `20260711_${code}@BOS`, awayCode: code }), version: 0 });
    const play: Play = { state: seedRandom(seed), ctx, world, users, games, placed: [], acknowledged: new Set() };
    for (let done = 0; done < OPERATIONS; done += IN_FLIGHT) {
      const batch = Array.from({ length: IN_FLIGHT }, () => nextOperation(play));
      await Promise.all(batch.map((operate) => operate().catch(allowRefusal)));
      if (done % 1000 === 0) await expectInvariants(play);
    }
    await expectInvariants(play);
    expect(play.acknowledged.size).toBeGreaterThan(OPERATIONS / 20);
  });
}

describe.skipIf(!hasPostgres)('random operations, fifty in flight', () => {
  test.each(Array.from({ length: SEEDS }, (_, at) => FIRST_SEED + at))(
    'seed %i loses and makes no cent',
    run,
    2 * OPERATIONS * 100 + MINUTE_MS,
  );
});
