import type { TeamSide } from '@clearedge/quant/grading';
import { type NamedGame, type NamedTeam, namesOf } from './team-names.ts';
import { phraseOf } from './tokens.ts';

/** What bettors call a baseball club beside its code, name and city: its nickname first, common slips of the pen included. */
const BASEBALL_NAMES: Readonly<Record<string, readonly string[]>> = {
  ARI: ['Diamondbacks', 'AZ', 'Dbacks', 'D-backs', 'Diamond backs', 'Diamonbacks', 'Snakes'],
  ATH: ['Athletics', 'OAK', "A's", 'As', 'Oakland', 'Oakland Athletics', 'Sacramento'],
  ATL: ['Braves', 'Bravos', 'Braevs'],
  BAL: ['Orioles', "O's", 'Os', 'Oriels', 'Birds'],
  BOS: ['Red Sox', 'Sox', 'Bosox', 'Redsox'],
  CHC: ['Cubs', 'CHI', 'Cubbies'],
  CHW: ['White Sox', 'CWS', 'CHI', 'Sox', 'Chisox', 'Whitesox'],
  CIN: ['Reds', 'Redlegs'],
  CLE: ['Guardians', 'Guards', 'Guardains', 'Gaurdians'],
  COL: ['Rockies', 'Rox'],
  DET: ['Tigers', 'Tigs'],
  HOU: ['Astros', "'Stros", 'Stros', 'Astors'],
  KC: ['Royals', 'KCR', 'Kansas City'],
  LAA: ['Angels', 'LA', 'Los Angeles', 'Halos', 'Angles'],
  LAD: ['Dodgers', 'LA', 'Los Angeles', 'Dogers', 'Dodgres'],
  MIA: ['Marlins', 'Fish'],
  MIL: ['Brewers', 'Brew Crew', 'Crew', 'Brews'],
  MIN: ['Twins', 'Twinkies'],
  NYM: ['Mets', 'NY', 'New York', 'Metropolitans'],
  NYY: ['Yankees', 'NY', 'New York', 'Yanks', 'Yankess', 'Yankes', 'Bronx Bombers'],
  OAK: ['Athletics', 'ATH', "A's", 'As', 'Oakland', 'Oakland Athletics', 'Sacramento'],
  PHI: ['Phillies', 'Phils', 'Philly', 'Philies'],
  PIT: ['Pirates', 'Bucs', 'Buccos'],
  SD: ['Padres', 'SDP', 'Pads', 'Friars'],
  SEA: ['Mariners', "M's", 'Ms'],
  SF: ['Giants', 'SFG', 'San Fran', 'San Francisco'],
  STL: ['Cardinals', 'Cards', 'Cardnials', 'Saint Louis', 'Redbirds'],
  TB: ['Rays', 'TBR', 'Tampa', 'Tampa Bay'],
  TEX: ['Rangers'],
  TOR: ['Blue Jays', 'Jays', 'Bluejays'],
  WSH: ['Nationals', 'WAS', 'WSN', 'DC', 'Nats'],
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

/** Nicknames of baseball clubs that do not play in a game, as they are looked up; none for other sports. */
export function nicknamesElsewhere({ away, home, sport }: NamedGame): Map<string, string> {
  if (sport === 'cfl') return new Map();
  const here = new Set([...namesOf(away), ...namesOf(home)]);
  const all = Object.entries(BASEBALL_NAMES).map(([code, [nickname = '']]) => [phraseOf(nickname), code] as const);
  return new Map(all.filter(([nickname]) => !here.has(nickname)));
}
