const STAKE_TYPED_MAX = 9_999_999.99;

/** What a stake box means: dollars and cents, nothing below zero; anything that is no number is 0. */
export function readStake(text: string): number {
  const value = Number(text.trim().replace(/[$,]/g, ''));
  return Number.isFinite(value) && value > 0 ? Math.min(Math.round(value * 100) / 100, STAKE_TYPED_MAX) : 0;
}

export const UNIT_STEPS = [
  { label: '½ u', spoken: 'Half a unit', units: 0.5 },
  { label: '1 u', spoken: 'One unit', units: 1 },
  { label: '2 u', spoken: 'Two units', units: 2 },
  { label: '3 u', spoken: 'Three units', units: 3 },
] as const;

export const unitStake = (unit: number, units: number): number => Math.round(unit * units * 100) / 100;
