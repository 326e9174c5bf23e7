export { fitFootball, fitKeys } from './fit-football.ts';
export { footballFigures } from './football-figures.ts';
export { footballReport } from './football-report.ts';
export { keyNumberGain, learntTerms } from './key-figures.ts';
export { readFootballSeasons } from './read-seasons.ts';
export { walkFootball } from './walk-football.ts';
