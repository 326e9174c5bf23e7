import { expect, test } from 'vitest';
import type { Feature } from '../../kernel/feature.ts';
import type { Scripted } from '../../providers/http/testing/fake-surroundings.ts';
import { finalLine, wireStatus } from '../../providers/mlb-stats-api/testing/small-league.ts';
import { fakeTimers, makeServer, memoryLog, type TestClient, type TestWorld, withTestCtx } from '../../testing/index.ts';
import type { LiveConfig } from '../app-config.ts';
import { features } from '../features.ts';
import { listReadDays, type OpenedLive, openLive } from './open-live.ts';
import { GAME_ID, KEY, liveConfig, PAST_DAY, ScriptedDay } from './testing/scripted-day.ts';

const START = '2026-08-07T21:40:00Z';
const DAY = ['contests', 'odds', 'forecasts', 'analysis', 'practice', 'settlement', 'limits', 'admin'];
const BOARD = ['contests', 'odds', 'practice', 'limits', 'admin'];

interface Scene {
  world: TestWorld;
  day: ScriptedDay;
  live: OpenedLive;
  me: TestClient;
  signIn: () => Promise<TestClient>;
  /** Brings the product's time there and runs what is due. */
  pass: (until: string) => Promise<void>;
  game: () => Promise<Record<string, unknown> & { odds: { market: string; away: Record<string, unknown> }[] }>;
}

interface Setting {
  config?: Partial<LiveConfig>;
  slices?: readonly string[];
  /** What is wrong from the start. */
  fault?: Scripted;
}

async function scene({ config = {}, slices: names = BOARD, fault }: Setting, work: (at: Scene) => Promise<void>) {
  const slices = features.filter(({ name }) => names.includes(name));
  await withTestCtx({ now: START, isDemo: false, tier: 'elite', isAdmin: true }, async (_ctx, world) => {
    const day = new ScriptedDay(world.clock.now);
    if (fault) day.faults.set('odds', fault);
    const { database } = world.container;
    const timers = fakeTimers();
    const parts = { database, clock: world.clock, timers, log: memoryLog(), around: day.around, listServices: () => [] };
    const live = await openLive(liveConfig(config), parts);
    Object.defineProperties(world.container.ports, Object.getOwnPropertyDescriptors({ ...live.source, health: live.health }));
    live.started();
    const atWork: Feature[] = [...slices, live.feature];
    const server = await makeServer(features, { world: { ...world, container: { ...world.container, timers } } });
    const signIn = () => server.as(world.user!);
    const me = await signIn();
    const pass = async (until: string): Promise<void> => {
      if (world.clock.now() < new Date(until)) world.clock.set(until);
      await world.runDue(atWork, new Date(Date.parse(until) + 1000));
      // Answers that are kept for everybody are as old by now.
      timers.pass(600_000);
    };
    await pass(START);
    await pass('2026-08-07T21:41:00Z');
    // An analysis is made in the minute after its forecast.
    if (names.includes('analysis')) for (const minute of ['43', '44']) await pass(`2026-08-07T21:${minute}:00Z`);
    const game = async () => (await (await signIn()).get(`/api/games/${encodeURIComponent(GAME_ID)}`)).json();
    await work({ world, day, live, me, signIn, pass, game });
    await live.close();
    await server.close();
  });
}

const slip = {
  gameId: GAME_ID,
  betType: 'moneyline',
  selection: 'New York Mets ML',
  odds: 120,
  stake: 60,
  potentialWin: 72,
  status: 'pending',
  pick: { market: 'moneyline', period: 'full', side: 'away' },
};
const oddsRow = async (me: TestClient) =>
  (await me.get('/api/admin/providers')).json().find(({ provider }: { provider: string }) => provider === 'the-odds-api');
const moneyline = (shown: Awaited<ReturnType<Scene['game']>>) => shown.odds.find(({ market }) => market === 'moneyline')!;

test('a day from its slate to a corrected result', { timeout: 60_000 }, async () => {
  await scene({ slices: DAY }, async ({ day, me, signIn, pass, game }) => {
    expect(await game()).toMatchObject({
      status: 'scheduled',
      awayRecord: { wins: 50, losses: 66 },
      aiSummary: { summary: expect.stringContaining('without which only the books are heard') as string },
    });
    expect(moneyline(await game())).toMatchObject({ away: { odds: 120, book: 'FAN', state: 'open', openOdds: 120 } });
    const placed = await me.post('/api/virtual/bets', slip);
    expect(placed.statusCode, placed.body).toBe(201);
    const outcome = async () => {
      // Some hours later a session of staff has ended.
      const answer = await (await signIn()).get(`/api/virtual/bets/${placed.json().id}`);
      expect(answer.statusCode, answer.body).toBe(200);
      const { result, status } = answer.json();
      return result ?? status;
    };

    day.status = wireStatus('Live', 'In Progress');
    day.linescore = { teams: { away: { runs: 3, hits: 5, errors: 0 }, home: { runs: 0, hits: 1, errors: 0 } } };
    await pass('2026-08-07T22:41:00Z');
    expect(await game()).toMatchObject({ status: 'live', awayScore: 3, homeScore: 0, live: { inning: 3 } });
    day.status = wireStatus('Final', 'Final');
    day.linescore = finalLine(4, 2);
    await pass('2026-08-08T01:30:00Z');
    expect(await outcome(), 'a result must stand before it counts').toBe('pending');
    await pass('2026-08-08T01:33:00Z');
    expect(await outcome()).toBe('win');
    day.linescore = finalLine(4, 5);
    day.espnScore = ['4', '5'];
    await pass('2026-08-08T02:31:00Z');
    await pass('2026-08-08T02:34:00Z');
    expect(await outcome(), 'corrected within a day').toBe('loss');
  });
});

test('prices keep the time at which they were told, age, and come back within one refresh', { timeout: 60_000 }, async () => {
  await scene({}, async ({ day, me, pass, game }) => {
    const { seenAt } = moneyline(await game()).away;
    day.faults.set('odds', { status: 500, body: '<html>no</html>' });
    await pass('2026-08-07T21:54:00Z');
    await pass('2026-08-07T22:05:00Z');
    expect(moneyline(await game()).away).toMatchObject({ odds: 120, state: 'stale', seenAt });
    const refused = await me.post('/api/virtual/bets', slip);
    expect([refused.statusCode, refused.json().message]).toEqual([422, expect.stringContaining('too old')]);
    const row = await oddsRow(me);
    expect(row).toMatchObject({ state: 'stale', quota: { used: 5000, limit: 20_000 }, fault: { kind: 'server_error' } });

    day.faults.clear();
    // One of the two books has taken the market down meanwhile.
    day.moneyline = null;
    await pass('2026-08-07T22:25:00Z');
    expect(moneyline(await game()).away).toMatchObject({ odds: 118, book: 'MGM', state: 'open' });
    const answer = await me.get('/api/admin/providers/the-odds-api/answer');
    expect(JSON.parse(answer.json().body)[0]).toMatchObject({ away_team: 'New York Mets' });
    expect(answer.body).not.toContain(KEY);
  });
});

test('without a key games stand without prices, no one is asked for any, and the page says why', { timeout: 60_000 }, async () => {
  await scene({ config: { oddsApiKey: null } }, async ({ day, me, game, live }) => {
    expect(live.source.source.notice).toContain('need ODDS_API_KEY');
    const shown = await game();
    expect(shown).toMatchObject({ status: 'scheduled', awayTeam: 'New York Mets' });
    expect(JSON.stringify(shown.odds)).not.toMatch(/[oO]dds":-?\d/);
    expect((await me.post('/api/virtual/bets', slip)).statusCode).toBe(422);
    expect(day.requested.filter((path) => path.startsWith('/odds'))).toEqual([]);
  });
});

test('a wrong key is named to the operator and shown to no one', { timeout: 60_000 }, async () => {
  const fault = { status: 401, body: { error_code: 'INVALID_KEY', message: `${KEY} is not valid` } };
  await scene({ fault }, async ({ me, game, world }) => {
    expect(await game()).toMatchObject({ status: 'scheduled' });
    expect(await oddsRow(me)).toMatchObject({
      state: 'stale',
      fault: { kind: 'refused', message: expect.stringContaining('INVALID_KEY') as string, nextTryAt: expect.any(String) as string },
    });
    const sources = await me.get('/api/admin/providers');
    expect(JSON.stringify([sources.json(), world.logged])).not.toContain(KEY);
  });
});

test('what one process knows, the next one starts with; past results are read a day at a time', { timeout: 60_000 }, async () => {
  await scene({}, async ({ day, world, live, pass }) => {
    const requested = () => day.requested.filter((path) => path.endsWith('/baseball_mlb/odds')).length;
    const before = requested();
    await live.close();
    const { database, clock } = world.container;
    const next = await openLive(liveConfig(), {
      database,
      clock,
      timers: fakeTimers(),
      log: memoryLog(),
      around: day.around,
      listServices: () => [],
    });
    expect(await next.source.odds.listQuotes('2026-08-07', clock.now())).toHaveLength(4);
    expect([before, requested()], 'just asked by the other').toEqual([1, 1]);
    const reports = await next.health.listReports();
    expect(reports.find(({ name }) => name === 'mlb-stats-api')).toMatchObject({ lastGoodAt: expect.any(Date) as Date, breaker: 'closed' });
    expect((await next.health.findLastAnswer('mlb-stats-api'))?.body).toContain('gamePk');

    await pass('2026-08-07T21:42:00Z');
    expect(await listReadDays(database.db, PAST_DAY, '2026-08-07')).toEqual(new Set([PAST_DAY, '2026-08-04']));
    expect(await live.source.baseball.listFinishedGames(PAST_DAY, clock.now())).toMatchObject([
      { gameId: '20260803_NYM@PIT', playedOn: PAST_DAY, lineScore: { away: [3, 0, 0, 0, 0, 0, 0, 0, 0] } },
    ]);
    await expect(live.source.baseball.listFinishedGames('2026-06-01', clock.now())).rejects.toThrow('have not been read yet');
  });
});

const outcomeOf = async ({ signIn }: Pick<Scene, 'signIn'>, id: string): Promise<string> => {
  const { result, status } = (await (await signIn()).get(`/api/virtual/bets/${id}`)).json();
  return result ?? status;
};
const queueOf = async ({ signIn }: Pick<Scene, 'signIn'>): Promise<{ gameId: string; flags: string[] }[]> =>
  (await (await signIn()).get('/api/admin/settlement-queue')).json();

const LOST: readonly (readonly [string, Record<string, unknown>])[] = [
  ['run totals missing', { teams: { away: { hits: 9 }, home: { hits: 5 } } }],
  ['run totals of -1', { teams: { away: { runs: -1 }, home: { runs: 5 } } }],
  ['an empty line score', {}],
  ['0-0 everywhere', finalLine(0, 0)],
  ['totals that contradict the innings', { ...finalLine(4, 2), teams: { away: { runs: 6 }, home: { runs: 3 } } }],
];

test.each(LOST)(
  'a final with %s is shown without a made-up score, grades nothing, and is graded once it is sound',
  { timeout: 60_000 },
  async (_name, line) => {
    await scene({ slices: DAY }, async (at) => {
      const { day, me, pass, game } = at;
      const placed = (await me.post('/api/virtual/bets', slip)).json();
      day.status = wireStatus('Final', 'Final');
      day.linescore = line;
      await pass('2026-08-08T01:30:00Z');
      await pass('2026-08-08T01:36:00Z');
      await pass('2026-08-08T02:06:00Z');
      expect(await outcomeOf(at, placed.id)).toBe('pending');
      expect((await queueOf(at))[0]).toMatchObject({
        gameId: GAME_ID,
        flags: expect.arrayContaining([expect.stringContaining('Result held: ')]) as string[],
      });
      const shown = await game();
      expect(shown).toMatchObject({ status: 'completed', statusNote: expect.stringContaining('Result unconfirmed') as string });
      expect([shown.awayScore, shown.homeScore]).toEqual([null, null]);
      day.linescore = finalLine(4, 2);
      await pass('2026-08-08T02:31:00Z');
      await pass('2026-08-08T02:36:00Z');
      expect(await outcomeOf(at, placed.id)).toBe('win');
      expect(await game()).toMatchObject({ awayScore: 4, homeScore: 2, statusNote: null });
      expect(await queueOf(at)).toEqual([]);
    });
  },
);

test.each(LOST)(
  '%s after a right final changes nothing that is stored, and the operator is told',
  { timeout: 60_000 },
  async (_name, line) => {
    await scene({ slices: DAY }, async (at) => {
      const { day, me, pass, game } = at;
      const placed = (await me.post('/api/virtual/bets', slip)).json();
      day.status = wireStatus('Final', 'Final');
      day.linescore = finalLine(4, 2);
      await pass('2026-08-08T01:30:00Z');
      await pass('2026-08-08T01:33:00Z');
      expect(await outcomeOf(at, placed.id)).toBe('win');
      day.linescore = line;
      await pass('2026-08-08T02:31:00Z');
      await pass('2026-08-08T02:36:00Z');
      // A step back is not believed before the source has stated it for a minute.
      await pass('2026-08-08T03:01:00Z');
      await pass('2026-08-08T03:06:00Z');
      expect(await outcomeOf(at, placed.id)).toBe('win');
      expect(await game()).toMatchObject({ status: 'completed', awayScore: 4, homeScore: 2 });
      expect((await queueOf(at))[0]).toMatchObject({
        gameId: GAME_ID,
        flags: expect.arrayContaining([expect.stringContaining('Result held: ')]) as string[],
      });
    });
  },
);

test('a final that goes back to an earlier state is held, and what was graded stands', { timeout: 60_000 }, async () => {
  await scene({ slices: DAY }, async (at) => {
    const { day, me, pass, game } = at;
    const placed = (await me.post('/api/virtual/bets', slip)).json();
    day.status = wireStatus('Final', 'Final');
    day.linescore = finalLine(4, 2);
    await pass('2026-08-08T01:30:00Z');
    await pass('2026-08-08T01:33:00Z');
    day.status = wireStatus('Live', 'In Progress');
    await pass('2026-08-08T02:31:00Z');
    expect(await game()).toMatchObject({ status: 'completed', awayScore: 4, homeScore: 2 });
    expect((await queueOf(at))[0]?.flags[0]).toContain('The result was final, and the source no longer reports it');
    day.status = wireStatus('Final', 'Final');
    day.linescore = finalLine(4, 1);
    await pass('2026-08-08T03:01:00Z');
    await pass('2026-08-08T03:06:00Z');
    expect(await game()).toMatchObject({ homeScore: 2 });
    expect(await outcomeOf(at, placed.id)).toBe('win');
  });
});
