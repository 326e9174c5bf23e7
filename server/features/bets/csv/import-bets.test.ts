import { expect, test } from 'vitest';
import { bets } from '../../../db/schema/index.ts';
import { createContest, createUser, makeServer, type TestClient, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { limitsFeature } from '../../limits/index.ts';
import { betsFeature, weeklyUsage } from '../index.ts';
import { importCsv } from '../testing/import-csv.ts';

const features = [betsFeature, limitsFeature({ tracked: weeklyUsage, practice: weeklyUsage })];
const HEAD = 'placedAt,gameId,betType,selection,odds,stake,result';
const TO_COME = '20260711_NYY@BOS';
const OVER = '20260710_NYY@BOS';
const row = (gameId: string, stake: number, result = '', placedAt = '2026-07-11T10:00:00Z') =>
  `${placedAt},${gameId},moneyline,NYY ML,+150,${stake},${result}`;
const file = (...rows: string[]) => [HEAD, ...rows].join('\n');

async function scene(
  run: (me: TestClient, world: TestWorld, stored: () => Promise<number>, other: () => Promise<TestClient>) => Promise<void>,
) {
  await withTestCtx({ now: '2026-07-11T16:00:00Z' }, async (ctx, world) => {
    await createContest(ctx, { gameId: TO_COME });
    await createContest(ctx, { gameId: OVER, status: 'final' });
    const server = await makeServer(features, { world });
    await run(
      await server.as(world.user!),
      world,
      async () => (await ctx.db.select().from(bets)).length,
      async () => server.as(await createUser(ctx, {})),
    );
    await server.close();
  });
}

const limit = (me: TestClient, weeklyStake: number | null, weeklyLoss: number | null = null) =>
  me.put('/api/responsible-gaming/limits', { weeklyStake, weeklyLoss, sessionReminderMinutes: null });

test.each([
  [
    'self-exclusion of five years',
    (me: TestClient) => me.post('/api/responsible-gaming/self-exclusion', { days: 1825, confirm: 'EXCLUDE' }),
    'excluded yourself',
  ],
  ['a cool-off', (me: TestClient) => me.post('/api/responsible-gaming/cool-off', { hours: 24 }), 'taking a break'],
  ['an answer of under 21', (me: TestClient) => me.post('/api/responsible-gaming/age', { isOfAge: false }), 'under 21'],
  ['a weekly stake limit of $10', (me: TestClient) => limit(me, 10), 'weekly limit of $10.00'],
  ['a weekly loss limit of $10', (me: TestClient) => limit(me, null, 10), 'weekly loss limit of $10.00'],
])('%s refuses open bets from a file, whatever the game, and lets settled history in', async (_name, begin, words) => {
  await scene(async (me, _world, stored) => {
    expect((await begin(me)).statusCode).toBe(200);
    // By id, by label, of a game unknown here, of another sport, with a date of last month: each opens risk.
    const open = [
      row(TO_COME, 11),
      row('NYY @ BOS', 11),
      row('Elsewhere', 11),
      row('TOR @ BOS', 11, 'pending'),
      row('Elsewhere', 11, 'open', '2026-06-01'),
    ];
    const answer = await importCsv(me, file(...open, row(OVER, 500, 'loss', '2026-07-10T10:00:00Z')));
    expect(answer).toMatchObject({ imported: 1, skipped: 0 });
    const refused = answer.refused as { row: number; message: string }[];
    expect(refused.map((one) => one.row)).toEqual([2, 3, 4, 5, 6]);
    for (const { message } of refused) expect(message).toContain(words);
    expect(await stored()).toBe(1);
    expect((await me.get('/api/bets?status=pending')).json()).toEqual([]);
  });
});

test('open bets of a file are counted together, and again with what is placed later', async () => {
  await scene(async (me, _world, stored) => {
    await limit(me, 25);
    expect(await importCsv(me, file(row(TO_COME, 13), row('Elsewhere', 13)))).toMatchObject({
      imported: 0,
      refused: [{ row: 2 }, { row: 3 }],
    });
    expect(await importCsv(me, file(row(TO_COME, 13), row('Elsewhere', 12, '', '2026-06-01')))).toMatchObject({ imported: 2, refused: [] });
    const bet = { gameId: TO_COME, betType: 'moneyline', selection: 'Yankees', odds: 120, stake: 1 };
    expect((await me.post('/api/bets', bet)).statusCode).toBe(403);
    expect(await stored()).toBe(2);
  });
});

test('a bet said to be placed last week counts this week when it is entered', async () => {
  await scene(async (me) => {
    await limit(me, 10);
    const bet = { gameId: TO_COME, betType: 'moneyline', selection: 'Yankees', odds: 120, stake: 9, placedAt: '2026-07-01T10:00:00Z' };
    expect((await me.post('/api/bets', bet)).statusCode).toBe(201);
    expect((await me.post('/api/bets', bet)).statusCode).toBe(403);
  });
});

test('a started game takes no open bet, a game to come no result; a void is possible', async () => {
  await scene(async (me, world, stored) => {
    world.clock.set('2026-07-11T23:05:00Z');
    expect(await importCsv(me, file(row(TO_COME, 5)))).toEqual({
      imported: 0,
      skipped: 0,
      refused: [{ row: 2, message: 'This game has started: add the result, or leave the row out.' }],
    });
    expect(await importCsv(me, file(row(TO_COME, 5, 'win')))).toMatchObject({ imported: 1 });
    world.clock.set('2026-07-11T16:00:00Z');
    expect(await importCsv(me, file(row(TO_COME, 6, 'win'), row(TO_COME, 7, 'push'), row(TO_COME, 8, 'void')))).toMatchObject({
      imported: 1,
      refused: [
        { row: 2, message: 'This game has not started, so it has no result yet.' },
        { row: 3, message: 'This game has not started, so it has no result yet.' },
      ],
    });
    expect(await stored()).toBe(2);
  });
});

test('one’s own export changes nothing, not even during a self-exclusion; a stranger’s and a removed bet’s come in once', async () => {
  await scene(async (me, _world, stored, other) => {
    const bet = { gameId: TO_COME, betType: 'moneyline', selection: 'Yankees', odds: 120, stake: 5 };
    for (let at = 0; at < 3; at++) await me.post('/api/bets', bet);
    await importCsv(me, file(row(OVER, 5, 'win', '2026-07-10T10:00:00Z')));
    const csv = (await me.get('/api/bets/export')).body;
    for (let at = 0; at < 2; at++) expect(await importCsv(me, csv)).toEqual({ imported: 0, skipped: 4, refused: [] });
    expect(
      await importCsv(
        me,
        csv.replaceAll(/[0-9a-f-]{36}/g, (id) => id.toUpperCase()),
      ),
    ).toMatchObject({ skipped: 4 });
    const [first] = (await me.get('/api/bets?status=pending')).json() as { id: string }[];
    const stranger = await other();
    expect(await importCsv(stranger, csv)).toEqual({ imported: 4, skipped: 0, refused: [] });
    expect(await importCsv(stranger, csv)).toEqual({ imported: 0, skipped: 4, refused: [] });
    await me.delete(`/api/bets/${first!.id}`);
    expect(await importCsv(me, csv)).toEqual({ imported: 1, skipped: 3, refused: [] });
    expect(await importCsv(me, csv)).toEqual({ imported: 0, skipped: 4, refused: [] });
    await me.post('/api/responsible-gaming/self-exclusion', { days: 180, confirm: 'EXCLUDE' });
    expect(await importCsv(me, csv)).toEqual({ imported: 0, skipped: 4, refused: [] });
    expect(await stored()).toBe(9);
  });
});

test.each([
  ['400,000 columns', `${'a,'.repeat(400_000)}b\nx\n`, '10,000 characters'],
  ['61 columns', `${'a,'.repeat(60)}b\nx\n`, 'At most 60 columns. This heading has 61.'],
  ['one endless line', `${HEAD}\n${'x'.repeat(800_000)}\n`, '10,000 characters'],
  ['an endless quote', `${HEAD}\n"${'xxxxxxx\n'.repeat(90_000)}`, '10,000 characters'],
  ['5,001 rows', `${HEAD}\n${'x\n'.repeat(5001)}`, 'At most 5,000 rows'],
  ['no rows', HEAD, 'no rows below its heading'],
])('a file of %s is refused as a whole', async (_name, csv, words) => {
  await scene(async (me, _world, stored) => {
    const answer = await me.post('/api/bets/import', { csv });
    expect([answer.statusCode, answer.json().code, answer.json().issues[0].path]).toEqual([400, 'INVALID_INPUT', 'csv']);
    expect(answer.json().message).toContain(words);
    expect(await stored()).toBe(0);
  });
});

test('a long file comes in by steps, each told; equal rows far apart are different bets, and sending it again adds none', async () => {
  await scene(async (me, _world, stored) => {
    const rows = Array.from({ length: 620 }, (_, at) => row(OVER, at % 300 === 0 ? 7 : at + 10, 'win', '2026-07-10T10:00:00Z'));
    const answer = await me.post('/api/bets/import', { csv: file(...rows) });
    const lines = answer.body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([
      ...[100, 200, 300, 400, 500, 600, 620].map((done) => ({ part: 'progress', done, rows: 620 })),
      { part: 'result', imported: 620, skipped: 0, refused: [] },
    ]);
    expect(await stored()).toBe(620);
    expect(await importCsv(me, file(...rows))).toEqual({ imported: 0, skipped: 620, refused: [] });
  });
});

test.each(['2026-07-10', '7/10/2026'])('of a series the game of the day %s is the bet’s, whatever time it began', async (day) => {
  await scene(async (me) => {
    const csv = file(row('NYY @ BOS', 11, 'won', day));
    const preview = (await me.post('/api/bets/import/preview', { csv })).json();
    expect(preview.rows).toMatchObject([{ state: 'read', text: 'New York Yankees moneyline, full game' }]);
    await importCsv(me, csv);
    expect((await me.get('/api/bets?status=settled')).json()).toMatchObject([{ gameId: OVER, result: 'win' }]);
  });
});

test('a price that can be American or decimal is asked, and kept as its owner says', async () => {
  await scene(async (me, _world, stored) => {
    const bare = file(row(TO_COME, 5).replace('+150', '210'));
    const preview = (more = {}) => me.post('/api/bets/import/preview', { csv: bare, ...more });
    expect((await preview()).json()).toMatchObject({ oddsFormat: null, needsOddsFormat: true, read: 0, errors: 1 });
    expect(await importCsv(me, bare)).toMatchObject({
      imported: 0,
      refused: [{ row: 2, message: expect.stringContaining('+210 or 210.00') }],
    });
    expect(await stored()).toBe(0);
    expect((await preview({ oddsFormat: 'decimal' })).json()).toMatchObject({ needsOddsFormat: false, rows: [{ odds: 20_900 }] });
    expect((await preview({ oddsFormat: 'american' })).json()).toMatchObject({ rows: [{ odds: 210 }] });
    expect((await preview({ oddsFormat: 'hongkong' })).statusCode).toBe(400);
    expect(await importCsv(me, bare, { oddsFormat: 'american' })).toMatchObject({ imported: 1 });
    const decimal = file(row(TO_COME, 6).replace('+150', '1.91'), row(TO_COME, 7).replace('+150', '2.10'));
    expect((await me.post('/api/bets/import/preview', { csv: decimal })).json()).toMatchObject({
      oddsFormat: 'decimal',
      rows: [{ odds: -110 }, { odds: 110 }],
    });
    expect(await importCsv(me, decimal)).toMatchObject({ imported: 2 });
    const saved = (await me.get('/api/bets')).json() as { odds: number; stake: number }[];
    expect(saved.map(({ stake, odds }) => [stake, odds]).toSorted((a, b) => a[0]! - b[0]!)).toEqual([
      [5, 210],
      [6, -110],
      [7, 110],
    ]);
  });
});

test('a tracker’s export without a game and a market is recognized by its headings and read by its selections', async () => {
  await scene(async (me, _world, stored) => {
    const heading = 'bet_id,sportsbook,type,status,odds,amount,time_placed,bet_info,sports';
    const rows = [
      'a1,Summit,straight,SETTLED_LOSS,-1.0,5,2026-07-10T10:00:00Z,Yankees -1.5,',
      'a2,Summit,straight,SETTLED_WIN,1.91,10.00,2026-07-10T10:00:00Z,Yankees ML,Baseball',
      'a3,Summit,straight,PENDING,2.40,5.00,2026-07-11T10:00:00Z,NYY @ BOS Over 8.5,Baseball',
      'a4,Summit,straight,SETTLED_WIN,1.91,10.00,2026-07-10T10:00:00Z,Lakers -4.5,Basketball',
      'a5,Summit,parlay,SETTLED_WIN,4.40,10.00,2026-07-10T10:00:00Z,Yankees ML / Cubs ML,Baseball',
    ];
    const csv = [heading, ...rows].join('\n');
    const preview = (await me.post('/api/bets/import/preview', { csv })).json();
    const columnOf = (field: string) => preview.columns.find((column: { field: string }) => column.field === field).heading;
    expect(['placedAt', 'selection', 'stake', 'result', 'book', 'game'].map(columnOf)).toEqual([
      'time_placed',
      'bet_info',
      'amount',
      'status',
      'sportsbook',
      null,
    ]);
    expect(preview.rows.map(({ state, text }: { state: string; text: string }) => [state, text])).toEqual([
      ['error', expect.stringContaining('decimal odds')],
      ['read', 'New York Yankees moneyline, full game'],
      ['read', 'Over 8.5 runs, full game'],
      ['unread', expect.any(String)],
      ['unread', '1 of 2 legs are not graded from scores.'],
    ]);
    expect(preview).toMatchObject({ unread: 2, unreadSettled: 2 });
    expect(preview.rows.map(({ result }: { result: string | null }) => result)).toEqual([null, 'win', null, 'win', 'win']);
    expect(await importCsv(me, csv)).toMatchObject({ imported: 4, refused: [{ row: 2 }] });
    const saved = (await me.get('/api/bets')).json() as { selection: string; gameId: string; betType: string; result: string | null }[];
    expect(saved.find(({ selection }) => selection === 'Yankees ML')).toMatchObject({ gameId: OVER, betType: 'moneyline', result: 'win' });
    expect(saved.find(({ selection }) => selection.startsWith('Lakers'))).toMatchObject({ gameId: 'No game given', betType: 'spread' });
    expect(await importCsv(me, csv)).toMatchObject({ imported: 0, skipped: 4 });
    expect(await stored()).toBe(4);
  });
});

test('unknown headings are asked, and the file is read by the columns that its owner chose', async () => {
  await scene(async (me) => {
    const csv = ['when,what,paid,line', '2026-07-10T10:00:00Z,Yankees ML,12.50,+150'].join('\n');
    const first = (await me.post('/api/bets/import/preview', { csv })).json();
    expect(first).toMatchObject({ headings: ['when', 'what', 'paid', 'line'], read: 0, errors: 1 });
    const needed = first.columns.filter((column: { isRequired: boolean }) => column.isRequired);
    expect(needed.map(({ label, heading }: { label: string; heading: string | null }) => [label, heading])).toEqual([
      ['Date placed', null],
      ['Selection', null],
      ['Odds', null],
      ['Stake', null],
    ]);
    const columns = { placedAt: 'when', selection: 'what', stake: 'paid', odds: 'line' };
    expect((await me.post('/api/bets/import/preview', { csv, columns })).json()).toMatchObject({
      rows: [{ selection: 'Yankees ML', odds: 150 }],
    });
    expect((await me.post('/api/bets/import/preview', { csv, columns: { colour: 'when' } })).statusCode).toBe(400);
  });
});
