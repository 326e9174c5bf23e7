import type { PickPrice } from './pick-source.ts';

const signed = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)}%`;

/** "EV +2.0%", and where past plays kept less than all of such claims, what it was before: "EV +2.0% (raw 3.1%, past plays of this kind kept 66%)". */
export function evWords({ ev, claimedEv, keptShare }: Pick<PickPrice, 'ev' | 'claimedEv' | 'keptShare'>): string {
  const isCut = keptShare !== null && keptShare < 1;
  return `EV ${signed(ev)}${isCut ? ` (raw ${(100 * claimedEv).toFixed(1)}%, past plays of this kind kept ${Math.round(100 * keptShare)}%)` : ''}`;
}
