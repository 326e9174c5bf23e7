import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readLeagueArchive } from '../../../server/providers/archive/leagues/read-league-files.ts';
import { eloForecasts } from './elo.ts';
import { finishedGames } from './league-games.ts';
import { leagueReport } from './league-report.ts';
import { LEAGUES } from './leagues.ts';
import { publicForecastsOf } from './public-forecasts.ts';
import { fitLeagueFolder, runLeague } from './run-league.ts';
import { walkLeague } from './walk-league.ts';

const CLUBS = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF'];
const NOTHING = (): void => undefined;

/** Points of a made-up side: better for clubs late in the list, the same every time. */
const pointsOf = (club: number, other: number, seed: number): number => 17 + 3 * (club - other) + ((seed * 7919 + club * 31) % 14);

interface TinyGame {
  id: string;
  season: number;
  on: string;
  away: number;
  home: number;
  score: [number, number];
}

/** Rounds of three games a week. */
const madeUp = (seasons: readonly number[], weeks = 14): TinyGame[] =>
  seasons.flatMap((season) =>
    Array.from({ length: weeks * 3 }, (_, at) => {
      const [week, place] = [Math.floor(at / 3), at % 3];
      const away = (week + place) % 6;
      const home = (week + place + 3) % 6;
      const on = new Date(Date.UTC(season, 8, 7 + 7 * week)).toISOString().slice(0, 10);
      const score: [number, number] = [pointsOf(away, home, at + season), pointsOf(home, away, at + season + 5) + 2];
      return { id: `${season}_${week}_${CLUBS[away]}_${CLUBS[home]}`, season, on, away, home, score };
    }),
  );

const gamesFile = (games: readonly TinyGame[]): string =>
  [
    'game_id,season,game_type,date,away,home,neutral,away_score,home_score,overtime,stadium',
    ...games.map(
      ({ id, season, on, away, home, score }) =>
        `${id},${season},REG,${on},${CLUBS[away]},${CLUBS[home]},0,${score.join(',')},0,"Park, North"`,
    ),
  ].join('\n');

const linesFile = (games: readonly TinyGame[]): string =>
  [
    'game_id,date,number,away,home,book,away_ml_close,home_ml_close,home_spread_open,home_spread_close,total_open,total_close',
    ...games.map(({ id, on, away, home }, at) => {
      const line = -6 * (home - away) - 2;
      const ml = line < 0 ? `${150 - line * 10},${-170 + line * 10}` : `${-150 - line * 10},${130 + line * 10}`;
      return `${id},${on},0,${CLUBS[away]},${CLUBS[home]},sbr,${ml},${line - (at % 3)},${line},${47 + (at % 4)},48.5`;
    }),
  ].join('\n');

describe('the back-test of a league', () => {
  let root = '';
  const folder = async (name: string, files: Record<string, string | Buffer>): Promise<string> => {
    const dir = join(root, name);
    await mkdir(dir, { recursive: true });
    for (const [file, text] of Object.entries(files)) await writeFile(join(dir, file), text);
    return dir;
  };
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'league-'));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  const games = madeUp([2015, 2016, 2017, 2018, 2019]);

  test('scores each wanted season, its rivals and its plays', async () => {
    const publics = [
      'season,date,team1,team2,prob1,prob1_outcome',
      ...games.map(({ season, on, home, away, score }) => `${season},${on},n${home},n${away},0.6,${Number(score[1] > score[0])}`),
    ];
    const dir = await folder('whole', {
      'games_2015_2019.csv.gz': gzipSync(gamesFile(games)),
      'lines_2015_2019.csv': linesFile(games),
      'fivethirtyeight_2015_2019.csv': publics.join('\n'),
    });
    const figures = await runLeague({ sport: 'nfl', dir }, NOTHING);
    const { seasons, judged, shares } = figures;
    expect(seasons.map(({ season, games: count }) => [season, count])).toEqual([
      [2018, 42],
      [2019, 42],
      [null, 84],
    ]);
    const [, last, all] = seasons;
    expect(last!.logLoss).toBeLessThan(0.6);
    expect(last!.against.elo!.games).toBe(42);
    expect(last!.against.close!.difference.standardError).toBeGreaterThan(0);
    expect(last!.against.fivethirtyeight!.games).toBe(42);
    expect(last!.against.open).toBeNull();
    expect(all!.closeSpreadError).toBeGreaterThan(0);
    expect(judged.rows.some(({ market, stage, plays }) => market === 'spread' && stage === 'raw' && plays > 0)).toBe(true);
    expect(shares.map(({ center, at, games: count }) => [center, at, count])).toEqual([
      ['margin', 'open', 84],
      ['margin', 'close', 84],
      ['total', 'open', 84],
      ['total', 'close', 84],
    ]);
    expect(shares.every(({ standardError }) => standardError > 0)).toBe(true);
    expect(leagueReport(figures).join('\n')).toContain('margin, open');
  });

  test('files without lines, opens or a column still score', async () => {
    const dir = await folder('bare', { 'games_all.csv': gamesFile(games).replaceAll(/,neutral/g, ',no_such') });
    const { seasons, judged, shares } = await runLeague({ sport: 'nfl', dir, score: [2019] }, NOTHING);
    expect(shares).toEqual([]);
    expect(seasons[0]).toMatchObject({ season: 2019, games: 42, closeSpreadError: null, closeTotalError: null });
    expect(seasons[0]!.against).toMatchObject({ open: null, close: null, fivethirtyeight: null });
    expect(judged.rows.every(({ plays }) => plays === 0)).toBe(true);
  });

  test('a folder or season that is not there and an unknown league are errors that say so', async () => {
    const dir = await folder('some', { 'games_x.csv': gamesFile(games.slice(0, 60)) });
    await expect(runLeague({ sport: 'nfl', dir: join(root, 'nowhere') }, NOTHING)).rejects.toThrow(/There is no folder .*nowhere/);
    await expect(runLeague({ sport: 'nfl', dir: await folder('empty', {}) }, NOTHING)).rejects.toThrow('holds no games_*.csv');
    await expect(runLeague({ sport: 'nfl', dir, score: [2031] }, NOTHING)).rejects.toThrow('no games of 2031');
    await expect(runLeague({ sport: 'cricket', dir }, NOTHING)).rejects.toThrow('no league cricket');
    await expect(
      readLeagueArchive(await folder('broken', { 'games_x.csv': 'game_id,season,date,away,home\nx,2020,soon,A,B' })),
    ).rejects.toThrow('Not a game: x');
    const row = (away: string, home: string) =>
      `game_id,season,date,away,home,away_score,home_score\nx,2020,2020-11-01,${away},${home},2,1`;
    const other = await folder('other', { 'games_x.csv': row('GB', 'KC') });
    await expect(runLeague({ sport: 'nba', dir: other }, NOTHING)).rejects.toThrow('holds games of nfl, not of nba: --sport nfl');
  });

  test('files under names of their own are known by their columns', async () => {
    const dir = await folder('named', {
      'season.csv': gamesFile(games),
      'prices.csv': linesFile(games),
      'players.csv': 'game_id,season,week\nx,1,1',
    });
    const archive = await readLeagueArchive(dir);
    expect(archive.games).toHaveLength(games.length);
    expect(archive.games[0]!.close.total).toMatchObject({ line: 48.5 });
  });

  test('a day is forecast before any of it is taken in, and nothing later enters', async () => {
    const dir = await folder('walk', { 'games_x.csv': gamesFile(games) });
    const all = finishedGames((await readLeagueArchive(dir)).games);
    const { parameters } = LEAGUES.nfl!.model;
    const whole = walkLeague(all, parameters);
    const cut = all.findIndex(({ on }) => on === whole[100]!.game.on) + 3;
    const scrambled = all.slice(0, cut).map((game, at) => (at >= cut - 3 ? { ...game, homeScore: 99, awayScore: 0 } : game));
    const short = walkLeague(scrambled, parameters);
    expect(short.at(-1)!.expected.margin.mean).toBe(whole[cut - 1]!.expected.margin.mean);
    const elo = eloForecasts(all, LEAGUES.nfl!.elo);
    expect(eloForecasts(scrambled, LEAGUES.nfl!.elo).get(all[cut - 3]!.id)).toBe(elo.get(all[cut - 3]!.id));
    expect(publicForecastsOf([{ on: '1999-01-01', home: 'unknown', away: 'nobody', pHome: 0.5, homeWon: null }], all).size).toBe(0);
  });

  test('books of a day and odd prices: decimal quotes are read, impossible pairs and lines between halves are not', async () => {
    const few = games.slice(0, 3);
    const quotes = [
      'game_id,date,away,home,book,home_spread,home_price_dec,away_price_dec',
      `${few[0]!.id},x,A,B,other,-4,1.8,2.05`,
      `${few[0]!.id},x,A,B,draftkings,-3.5,1.91,1.91`,
      `${few[1]!.id},x,A,B,fanduel,-3.25,1.91,1.91`,
      `${few[2]!.id},x,A,B,fanduel,-3,2.5,2.6`,
    ];
    const dir = await folder('quotes', { 'games_x.csv': gamesFile(few), 'book_quotes_x.csv.gz': gzipSync(quotes.join('\n')) });
    const [first, second, third] = finishedGames((await readLeagueArchive(dir)).games).toSorted(
      (a, b) => few.findIndex(({ id }) => id === a.id) - few.findIndex(({ id }) => id === b.id),
    );
    expect(first!.open.spread).toMatchObject({ line: -3.5, first: 0.5 });
    expect(second!.open.spread).toBeNull();
    expect(third!.open.spread).toBeNull();
  });

  test('a fit keeps what is set by hand and comes to the same numbers every time', async () => {
    const dir = await folder('fit', { 'games_x.csv': gamesFile(games), 'lines_x.csv': linesFile(games) });
    const once = await fitLeagueFolder('nfl', dir, 6, NOTHING);
    expect(await fitLeagueFolder('nfl', dir, 6, NOTHING)).toEqual(once);
    const { parameters } = LEAGUES.nfl!.model;
    expect(once.rest).toEqual(parameters.rest);
    expect(once.margin.shared.map(({ mean }) => mean)).toEqual(parameters.margin.shared.map(({ mean }) => mean));
    expect(once.margin.noise).toBeLessThan(parameters.margin.noise);
  });
});
