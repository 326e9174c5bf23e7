import type { LeagueFeed } from '../../../ports/league-feed.ts';
import { FakeSurroundings, type Reply } from '../../http/testing/fake-surroundings.ts';
import { type EspnScoreboard, espnScoreboard } from '../index.ts';

type Wire = Record<string, unknown>;
type Side = 'away' | 'home';

/** Team ids as ESPN numbers them. */
const IDS: Readonly<Record<string, string>> = { BUF: '2', CIN: '4', KC: '12', JAX: '30', LAR: '14', WSH: '28', TBD: '-1' };

export const wireStatus = (name: string, state: 'pre' | 'in' | 'post', more: Wire = {}): Wire => ({
  clock: 0,
  displayClock: '0:00',
  period: state === 'pre' ? 0 : 4,
  ...more,
  type: { id: '1', name: `STATUS_${name}`, state, completed: name === 'FINAL', detail: name, shortDetail: name, ...(more.type as Wire) },
});
export const SCHEDULED = wireStatus('SCHEDULED', 'pre');
export const FINAL = wireStatus('FINAL', 'post');
export const playing = (period: number, displayClock: string, name = 'IN_PROGRESS'): Wire =>
  wireStatus(name, 'in', { period, displayClock });

const competitor = (homeAway: Side, abbreviation: string, score: unknown, line: readonly number[]): Wire => ({
  id: IDS[abbreviation] ?? abbreviation,
  homeAway,
  order: homeAway === 'home' ? 0 : 1,
  team: { id: IDS[abbreviation] ?? abbreviation, abbreviation, displayName: `Club ${abbreviation}` },
  score,
  ...(line.length > 0 && { linescores: line.map((value) => ({ value })) }),
});

interface Game {
  id?: string;
  date?: string;
  status?: Wire;
  score?: readonly [away: unknown, home: unknown];
  lines?: readonly [away: readonly number[], home: readonly number[]];
  type?: number;
  week?: number | null;
  more?: Wire;
}

/** An event as the scoreboard writes it, by hand: the home club comes first. */
export function wireEvent(away: string, home: string, game: Game = {}): Wire {
  const { id = '4010001', date = '2026-10-18T17:00Z', status = SCHEDULED, score = ['0', '0'], lines = [[], []], type = 2, week = 6 } = game;
  return {
    id,
    date,
    name: `${away} at ${home}`,
    season: { year: 2026, type, slug: 'regular-season' },
    ...(week !== null && { week: { number: week } }),
    competitions: [
      {
        id,
        date,
        type: { id: '1', abbreviation: 'STD' },
        timeValid: true,
        neutralSite: false,
        venue: { id: '1', fullName: 'Highmark Stadium', address: { city: 'Orchard Park', state: 'NY' }, indoor: false },
        competitors: [competitor('home', home, score[1], lines[1]), competitor('away', away, score[0], lines[0])],
        notes: [],
        ...game.more,
        status,
      },
    ],
    status,
  };
}

const SEASON = { year: 2026, startDate: '2026-08-01T07:00Z', endDate: '2027-02-17T07:59Z' };
const CALENDAR = [
  {
    label: 'Regular Season',
    value: '2',
    startDate: '2026-09-10T07:00Z',
    endDate: '2027-01-14T07:59Z',
    entries: [{ label: 'Week 6', value: '6', startDate: '2026-10-14T07:00Z', endDate: '2026-10-21T06:59Z' }],
  },
];
export const wireBoard = (...events: Wire[]): Wire => ({ leagues: [{ id: '28', season: SEASON, calendar: CALENDAR }], events });

/** Pages of single games by ESPN's number; a game without one has no page. */
export interface Scripts {
  events: Wire[];
  summaries?: Readonly<Record<string, Wire | Reply>>;
}

/** The NFL's scoreboard over a network that is none: it tells the events of the days that are asked for. */
export function smallBoard(
  scripts: Scripts,
  at = '2026-10-18T18:00:00Z',
): { around: FakeSurroundings; espn: EspnScoreboard; feed: LeagueFeed } {
  const around = new FakeSurroundings(at);
  around.script((url) => {
    if (url.pathname.endsWith('/summary')) {
      const found = scripts.summaries?.[url.searchParams.get('event') ?? ''];
      return found === undefined ? { status: 404, body: {} } : 'status' in found ? (found as Reply) : { body: found };
    }
    const [from = '', to = from] = (url.searchParams.get('dates') ?? '').split('-');
    const dayOf = ({ date }: Wire): string =>
      new Date(Date.parse(String(date)) - 5 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
    return { body: wireBoard(...scripts.events.filter((event) => dayOf(event) >= from && dayOf(event) <= to)) };
  });
  const espn = espnScoreboard(around);
  return { around, espn, feed: espn.feeds.nfl! };
}
