import { MARGIN_METHOD_NAMES } from '@clearedge/contract/comparison';
import { fairProbabilities, theoreticalHold } from '@clearedge/quant/margin';
import { americanToDecimal } from '@clearedge/quant/price';
import { describe, expect, test } from 'vitest';
import { createContest } from '../../testing/index.ts';
import { checkAlerts } from '../alerts/check/check-alerts.ts';
import { offers } from '../odds/testing/samples.ts';
import type { ComparedGame } from './board/compare-odds.ts';
import { ago, money, type Shop, withShop } from './testing/shop.ts';

const PATH = '/api/odds-comparison';
const read = async ({ pro }: Pick<Shop, 'pro'>, query = ''): Promise<ComparedGame> => {
  const answer = await pro.get(`${PATH}?date=2026-07-11${query}`);
  expect(answer.statusCode).toBe(200);
  return (answer.json() as ComparedGame[])[0]!;
};
const marketOf = ({ markets }: ComparedGame, name: string) => markets.find(({ market }) => market === name)!;

test('is for Pro and Elite: nothing of a price without the tier', async () => {
  await withShop(async ({ visitor, as, offer }) => {
    await offer([...money('AAA', -1737, 1411)]);
    const [free, elite] = [await as('free'), await as('elite')];
    for (const path of [PATH, `${PATH}/opportunities`]) {
      const answers = [await visitor.get(path), await free.get(path), await elite.get(path)];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 402, 200]);
      expect(answers[1]!.json()).toMatchObject({ code: 'TIER_REQUIRED', requiredTier: 'pro' });
      expect(answers[0]!.body + answers[1]!.body).not.toMatch(/1737|1411/);
    }
  });
});

test('the board is of the sport asked for, of baseball without one; an alert on a league’s game comes true', async () => {
  await withShop(async (shop) => {
    const { ctx, pro, offer, world } = shop;
    await offer(money('AAA', -120, 105));
    const game = await createContest(ctx, {
      sport: 'nba',
      gameId: '20260711_LAL@BOS_NBA',
      awayCode: 'LAL',
      awayName: 'Los Angeles Lakers',
      homeCode: 'BOS',
      homeName: 'Boston Celtics',
    });
    await offer(offers('AAA', 'half1_spread', 4.5, -110, -110), game);
    const ids = async (query: string): Promise<string[]> =>
      ((await pro.get(`${PATH}?date=2026-07-11${query}`)).json() as ComparedGame[]).map(({ gameId }) => gameId);
    expect([await ids(''), await ids('&sport=nba')]).toEqual([['20260711_NYY@BOS'], ['20260711_LAL@BOS_NBA']]);
    expect((await pro.get(`${PATH}?date=2026-07-11&sport=chess`)).statusCode).toBe(400);
    const wanted = { gameId: '20260711_LAL@BOS_NBA', market: 'half1_spread', side: 'away', line: 5 };
    const alert = await pro.post('/api/price-alerts', wanted);
    expect(alert.json()).toMatchObject({ sport: 'nba', state: 'waiting', selection: expect.stringMatching(/Lakers.*first half/i) });
    await offer(offers('AAA', 'half1_spread', 5, -110, -110), game);
    await checkAlerts(world.ctxFor('system'));
    expect((await pro.get('/api/price-alerts')).json()).toMatchObject([{ state: 'sent', sentLine: 5 }]);
  });
});

test('every book stands in the documents’ fields, with its opening, its age and its hold', async () => {
  await withShop(async (shop) => {
    const moved = money('AAA', -120, 105).map((row) => ({ ...row, previousPrice: -115, movedAt: ago(60) }));
    await shop.offer([
      ...moved,
      ...offers('AAA', 'spread', -1.5, 140, -165),
      ...offers('AAA', 'total', 8.5, -112, -108),
      ...money('BBB', -118, null, ago(30)),
    ]);
    const game = await read(shop);
    expect(game).toMatchObject({
      gameId: '20260711_NYY@BOS',
      awayTeam: 'New York Yankees',
      venue: 'Fenway Park',
      isClosed: false,
      method: 'power',
    });
    const [a, b] = game.bookmakers;
    expect(a).toMatchObject({
      code: 'AAA',
      name: 'Book AAA',
      logo: null,
      moneyline: { away: -120, home: 105 },
      spread: { line: -1.5, awayOdds: 140, homeOdds: -165 },
      total: { line: 8.5, overOdds: -112, underOdds: -108 },
      markets: { moneyline: { first: { odds: -120, openOdds: -105, previousOdds: -115, movedAt: ago(60).toISOString(), isStale: false } } },
    });
    expect(a!.markets.moneyline!.hold).toBeCloseTo(theoreticalHold([americanToDecimal(-120), americanToDecimal(105)]), 12);
    expect(b).toMatchObject({ moneyline: { away: -118, home: null }, markets: { moneyline: { second: { odds: null }, hold: null } } });
    expect(game.bestOdds).toMatchObject({ awayML: { bookmaker: 'Book BBB', odds: -118 }, homeML: { odds: 105 }, over: { odds: -112 } });
  });
});

test('best price and best line are kept apart, and a price is compared on its own number only', async () => {
  await withShop(async (shop) => {
    await shop.offer([
      ...offers('AAA', 'total', 8.5, -110, -110),
      ...offers('BBB', 'total', 8.5, -108, -114),
      ...offers('CCC', 'total', 8, -135, 112),
      ...offers('DDD', 'total', 9, 115, -140),
    ]);
    const total = marketOf(await read(shop), 'total');
    expect(total).toMatchObject({
      line: 8.5,
      best: { first: { book: 'BBB', odds: -108, line: 8.5 }, second: { book: 'AAA', odds: -110 } },
      bestLine: { first: { book: 'CCC', odds: -135, line: 8, evPct: null }, second: { book: 'DDD', odds: -140, line: 9 } },
      fair: { bookCount: 2 },
      bookCount: 4,
    });
    const spread = marketOf(await read(shop), 'spread');
    expect(spread).toMatchObject({ line: null, fair: null, hold: null, best: { first: null, second: null } });
  });
});

test('a stale price is marked and never the best, unless every price is stale', async () => {
  await withShop(async (shop) => {
    await shop.offer([...money('AAA', -110, -110), ...money('OLD', 150, -175, ago(901))]);
    const game = await read(shop);
    expect(marketOf(game, 'moneyline')).toMatchObject({ best: { first: { book: 'AAA' } }, fair: { bookCount: 1 } });
    expect(game.bookmakers.find(({ code }) => code === 'OLD')!.markets.moneyline!.first).toMatchObject({ odds: 150, isStale: true });
  });
  await withShop(async (shop) => {
    await shop.offer(money('OLD', 150, -170, ago(901)));
    expect(marketOf(await read(shop), 'moneyline').best.first).toMatchObject({ book: 'OLD', odds: 150 });
  });
});

describe('the fair price', () => {
  test.each(MARGIN_METHOD_NAMES)(
    'by %s is the average over books, on the log odds, of what quant gives for the stored prices',
    async (method) => {
      await withShop(async (shop) => {
        const prices: [number, number][] = [
          [-300, 250],
          [-280, 240],
        ];
        await shop.offer([...money('AAA', ...prices[0]!), ...money('BBB', ...prices[1]!)]);
        const { fair } = marketOf(await read(shop, `&method=${method}`), 'moneyline');
        const each = prices.map((pair) => fairProbabilities(pair.map(americanToDecimal), method).probabilities[0]!);
        expect(fair).toMatchObject({ bookCount: 2 });
        const odds = Math.sqrt((each[0]! / (1 - each[0]!)) * (each[1]! / (1 - each[1]!)));
        expect(fair!.first).toBeCloseTo(odds / (1 + odds), 12);
        expect(fair!.first + fair!.second).toBeCloseTo(1, 12);
      });
    },
  );

  test('leaves a book out whose pair the method cannot answer', async () => {
    await withShop(async (shop) => {
      await shop.offer([...money('AAA', 101, 101), ...money('BBB', -110, -110)]);
      expect(marketOf(await read(shop, '&method=shin'), 'moneyline').fair).toMatchObject({ bookCount: 1, first: 0.5 });
      expect(marketOf(await read(shop, '&method=power'), 'moneyline').fair).toMatchObject({ bookCount: 2 });
    });
  });

  // -160 and +140 imply 8/13 and 5/12. The power and probit figures are solved by bisection outside of this code.
  test('of -160 and +140 is each method’s own', async () => {
    await withShop(async (shop) => {
      await shop.offer(money('AAA', -160, 140));
      const oddsOfFirst = 1.6 * Math.sqrt(7 / 8);
      for (const [method, expected] of [
        ['multiplicative', 96 / 161],
        ['additive', 187 / 312],
        ['power', 0.6008774482],
        ['oddsRatio', oddsOfFirst / (1 + oddsOfFirst)],
        ['shin', 187 / 312],
        ['probit', 0.5994426804],
      ] as const)
        expect(marketOf(await read(shop, `&method=${method}`), 'moneyline').fair!.first, method).toBeCloseTo(expected, 6);
    });
  });
});

test.each(['date=yesterday', 'date=2026-02-30', 'method=guess', 'method=', 'method=power&method=shin'])(
  'a bad question (%s) is a 400',
  async (query) => {
    await withShop(async ({ pro }) => expect((await pro.get(`${PATH}?${query}`)).statusCode).toBe(400));
  },
);
