import { drawBelow, type RandomState, seedRandom } from '@clearedge/quant/random';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { ledgerAccounts, ledgerTransfers, virtualBets } from '../../../../db/schema/index.ts';
import type { Ctx } from '../../../../kernel/ctx.ts';
import { rowsOf } from '../../../../kernel/db.ts';
import { isOutage } from '../../../../platform/database/race.ts';
import { createUser, type EventRow, type TestWorld, type UserRow } from '../../../../testing/index.ts';
import { expectSoundBooks, finalScore, offerGame, report, slip } from '../../../practice/testing/scene.ts';
import { settleEvent } from '../../settle-event.ts';

/** Who carries out what users ask for: verbs in this process, or servers elsewhere. Refusals are no failures. */
export interface Counter {
  /** Answers the bet's id, null where it was refused. */
  place: (user: UserRow, body: object, key: string | undefined) => Promise<string | null>;
  closeEarly: (user: UserRow, betId: string) => Promise<void>;
  reset: (user: UserRow) => Promise<void>;
  look: (user: UserRow) => Promise<void>;
}

interface Play {
  state: RandomState;
  ctx: Ctx;
  world: TestWorld;
  counter: Counter;
  users: UserRow[];
  games: { event: EventRow; version: number }[];
  placed: { user: UserRow; betId: string }[];
  acknowledged: Set<string>;
}

export const IN_FLIGHT = 50;
const CHECK_EVERY = 1000;
const CLUBS = ['NYY', 'LAD', 'HOU', 'ATL', 'SEA', 'CHC'];
/** Long plays spread over a full slate: a correction then pays as many bets again as one would in a busy evening, not all there are. */
const FULL_SLATE = 'TOR TB BAL CLE MIN DET KC TEX LAA NYM PHI MIA WSH MIL STL CIN PIT SD SF COL'.split(' ');
const LONG_PLAY = 2000;

const pick = <T>({ state }: Play, list: readonly T[]): T => list[drawBelow(state, list.length)]!;

const leg = (gameId: string) => {
  const { stake: _stake, potentialWin: _win, status: _status, ...rest } = slip({ gameId });
  return rest;
};

/** Draws everything by itself before anything runs, so that a seed means the same operations however they interleave. */
function nextOperation(play: Play): () => Promise<void> {
  const { counter } = play;
  const dice = drawBelow(play.state, 100);
  const user = pick(play, play.users);
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
      const betId = await counter.place(user, body, key);
      if (betId === null) return;
      play.placed.push({ user, betId });
      play.acknowledged.add(betId);
      await untilDone(() => age(play.ctx, betId));
    };
  }
  if (dice < 72) return () => endGame(play, first, score);
  if (dice < 90 && old) return () => counter.closeEarly(old.user, old.betId);
  return () => (dice < 94 ? counter.reset(user) : counter.look(user));
}

/** As if it had been placed a minute earlier: the clock stands still, and the first minute has no offer. */
const age = async ({ db }: Ctx, betId: string): Promise<void> =>
  void (await db.execute(sql`update ${virtualBets} set placed_at = placed_at - interval '1 minute' where id = ${betId}`));

/** A job whose database was too busy is run again. */
async function untilDone(work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error)) throw error;
    }
  }
}

/** A game ends, or its result is corrected; two settlers at once hear of it. */
async function endGame({ ctx, world }: Play, game: Play['games'][number], [away, home]: readonly [number, number]): Promise<void> {
  game.version += 1;
  const { version } = game;
  await untilDone(() => report(ctx, game.event.id, version, finalScore(away, home === away ? home + 1 : home)));
  const settle = (): Promise<void> => untilDone(() => settleEvent(world.ctxFor('system'), game.event.id));
  await Promise.all([settle(), settle()]);
}

async function expectInvariants({ ctx, acknowledged }: Play): Promise<void> {
  await expectSoundBooks(ctx);
  const wrong = await rowsOf(
    ctx.db,
    sql`
    select 'open stakes of ' || a.id as what from ${ledgerAccounts} a where a.kind = 'open' and a.balance_cents <>
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

/**
 * Plays as many random operations as are asked for, fifty in flight, and holds the books against the bets after each thousand and at the end.
 * Answers how many different bets were acknowledged.
 */
export async function playRandomly(ctx: Ctx, world: TestWorld, counter: Counter, seed: number, operations: number): Promise<number> {
  const users = [world.user!, ...(await Promise.all(Array.from({ length: 4 }, () => createUser(ctx))))];
  const games = [];
  const clubs = operations >= LONG_PLAY ? [...CLUBS, ...FULL_SLATE] : CLUBS;
  for (const code of clubs) games.push({ event: await offerGame(ctx, { gameId: `20260711_${code}@BOS`, awayCode: code }), version: 0 });
  const play: Play = { state: seedRandom(seed), ctx, world, counter, users, games, placed: [], acknowledged: new Set() };
  for (let done = 0; done < operations; done += IN_FLIGHT) {
    const batch = Array.from({ length: IN_FLIGHT }, () => nextOperation(play));
    await Promise.all(batch.map((operate) => operate()));
    if (done % CHECK_EVERY === 0) await expectInvariants(play);
  }
  await expectInvariants(play);
  return play.acknowledged.size;
}
