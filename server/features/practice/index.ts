export { practiceUsage } from './account/practice-usage.ts';
export { resetBalance } from './account/reset-balance.ts';
export { placeBet } from './place/place-bet.ts';
export { practiceFeature } from './practice-feature.ts';
export { payBet } from './pricing/pay-rules.ts';
export { presentBet, type VirtualBetWire } from './reads/present-bet.ts';
export { type BetView as VirtualBetView, listAllBets as listVirtualBets, listBetsByIds } from './rows/bet-rows.ts';
export {
  type BetOutcome,
  flagLegs,
  gradeLegs,
  type LegGrade,
  type LegGroup,
  listEventsWithOpenLegs,
  listLegGroups,
  listMovedBets,
  lockMovedBets,
  type MovingBet,
  writeOutcomes,
} from './rows/settle-rows.ts';
export { countVirtualSides, listSimulatedBackers, type SideCount } from './rows/side-rows.ts';
export { type CorrectableBet, enterLegGrade, findCorrectable } from './rows/staff-rows.ts';
export { countPending, type PracticeSum, sumByUser } from './rows/stat-rows.ts';
