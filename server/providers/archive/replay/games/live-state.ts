import type { LineScore, LiveMoment, LivePlay, LiveState } from '../../../../ports/index.ts';
import type { EventCode } from '../../retrosheet/code/event-types.ts';
import type { PlayStep } from '../../retrosheet/event-game.ts';
import { knownCode } from '../../retrosheet/game/apply-play.ts';
import { type GameState, otherSide, type PlayResult } from '../../retrosheet/game/game-state.ts';
import { type Count, countAfter } from '../../retrosheet/pitches.ts';
import { baseName, batterText, moveTexts, type NameOf, runningTexts } from '../../retrosheet/text.ts';
import { instantOfPlay, type ReplayGame, secondsPlayed, statusOf } from '../calendar.ts';
import type { ReplayWorld } from '../replay-world.ts';
import { type GameScript, playTo, stepsAt } from './game-script.ts';

/** Where the batter ended up when that is not what his play is worth. */
function batterMoveText(code: EventCode, result: PlayResult): string | null {
  const move = result.resolution.moves.find(({ from }) => from === 0);
  const usual = code.basic.batterTo;
  if (!move || usual === null || usual === 4) return null;
  if (usual === 0) {
    return move.isOut ? null : `reaches ${baseName(move.to)}`;
  }
  if (move.isOut) return `is out at ${baseName(move.to)}`;
  if (move.to === 4) return 'comes around to score';
  return move.to > usual ? `takes ${baseName(move.to)}` : null;
}

/** A sentence for a play, written from its code: "Judge homers to left; Soto scores". Empty for a record without a play. */
export function playText(result: PlayResult, name: NameOf): string {
  const code = knownCode(result.step.code);
  if (!code || code.basic.kind === 'no_play') return '';
  const isTurn = code.basic.batterTo !== null;
  const parts = isTurn ? [`${name(result.step.batterId)} ${batterText(code, result.step)}`] : runningTexts(code.basic, result, name);
  if (code.second)
    parts.push(
      ...runningTexts(code.second, result, name).map((text) =>
        text.replace(/^(Wild|Passed|Defensive|A pick)/, (word) => word.toLowerCase()),
      ),
    );
  const batter = batterMoveText(code, result);
  return [...parts, ...(batter ? [batter] : []), ...moveTexts(code, result, name)].join('; ') || 'A runner advances';
}

/** The turn at bat in progress: whose it is, and the pitches thrown so far. */
interface CurrentTurn extends Count {
  step: PlayStep;
  /** False while the first pitch of a new half inning is awaited. */
  hasBegun: boolean;
}

/** What is seen of the next play before it happens: its pitches up to the last but one, one after another. */
function currentTurn({ game, timeline }: GameScript, steps: number, seconds: number): CurrentTurn | null {
  const index = game.steps.findIndex((step, at) => at >= steps && step.kind === 'play' && (timeline[at]?.at ?? 0) > seconds);
  const step = game.steps[index];
  const time = timeline[index];
  if (step?.kind !== 'play' || !time) return null;
  const fresh = step.pitches.length - time.seen;
  const share = time.at > time.from ? (seconds - time.from) / (time.at - time.from) : 0;
  const shown = Math.max(0, Math.min(fresh - 1, Math.floor(share * fresh)));
  return { step, hasBegun: seconds >= time.from, ...countAfter(step.pitches.slice(0, time.seen + shown)) };
}

const lineScoreOf = ({ lineScore, score, hits, box }: GameState): LineScore => ({
  away: [...lineScore.away],
  home: [...lineScore.home],
  totals: {
    away: { runs: score.away, hits: hits.away, errors: box.away.errors },
    home: { runs: score.home, hits: hits.home, errors: box.home.errors },
  },
});

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

/** How it stood after each play: the runners are those that the next play of the half found. */
function momentsOf(world: ReplayWorld, replay: ReplayGame, script: GameScript, state: GameState): LiveMoment[] {
  const times = script.game.steps.flatMap((step, index) => (step.kind === 'play' ? [script.timeline[index]?.at ?? 0] : []));
  return state.results.flatMap((result, index) => {
    const text = playText(result, (id) => world.names.last(id ?? ''));
    if (text === '') return [];
    const { half, outsAfter: outs, scoreAfter: score } = result;
    const { inning } = result.step;
    const next = state.results[index + 1];
    const isSameHalf = next === undefined || (next.step.inning === inning && next.half === half);
    const [first, second, third] = !isSameHalf || outs === 3 ? [null, null, null] : (next?.runnersBefore ?? state.bases);
    const runners = { first: Boolean(first), second: Boolean(second), third: Boolean(third) };
    return [{ at: instantOfPlay(replay, times[index] ?? 0), inning, half, outs, runners, score, text }];
  });
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
    moments: momentsOf(world, replay, script, state),
  };
}
