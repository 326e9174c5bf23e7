import { parseEventCode } from '../code/event-code.ts';
import type { EventCode } from '../code/event-types.ts';
import { type Resolution, resolvePlay } from '../code/resolve-play.ts';
import type { PlayStep } from '../event-game.ts';
import { countThrown } from '../pitches.ts';
import type { PitcherTally } from './box-tally.ts';
import { type Bases, type GameState, otherSide, type Runner } from './game-state.ts';
import { basesOfHit, tallyBatting } from './tally-batting.ts';

const BATTERS_COUNTS = new Set(['20', '21', '30', '31', '32']);
const isWalk = (code: EventCode): boolean => code.basic.kind === 'walk' || code.basic.kind === 'intentional_walk';

/** Who answers for this turn: a walk stays with the man relieved while the count was the batter's (rule 9.16h). */
function chargedPitcher(state: GameState, code: EventCode): string {
  const current = state.pitchers[otherSide(state.side)];
  const open = state.openTurn;
  return open && open.pitcherId !== current && isWalk(code) && BATTERS_COUNTS.has(open.count) ? open.pitcherId : current;
}

function addTurn(pitcher: PitcherTally, code: EventCode): void {
  pitcher.battersFaced += 1;
  if (basesOfHit(code.basic.kind) > 0) pitcher.hits += 1;
  if (code.basic.kind === 'home_run') pitcher.homeRuns += 1;
  if (code.basic.kind === 'strikeout') pitcher.strikeouts += 1;
  if (isWalk(code)) pitcher.walks += 1;
}

function tallyPitching(state: GameState, code: EventCode, resolution: Resolution): void {
  const { pitchers } = state.box[otherSide(state.side)];
  const charged = chargedPitcher(state, code);
  const turn = pitchers.get(charged);
  if (turn && code.basic.batterTo !== null) addTurn(turn, code);
  const current = pitchers.get(state.pitchers[otherSide(state.side)]);
  if (current) current.outs += resolution.outs;
  for (const move of resolution.moves) {
    if (move.isOut || move.to !== 4) continue;
    const responsible = move.from === 0 ? charged : state.bases[move.from - 1]?.pitcherId;
    const pitcher = responsible ? pitchers.get(responsible) : undefined;
    if (!pitcher) continue;
    pitcher.runs += 1;
    if (!move.isUnearned) pitcher.earnedRuns += 1;
  }
}

const INHERITING = new Set(['force_out', 'fielders_choice']);

/** A batter who takes the place of a runner put out takes over that runner's pitcher too (rule 9.16g). */
function batterAsRunner(state: GameState, batterId: string, code: EventCode, resolution: Resolution): Runner {
  const replaced = INHERITING.has(code.basic.kind) ? resolution.moves.find((move) => move.from !== 0 && move.isOut) : undefined;
  const runner = replaced && replaced.from !== 0 ? state.bases[replaced.from - 1] : null;
  return { playerId: batterId, pitcherId: runner ? runner.pitcherId : chargedPitcher(state, code) };
}

function moveRunners(state: GameState, batterId: string, code: EventCode, resolution: Resolution): Bases {
  const bases: Bases = [...state.bases];
  for (const move of resolution.moves) if (move.from !== 0) bases[move.from - 1] = null;
  for (const move of resolution.moves) {
    if (move.isOut || move.to === 4) continue;
    bases[move.to - 1] = move.from === 0 ? batterAsRunner(state, batterId, code, resolution) : (state.bases[move.from - 1] ?? null);
  }
  return bases;
}

const KNOWN_CODES = 20_000;
const codes = new Map<string, EventCode | null>();

// A season has 220,000 plays and some 30,000 different codes; most plays repeat one of a few hundred.
export function knownCode(text: string): EventCode | null {
  const known = codes.get(text);
  if (known !== undefined) return known;
  if (codes.size >= KNOWN_CODES) codes.clear();
  const code = parseEventCode(text);
  codes.set(text, code);
  return code;
}

function closeTurn(state: GameState): void {
  state.openTurn = null;
  state.seenPitches = 0;
  state.seenBatterId = null;
}

function openHalf(state: GameState, inning: number, side: 'away' | 'home'): void {
  state.box[state.side].leftOnBase += state.bases.filter(Boolean).length;
  state.inning = inning;
  state.side = side;
  state.outs = 0;
  state.bases = [null, null, null];
  state.lineScore[side].push(0);
  closeTurn(state);
}

function countPitches(state: GameState, step: PlayStep): void {
  const isSameTurn = state.seenBatterId === step.batterId || state.openTurn !== null;
  const seen = isSameTurn ? Math.min(state.seenPitches, step.pitches.length) : 0;
  const pitcher = state.box[otherSide(state.side)].pitchers.get(state.pitchers[otherSide(state.side)]);
  if (pitcher) pitcher.pitches += countThrown(step.pitches.slice(seen));
  state.seenPitches = step.pitches.length;
  state.seenBatterId = step.batterId;
}

function score(state: GameState, code: EventCode, { runs, errors }: Resolution): void {
  const { side } = state;
  const innings = state.lineScore[side];
  innings[innings.length - 1] = (innings.at(-1) ?? 0) + runs;
  state.score[side] += runs;
  if (basesOfHit(code.basic.kind) > 0) state.hits[side] += 1;
  state.box[otherSide(side)].errors += errors;
}

function isNextHalf(state: GameState, { inning, side }: PlayStep): boolean {
  if (side !== state.firstSide) return inning === state.inning && state.side === state.firstSide;
  return inning === state.inning + 1 && (state.inning === 0 || state.side !== state.firstSide);
}

function whyOutOfTurn(state: GameState, step: PlayStep): string | null {
  if (step.inning === state.inning && step.side === state.side) return state.outs >= 3 ? 'a play follows the third out' : null;
  if (state.inning > 0 && state.outs < 3) return 'a half inning ends before its third out';
  return isNextHalf(state, step) ? null : 'innings are out of order';
}

/** Plays one record; answers why it cannot follow what came before, or null. */
export function applyPlay(state: GameState, step: PlayStep): string | null {
  const refused = whyOutOfTurn(state, step);
  if (refused) return refused;
  const code = knownCode(step.code);
  if (!code) return 'a play is not in the notation';
  if (step.inning !== state.inning || step.side !== state.side) openHalf(state, step.inning, step.side);
  const runnersBefore = state.bases.map((runner) => runner?.playerId ?? null) as [string | null, string | null, string | null];
  const resolution = resolvePlay(code, [state.bases[0] !== null, state.bases[1] !== null, state.bases[2] !== null], state.outs);
  if (!resolution) return 'a play does not fit the runners on base';
  if (state.outs + resolution.outs > 3) return 'a play makes a fourth out';
  const pitcherId = state.pitchers[otherSide(state.side)];
  countPitches(state, step);
  tallyBatting(state, step.batterId, code, resolution);
  tallyPitching(state, code, resolution);
  const bases = moveRunners(state, step.batterId, code, resolution);
  score(state, code, resolution);
  state.bases = bases;
  state.outs += resolution.outs;
  if (code.basic.batterTo !== null) closeTurn(state);
  else if (code.basic.kind === 'no_play') state.openTurn = { count: step.count, batterId: step.batterId, pitcherId };
  const half = state.side === state.firstSide ? 'top' : 'bottom';
  state.results.push({ step, half, pitcherId, resolution, runnersBefore, outsAfter: state.outs, scoreAfter: { ...state.score } });
  return null;
}
