import type { Chance } from '../chance.ts';
import {
  DOUBLE_PLAY_SHARE,
  FORCE_SHARE,
  GROUND_BALL_PULL,
  OUT_SHARES,
  SACRIFICE_SHARE,
  SECOND_MOVES_ON_FLY,
  SECOND_MOVES_ON_GROUNDER,
  THIRD_SCORES_ON_GROUNDER,
} from './batting/rates.ts';
import {
  chargedTo,
  DOUBLE_PLAY,
  FLY_OUT,
  FORCE_OUT,
  GROUND_OUT,
  LINE_OUT,
  POP_OUT,
  personOf,
  runnerCode,
  SACRIFICE_FLY,
} from './tape/play-columns.ts';

/** The bases and the inning's outs, changed in place by every play; `scorers` holds who came home on the last one. */
export interface Diamond {
  first: number;
  second: number;
  third: number;
  outs: number;
  /** Outs the inning would have without errors: after the third, no run is earned. */
  deservedOuts: number;
  scored: number;
  scorers: Int32Array;
  battedIn: number;
  /** Runs after which the game is over, in the bottom of the ninth and later. */
  runsToWin: number;
  next: Chance;
}

export const createDiamond = (next: Chance): Diamond => ({
  first: 0,
  second: 0,
  third: 0,
  outs: 0,
  deservedOuts: 0,
  scored: 0,
  scorers: new Int32Array(4),
  battedIn: 0,
  runsToWin: 99,
  next,
});

export function clearDiamond(diamond: Diamond): void {
  diamond.first = 0;
  diamond.second = 0;
  diamond.third = 0;
  diamond.outs = 0;
  diamond.deservedOuts = 0;
}

export function score(diamond: Diamond, code: number): void {
  if (code === 0 || diamond.scored >= diamond.runsToWin) return;
  diamond.scorers[diamond.scored] = diamond.deservedOuts >= 3 ? code | (1 << 16) : code;
  diamond.scored += 1;
}

export const reach = (batter: number, pitcher: number, onError: boolean): number => runnerCode(batter, pitcher, onError);

function addOuts(diamond: Diamond, count: number): void {
  diamond.outs += count;
  diamond.deservedOuts += count;
}

function thirdTriesOnGrounder(diamond: Diamond, share: number, isBattedIn: boolean): void {
  if (diamond.third === 0 || diamond.next() >= share) return;
  score(diamond, diamond.third);
  diamond.third = 0;
  if (isBattedIn) diamond.battedIn = diamond.scored;
}

function doublePlay(diamond: Diamond): number {
  const wasNoneOut = diamond.outs === 0;
  addOuts(diamond, 2);
  diamond.first = 0;
  if (wasNoneOut) {
    thirdTriesOnGrounder(diamond, 0.8, false);
    if (diamond.third === 0) {
      diamond.third = diamond.second;
      diamond.second = 0;
    }
  }
  return DOUBLE_PLAY;
}

// The batter takes the place of the man forced out, and with it the pitcher who answers for that run.
function forceOut(diamond: Diamond, batter: number): number {
  const gone = diamond.first;
  addOuts(diamond, 1);
  thirdTriesOnGrounder(diamond, THIRD_SCORES_ON_GROUNDER, true);
  if (diamond.third === 0) {
    diamond.third = diamond.second;
    diamond.second = 0;
  }
  diamond.first = runnerCode(personOf(batter), chargedTo(gone), gone >> 16 !== 0);
  return FORCE_OUT;
}

function groundOut(diamond: Diamond, batter: number): number {
  if (diamond.outs === 2) {
    addOuts(diamond, 1);
    return GROUND_OUT;
  }
  // With first and second full and third held, a force at second would leave two men on one base: the lead runners hold only if third is free or scores.
  const canForce = diamond.first !== 0 && (diamond.second === 0 || diamond.third === 0);
  const draw = diamond.first === 0 ? 1 : diamond.next();
  if (draw < DOUBLE_PLAY_SHARE) return doublePlay(diamond);
  if (canForce && draw < DOUBLE_PLAY_SHARE + FORCE_SHARE) return forceOut(diamond, batter);
  addOuts(diamond, 1);
  const isForced = diamond.first !== 0 && diamond.second !== 0;
  thirdTriesOnGrounder(diamond, isForced ? 1 : THIRD_SCORES_ON_GROUNDER, true);
  if (diamond.second !== 0 && diamond.third === 0 && (diamond.first !== 0 || diamond.next() < SECOND_MOVES_ON_GROUNDER)) {
    diamond.third = diamond.second;
    diamond.second = 0;
  }
  if (diamond.first !== 0 && diamond.second === 0) {
    diamond.second = diamond.first;
    diamond.first = 0;
  }
  return GROUND_OUT;
}

function flyOut(diamond: Diamond): number {
  addOuts(diamond, 1);
  if (diamond.outs === 3) return FLY_OUT;
  let kind = FLY_OUT;
  if (diamond.third !== 0 && diamond.next() < SACRIFICE_SHARE) {
    score(diamond, diamond.third);
    diamond.third = 0;
    diamond.battedIn = diamond.scored;
    kind = SACRIFICE_FLY;
  }
  if (diamond.second !== 0 && diamond.third === 0 && diamond.next() < SECOND_MOVES_ON_FLY) {
    diamond.third = diamond.second;
    diamond.second = 0;
  }
  return kind;
}

/** An out in play: what it was, and where it leaves the runners. */
export function advanceOnOut(diamond: Diamond, batter: number, groundBall: number): number {
  const draw = diamond.next();
  const ground = OUT_SHARES.ground + GROUND_BALL_PULL * groundBall;
  if (draw < ground) return groundOut(diamond, batter);
  const rest = (draw - ground) / (1 - ground);
  const fly = OUT_SHARES.fly / (1 - OUT_SHARES.ground);
  if (rest < fly) return flyOut(diamond);
  addOuts(diamond, 1);
  return rest < fly + OUT_SHARES.line / (1 - OUT_SHARES.ground) ? LINE_OUT : POP_OUT;
}
