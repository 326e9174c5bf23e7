import { can, TIERS } from '@clearedge/contract/entitlements';
import { fairProbabilities } from '@clearedge/quant/margin';
import { americanToDecimal } from '@clearedge/quant/price';
import { gameDistribution, jointProbability, priceSelection } from '@clearedge/quant/sports/baseball/game';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { boardPrices, books, users } from '../../../db/schema/index.ts';
import { createUser } from '../../../testing/index.ts';
import { atTable, FIRST, moneyline, over, runLine, SECOND, type Table } from '../testing/table.ts';
import type { ParlayQuote } from './quote-parlay.ts';

// The first test of a file waits for the database and the score tables.
vi.setConfig({ testTimeout: 60_000 });

const URL = '/api/parlays/quote';
const ask = async ({ me }: Pick<Table, 'me'>, legs: object[], stake?: number): Promise<ParlayQuote> => {
  const answer = await me.post(URL, { legs, ...(stake === undefined ? {} : { stake }) });
  expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
  return answer.json();
};
const game = gameDistribution({ awayRuns: 4.3, homeRuns: 4.6, season: 2026, scheduledInnings: 9, placedRunner: true } as never);
const awayWins = { market: 'moneyline', period: 'full', side: 'away' } as const;
const goesOver = { market: 'total', period: 'full', side: 'over', line: 8.5 } as const;

describe('a quote', () => {
  test('of different games is the product of prices and of chances, with what the books keep compounded', async () => {
    await atTable(async (table) => {
      await table.offer(FIRST);
      await table.offer(SECOND);
      const quote = await ask(table, [moneyline(FIRST), over(SECOND)], 20);
      const [win, total] = [priceSelection(game, awayWins).win, priceSelection(game, goesOver).win];
      const decimal = americanToDecimal(-120) * americanToDecimal(-110);
      expect(quote.decimal).toBeCloseTo(decimal, 9);
      expect(quote.impliedProbability).toBeCloseTo(1 / decimal, 9);
      expect(quote.estimatedProbability).toBeCloseTo(win * total, 9);
      expect(quote.independentProbability).toBeCloseTo(win * total, 9);
      expect(quote.correlationFactor).toBeCloseTo(1, 9);
      expect(quote.expectedValue).toBeCloseTo(win * total * decimal - 1, 9);
      const holds = [1 - 1 / (1 / americanToDecimal(-120) + 1 / 2.05), 1 - 1 / (1 / americanToDecimal(-110) + 1 / americanToDecimal(-105))];
      expect(quote.holdFraction).toBeCloseTo(1 - (1 - holds[0]!) * (1 - holds[1]!), 9);
      expect(quote.legs.map(({ holdFraction }) => holdFraction)).toEqual(holds.map((hold) => expect.closeTo(hold, 9)));
      expect([quote.potentialWin, quote.potentialPayout]).toEqual([50, 70]);
      expect([quote.recommendation, quote.pricing, quote.problem, quote.unpriced]).toEqual(['poor', 'product', null, null]);
      expect([quote.kellyPercentage, quote.maxBetSize, quote.maxBetBoundBy, quote.bankroll]).toEqual([0, 0, 'no edge', 1000]);
      expect(quote.bankrollSource).toBe('practice');
    });
  });

  test('of one game ties the legs as the score distribution does, beside the independent product', async () => {
    await atTable(async (table) => {
      await table.offer(FIRST);
      const quote = await ask(table, [moneyline(FIRST), over(FIRST)]);
      const exact = jointProbability(game, [awayWins, goesOver]).win;
      expect(quote.estimatedProbability).toBeCloseTo(exact, 9);
      expect(quote.independentProbability).toBeCloseTo(priceSelection(game, awayWins).win * priceSelection(game, goesOver).win, 9);
      expect(quote.correlationFactor).toBeGreaterThan(1.02);
      expect([quote.pricing, quote.oneBook]).toEqual(['joint', null]);
      expect(quote.expectedValue).toBeCloseTo(exact * quote.decimal! - 1, 9);
      expect(quote.holdFraction).toBeCloseTo(1 - quote.decimal! / (1 / exact), 9);
      expect(quote.sameGameHold).toBeCloseTo(quote.holdFraction!, 9);
      expect(quote.holdFraction).toBeGreaterThanOrEqual(0.05);
      expect(quote.productOdds).toBeGreaterThan(quote.totalOdds!);
    });
  });

  test.each([8.5, 9])('of one game costs the same in the builder and in the practice book, at a total of %d', async (line) => {
    await atTable(async (table) => {
      const sides = (['over', 'under'] as const).map((side) => ({ market: 'total', side, line, price: -110 }) as const);
      await table.offer(FIRST, [
        { market: 'moneyline', side: 'away', line: null, price: -120 },
        { market: 'moneyline', side: 'home', line: null, price: 105 },
        ...sides,
      ]);
      const legs = [moneyline(FIRST), over(FIRST, { selection: `Over ${line}`, pick: { ...goesOver, line } })];
      const quote = await ask(table, legs);
      const practice = (await table.me.post('/api/virtual/quote', { legs })).json();
      const { winProbability: win, pushProbability: push, pushReturn, decimal } = quote;
      expect(push! > 0).toBe(Number.isInteger(line));
      const fair = (1 - push! * (pushReturn ?? 0)) / win!;
      expect([practice.decimal, practice.productOdds]).toEqual([decimal, quote.productOdds]);
      for (const cost of [quote.holdFraction, quote.sameGameHold, practice.holdFraction]) expect(cost).toBeCloseTo(1 - decimal! / fair, 9);
      const bet = (await table.me.post('/api/virtual/bets', { betType: 'parlay', stake: 10, legs })).json();
      expect(bet.holdFraction).toBeCloseTo(1 - decimal! / fair, 9);
    });
  });

  test('says what is left when a leg drops out: the price of the rest, of legs of one game too', async () => {
    await atTable(async (table) => {
      await table.offer(FIRST);
      await table.offer(SECOND);
      const pair = await ask(table, [moneyline(FIRST), over(FIRST)]);
      const quote = await ask(table, [moneyline(FIRST), over(FIRST), runLine(SECOND)], 10);
      expect(quote.whatIf.map(({ legsLeft }) => legsLeft)).toEqual([2, 2, 2]);
      expect(quote.whatIf[2]).toMatchObject({
        odds: pair.totalOdds,
        probability: expect.closeTo(pair.estimatedProbability!, 9),
        expectedValue: expect.closeTo(pair.expectedValue!, 9),
      });
      expect(quote.whatIf[0]!.expectedValue).toBeCloseTo(quote.whatIf[0]!.probability! * quote.whatIf[0]!.decimal! - 1, 9);
      expect(quote.whatIf[0]!.decimal).toBeCloseTo(americanToDecimal(-110) * 2.4, 9);
      expect(quote.whatIf[0]!.payout).toBeCloseTo(10 * americanToDecimal(-110) * 2.4, 2);
      const alone = await ask(table, [over(FIRST)], 10);
      expect(alone.whatIf).toEqual([
        { position: 0, legsLeft: 0, odds: null, decimal: null, probability: null, expectedValue: null, payout: 10 },
      ]);
    });
  });

  test.each([
    [
      'that cannot both win',
      [over(FIRST), over(FIRST, { selection: 'Under 8.5', odds: -105, pick: { ...goesOver, side: 'under' } })],
      /cannot both win/,
    ],
    ['of which one implies the other', [moneyline(FIRST), runLine(FIRST)], /wins too/],
  ])('refuses legs %s, and says why', async (_what, legs, reason) => {
    await atTable(async (table) => {
      await table.offer(FIRST);
      const quote = await ask(table, legs);
      expect(quote.problem).toMatch(reason);
      expect([quote.totalOdds, quote.estimatedProbability, quote.expectedValue, quote.whatIf]).toEqual([null, null, null, []]);
    });
  });

  test('names the best single book that has every leg, and no other', async () => {
    await atTable(async (table) => {
      const { ctx } = table;
      const contests = [await table.offer(FIRST), await table.offer(SECOND)];
      await ctx.db.insert(books).values([
        { code: 'DDD', name: 'Book D' },
        { code: 'CCC', name: 'Book C' },
      ]);
      const at = { quotedAt: ctx.now(), seenAt: ctx.now(), market: 'moneyline', side: 'away', line: null } as const;
      await ctx.db.insert(boardPrices).values([
        { ...at, contestId: contests[0]!.id, bookCode: 'DDD', price: -130 },
        { ...at, contestId: contests[1]!.id, bookCode: 'DDD', price: 105 },
        { ...at, contestId: contests[0]!.id, bookCode: 'CCC', price: -105 },
      ]);
      const quote = await ask(table, [moneyline(FIRST), moneyline(SECOND)]);
      expect(quote.decimal).toBeCloseTo(americanToDecimal(-105) * 2.05, 9);
      expect(quote.oneBook).toMatchObject({ book: 'DDD', decimal: expect.closeTo(americanToDecimal(-130) * 2.05, 9) });
      expect(quote.oneBook!.expectedValue).toBeCloseTo(quote.winProbability! * quote.oneBook!.decimal - 1, 9);
      for (const leg of quote.legs) expect(leg.expectedValue).toBeCloseTo(leg.winProbability! * americanToDecimal(leg.odds!) - 1, 9);
      // One side alone tells nothing of what its book keeps.
      expect([quote.legs[0]!.holdFraction, quote.holdFraction]).toEqual([null, null]);
    });
  });

  test('without a model’s word gives the price and no invented probability', async () => {
    await atTable(async (table) => {
      const first5 = { market: 'first5_moneyline', side: 'away', line: null, price: 100 } as const;
      await table.offer(FIRST, [first5]);
      await table.offer(SECOND);
      const pick = { ...awayWins, period: 'first5' };
      const quote = await ask(table, [moneyline(FIRST, { odds: 100, pick, selection: 'Away ML first 5 innings' }), moneyline(SECOND)]);
      expect(quote.totalOdds).toBe(267);
      expect([quote.estimatedProbability, quote.expectedValue, quote.recommendation, quote.advice]).toEqual([null, null, null, null]);
      expect(quote.unpriced).toBe('The model gives no probability for a part of a game.');
    });
  });

  test('of a prop without a projection takes the market alone and says so, or that there is no fair price', async () => {
    await atTable(async (table) => {
      await table.offer(FIRST);
      const { feed } = table.world;
      const prop = {
        gameId: FIRST,
        playerId: 'p1',
        playerName: 'Joe Bat',
        teamCode: 'BOS',
        prop: 'hits',
        line: 0.5,
        quotedAt: table.ctx.now(),
      } as const;
      feed.props.push({ ...prop, book: { code: 'AAA', name: 'Book A' }, overPrice: -150, underPrice: 120 });
      const leg = {
        gameId: FIRST,
        betType: 'prop',
        selection: 'Joe Bat Hits Over 0.5',
        odds: -150,
        pick: { market: 'prop', playerId: 'p1', prop: 'hits', side: 'over', line: 0.5 },
      };
      const quote = await ask(table, [leg]);
      const fair = fairProbabilities([americanToDecimal(-150), 2.2]).probabilities[0]!;
      expect(quote).toMatchObject({ totalOdds: -150, unpriced: null, estimatedProbability: expect.closeTo(fair, 9) });
      expect(quote.legs[0]).toMatchObject({ isMarketOnly: true, probability: quote.estimatedProbability });
      const [listed] = (await table.me.get('/api/player-props?date=2026-07-11')).json();
      expect(listed).toMatchObject({
        id: `${FIRST}~p1~hits~0.5`,
        overOdds: -150,
        underOdds: 120,
        bookCount: 1,
        isMarketOnly: true,
        edge: expect.closeTo(Math.max(fair * americanToDecimal(-150), (1 - fair) * 2.2) - 1, 9),
        category: 'hitting',
      });
      feed.props.length = 0;
      feed.props.push({ ...prop, book: { code: 'AAA', name: 'Book A' }, overPrice: -150, underPrice: null });
      table.world.clock.set('2026-07-11T16:05:00Z');
      const oneSided = await ask(table, [leg]);
      expect([oneSided.totalOdds, oneSided.estimatedProbability]).toEqual([-150, null]);
      expect(oneSided.unpriced).toMatch(/no book quotes both sides/);
    });
  });

  test.each([
    { market: 'total', period: 'full', side: 'over', line: 137, team: 'home' },
    { market: 'total', period: 'full', side: 'under', line: 109.5 },
    { market: 'spread', period: 'full', side: 'home', line: -69.5 },
  ])('gives no chance for a line that the sport cannot have: $market $line', async (pick) => {
    await atTable(async (table) => {
      await table.offer(FIRST);
      const quote = await ask(table, [moneyline(FIRST), { ...over(FIRST), betType: pick.market, pick }]);
      expect([quote.totalOdds, quote.estimatedProbability]).toEqual([null, null]);
      expect(quote.legs.map(({ problem }) => problem === null)).toEqual([true, false]);
    });
  });

  test('flags a moved price and a game that has begun, leg by leg', async () => {
    await atTable(async (table) => {
      await table.offer(FIRST);
      const quote = await ask(table, [moneyline(FIRST, { odds: 100 }), moneyline('20260711_SEA@TEX')]);
      expect(quote.legs.map(({ odds, seenOdds, problem }) => [odds, seenOdds, problem])).toEqual([
        [-120, 100, null],
        [null, -120, 'The requested game could not be found.'],
      ]);
      expect([quote.totalOdds, quote.estimatedProbability]).toEqual([null, null]);
      table.world.clock.set('2026-07-12T02:00:00Z');
      expect((await ask(table, [moneyline(FIRST)])).legs[0]!.problem).toMatch(/already started/);
    });
  });
});

test('the largest bet is measured by one’s own bankroll and share of Kelly where they are set', async () => {
  await atTable(async ({ ctx, server, offer }) => {
    await offer(FIRST, [{ market: 'moneyline', side: 'away', line: null, price: 150 }]);
    const member = await createUser(ctx, { tier: 'elite' });
    const settings = { ...member.settings, bankrollCents: 50_000, kellyShare: 0.1 };
    await ctx.db.update(users).set({ settings }).where(eq(users.id, member.id));
    const quote = await ask({ me: await server.as(member) }, [moneyline(FIRST, { odds: 150 })]);
    const full = (priceSelection(game, awayWins).win * 2.5 - 1) / 1.5;
    expect([quote.bankroll, quote.bankrollSource, quote.maxBetBoundBy]).toEqual([500, 'own', 'kelly share']);
    expect(quote.maxBetSize).toBe(Math.floor(full * 0.1 * 50_000) / 100);
  });
});

describe('the lists', () => {
  test('hold every side that is open, with the worth that its price and probability give', async () => {
    await atTable(async (table) => {
      await table.offer(FIRST);
      const list = (await table.me.get('/api/parlay-opportunities?date=2026-07-11')).json();
      expect(list.map(({ selection }: never) => selection).sort()).toEqual(
        ['Club BOS +1.5', 'Club BOS ML', 'Club NYY -1.5', 'Club NYY ML', 'Over 8.5', 'Under 8.5'].sort(),
      );
      for (const { estimatedProbability, winProbability, pushProbability, odds, ev } of list) {
        expect(estimatedProbability).toBe(winProbability);
        expect(ev).toBeCloseTo(winProbability * (americanToDecimal(odds) - 1) - (1 - winProbability - pushProbability), 9);
      }
      expect(list.map(({ ev }: { ev: number }) => ev)).toEqual(
        list.map(({ ev }: { ev: number }) => ev).sort((a: number, b: number) => b - a),
      );
      table.world.clock.set('2026-07-12T02:00:00Z');
      await table.world.ctxFor('system').publish({ topic: 'clock', now: '2026-07-12T02:00:00Z' });
      expect((await table.me.get('/api/parlay-opportunities?date=2026-07-11')).json()).toEqual([]);
    });
  });

  test.each(['/api/parlay-opportunities', '/api/player-props', '/api/my-parlays'])('%s is for Elite', async (url) => {
    await atTable(async ({ ctx, server }) => {
      const statuses = [(await server.visitor.get(url)).statusCode];
      for (const tier of TIERS) statuses.push((await (await server.as(await createUser(ctx, { tier }))).get(url)).statusCode);
      expect(statuses).toEqual([401, ...TIERS.map((tier) => (can(tier, 'parlays') ? 200 : 402))]);
    });
  });

  test.each([[[]], [Array.from({ length: 13 }, () => moneyline(FIRST))], [[{ ...moneyline(FIRST), pick: undefined }]], ['no']])(
    'legs %# that are none are refused',
    async (legs) => {
      await atTable(async ({ me }) => expect((await me.post(URL, { legs })).statusCode).toBe(400));
    },
  );
});
