import { FIRST_SCORES_ON_DOUBLE, FIRST_TO_THIRD, SECOND_SCORES, SPEED_EFFECT } from '../batting/rates.ts';
import { DOUBLE, ERROR, HOME_RUN, SINGLE, TRIPLE } from '../tape/play-columns.ts';
import { type Diamond, score } from './diamond.ts';

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
export function advanceOnHit(diamond: Diamond, kind: number, batter: number, speedOf: SpeedOf): void {
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
export function advanceOnWalk(diamond: Diamond, batter: number): void {
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
