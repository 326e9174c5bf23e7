import { drawBelow, type RandomState, seedRandom } from '@clearedge/quant/random';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { boardPrices, ledgerAccounts, ledgerEntries, ledgerTransfers, practicePlayers, virtualBets } from '../../../../db/schema/index.ts';
import type { Ctx } from '../../../../kernel/ctx.ts';
import { rowsOf } from '../../../../kernel/db.ts';
import { isOutage } from '../../../../platform/database/race.ts';
import { type ContestRow, createUser, type TestWorld, type UserRow } from '../../../../testing/index.ts';
import { expectSoundBooks, finalScore, offerGame, report, slip } from '../../../practice/testing/scene.ts';
import { settleContest } from '../../settle-contest.ts';

/** Who carries out what users ask for: verbs in this process, or servers elsewhere. Refusals are no failures. */
export interface Counter {
  /** Answers the bet's id, null where it was refused. */
  place: (user: UserRow, body: object, key: string | undefined) => Promise<string | null>;
  /** Answers the bets' ids, none where they were refused. */
  placeRobin: (user: UserRow, body: object) => Promise<string[]>;
  closeEarly: (user: UserRow, betId: string) => Promise<void>;
  reset: (user: UserRow) => Promise<void>;
  look: (user: UserRow) => Promise<void>;
  /** Moves the clock, where it is this process's own. */
  moveTo?: (at: string) => void;
}

interface Play {
  state: RandomState;
  ctx: Ctx;
  world: TestWorld;
  counter: Counter;
  users: UserRow[];
  games: { contest: ContestRow; version: number }[];
  placed: { user: UserRow; betId: string }[];
  acknowledged: Set<string>;
}

const IN_FLIGHT = 50;
const CHECK_EVERY = 1000;
const TEAMS = ['NYY', 'LAD', 'HOU', 'ATL', 'SEA', 'CHC'];
/** Long plays spread over a full slate: a correction then pays as many bets again as one would in a busy evening, not all there are. */
const FULL_SLATE = 'TOR TB BAL CLE MIN DET KC TEX LAA NYM PHI MIA WSH MIL STL CIN PIT SD SF COL'.split(' ');
const LONG_PLAY = 2000;
/** Later weeks of the contest: when they are reached, in parts of the play, and their games. A reset is possible again in the last. */
const WEEKS = [
  { from: 0, at: '2026-07-11T16:00:00Z', day: '20260711' },
  { from: 0.5, at: '2026-07-13T05:00:00Z', day: '20260714' },
  { from: 0.75, at: '2026-07-18T20:00:00Z', day: '20260719' },
] as const;

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
  const stake = (100 + drawBelow(play.state, 40_000)) / 100;
  const bankroll = drawBelow(play.state, 3) === 0 ? 'contest' : 'practice';
  const [first, second, third] = [pick(play, play.games), pick(play, play.games), pick(play, play.games)];
  const score = [drawBelow(play.state, 9), drawBelow(play.state, 9)] as const;
  const old = play.placed.length > 0 ? pick(play, play.placed) : null;
  if (dice < 60) {
    const isParlay = dice >= 45 && first !== second;
    const gameIds = [first.contest.gameId, second.contest.gameId];
    if (dice >= 56 && new Set([first, second, third]).size === 3) {
      const legs = [...gameIds, third.contest.gameId].map(leg);
      return async () => {
        const ids = await counter.placeRobin(user, { legs, sizes: [2, 3], stake: Math.max(100, Math.floor(stake * 25)) / 100, bankroll });
        await Promise.all(ids.map((betId) => keep(play, user, betId)));
      };
    }
    const body = isParlay ? { betType: 'parlay', legs: gameIds.map(leg), stake, bankroll } : slip({ gameId: gameIds[0], stake, bankroll });
    const key = dice % 3 === 0 ? `key ${drawBelow(play.state, 40)}` : undefined;
    return async () => {
      const betId = await counter.place(user, body, key);
      if (betId !== null) await keep(play, user, betId);
    };
  }
  if (dice < 72) return () => endGame(play, first, score);
  if (dice < 90 && old) return () => counter.closeEarly(old.user, old.betId);
  return () => (dice < 94 ? counter.reset(user) : counter.look(user));
}

async function keep(play: Play, user: UserRow, betId: string): Promise<void> {
  play.placed.push({ user, betId });
  play.acknowledged.add(betId);
  await untilDone(() => age(play.ctx, betId));
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
  await untilDone(() => report(ctx, game.contest.id, version, finalScore(away, home === away ? home + 1 : home)));
  const settle = (): Promise<void> => untilDone(() => settleContest(world.ctxFor('system'), game.contest.id));
  await Promise.all([settle(), settle()]);
}

async function expectInvariants({ ctx, acknowledged }: Play): Promise<void> {
  await expectSoundBooks(ctx);
  const wrong = await rowsOf(
    ctx.db,
    sql`
    select 'open stakes of ' || a.id as what from ${ledgerAccounts} a where a.kind in ('open', 'contest_open') and a.balance_cents <>
      (select coalesce(sum(b.stake_cents), 0) from ${virtualBets} b where b.user_id = a.owner_id and b.status = 'pending'
        and a.id = case when b.contest_on is null then 'open:' || b.user_id else 'contest_open:' || b.user_id || ':' || b.contest_on end)
    union all
    select 'bet ' || b.id || ' moved ' || e.account_id from ${virtualBets} b
      join ${ledgerTransfers} t on t.bet_id = b.id join ${ledgerEntries} e on e.transfer_id = t.id
      where e.account_id not like 'house:%' and (e.account_id like 'contest%') <> (b.contest_on is not null)
    union all
    select 'bet ' || b.id || ' of before a reset is open' from ${virtualBets} b join ${practicePlayers} p on p.user_id = b.user_id
      where b.contest_on is null and b.status = 'pending' and b.period < p.period
    union all
    select 'contest of ' || a.id || ' was granted ' || sum(e.amount_cents) from ${ledgerAccounts} a join ${ledgerEntries} e on e.account_id = a.id
      join ${ledgerTransfers} t on t.id = e.transfer_id and t.kind in ('grant', 'reset') where a.kind = 'contest'
      group by a.id having sum(e.amount_cents) <> 100000
    union all
    select 'the totals of ' || p.user_id || ' leave ' || (a.balance_cents - sums.cents) from ${practicePlayers} p
      join ${ledgerAccounts} a on a.id = 'bankroll:' || p.user_id
      cross join lateral (select 100000 + coalesce(sum(case when b.status = 'pending' then -b.stake_cents else b.payout_cents - b.stake_cents end), 0) as cents
        from ${virtualBets} b where b.user_id = p.user_id and b.contest_on is null and b.period = p.period) sums
      where a.balance_cents < sums.cents
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
  const teams = operations >= LONG_PLAY ? [...TEAMS, ...FULL_SLATE] : TEAMS;
  for (const [week, { day }] of WEEKS.entries())
    for (const code of week === 0 ? teams : TEAMS.slice(0, 4))
      games.push({ contest: await offerGame(ctx, { gameId: `${day}_${code}@BOS`, awayCode: code }), version: 0 });
  let week = 0;
  const play: Play = { state: seedRandom(seed), ctx, world, counter, users, games, placed: [], acknowledged: new Set() };
  for (let done = 0; done < operations; done += IN_FLIGHT) {
    const next = WEEKS[week + 1];
    if (next && counter.moveTo && done >= next.from * operations) {
      week += 1;
      counter.moveTo(next.at);
      await ctx.db.update(boardPrices).set({ seenAt: ctx.now() });
    }
    const batch = Array.from({ length: IN_FLIGHT }, () => nextOperation(play));
    await Promise.all(batch.map((operate) => operate()));
    if (done % CHECK_EVERY === 0) await expectInvariants(play);
  }
  await expectInvariants(play);
  return play.acknowledged.size;
}
