import { drawBelow, type RandomState, seedRandom } from '@clearedge/quant/random';
import type { RatedBatter, RatedPitcher, RatedSide } from '@clearedge/quant/sports/baseball/ratings';
import type { HistoryGame } from '../reading/history-game.ts';
import type { HistorySeason } from '../reading/read-history.ts';

const TEAMS = ['BOS', 'NYY', 'TOR', 'BAL', 'TB', 'CLE'];
const DAYS = 40;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function tinyPitchers(teamId: string, starterId: string, random: RandomState): RatedPitcher[] {
  const line = (playerId: string, isStarter: boolean, outs: number): RatedPitcher => ({
    playerId,
    isStarter,
    outs,
    battersFaced: outs + drawBelow(random, 6),
    strikeouts: drawBelow(random, 9),
    walks: drawBelow(random, 3),
    hitByPitch: 0,
    homeRuns: drawBelow(random, 2),
    runs: drawBelow(random, 4),
    pitches: 60,
  });
  return [line(starterId, true, 17), line(`${teamId}-relief`, false, 10)];
}

const tinyBatter = (playerId: string, random: RandomState): RatedBatter => ({
  playerId,
  atBats: 4,
  hits: drawBelow(random, 3),
  doubles: 0,
  triples: 0,
  homeRuns: 0,
  walks: drawBelow(random, 2),
  hitByPitch: 0,
  strikeouts: drawBelow(random, 2),
});

/** One side of an invented game; with its players' lines where wanted. */
function tinySide(teamId: string, turn: number, random: RandomState, withLines: boolean): RatedSide {
  const runsByInning = Array.from({ length: 9 }, () => (drawBelow(random, 4) === 0 ? 1 + drawBelow(random, 2) : 0));
  // A rotation of five, with a stand-in now and then.
  const starterId = turn % 9 === 8 ? `${teamId}-relief` : `${teamId}-starter-${turn % 5}`;
  const lineUp = Array.from({ length: 9 }, (_, place) => `${teamId}-batter-${(place + turn) % 10}`);
  return {
    teamId,
    runs: sum(runsByInning),
    runsByInning,
    battingOuts: 27,
    atBats: 34,
    hits: 6 + drawBelow(random, 6),
    doubles: 1,
    triples: 0,
    homeRuns: drawBelow(random, 3),
    walks: drawBelow(random, 6),
    hitByPitch: 0,
    strikeouts: 4 + drawBelow(random, 9),
    starterId,
    lineUp,
    pitchers: withLines ? tinyPitchers(teamId, starterId, random) : null,
    batters: withLines ? lineUp.map((id) => tinyBatter(id, random)) : null,
  };
}

function tinyGame(season: number, day: number, pairing: number, random: RandomState): HistoryGame {
  const on = `${season}-${String(4 + Math.floor(day / 28)).padStart(2, '0')}-${String(1 + (day % 28)).padStart(2, '0')}`;
  const [away, home] = [TEAMS[(day + pairing) % 6]!, TEAMS[(day + pairing + 1 + (day % 2) * 2) % 6]!];
  const sides = { away: tinySide(away, day, random, day % 2 === 1), home: tinySide(home, day, random, day % 2 === 1) };
  if (sides.away.runs === sides.home.runs) sides.home = { ...sides.home, runs: sides.home.runs + 1 };
  const gameId = `${home}${on.replaceAll('-', '')}${pairing}`;
  // Every tenth game is suspended and ends two days later.
  const playedOn =
    (day + pairing) % 10 === 0 && day % 28 < 26 ? on.replace(/\d\d$/, (text) => String(Number(text) + 2).padStart(2, '0')) : on;
  return { startedOn: on, game: { gameId, playedOn, season, gameNumber: 0, parkId: home, scheduledInnings: 9, ...sides }, box: null };
}

/** A small league of invented results: the same seed, the same seasons. */
export function tinyHistory(seasons: readonly number[], seed = 3): HistorySeason[] {
  const random = seedRandom(seed);
  return seasons.map((season) => ({
    season,
    fromEvents: 0,
    players: new Map(),
    games: Array.from({ length: DAYS * 3 }, (_, index) => tinyGame(season, Math.floor(index / 3), 2 * (index % 3), random)),
  }));
}
