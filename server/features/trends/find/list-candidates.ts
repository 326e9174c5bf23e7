import { type GameSport, sportOf } from '@clearedge/contract/sports';
import { onTheSpread, TREND_LEAST_GAMES } from '@clearedge/contract/strategy-terms';
import { shiftDay } from '@clearedge/quant/calendar';
import { americanToDecimal } from '@clearedge/quant/price';
import type { About, Candidate } from './candidate.ts';
import type { Entry, Market, TrendGame, Trials } from './trials.ts';
import { WEATHER_RULES } from './weather-rules.ts';

const LATELY_DAYS = 30;
const EVEN = 2;
const WON = { won: 'won', lost: 'lost' };
const OVER = { won: 'went over', lost: 'stayed under' };

/** A sport's name of the spread, in the words of what is told. */
interface SpreadWords {
  /** "on the run line", "against the spread" */
  on: string;
  covered: Candidate['verb'];
}

function spreadWords(sport: GameSport): SpreadWords {
  const on = onTheSpread(sport);
  const name = on.replace(/^\w+ /, '');
  return { on, covered: { won: `covered ${name}`, lost: `failed to cover ${name}` } };
}

interface Team {
  code: string;
  name: string;
  /** "this season", "over two seasons" */
  span: string;
  spread: SpreadWords;
  games: TrendGame[];
  lately: string;
}

const isHome = (game: TrendGame, code: string): boolean => game.homeCode === code;
const graded = (entries: readonly (Entry | null)[]): Entry[] => entries.filter((entry) => entry !== null);
const ofTeam = (trials: Trials, { code, games }: Team, market: Market): Entry[] =>
  graded(games.map((game) => trials.entryOf(game, market, isHome(game, code) ? 'home' : 'away')));
const overs = (trials: Trials, games: readonly TrendGame[]): Entry[] => graded(games.map((game) => trials.entryOf(game, 'total', 'over')));
const unders = (trials: Trials, games: readonly TrendGame[]): Entry[] =>
  graded(games.map((game) => trials.entryOf(game, 'total', 'under')));

function teamRecords(trials: Trials, team: Team): Candidate[] {
  const { code, name, lately, span, spread } = team;
  const all = ofTeam(trials, team, 'moneyline');
  const isDog = ({ side }: Entry): boolean => americanToDecimal(side.odds) > EVEN;
  const sets: [key: string, subject: string, entries: Entry[]][] = [
    ['season', `${name} ${span}`, all],
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
    record(`team-${code}-run-line`, `${name} ${spread.on}`, ofTeam(trials, team, 'spread'), spread.covered),
  ];
}

function totalRecord(
  trials: Trials,
  id: string,
  category: Candidate['category'],
  subject: string,
  games: readonly TrendGame[],
  about: About,
): Candidate {
  return { id, category, kind: 'record', entries: overs(trials, games), about, subject, verb: OVER, other: unders(trials, games) };
}

function totalRecords(trials: Trials, { code, name, games, lately }: Team): Candidate[] {
  const about = { teamCode: code };
  const at = (key: string, subject: string, own: readonly TrendGame[]): Candidate =>
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
  const { code, name, games, spread } = team;
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
    streak('run-line', ofTeam(trials, team, 'spread'), spread.covered, null),
    streak('total', overs(trials, games), OVER, unders(trials, games)),
  ];
}

function venueRecords(trials: Trials, venue: string, games: readonly TrendGame[], spread: SpreadWords): Candidate[] {
  const home = (market: Market): Entry[] => graded(games.map((game) => trials.entryOf(game, market, 'home')));
  const record = (key: string, market: Market, verb: Candidate['verb']): Candidate => ({
    id: `venue-${venue}-${key}`,
    category: 'venue',
    kind: 'record',
    entries: home(market),
    about: { venue },
    subject: market === 'spread' ? `Home teams at ${venue} ${spread.on}` : `Home teams at ${venue}`,
    verb,
    other: null,
  });
  return [
    totalRecord(trials, `venue-${venue}-total`, 'venue', `Totals at ${venue}`, games, { venue }),
    record('moneyline', 'moneyline', WON),
    record('run-line', 'spread', spread.covered),
  ];
}

const weatherRecords = (trials: Trials, games: readonly TrendGame[]): Candidate[] =>
  WEATHER_RULES.map(({ key, subject, fits }) =>
    totalRecord(trials, `weather-${key}`, 'weather', subject, games.filter(fits), { weather: key }),
  );

const clubsIn = (games: readonly TrendGame[]): string[] => games.flatMap(({ awayCode, homeCode }) => [awayCode, homeCode]);

/** The newest season's games; while no club has played enough of them, those of the season before as well. */
function newestGames(games: readonly TrendGame[], newest: number): { season: readonly TrendGame[]; span: string } {
  const own = games.filter(({ seasonYear }) => seasonYear === newest);
  const played = new Map<string, number>();
  for (const code of clubsIn(own)) played.set(code, (played.get(code) ?? 0) + 1);
  const both = games.filter(({ seasonYear }) => seasonYear >= newest - 1);
  return Math.max(...played.values()) >= TREND_LEAST_GAMES || both.length === own.length
    ? { season: own, span: 'this season' }
    : { season: both, span: 'over two seasons' };
}

/** Everything that is looked at: clubs in the newest season, parks and weather in all that is known. */
export function listCandidates(
  trials: Trials,
  games: readonly TrendGame[],
  { names, sport }: { names: ReadonlyMap<string, string>; sport: GameSport },
): Candidate[] {
  const newest = games.at(-1);
  if (!newest) return [];
  const { season, span } = newestGames(games, newest.seasonYear);
  const spread = spreadWords(sport);
  const lately = shiftDay(newest.slateOn, -LATELY_DAYS);
  const codes = [...new Set(clubsIn(season))].sort();
  const teams = codes.map((code): Team => {
    const own = season.filter(({ awayCode, homeCode }) => awayCode === code || homeCode === code);
    return { code, name: names.get(code) ?? code, span, spread, games: own, lately };
  });
  const venues = [...new Set(games.flatMap(({ venue }) => venue ?? []))].sort();
  return [
    ...teams.flatMap((team) => [...teamRecords(trials, team), ...totalRecords(trials, team), ...streaks(trials, team)]),
    ...venues.flatMap((venue) =>
      venueRecords(
        trials,
        venue,
        games.filter((game) => game.venue === venue),
        spread,
      ),
    ),
    ...(sportOf(sport).hasHistory ? weatherRecords(trials, games) : []),
  ];
}
