import { BOX, BOX_WIDTH } from '../../../server/providers/demo/engine/tape/box-sheet.ts';
import type { GameResult } from '../../../server/providers/demo/league/game-result.ts';

/** Counts over any number of games from which the figures of a league follow. */
export interface LeagueTally {
  games: number;
  runs: number;
  runsSquared: number;
  totalSquared: number;
  margin: number;
  marginSquared: number;
  oddTotals: number;
  homeWins: number;
  oneRun: number;
  shutouts: number;
  extraInnings: number;
  plates: number;
  strikeouts: number;
  walks: number;
  homers: number;
  openingLoss: number;
  closingLoss: number;
  priced: number;
  violations: number;
}

export const emptyTally = (): LeagueTally => ({
  games: 0,
  runs: 0,
  runsSquared: 0,
  totalSquared: 0,
  margin: 0,
  marginSquared: 0,
  oddTotals: 0,
  homeWins: 0,
  oneRun: 0,
  shutouts: 0,
  extraInnings: 0,
  plates: 0,
  strikeouts: 0,
  walks: 0,
  homers: 0,
  openingLoss: 0,
  closingLoss: 0,
  priced: 0,
  violations: 0,
});

export function addGame(tally: LeagueTally, { line, sheet, completedInnings }: GameResult): void {
  const [away, home] = [line.totals.away.runs, line.totals.home.runs];
  tally.games += 1;
  tally.runs += away + home;
  tally.runsSquared += away ** 2 + home ** 2;
  tally.totalSquared += (away + home) ** 2;
  tally.margin += home - away;
  tally.marginSquared += (home - away) ** 2;
  tally.oddTotals += (away + home) % 2;
  if (home > away) tally.homeWins += 1;
  if (Math.abs(home - away) === 1) tally.oneRun += 1;
  if (away === 0 || home === 0) tally.shutouts += 1;
  if (completedInnings > 9) tally.extraInnings += 1;
  for (let row = 0; row < sheet.length; row += BOX_WIDTH) {
    tally.plates += sheet[row + BOX.plateAppearances]!;
    tally.strikeouts += sheet[row + BOX.strikeouts]!;
    tally.walks += sheet[row + BOX.walks]!;
    tally.homers += sheet[row + BOX.homeRuns]!;
  }
}

/** Log loss of the no-vig opening and closing chances of the home side. */
export function addPrices(tally: LeagueTally, chances: { open: number; close: number }, hasHomeWon: boolean): void {
  const lossOf = (chance: number): number => -Math.log(hasHomeWon ? chance : 1 - chance);
  tally.priced += 1;
  tally.openingLoss += lossOf(chances.open);
  tally.closingLoss += lossOf(chances.close);
}

export function merged(tallies: readonly LeagueTally[]): LeagueTally {
  const sum = emptyTally();
  for (const tally of tallies) for (const key of Object.keys(sum) as (keyof LeagueTally)[]) sum[key] += tally[key];
  return sum;
}
