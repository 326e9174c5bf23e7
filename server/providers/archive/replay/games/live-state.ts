import type { LivePlay, LiveState } from '../../../../ports/index.ts';
import type { GameState } from '../../retrosheet/game/game-state.ts';
import { otherSide } from '../../retrosheet/game/game-state.ts';
import { playText } from '../../retrosheet/text/play-text.ts';
import { instantOfPlay, type ReplayGame, secondsPlayed, statusOf } from '../calendar/replay-game.ts';
import type { ReplayWorld } from '../replay-world.ts';
import { type CurrentTurn, currentTurn } from './current-turn.ts';
import { type GameScript, playTo, stepsAt } from './game-script.ts';
import { lineScoreOf } from './line-score.ts';

const SHOWN_PLAYS = 20;

/** Plays so far, latest first. */
function livePlays(world: ReplayWorld, replay: ReplayGame, script: GameScript, state: GameState): LivePlay[] {
  const times = script.game.steps.flatMap((step, index) => (step.kind === 'play' ? [script.timeline[index]?.at ?? 0] : []));
  const plays: LivePlay[] = [];
  for (let index = state.results.length - 1; index >= 0 && plays.length < SHOWN_PLAYS; index -= 1) {
    const result = state.results[index]!;
    const text = playText(result, (id) => world.names.last(id ?? ''));
    if (text === '') continue;
    const { inning } = result.step;
    const at = instantOfPlay(replay, times[index] ?? 0);
    plays.push({ at, inning, half: result.half, text, isScoring: result.resolution.runs > 0, score: result.scoreAfter });
  }
  return plays;
}

type Situation = Pick<LiveState, 'inning' | 'half' | 'isBetweenInnings' | 'balls' | 'strikes' | 'outs' | 'runners' | 'batter' | 'pitcher'>;
const NOBODY_ON = { first: false, second: false, third: false };

function endSituation(state: GameState): Situation {
  const half = state.side === state.firstSide ? 'top' : 'bottom';
  return {
    inning: state.inning,
    half,
    isBetweenInnings: false,
    balls: 0,
    strikes: 0,
    outs: state.outs,
    runners: NOBODY_ON,
    batter: null,
    pitcher: null,
  };
}

function situation(world: ReplayWorld, state: GameState, turn: CurrentTurn): Situation {
  const { step, balls, strikes, hasBegun } = turn;
  const isNewHalf = step.inning !== state.inning || step.side !== state.side;
  // Until the next half's first pitch the board keeps the one just ended, with three out.
  if (isNewHalf && !hasBegun && state.inning > 0) return { ...endSituation(state), isBetweenInnings: true };
  const last = state.results.at(-1)?.step;
  const opensHalf = last !== undefined && (last.inning !== step.inning || last.side !== step.side);
  const [first, second, third] = isNewHalf ? [null, null, null] : state.bases;
  return {
    inning: step.inning,
    half: step.side === state.firstSide ? 'top' : 'bottom',
    // A runner placed by rule stands there before the first pitch of the half.
    isBetweenInnings: opensHalf && !hasBegun,
    balls,
    strikes,
    outs: isNewHalf ? 0 : state.outs,
    runners: { first: Boolean(first), second: Boolean(second), third: Boolean(third) },
    batter: world.names.full(step.batterId),
    pitcher: world.names.full(state.pitchers[otherSide(step.side)]),
  };
}

/** What a started game looks like at an instant; null before its first pitch. */
export async function liveState(world: ReplayWorld, replay: ReplayGame, asOf: Date): Promise<LiveState | null> {
  const status = statusOf(replay, asOf);
  if (status === 'scheduled') return null;
  const script = await world.script(replay);
  const seconds = secondsPlayed(replay, asOf);
  const steps = stepsAt(script, seconds);
  const state = playTo(script, steps);
  const turn = status === 'final' ? null : currentTurn(script, steps, seconds);
  const plays = livePlays(world, replay, script, state);
  return {
    gameId: replay.gameId,
    asOf,
    ...(turn ? situation(world, state, turn) : endSituation(state)),
    lastPlay: plays[0]?.text ?? null,
    score: { ...state.score },
    lineScore: lineScoreOf(state),
    plays,
  };
}
