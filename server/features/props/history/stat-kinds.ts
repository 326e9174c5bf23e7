import { BATTER_KINDS, isPitcherKind, PITCHER_KINDS, type PropKind } from '@clearedge/quant/grading';

/** Place of a proposition among its man's stored statistics. */
export const statPlace = (kind: PropKind): number => (isPitcherKind(kind) ? PITCHER_KINDS : BATTER_KINDS).indexOf(kind);
