import { describe, expect, test } from 'vitest';
import { WireFixtures } from '../cfl-scoreboard/pims-schema.ts';
import { WireRecords, WireRounds } from '../cfl-scoreboard/schema.ts';
import { WireLeaderboard, WireScoreboard } from '../espn-golf/schema.ts';
import { WireScoreboard as WireLeagueScoreboard, WireSummary } from '../espn-scoreboard/schema.ts';
import { WireBoxScore, WireLiveFeed } from '../mlb-stats-api/schema/live-feed.ts';
import { WirePeople, WireRoster, WireStandings, WireStats, WireTransactions } from '../mlb-stats-api/schema/people.ts';
import { WireSchedule, WireVenues } from '../mlb-stats-api/schema/schedule.ts';
import { WireNews } from '../news-feeds/espn-schema.ts';
import { WirePlays, WireRail, WireWeek } from '../nhl-api/schema.ts';
import { WireForecast, WireReason } from '../open-meteo/schema.ts';
import { WireError, WireOdds, WireScores, WireSports } from '../the-odds-api/schema.ts';
import * as baseball from './testing/answers/baseball.ts';
import * as others from './testing/answers/other-sports.ts';
import * as prices from './testing/answers/prices.ts';
import * as rest from './testing/answers/weather-and-news.ts';
import { asWire, withUnknownFields } from './testing/unknown-fields.ts';

interface Schema {
  parse: (body: unknown) => unknown;
}
/** [answer, its schema, a full answer written by hand, maps with free keys in it] */
const ANSWERS: readonly (readonly [name: string, schema: Schema, body: unknown, maps?: readonly string[]])[] = [
  ['baseball schedule', WireSchedule, baseball.SCHEDULE, ['second']],
  ['baseball live feed', WireLiveFeed, baseball.LIVE_FEED, ['players', 'batting', 'pitching', 'second']],
  ['baseball box score', WireBoxScore, baseball.BOX, ['players', 'batting', 'pitching']],
  ['ballparks', WireVenues, baseball.VENUES],
  ['baseball statistics', WireStats, baseball.STATS, ['stat']],
  ['baseball players', WirePeople, baseball.PEOPLE, ['stat']],
  ['baseball roster', WireRoster, baseball.ROSTER],
  ['baseball transactions', WireTransactions, baseball.TRANSACTIONS],
  ['baseball standings', WireStandings, baseball.STANDINGS],
  ['odds', WireOdds, prices.ODDS],
  ['scores of the odds service', WireScores, prices.SCORES],
  ['sports of the odds service', WireSports, prices.SPORTS],
  ['error of the odds service', WireError, prices.ODDS_ERROR],
  ['football rounds', WireRounds, others.ROUNDS, ['markets', 'moneyline']],
  ['football records', WireRecords, others.RECORDS, ['ticketUrls']],
  ['football history', WireFixtures, others.FIXTURES],
  ['scoreboard of a league', WireLeagueScoreboard, others.LEAGUE_SCOREBOARD],
  ['page of a league’s game', WireSummary, others.LEAGUE_SUMMARY],
  ['hockey week', WireWeek, others.HOCKEY_WEEK],
  ['hockey plays', WirePlays, others.HOCKEY_PLAYS],
  ['hockey goals by period', WireRail, others.HOCKEY_RAIL],
  ['golf leaderboard', WireLeaderboard, others.LEADERBOARD],
  ['golf calendar', WireScoreboard, others.CALENDAR],
  ['forecast', WireForecast, rest.FORECAST, ['hourly_units']],
  ['error of the weather service', WireReason, rest.WEATHER_ERROR],
  ['news', WireNews, rest.NEWS],
];

/** Names of the single fields without which an answer of one row cannot be read. */
function requiredOf(schema: Schema, body: unknown): string[] {
  const lost = listPaths(body, '').filter((path) => {
    const partial = structuredClone(body);
    setNull(partial, path);
    try {
      schema.parse(partial);
      return false;
    } catch {
      return true;
    }
  });
  return [...new Set(lost.map((path) => path.split('.').at(-1)!))].sort();
}
const listPaths = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => listPaths(inner, path === '' ? name : `${path}.${name}`))
    : [path];
function setNull(body: unknown, path: string): void {
  const names = path.split('.');
  const last = names.pop()!;
  let at = body as Record<string, unknown>;
  for (const name of names) at = at[name] as Record<string, unknown>;
  at[last] = null;
}

/** What tells games, people and places apart, when, and in which state; figures may be missing. A row that lacks one among sound rows is set aside alone. */
const NEEDED: Record<string, string> = {
  'baseball schedule': 'abstractGameState date detailedState fullName gameDate gamePk id num officialDate season',
  'baseball live feed': '0 abstractGameState detailedState fullName gamePk id inning latitude longitude name num pk',
  'baseball box score': '0 fullName id',
  ballparks: 'id latitude longitude name',
  'baseball statistics': 'id',
  'baseball transactions': 'id',
  'baseball players': 'fullName id',
  'baseball roster': 'fullName id',
  'baseball standings': 'gamesPlayed id losses type wins',
  'sports of the odds service': 'active has_outrights key title',
  'football rounds': 'date name number shortName startDate status type',
  'football records': 'abbreviation draw id loss name wins',
  'football history': 'ID',
  'scoreboard of a league': 'abbreviation date endDate homeAway id name startDate state type value year',
  'page of a league’s game': 'id number',
  'hockey week': 'abbrev date gameState gameType id season startTimeUTC',
  'hockey plays': 'abbrev id playerId typeDescKey',
  'hockey goals by period': 'away home',
  'golf leaderboard': 'date displayName endDate id name period sortOrder state year',
  'golf calendar': 'endDate id label startDate',
  forecast: '0 1 latitude longitude temperature_2m time utc_offset_seconds wind_speed_10m',
  'error of the weather service': 'error reason',
  news: 'headline id published',
};

describe.each(ANSWERS.map(([name, schema, body, maps = []]) => ({ name, schema, body, maps })))('$name', ({ name, schema, body, maps }) => {
  test('every field arrives, and unknown ones do no harm', () => {
    expect(asWire(schema.parse(withUnknownFields(body, maps)))).toEqual(body);
  });

  test('only these fields are needed to read it', () => {
    expect(requiredOf(schema, body).join(' ')).toBe(NEEDED[name] ?? '');
  });
});
