import type { PlayerLinks, PlayerTerms } from '@clearedge/quant/sports/league/players';
import { NBA_LINKS, NBA_PLAYERS } from '@clearedge/quant/sports/nba/players';
import { NFL_LINKS, NFL_PLAYERS } from '@clearedge/quant/sports/nfl/players';
import { NHL_LINKS, NHL_PLAYERS } from '@clearedge/quant/sports/nhl/players';
import type { Walked } from '../league/walk-league.ts';
import { fitPlayers } from './fit-players.ts';
import { measureLinks } from './link-players.ts';
import { type PairFigures, pairFigures } from './pair-figures.ts';
import { type PlayerKindFigures, playerFigures } from './player-figures.ts';
import { readPlayerGames } from './read-player-games.ts';
import { scorePlayers } from './score-players.ts';
import { playerGames } from './walk-players.ts';

interface LeaguePlayers {
  terms: PlayerTerms;
  links: PlayerLinks;
  /** Seasons that the fit scores, and the first that teaches. */
  fit: { teaches: number; from: number; to: number };
}

const LEAGUE_PLAYERS: Readonly<Record<string, LeaguePlayers>> = {
  nba: { terms: NBA_PLAYERS, links: NBA_LINKS, fit: { teaches: 2017, from: 2018, to: 2019 } },
  nhl: { terms: NHL_PLAYERS, links: NHL_LINKS, fit: { teaches: 2022, from: 2022, to: 2022 } },
  nfl: { terms: NFL_PLAYERS, links: NFL_LINKS, fit: { teaches: 2016, from: 2018, to: 2022 } },
};

export interface PlayerBacktest {
  version: string;
  /** The years in which the scored seasons start: those wanted that the fit has not seen and that have lines of players. */
  seasons: number[];
  kinds: PlayerKindFigures[];
  pairs: PairFigures[];
}

/** What the projections of a folder's players scored on the wanted seasons that the fit has not seen; empty where there are no lines of them. */
export async function runPlayers(
  sport: string,
  dir: string,
  walked: readonly Walked[],
  wanted: readonly number[],
): Promise<PlayerBacktest> {
  const own = LEAGUE_PLAYERS[sport];
  if (own === undefined) return { version: '', seasons: [], kinds: [], pairs: [] };
  const { terms, links, fit } = own;
  const games = playerGames(walked, await readPlayerGames(sport, dir)).filter(({ season }) => season >= fit.teaches);
  const seasons = [...new Set(games.map(({ season }) => season))].filter((season) => season > fit.to && wanted.includes(season));
  const cases = scorePlayers(games, terms, new Set(seasons));
  return { version: terms.version, seasons, kinds: playerFigures(cases), pairs: pairFigures(links, cases) };
}

/** The numbers of a league's players and how they depend on each other, fitted anew on a folder; with no rounds the numbers stay. */
export async function fitPlayerFolder(
  sport: string,
  dir: string,
  walked: readonly Walked[],
  rounds: number,
  tell: (message: string) => void,
): Promise<{ terms: PlayerTerms; links: PlayerLinks }> {
  const own = LEAGUE_PLAYERS[sport];
  if (own === undefined) throw new RangeError(`no players of ${sport}: ${Object.keys(LEAGUE_PLAYERS).join(', ')}`);
  const { terms: start, links, fit } = own;
  const games = playerGames(walked, await readPlayerGames(sport, dir)).filter(({ season }) => season >= fit.teaches && season <= fit.to);
  if (games.length === 0) throw new RangeError(`no lines of players up to ${fit.to} in ${dir}`);
  const terms = rounds === 0 ? start : fitPlayers({ games, start, ...fit, rounds, tell });
  const scored = new Set(games.map(({ season }) => season).filter((season) => season >= fit.from));
  return { terms, links: measureLinks({ kinds: Object.keys(terms.kinds), within: links.within }, scorePlayers(games, terms, scored)) };
}
