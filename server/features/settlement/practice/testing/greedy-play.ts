import { americanToDecimal, decimalToAmericanRounded } from '@clearedge/quant/price';
import { drawUniform, type RandomState, seedRandom } from '@clearedge/quant/random';
import { and, eq, sql } from 'drizzle-orm';
import { boardPrices, contests, ledgerAccounts, ledgerEntries, ledgerTransfers } from '../../../../db/schema/index.ts';
import type { Ctx } from '../../../../kernel/ctx.ts';
import { rowsOf } from '../../../../kernel/db.ts';
import { createUser, makeServer, type TestClient, type TestWorld, type UserRow } from '../../../../testing/index.ts';
import { practiceFeature, sumByUser } from '../../../practice/index.ts';
import { expectSoundBooks, finalScore, offerGame, report } from '../../../practice/testing/scene.ts';
import { settlementFeature } from '../../index.ts';
import { settleContest } from '../../settle-contest.ts';

const TEAMS = ['NYY', 'LAD', 'HOU', 'ATL'];
const BOOKS = ['AAA', 'BBB'] as const;
/** Each book keeps this much of each side: no price is above the fair one, whichever book is taken. */
const MARGIN = 0.035;
/** How far a chance moves between placing and the start, either way alike. */
const MOVE = 0.08;
const WRONG_AT_FIRST = 0.1;

export type Side = 'away' | 'home';
export interface Game {
  gameId: string;
  contestId: string;
  /** The chance that the home club wins: at first, and after the prices moved. */
  chances: readonly [number, number];
  homeWins: boolean;
  isWrongAtFirst: boolean;
  /** Best American price of each side now. */
  odds: Record<Side, number>;
}
export interface Setup {
  me: TestClient;
  games: readonly Game[];
  world: TestWorld;
  bet: (game: Game, side: Side, stake: number, more?: object) => Promise<string | null>;
  balance: () => Promise<{ balance: number; contest: { balance: number } }>;
}
/** What a strategy does: before the prices move, after it, when first results are in, and when they are corrected. */
export interface Strategy {
  place: (setup: Setup) => Promise<unknown>;
  afterMove?: (setup: Setup) => Promise<unknown>;
  afterResults?: (setup: Setup) => Promise<unknown>;
  afterCorrections?: (setup: Setup) => Promise<unknown>;
}
export interface Outcome {
  /** Dollars over what was granted, both bankrolls. */
  profit: number;
  points: number;
}

const american = (chance: number, margin: number): number => decimalToAmericanRounded(1 / (chance * (1 + margin)));
const sidesOf = (chance: number): [Side, number][] => [
  ['home', chance],
  ['away', 1 - chance],
];

async function quote(ctx: Ctx, game: Game, chance: number, seed: RandomState): Promise<void> {
  for (const bookCode of BOOKS)
    for (const [side, own] of sidesOf(chance)) {
      const price = american(own, MARGIN + 0.03 * drawUniform(seed));
      await ctx.db
        .update(boardPrices)
        .set({ price, quotedAt: ctx.now(), seenAt: ctx.now() })
        .where(
          and(
            eq(boardPrices.contestId, game.contestId),
            eq(boardPrices.bookCode, bookCode),
            eq(boardPrices.side, side),
            eq(boardPrices.market, 'moneyline'),
          ),
        );
      const isBetter = game.odds[side] === 0 || americanToDecimal(price) > americanToDecimal(game.odds[side]);
      if (isBetter) game.odds[side] = price;
    }
}

async function makeSlate(ctx: Ctx, seed: RandomState, day: string, isMirrored: boolean): Promise<Game[]> {
  const games: Game[] = [];
  for (const code of TEAMS) {
    const contest = await offerGame(ctx, { gameId: `${day}_${code}@BOS`, awayCode: code });
    const first = 0.35 + 0.3 * drawUniform(seed);
    const [move, result, wrong] = [drawUniform(seed), drawUniform(seed), drawUniform(seed)].map((drawn) =>
      isMirrored ? 1 - drawn : drawn,
    );
    const second = first + (move! < 0.5 ? MOVE : -MOVE);
    const isWrongAtFirst = wrong! < WRONG_AT_FIRST;
    games.push({
      gameId: contest.gameId,
      contestId: contest.id,
      chances: [first, second],
      homeWins: result! < second,
      isWrongAtFirst,
      odds: { away: 0, home: 0 },
    });
  }
  return games;
}

function setupOf(world: TestWorld, me: TestClient, games: readonly Game[]): Setup {
  return {
    me,
    games,
    world,
    bet: async ({ gameId, odds }, side, stake, more = {}) => {
      const pick = { market: 'moneyline', period: 'full', side };
      const body = { gameId, betType: 'moneyline', selection: `${side} ML`, odds: odds[side], stake, pick, ...more };
      const answer = await me.post('/api/virtual/bets', body);
      return answer.statusCode === 201 ? answer.json().id : null;
    },
    balance: async () => (await me.get('/api/user/balance')).json(),
  };
}

async function end(ctx: Ctx, world: TestWorld, game: Game, version: number, homeWins: boolean): Promise<void> {
  await ctx.db.update(contests).set({ status: 'final' }).where(eq(contests.id, game.contestId));
  await report(ctx, game.contestId, version, homeWins ? finalScore(2, 4) : finalScore(4, 2));
  await settleContest(world.ctxFor('system'), game.contestId);
}

async function outcomeOf(ctx: Ctx, { id }: UserRow): Promise<Outcome> {
  const [row] = await rowsOf<{ cents: number }>(
    ctx.db,
    sql`select (coalesce(sum(a.balance_cents), 0) - coalesce((select sum(e.amount_cents) from ${ledgerEntries} e
        join ${ledgerTransfers} t on t.id = e.transfer_id join ${ledgerAccounts} own on own.id = e.account_id
        where own.owner_id = ${id} and t.kind in ('grant', 'reset')), 0))::float8 as cents
      from ${ledgerAccounts} a where a.owner_id = ${id}`,
  );
  const sums = await sumByUser(ctx, { from: '2026-07-06', to: '2026-07-19', userIds: [id] });
  return { profit: (row?.cents ?? 0) / 100, points: 3 * (sums[0]?.wins ?? 0) };
}

/** Plays every strategy over the same slates, drawn from fair chances, and answers what each came to. */
export async function playGreedily(
  ctx: Ctx,
  world: TestWorld,
  strategies: Readonly<Record<string, Strategy>>,
  { seed, days, isMirrored }: { seed: number; days: readonly string[]; isMirrored: boolean },
): Promise<Record<string, Outcome>> {
  const server = await makeServer([practiceFeature(), settlementFeature], { world });
  const players: { name: string; strategy: Strategy; user: UserRow }[] = [];
  for (const [name, strategy] of Object.entries(strategies)) {
    players.push({ name, strategy, user: await createUser(ctx) });
  }
  const state = seedRandom(seed);
  for (const day of days) {
    world.clock.set(`${day}T16:00:00Z`);
    const games = await makeSlate(ctx, state, day.replaceAll('-', ''), isMirrored);
    // A session does not outlast the days in between.
    const act = async (step: keyof Strategy): Promise<void> => {
      for (const { strategy, user } of players) await strategy[step]?.(setupOf(world, await server.as(user), games));
    };
    const quoteAll = async (at: 0 | 1): Promise<void> => {
      for (const game of games) {
        game.odds = { away: 0, home: 0 };
        await quote(ctx, game, game.chances[at], state);
      }
    };
    await quoteAll(0);
    await act('place');
    world.clock.set(`${day}T16:02:00Z`);
    await quoteAll(1);
    await act('afterMove');
    world.clock.set(`${day}T23:50:00Z`);
    for (const game of games) await end(ctx, world, game, 1, game.homeWins !== game.isWrongAtFirst);
    await act('afterResults');
    for (const game of games.filter(({ isWrongAtFirst }) => isWrongAtFirst)) await end(ctx, world, game, 2, game.homeWins);
    await act('afterCorrections');
  }
  await expectSoundBooks(ctx);
  const outcomes: Record<string, Outcome> = {};
  for (const { name, user } of players) outcomes[name] = await outcomeOf(ctx, user);
  await server.close();
  return outcomes;
}
