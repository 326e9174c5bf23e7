export { fitOutlook } from './fit-outlook.ts';
export { gameFigures, measureGames, type ScoredGame } from './game-figures.ts';
export { type PricedGame, tallySeason } from './tally-season.ts';
