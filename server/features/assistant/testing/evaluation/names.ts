import { NBA_CLUBS } from '@clearedge/contract/sports/nba/clubs';
import { NFL_CLUBS } from '@clearedge/contract/sports/nfl/clubs';
import { NHL_CLUBS } from '@clearedge/contract/sports/nhl/clubs';
import type { KnownTeam, Names } from '../../understand/directory.ts';

/** Names that the questions are about: every club of every league, and a few players of no real team. */
const MLB: readonly [string, string, string][] = [
  ['ARI', 'Arizona Diamondbacks', 'Chase Field'],
  ['ATL', 'Atlanta Braves', 'Truist Park'],
  ['BAL', 'Baltimore Orioles', 'Camden Yards'],
  ['BOS', 'Boston Red Sox', 'Fenway Park'],
  ['CHC', 'Chicago Cubs', 'Wrigley Field'],
  ['CHW', 'Chicago White Sox', 'Rate Field'],
  ['CIN', 'Cincinnati Reds', 'Great American Ball Park'],
  ['CLE', 'Cleveland Guardians', 'Progressive Field'],
  ['COL', 'Colorado Rockies', 'Coors Field'],
  ['DET', 'Detroit Tigers', 'Comerica Park'],
  ['HOU', 'Houston Astros', 'Daikin Park'],
  ['KC', 'Kansas City Royals', 'Kauffman Stadium'],
  ['LAA', 'Los Angeles Angels', 'Angel Stadium'],
  ['LAD', 'Los Angeles Dodgers', 'Dodger Stadium'],
  ['MIA', 'Miami Marlins', 'loanDepot park'],
  ['MIL', 'Milwaukee Brewers', 'American Family Field'],
  ['MIN', 'Minnesota Twins', 'Target Field'],
  ['NYM', 'New York Mets', 'Citi Field'],
  ['NYY', 'New York Yankees', 'Yankee Stadium'],
  ['OAK', 'Athletics', 'Sutter Health Park'],
  ['PHI', 'Philadelphia Phillies', 'Citizens Bank Park'],
  ['PIT', 'Pittsburgh Pirates', 'PNC Park'],
  ['SD', 'San Diego Padres', 'Petco Park'],
  ['SEA', 'Seattle Mariners', 'T-Mobile Park'],
  ['SF', 'San Francisco Giants', 'Oracle Park'],
  ['STL', 'St. Louis Cardinals', 'Busch Stadium'],
  ['TB', 'Tampa Bay Rays', 'Tropicana Field'],
  ['TEX', 'Texas Rangers', 'Globe Life Field'],
  ['TOR', 'Toronto Blue Jays', 'Rogers Centre'],
  ['WSH', 'Washington Nationals', 'Nationals Park'],
];
const CFL: readonly [string, string, string][] = [
  ['BC', 'BC Lions', 'BC Place'],
  ['CGY', 'Calgary Stampeders', 'McMahon Stadium'],
  ['EDM', 'Edmonton Elks', 'Commonwealth Stadium'],
  ['HAM', 'Hamilton Tiger-Cats', 'Hamilton Stadium'],
  ['MTL', 'Montreal Alouettes', 'Molson Stadium'],
  ['OTT', 'Ottawa Redblacks', 'TD Place'],
  ['SSK', 'Saskatchewan Roughriders', 'Mosaic Stadium'],
  ['TOR', 'Toronto Argonauts', 'BMO Field'],
  ['WPG', 'Winnipeg Blue Bombers', 'Princess Auto Stadium'],
];
const BATTERS: readonly [string, string][] = [
  ['Joe Batterson', 'BOS'],
  ['Ike Slugger', 'NYY'],
  ['Al Ace', 'NYY'],
  ['Bo Bold', 'BOS'],
  ['Marco Vlasek', 'HOU'],
  ['Ciro Guillén', 'SEA'],
  ['Kenji Morita', 'SF'],
  ['Devon Hadley', 'NYY'],
  ['Omar Samaniego', 'KC'],
  ['Clay Abernathy', 'NYM'],
  ['Keegan Fenwick', 'NYM'],
  ['Ji-hoon Moon', 'DET'],
  ['Jun Shimizu', 'TOR'],
  ['Brock Calloway', 'COL'],
];
const LEAGUE_PLAYERS: readonly [KnownTeam['sport'], string, string][] = [
  ['nfl', 'Dorian Hatch', 'BUF'],
  ['nfl', 'Terrell Quist', 'KC'],
  ['nfl', 'Marcus Odom', 'DAL'],
  ['nfl', 'Dane Winslow', 'GB'],
  ['nfl', 'Parker Winslow', 'JAX'],
  ['nfl', 'Rhett Nettles', 'CLE'],
  ['nfl', 'Jonah Bellamy', 'PIT'],
  ['nfl', 'Caden Winslow', 'KC'],
  ['nfl', 'Wyatt Ellery', 'NYG'],
  ['nfl', 'Tunde Fiorentini', 'CIN'],
  ['nfl', 'Grady Goodnight', 'TEN'],
  ['nfl', 'Conor Ellery', 'TEN'],
  ['nba', 'Barrett Hathaway', 'DET'],
  ['nba', 'Rhett Hathaway', 'MIA'],
  ['nhl', 'Tunde Asante', 'CBJ'],
  ['nhl', 'Ifeanyi Asante', 'CGY'],
  ['nba', 'Nikola Jurak', 'DEN'],
  ['nba', 'Quentin Whitcomb', 'NYK'],
  ['nba', 'Andre Solis', 'BOS'],
  ['nba', 'Laurent Verhoeven', 'TOR'],
  ['nba', 'Chidi Okafor', 'TOR'],
  ['nba', 'Olivier Chukwu', 'BOS'],
  ['nba', 'Carson Merriweather', 'CLE'],
  ['nba', 'Hayden Merriweather', 'CHI'],
  ['nba', 'Levi Hollis', 'NOP'],
  ['nba', 'Nash Pennington', 'BOS'],
  ['nba', 'Seth Redfern', 'BOS'],
  ['nhl', 'Connor Maddox', 'EDM'],
  ['nhl', 'Elias Bergqvist', 'TOR'],
  ['nhl', 'Igor Vashin', 'NYR'],
  ['nhl', 'Keegan Kirkbride', 'UTA'],
  ['nhl', 'Lars Lindqvist', 'NYR'],
  ['nhl', 'Quinn Eastman', 'SJS'],
  ['nhl', 'Caden Winslow', 'UTA'],
  ['nhl', 'Cody Merriweather', 'MTL'],
];
const GOLFERS = [
  'Callum Reyes',
  'Anders Holm',
  'Tyrell Booker',
  'Adrián Zavala',
  'Camilo Abascal',
  'Hendrik Fiorentini',
  'Gonzalo Dávalos',
  'Conor Dunaway',
];

const teams = (sport: KnownTeam['sport'], rows: readonly [string, string, string][]): KnownTeam[] =>
  rows.map(([code, name, venue]) => ({ sport, code, name, venue }));

const clubs = (sport: KnownTeam['sport'], names: Readonly<Record<string, string>>): KnownTeam[] =>
  Object.entries(names).map(([code, name]) => ({ sport, code, name, venue: VENUES[name] ?? '' }));
const VENUES: Readonly<Record<string, string>> = { 'Green Bay Packers': 'Lambeau Field' };

export const NAMES: Names = {
  teams: [...teams('mlb', MLB), ...teams('cfl', CFL), ...clubs('nfl', NFL_CLUBS), ...clubs('nba', NBA_CLUBS), ...clubs('nhl', NHL_CLUBS)],
  players: [
    ...BATTERS.map(([name, teamCode]) => ({ sport: 'mlb' as const, name, teamCode, playerId: name })),
    ...LEAGUE_PLAYERS.map(([sport, name, teamCode]) => ({ sport, name, teamCode, playerId: name })),
    ...GOLFERS.map((name) => ({ sport: 'golf' as const, name, teamCode: null, playerId: name })),
  ],
  books: [
    { code: 'QUA', name: 'Quarry' },
    { code: 'HAR', name: 'Harbor' },
    { code: 'SUM', name: 'Summit' },
  ],
  bookNames: ['DraftKings', 'FanDuel', 'BetMGM', 'Caesars'],
  events: [
    { sport: 'golf', name: 'Winter Sun Invitational' },
    { sport: 'golf', name: 'Year End Classic' },
  ],
};
