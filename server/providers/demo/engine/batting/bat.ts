import { advanceOnOut, type Diamond, reach, score } from '../bases.ts';
import { type GameState, moundOf } from '../game-state.ts';
import { type Mound, throwPitches } from '../pitching.ts';
import {
  CALLED_STRIKE,
  CAUGHT_STEALING,
  DOUBLE,
  ERROR,
  HIT_BY_PITCH,
  HOME_RUN,
  KIND,
  SINGLE,
  STOLEN_BASE,
  STRIKEOUT,
  TRIPLE,
  WALK,
  WILD_PITCH,
} from '../tape/play-columns.ts';
import { closeRow, openRow } from '../tape/record-play.ts';
import { fillWeights, OUTCOMES } from './outcome-weights.ts';
import { FIRST_SCORES_ON_DOUBLE, FIRST_TO_THIRD, SECOND_SCORES, SPEED_EFFECT, STEAL_SUCCESS, STEAL_TRY, WILD_PITCH_RATE } from './rates.ts';

type SpeedOf = (code: number) => number;

function single(diamond: Diamond, batter: number, speedOf: SpeedOf): void {
  const { first, second, next } = diamond;
  score(diamond, diamond.third);
  diamond.third = 0;
  if (second !== 0) {
    if (next() < SECOND_SCORES[diamond.outs]! + SPEED_EFFECT * speedOf(second)) score(diamond, second);
    else diamond.third = second;
  }
  diamond.second = 0;
  if (first !== 0) {
    if (diamond.third === 0 && next() < FIRST_TO_THIRD + SPEED_EFFECT * speedOf(first)) diamond.third = first;
    else diamond.second = first;
  }
  diamond.first = batter;
}

function double(diamond: Diamond, batter: number, speedOf: SpeedOf): void {
  const { first, next } = diamond;
  score(diamond, diamond.third);
  score(diamond, diamond.second);
  diamond.third = 0;
  if (first !== 0) {
    if (next() < FIRST_SCORES_ON_DOUBLE[diamond.outs]! + SPEED_EFFECT * speedOf(first)) score(diamond, first);
    else diamond.third = first;
  }
  diamond.first = 0;
  diamond.second = batter;
}

function clearBases(diamond: Diamond): void {
  score(diamond, diamond.third);
  score(diamond, diamond.second);
  score(diamond, diamond.first);
  diamond.first = 0;
  diamond.second = 0;
  diamond.third = 0;
}

/** Runners and batter after a hit or an error; `batter` is his runner code. */
function advanceOnHit(diamond: Diamond, kind: number, batter: number, speedOf: SpeedOf): void {
  if (kind === SINGLE) single(diamond, batter, speedOf);
  else if (kind === DOUBLE) double(diamond, batter, speedOf);
  else if (kind === TRIPLE) {
    clearBases(diamond);
    diamond.third = batter;
  } else if (kind === HOME_RUN) {
    // A home run that wins the game counts in full: the ball is out of the park before the first run is in.
    diamond.runsToWin = 99;
    clearBases(diamond);
    score(diamond, batter);
  } else if (kind === ERROR) {
    diamond.deservedOuts += 1;
    score(diamond, diamond.third);
    diamond.third = diamond.second;
    diamond.second = diamond.first;
    diamond.first = batter;
  }
  diamond.battedIn = kind === ERROR ? 0 : diamond.scored;
}

/** A walk or a hit batter pushes only runners who are forced. */
function advanceOnWalk(diamond: Diamond, batter: number): void {
  if (diamond.first !== 0) {
    if (diamond.second !== 0) {
      if (diamond.third !== 0) score(diamond, diamond.third);
      diamond.third = diamond.second;
    }
    diamond.second = diamond.first;
  }
  diamond.first = batter;
  diamond.battedIn = diamond.scored;
}

const SECONDS_TO_RUN = 4;

function steal(game: GameState): number {
  const { diamond, next } = game;
  const runner = diamond.first;
  diamond.first = 0;
  if (next() < STEAL_SUCCESS + 0.03 * game.speedOf(runner)) {
    diamond.second = runner;
    return STOLEN_BASE;
  }
  diamond.outs += 1;
  diamond.deservedOuts += 1;
  return CAUGHT_STEALING;
}

function wildPitch(game: GameState): number {
  const { diamond } = game;
  score(diamond, diamond.third);
  diamond.third = diamond.second;
  diamond.second = diamond.first;
  diamond.first = 0;
  return WILD_PITCH;
}

function contestNow(game: GameState): number {
  const { diamond, next } = game;
  const { first, second, third } = diamond;
  if (first === 0 && second === 0 && third === 0) return -1;
  const draw = next();
  if (draw < WILD_PITCH_RATE) return WILD_PITCH;
  if (first === 0 || second !== 0) return -1;
  return draw < WILD_PITCH_RATE + STEAL_TRY * Math.exp(0.75 * game.speedOf(first)) ? STOLEN_BASE : -1;
}

/** What runners do during a plate appearance of `thrown` pitches; returns how many of them were thrown by then. */
function runBases(game: GameState, batter: number, countFrom: number, thrown: number): number {
  if (thrown < 2) return 0;
  const contest = contestNow(game);
  if (contest < 0) return 0;
  const after = 1 + Math.floor(game.next() * (thrown - 1));
  const person = contest === WILD_PITCH ? batter : (game.diamond.first & 255) - 1;
  const row = openRow(game, contest, person);
  game.tape.cells[row] = contest === WILD_PITCH ? wildPitch(game) : steal(game);
  game.clock = game.tape.pitchAt[countFrom + after - 1]! + SECONDS_TO_RUN;
  closeRow(game, row, { countFrom, pitches: after, detail: moundOf(game).person, speed: 0 });
  return after;
}

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
