import { HOUR_MS } from '@clearedge/quant/calendar';
import { wireGame as cflGame, wireRound } from '../../../server/providers/cfl-scoreboard/testing/small-feed.ts';
import { wireEvent, wirePlayer } from '../../../server/providers/espn-golf/testing/small-board.ts';
import { wireInjuries, wireMan } from '../../../server/providers/espn-injuries/testing/small-list.ts';
import { wireEvent as espnGame, playing, wireBoard } from '../../../server/providers/espn-scoreboard/testing/small-board.ts';
import { wireGame } from '../../../server/providers/mlb-stats-api/testing/small-league.ts';
import { wireGame as nhlGame, wireWeek } from '../../../server/providers/nhl-api/testing/small-week.ts';
import { h2h, wireBook, wireOffer } from '../../../server/providers/the-odds-api/testing/small-world.ts';
import type { Answer, Library, Question } from '../library.ts';
import { PLACES } from '../places.ts';

export const BEGINS_AT = new Date('2026-08-07T08:00:00Z');
const UNTIL_START_MS = 2.5 * HOUR_MS;
const CONTENT = { 'content-type': 'application/json' };
const iso = (ms: number): string => new Date(ms).toISOString().replace('.000Z', 'Z');

/** What every figure of the day is in its n-th hour: each says by itself when it was told. */
export const figuresOf = (hour: number) => ({
  starter: `Starter ${hour}`,
  price: 120 + hour,
  temperatureF: 60 + hour,
  headline: `Headline ${hour}`,
  cflScore: hour,
  espnScore: hour,
  nbaScore: hour,
  nhlScore: hour,
  injured: `Hurt ${hour}`,
  strokes: 60 + hour,
});

export const hourOf = (at: Date): number => Math.floor((at.getTime() - BEGINS_AT.getTime()) / HOUR_MS);

const TEAMS = { away: { id: 121, name: 'Mets' }, home: { id: 134, name: 'Pirates' } };

function mlb(path: string, hour: number): object | string | null {
  const gameDate = iso(BEGINS_AT.getTime() + hour * HOUR_MS + UNTIL_START_MS);
  const starter = { id: 804_267, fullName: figuresOf(hour).starter };
  const leagueRecord = { wins: 57, losses: 59, pct: '.491' };
  const teams = {
    away: { team: TEAMS.away, score: 0, leagueRecord, probablePitcher: starter },
    home: { team: TEAMS.home, score: 0, leagueRecord },
  };
  if (path === '/api/v1/schedule') return { dates: [{ date: '2026-08-07', games: [wireGame({ gameDate, teams })] }] };
  if (path === '/api/v1/people') return { people: [starter] };
  const location = { city: 'Pittsburgh', defaultCoordinates: { latitude: 40.45, longitude: -80 }, azimuthAngle: 116 };
  return path.startsWith('/api/v1/venues/') ? { venues: [{ id: 31, name: 'PNC Park', location, fieldInfo: { roofType: 'Open' } }] } : null;
}

function odds(path: string, hour: number): object | null {
  const at = BEGINS_AT.getTime() + hour * HOUR_MS;
  const book = wireBook('fanduel', h2h(figuresOf(hour).price, -150, iso(at)));
  return path.endsWith('/baseball_mlb/odds') ? [wireOffer([book], { commence_time: iso(at + UNTIL_START_MS) })] : [];
}

const DAY = '20260807';
const ROUND_BEGINS = '2026-08-07T07:00:00+00:00';
function cfl(path: string, hour: number): object | null {
  const game = cflGame('TOR', 'HAM', [figuresOf(hour).cflScore, 0], {
    date: ROUND_BEGINS,
    status: 'first_quarter',
    activePeriod: 1,
    clock: '10:00',
  });
  return path === '/rounds.json' ? [wireRound('REG', 10, 'Week 10', [game])] : path === '/squads.json' ? [] : null;
}

/** Whether the days asked for, like 20260806-20260812, hold the day of the games; without any, they do. */
function holdsDay(query: URLSearchParams): boolean {
  const [from = '', to = from] = (query.get('dates') ?? '').split('-');
  return from === '' || (from <= DAY && DAY <= to);
}

/** A league's scoreboard, with its game only where its day is asked for. */
function boardOf(slug: string, event: Record<string, unknown>, query: URLSearchParams): object {
  const { leagues, events } = wireBoard(event) as { leagues: object[]; events: object[] };
  return { leagues: leagues.map((league) => ({ ...league, slug })), events: holdsDay(query) ? events : [] };
}

function espn(path: string, hour: number, query: URLSearchParams): object | null {
  const reportedAt = iso(BEGINS_AT.getTime() + hour * HOUR_MS);
  if (path === '/football/nfl/injuries') return wireInjuries(reportedAt, [wireMan('BUF', figuresOf(hour).injured, { date: reportedAt })]);
  if (path === '/basketball/nba/scoreboard') {
    const nba = { date: ROUND_BEGINS, week: null, status: playing(1, '10:00'), score: [figuresOf(hour).nbaScore, 0] } as const;
    return boardOf('nba', espnGame('GS', 'NY', nba), query);
  }
  const game = { date: ROUND_BEGINS, type: 1, week: 1, status: playing(1, '10:00'), score: [figuresOf(hour).espnScore, 0] } as const;
  return path === '/football/nfl/scoreboard' ? boardOf('nfl', espnGame('KC', 'BUF', game), query) : null;
}

function nhl(path: string, hour: number): object | null {
  const game = nhlGame('TOR', 'BOS', { startTimeUTC: '2026-08-07T07:00:00Z', gameState: 'LIVE', score: [figuresOf(hour).nhlScore, 0] });
  return path.startsWith('/schedule/') ? wireWeek(game) : null;
}

function golf(path: string, hour: number): object | null {
  const { strokes } = figuresOf(hour);
  const player = wirePlayer('1', '1', [[String(strokes - 70), strokes]]);
  if (path === '/scoreboard')
    return {
      leagues: [{ calendar: [{ id: '401', label: 'Small Classic', startDate: '2026-08-06T07:00Z', endDate: '2026-08-09T07:00Z' }] }],
    };
  return path === '/leaderboard' ? { events: [wireEvent([player], { state: 'in', period: 1 })] } : null;
}

function weather(_path: string, hour: number): object {
  const time = Array.from({ length: 72 }, (_, at) => iso(Date.UTC(2026, 7, 6) + at * HOUR_MS).slice(0, 16));
  const all = (value: number): number[] => time.map(() => value);
  return {
    latitude: 40.45,
    longitude: -80,
    utc_offset_seconds: 0,
    hourly_units: { temperature_2m: '°F', wind_speed_10m: 'mp/h' },
    hourly: { time, temperature_2m: all(figuresOf(hour).temperatureF), wind_speed_10m: all(5), wind_direction_10m: all(90) },
  };
}

function rss(_path: string, hour: number): string {
  const reported = new Date(BEGINS_AT.getTime() + hour * HOUR_MS).toUTCString();
  const title = figuresOf(hour).headline;
  return `<rss><channel><item><title>${title}</title><link>https://a.b/${hour}</link><pubDate>${reported}</pubDate></item></channel></rss>`;
}

const piece = (delta: object, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ delta, finish_reason }] })}\n\n`;

/** A language model that looks the price up and then tells the one of its own hour. */
function llm({ body }: Question, hour: number): string {
  if (!body.includes('"role":"tool"')) {
    const call = { index: 0, id: 'a', function: { name: 'price', arguments: '{"teams":["Mets"]}' } };
    return `${piece({ tool_calls: [call] })}${piece({}, 'tool_calls')}data: [DONE]\n\n`;
  }
  return `${piece({ content: `The Mets are at +${figuresOf(hour).price}.` })}${piece({}, 'stop')}data: [DONE]\n\n`;
}

const REPORTED: Readonly<Record<string, (path: string, hour: number, query: URLSearchParams) => object | string | null>> = {
  'mlb-stats-api': mlb,
  odds,
  'cfl-scoreboard': cfl,
  'espn-scoreboard': espn,
  'nhl-api': nhl,
  'espn-golf': golf,
  weather,
  'news-mlb': rss,
};

function answerOf(question: Question, hour: number): Answer | null {
  const { place, path, query } = question;
  if (place === 'llm')
    return { status: 200, headers: { 'content-type': 'text/event-stream' }, body: llm(question, hour), recordedAt: null };
  const reported = REPORTED[place]?.(path, hour, query) ?? null;
  if (reported === null) return null;
  return { status: 200, headers: CONTENT, body: typeof reported === 'string' ? reported : JSON.stringify(reported), recordedAt: null };
}

/** A made-up day of every provider, by hand, in which each figure changes every hour. */
export const changingDay: Library = {
  places: PLACES,
  span: null,
  remarks: [],
  knows: (question) => answerOf(question, 0) !== null,
  find: (question, at, which) => Promise.resolve(answerOf(question, which === 'oldest' ? 0 : hourOf(at))),
};
