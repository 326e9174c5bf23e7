export type { PlayedGame } from '../../league/table.ts';
export { CFL_SEASON } from '../season-rules.ts';
export { type Clinch, clinchOf } from './clinched.ts';
export { DIVISIONS, type Division, divisionOf } from './divisions.ts';
export { type Bracket, type Playoffs, playoffsOf } from './playoffs.ts';
export { placeTeams, type StandingRow, type Standings, standingsOf, type TieBreak } from './standings.ts';
