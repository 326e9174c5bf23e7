import type { Estimate } from '@clearedge/quant/scoring';
import { type FootballFigures, HOME_RATE } from './football-figures.ts';

const fixed = (value: number, decimals = 4): string => value.toFixed(decimals);
const signed = (value: number): string => `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(4)}`;
const interval = ({ mean, low, high }: Estimate): string => `${signed(mean)} [${signed(low)}, ${signed(high)}]`;

const verdictOf = ({ gain }: FootballFigures): string => {
  if (gain.high < 0) return 'better than the home rate, beyond chance at 95%';
  if (gain.low > 0) return 'worse than the home rate, beyond chance at 95%';
  return 'not told apart from the home rate';
};

function linesOf(figures: FootballFigures): string[] {
  const { name, games, homeWins, ties, logLoss, homeRateLogLoss } = figures;
  return [
    `${name}: ${games} decided games, home won ${homeWins}, ties ${ties}`,
    `  log loss of the winner  model ${fixed(logLoss)}   constant home rate ${HOME_RATE} ${fixed(homeRateLogLoss)}   coin 0.6931`,
    `  model less home rate    ${interval(figures.gain)}   95%, bootstrap by days: ${verdictOf(figures)}`,
    `  margin RMSE             model ${fixed(figures.marginRmse, 2)}   the span's own mean ${fixed(figures.marginSpread, 2)}`,
    `  total RMSE              model ${fixed(figures.totalRmse, 2)}   the span's own mean ${fixed(figures.totalSpread, 2)}`,
    `  log loss of a cover     ${fixed(figures.coverLogLoss)} at the model's own line, coin 0.6931`,
  ];
}

export const footballReport = (all: readonly FootballFigures[], keys: { name: string; gain: Estimate }[]): string[] => [
  'Canadian football, walk-forward: each game from the games that were over when it began.',
  ...all.flatMap(linesOf),
  ...keys.map(({ name, gain }) => `Key numbers, ${name}: log chance of the margin that came ${interval(gain)} against the smooth curve`),
  'No past prices of this league are at hand: nothing here says whether the model knows what the books do not, and no return can be claimed.',
];
