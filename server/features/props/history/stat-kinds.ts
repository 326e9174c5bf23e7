import { BATTER_KINDS, isPitcherKind, PITCHER_KINDS, type PropKind } from '@clearedge/quant/grading';

/** Place of a proposition among its man's stored statistics; -1 of one that is not stored. */
export const statPlace = (kind: PropKind): number => (isPitcherKind(kind) ? PITCHER_KINDS : BATTER_KINDS).findIndex((one) => one === kind);
