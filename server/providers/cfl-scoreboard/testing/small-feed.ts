import { FakeSurroundings, type Reply } from '../../http/testing/fake-surroundings.ts';
import { type CflScoreboard, cflScoreboard } from '../index.ts';

type Game = Record<string, unknown>;
const SQUADS: Record<string, object> = {
  HAM: { id: 83579, name: 'Hamilton Tiger-Cats', shortName: 'HAM' },
  TOR: { id: 122345, name: 'Toronto Argonauts', shortName: 'TOR' },
  OTT: { id: 88019, name: 'Ottawa RedBlacks', shortName: 'OTT' },
  BC: { id: 93775, name: 'BC Lions', shortName: 'BC' },
  TBD: { id: 0, name: 'TBD', shortName: 'TBD' },
};

/** A game as the scoreboard writes it, by hand. */
export const wireGame = (away: string, home: string, score: [number, number], more: Game = {}): Game => ({
  id: 13419667,
  cflId: 6584,
  date: '2026-08-07T23:30:00+00:00',
  status: 'scheduled',
  awaySquad: { ...SQUADS[away], score: score[0] },
  homeSquad: { ...SQUADS[home], score: score[1] },
  activePeriod: null,
  clock: '00:00',
  possession: 'None',
  timeouts: { away: 2, home: 2 },
  winner: null,
  isHidden: false,
  markets: {},
  marketsBCLC: [],
  ...more,
});

export const wireRound = (type: string, number: number, name: string, tournaments: Game[]): object => ({
  id: 1420012,
  status: 'playing',
  name,
  type,
  number,
  startDate: '2026-08-06T00:00:00+00:00',
  endDate: '2026-08-09T23:59:00+00:00',
  tournaments,
});

export interface Scripts {
  rounds: object[];
  fixtures?: object[] | Reply;
  squads?: object[];
}

/** The two services by path, over a network that is none. */
export function smallFeed({ rounds, fixtures = [], squads = [] }: Scripts): { around: FakeSurroundings; cfl: CflScoreboard } {
  const around = new FakeSurroundings('2026-08-07T16:00:00Z');
  around.script((url) => {
    if (url.pathname.endsWith('/rounds.json')) return { body: rounds };
    if (url.pathname.endsWith('/squads.json')) return { body: squads };
    return Array.isArray(fixtures) ? { body: fixtures } : fixtures;
  });
  return { around, cfl: cflScoreboard(around) };
}
