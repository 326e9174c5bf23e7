import { FakeSurroundings } from '../../http/testing/fake-surroundings.ts';
import { type EspnGolf, espnGolf } from '../index.ts';

type Wire = Record<string, unknown>;
export type Hole = [toPar: string, strokes: number];

const DONE = { name: 'STATUS_FINISH', state: 'post', completed: true, shortDetail: 'F' };
const ON = { name: 'STATUS_IN_PROGRESS', state: 'in', completed: false, shortDetail: '' };

/** A player as the leaderboard writes him, by hand. Rounds are whole; the last is cut short by `thru`. */
export function wirePlayer(id: string, shown: string, rounds: Hole[], more: Wire = {}): Wire {
  const lines = rounds.map(([displayValue, value], index) => ({
    period: index + 1,
    value,
    displayValue,
    inScore: Math.floor(value / 2),
    outScore: Math.ceil(value / 2),
    isPlayoff: false,
  }));
  return {
    id,
    sortOrder: Number(id),
    movement: 0,
    earnings: 0,
    amateur: false,
    status: {
      period: rounds.length,
      thru: 18,
      displayValue: 'F',
      type: rounds.length === 4 ? DONE : ON,
      position: { displayName: shown, isTie: shown.startsWith('T') },
    },
    score: { value: rounds.reduce((sum, [, strokes]) => sum + strokes, 0), displayValue: '-99' },
    linescores: lines,
    athlete: { id: `a${id}`, displayName: `Player ${id}`, flag: { alt: 'Canada' } },
    ...more,
  };
}

export const wireStatus = (name: string, shown: string, more: Wire = {}): Wire => ({
  status: { period: 2, displayValue: shown, type: { name, state: 'post', shortDetail: shown }, position: { displayName: '-' }, ...more },
});

export function wireEvent(players: Wire[], { state = 'post', period = 4, ...more }: { state?: string; period?: number } & Wire = {}): Wire {
  return {
    id: '401',
    date: '2026-08-06T04:00Z',
    endDate: '2026-08-09T04:00Z',
    name: 'Small Classic',
    purse: 8_500_000,
    season: { year: 2026 },
    tournament: { id: '17', major: false, numberOfRounds: 4, cutRound: 2, cutScore: -3, cutCount: 2 },
    status: {
      type: { name: state === 'post' ? 'STATUS_FINAL' : 'STATUS_SCHEDULED', state, completed: state === 'post', description: 'x' },
    },
    courses: [
      { id: '1', name: 'Small Course', totalYards: 7131, shotsToPar: 70, host: true, address: { city: 'Greensboro', state: 'NC' } },
    ],
    competitions: [{ status: { period, type: { state } }, competitors: players }],
    ...more,
  };
}

export const ID = 'golf-2026-small-classic';

/** A calendar of one week and its leaderboard. */
export function smallTour(event: Wire, now = '2026-08-07T16:00:00Z', calendar: Wire[] = []): { around: FakeSurroundings; golf: EspnGolf } {
  const around = new FakeSurroundings(now);
  const entries = [{ id: '401', label: 'Small Classic', startDate: '2026-08-06T07:00Z', endDate: '2026-08-09T07:00Z' }, ...calendar];
  around.script((url) => ({ body: url.pathname.endsWith('/scoreboard') ? { leagues: [{ calendar: entries }] } : { events: [event] } }));
  return { around, golf: espnGolf(around) };
}
