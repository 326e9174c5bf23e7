import type { FootballLiveState, FootballPeriod, FootballPlay } from '../../../ports/index.ts';
import type { FootballGame } from '../football-game.ts';
import type { Game, GameDetail } from './wire.ts';

const IN_PLAY: readonly FootballGame['contest']['status'][] = ['live', 'delayed', 'suspended'];

const quarterOf = (period: FootballPeriod): number | null => (period === 'overtime' ? null : period);

/** Null unless the game is in play, or broken off in the middle. */
export function presentLive({ contest, live }: FootballGame): Game['live'] {
  if (!live || !IN_PLAY.includes(contest.status)) return null;
  const { quarter, clock, isBreak, possession, down, distance, ballOn, lastPlay, asOf } = live;
  return {
    quarter: quarterOf(quarter),
    isOvertime: quarter === 'overtime',
    clock,
    isBreak,
    possession,
    down,
    distance,
    ballOn,
    lastPlay,
    asOf: asOf.toISOString(),
  };
}

export const presentPlays = (live: FootballLiveState | null): GameDetail['plays'] => (live?.plays ?? []).map(presentPlay);

const presentPlay = ({ at, quarter, clock, possession, text, isScoring, score }: FootballPlay): GameDetail['plays'][number] => ({
  at: at.toISOString(),
  quarter: quarterOf(quarter),
  clock,
  possession,
  text,
  isScoring,
  score,
});
