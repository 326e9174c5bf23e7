import { DAY_MS, easternInstant } from '@clearedge/quant/calendar';
import { z } from 'zod';
import { EspnPage, espnPageTime, NhlPage, nhlPageTime } from './game-pages.ts';
import type { Piece } from './piece.ts';
import { type StatedGame, statedAt } from './stated-at.ts';

const Rounds = z
  .array(z.looseObject({ type: z.string(), tournaments: z.array(z.looseObject({ status: z.string(), date: z.string() })) }))
  .min(1);
const Squads = z.array(z.looseObject({ abbreviation: z.string(), wins: z.number(), loss: z.number() })).min(1);
const Fixtures = z.array(z.looseObject({ ID: z.number(), season_id: z.number(), home_team_id: z.number() })).min(1);
const Leaderboard = z.looseObject({
  events: z
    .array(
      z.looseObject({
        id: z.string(),
        endDate: z.string(),
        competitions: z.array(z.unknown()),
        status: z.looseObject({ type: z.looseObject({ state: z.string() }) }),
      }),
    )
    .min(1),
});
const Calendar = z.looseObject({
  leagues: z.array(z.looseObject({ calendar: z.array(z.looseObject({ id: z.string(), startDate: z.string() })).min(1) })).min(1),
});
const Event = z.looseObject({
  id: z.string(),
  date: z.string(),
  competitions: z.array(
    z.looseObject({
      competitors: z.array(z.looseObject({ homeAway: z.string() })),
      status: z.looseObject({ type: z.looseObject({ name: z.string().nullish(), state: z.string().nullish() }) }).nullish(),
    }),
  ),
});
const Scoreboard = z.looseObject({ leagues: z.array(z.looseObject({ slug: z.string() })).min(1), events: z.array(Event).min(1) });
const NhlGame = z.looseObject({ id: z.number(), startTimeUTC: z.string(), gameState: z.string() });
const NhlWeek = z.looseObject({ gameWeek: z.array(z.looseObject({ date: z.string(), games: z.array(NhlGame) })).min(1) });
const NbaGame = z.looseObject({ gameTimeUTC: z.string(), gameStatus: z.number(), gameStatusText: z.string().nullish() });
const NbaToday = z.looseObject({ scoreboard: z.looseObject({ gameDate: z.string(), leagueId: z.literal('00'), games: z.array(NbaGame) }) });
const Forecast = z.looseObject({ latitude: z.number(), longitude: z.number(), hourly: z.looseObject({ time: z.array(z.string()) }) });
const EspnNews = z.looseObject({ articles: z.array(z.looseObject({ headline: z.string(), published: z.string() })) });
const Completion = z.looseObject({ object: z.literal('chat.completion'), choices: z.array(z.unknown()) });

type Reader = (body: unknown) => Piece[];
const reader =
  <T>(schema: z.ZodType<T>, pieces: (body: T) => Piece[]): Reader =>
  (body) => {
    const read = schema.safeParse(body);
    return read.success ? pieces(read.data) : [];
  };

/** How far a season had come, so that two states of it stand in order. */
const lastPlayed = (rounds: z.output<typeof Rounds>): Date | null => {
  const times = rounds.flatMap(({ tournaments }) =>
    tournaments.filter(({ status }) => status !== 'scheduled').map(({ date }) => Date.parse(date)),
  );
  return times.length > 0 ? new Date(Math.max(...times)) : null;
};

/** A finished tournament was told of after its last day began; one to come, always. */
const reportedAt = (state: string, endDate: string): Date | null => (state === 'post' ? new Date(Date.parse(endDate) + DAY_MS) : null);

const PUT_OFF = /postponed|cancel|ppd|cncl/i;

const ofEvent = ({ date, competitions }: z.output<typeof Event>): StatedGame => {
  const { name, state } = competitions[0]?.status?.type ?? {};
  if (PUT_OFF.test(name ?? '')) return { startsAt: date, state: 'to_come' };
  return { startsAt: date, state: state === 'post' ? 'over' : state === 'in' ? 'live' : 'to_come' };
};
/** Game by game: a board of many days is none of them's alone. */
const ofScoreboard = ({ leagues, events, ...rest }: z.output<typeof Scoreboard>): Piece[] => {
  const { slug } = leagues[0]!;
  const piece = (kind: string, key: string, at: Date | null, value: unknown): Piece => ({ place: 'espn-scoreboard', kind, key, at, value });
  return [
    piece('scoreboard', slug, null, { ...rest, leagues }),
    ...events.map((event) => piece(`event ${slug}`, event.id, statedAt([ofEvent(event)]), event)),
  ];
};

const ofNhlGame = ({ startTimeUTC, gameState }: z.output<typeof NhlGame>): StatedGame => ({
  startsAt: startTimeUTC,
  state: /^(off|final)$/i.test(gameState) ? 'over' : /^(live|crit)$/i.test(gameState) ? 'live' : 'to_come',
});
const ofNhlWeek = ({ gameWeek, ...rest }: z.output<typeof NhlWeek>): Piece[] => [
  { place: 'nhl-api', kind: 'week', key: '', at: null, value: rest },
  ...gameWeek.map((day): Piece => ({ place: 'nhl-api', kind: 'day', key: day.date, at: statedAt(day.games.map(ofNhlGame)), value: day })),
];

const ofNbaGame = ({ gameTimeUTC, gameStatus, gameStatusText }: z.output<typeof NbaGame>): StatedGame => {
  const isPutOff = PUT_OFF.test(gameStatusText ?? '');
  return { startsAt: gameTimeUTC, state: isPutOff || gameStatus === 1 ? 'to_come' : gameStatus === 3 ? 'over' : 'live' };
};
/** The league's day turns around noon: with only games to come, its board is no older. */
const ofNbaDay = ({ gameDate, games }: z.output<typeof NbaToday>['scoreboard']): Date =>
  statedAt(games.map(ofNbaGame)) ?? easternInstant(gameDate, 12);

const READERS: readonly Reader[] = [
  reader(Rounds, (value) => [{ place: 'cfl-scoreboard', kind: 'rounds', key: '', at: lastPlayed(value), value }]),
  reader(Squads, (value) => [{ place: 'cfl-scoreboard', kind: 'squads', key: '', at: null, value }]),
  reader(Fixtures, (value) => [{ place: 'cfl-history', kind: 'fixtures', key: String(value[0]?.season_id ?? ''), at: null, value }]),
  reader(Leaderboard, ({ events }) =>
    events.map((event) => ({
      place: 'espn-golf',
      kind: 'leaderboard',
      key: event.id,
      at: reportedAt(event.status.type.state, event.endDate),
      value: event,
    })),
  ),
  reader(Calendar, (value) => [
    { place: 'espn-golf', kind: 'calendar', key: value.leagues[0]?.calendar[0]?.startDate.slice(0, 4) ?? '', at: null, value },
  ]),
  reader(Scoreboard, ofScoreboard),
  reader(EspnPage, (value) => [{ place: 'espn-scoreboard', kind: 'summary', key: value.header.id, at: espnPageTime(value), value }]),
  reader(NhlWeek, ofNhlWeek),
  reader(NhlPage, (value) => [{ place: 'nhl-api', kind: 'plays', key: String(value.id), at: nhlPageTime(value), value }]),
  reader(NbaToday, (value) => [{ place: 'nba-scoreboard', kind: 'today', key: '', at: ofNbaDay(value.scoreboard), value }]),
  reader(Forecast, (value) => [
    { place: 'weather', kind: 'forecast', key: `${value.latitude},${value.longitude},${value.hourly.time[0] ?? ''}`, at: null, value },
  ]),
  reader(EspnNews, (value) => [{ place: 'news-espn', kind: 'articles', key: '', at: null, value }]),
  reader(Completion, (value) => [{ place: 'llm', kind: 'completion', key: '', at: null, value }]),
];

/** The CFL, ESPN's leagues, the NHL, the NBA's day, golf, weather, ESPN's news, a language model's answer. */
export const recognizeBoards = (body: unknown): Piece[] => READERS.flatMap((read) => read(body));
