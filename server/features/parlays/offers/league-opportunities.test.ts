import type { Contract } from '@clearedge/contract';
import { can, TIERS } from '@clearedge/contract/entitlements';
import type { VerbResult } from '@clearedge/contract/route';
import { GAME_SPORTS } from '@clearedge/contract/sports';
import { americanToDecimal, impliedProbability } from '@clearedge/quant/price';
import { expect, test, vi } from 'vitest';
import { createUser, makeServer } from '../../../testing/index.ts';
import { analysisFeature } from '../../analysis/index.ts';
import { formLeagueForecasts } from '../../forecasts/index.ts';
import { addFootballGame, addFootballPrices, addFootballResult } from '../../picks/testing/football-board.ts';
import { offerGame } from '../../practice/testing/scene.ts';
import { atTable, FIRST, moneyline, type Table } from '../testing/table.ts';

vi.setConfig({ testTimeout: 60_000 });

type Opportunity = VerbResult<Contract['GET /api/parlay-opportunities']>[number];
type Analysis = NonNullable<VerbResult<Contract['GET /api/:league/games/:gameId/analysis']>['analysis']>;

const URL = '/api/parlay-opportunities?date=2026-07-11';
const GAME = '20260711_HAM@TOR';
const list = async ({ me }: Table, sport: string): Promise<Opportunity[]> => (await me.get(`${URL}&sport=${sport}`)).json();

/** Two games of Canadian football on the board, one of them with a forecast. */
async function offerFootball({ ctx, world }: Table): Promise<void> {
  await addFootballResult(ctx, '20260704_HAM@OTT', 30, 20);
  await addFootballPrices(ctx, (await addFootballGame(ctx, GAME)).id);
  await formLeagueForecasts(world.ctxFor('system'));
  await addFootballPrices(ctx, (await addFootballGame(ctx, '20260711_CGY@EDM')).id);
}

test('a league’s list has the figures of its game pages, and no side without a forecast', async () => {
  await atTable(async (table) => {
    await offerFootball(table);
    const server = await makeServer([analysisFeature], { world: table.world });
    const pro = await server.as(await createUser(table.ctx, { tier: 'pro' }));
    const { sides }: Analysis = (await pro.get(`/api/cfl/games/${GAME}/analysis`)).json().analysis;
    const found = await list(table, 'cfl');
    expect(found.map(({ gameId, sport }) => `${gameId} ${sport}`)).toEqual(sides.map(() => `${GAME} cfl`));
    for (const side of sides) {
      const shown = found.find(({ betType, pick }) => betType === side.market && 'side' in pick && pick.side === side.side);
      expect(shown).toMatchObject({
        odds: side.odds,
        book: side.book,
        impliedProbability: expect.closeTo(impliedProbability(side.odds), 12),
        marketProbability: side.marketProbability,
        winProbability: expect.closeTo(side.probability * (1 - side.pushProbability), 12),
        pushProbability: side.pushProbability,
        ev: side.expectedValue,
        fairOdds: Math.round(side.fairOdds),
        doubt: { model: side.doubt },
      });
    }
    const order = found.map(({ doubt, ev }) => [doubt.model !== null ? 1 : 0, -ev!] as const);
    expect(order).toEqual(order.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
    await server.close();
  });
});

test('baseball’s list is the same with its name and without, whatever else is played', async () => {
  await atTable(async (table) => {
    await table.offer(FIRST);
    const before = (await table.me.get(URL)).body;
    await offerFootball(table);
    expect(JSON.parse(before)).toHaveLength(6);
    expect((await table.me.get(`${URL}&sport=mlb`)).body).toBe(before);
    const other = await table.server.as(await createUser(table.ctx, { tier: 'elite' }));
    expect((await other.get(URL)).body).toBe(before);
  });
});

test('a side of a league’s list and one of baseball’s are priced as one ticket', async () => {
  await atTable(async (table) => {
    await table.offer(FIRST);
    await offerFootball(table);
    const { gameId, betType, selection, odds, pick } = (await list(table, 'cfl'))[0]!;
    const quote = (
      await table.me.post('/api/parlays/quote', { legs: [moneyline(FIRST), { gameId, betType, selection, odds, pick }] })
    ).json();
    expect([quote.problem, quote.unpriced, quote.pricing]).toEqual([null, null, 'product']);
    expect(quote.legs.map(({ sport }: { sport: string }) => sport)).toEqual(['mlb', 'cfl']);
    expect(quote.decimal).toBeCloseTo(americanToDecimal(-120) * americanToDecimal(odds), 9);
  });
});

test('a prop without a projection is marked market only, has no number of ours, and is listed where a price beats the market', async () => {
  await atTable(async (table) => {
    const { ctx, world } = table;
    const gameId = '20260711_BOS@NYK_NBA';
    await offerGame(ctx, { gameId, sport: 'nba', awayCode: 'BOS', homeCode: 'NYK', awayName: 'Boston', homeName: 'New York' });
    const sell = (code: string, overPrice: number, underPrice: number): void => {
      const named = { gameId, playerId: 'guard', playerName: 'Al Guard', teamCode: 'BOS', prop: 'points', line: 24.5 } as const;
      world.feed.props.push({ ...named, book: { code, name: `Book ${code}` }, overPrice, underPrice, quotedAt: ctx.now() });
    };
    sell('AAA', -110, -110);
    sell('BBB', -110, -110);
    sell('CCC', 108, -128);
    const [prop, ...others] = await list(table, 'nba');
    expect(others).toEqual([]);
    expect(prop).toMatchObject({
      gameId,
      sport: 'nba',
      selection: 'Al Guard Points Over 24.5',
      odds: 108,
      isMarketOnly: true,
      doubt: { market: null },
    });
    expect([prop!.ev, prop!.winProbability, prop!.estimatedProbability, prop!.fairOdds]).toEqual([null, null, null, null]);
    expect(prop!.marketProbability! * americanToDecimal(108)).toBeGreaterThan(1);
  });
});

test.each(GAME_SPORTS)('%s without games has an empty list', async (sport) => {
  await atTable(async (table) => {
    const answer = await table.me.get(`${URL}&sport=${sport}`);
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
  });
});

test.each(['cricket', 'golf', ''])('a sport without games to bet on is refused: "%s"', async (sport) => {
  await atTable(async ({ me }) => {
    const answer = await me.get(`${URL}&sport=${sport}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT']);
  });
});

test('who lacks the plan gets nothing of any sport', async () => {
  await atTable(async (table) => {
    await offerFootball(table);
    const price = (await list(table, 'cfl'))[0]!.winProbability!;
    for (const tier of TIERS.filter((one) => !can(one, 'parlays'))) {
      const member = await table.server.as(await createUser(table.ctx, { tier }));
      const answer = await member.get(`${URL}&sport=cfl`);
      expect([tier, answer.statusCode, answer.body.includes(String(price))]).toEqual([tier, 402, false]);
    }
    expect((await table.server.visitor.get(`${URL}&sport=cfl`)).statusCode).toBe(401);
  });
});
