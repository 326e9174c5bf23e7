import type { GameSport } from '@clearedge/contract/sports';
import { expect, test } from 'vitest';
import { createContest } from '../../../testing/index.ts';
import { offers } from '../../odds/testing/samples.ts';
import { ago, money, type Shop, withShop } from '../testing/shop.ts';
import type { Opportunity } from './list-opportunities.ts';

const PATH = '/api/odds-comparison/opportunities';
const find = async ({ pro }: Pick<Shop, 'pro'>, query = ''): Promise<Opportunity[]> => {
  const answer = await pro.get(`${PATH}?date=2026-07-11${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().items as Opportunity[];
};

test('an arbitrage comes with stakes to the cent, what either result pays, and both books’ rules', async () => {
  await withShop(async (shop) => {
    await shop.offer([...money('SUM', 120, -135), ...money('HAR', 100, -105)]);
    const [found, ...rest] = await find(shop, '&bankroll=1000');
    expect(rest).toEqual([]);
    expect(found).toMatchObject({
      kind: 'arbitrage',
      market: 'moneyline',
      legs: [
        { side: 'away', odds: 120, book: 'SUM', stake: 470.18, rules: 'official after 5 innings' },
        { side: 'home', odds: -105, book: 'HAR', stake: 529.82 },
      ],
      warnings: [],
      middle: null,
    });
    expect(found!.legs.reduce((sum, { stake }) => sum + Math.round(100 * stake), 0)).toBe(100_000);
    expect(found!.leastProfit).toBeCloseTo(34.4, 1);
    expect(found!.hold).toBeLessThan(0);
  });
});

// 51/2.04 and 52/2.08 are 25; 2600/5543 and 2943/5543 of $554.30 return 260 x 2.18 = 294.30 x 52/27 = 566.80.
test.each<[prices: [number, number], bankroll: number, stakes: [number, number], profit: number]>([
  [[108, 104], 1030, [510, 520], 30.8],
  [[118, -108], 554.3, [260, 294.3], 12.5],
])('%j of %d: stakes %j, either way %d', async ([first, second], bankroll, stakes, profit) => {
  await withShop(async (shop) => {
    // A third book between the two: without it no one could tell which of them is the error.
    const between = second < 0 ? money('MID', 108, -120) : money('MID', -105, -105);
    await shop.offer([...money('SUM', first, -(first + 15)), ...money('HAR', -(second < 0 ? 105 : second + 15), second), ...between]);
    const [found] = await find(shop, `&bankroll=${bankroll}`);
    expect(found!.legs.map(({ stake }) => stake)).toEqual(stakes.map((stake) => expect.closeTo(stake, 2)));
    expect(found!.leastProfit).toBeCloseTo(profit, 1);
  });
});

test('one book alone is none, stale prices are out, and old ones are marked', async () => {
  await withShop(async (shop) => {
    await shop.offer(money('SUM', 120, 110));
    expect(await find(shop)).toEqual([]);
    await shop.offer(money('SUM', 115, -125));
    await shop.offer(money('HAR', -108, 105, ago(901)));
    expect(await find(shop)).toEqual([]);
    await shop.offer(money('HAR', -108, 105, ago(120)));
    expect(await find(shop)).toMatchObject([{ kind: 'arbitrage', warnings: ['stale price'] }]);
  });
});

test.each([
  ['SUM', 'QUA', ['different rules']],
  ['SUM', 'HAR', []],
  ['SUM', 'XYZ', ['rules not known']],
])('%s with %s: %j', async (a, b, warnings) => {
  await withShop(async (shop) => {
    await shop.offer([...money(a, 115, -125), ...money(b, -108, 105)]);
    expect((await find(shop))[0]!.warnings).toEqual(warnings);
  });
});

test('numbers half a run apart make a middle that can only win one side and push the other', async () => {
  await withShop(async (shop) => {
    await shop.offer([...offers('SUM', 'total', 8.5, -108, -112), ...offers('HAR', 'total', 9, -104, -116)]);
    const [found, ...rest] = (await find(shop)).filter(({ kind }) => kind === 'middle');
    expect(rest).toEqual([]);
    const { middle, legs, leastProfit } = found!;
    expect(legs.map(({ side, line, book }) => [side, line, book])).toEqual([
      ['over', 8.5, 'SUM'],
      ['under', 9, 'HAR'],
    ]);
    expect(middle!.outcomes).toMatchObject([{ result: 'one wins, one pushes', at: 9, probability: null }]);
    const profit = legs[0]!.payout + legs[1]!.stake - 100;
    expect(middle!.outcomes[0]!.profit).toBeCloseTo(profit, 9);
    expect(middle!.breakEven).toBeCloseTo(-leastProfit / (profit - leastProfit), 12);
    expect(middle).toMatchObject({ probability: null, expectedProfit: null, expectedReturn: null });
  });
});

test.each<[sport: GameSport, line: number, rules: string, results: string[]]>([
  ['nfl', 0.5, 'official after 55 minutes', ['both win']],
  ['nba', 0.5, 'official after 43 minutes', []],
  ['nba', 1.5, 'official after 43 minutes', ['both win']],
  ['nhl', 0.5, 'official after 55 minutes', []],
])('%s: +%d and +0.5, where only some games can end level, %s: %j', async (sport, line, rules, results) => {
  await withShop(async (shop) => {
    const contest = await createContest(shop.ctx, { sport, gameId: `20260711_AAA@BBB_${sport.toUpperCase()}` });
    await shop.offer([...offers('SUM', 'spread', line, -105, -115), ...offers('HAR', 'spread', -0.5, -115, -105)], contest);
    const found = await find(shop);
    expect(found.flatMap(({ middle }) => middle!.outcomes.map(({ result }) => result))).toEqual(results);
    for (const { legs, ...one } of found) {
      expect(one).toMatchObject({ sport, kind: 'middle', warnings: [] });
      expect(legs.map((leg) => leg.rules)).toEqual([rules, rules]);
    }
  });
});

test('run lines on either side of a coin flip are a middle over the margins between, and a gap is none', async () => {
  await withShop(async (shop) => {
    await shop.offer([...offers('SUM', 'spread', 1.5, -160, 140), ...offers('HAR', 'spread', -1.5, 150, -170)]);
    const middles = (await find(shop)).filter(({ kind }) => kind === 'middle');
    expect(middles).toEqual([]);
    expect((await find(shop, '&books=SUM')).length).toBe(0);
  });
});

test('a low hold is found, my books alone are looked at, and a game under way is none', async () => {
  await withShop(async (shop) => {
    await shop.offer([...money('SUM', 102, -125), ...money('HAR', -130, -104), ...money('NOR', 104, -130)]);
    expect((await find(shop)).map(({ kind, legs }) => [kind, legs[0]!.book])).toEqual([['low hold', 'NOR']]);
    expect((await find(shop, '&books=SUM,HAR')).map(({ legs }) => legs[0]!.book)).toEqual(['SUM']);
    expect(await find(shop, '&books=SUM')).toEqual([]);
    shop.world.clock.set('2026-07-11T23:05:00Z');
    expect(await find(shop)).toEqual([]);
  });
});

const LONG = '9'.repeat(400);
test.each([
  'bankroll=0.99',
  'bankroll=0',
  'bankroll=-5',
  'bankroll=1.005',
  'bankroll=1000000.01',
  'bankroll=x',
  `bankroll=${LONG}`,
  'books=sum',
  'books=',
  'books=A',
  'date=x',
])('a bad question (%.30s) is a 400', async (query) => {
  await withShop(async ({ pro }) => expect((await pro.get(`${PATH}?${query}`)).statusCode).toBe(400));
});
test('the smallest and the largest bankroll are staked to the cent', async () => {
  await withShop(async (shop) => {
    await shop.offer([...money('SUM', 120, -135), ...money('HAR', 100, -105)]);
    for (const bankroll of [1, 1_000_000]) {
      const [found] = await find(shop, `&bankroll=${bankroll}`);
      expect(found!.legs.reduce((sum, { stake }) => sum + Math.round(100 * stake), 0)).toBe(bankroll * 100);
    }
  });
});
