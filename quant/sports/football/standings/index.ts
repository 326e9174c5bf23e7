export { type Clinch, clinchOf } from './clinched.ts';
export { DIVISIONS, type Division, divisionOf } from './divisions.ts';
export { type Bracket, type Playoffs, playoffsOf } from './playoffs.ts';
export { type StandingRow, type Standings, standingsOf } from './standings.ts';
export {
  gamesOf,
  type Outcome,
  outcomeOf,
  type PlayedGame,
  recordOf,
  standingPoints,
  type TeamGame,
  type TeamRecord,
  type WinLossTie,
} from './team-record.ts';
export { type Placed, placeTeams, TIE_BREAK_STEPS, type TieBreak, type TieBreakStep } from './tie-break.ts';
