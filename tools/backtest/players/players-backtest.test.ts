import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { NBA_LINKS, NBA_PLAYERS } from '@clearedge/quant/sports/nba/players';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fitPlayers } from './fit-players.ts';
import { measureLinks } from './link-players.ts';
import { leveled } from './overs.ts';
import { pairFigures } from './pair-figures.ts';
import { playerFigures } from './player-figures.ts';
import { readPlayerGames } from './read-player-games.ts';
import { scorePlayers } from './score-players.ts';
import { withoutReliefs } from './starters.ts';
import type { PlayerGame } from './walk-players.ts';

const CLUBS = ['AAA', 'BBB', 'CCC', 'DDD'];

/** Points that hang on the player, the day and nothing else, the same every time. */
const statsOf = (player: number, day: number) => {
  const swing = (player * 31 + day * 17) % 13;
  return {
    minutes: 26 + player + (swing % 4),
    points: 8 + 2 * player + swing,
    rebounds: 3 + (swing % 5),
    assists: 1 + ((swing * 3) % 6),
    threes: swing % 4,
    steals: swing % 3,
    blocks: (swing + day) % 2,
  };
};

const played = (days: number): PlayerGame[] =>
  Array.from({ length: days }, (_, day) => {
    const [away, home] = [CLUBS[day % 4]!, CLUBS[(day + 1) % 4]!];
    const side = (team: string, opponent: string, sign: number) =>
      Array.from({ length: 5 }, (__, player) => ({
        playerId: `${team}${player}`,
        team,
        opponent,
        view: { margin: 3 * sign, total: 222 },
        stats: statsOf(player, day),
      }));
    return {
      id: `g${day}`,
      on: new Date(Date.UTC(2021, 9, 1 + day)).toISOString().slice(0, 10),
      season: 2021,
      sides: [side(away, home, -1), side(home, away, 1)],
    };
  });

describe('the back-test of players', () => {
  const games = played(60);
  const cases = scorePlayers(games, NBA_PLAYERS, new Set([2021]));

  test('scores every listed kind beside its yardsticks', () => {
    const figures = playerFigures(cases);
    expect(figures.map(({ kind }) => kind)).toEqual(Object.keys(NBA_PLAYERS.kinds));
    const points = figures.find(({ kind }) => kind === 'points')!;
    expect(points.starts).toBe(cases.filter(({ kind }) => kind === 'points').length);
    expect(points.lastTenError).toBeGreaterThan(0);
    expect(points.averageError).toBeGreaterThan(0);
    expect(points.below.stated).toBeGreaterThan(points.above.stated);
    expect(points.below.games).toBeGreaterThan(0);
  });

  test('no projection changes with a later game, nor with another of its own day', () => {
    const changed = games.map((game, at) =>
      at < 40
        ? game
        : {
            ...game,
            sides: game.sides.map((side) => side.map((line) => ({ ...line, stats: { ...line.stats, minutes: 48, points: 70 } }))),
          },
    );
    const early = (all: typeof cases) => all.filter(({ gameId }) => Number(gameId.slice(1)) <= 40).map(({ chances }) => chances);
    expect(early(scorePlayers(changed, NBA_PLAYERS, new Set([2021])))).toEqual(early(cases));
    const last = (all: typeof cases) => all.filter(({ gameId }) => gameId === 'g59').map(({ chances }) => chances);
    expect(last(scorePlayers(changed, NBA_PLAYERS, new Set([2021])))).not.toEqual(last(cases));
  });

  test('correlations are of every pair, and pairs of overs are counted, of one player by their kinds', () => {
    const links = measureLinks({ kinds: Object.keys(NBA_PLAYERS.kinds), within: NBA_LINKS.within }, cases);
    const [points, sum] = ['points', 'points_rebounds_assists'].map((kind) => links.kinds.indexOf(kind)) as [number, number];
    expect(links.self[sum]![points]).toBeGreaterThan(40);
    expect(links.self[points]![points]).toBe(100);
    const pairs = pairFigures(
      links,
      cases.filter(({ kind }) => kind === 'points' || kind === 'assists'),
    );
    const own = ['points + assists', 'points + assists, alternate'];
    expect(pairs.map(({ name }) => name)).toEqual(['one player', 'two of a side', 'two opponents', ...own]);
    for (const { pairs: count, stated, seen, leveled: level } of pairs) {
      expect(count).toBeGreaterThan(0);
      expect(stated).toBeGreaterThan(0);
      expect(level).toBeGreaterThan(0);
      expect(seen).toBeLessThanOrEqual(1);
    }
  });

  /** Two counts that win together more often than the middle of a count shows: half of all games bring one of a rare count each. */
  test('the correlation of rare counts is that by which they won together, whatever their single chances were', () => {
    const rare = Array.from({ length: 1200 }, (_, at) => {
      const both = Number(at % 10 === 0);
      const alone = Number(at % 10 === 1);
      return [
        { kind: 'goals', value: both },
        { kind: 'assists', value: both || alone },
      ].map(({ kind, value }) => ({
        kind,
        gameId: `g${at}`,
        playerId: 'p',
        team: 'AAA',
        first: 0,
        chances: [0.7, 0.3],
        value,
        average: null,
        lastTen: null,
        usual: [],
      }));
    }).flat();
    const links = measureLinks({ kinds: ['goals', 'assists'], within: [] }, rare);
    expect(links.self[1]![0]).toBeGreaterThan(90);
    const [, pair] = pairFigures(links, rare);
    expect(pair!.stated).toBeGreaterThan(0.2);
    expect(pair!.leveled).toBeCloseTo(0.1, 2);
    expect(measureLinks({ kinds: ['goals', 'assists'], within: [{ part: 'goals', whole: 'assists', times: 1 }] }, rare).self[1]![0]).toBe(
      0,
    );
  });

  test('chances are leveled to as many as won, in their order', () => {
    const level = leveled(
      [0.2, 0.5, 0.8].map((chance) => ({ chance, count: 100 })),
      210,
    );
    const moved = [0.2, 0.5, 0.8].map(level);
    expect(100 * moved.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(210, 6);
    expect(moved).toEqual([...moved].sort((a, b) => a - b));
    expect(moved[0]).toBeGreaterThan(0.2);
  });

  test('a fit finds numbers that miss by no more, the same every time', () => {
    const start = { ...NBA_PLAYERS, rates: { points: NBA_PLAYERS.rates.points! }, kinds: { points: NBA_PLAYERS.kinds.points! } };
    const fit = { games: games.slice(0, 16), start, from: 2021, to: 2021, rounds: 1, tell: () => undefined };
    const once = fitPlayers(fit);
    expect(fitPlayers(fit)).toEqual(once);
    expect(once.kinds).not.toEqual(start.kinds);
    expect(once.tries.minutes!.halfLife).not.toBe(start.tries.minutes!.halfLife);
  });
});

describe('lines of players', () => {
  let dir = '';
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'players-'));
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  test('each league’s files are read by their beginnings, packed or not, whatever columns a season has', async () => {
    await writeFile(
      join(dir, 'player_games_a.csv.gz'),
      gzipSync(
        'season,date,player_id,name,team,mp,3p,trb,ast,stl,blk,pts\nx,2023-10-24,7,A B,DEN,24,2,3,3,1,0,8\nx,2023-10-24,8,C D,DEN,0,0,0,0,0,0,0',
      ),
    );
    await writeFile(
      join(dir, 'skater_games_a.csv'),
      'date,team,player_id,toi,goals,assists,shots\n2023-10-10,PIT,5,17:30,1,0,4\n2023-10-10,PIT,6,0:00,0,0,0',
    );
    await writeFile(
      join(dir, 'goalie_games_a.csv'),
      'date,team,player_id,toi,shots,saves\n2022-10-10,PIT,9,60:00:00,31,30\n2022-10-10,PIT,10,20:00,9,9',
    );
    await writeFile(
      join(dir, 'goalie_games_b.csv'),
      'date,team,player_id,toi,games_started,shots_against,goals_against\n2023-10-10,PIT,9,12:00,1,11,4',
    );
    await writeFile(
      join(dir, 'player_weeks_a.csv'),
      'player_id,player_name,team,season,week,completions,attempts,passing_yards,carries,rushing_yards,targets\nq,P.Mahomes,KC,2023,1,20,30,250,3,-2,0',
    );
    const [nba, nhl, nfl] = await Promise.all(['nba', 'nhl', 'nfl'].map((sport) => readPlayerGames(sport, dir)));
    expect(nba!.get('2023-10-24 DEN')).toMatchObject([{ playerId: '7', stats: { minutes: 24, points: 8, threes: 2, rebounds: 3 } }]);
    expect(nhl!.get('2023-10-10 PIT')).toMatchObject([
      { playerId: '5', isStarter: null, stats: { minutes: 17.5, shots: 4 } },
      { playerId: '9', isStarter: true, stats: { shots_faced: 11, saves: 7 } },
    ]);
    expect(nhl!.get('2022-10-10 PIT')!.map(({ isStarter }) => isStarter)).toEqual([true, false]);
    expect(nfl!.get('2023 1 KC')).toMatchObject([{ stats: { attempts: 30, rushing_yards: -2, touches: 3 } }]);
    expect((await readPlayerGames('cricket', dir)).size).toBe(0);
  });

  test('who came in for the named passer or goalie is left out, a receiver who threw once is not', () => {
    const row = (name: string, stats: Record<string, number>, isStarter: boolean | null = null) => ({
      game: 'g',
      team: 'KC',
      playerId: name,
      name,
      isStarter,
      stats,
    });
    const side = [
      row('P.Mahomes', { attempts: 3, touches: 0 }),
      row('C.Henne', { attempts: 30, touches: 1 }),
      row('T.Kelce', { attempts: 1, touches: 9 }),
      row('relief', { shots_faced: 5 }, false),
    ];
    const left = (starters?: { away: string; home: string }) =>
      withoutReliefs(side, starters === undefined ? {} : { starters }, 'home').map(({ name }) => name);
    expect(left({ away: 'X', home: 'Patrick Mahomes II' })).toEqual(['P.Mahomes', 'T.Kelce']);
    expect(left()).toEqual(['C.Henne', 'T.Kelce']);
  });
});
