export { getBalance } from './account/get-balance.ts';
export { isScore, jointsOf, type LegChance, legChance, type PricingInputs } from './chances.ts';
export { leagueChances } from './league-chances.ts';
export { placeBet } from './place/place-bet.ts';
export { practiceFeature } from './practice-feature.ts';
export { partName, payBet } from './pricing/pay-rules.ts';
export { quoteWithParts } from './pricing/quote-bet.ts';
export { costOfPart, type GameChances, type Part, parlayOutcome, partOf } from './pricing/same-game.ts';
export { presentAllBets } from './reads/export-bets.ts';
export { type BetView as VirtualBetView, legWords, listBetsByIds, listSettledBetween, practiceUsage } from './rows/bet-rows.ts';
export { listPeriods, listResets } from './rows/reset-rows.ts';
export { type ContestSum, countPending, sumByUser } from './rows/scoring-rows.ts';
export {
  type BetOutcome,
  flagLegs,
  gradeLegs,
  type LegGroup,
  listLegGroups,
  listMovedBets,
  lockMovedBets,
  type MovingBet,
  openLegs,
  writeOutcomes,
} from './rows/settle-rows.ts';
export { countVirtualSides, listSimulatedBackers } from './rows/side-rows.ts';
export { type CorrectableBet, enterLegGrade, findCorrectable } from './rows/staff-rows.ts';
