import { type Answerer, answerByPath, jsonAnswer, type PathRoute, type Wanted } from './answer.ts';
import type { SampleGame } from './recognize-mlb.ts';

interface ParkPlace {
  id: number;
  name: string;
  location: { defaultCoordinates: { latitude: number; longitude: number } };
  fieldInfo: { roofType: 'Open' | 'Retractable' | 'Dome' };
}

/** Where MLB's parks lie, by the league's number: a saved schedule names its parks and does not say where they are. */
const PARKS: Readonly<Record<number, readonly [string, number, number, ParkPlace['fieldInfo']['roofType']]>> = {
  1: ['Angel Stadium', 33.8003, -117.8827, 'Open'],
  2: ['Oriole Park at Camden Yards', 39.2839, -76.6217, 'Open'],
  3: ['Fenway Park', 42.3463, -71.0974, 'Open'],
  4: ['Rate Field', 41.83, -87.6342, 'Open'],
  5: ['Progressive Field', 41.4962, -81.6852, 'Open'],
  7: ['Kauffman Stadium', 39.0516, -94.4805, 'Open'],
  12: ['Tropicana Field', 27.7682, -82.6534, 'Dome'],
  14: ['Rogers Centre', 43.6416, -79.3892, 'Retractable'],
  15: ['Chase Field', 33.4453, -112.0667, 'Retractable'],
  17: ['Wrigley Field', 41.9482, -87.6555, 'Open'],
  19: ['Coors Field', 39.756, -104.9942, 'Open'],
  22: ['Dodger Stadium', 34.0739, -118.24, 'Open'],
  31: ['PNC Park', 40.4469, -80.0057, 'Open'],
  32: ['American Family Field', 43.0283, -87.9711, 'Retractable'],
  680: ['T-Mobile Park', 47.5914, -122.3325, 'Retractable'],
  2392: ['Daikin Park', 29.757, -95.3555, 'Retractable'],
  2394: ['Comerica Park', 42.339, -83.0485, 'Open'],
  2395: ['Oracle Park', 37.7784, -122.3894, 'Open'],
  2529: ['Sutter Health Park', 38.5802, -121.5133, 'Open'],
  2602: ['Great American Ball Park', 39.0974, -84.5066, 'Open'],
  2680: ['Petco Park', 32.7076, -117.1566, 'Open'],
  2681: ['Citizens Bank Park', 39.9057, -75.1666, 'Open'],
  2889: ['Busch Stadium', 38.6226, -90.1928, 'Open'],
  3289: ['Citi Field', 40.7571, -73.8458, 'Open'],
  3309: ['Nationals Park', 38.873, -77.0074, 'Open'],
  3312: ['Target Field', 44.9817, -93.2776, 'Open'],
  3313: ['Yankee Stadium', 40.8296, -73.9262, 'Open'],
  4169: ['loanDepot park', 25.7781, -80.2197, 'Retractable'],
  4705: ['Truist Park', 33.8907, -84.4677, 'Open'],
  5325: ['Globe Life Field', 32.7473, -97.0842, 'Retractable'],
};

/** Null for a park that is not the home of a club. */
function parkPlace(id: number): ParkPlace | null {
  const park = PARKS[id];
  if (!park) return null;
  const [name, latitude, longitude, roofType] = park;
  return { id, name, location: { defaultCoordinates: { latitude, longitude } }, fieldInfo: { roofType } };
}

type Thing = Record<string, unknown>;

/** All that the folder says of one thing, the fullest account over the shorter ones. */
function merged({ pieces, at }: Wanted, kind: string, key: string | number): Thing | null {
  const reported = pieces.all(kind, key).filter((piece) => piece.at === null || piece.at <= at);
  if (reported.length === 0) return null;
  const accounts = reported.map(({ value }) => value as Thing);
  return Object.assign({}, ...accounts.sort((a, b) => Object.keys(a).length - Object.keys(b).length)) as Thing;
}

const idsOf = (text: string | null): string[] => (text ?? '').split(',').filter((id) => id !== '');

function schedule(wanted: Wanted): ReturnType<Answerer> {
  const { question, pieces, at, which } = wanted;
  const { query } = question;
  const [from, to] = [query.get('date') ?? query.get('startDate'), query.get('date') ?? query.get('endDate')];
  if (!from || !to) return null;
  const days = pieces.keys('slate').filter((day) => day >= from && day <= to);
  const slates = days.sort().flatMap((date) => {
    const games = (pieces.find('slate', date, at, which) ?? pieces.all('slate', date)[0])?.value as SampleGame[] | undefined;
    return games ? [{ date, totalGames: games.length, games: ofTeam(games, query.get('teamId')) }] : [];
  });
  // A day that was not recorded is not a day without games.
  if (slates.length === 0) return null;
  return jsonAnswer({ totalGames: slates.reduce((sum, { games }) => sum + games.length, 0), dates: slates });
}

const ofTeam = (games: SampleGame[], teamId: string | null): SampleGame[] =>
  teamId === null ? games : games.filter(({ teams }) => [teams.away.team.id, teams.home.team.id].includes(Number(teamId)));

function part(name: 'boxscore' | 'linescore' | 'plays'): PathRoute[1] {
  return ({ pieces, at, which }, [, gamePk = '']) => {
    const feed = pieces.find('feed', gamePk, at, which);
    const found = (feed?.value as { liveData?: Thing } | undefined)?.liveData?.[name];
    return found ? jsonAnswer(found, feed?.at) : null;
  };
}

function people(wanted: Wanted, ids: readonly string[]): ReturnType<Answerer> {
  const found = ids.flatMap((id) => merged(wanted, 'person', id) ?? []);
  return found.length > 0 ? jsonAnswer({ people: found }) : null;
}

function venue(wanted: Wanted, id: string): ReturnType<Answerer> {
  const reported = merged(wanted, 'venue', id);
  const place = parkPlace(Number(id));
  return reported || place ? jsonAnswer({ venues: [{ ...place, ...reported }] }) : null;
}

/** Moves of the days asked for; null where none of those days is within what was recorded. */
function transactions({ question: { query }, pieces }: Wanted): ReturnType<Answerer> {
  const [from, to] = [query.get('startDate') ?? '', query.get('endDate') ?? '9'];
  const days = pieces.keys('transaction').sort();
  if (days.length === 0 || (days[0] ?? '') > to || (days.at(-1) ?? '') < from) return null;
  const wanted = days.filter((day) => day >= from && day <= to);
  return jsonAnswer({ transactions: wanted.flatMap((day) => pieces.all('transaction', day).map(({ value }) => value)) });
}

function oneOf({ pieces, at, which }: Wanted, kind: string, key: string): ReturnType<Answerer> {
  const found = pieces.find(kind, key, at, which);
  return found && jsonAnswer(found.value, found.at);
}

const one =
  (kind: string): PathRoute[1] =>
  (wanted, [, id = '']) =>
    oneOf(wanted, kind, id);

/** Each kind of roster on its own: an active one in place of the 40-man roster would tell of no injured player. */
const roster: PathRoute[1] = (wanted, [, id = '']) =>
  oneOf(wanted, 'roster', `${id} ${(wanted.question.query.get('rosterType') ?? 'active').toLowerCase()}`);

const standings = (wanted: Wanted): ReturnType<Answerer> => oneOf(wanted, 'standings', wanted.question.query.get('season') ?? '');

const ROUTES: readonly PathRoute[] = [
  [/^\/api\/v1\/schedule$/, schedule],
  [/^\/api\/v1\.1\/game\/(\d+)\/feed\/live$/, one('feed')],
  [/^\/api\/v1\/game\/(\d+)\/boxscore$/, part('boxscore')],
  [/^\/api\/v1\/game\/(\d+)\/linescore$/, part('linescore')],
  [/^\/api\/v1\/game\/(\d+)\/playByPlay$/, part('plays')],
  [/^\/api\/v1\/people$/, (wanted) => people(wanted, idsOf(wanted.question.query.get('personIds')))],
  [/^\/api\/v1\/people\/(\d+)$/, (wanted, [, id = '']) => people(wanted, [id])],
  [/^\/api\/v1\/people\/(\d+)\/stats$/, one('stats')],
  [/^\/api\/v1\/teams\/(\d+)\/roster$/, roster],
  [/^\/api\/v1\/teams\/(\d+)\/stats$/, one('team-stats')],
  [/^\/api\/v1\/teams$/, (wanted) => teams(wanted, wanted.pieces.keys('team'))],
  [/^\/api\/v1\/teams\/(\d+)$/, (wanted, [, id = '']) => teams(wanted, [id])],
  [/^\/api\/v1\/venues\/(\d+)$/, (wanted, [, id = '']) => venue(wanted, id)],
  [/^\/api\/v1\/standings$/, standings],
  [/^\/api\/v1\/transactions$/, transactions],
];

function teams(wanted: Wanted, ids: readonly string[]): ReturnType<Answerer> {
  const found = ids.flatMap((id) => merged(wanted, 'team', id) ?? []);
  return found.length > 0 ? jsonAnswer({ teams: found }) : null;
}

/** MLB's Stats API over the folder's pieces. */
export const answerMlb: Answerer = (wanted) => answerByPath(ROUTES, wanted);
