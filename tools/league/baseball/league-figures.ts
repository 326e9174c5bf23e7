import type { LeagueTally } from './league-tally.ts';

export interface Figure {
  name: string;
  simulated: number;
  /** Retrosheet game logs 2022–2024, 7,289 games; null where they say nothing. */
  real: number | null;
  low: number;
  high: number;
  digits: number;
  isShare: boolean;
}

export const isWithin = ({ simulated, low, high }: Figure): boolean => simulated >= low && simulated <= high;

/** The figures of a league beside those of the real one, each with the band it is to lie in. */
export function leagueFigures(tally: LeagueTally): Figure[] {
  const { games, plates, priced } = tally;
  const mean = tally.runs / (2 * games);
  const variance = tally.runsSquared / (2 * games) - mean ** 2;
  const deviation = (squares: number, sum: number): number => Math.sqrt(squares / games - (sum / games) ** 2);
  const closing = tally.closingLoss / priced;
  const count = (name: string, simulated: number, real: number | null, low: number, high: number, digits: number): Figure => ({
    name,
    simulated,
    real,
    low,
    high,
    digits,
    isShare: false,
  });
  const share = (name: string, simulated: number, real: number, low: number, high: number): Figure => ({
    name,
    simulated,
    real,
    low,
    high,
    digits: 1,
    isShare: true,
  });
  return [
    count('Runs a game, both sides', tally.runs / games, 8.862, 8.5, 9.1, 2),
    count("Variance over mean of a side's runs", variance / mean, 2.227, 2, 2.4, 2),
    count('Standard deviation of the total', deviation(tally.totalSquared, tally.runs), 4.439, 4.3, 4.75, 2),
    count('Standard deviation of the margin', deviation(tally.marginSquared, tally.margin), 4.447, 4.3, 4.65, 2),
    share('Odd totals', tally.oddTotals / games, 0.5891, 0.57, 0.61),
    share('Home wins', tally.homeWins / games, 0.5253, 0.53, 0.545),
    share('One-run games', tally.oneRun / games, 0.2812, 0.27, 0.3),
    share('Games with a shutout', tally.shutouts / games, 0.1332, 0.11, 0.15),
    share('Extra innings', tally.extraInnings / games, 0.0868, 0.08, 0.1),
    share('Strikeouts, of plate appearances', tally.strikeouts / plates, 0.2258, 0.22, 0.23),
    share('Walks, of plate appearances', tally.walks / plates, 0.0831, 0.08, 0.088),
    share('Home runs, of plate appearances', tally.homers / plates, 0.0301, 0.028, 0.032),
    count('Log loss of the closing moneyline', closing, null, 0.67, 0.681, 4),
    count('Gain of the close on the opening', tally.openingLoss / priced - closing, null, 0.0015, 0.02, 4),
    count('Plays that do not add up', tally.violations, null, 0, 0, 0),
  ];
}
