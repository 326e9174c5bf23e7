import type { LivePlay, LiveState } from '../../ports/baseball-feed.ts';
import { scoreOf } from './check-result.ts';
import { statusOf } from './game-status.ts';
import { mapLineScore } from './map-box.ts';
import type { WireLiveFeed, WirePlay } from './schema/live-feed.ts';

const MOST_PLAYS = 20;

function mapPlay({ result, about }: WirePlay): LivePlay | null {
  const at = new Date(about.endTime ?? about.startTime ?? Number.NaN);
  if (!about.isComplete || !result.description || Number.isNaN(at.getTime())) return null;
  return {
    at,
    inning: about.inning,
    half: about.halfInning === 'bottom' ? 'bottom' : 'top',
    text: result.description,
    isScoring: about.isScoringPlay ?? false,
    score: result.awayScore == null || result.homeScore == null ? null : { away: result.awayScore, home: result.homeScore },
  };
}

/** Null before the first pitch, when the feed shows a first inning with nothing in it, and while it leaves out score, inning or outs. */
export function mapLiveState(gameId: string, { gameData, liveData }: WireLiveFeed, asOf: Date): LiveState | null {
  const status = statusOf(gameData.status);
  const { linescore, plays } = liveData;
  if (status !== 'live' && status !== 'final' && status !== 'suspended') return null;
  const score = scoreOf(linescore);
  const { currentInning, isTopInning, outs } = linescore;
  if (!score || currentInning == null || isTopInning == null || outs == null) return null;
  const told = plays.allPlays.rows.flatMap((play) => mapPlay(play) ?? []).reverse();
  const lineScore = mapLineScore(linescore);
  const { offense, defense } = linescore;
  const isBetweenInnings = linescore.inningState === 'Middle' || linescore.inningState === 'End';
  return {
    gameId,
    asOf,
    inning: currentInning,
    half: isTopInning ? 'top' : 'bottom',
    isBetweenInnings,
    balls: linescore.balls ?? null,
    strikes: linescore.strikes ?? null,
    outs,
    runners: { first: Boolean(offense?.first), second: Boolean(offense?.second), third: Boolean(offense?.third) },
    batter: status === 'live' ? (offense?.batter?.fullName ?? null) : null,
    pitcher: status === 'live' ? (defense?.pitcher?.fullName ?? null) : null,
    lastPlay: told[0]?.text ?? null,
    score,
    lineScore,
    plays: told.slice(0, MOST_PLAYS),
  };
}
