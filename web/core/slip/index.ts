export {
  type BetType,
  type NewSlipEntry,
  potentialWin,
  type SelectionWire,
  type SlipEntry,
  type SlipIdentity,
  slipIdentity,
} from './slip-rules.ts';
export { giveSlipTo, slip } from './slip-store.ts';
export { useIsOnSlip, useSlip } from './use-slip.ts';
