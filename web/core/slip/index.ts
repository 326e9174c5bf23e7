export { type Board, type BoardGame, useBoard, useSlates } from './game-board.ts';
export { betTypeName, gameLabel, selectionLabel, slateOfGame } from './game-label.ts';
export { slip } from './slip.ts';
export { closeSlip, openSlip, useIsSlipOpen } from './slip-dialog-state.ts';
export {
  type BetType,
  type GolfPick,
  type NewSlipEntry,
  type SelectionWire,
  type SlipEntry,
  type SlipIdentity,
  type SlipPatch,
  slipIdentity,
  type TrackedBetType,
} from './slip-entry.ts';
export { potentialWin } from './slip-rules.ts';
export { giveSlipTo } from './slip-store.ts';
export { useIsOnSlip, useSlip } from './use-slip.ts';
