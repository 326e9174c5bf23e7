import type { TeamSide } from '@clearedge/quant/grading';
import { type NamedGame, type NamedTeam, namesOf } from './team-names.ts';
import { phraseOf } from './tokens.ts';

/** What bettors call a baseball club beside its code, name, city and nickname, common slips of the pen included. */
const BASEBALL_NAMES: Readonly<Record<string, readonly string[]>> = {
  ARI: ['AZ', 'Dbacks', 'D-backs', 'Diamond backs', 'Diamonbacks', 'Snakes'],
  ATH: ['OAK', "A's", 'As', 'Oakland', 'Oakland Athletics', 'Sacramento'],
  ATL: ['Bravos', 'Braevs'],
  BAL: ["O's", 'Os', 'Oriels', 'Birds'],
  BOS: ['Sox', 'Bosox', 'Redsox'],
  CHC: ['CHI', 'Cubbies'],
  CHW: ['CWS', 'CHI', 'Sox', 'Chisox', 'Whitesox'],
  CIN: ['Redlegs'],
  CLE: ['Guards', 'Guardains', 'Gaurdians'],
  COL: ['Rox'],
  DET: ['Tigs'],
  HOU: ["'Stros", 'Stros', 'Astors'],
  KC: ['KCR', 'Kansas City'],
  LAA: ['LA', 'Los Angeles', 'Halos', 'Angles'],
  LAD: ['LA', 'Los Angeles', 'Dogers', 'Dodgres'],
  MIA: ['Fish'],
  MIL: ['Brew Crew', 'Crew', 'Brews'],
  MIN: ['Twinkies'],
  NYM: ['NY', 'New York', 'Metropolitans'],
  NYY: ['NY', 'New York', 'Yanks', 'Yankess', 'Yankes', 'Bronx Bombers'],
  OAK: ['ATH', "A's", 'As', 'Oakland', 'Oakland Athletics', 'Sacramento'],
  PHI: ['Phils', 'Philly', 'Philies'],
  PIT: ['Bucs', 'Buccos'],
  SD: ['SDP', 'Pads', 'Friars'],
  SEA: ["M's", 'Ms'],
  SF: ['SFG', 'San Fran', 'San Francisco'],
  STL: ['Cards', 'Cardnials', 'Saint Louis', 'Redbirds'],
  TB: ['TBR', 'Tampa', 'Tampa Bay'],
  TEX: [],
  TOR: ['Jays', 'Bluejays'],
  WSH: ['WAS', 'WSN', 'DC', 'Nats'],
};

function cityOf(team: NamedTeam): string[] {
  const name = team.name.trim();
  const nick = /(red sox|white sox|blue jays)$/i.exec(name)?.[0] ?? name.split(' ').at(-1)!;
  const city = name.slice(0, name.length - nick.length).trim();
  return city === '' ? [] : [city];
}

/** Every phrase that names a club, as it is looked up. */
const phrasesOf = (team: NamedTeam, sport?: string): string[] => {
  const others = sport === 'cfl' ? [] : [...cityOf(team), ...(BASEBALL_NAMES[team.code] ?? [])];
  return [...new Set([...namesOf(team, sport), team.name, ...others].map(phraseOf))].filter((phrase) => phrase !== '');
};

/** Each phrase that names a side of a game; one that fits both clubs, such as the city of two, names neither. */
export function sidePhrases(game: NamedGame): Map<string, TeamSide> {
  const away = new Set(phrasesOf(game.away, game.sport));
  const home = new Set(phrasesOf(game.home, game.sport));
  const named = new Map<string, TeamSide>();
  for (const phrase of away) if (!home.has(phrase)) named.set(phrase, 'away');
  for (const phrase of home) if (!away.has(phrase)) named.set(phrase, 'home');
  for (const phrase of ['away', 'away team', 'road team', 'visitors']) named.set(phrase, 'away');
  for (const phrase of ['home', 'home team']) named.set(phrase, 'home');
  return named;
}
