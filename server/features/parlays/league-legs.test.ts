import { americanToDecimal } from '@clearedge/quant/price';
import { describe, expect, test, vi } from 'vitest';
import { type ContestRow, createUser, makeServer } from '../../testing/index.ts';
import { betsFeature } from '../bets/index.ts';
import { reportFootball } from '../bets/testing/sport-scene.ts';
import { expectSoundBooks, finalScore, offerGame } from '../practice/testing/scene.ts';
import { settleContest, settlementFeature } from '../settlement/index.ts';
import type { ParlayQuote } from './quote/quote-parlay.ts';
import type { SavedParlay } from './saved/present-parlay.ts';
import { atTable, FIRST, moneyline, type Table } from './testing/table.ts';

// The first test of a file waits for the database and the score tables.
vi.setConfig({ testTimeout: 60_000 });

const [BOSTON, DENVER] = ['20260711_BOS@NYK_NBA', '20260711_DEN@LAL_NBA'] as const;
const CODES = { [BOSTON]: ['BOS', 'NYK'], [DENVER]: ['DEN', 'LAL'] } as const;
type GameId = keyof typeof CODES;

const offerLeague = (ctx: Table['ctx'], gameId: GameId): Promise<ContestRow> => {
  const [awayCode, homeCode] = CODES[gameId];
  return offerGame(ctx, { gameId, sport: 'nba', awayCode, awayName: `Club ${awayCode}`, homeCode, homeName: `Club ${homeCode}` });
};

/** Props of one book on a player of the away side. */
const sell = ({ world, ctx }: Table, gameId: GameId, line: number, over = 110): void => {
  const named = { gameId, playerId: 'guard', playerName: 'Al Guard', teamCode: CODES[gameId][0], prop: 'points' } as const;
  const book = { code: 'AAA', name: 'Book A' };
  world.feed.props.push({ ...named, line, book, overPrice: over, underPrice: -130, quotedAt: ctx.now() });
};
const points = (gameId: GameId, line: number, side: 'over' | 'under' = 'over', odds = 110) => ({
  gameId,
  betType: 'prop',
  selection: `Al Guard Points ${side === 'over' ? 'Over' : 'Under'} ${line}`,
  odds,
  pick: { market: 'prop', playerId: 'guard', prop: 'points', side, line },
});

/** Two NBA games and one of baseball, each with prices. */
const atLeague = (run: (table: Table, games: { boston: ContestRow; denver: ContestRow; first: ContestRow }) => Promise<void>) =>
  atTable(async (table) => {
    const first = await table.offer(FIRST);
    const [boston, denver] = [await offerLeague(table.ctx, BOSTON), await offerLeague(table.ctx, DENVER)];
    sell(table, BOSTON, 24.5);
    sell(table, DENVER, 20);
    await run(table, { boston, denver, first });
  });

const ask = async ({ me }: Table, legs: object[]): Promise<ParlayQuote> => (await me.post('/api/parlays/quote', { legs })).json();
const endLeague = async ({ ctx, world }: Table, contest: ContestRow, status: 'played' | 'inactive', scored = 0): Promise<void> => {
  const players = { guard: { status, stats: status === 'played' ? { points: scored } : {} } };
  await reportFootball(ctx, contest, { state: 'final', minutesPlayed: 48, score: { away: 101, home: 99 }, players });
  await settleContest(world.ctxFor('system'), contest.id);
};

test('a day’s list is of one sport; a row without a projection is priced by the market', async () => {
  await atLeague(async ({ me }) => {
    const list = async (query: string) => (await me.get(`/api/player-props?date=2026-07-11${query}`)).json();
    expect(await list('')).toEqual([]);
    expect(await list('&sport=cfl')).toEqual([]);
    const rows = await list('&sport=nba');
    expect(rows.map(({ id }: { id: string }) => id).sort()).toEqual([`${BOSTON}~guard~points~24.5`, `${DENVER}~guard~points~20`]);
    const { marketProbability } = rows[0].over;
    expect(rows[0]).toMatchObject({ sport: 'nba', isMarketOnly: true, category: 'general', over: { probability: null, ev: null } });
    const evs = [marketProbability * americanToDecimal(110), (1 - marketProbability) * americanToDecimal(-130)];
    expect(rows[0].edge).toBeCloseTo(Math.max(...evs) - 1, 9);
  });
});

test('legs of different games, of several sports, are independent; those without a projection are counted by the market and marked', async () => {
  await atLeague(async (table) => {
    const quote = await ask(table, [moneyline(FIRST), points(BOSTON, 24.5), points(DENVER, 20)]);
    expect([quote.problem, quote.unpriced, quote.pricing]).toEqual([null, null, 'product']);
    expect(quote.decimal).toBeCloseTo(americanToDecimal(-120) * 2.1 ** 2, 9);
    expect(quote.legs.map(({ sport, isMarketOnly }) => [sport, isMarketOnly])).toEqual([
      ['mlb', undefined],
      ['nba', true],
      ['nba', true],
    ]);
    const chances = quote.legs.map(({ winProbability }) => winProbability!);
    expect(quote.estimatedProbability).toBeCloseTo(chances[0]! * chances[1]! * chances[2]!, 9);
    expect(quote.expectedValue).toBeCloseTo(quote.estimatedProbability! * quote.decimal! - 1, 9);
  });
});

test.each([
  ['both sides of one number', points(BOSTON, 24.5, 'under', -130), /cannot both win/],
  ['a number that the other implies', points(BOSTON, 26.5), /wins too/],
  [
    'legs of one game that no joint price stands behind',
    { ...points(BOSTON, 6.5), selection: 'Al Guard', pick: { ...points(BOSTON, 6.5).pick, prop: 'assists' } },
    /depend on each other/,
  ],
  ['a player’s number and his game’s winner', moneyline(BOSTON), /depend on each other/],
])('refused are %s', async (_what, second, reason) => {
  await atLeague(async (table) => {
    sell(table, BOSTON, 26.5);
    const assists = { playerId: 'guard', playerName: 'Al Guard', teamCode: 'BOS', prop: 'assists', gameId: BOSTON, line: 6.5 } as const;
    const book = { code: 'AAA', name: 'Book A' };
    table.world.feed.props.push({ ...assists, book, overPrice: 110, underPrice: -130, quotedAt: table.ctx.now() });
    const legs = [points(BOSTON, 24.5), second];
    const quote = await ask(table, legs);
    expect(quote.problem).toMatch(reason);
    expect([quote.totalOdds, quote.estimatedProbability]).toEqual([null, null]);
    expect((await table.me.post('/api/parlays', { legs, stake: 10 })).json()).toMatchObject({ code: 'UNPROCESSABLE' });
  });
});

describe('a saved parlay of a league’s prop and a baseball game', () => {
  const priced = (...odds: number[]): number => Math.round(1000 * odds.reduce((product, one) => product * americanToDecimal(one), 1)) / 100;
  test.each([
    ['won', 'played', 25, 'win', 'NBA: player props', priced(-120, 110)],
    ['lost', 'played', 24, 'loss', 'NBA: player props', 0],
    ['void, the player inactive: the leg drops out', 'inactive', 0, 'void', 'NBA: player who does not play', priced(-120)],
  ] as const)('is %s', async (_name, status, scored, result, rule, payout) => {
    await atLeague(async (table, { boston, first }) => {
      const saved = await table.me.post('/api/parlays', { legs: [moneyline(FIRST), points(BOSTON, 24.5)], stake: 10 });
      expect(saved.json()).toMatchObject({ legs: [{ selection: 'Club NYY ML' }, { selection: 'Al Guard Points Over 24.5' }] });
      await table.end(first, finalScore(9, 3));
      await endLeague(table, boston, status, scored);
      const [parlay] = (await table.me.get('/api/my-parlays')).json();
      expect(parlay).toMatchObject({ status: 'settled', result: result === 'void' ? 'win' : result, payout: expect.closeTo(payout, 2) });
      expect(parlay.legs[1]).toMatchObject({ result, rule });
      expect(parlay.legs[1].explanation).toBeTruthy();
    });
  });

  test('of props alone pays on what is left when one is pushed, and gives the stake back when none is left', async () => {
    await atLeague(async (table, { boston, denver }) => {
      const choose = (gameId: GameId, line: number) => ({
        propId: `${gameId}~guard~points~${line}`,
        selection: 'over',
        odds: 110,
        playerName: 'Al Guard',
      });
      const save = (selections: object[]) => table.me.post('/api/player-prop-parlays', { selections, stake: 10 });
      expect((await save([choose(BOSTON, 24.5), choose(DENVER, 20)])).statusCode).toBe(201);
      expect((await save([choose(DENVER, 20)])).statusCode).toBe(201);
      await endLeague(table, denver, 'played', 20);
      await endLeague(table, boston, 'played', 30);
      const parlays = (await table.me.get('/api/my-parlays')).json<SavedParlay[]>();
      // Both were saved at one time, so either may come first.
      expect(parlays.map(({ result, payout }) => `${result} ${payout}`).sort()).toEqual(['push 10', 'win 21']);
    });
  });
});

test.each([
  ['won', 'played', 25, 'win', 38.5],
  ['lost', 'played', 24, 'loss', 0],
  ['left with its other leg where the player is inactive', 'inactive', 0, 'win', 18.33],
] as const)('one placed with practice money and one tracked at a book are %s', async (_name, status, scored, result, payout) => {
  await atLeague(async (table, { boston, first }) => {
    const server = await makeServer([betsFeature, settlementFeature], { world: table.world });
    const member = await server.as(await createUser(table.ctx, { tier: 'free' }));
    const legs = [moneyline(FIRST, { selection: 'Club NYY ML' }), points(BOSTON, 24.5)];
    const placed = await table.me.post('/api/virtual/bets', { betType: 'parlay', legs, stake: 10 });
    expect(placed.statusCode).toBe(201);
    const tracked = await member.post('/api/bets/parlays', { kind: 'parlay', legs, odds: 285, stake: 10, book: 'Summit' });
    expect([tracked.statusCode, tracked.json()]).toMatchObject([201, { isGradable: true }]);
    await table.end(first, finalScore(9, 3));
    await endLeague(table, boston, status, scored);
    expect((await table.me.get(`/api/virtual/bets/${placed.json().id}`)).json()).toMatchObject({ status: 'settled', result, payout });
    const { receipt, ...bet } = (await member.get(`/api/bets/${tracked.json().id}`)).json();
    expect(bet).toMatchObject({ status: 'settled', result });
    expect(bet.legs[1].formula).toBeTruthy();
    expect(receipt.payout).toBeCloseTo(payout, 1);
    await expectSoundBooks(table.ctx);
    await server.close();
  });
});
