import { GAME_SPORTS, SPORT_KEYS } from '@clearedge/contract/sports';
import { MINUTE_MS } from '@clearedge/quant/calendar';

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { FaultKind } from '../../../tools/replay/faults.ts';
import { BEGINS_AT, changingDay } from '../../../tools/replay/testing/changing-day.ts';
import { replayWorld } from '../../../tools/replay/testing/replay-world.ts';
import { users } from '../../db/schema/index.ts';
import { prepareSlices } from '../../kernel/feature.ts';
import { fakeTimers, makeServer, memoryLog, withTestCtx } from '../../testing/index.ts';
import { features } from '../features.ts';
import { openLive } from './open-live.ts';
import { liveConfig } from './testing/scripted-day.ts';
import { expectNow, look, READS, readAll } from './testing/what-is-shown.ts';

const AT_WORK = new Set(['contests', 'odds', 'leagues', 'golf', 'live-upkeep']);

interface ProviderRow {
  provider: string;
  state: string;
  fault: { message: string } | null;
}

/** What the operator reads of each. */
const KINDS: readonly (readonly [FaultKind, RegExp])[] = [
  ['reset', /fetch failed/],
  ['server_error', /500/],
  ['rate_limited', /429|asks to wait|rest/i],
  ['html', /JSON|page|RSS/i],
  ['half_json', /JSON|breaks off|RSS/i],
];

test.each(KINDS)(
  'a start with every provider at %s: every public read answers and says what is missing, and all of it comes once they are back',
  { timeout: 120_000 },
  async (kind, words) => {
    let now = (): Date => BEGINS_AT;
    const replayed = replayWorld(changingDay, () => now());
    replayed.replay.faults = [{ place: '*', kind, from: BEGINS_AT, forMs: null }];
    await withTestCtx({ isDemo: false, isAdmin: true, tier: 'elite', now: BEGINS_AT.toISOString() }, async (ctx, world) => {
      now = world.clock.now;
      world.container.config.dataSource = 'live';
      const { database, clock } = world.container;
      const timers = fakeTimers();
      const addresses = {
        mlb: replayed.bases['mlb-stats-api'],
        odds: replayed.bases.odds,
        cflScoreboard: replayed.bases['cfl-scoreboard'],
        cflHistory: replayed.bases['cfl-history'],
        espnScoreboard: replayed.bases['espn-scoreboard'],
        nhl: replayed.bases['nhl-api'],
        nbaFinals: replayed.bases['nba-scoreboard'],
        golfScoreboard: replayed.bases['espn-golf'],
        golfLeaderboard: replayed.bases['espn-golf'],
        weatherForecast: replayed.bases.weather,
        weatherArchive: replayed.bases.weather,
        newsMlb: replayed.bases['news-mlb'],
        newsEspn: replayed.bases['news-espn'],
        newsTradeRumors: replayed.bases['news-rumors'],
      };
      const live = await openLive(liveConfig({ addresses }), {
        database,
        clock,
        timers,
        log: memoryLog(),
        around: replayed.around,
        listServices: () => [],
      });
      Object.defineProperties(world.container.ports, Object.getOwnPropertyDescriptors({ ...live.source, health: live.health }));
      const slices = [...features, live.feature];
      await prepareSlices(slices, () => world.ctxFor('system'), true);
      live.started();
      const server = await makeServer(features, { world: { ...world, container: { ...world.container, timers } } });
      const run = async (minutes: number): Promise<void> => {
        world.clock.set(new Date(BEGINS_AT.getTime() + minutes * MINUTE_MS));
        await world.runDue(
          slices.filter(({ name }) => AT_WORK.has(name)),
          new Date(now().getTime() + 1000),
        );
        timers.pass(60 * MINUTE_MS);
      };
      await run(1);
      expect((await server.visitor.get('/readyz')).statusCode).toBe(200);
      // A tournament that no one has told of does not exist.
      const reported = await readAll(
        server,
        READS.filter((url) => !/golf-2026|NYM|injuries/.test(url)),
      );
      expect([reported.get('/api/games?date=2026-08-07'), reported.get('/api/mlb/news'), reported.get('/api/golf/tournaments')]).toEqual([
        [],
        [],
        [],
      ]);
      expect(reported.get('/api/status')).toMatchObject({ source: { kind: 'live' }, newsReadAt: null });
      const { schedules } = reported.get('/api/status') as { schedules: { sport: string; readAt: string | null }[] };
      expect(schedules).toEqual(SPORT_KEYS.map((sport) => ({ sport, readAt: null })));
      for (const sport of GAME_SPORTS)
        expect((await server.visitor.get(`/api/off-season/${sport}`)).json(), 'no one knows that').toMatchObject({ isOff: false });
      await ctx.db.update(users).set({ secondFactorAt: ctx.now() }).where(eq(users.id, world.user!.id));
      const rows = (await (await server.as(world.user!)).get('/api/admin/providers')).json<ProviderRow[]>();
      const silent = rows.filter(({ fault }) => fault !== null);
      expect(silent.map(({ provider, state }) => [provider, state])).toEqual(
        expect.arrayContaining(
          ['mlb-stats-api', 'the-odds-api', 'cfl-scoreboard', 'espn-scoreboard', 'nhl-api', 'espn-golf', 'mlb-news'].map((name) => [
            name,
            'stale',
          ]),
        ),
      );
      for (const { provider, fault } of silent) expect([provider, fault!.message]).toEqual([provider, expect.stringMatching(words)]);
      expect(world.logged.filter(({ level }) => level === 'error')).toEqual([]);

      replayed.replay.faults = [];
      for (const minutes of [7, 8, 31, 32]) await run(minutes);
      expectNow(await look(server), now());
      await live.close();
      await server.close();
    });
  },
);
