export { type Figure, isWithin, leagueFigures } from './league-figures.ts';
export { merged } from './league-tally.ts';
export { tallySeason } from './tally-season.ts';
