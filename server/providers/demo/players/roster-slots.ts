import type { Position } from './player.ts';

export const BATTER_SLOTS: readonly Position[] = [
  'C',
  '1B',
  '2B',
  '3B',
  'SS',
  'LF',
  'CF',
  'RF',
  'DH',
  'C',
  'SS',
  'CF',
  '1B',
  '2B',
  'LF',
  'C',
  '3B',
];
export const REGULARS = 9;
export const ACTIVE_BATTERS = 13;
const STARTER_SLOTS = 7;
export const ROTATION = 5;
const RELIEVER_SLOTS = 10;
export const ACTIVE_RELIEVERS = 8;
/** The long man, who also starts in an emergency. */
export const LONG_RELIEVER = 7;
export const FIRST_STARTER_SLOT = BATTER_SLOTS.length;
export const FIRST_RELIEVER_SLOT = FIRST_STARTER_SLOT + STARTER_SLOTS;
export const ROSTER_SLOTS = FIRST_RELIEVER_SLOT + RELIEVER_SLOTS;

/** Slots that can stand in for a regular's position, best first. */
export const STAND_INS: Record<Position, readonly number[]> = {
  C: [9, 15],
  '1B': [12, 10, 16, 13],
  '2B': [10, 13, 16, 12],
  '3B': [10, 16, 12, 13],
  SS: [10, 13, 16],
  LF: [11, 14, 12, 16],
  CF: [11, 14],
  RF: [11, 14, 12, 16],
  DH: [12, 11, 14, 10, 16, 13],
  SP: [],
  RP: [],
};
