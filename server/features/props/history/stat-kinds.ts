import { PROP_KINDS, type PropKind } from '@clearedge/quant/grading';

/** The order in which a man's statistics are stored. */
export const BATTER_KINDS = PROP_KINDS.filter((kind) => !kind.startsWith('pitcher_'));
export const PITCHER_KINDS = PROP_KINDS.filter((kind) => kind.startsWith('pitcher_'));

export const isPitcherKind = (kind: PropKind): boolean => PITCHER_KINDS.includes(kind);
export const isPropKind = (text: string): text is PropKind => (PROP_KINDS as readonly string[]).includes(text);
/** Place of a proposition among its man's stored statistics. */
export const statPlace = (kind: PropKind): number => (isPitcherKind(kind) ? PITCHER_KINDS : BATTER_KINDS).indexOf(kind);
