export { createLeague } from '../league/league.ts';
export { type Figure, isWithin, leagueFigures } from './league-figures.ts';
export { merged } from './league-tally.ts';
export { tallySeason } from './tally-season.ts';
export { trueHomeChance } from './true-chance.ts';
