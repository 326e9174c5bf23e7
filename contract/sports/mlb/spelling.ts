import type { PropKind } from '@clearedge/quant/grading';
import { plainWords } from '../../spelling/plain-words.ts';
import type { GameSpelling, NamedTeam } from '../../spelling/sport-spelling.ts';
import { VOCABULARY } from './vocabulary.ts';

/** What bettors call a baseball club beside its code, name and city: its nickname first, common slips of the pen included. */
const CLUB_NAMES: Readonly<Record<string, readonly string[]>> = {
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

const TWO_WORD_NICKNAMES = ['red sox', 'white sox', 'blue jays'];

function cityOf(team: NamedTeam): string[] {
  const name = team.name.trim();
  const nick = /(red sox|white sox|blue jays)$/i.exec(name)?.[0] ?? name.split(' ').at(-1)!;
  const city = name.slice(0, name.length - nick.length).trim();
  return city === '' ? [] : [city];
}

const MOST_PROP: Readonly<Record<PropKind, number>> = {
  hits: 5.5,
  total_bases: 9.5,
  home_runs: 3.5,
  rbi: 7.5,
  runs: 5.5,
  stolen_bases: 4.5,
  batter_walks: 4.5,
  batter_strikeouts: 4.5,
  pitcher_strikeouts: 16.5,
  pitcher_outs: 26.5,
  pitcher_hits_allowed: 12.5,
  pitcher_walks: 7.5,
  pitcher_earned_runs: 8.5,
};

function nicknameOf(team: NamedTeam): string {
  const name = plainWords(team.name);
  return TWO_WORD_NICKNAMES.find((nickname) => name.endsWith(nickname)) ?? name.split(' ').at(-1) ?? name;
}

export const game: GameSpelling = {
  shortNames: (team) => [nicknameOf(team)],
  otherNames: (team) => [...cityOf(team), ...(CLUB_NAMES[team.code] ?? [])],
  nicknames: Object.fromEntries(Object.entries(CLUB_NAMES).map(([code, [nickname = '']]) => [code, nickname])),
  vocabulary: VOCABULARY,
  lines: {
    full: { total: { least: 4, most: 19.5 }, teamTotal: { least: 0.5, most: 12.5 }, mostSpread: 7.5, mostSurelyTeam: 5.5 },
    first5: { total: { least: 0.5, most: 11.5 }, teamTotal: { least: 0.5, most: 7.5 }, mostSpread: 4.5, mostSurelyTeam: 2.5 },
    inning1: { total: { least: 0.5, most: 4.5 }, teamTotal: { least: 0.5, most: 2.5 }, mostSpread: 1.5, mostSurelyTeam: 0 },
  },
  mostProp: MOST_PROP,
};
