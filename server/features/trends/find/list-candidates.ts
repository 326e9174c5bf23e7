import { shiftDay } from '@clearedge/quant/calendar';
import { americanToDecimal } from '@clearedge/quant/price';
import type { PastGame } from '../../history/index.ts';
import type { About, Candidate } from './candidate.ts';
import type { Entry, Market, Trials } from './trials.ts';
import { WEATHER_RULES } from './weather-rules.ts';

const LATELY_DAYS = 30;
const EVEN = 2;
const WON = { won: 'won', lost: 'lost' };
const COVERED = { won: 'covered the run line', lost: 'failed to cover the run line' };
const OVER = { won: 'went over', lost: 'stayed under' };

interface Team {
  code: string;
  name: string;
  games: PastGame[];
  lately: string;
}

const isHome = (game: PastGame, code: string): boolean => game.homeCode === code;
const graded = (entries: readonly (Entry | null)[]): Entry[] => entries.filter((entry) => entry !== null);
const ofTeam = (trials: Trials, { code, games }: Team, market: Market): Entry[] =>
  graded(games.map((game) => trials.entryOf(game, market, isHome(game, code) ? 'home' : 'away')));
const overs = (trials: Trials, games: readonly PastGame[]): Entry[] => graded(games.map((game) => trials.entryOf(game, 'total', 'over')));
const unders = (trials: Trials, games: readonly PastGame[]): Entry[] => graded(games.map((game) => trials.entryOf(game, 'total', 'under')));

function teamRecords(trials: Trials, team: Team): Candidate[] {
  const { code, name, lately } = team;
  const all = ofTeam(trials, team, 'moneyline');
  const isDog = ({ side }: Entry): boolean => americanToDecimal(side.odds) > EVEN;
  const sets: [key: string, subject: string, entries: Entry[]][] = [
    ['season', `${name} this season`, all],
    ['home', `${name} at home`, all.filter(({ side }) => side.side === 'home')],
    ['away', `${name} on the road`, all.filter(({ side }) => side.side === 'away')],
    ['favorite', `${name} as favorites`, all.filter((entry) => !isDog(entry))],
    ['underdog', `${name} as underdogs`, all.filter(isDog)],
    ['lately', `${name} in the last ${LATELY_DAYS} days`, all.filter(({ game }) => game.slateOn >= lately)],
  ];
  const record = (id: string, subject: string, entries: Entry[], verb: Candidate['verb']): Candidate => ({
    id,
    category: 'team',
    kind: 'record',
    entries,
    about: { teamCode: code },
    subject,
    verb,
    other: null,
  });
  return [
    ...sets.map(([key, subject, entries]) => record(`team-${code}-${key}`, subject, entries, WON)),
    record(`team-${code}-run-line`, `${name} on the run line`, ofTeam(trials, team, 'spread'), COVERED),
  ];
}

function totalRecord(
  trials: Trials,
  id: string,
  category: Candidate['category'],
  subject: string,
  games: readonly PastGame[],
  about: About,
): Candidate {
  return { id, category, kind: 'record', entries: overs(trials, games), about, subject, verb: OVER, other: unders(trials, games) };
}

function totalRecords(trials: Trials, { code, name, games, lately }: Team): Candidate[] {
  const about = { teamCode: code };
  const at = (key: string, subject: string, own: readonly PastGame[]): Candidate =>
    totalRecord(trials, `total-${code}-${key}`, 'total', subject, own, about);
  return [
    at('season', `Totals of ${name} games`, games),
    at(
      'home',
      `Totals of ${name} home games`,
      games.filter((game) => isHome(game, code)),
    ),
    at(
      'away',
      `Totals of ${name} road games`,
      games.filter((game) => !isHome(game, code)),
    ),
    at(
      'lately',
      `Totals of ${name} games in the last ${LATELY_DAYS} days`,
      games.filter(({ slateOn }) => slateOn >= lately),
    ),
  ];
}

function streaks(trials: Trials, team: Team): Candidate[] {
  const { code, name, games } = team;
  const streak = (key: string, entries: Entry[], verb: Candidate['verb'], other: Entry[] | null): Candidate => ({
    id: `streak-${code}-${key}`,
    category: 'streak',
    kind: 'streak',
    entries,
    about: { teamCode: code },
    subject: key === 'total' ? `${name} games` : name,
    verb,
    other,
  });
  return [
    streak('moneyline', ofTeam(trials, team, 'moneyline'), WON, null),
    streak('run-line', ofTeam(trials, team, 'spread'), COVERED, null),
    streak('total', overs(trials, games), OVER, unders(trials, games)),
  ];
}

function venueRecords(trials: Trials, venue: string, games: readonly PastGame[]): Candidate[] {
  const home = (market: Market): Entry[] => graded(games.map((game) => trials.entryOf(game, market, 'home')));
  const record = (key: string, market: Market, verb: Candidate['verb']): Candidate => ({
    id: `venue-${venue}-${key}`,
    category: 'venue',
    kind: 'record',
    entries: home(market),
    about: { venue },
    subject: market === 'spread' ? `Home teams at ${venue} on the run line` : `Home teams at ${venue}`,
    verb,
    other: null,
  });
  return [
    totalRecord(trials, `venue-${venue}-total`, 'venue', `Totals at ${venue}`, games, { venue }),
    record('moneyline', 'moneyline', WON),
    record('run-line', 'spread', COVERED),
  ];
}

const weatherRecords = (trials: Trials, games: readonly PastGame[]): Candidate[] =>
  WEATHER_RULES.map(({ key, subject, fits }) =>
    totalRecord(trials, `weather-${key}`, 'weather', subject, games.filter(fits), { weather: key }),
  );

/** Everything that is looked at: clubs in the newest season, parks and weather in all that is known. */
export function listCandidates(trials: Trials, games: readonly PastGame[], names: ReadonlyMap<string, string>): Candidate[] {
  const newest = games.at(-1);
  if (!newest) return [];
  const season = games.filter(({ seasonYear }) => seasonYear === newest.seasonYear);
  const lately = shiftDay(newest.slateOn, -LATELY_DAYS);
  const codes = [...new Set(season.flatMap(({ awayCode, homeCode }) => [awayCode, homeCode]))].sort();
  const teams = codes.map((code): Team => {
    const own = season.filter(({ awayCode, homeCode }) => awayCode === code || homeCode === code);
    return { code, name: names.get(code) ?? code, games: own, lately };
  });
  const venues = [...new Set(games.map(({ venue }) => venue))].sort();
  return [
    ...teams.flatMap((team) => [...teamRecords(trials, team), ...totalRecords(trials, team), ...streaks(trials, team)]),
    ...venues.flatMap((venue) =>
      venueRecords(
        trials,
        venue,
        games.filter((game) => game.venue === venue),
      ),
    ),
    ...weatherRecords(trials, games),
  ];
}
