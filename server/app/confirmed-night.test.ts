import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MINUTE_MS } from '@clearedge/quant/calendar';
import { afterAll, expect, test } from 'vitest';
import type { Library } from '../../tools/replay/library.ts';
import { openLibrary } from '../../tools/replay/open-library.ts';
import { RecordingWriter } from '../../tools/replay/recording.ts';
import { DAY, GAMES, type Second, saveNight } from '../../tools/replay/testing/final-night.ts';
import { liveOn } from '../../tools/replay/testing/live-on.ts';
import { replayWorld } from '../../tools/replay/testing/replay-world.ts';
import { createUser, makeServer, withTestCtx } from '../testing/index.ts';
import { features } from './features.ts';

const AT_WORK = new Set(['contests', 'leagues', 'settlement']);
const folders: string[] = [];
const newFolder = (): string => {
  folders.push(mkdtempSync(path.join(tmpdir(), 'night-')));
  return folders.at(-1)!;
};
afterAll(() => {
  for (const dir of folders) rmSync(dir, { recursive: true, force: true });
});

async function saved(second: Second): Promise<Library> {
  const dir = newFolder();
  saveNight(dir, second);
  return openLibrary(dir);
}

interface Seen {
  /** What each bet's receipt says of its result, or that it has none yet. */
  receipts: (string | null)[];
  /** Why results are held, as staff read it. */
  holds: (string | null)[];
  /** The same, under the provider that told the final. */
  notes: string[];
}

const TEAMS = { mlb: 'New York Mets', nba: 'Golden State Warriors' } as const;

/** Two bets logged before the games, and what is seen of them at times of the night: the whole product, asking a replayed folder. */
async function watch(library: Library, times: readonly string[]): Promise<Seen[]> {
  const start = new Date(`${DAY}T20:00:00Z`);
  let now = (): Date => start;
  const live = liveOn(replayWorld(library, () => now()));
  const seen: Seen[] = [];
  await withTestCtx({ isDemo: false, tier: 'pro', now: start.toISOString(), ports: live.source }, async (ctx, world) => {
    now = world.clock.now;
    world.container.config.dataSource = 'live';
    const server = await makeServer(features, { world });
    const working = features.filter(({ name }) => AT_WORK.has(name));
    await world.runDue(working, new Date(start.getTime() + 5_000));
    const [me, admin] = [await server.as(world.user!), await createUser(ctx, { isAdmin: true, secondFactorAt: start })];
    const log = async (sport: keyof typeof GAMES): Promise<string> => {
      const pick = { market: 'moneyline', side: 'away' };
      const bet = { gameId: GAMES[sport], betType: 'moneyline', selection: TEAMS[sport], odds: 120, stake: 10, potentialWin: 12, pick };
      const answer = await me.post('/api/bets', bet);
      expect([sport, answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([sport, 201, '']);
      return answer.json<{ id: string }>().id;
    };
    const bets = [await log('mlb'), await log('nba')];
    for (const time of times) {
      // A few minutes before each look: a whole night of jobs would say no more.
      world.clock.set(new Date(Date.parse(time) - 3 * MINUTE_MS));
      await world.runDue(working, time);
      const receipts = await Promise.all(
        bets.map(async (id) => {
          const bet = (await me.get(`/api/bets/${id}`)).json<{ result: string | null; receipt: { resultSources: string } | null }>();
          expect(bet.result).toBe(bet.receipt ? 'win' : null);
          return bet.receipt?.resultSources ?? null;
        }),
      );
      // Staff's sessions are short: they sign in for every look.
      const staff = await server.as(admin);
      const queue = (await staff.get('/api/admin/settlement-queue')).json<{ gameId: string; hold: string | null }[]>();
      const holds = Object.values(GAMES).map((id) => queue.find(({ gameId }) => gameId === id)?.hold ?? null);
      seen.push({
        receipts,
        holds,
        notes: live.listReports().flatMap(({ report }) => report.notes.map((note) => `${report.name}: ${note}`)),
      });
    }
    expect(world.logged.filter(({ level }) => level === 'error')).toEqual([]);
    await server.close();
  });
  return seen;
}

const at = (...times: string[]): string[] => times.map((time) => `2026-10-23T${time}:00Z`);
const CORRECTED_AT = new Date('2026-10-23T03:30:00Z');
const OPEN = { receipts: [null, null], holds: [null, null] };
const SAME: Second = { espnOfMlb: [4, 2], leagueOfNba: [112, 104] };
const OTHER: Second = { espnOfMlb: [4, 3], leagueOfNba: [112, 105] };
const confirmed = (words: string): unknown => expect.stringMatching(new RegExp(`^Final from ${words}, \\d+:\\d\\d [AP]M ET$`));
const CONFIRMED = {
  receipts: [confirmed('MLB, confirmed by ESPN'), confirmed('ESPN, confirmed by the NBA')],
  holds: [null, null],
  notes: [],
};
const DIFFER = [
  'MLB says 4-2, final; ESPN says 4-3, final',
  'ESPN says 112-104, final in regulation; the NBA says 112-105, final in regulation',
] as const;
const HELD = {
  receipts: [null, null],
  holds: DIFFER.map((words) => `Two sources differ, and the result waits: ${words}`),
  notes: [`mlb-stats-api: ${GAMES.mlb}: ${DIFFER[0]}`, `espn-scoreboard: ${GAMES.nba}: ${DIFFER[1]}`],
};

test('a saved night: each final is told by one source and confirmed by the other, up to the receipt', { timeout: 120_000 }, async () => {
  const seen = await watch(await saved(SAME), at('01:30', '01:45', '02:35', '02:45'));
  expect([seen[0], seen.at(-1)]).toMatchObject([OPEN, CONFIRMED]);
});

test('a saved night without the second answers: each final waits for 15 minutes, then counts alone, and the receipt says so', {
  timeout: 120_000,
}, async () => {
  const seen = await watch(await saved({ espnOfMlb: null, leagueOfNba: null }), at('01:45', '02:01', '02:35', '02:52'));
  const mlbAlone = 'Final from MLB alone; ESPN did not confirm it in time';
  const half = { ...OPEN, receipts: [mlbAlone, null] };
  const alone = { receipts: [mlbAlone, 'Final from ESPN alone; the NBA did not confirm it in time'], holds: [null, null], notes: [] };
  expect(seen).toMatchObject([OPEN, half, half, alone]);
});

/** A night whose second sources are corrected late, and the recording that is made of it as it is watched. */
async function corrected(dir: string): Promise<Library> {
  const [wrong, right] = [await saved(OTHER), await saved(SAME)];
  const writer = new RecordingWriter(dir);
  return {
    ...wrong,
    find: async (question, at, which) => {
      const answer = await (at < CORRECTED_AT ? wrong : right).find(question, at, which);
      const { place, method, path: asked, query, body: sent } = question;
      if (answer) {
        const headers = new Headers(answer.headers);
        await writer.add({
          ...answer,
          place,
          method,
          requested: `${asked}?${query.toString()}`,
          questionHeaders: {},
          question: sent,
          at,
          headers,
        });
      }
      return answer;
    },
  };
}

test('a night on which two sources differ: nothing is graded until they agree, and its recording tells the same again', {
  timeout: 120_000,
}, async () => {
  const dir = newFolder();
  const times = at('01:45', '02:35', '03:25', '03:35', '03:40');
  const [, ...first] = await watch(await corrected(dir), times);
  expect([first[0], first[1], first.at(-1)]).toMatchObject([HELD, HELD, CONFIRMED]);
  const recording = await openLibrary(dir);
  expect([...recording.places].sort()).toEqual(['espn-scoreboard', 'mlb-stats-api', 'nba-scoreboard']);
  const [, ...again] = await watch(recording, times);
  expect(again).toEqual(first);
});
