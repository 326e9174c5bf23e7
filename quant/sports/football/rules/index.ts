export { rulesOfSeason, type SeasonRules } from './rules-of-season.ts';
