import { advanceOnHit, advanceOnWalk } from '../bases/advance-on-hit.ts';
import { advanceOnOut } from '../bases/advance-on-out.ts';
import { reach } from '../bases/diamond.ts';
import { runBases } from '../bases/run-bases.ts';
import { type GameState, moundOf } from '../game-state.ts';
import type { Mound } from '../pitching/mound.ts';
import { throwPitches } from '../pitching/throw-pitches.ts';
import { CALLED_STRIKE, ERROR, HIT_BY_PITCH, HOME_RUN, KIND, STRIKEOUT, WALK } from '../tape/play-columns.ts';
import { closeRow, openRow } from '../tape/record-play.ts';
import { fillWeights, OUTCOMES } from './outcome-weights.ts';

const OUT_IN_PLAY = OUTCOMES;
const SECONDS = { inPlay: 7, betweenBatters: 19, spread: 12, homeRunTrot: 18 } as const;
const weights = new Float64Array(OUTCOMES);

function drawOutcome(game: GameState, batter: number, mound: Mound): number {
  const times = mound.isStarter ? Math.min(2, Math.floor(mound.faced / 9)) : 0;
  const total = fillWeights(weights, game.people[batter]!, mound.pitcher, game.bottom === 1, game.plan.carry, times, mound.form);
  let draw = game.next() * total - 1;
  if (draw < 0) return OUT_IN_PLAY;
  for (let kind = 0; kind < OUTCOMES; kind++) {
    draw -= weights[kind]!;
    if (draw < 0) return kind;
  }
  return OUT_IN_PLAY;
}

export const hasWalkedOff = (game: GameState): boolean => game.bottom === 1 && game.inning >= 9 && game.runs[1] > game.runs[0];

function resolve(game: GameState, outcome: number, batter: number, mound: Mound): number {
  const { diamond } = game;
  const code = reach(batter, mound.person, outcome === ERROR);
  if (outcome === STRIKEOUT) {
    diamond.outs += 1;
    diamond.deservedOuts += 1;
    return STRIKEOUT;
  }
  if (outcome === OUT_IN_PLAY) return advanceOnOut(diamond, code, mound.pitcher.arm!.groundBall);
  if (outcome === WALK || outcome === HIT_BY_PITCH) advanceOnWalk(diamond, code);
  else advanceOnHit(diamond, outcome, code, game.speedOf);
  return outcome;
}

function detailOf(game: GameState, kind: number): number {
  const { tape } = game;
  if (kind === STRIKEOUT) return tape.pitches[tape.pitchCount - 1] === CALLED_STRIKE ? 1 : 0;
  return Math.floor(game.next() * 216);
}

/** One plate appearance, with what the runners do meanwhile. */
export function bat(game: GameState): void {
  const side = game.sides[game.bottom];
  const batter = side.order[side.due]!;
  const mound = moundOf(game);
  const { diamond, tape } = game;
  const outcome = drawOutcome(game, batter, mound);
  const countFrom = tape.pitchCount;
  const lastAt = throwPitches(tape, game.next, outcome, game.clock, (diamond.first | diamond.second | diamond.third) !== 0);
  const thrown = tape.pitchCount - countFrom;
  const thrownBefore = runBases(game, batter, countFrom, thrown);
  if (diamond.outs === 3 || hasWalkedOff(game)) {
    tape.pitchCount = countFrom + thrownBefore;
    return;
  }
  const row = openRow(game, outcome, batter);
  const kind = resolve(game, outcome, batter, mound);
  tape.cells[row + KIND] = kind;
  game.clock = lastAt + (kind > HIT_BY_PITCH ? SECONDS.inPlay : 2);
  closeRow(game, row, {
    countFrom,
    pitches: thrown - thrownBefore,
    detail: detailOf(game, kind),
    speed: 62 + Math.floor(game.next() * 50),
  });
  mound.faced += 1;
  side.due = (side.due + 1) % side.order.length;
  game.clock += SECONDS.betweenBatters + Math.floor(game.next() * SECONDS.spread) + (kind === HOME_RUN ? SECONDS.homeRunTrot : 0);
}
