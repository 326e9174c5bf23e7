import { expect, test } from 'vitest';
import { betLegs, bets } from '../../../db/schema/index.ts';
import { createContest, createUser, makeServer, type TestClient, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { limitsFeature } from '../../limits/index.ts';
import { betsFeature, weeklyUsage } from '../index.ts';
import { importCsv } from '../testing/import-csv.ts';

const features = [betsFeature, limitsFeature({ tracked: weeklyUsage, practice: weeklyUsage })];
const CUBS = { awayCode: 'CHC', awayName: 'Chicago Cubs', homeCode: 'STL', homeName: 'St. Louis Cardinals' };
const TO_COME = ['20260711_NYY@BOS', '20260711_CHC@STL'] as const;
const OVER = ['20260710_NYY@BOS', '20260710_CHC@STL'] as const;

interface Scene {
  me: TestClient;
  world: TestWorld;
  stranger: () => Promise<TestClient>;
  stored: () => Promise<{ bets: (typeof bets.$inferSelect)[]; legs: (typeof betLegs.$inferSelect)[] }>;
}

async function scene(run: (scene: Scene) => Promise<void>) {
  await withTestCtx({ now: '2026-07-11T16:00:00Z' }, async (ctx, world) => {
    for (const [at, gameId] of TO_COME.entries()) await createContest(ctx, { gameId, ...(at === 1 ? CUBS : {}) });
    for (const [at, gameId] of OVER.entries()) await createContest(ctx, { gameId, status: 'final', ...(at === 1 ? CUBS : {}) });
    const server = await makeServer(features, { world });
    await run({
      me: await server.as(world.user!),
      world,
      stranger: async () => server.as(await createUser(ctx, {})),
      stored: async () => ({
        bets: await ctx.db.select().from(bets).orderBy(bets.placedAt, bets.odds),
        legs: await ctx.db.select().from(betLegs).orderBy(betLegs.position, betLegs.betId),
      }),
    });
    await server.close();
  });
}

const leg = (gameId: string, selection: string, odds?: number) => ({ gameId, betType: 'moneyline', selection, ...(odds ? { odds } : {}) });
type Ticket = Record<string, unknown> & { legs: Record<string, unknown>[] };
const listed = async (client: TestClient) => (await client.get('/api/bets')).json() as Ticket[];
const KEPT = [
  'betType',
  'odds',
  'stake',
  'freeStake',
  'boostPercent',
  'sizes',
  'book',
  'placedAt',
  'selection',
  'potentialWin',
  'status',
  'result',
] as const;
const keptOf = (tickets: Ticket[]) =>
  tickets.map((ticket) => [
    ...KEPT.map((name) => ticket[name]),
    ticket.legs.map(({ gameId, betType, selection, odds, readAs, pick }) => ({ gameId, betType, selection, odds, readAs, pick })),
  ]);

test('an export brings parlays, teasers and round robins back as they were, once, and changes nothing at home', async () => {
  await scene(async ({ me, stranger, stored }) => {
    const legs = [leg(TO_COME[0], 'Yankees ML', -120), leg(TO_COME[1], 'Cubs ML', 130)];
    const three = [...legs, { gameId: TO_COME[0], betType: 'total', selection: 'o8.5', odds: -105 }];
    const log = async (body: object) => expect((await me.post('/api/bets/parlays', body)).statusCode).toBe(201);
    await log({ kind: 'parlay', legs, odds: 310, stake: 12.5, book: 'Summit', boostPercent: 25 });
    await log({ kind: 'parlay', legs, stake: 5, isFreeBet: true });
    await log({
      kind: 'teaser',
      legs: [{ ...legs[0], odds: undefined }, leg('Elsewhere', 'Bears +8; alt | teased')],
      odds: -120,
      stake: 22,
    });
    await log({ kind: 'round_robin', legs: three, sizes: [2, 3], stake: 2 });
    const csv = (await me.get('/api/bets/export')).body;
    expect(csv.trim().split('\n')).toHaveLength(5);
    expect(await importCsv(me, csv)).toEqual({ imported: 0, skipped: 4, refused: [] });
    const other = await stranger();
    expect(await importCsv(other, csv)).toEqual({ imported: 4, skipped: 0, refused: [] });
    expect(await importCsv(other, csv)).toEqual({ imported: 0, skipped: 4, refused: [] });
    const [mine, theirs] = [keptOf(await listed(me)), keptOf(await listed(other))];
    const inOrder = (rows: unknown[][]) => rows.map((row) => JSON.stringify(row)).toSorted();
    expect(inOrder(theirs)).toEqual(inOrder(mine).map((row) => row.replaceAll('+8; alt | teased', '+8, alt / teased')));
    expect((await stored()).bets).toHaveLength(8);
    const again = (await other.get('/api/bets/export')).body;
    expect(await importCsv(await stranger(), again)).toMatchObject({ imported: 4, refused: [] });
  });
});

test('a settled ticket of a file keeps what its book paid and its legs’ results', async () => {
  await scene(async ({ me, stored }) => {
    const head = 'placedAt,betType,selection,odds,stake,result,profit,legs';
    const cell = (first: string, second: string) =>
      `mlb; ${OVER[0]}; moneyline; Yankees; -110; ${first} | mlb; ${OVER[1]}; moneyline; Cubs; +150; ${second}`;
    const rows = [
      `2026-07-10T10:00:00Z,parlay,a,+377,10,win,37.70,${cell('win', 'win')}`,
      `2026-07-10T10:01:00Z,parlay,b,+377,10,win,$9.09,${cell('win', 'push')}`,
      `2026-07-10T10:02:00Z,parlay,c,+377,10,loss,,${cell('loss', 'win')}`,
      `2026-07-10T10:03:00Z,parlay,d,+377,10,push,,${cell('push', 'void')}`,
    ];
    expect(await importCsv(me, [head, ...rows].join('\n'))).toEqual({ imported: 4, skipped: 0, refused: [] });
    const { bets: kept, legs } = await stored();
    expect(kept.map(({ result, profitCents, resultBy, status }) => [result, profitCents, resultBy, status])).toEqual([
      ['win', 3770, 'file', 'settled'],
      ['win', 909, 'file', 'settled'],
      ['loss', -1000, 'file', 'settled'],
      ['push', 0, 'file', 'settled'],
    ]);
    expect(legs.filter(({ betId }) => betId === kept[1]!.id).map(({ result, odds }) => [result, odds])).toEqual([
      ['win', -110],
      ['push', 150],
    ]);
  });
});

const TRACKER = 'bet_id,sportsbook,type,status,odds,amount,time_placed,bet_info,sports';

test.each([
  ['bars', `t1,Summit,parlay,SETTLED_WIN,4.40,10.00,2026-07-10T10:00:00Z,Yankees ML | Cubs ML,Baseball`],
  ['prices and games', `t1,Summit,sgp,SETTLED_WIN,4.40,10.00,2026-07-10T10:00:00Z,Yankees ML (-120) NYY @ BOS | Cubs ML +130,Baseball`],
  ['lines', `t1,Summit,3-leg parlay,SETTLED_WIN,4.40,10.00,2026-07-10T10:00:00Z,"Yankees ML\nCubs ML",Baseball | Baseball`],
  [
    'rows with one id that repeat the ticket',
    't1,Summit,parlay,SETTLED_WIN,4.40,10.00,2026-07-10T10:00:00Z,Yankees ML,Baseball\nt1,Summit,parlay,SETTLED_WIN,4.40,10.00,2026-07-10T10:00:00Z,Cubs ML,Baseball',
  ],
])('a tracker’s parlay of %s is one ticket with its legs on their games', async (_name, rows) => {
  await scene(async ({ me, stored }) => {
    const csv = [TRACKER, rows].join('\n');
    const preview = (await me.post('/api/bets/import/preview', { csv })).json();
    expect(preview).toMatchObject({
      read: 1,
      unread: 0,
      errors: 0,
      rows: [{ row: 2, state: 'read', odds: 340, selection: '2-leg parlay' }],
    });
    expect(preview.rows[0].legs.map(({ text }: { text: string }) => text)).toEqual([
      'New York Yankees moneyline, full game',
      'Chicago Cubs moneyline, full game',
    ]);
    expect(await importCsv(me, csv)).toEqual({ imported: 1, skipped: 0, refused: [] });
    const { bets: kept, legs } = await stored();
    expect(kept).toMatchObject([{ betType: 'parlay', book: 'Summit', odds: 340, stakeCents: 1000, profitCents: 3400, result: 'win' }]);
    expect(legs).toMatchObject([{ selection: { market: 'moneyline', side: 'away' } }, { selection: { side: 'away' } }]);
    expect(await importCsv(me, csv)).toEqual({ imported: 0, skipped: 1, refused: [] });
  });
});

test('rows of legs under one ticket id take its own row’s terms, or their prices multiplied', async () => {
  await scene(async ({ me, stored }) => {
    const csv = [
      'ticket,date,type,selection,odds,stake,result',
      'A,2026-07-10T10:00:00Z,parlay,Two sides,+300,10,loss',
      'A,2026-07-10T10:00:00Z,moneyline,Yankees ML,-110,,win',
      'A,2026-07-10T10:00:00Z,moneyline,Cubs ML,+120,,loss',
      'B,2026-07-11T10:00:00Z,,Yankees ML,-110,5,',
      'B,2026-07-11T10:00:00Z,,Cubs ML,+120,5,',
      'C,2026-07-10T10:00:00Z,straight,Yankees ML,-110,5,win',
      'C,2026-07-10T10:00:00Z,straight,Cubs ML,+120,5,win',
    ].join('\n');
    expect(await importCsv(me, csv)).toEqual({ imported: 4, skipped: 0, refused: [] });
    const { bets: kept, legs } = await stored();
    expect(kept.map(({ betType, odds, result, profitCents }) => [betType, odds, result, profitCents])).toEqual([
      ['moneyline', -110, 'win', 455],
      ['moneyline', 120, 'win', 600],
      ['parlay', 300, 'loss', -1000],
      ['parlay', 320, null, null],
    ]);
    expect(legs.filter(({ betId }) => betId === kept[2]!.id).map(({ result }) => result)).toEqual(['win', 'loss']);
  });
});

test.each([
  ['parlay,win,Yankees ML,+300,10', 'Its legs are missing'],
  ['round robin,win,Yankees ML | Cubs ML,+300,10', 'needs the price of every leg'],
  ['round robin,win,Yankees ML -110 | Cubs ML +120 | Mets ML +100,+300,10', 'does not divide evenly into the 3 parlays'],
  ['parlay,win,Yankees ML | Yankees moneyline,+300,10', 'This leg is on the ticket already.'],
  ['parlay,,Yankees ML | Cubs ML,,10', 'The odds are missing.'],
])('%s is refused in words', async (row, words) => {
  await scene(async ({ me, stored }) => {
    const [type, result, selection, odds, stake] = row.split(',');
    const csv = `date,type,result,selection,odds,stake\n2026-07-10T10:00:00Z,${type},${result},${selection},${odds},${stake}`;
    expect(await importCsv(me, csv)).toMatchObject({ imported: 0, refused: [{ row: 2, message: expect.stringContaining(words) }] });
    expect(await stored()).toEqual({ bets: [], legs: [] });
  });
});

test('an open ticket is held to the limits and to its games; a leg is chosen again or left to its owner', async () => {
  await scene(async ({ me, world, stored }) => {
    const csv = 'date,type,selection,odds,stake\n2026-07-11T10:00:00Z,parlay,Yankees ML | something strange,+300,10';
    await me.put('/api/responsible-gaming/limits', { weeklyStake: 9, weeklyLoss: null, sessionReminderMinutes: null });
    expect(await importCsv(me, csv)).toMatchObject({
      imported: 0,
      refused: [{ message: expect.stringContaining('weekly limit of $9.00') }],
    });
    const open = csv.replace(',10', ',9').replace('something strange', 'Cubs ML');
    const wrong = { market: 'prop', playerId: 'x', prop: 'hits', side: 'over', line: 0.5 } as const;
    expect(await importCsv(me, open, { picks: [{ line: 2, leg: 1, pick: wrong }] })).toMatchObject({
      refused: [{ message: expect.stringContaining('not on this game') }],
    });
    const picks = [
      { line: 2, leg: 0, pick: { market: 'spread', period: 'full', side: 'away', line: -1.5 } as const },
      { line: 2, leg: 1, pick: null },
    ];
    expect(await importCsv(me, open, { picks })).toMatchObject({ imported: 1, refused: [] });
    expect((await stored()).legs).toMatchObject([{ selection: { market: 'spread', line: -1.5 }, betType: 'spread' }, { selection: null }]);
    world.clock.set('2026-07-11T23:30:00Z');
    expect(await importCsv(me, open.replace(',9', ',0.50'))).toMatchObject({
      refused: [{ message: expect.stringContaining('has started') }],
    });
  });
});
