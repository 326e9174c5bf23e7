import { z } from 'zod';
import type { Piece } from './piece.ts';
import { type StatedGame, statedAt } from './stated-at.ts';

const Numbered = z.looseObject({ id: z.number() });
const Person = z.looseObject({ id: z.number(), fullName: z.string() });
const Side = z.looseObject({ team: Numbered, probablePitcher: Person.nullish() });
const Game = z.looseObject({
  gamePk: z.number(),
  gameDate: z.string(),
  status: z.looseObject({ abstractGameState: z.string(), detailedState: z.string().nullish() }),
  teams: z.looseObject({ away: Side, home: Side }),
  venue: Numbered.nullish(),
});
export type SampleGame = z.output<typeof Game>;
const Schedule = z.looseObject({ dates: z.array(z.looseObject({ date: z.string(), games: z.array(Game) })).min(1) });
const Feed = z.looseObject({
  gamePk: z.number(),
  metaData: z.looseObject({ timeStamp: z.string() }),
  gameData: z.looseObject({ venue: Numbered.nullish(), players: z.record(z.string(), Person).nullish() }),
  liveData: z.looseObject({}),
});
const Stats = z.array(z.looseObject({ splits: z.array(z.looseObject({ player: Numbered.nullish(), team: Numbered.nullish() })) }));
const Lists = z.looseObject({
  people: z.array(Person).optional(),
  venues: z.array(Numbered).optional(),
  teams: z.array(Numbered.extend({ venue: Numbered.nullish() })).optional(),
  roster: z.array(z.looseObject({ person: Person })).optional(),
  teamId: z.number().optional(),
  rosterType: z.string().optional(),
  transactions: z.array(z.looseObject({ date: z.string() })).optional(),
  records: z.array(z.looseObject({ teamRecords: z.array(z.looseObject({ season: z.string().nullish() })) })).optional(),
  stats: Stats.optional(),
});

const piece = (kind: string, key: string | number, value: unknown, at: Date | null = null): Piece => ({
  place: 'mlb-stats-api',
  kind,
  key: String(key),
  at,
  value,
});
const person = (value: z.output<typeof Person>): Piece => piece('person', value.id, value);
const venue = (value: z.output<typeof Numbered> | null | undefined): Piece[] => (value ? [piece('venue', value.id, value)] : []);

const stateOf = ({ abstractGameState, detailedState }: SampleGame['status']): StatedGame['state'] => {
  if (abstractGameState === 'Final' && !/postponed|cancel/i.test(detailedState ?? '')) return 'over';
  return abstractGameState === 'Live' && detailedState !== 'Warmup' ? 'live' : 'to_come';
};
const reportedAt = (games: readonly SampleGame[]): Date | null =>
  statedAt(games.map(({ gameDate, status }) => ({ startsAt: gameDate, state: stateOf(status) })));

const ofSchedule = ({ dates }: z.output<typeof Schedule>): Piece[] =>
  dates.flatMap(({ date, games }) => [
    piece('slate', date, games, reportedAt(games)),
    ...games.flatMap((game) => [
      ...[game.teams.away, game.teams.home].flatMap(({ probablePitcher }) => (probablePitcher ? [person(probablePitcher)] : [])),
      ...venue(game.venue),
    ]),
  ]);

/** `20260731_215156` is a time in UTC. */
function stampOf(text: string): Date | null {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)_(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  return year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : null;
}

const ofFeed = (feed: z.output<typeof Feed>): Piece[] => [
  piece('feed', feed.gamePk, feed, stampOf(feed.metaData.timeStamp)),
  ...Object.values(feed.gameData.players ?? {}).map(person),
  ...venue(feed.gameData.venue),
];

function ofStats(body: unknown, stats: z.output<typeof Stats>): Piece[] {
  const split = stats.flatMap(({ splits }) => splits)[0];
  if (split?.player) return [piece('stats', split.player.id, body)];
  return split?.team ? [piece('team-stats', split.team.id, body)] : [];
}

function ofLists(body: z.output<typeof Lists>): Piece[] {
  const { people = [], venues = [], teams = [], roster, rosterType = 'active', teamId, transactions = [], records, stats } = body;
  const season = records?.[0]?.teamRecords[0]?.season;
  return [
    ...people.map(person),
    ...venues.flatMap(venue),
    ...teams.flatMap((team) => [piece('team', team.id, team), ...venue(team.venue)]),
    ...(roster && teamId !== undefined
      ? [piece('roster', `${teamId} ${rosterType.toLowerCase()}`, body), ...roster.map((row) => person(row.person))]
      : []),
    ...transactions.map((move) => piece('transaction', move.date, move)),
    ...(season ? [piece('standings', season, body)] : []),
    ...(stats ? ofStats(body, stats) : []),
  ];
}

/** MLB's answers: schedules, live feeds, and the lists of people, parks, clubs, rosters, moves and standings. */
export function recognizeMlb(body: unknown): Piece[] {
  const schedule = Schedule.safeParse(body);
  if (schedule.success) return ofSchedule(schedule.data);
  const feed = Feed.safeParse(body);
  if (feed.success) return ofFeed(feed.data);
  const lists = Lists.safeParse(body);
  return lists.success ? ofLists(lists.data) : [];
}
