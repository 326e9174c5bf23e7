import type { GamePlayer } from '../players.ts';
import type { NamedGame } from '../sport-spelling.ts';

const team = (code: string, name: string) => ({ code, name });
const man = (playerId: string, name: string, side: 'away' | 'home', ...roles: ('batter' | 'pitcher')[]): GamePlayer => ({
  playerId,
  name,
  team: side,
  roles,
});

export interface TestGame {
  game: NamedGame;
  players: readonly GamePlayer[];
}

/** The games that the phrases are about. */
export const GAMES: Readonly<Record<string, TestGame>> = {
  'LV@KC': { game: { sport: 'nfl', away: team('LV', 'Las Vegas Raiders'), home: team('KC', 'Kansas City Chiefs') }, players: [] },
  'LAL@BOS': { game: { sport: 'nba', away: team('LAL', 'Los Angeles Lakers'), home: team('BOS', 'Boston Celtics') }, players: [] },
  'NYY@BOS': {
    game: { sport: 'mlb', away: team('NYY', 'New York Yankees'), home: team('BOS', 'Boston Red Sox') },
    players: [
      man('b1', 'Aaron Judge', 'away', 'batter'),
      man('b2', 'Giancarlo Stanton', 'away', 'batter'),
      man('b3', 'Jazz Chisholm Jr.', 'away', 'batter'),
      man('p1', 'Gerrit Cole', 'away', 'pitcher'),
      man('p2', 'Garrett Crochet', 'home', 'pitcher'),
      man('b4', 'Rafael Devers', 'home', 'batter'),
      man('b5', 'Jarren Duran', 'home', 'batter'),
      man('b6', 'Ceddanne Rafaela', 'home', 'batter'),
      man('b7', 'Luis García', 'away', 'batter'),
      man('b8', 'Adolis García', 'home', 'batter'),
      man('t1', 'Kenji Morita', 'home', 'batter', 'pitcher'),
    ],
  },
  'HOU@LAA': {
    game: { sport: 'mlb', away: team('HOU', 'Houston Astros'), home: team('LAA', 'Los Angeles Angels') },
    players: [
      man('h1', 'Ciro Guillén', 'away', 'batter'),
      man('h2', 'J.P. O’Hoppe', 'home', 'batter'),
      man('h3', 'Levi Fenwick', 'home', 'pitcher'),
      man('h4', 'Marco Vlasek', 'away', 'batter'),
    ],
  },
  'CLE@WSH': {
    game: { sport: 'mlb', away: team('CLE', 'Cleveland Guardians'), home: team('WSH', 'Washington Nationals') },
    players: [man('c1', 'Tomás Eom', 'home', 'pitcher'), man('c2', 'Rico Pedroza', 'away', 'batter')],
  },
  'CHC@CHW': { game: { sport: 'mlb', away: team('CHC', 'Chicago Cubs'), home: team('CHW', 'Chicago White Sox') }, players: [] },
  'CHW@BOS': { game: { sport: 'mlb', away: team('CHW', 'Chicago White Sox'), home: team('BOS', 'Boston Red Sox') }, players: [] },
  'TB@PHI': {
    game: { sport: 'mlb', away: team('TB', 'Tampa Bay Rays'), home: team('PHI', 'Philadelphia Phillies') },
    players: [man('r1', 'Marco Vlasek', 'away', 'batter'), man('r2', 'Zack Wheeler', 'home', 'pitcher')],
  },
  'OAK@STL': { game: { sport: 'mlb', away: team('OAK', 'Athletics'), home: team('STL', 'St. Louis Cardinals') }, players: [] },
  'LAD@ARI': { game: { sport: 'mlb', away: team('LAD', 'Los Angeles Dodgers'), home: team('ARI', 'Arizona Diamondbacks') }, players: [] },
  'HAM@TOR': { game: { sport: 'cfl', away: team('HAM', 'Hamilton Tiger-Cats'), home: team('TOR', 'Toronto Argonauts') }, players: [] },
  'SSK@WPG': {
    game: { sport: 'cfl', away: team('SSK', 'Saskatchewan Roughriders'), home: team('WPG', 'Winnipeg Blue Bombers') },
    players: [],
  },
  'TOR@MTL': { game: { sport: 'nhl', away: team('TOR', 'Toronto Maple Leafs'), home: team('MTL', 'Montreal Canadiens') }, players: [] },
  'NYR@NYI': { game: { sport: 'nhl', away: team('NYR', 'New York Rangers'), home: team('NYI', 'New York Islanders') }, players: [] },
  'TBL@FLA': { game: { sport: 'nhl', away: team('TBL', 'Tampa Bay Lightning'), home: team('FLA', 'Florida Panthers') }, players: [] },
  'VGK@CBJ': { game: { sport: 'nhl', away: team('VGK', 'Vegas Golden Knights'), home: team('CBJ', 'Columbus Blue Jackets') }, players: [] },
};
