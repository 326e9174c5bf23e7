export { countsForRatings, type FinishedGame, isFinished, isRegular, parseSeason, type SeasonGame } from './parse-season.ts';
