import type { BaseballFacts, PlayerFacts, PropKind } from '@clearedge/quant/grading';
import type { ReportedFacts } from '../../../../ports/index.ts';
import { endingOf } from '../../retrosheet/finished-game.ts';
import type { BatterTally, PitcherTally } from '../../retrosheet/game/box-tally.ts';
import type { GameState } from '../../retrosheet/game/game-state.ts';
import { type ReplayGame, secondsPlayed, statusOf, suspendedAt } from '../calendar/replay-game.ts';
import { listClub } from '../players/club-members.ts';
import type { ReplayWorld } from '../replay-world.ts';
import { totalBases } from './box-score.ts';
import { playTo, stepsAt } from './game-script.ts';

const RESUME_WINDOW_MS = 36 * 3_600_000;

const battingProps = (batter: BatterTally): Partial<Record<PropKind, number>> => ({
  hits: batter.hits,
  total_bases: totalBases(batter),
  home_runs: batter.homeRuns,
  rbi: batter.runsBattedIn,
  runs: batter.runs,
  stolen_bases: batter.stolenBases,
  batter_walks: batter.walks,
  batter_strikeouts: batter.strikeouts,
});

const pitchingProps = (pitcher: PitcherTally): Partial<Record<PropKind, number>> => ({
  pitcher_strikeouts: pitcher.strikeouts,
  pitcher_outs: pitcher.outs,
  pitcher_hits_allowed: pitcher.hits,
  pitcher_walks: pitcher.walks,
  pitcher_earned_runs: pitcher.earnedRuns,
});

/** Both clubs' men, those who sat out too: a bet on one of them has to find that he did not start. */
function playerFacts(world: ReplayWorld, replay: ReplayGame, state: GameState, asOf: Date): Record<string, PlayerFacts> {
  const players: Record<string, PlayerFacts> = {};
  for (const side of ['away', 'home'] as const) {
    for (const playerId of listClub(world, replay.game[side], replay.run, asOf))
      players[playerId] = { started: false, threwFirstPitch: false, stats: {} };
    const { batters, pitchers } = state.box[side];
    for (const playerId of new Set([...batters.keys(), ...pitchers.keys()])) {
      const batter = batters.get(playerId);
      const pitcher = pitchers.get(playerId);
      const stats = { ...(batter && battingProps(batter)), ...(pitcher && pitchingProps(pitcher)) };
      players[playerId] = {
        started: batter?.isStarter ?? pitcher?.isStarter ?? false,
        threwFirstPitch: pitcher?.isStarter ?? false,
        stats,
      };
    }
  }
  return players;
}

/** What settlement needs of a game that is over or suspended; null while there is nothing to grade. */
export async function contestFacts(world: ReplayWorld, replay: ReplayGame, asOf: Date): Promise<ReportedFacts | null> {
  const status = statusOf(replay, asOf);
  if (status !== 'final' && status !== 'suspended') return null;
  const { game } = replay;
  const script = await world.script(replay);
  const steps = status === 'final' ? script.game.steps.length : stepsAt(script, secondsPlayed(replay, asOf));
  const state = playTo(script, steps);
  const ending = endingOf(state, game.scheduledInnings);
  const stoppedAt = suspendedAt(replay);
  const facts: BaseballFacts = {
    state: status === 'suspended' ? 'suspended' : ending.isCalled ? 'called' : 'final',
    scheduledInnings: game.scheduledInnings,
    completedInnings: ending.completedInnings,
    score: { ...state.score },
    lineScore: { away: [...state.lineScore.away], home: [...state.lineScore.home] },
    starters: { ...game.starters },
    players: playerFacts(world, replay, state, asOf),
    ...(ending.lastFullInningScore && { lastFullInningScore: ending.lastFullInningScore }),
    ...(status === 'suspended' && stoppedAt && { resumeWindowOver: asOf.getTime() - stoppedAt.getTime() > RESUME_WINDOW_MS }),
  };
  return { gameId: replay.gameId, facts, reportedAt: status === 'final' ? replay.endsAt : asOf, isFinal: status === 'final' };
}
