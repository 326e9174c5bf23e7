import { gradeScoreLine, type Score, type ScoreSelection } from '../../../grading/index.ts';
import type { ScoreGrid } from './grid.ts';

const forEachFinal = ({ size, chances }: ScoreGrid, see: (score: Score, chance: number) => void): void =>
  chances.forEach((chance, index) => {
    if (chance > 0) see({ away: Math.floor(index / size), home: index % size }, chance);
  });

/** The home side's chance to win, given that someone does, and the mean points of both sides at the end; chances sum to 1. */
export function finalOutlook(finals: ScoreGrid): { homeWin: number; meanTotal: number } {
  let [won, level, meanTotal] = [0, 0, 0];
  forEachFinal(finals, ({ away, home }, chance) => {
    if (home > away) won += chance;
    else if (home === away) level += chance;
    meanTotal += chance * (away + home);
  });
  return { homeWin: level < 1 ? Math.min(1, won / (1 - level)) : 0.5, meanTotal };
}

/**
 * That all of the selections win, that none loses and at least one hands its stake back, and that none does (so that they are decided), 0..1.
 * RangeError without selections, and for a part of the game.
 */
export function finalChances(finals: ScoreGrid, selections: readonly ScoreSelection[]): { win: number; push: number; decided: number } {
  if (selections.length === 0 || selections.some(({ period }) => period !== 'full'))
    throw new RangeError('A final score prices the full game only');
  const found = { win: 0, push: 0, decided: 0 };
  forEachFinal(finals, (score, chance) => {
    const grades = selections.map((selection) => gradeScoreLine(selection, score));
    const isPushed = grades.includes('push');
    if (grades.every((grade) => grade === 'win')) found.win += chance;
    else if (isPushed && !grades.includes('loss')) found.push += chance;
    if (!isPushed) found.decided += chance;
  });
  return found;
}
