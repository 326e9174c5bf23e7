import { closeCenters, type LeagueParameters } from '@clearedge/quant/sports/league';
import { leaguesOfClubs } from '../../../server/providers/archive/leagues/archive-league.ts';
import { readLeagueArchive } from '../../../server/providers/archive/leagues/read-league-files.ts';
import { JUDGED_MARKETS, type JudgedFigures, judgedFigures } from '../figures/judged-plays.ts';
import { fitPlayerFolder, type PlayerBacktest, runPlayers } from '../players/run-players.ts';
import { chanceTables } from './chance-tables.ts';
import { eloForecasts } from './elo.ts';
import { fitLeague } from './fit-league.ts';
import { type LeagueSeason, leagueFigures, scoreGames } from './league-figures.ts';
import { finishedGames, marketOf } from './league-games.ts';
import { leagueQuestions } from './league-questions.ts';
import { LEAGUES } from './leagues.ts';
import { type MarketShare, marketShares } from './market-shares.ts';
import { publicForecastsOf } from './public-forecasts.ts';
import { walkLeague } from './walk-league.ts';

export interface LeagueBacktest {
  sport: string;
  version: string;
  seasons: LeagueSeason[];
  judged: JudgedFigures;
  shares: MarketShare[];
  players: PlayerBacktest;
}

interface LeagueRun {
  sport: string;
  dir: string;
  /** The years in which the scored seasons start; every season after the first three where it is empty. */
  score?: readonly number[];
  learnsCloses?: boolean;
}

/** Seasons in which the ratings only find their feet. */
const WARM_UP = 3;

function leagueOf(sport: string) {
  const terms = LEAGUES[sport];
  if (!terms) throw new RangeError(`no league ${sport}: ${Object.keys(LEAGUES).join(', ')}`);
  return terms;
}

/**
 * Forecasts every game of a folder from the days before it and scores the wanted seasons, plays at the opening price among them. Error for a
 * folder without games and a season that is not in it.
 */
export async function runLeague(
  { sport, dir, score = [], learnsCloses = true }: LeagueRun,
  tell: (message: string) => void,
): Promise<LeagueBacktest> {
  const { model, elo } = leagueOf(sport);
  const archive = await readLeagueArchive(dir);
  const games = finishedGames(archive.games);
  const fitting = leaguesOfClubs(new Set(games.flatMap(({ away, home }) => [away, home]))).filter((one) => Object.hasOwn(LEAGUES, one));
  if (fitting.length > 0 && !fitting.some((one) => one === sport))
    throw new RangeError(`${dir} holds games of ${fitting.join(', ')}, not of ${sport}: --sport ${fitting[0]}`);
  const all = [...new Set(games.map(({ season }) => season))].sort((a, b) => a - b);
  const wanted = score.length > 0 ? [...score] : all.slice(Math.min(WARM_UP, all.length - 1));
  const missing = wanted.filter((season) => !all.includes(season));
  if (missing.length > 0 || wanted.length === 0) throw new RangeError(`no games of ${missing.join(', ') || 'any season'} in ${dir}`);
  tell(`${games.length} games of ${all[0]} to ${all.at(-1)} read`);
  const walked = walkLeague(
    games,
    model.parameters,
    learnsCloses ? (game) => closeCenters(marketOf(game.closing), model.parameters) : undefined,
  );
  tell('walked');
  const tables = chanceTables(model);
  const publics = publicForecastsOf(archive.publicForecasts, games);
  const scored = scoreGames(
    walked.filter(({ game }) => wanted.includes(game.season)),
    tables,
    { elo: eloForecasts(games, elo), publics },
  );
  tell('scored');
  const { raw: _raw, ...judged } = judgedFigures(leagueQuestions(walked, tables, model), new Set(wanted), JUDGED_MARKETS);
  const shares = marketShares(games, model.parameters, wanted);
  const players = await runPlayers(sport, dir, walked, wanted);
  return { sport, version: model.version, seasons: leagueFigures(scored, wanted), judged, shares, players };
}

/** The numbers of a league's ratings, fitted anew on a folder. */
export async function fitLeagueFolder(
  sport: string,
  dir: string,
  steps: number,
  tell: (message: string) => void,
): Promise<LeagueParameters> {
  const { model, fit } = leagueOf(sport);
  const games = finishedGames((await readLeagueArchive(dir)).games).filter(({ season }) => season >= fit.teaches && season <= fit.to);
  if (games.length === 0) throw new RangeError(`no games up to ${fit.to} in ${dir}`);
  return fitLeague({ games, start: model.parameters, from: fit.from, to: fit.to, steps, tell });
}

/** The numbers of a league's players, fitted anew on a folder, and how they are correlated. */
export async function fitPlayersOf(sport: string, dir: string, rounds: number, tell: (message: string) => void) {
  const { model } = leagueOf(sport);
  const games = finishedGames((await readLeagueArchive(dir)).games);
  const walked = walkLeague(games, model.parameters, (game) => closeCenters(marketOf(game.closing), model.parameters));
  return fitPlayerFolder(sport, dir, walked, rounds, tell);
}
