export { type Clinch, clinchOf } from './clinched.ts';
export {
  type ClubGame,
  type ClubRecord,
  gamesOf,
  type Outcome,
  outcomeOf,
  type PlayedGame,
  recordOf,
  standingPoints,
  type WinLossTie,
} from './club-record.ts';
export { DIVISIONS, type Division, divisionOf } from './divisions.ts';
export { type Bracket, type Playoffs, playoffsOf } from './playoffs.ts';
export { type StandingRow, type Standings, standingsOf } from './standings.ts';
export { type Placed, placeClubs, TIE_BREAK_STEPS, type TieBreak, type TieBreakStep } from './tie-break.ts';
