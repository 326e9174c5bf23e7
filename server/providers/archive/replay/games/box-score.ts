import type { BatterLine, PitcherLine, WholeBoxScore } from '../../../../ports/index.ts';
import type { BatterTally, PitcherTally, SideBox } from '../../retrosheet/game/box-tally.ts';
import { positionCode } from '../../retrosheet/text.ts';
import type { StoredGame } from '../../store/stored-season.ts';
import { type ReplayGame, secondsPlayed, statusOf } from '../calendar.ts';
import type { ReplayWorld } from '../replay-world.ts';
import { playTo, stepsAt } from './game-script.ts';

export const totalBases = ({ hits, doubles, triples, homeRuns }: BatterTally): number => hits + doubles + 2 * triples + 3 * homeRuns;

const batterLine = (batter: BatterTally, name: string): BatterLine<number> => ({
  playerId: batter.playerId,
  name,
  position: [...new Set(batter.positions.map(positionCode))].join('-'),
  battingOrder: batter.order,
  isStarter: batter.isStarter,
  atBats: batter.atBats,
  runs: batter.runs,
  hits: batter.hits,
  doubles: batter.doubles,
  triples: batter.triples,
  homeRuns: batter.homeRuns,
  runsBattedIn: batter.runsBattedIn,
  walks: batter.walks,
  strikeouts: batter.strikeouts,
  stolenBases: batter.stolenBases,
  totalBases: totalBases(batter),
});

function decisionOf({ winner, loser, save }: StoredGame, playerId: string): PitcherLine['decision'] {
  if (playerId === winner) return 'W';
  if (playerId === loser) return 'L';
  return playerId === save ? 'S' : null;
}

const pitcherLine = (pitcher: PitcherTally, name: string, decision: PitcherLine['decision']): PitcherLine<number> => ({
  playerId: pitcher.playerId,
  name,
  isStarter: pitcher.isStarter,
  outs: pitcher.outs,
  hits: pitcher.hits,
  runs: pitcher.runs,
  earnedRuns: pitcher.earnedRuns,
  walks: pitcher.walks,
  strikeouts: pitcher.strikeouts,
  homeRuns: pitcher.homeRuns,
  pitches: pitcher.pitches,
  decision,
});

/** The box at an instant; decisions and the scorer's earned runs only once the game is over. */
export async function boxScore(world: ReplayWorld, replay: ReplayGame, asOf: Date): Promise<WholeBoxScore | null> {
  const status = statusOf(replay, asOf);
  if (status === 'scheduled') return null;
  const script = await world.script(replay);
  const steps =
    status === 'final' ? script.game.steps.length : Math.min(stepsAt(script, secondsPlayed(replay, asOf)), script.game.steps.length - 1);
  const { box } = playTo(script, steps);
  const lines = ({ batters, pitchers }: SideBox): WholeBoxScore['away'] => ({
    batters: [...batters.values()].sort((a, b) => a.order - b.order).map((batter) => batterLine(batter, world.names.full(batter.playerId))),
    pitchers: [...pitchers.values()].map((pitcher) => {
      const decision = status === 'final' ? decisionOf(replay.game, pitcher.playerId) : null;
      return pitcherLine(pitcher, world.names.full(pitcher.playerId), decision);
    }),
  });
  return { away: lines(box.away), home: lines(box.home) };
}
