import type { RatedBatter, RatedGame, RatedPitcher, RatedSide } from '@clearedge/quant/sports/baseball/ratings';
import type { BatterLine, FinishedGame, PitcherLine, WholeBoxScore } from '../../ports/index.ts';

type Side = WholeBoxScore['away'];

const sum = <T>(lines: readonly T[], of: (line: T) => number): number => lines.reduce((total, line) => total + of(line), 0);

const ratedPitcher = (line: PitcherLine<number>): RatedPitcher => ({
  playerId: line.playerId,
  isStarter: line.isStarter,
  outs: line.outs,
  battersFaced: null,
  strikeouts: line.strikeouts,
  walks: line.walks,
  hitByPitch: null,
  homeRuns: line.homeRuns,
  runs: line.runs,
  pitches: line.pitches,
});

const ratedBatter = (line: BatterLine<number>): RatedBatter => ({
  playerId: line.playerId,
  atBats: line.atBats,
  hits: line.hits,
  doubles: line.doubles,
  triples: line.triples,
  homeRuns: line.homeRuns,
  walks: line.walks,
  strikeouts: line.strikeouts,
  hitByPitch: null,
});

function ratedSide(clubId: string, runsByInning: readonly number[], own: Side, other: Side): RatedSide {
  const starters = own.batters.filter(({ isStarter }) => isStarter).sort((a, b) => a.battingOrder - b.battingOrder);
  return {
    clubId,
    runs: sum(runsByInning, (runs) => runs),
    runsByInning,
    battingOuts: sum(other.pitchers, ({ outs }) => outs),
    atBats: sum(own.batters, ({ atBats }) => atBats),
    hits: sum(own.batters, ({ hits }) => hits),
    doubles: sum(own.batters, ({ doubles }) => doubles),
    triples: sum(own.batters, ({ triples }) => triples),
    homeRuns: sum(own.batters, ({ homeRuns }) => homeRuns),
    walks: sum(own.batters, ({ walks }) => walks),
    hitByPitch: null,
    strikeouts: sum(own.batters, ({ strikeouts }) => strikeouts),
    starterId: own.pitchers.find(({ isStarter }) => isStarter)?.playerId ?? null,
    lineUp: starters.map(({ playerId }) => playerId),
    pitchers: own.pitchers.map(ratedPitcher),
    batters: own.batters.map(ratedBatter),
  };
}

/** A finished game in the form the ratings take. `knownOn` is the Eastern day on which its result counts. */
export function toRatedGame(game: FinishedGame, knownOn: string): RatedGame {
  const { away, home } = game.boxScore;
  return {
    gameId: game.gameId,
    playedOn: knownOn,
    season: game.seasonYear,
    gameNumber: game.gameNumber,
    parkId: game.venue,
    scheduledInnings: game.scheduledInnings,
    away: ratedSide(game.awayCode, game.lineScore.away, away, home),
    home: ratedSide(game.homeCode, game.lineScore.home, home, away),
  };
}
