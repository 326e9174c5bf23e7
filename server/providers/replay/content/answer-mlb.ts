import { type Answerer, answerByPath, jsonAnswer, type PathRoute, type Wanted } from './answer.ts';
import { parkPlace } from './parks.ts';
import type { SampleGame } from './recognise-mlb.ts';

type Thing = Record<string, unknown>;

/** All that the folder says of one thing, the fullest account over the shorter ones. */
function merged({ pieces, at }: Wanted, kind: string, key: string | number): Thing | null {
  const told = pieces.all(kind, key).filter((piece) => piece.at === null || piece.at <= at);
  if (told.length === 0) return null;
  const accounts = told.map(({ value }) => value as Thing);
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
  const told = merged(wanted, 'venue', id);
  const place = parkPlace(Number(id));
  return told || place ? jsonAnswer({ venues: [{ ...place, ...told }] }) : null;
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
