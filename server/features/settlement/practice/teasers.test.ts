import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { contests, forecasts } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type ContestRow, makeServer, type TestClient, type TestOptions, withTestCtx } from '../../../testing/index.ts';
import { reportFootball } from '../../bets/testing/sport-scene.ts';
import { practiceFeature } from '../../practice/index.ts';
import { expectSoundBooks, GAME_ID, offerGame } from '../../practice/testing/scene.ts';
import { settlementFeature } from '../index.ts';
import { settleContest } from '../settle-contest.ts';

vi.setConfig({ testTimeout: 60_000 });

type Prices = NonNullable<Parameters<typeof offerGame>[2]>;
const LINES: Prices = [
  { market: 'spread', side: 'away', line: 7.5, price: -110 },
  { market: 'spread', side: 'home', line: -7.5, price: -110 },
  { market: 'total', side: 'over', line: 51, price: -110 },
  { market: 'total', side: 'under', line: 51, price: -150 },
];
const SCORE = { margin: 7, marginSd: 1, total: 51, totalSd: 1, season: 2026, isPlayoff: false };
const DAYS = [12, 13, 14];
const idOf = (day: number): string => `202607${day}_HAM@TOR`;

interface Scene {
  ctx: Ctx;
  me: TestClient;
  games: ContestRow[];
  end: (at: number, away: number, home: number) => Promise<void>;
}

const footballOf = (day: number) => ({
  gameId: idOf(day),
  sport: 'cfl' as const,
  awayCode: 'HAM',
  awayName: 'Hamilton Tiger-Cats',
  homeCode: 'TOR',
  homeName: 'Toronto Argonauts',
  scheduledInnings: 0,
  startsAt: new Date(`2026-07-${day}T23:30:00Z`),
});

/** Three CFL games and one of baseball at the usual prices. */
async function scene(options: TestOptions, play: (scene: Scene) => Promise<void>): Promise<void> {
  await withTestCtx(options, async (ctx, world) => {
    const games: ContestRow[] = [];
    for (const day of DAYS) games.push(await offerGame(ctx, footballOf(day), LINES));
    await offerGame(ctx);
    const server = await makeServer([practiceFeature(), settlementFeature], { world });
    const end = async (at: number, away: number, home: number): Promise<void> => {
      const contest = games[at]!;
      await ctx.db.update(contests).set({ status: 'final' }).where(eq(contests.id, contest.id));
      await reportFootball(ctx, contest, { state: 'final', minutesPlayed: 60, score: { away, home } });
      await settleContest(world.ctxFor('system'), contest.id);
      await expectSoundBooks(ctx);
    };
    await play({ ctx, me: await server.as(world.user!), games, end });
    await expectSoundBooks(ctx);
    await server.close();
  });
}

/** What was believed of a game: a favorite by seven. */
const forecastOf = (ctx: Ctx, { id }: ContestRow) =>
  ctx.db
    .insert(forecasts)
    .values({
      id: ctx.newId(),
      contestId: id,
      sport: 'cfl',
      modelVersion: 'test',
      inputs: { ratedGames: 0, ratedTo: null, market: null },
      inputsHash: id,
      pHomeModel: 0.7,
      pHome: 0.7,
      pHomeLow: 0.68,
      pHomeHigh: 0.72,
      numbers: { score: SCORE } as never,
      drivers: { list: [] },
      createdAt: ctx.now(),
    });

const spread = (day: number) => ({
  gameId: idOf(day),
  betType: 'spread',
  selection: 'Toronto Argonauts −7.5',
  odds: -110,
  pick: { market: 'spread', period: 'full', side: 'home', line: -7.5 },
});
const total = (day: number, side: 'over' | 'under') => ({
  gameId: idOf(day),
  betType: 'total',
  selection: `${side === 'over' ? 'Over' : 'Under'} 51`,
  odds: -110,
  pick: { market: 'total', period: 'full', side, line: 51 },
});
const teaser = (legs: object[], change: object = {}) => ({ betType: 'teaser', points: 6, stake: 100, legs, ...change });
const QUOTE = '/api/virtual/teasers/quote';
const balance = async (me: TestClient) => (await me.get('/api/user/balance')).json().balance;
const place = (me: TestClient, body: object) => me.post('/api/virtual/bets', body);

test('a teaser is placed with its numbers moved, at the table’s price, and cannot be cashed out', async () => {
  await scene({}, async ({ me, games }) => {
    const placed = await place(me, teaser([spread(12), total(13, 'over')]));
    expect([placed.statusCode, placed.json()]).toEqual([
      201,
      expect.objectContaining({ betType: 'teaser', pricing: 'table', teaserPoints: 6, odds: -120, potentialWin: 83.33 }),
    ]);
    expect(placed.json().legs.map(({ selection }: { selection: string }) => selection)).toEqual(['Toronto Argonauts -1.5', 'Over 45']);
    expect(await balance(me)).toBe(900);
    const offer = (await me.get(`/api/virtual/bets/${placed.json().id}/cash-out`)).json();
    expect(offer).toMatchObject({ amount: null, reason: expect.stringContaining('Teasers cannot be cashed out'), opensAt: null });
    expect(games).toHaveLength(3);
  });
});

test.each([
  [
    'all win: the price of three',
    [
      [20, 22],
      [20, 40],
      [20, 40],
    ],
    'win',
    1060,
    'at +160, the table’s price for 3 legs',
  ],
  [
    'one lands on its number: the price of two',
    [
      [20, 22],
      [20, 25],
      [20, 40],
    ],
    'win',
    983.33,
    'at −120, the table’s price for 2 legs',
  ],
  [
    'two do: the stake',
    [
      [20, 22],
      [20, 25],
      [22, 23],
    ],
    'push',
    900,
    'Stake returned: $100.00',
  ],
  [
    'one loses',
    [
      [20, 21],
      [20, 25],
      [20, 40],
    ],
    'loss',
    800,
    'Stake lost: −$100.00',
  ],
] as const)('%s', async (_name, scores, result, left, formula) => {
  await scene({}, async ({ me, end }) => {
    const legs = [spread(12), total(13, 'over'), total(14, 'over')];
    const { id } = (await place(me, teaser(legs))).json();
    // The other bet keeps the bankroll apart from what the teaser pays.
    await place(me, { ...teaser([spread(12), spread(13)], { stake: 100 }) });
    for (const [at, [away, home]] of scores.entries()) await end(at, away, home);
    const bet = (await me.get(`/api/virtual/bets/${id}`)).json();
    expect(bet).toMatchObject({ result, payoutFormula: expect.stringContaining(formula) });
    const other = (await me.get('/api/virtual/bets')).json().find((one: { id: string }) => one.id !== id);
    expect((await balance(me)) - (other.payout ?? 0)).toBeCloseTo(left, 9);
  });
});

test.each([
  [
    'baseball',
    [
      spread(12),
      { ...spread(12), gameId: GAME_ID, selection: 'BOS +1.5', pick: { market: 'spread', period: 'full', side: 'home', line: 1.5 } },
    ],
    6,
    'MLB has no teasers. Teasers are made of spreads and totals of full',
  ],
  [
    'a moneyline',
    [
      spread(12),
      {
        ...spread(13),
        betType: 'moneyline',
        selection: 'Toronto Argonauts ML',
        pick: { market: 'moneyline', period: 'full', side: 'home' },
      },
    ],
    6,
    'cannot be teased',
  ],
  [
    'two legs of one game',
    [spread(12), total(12, 'over')],
    6,
    'A teaser takes one leg of a game. Keep one of Toronto Argonauts -7.5 and Over 51.',
  ],
  ['points that are not sold', [spread(12), spread(13)], 4, 'CFL teasers move a number by 6, 6.5 or 7 points.'],
  ['an alternate number', [spread(12), total(13, 'under')], 6, 'Under 51 is an alternate number at −150'],
] as const)('%s is refused in words, before it is placed and then', async (_name, legs, points, words) => {
  await scene({ tier: 'elite' }, async ({ me }) => {
    const body = teaser([...legs], { points });
    const quote = (await me.post(QUOTE, { points, legs: body.legs })).json();
    expect(quote.odds).toBeNull();
    expect([quote.problem, ...quote.legs.map(({ problem }: { problem: string | null }) => problem)].join(' ')).toContain(words);
    const refused = await place(me, body);
    expect([refused.statusCode, refused.json().message]).toEqual([422, expect.stringContaining(words)]);
    expect(await balance(me)).toBe(1000);
  });
});

test('its price is for everybody, and what it is worth for plans with parlays', async () => {
  await scene({ tier: 'free' }, async ({ ctx, me, games }) => {
    for (const game of games) await forecastOf(ctx, game);
    const quote = (await me.post(QUOTE, { points: 7, legs: [spread(12), spread(13)], stake: 10 })).json();
    expect(quote).toMatchObject({ odds: -140, potentialWin: 7.14, isLocked: true, worth: null, offered: [6, 6.5, 7] });
    expect(quote.legs[0]).toMatchObject({ line: -7.5, teasedLine: -0.5, worth: null });
  });
  await scene({ tier: 'elite' }, async ({ ctx, me, games }) => {
    const body = { points: 6, legs: [spread(12), spread(13)], stake: 10 };
    expect((await me.post(QUOTE, body)).json()).toMatchObject({ worth: null, unpriced: expect.stringContaining('no forecast') });
    for (const game of games) await forecastOf(ctx, game);
    const { worth, legs } = (await me.post(QUOTE, body)).json();
    const [first] = legs;
    expect(first.worth.winProbability).toBeGreaterThan(first.worth.unmovedWinProbability + 0.1);
    expect(first.worth.crossed.map(({ number }: { number: number }) => number)).toEqual([-7, -3]);
    expect(worth.winProbability).toBeCloseTo(first.worth.winProbability ** 2, 9);
    expect(worth.expectedValue).toBeCloseTo(worth.winProbability * (11 / 6) - 1, 9);
  });
});
