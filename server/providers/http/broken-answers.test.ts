import { HOUR_MS, MINUTE_MS } from '@clearedge/quant/calendar';
import { describe, expect, test } from 'vitest';
import { cflScoreboard } from '../cfl-scoreboard/index.ts';
import { wireGame as cflGame, wireRound } from '../cfl-scoreboard/testing/small-feed.ts';
import { espnGolf } from '../espn-golf/index.ts';
import { ID, wireEvent, wirePlayer } from '../espn-golf/testing/small-board.ts';
import { espnInjuries } from '../espn-injuries/index.ts';
import { wireInjuries, wireMan } from '../espn-injuries/testing/small-list.ts';
import { espnScoreboard } from '../espn-scoreboard/index.ts';
import { wireEvent as espnGame, FINAL, wireBoard } from '../espn-scoreboard/testing/small-board.ts';
import { mlbStatsApi } from '../mlb-stats-api/index.ts';
import { finalGame, finalLine } from '../mlb-stats-api/testing/small-league.ts';
import { nbaScoreboard } from '../nba-scoreboard/index.ts';
import { wireGame as nbaGame, wireToday } from '../nba-scoreboard/testing/small-today.ts';
import { nhlApi } from '../nhl-api/index.ts';
import { wireGame as nhlGame, wireWeek } from '../nhl-api/testing/small-week.ts';
import { openMeteo } from '../open-meteo/index.ts';
import { h2h, wireBook, wireOffer, worldOf } from '../the-odds-api/testing/small-world.ts';
import type { ProviderHealth } from './provider-health.ts';
import { FakeSurroundings } from './testing/fake-surroundings.ts';

type Wire = Record<string, unknown>;
interface Subject {
  name: string;
  good: object;
  broken: readonly (readonly [what: string, body: object, sentence: string])[];
  /** Other questions than the one that breaks. */
  beside?: (url: URL) => object | null;
  make: (around: FakeSurroundings) => { ask: () => Promise<unknown>; health: () => ProviderHealth[] };
  againMs: number;
}

const DAY = '2026-08-07';
const NOW = `${DAY}T21:41:00Z`;
const of = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

const RECORD = { wins: 54, losses: 61, pct: '.470' };
const mlbDay = (change: (game: Wire) => Wire = (game) => game): object => ({
  dates: [
    {
      date: DAY,
      games: of(4, (at) => {
        const { teams, ...game } = finalGame(4, 2, { gamePk: at + 1, gameNumber: 1, linescore: finalLine(4, 2) }) as Wire & {
          teams: Record<string, Wire>;
        };
        const [away, home] = [121, 134].map((id, side) => ({ ...teams[side ? 'home' : 'away'], team: { id }, leagueRecord: RECORD }));
        return change({ ...game, officialDate: DAY, teams: { away, home } });
      }),
    },
  ],
});
const sides = (game: Wire, change: (side: Wire) => Wire): Wire => {
  const { away, home } = game.teams as Record<string, Wire>;
  return { ...game, teams: { away: change(away!), home: change(home!) } };
};

const nfl = (change: (at: number) => Parameters<typeof espnGame>[2] = () => ({})): object =>
  wireBoard(
    ...of(4, (at) =>
      espnGame('KC', 'BUF', {
        id: String(at),
        date: `${DAY}T17:00Z`,
        type: 1,
        week: 1,
        status: FINAL,
        score: ['20', '17'],
        lines: [
          [7, 3, 3, 7],
          [0, 10, 7, 0],
        ],
        ...change(at),
      }),
    ),
  );
const nhl = (score: readonly [number, number] | null): object =>
  wireWeek(
    ...of(4, (at) => nhlGame('TOR', 'BOS', { id: at, startTimeUTC: `${DAY}T17:00:00Z`, gameState: 'OFF', ...(score && { score }) })),
  );
const QUARTERS = [
  [28, 28, 28, 28],
  [26, 26, 26, 26],
] as const;
const nba = (score: readonly [number | null, number | null], periods: Parameters<typeof nbaGame>[2] = { periods: QUARTERS }): object =>
  wireToday(DAY, ...of(4, (at) => nbaGame('GSW', 'NYK', { gameId: String(at), startsAt: `${DAY}T17:00:00Z`, score, ...periods })));
const cfl = (score: [number, number], change: Wire = {}): object[] => [
  wireRound(
    'REG',
    10,
    'Week 10',
    of(4, (at) => cflGame('TOR', 'HAM', score, { cflId: at, date: `${DAY}T17:00:00+00:00`, status: 'complete', ...change })),
  ),
];
const field = (change: (line: Wire) => Wire = (line) => line, rounds = 3): object => ({
  events: [
    wireEvent(
      of(6, (at) => {
        const player = wirePlayer(
          String(at + 1),
          String(at + 1),
          of(rounds, () => ['-4', 66] as [string, number]),
        );
        return { ...player, linescores: (player.linescores as Wire[]).map(change) };
      }),
      { state: 'in', period: 3 },
    ),
  ],
});
const CALENDAR = {
  leagues: [{ calendar: [{ id: '401', label: 'Small Classic', startDate: '2026-08-06T07:00Z', endDate: '2026-08-09T07:00Z' }] }],
};
const board = (away: number, home: number, time: string | null = '2026-08-07T21:23:52Z'): object[] => [
  wireOffer(
    of(5, (at) => ({
      ...wireBook(`book${at}`),
      ...(time === null && { last_update: null }),
      markets: [{ ...h2h(away, home), last_update: time }],
    })),
  ),
];
const hours = (temperature: number | null): object => ({
  latitude: 1,
  longitude: 1,
  utc_offset_seconds: 0,
  hourly_units: { temperature_2m: '°F', wind_speed_10m: 'mp/h' },
  hourly: { time: of(6, (at) => `${DAY}T${17 + at}:00`), temperature_2m: of(6, () => temperature), wind_speed_10m: of(6, () => 5) },
});
const place = {
  latitude: 1,
  longitude: 1,
  azimuth: 0,
  roof: null,
  condition: null,
  temperatureF: null,
  startsAt: new Date(`${DAY}T22:00:00Z`),
};

/** The first club's one player can always be read. */
const injuryList = (clubs: number, change: Parameters<typeof wireMan>[2] = {}): object =>
  wireInjuries(
    NOW,
    of(clubs, (at) => wireMan('WSH', `Player ${at}`, { type: 'Knee', ...(at === 0 && 'status' in change ? {} : change) }, `Club ${at}`)),
  );

const SUBJECTS: readonly Subject[] = [
  {
    name: 'mlb-stats-api',
    good: mlbDay(),
    broken: [
      ['finals without scores', mlbDay((game) => sides(game, ({ score: _lost, ...side }) => side)), 'score of a final in 0% of its rows'],
      [
        'finals of 0-0',
        mlbDay((game) => sides({ ...game, linescore: finalLine(0, 0) }, (side) => ({ ...side, score: 0 }))),
        'is a final of 0-0',
      ],
      ['innings of other games', mlbDay((game) => ({ ...game, linescore: finalLine(6, 3) })), '4 runs, but the innings add up to 6'],
      [
        'records that contradict themselves',
        mlbDay((game) => sides(game, (side) => ({ ...side, leagueRecord: { ...RECORD, wins: 0 } }))),
        '0-61 is not 0.47',
      ],
      ['no game any more', { dates: [] }, 'was final, and is gone'],
      ['records gone', mlbDay((game) => sides(game, ({ leagueRecord: _lost, ...side }) => side)), 'record in 0% of its rows'],
      [
        'finals in play again',
        mlbDay((game) => ({ ...game, status: { abstractGameState: 'Live', detailedState: 'In Progress' } })),
        'was final, and is live again',
      ],
    ],
    beside: (url) => (url.pathname === '/api/v1/schedule' ? null : {}),
    make: (around) => {
      const mlb = mlbStatsApi(around);
      return { ask: () => mlb.baseball.listContests(DAY, around.now()), health: mlb.listHealth };
    },
    againMs: MINUTE_MS,
  },
  {
    name: 'espn-scoreboard',
    good: nfl(),
    broken: [
      ['scores gone', nfl(() => ({ score: [null, null] })), 'score of a final in 0% of its rows'],
      ['quarters gone', nfl(() => ({ lines: [[], []] })), 'periods of a final in 0% of its rows'],
      ['no game any more', wireBoard(), 'KC at BUF was final, and is gone'],
      ['quarters of other games', nfl(() => ({ lines: [[7], [7]] })), '20 points, but the periods add up to 7'],
      ['0-0 everywhere', nfl(() => ({ score: ['0', '0'], lines: [[0], [0]] })), 'is a final of 0-0'],
    ],
    make: (around) => {
      const espn = espnScoreboard(around);
      return { ask: () => espn.feeds.nfl!.listGames(DAY, DAY, around.now()), health: espn.listHealth };
    },
    againMs: 5 * MINUTE_MS,
  },
  {
    name: 'nhl-api',
    good: nhl([4, 2]),
    broken: [
      ['scores gone', nhl(null), 'score of a final in 0% of its rows'],
      ['finals without a winner', nhl([4, 4]), 'is a final without a winner'],
      ['no game any more', wireWeek(), 'was final, and is gone'],
      ['scores lower than they were', nhl([3, 2]), 'went from 4-2 to 3-2'],
    ],
    make: (around) => {
      const api = nhlApi(around);
      return { ask: () => api.feed.listGames(DAY, DAY, around.now()), health: api.listHealth };
    },
    againMs: 5 * MINUTE_MS,
  },
  {
    name: 'nba-scoreboard',
    good: nba([112, 104]),
    broken: [
      ['scores gone', nba([null, null]), 'score of a final in 0% of its rows'],
      ['quarters of other games', nba([113, 104]), '113 points, but the quarters add up to 112'],
      ['0-0 everywhere', nba([0, 0], {}), 'is a final of 0-0'],
      ['finals in play again', nba([112, 104], { status: 2, text: 'Q4 0:31' }), 'was final, and is live again'],
    ],
    make: (around) => {
      const api = nbaScoreboard(around);
      return { ask: async () => (await api.second.listDay(DAY)).map(({ game }) => game), health: api.listHealth };
    },
    againMs: 5 * MINUTE_MS,
  },
  {
    name: 'espn-injuries',
    good: injuryList(6),
    broken: [
      ['rows that cannot be read', injuryList(6, { status: 4 }), 'a row cannot be read'],
      ['clubs gone at once', injuryList(2), 'Club 2 is no longer listed'],
      ['kinds of injury gone', injuryList(6, { type: undefined }), 'kind of injury in 0% of its rows'],
    ],
    make: (around) => {
      const injuries = espnInjuries(around);
      return { ask: () => injuries.of.nba!('WAS', around.now()).then((found) => found?.players), health: injuries.listHealth };
    },
    againMs: 15 * MINUTE_MS,
  },
  {
    name: 'cfl-scoreboard',
    good: cfl([20, 17]),
    broken: [
      ['0-0 everywhere', cfl([0, 0]), 'is a final of 0-0'],
      ['finals that are to come', cfl([20, 17], { status: 'scheduled' }), 'was final, and is scheduled again'],
    ],
    beside: (url) => (url.pathname.endsWith('rounds.json') ? null : []),
    make: (around) => {
      const feed = cflScoreboard(around);
      return { ask: () => feed.feed.listGames(DAY, DAY, around.now()), health: feed.listHealth };
    },
    againMs: 5 * MINUTE_MS,
  },
  {
    name: 'espn-golf',
    good: field(),
    broken: [
      ['nines of other rounds', field((line) => ({ ...line, outScore: 20 })), '66 strokes, and the nines add up to 53'],
      ['strokes gone', field(({ value: _lost, ...line }) => line), 'strokes of a round in 0% of its rows'],
      ['rounds gone', field(undefined, 1), 'had played 3 rounds, and now 1'],
    ],
    beside: (url) => (url.pathname.endsWith('/scoreboard') ? CALENDAR : null),
    make: (around) => {
      const golf = espnGolf(around);
      return { ask: async () => (await golf.feed.findLeaderboard(ID, around.now()))?.entries, health: golf.listHealth };
    },
    againMs: 2 * MINUTE_MS,
  },
  {
    name: 'the-odds-api',
    good: board(120, -130),
    broken: [
      ['decimal prices', board(2.2, 1.77), '2.2 and 1.77 are not American prices'],
      ['prices no book would offer', board(400, 400), '400 and 400 ask for 40% together'],
      ['times gone', board(120, -130, null), 'time of a price in 0% of its rows'],
    ],
    make: (around) => {
      const api = worldOf(around);
      return { ask: () => api.odds.listQuotes(DAY, around.now()), health: api.listHealth };
    },
    againMs: 12 * MINUTE_MS,
  },
  {
    name: 'open-meteo',
    good: hours(80),
    broken: [
      ['kelvin', hours(300), '300 °F'],
      ['temperatures gone', hours(null), 'temperature_2m in 0% of its rows'],
    ],
    make: (around) => {
      const meteo = openMeteo(() => Promise.resolve(place), around);
      const ask = async (): Promise<unknown> => {
        const found = await meteo.weather.findWeather('g', around.now());
        return found && { ...found, asOf: null };
      };
      return { ask, health: meteo.listHealth };
    },
    againMs: HOUR_MS,
  },
];

const CASES = SUBJECTS.flatMap((subject) => subject.broken.map(([what, body, sentence]) => ({ ...subject, what, body, sentence })));

test.each(CASES)('$name, $what: the last good answer stands, the operator reads why, and it clears itself', async (each) => {
  const { good, body, sentence, beside, make, againMs } = each;
  const around = new FakeSurroundings(NOW);
  const tell = (answer: object): void => void around.script((url) => ({ body: beside?.(url) ?? answer }));
  tell(good);
  const { ask, health } = make(around);
  const changed = (): string =>
    health()
      .flatMap((own) => own.changed)
      .join('; ');
  const first = await ask();
  expect(changed()).toBe('');
  for (const _again of [1, 2, 3]) {
    around.advance(againMs);
    tell(body);
    // Prices age by themselves; a board that is refused says so.
    const answer = await ask().catch((error: unknown) => (error as Error).message);
    if (typeof answer === 'string') expect(answer).toContain(sentence);
    else expect(answer).toEqual(first);
    expect(changed()).toContain(sentence);
  }
  around.advance(againMs);
  tell(good);
  expect(await ask()).toEqual(first);
  expect(changed()).toBe('');
});

test('an odd board of one league of a provider is that league’s alone', async () => {
  const around = new FakeSurroundings(NOW);
  const espn = espnScoreboard(around);
  const ask = (answer: object): Promise<unknown> => {
    around.script(() => ({ body: answer }));
    return espn.feeds.nfl!.listGames(DAY, DAY, around.now());
  };
  await ask(nfl());
  around.advance(5 * MINUTE_MS);
  await ask(nfl(() => ({ score: ['0', '0'], lines: [[0], [0]] })));
  expect(espn.listChanged('nfl')).toEqual([expect.stringContaining('is a final of 0-0')]);
  expect(espn.listChanged('nba')).toEqual([]);
});

describe('a change that staff accept', () => {
  test('is taken from the next answer on', async () => {
    const { good, broken, make, againMs, beside } = SUBJECTS[1]!;
    const around = new FakeSurroundings(NOW);
    const tell = (answer: object): void => void around.script((url) => ({ body: beside?.(url) ?? answer }));
    tell(good);
    const { ask, health } = make(around);
    await ask();
    tell(broken[1]![1]);
    around.advance(againMs);
    await ask();
    expect(health()[0]!.changed).toHaveLength(1);
    health()[0]!.acceptChange();
    around.advance(againMs);
    await ask();
    around.advance(againMs);
    await ask();
    expect(health()[0]!.changed).toEqual([]);
    expect(health()[0]!.lastGoodAt).toEqual(around.now());
  });
});
