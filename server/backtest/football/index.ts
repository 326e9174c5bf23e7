export { fitFootball, fitKeys } from './fit-football.ts';
export { type FootballFigures, footballFigures } from './football-figures.ts';
export { footballReport } from './football-report.ts';
export { keyNumberGain, learntTerms } from './key-figures.ts';
export { readFootballSeasons } from './read-seasons.ts';
export { type FootballPrediction, walkFootball } from './walk-football.ts';
