import type { Chance } from '../../chance.ts';
import { runnerCode } from '../tape/play-columns.ts';

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
