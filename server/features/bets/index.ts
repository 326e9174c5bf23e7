import { defineFeature } from '../../kernel/feature.ts';
import { betRoutes } from './routes.ts';

export {
  type BetRow,
  type BetView,
  countSides,
  findBetView,
  getBetView,
  listAllBets,
  listBetViews,
  lockBet,
  lockOwnBet,
} from './bet-rows.ts';
export { readPick } from './change/choose-again.ts';
export { correctTerms } from './change/correct-terms.ts';
export { contestDay } from './contest-day.ts';
export { listBetsOfContest, lockSettledBetween, openBets } from './due-rows.ts';
export { listFuturesToSettle, listSeasonsToSettle } from './futures/future-rows.ts';
export { deferUntil } from './held-until.ts';
export { type BetLegRow, type LegGrade, listLegs, listParlaysOfContest, openLegs, writeLegGrade } from './parlays/leg-rows.ts';
export { decideTicket } from './parlays/pay-rules.ts';
export { placeBet } from './place-bet.ts';
export { listGamePlayers } from './reading/player-rows.ts';
export { recordGrade } from './record-grade.ts';
export { SETTLE_JOB } from './request-grade.ts';
export { BOOK_NAMES } from './slips/slip-words.ts';
export { isParlayType } from './target/closed.ts';
export { type BetWire, toBet } from './to-bet.ts';
export { weeklyUsage } from './usage/weekly-usage.ts';
export const betsFeature = defineFeature({ name: 'bets', routes: betRoutes });
