export { type Clinch, clinchOf } from './clinched.ts';
export { DIVISIONS, type Division, divisionOf } from './divisions.ts';
export { type Bracket, type Playoffs, playoffsOf } from './playoffs.ts';
export {
  gamesOf,
  type Outcome,
  outcomeOf,
  type Placed,
  type PlayedGame,
  placeTeams,
  recordOf,
  type StandingRow,
  type Standings,
  standingPoints,
  standingsOf,
  type TeamGame,
  type TeamRecord,
  TIE_BREAK_STEPS,
  type TieBreak,
  type TieBreakStep,
  type WinLossTie,
} from './standings.ts';
