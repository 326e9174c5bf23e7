import type { PickPrice } from './pick-source.ts';

const signed = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)}%`;

/** "EV +2.0%", and where past plays kept less than all of such claims, what it was before: "EV +2.0% (3.1% by our number; plays like it have held 66% of their edge)". */
export function evWords({ ev, claimedEv, keptShare }: Pick<PickPrice, 'ev' | 'claimedEv' | 'keptShare'>): string {
  const isCut = keptShare !== null && keptShare < 1;
  return `EV ${signed(ev)}${isCut ? ` (${(100 * claimedEv).toFixed(1)}% by our number; plays like it have held ${Math.round(100 * keptShare)}% of their edge)` : ''}`;
}
