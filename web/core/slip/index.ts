export { selectionLabel } from '@clearedge/contract/words/selection-label';
export { betTypeName, gameLabel, slateOfGame } from './game-label.ts';
export { slip } from './slip.ts';
export {
  type BetType,
  type GolfPick,
  type NewSlipEntry,
  type SelectionWire,
  type SlipEntry,
  type SlipIdentity,
  type SlipPatch,
  slipIdentity,
} from './slip-entry.ts';
export { useIsOnSlip, useSlip } from './slip-store.ts';
