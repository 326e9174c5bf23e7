import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import { PLACES, type Place } from '../places.ts';
import { type Answerer, answerByPath, jsonAnswer, textAnswer, type Wanted } from './answer.ts';
import { type EspnPage, espnPageAt, type NhlPage, nhlPageAt } from './game-pages.ts';

/** Degrees within which a forecast's grid point stands for a place. */
const NEAR_DEGREES = 0.15;

const latest =
  (kind: string, key = ''): Answerer =>
  ({ pieces, at, which }) => {
    // What tells its time only roughly is not held back where it is all there is.
    const found = pieces.find(kind, key, at, which) ?? pieces.all(kind, key)[0];
    return found ? jsonAnswer(found.value, found.at) : null;
  };

/** A game's page as it was saved last, cut to what had happened by the time. */
const pageOf =
  <Page>(kind: string, cut: (page: Page, at: Date) => object) =>
  ({ pieces, at, which }: Wanted, key: string): ReturnType<Answerer> => {
    const found = pieces.all(kind, key).at(which === 'oldest' ? 0 : -1);
    if (!found) return null;
    return found.at === null || found.at <= at ? jsonAnswer(found.value, found.at) : jsonAnswer(cut(found.value as Page, at), at);
  };
const espnPage = pageOf<EspnPage>('summary', espnPageAt);
const nhlPage = pageOf<NhlPage>('plays', nhlPageAt);

interface Tournament {
  id: string;
  name: string;
  date: string;
  endDate: string;
}

/** The saved calendar of a year, or what the saved leaderboards tell of one. */
function calendar({ question, pieces }: Wanted): ReturnType<Answerer> {
  const year = question.query.get('dates') ?? '';
  const reported = pieces.all('calendar', year)[0];
  if (reported) return jsonAnswer(reported.value);
  const known = pieces.keys('leaderboard').flatMap((id) => pieces.all('leaderboard', id).slice(-1));
  const rows = known
    .map(({ value }) => value as Tournament)
    .filter(({ date }) => date.startsWith(year))
    .map(({ id, name, date, endDate }) => ({ id, label: name, startDate: date, endDate }));
  return rows.length > 0 ? jsonAnswer({ leagues: [{ calendar: rows }] }) : null;
}

/** Of each thing of a kind its newest account by that time, or the oldest where all are later. */
const accountsOf = <T>({ pieces, at, which }: Wanted, kind: string): T[] =>
  pieces.keys(kind).flatMap((key) => ((pieces.find(kind, key, at, which) ?? pieces.all(kind, key)[0])?.value as T | undefined) ?? []);

/** Every game that any file tells of a league, on the days that are asked for; all of them unasked. */
function scoreboard(wanted: Wanted, [, league = '']: RegExpExecArray): ReturnType<Answerer> {
  const board = wanted.pieces.all('scoreboard', league).at(-1);
  if (!board) return null;
  const [from = '', to = from] = (wanted.question.query.get('dates') ?? '').split('-');
  const dayOf = ({ date }: { date: string }): string => easternDay(new Date(date)).replaceAll('-', '');
  const events = accountsOf<{ date: string }>(wanted, `event ${league}`);
  return jsonAnswer({
    ...(board.value as object),
    events: events.filter((event) => from === '' || (dayOf(event) >= from && dayOf(event) <= to)),
  });
}

/** Every day that any file tells of, of the seven from the one that is asked for. */
function nhlWeek(wanted: Wanted, [, from = '']: RegExpExecArray): ReturnType<Answerer> {
  const week = wanted.pieces.all('week', '').at(-1);
  if (!week) return null;
  const days = accountsOf<{ date: string }>(wanted, 'day');
  return jsonAnswer({ ...(week.value as object), gameWeek: days.filter(({ date }) => date >= from && date < shiftDay(from, 7)) });
}

function leaderboard({ question, pieces, at, which }: Wanted): ReturnType<Answerer> {
  const id = question.query.get('event') ?? '';
  const found = pieces.find('leaderboard', id, at, which);
  return found ? jsonAnswer({ events: [found.value] }, found.at) : null;
}

/** The nearest recorded place whose hours reach into the days around `at`. */
function forecast({ question: { query }, pieces, at }: Wanted): ReturnType<Answerer> {
  const [latitude, longitude] = [Number(query.get('latitude')), Number(query.get('longitude'))];
  const near = pieces.keys('forecast').flatMap((key) => {
    const [lat = Number.NaN, lon = Number.NaN] = key.split(',').map(Number);
    const distance = Math.max(Math.abs(lat - latitude), Math.abs(lon - longitude));
    const from = Date.parse(`${key.split(',')[2] ?? ''}:00Z`);
    return distance <= NEAR_DEGREES ? [{ key, rank: distance + Math.abs(from - at.getTime()) / 1e12 }] : [];
  });
  const [best] = near.sort((a, b) => a.rank - b.rank);
  return best ? jsonAnswer(pieces.all('forecast', best.key)[0]?.value) : null;
}

/** As the model would stream it, or whole. */
function completion(wanted: Wanted): ReturnType<Answerer> {
  const chunks = wanted.pieces.all('chunks', '')[0];
  if (!/"stream"\s*:\s*true/.test(wanted.question.body) || !chunks) return latest('completion')(wanted);
  const lines = [...(chunks.value as string[]), '[DONE]'];
  return textAnswer(lines.map((line) => `data: ${line}\n\n`).join(''), 'text/event-stream');
}

const rss: Answerer = ({ pieces }) => {
  const found = pieces.all('rss', '')[0];
  return found ? textAnswer(String(found.value), 'application/rss+xml') : null;
};

/** Everybody but MLB and The Odds API, over the folder's pieces. */
export const OTHERS: Readonly<Record<Exclude<Place, 'mlb-stats-api' | 'odds'>, Answerer>> = {
  'cfl-scoreboard': (wanted) =>
    answerByPath(
      [
        [/^\/rounds\.json$/, latest('rounds')],
        [/^\/squads\.json$/, latest('squads')],
      ],
      wanted,
    ),
  'cfl-history': (wanted) =>
    answerByPath([[/^\/seasons\/(\d+)\/fixtures$/, (each, [, season = '']) => latest('fixtures', season)(each)]], wanted),
  'espn-scoreboard': (wanted) =>
    answerByPath(
      [
        [/^\/\w+\/(\w+)\/scoreboard$/, scoreboard],
        [/^\/\w+\/\w+\/summary$/, (each) => espnPage(each, each.question.query.get('event') ?? '')],
      ],
      wanted,
    ),
  'nhl-api': (wanted) =>
    answerByPath(
      [
        [/^\/schedule\/([\d-]+)$/, nhlWeek],
        [/^\/gamecenter\/(\d+)\/play-by-play$/, (each, [, game = '']) => nhlPage(each, game)],
      ],
      wanted,
    ),
  'nba-scoreboard': (wanted) => answerByPath([[/^\/todaysScoreboard_00\.json$/, latest('today')]], wanted),
  'espn-golf': (wanted) =>
    answerByPath(
      [
        [/^\/scoreboard$/, calendar],
        [/^\/leaderboard$/, leaderboard],
      ],
      wanted,
    ),
  weather: forecast,
  'news-mlb': rss,
  'news-espn': latest('articles'),
  'news-rumors': rss,
  llm: completion,
};

/** Whose recordings are feeds of headlines. */
export const RSS_PLACES: readonly Place[] = PLACES.filter(
  (place) => place !== 'mlb-stats-api' && place !== 'odds' && OTHERS[place] === rss,
);
