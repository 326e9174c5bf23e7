import { FakeSurroundings, type Reply } from '../../http/testing/fake-surroundings.ts';
import { type NhlApi, nhlApi } from '../index.ts';

type Wire = Record<string, unknown>;

const IDS: Readonly<Record<string, number>> = { BOS: 6, TOR: 10 };
export const team = (abbrev: string, more: Wire = {}): Wire => ({ id: IDS[abbrev] ?? 0, abbrev, placeName: { default: abbrev }, ...more });

/** A game as the league's schedule writes it, by hand. */
export function wireGame(away: string, home: string, { score, ...more }: Wire & { score?: readonly [number, number] } = {}): Wire {
  return {
    id: 2026020123,
    season: 20262027,
    gameType: 2,
    venue: { default: 'TD Garden' },
    neutralSite: false,
    startTimeUTC: '2026-11-13T00:00:00Z',
    gameState: 'FUT',
    gameScheduleState: 'OK',
    awayTeam: team(away, score && { score: score[0] }),
    homeTeam: team(home, score && { score: score[1] }),
    periodDescriptor: {},
    ...more,
  };
}

export const wireWeek = (...games: Wire[]): Wire => ({
  gameWeek: [{ date: '2026-11-12', games }],
  preSeasonStartDate: '2026-09-19',
  regularSeasonStartDate: '2026-10-06',
  playoffEndDate: '2027-06-20',
});

/** The league's service over a network that is none; a page that is not there answers 404. */
export function smallWeek(games: Wire[], pages: Readonly<Record<string, Wire>> = {}): { around: FakeSurroundings; nhl: NhlApi } {
  const around = new FakeSurroundings('2026-11-13T01:00:00Z');
  around.script((url): Reply => {
    if (url.pathname.includes('/schedule/')) return { body: url.pathname.endsWith('/2026-11-12') ? wireWeek(...games) : wireWeek() };
    const page = pages[url.pathname.split('/').at(-1) ?? ''];
    return page ? { body: page } : { status: 404, body: {} };
  });
  return { around, nhl: nhlApi(around) };
}
