import type { ChosenLeg, NewLeg } from '../parlay-types.ts';

/** What somebody has put together so far. */
export interface Choice {
  legs: readonly ChosenLeg[];
  stake: number;
}

const BET_TYPES: readonly string[] = ['moneyline', 'spread', 'total', 'prop'];

function isLeg(value: unknown): value is ChosenLeg {
  if (typeof value !== 'object' || value === null) return false;
  const leg = value as Record<string, unknown>;
  const isText = (name: string): boolean => typeof leg[name] === 'string';
  const isNamed = ['id', 'gameId', 'selection', 'startsAt'].every(isText) && BET_TYPES.includes(String(leg.betType));
  return isNamed && Number.isInteger(leg.odds) && typeof leg.pick === 'object' && leg.pick !== null;
}

/** What was stored, as far as it can be read; `usual` is the stake that stands for none. */
export function readChoice(stored: unknown, usual: number): Choice {
  const { legs, stake } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  return {
    legs: Array.isArray(legs) ? legs.filter(isLeg) : [],
    stake: typeof stake === 'number' && Number.isFinite(stake) && stake >= 0 ? stake : usual,
  };
}

export const hasLeg = ({ legs }: Choice, id: string): boolean => legs.some((leg) => leg.id === id);
export const withLeg = (choice: Choice, leg: ChosenLeg): Choice =>
  hasLeg(choice, leg.id) ? choice : { ...choice, legs: [...choice.legs, leg] };
export const withoutLeg = (choice: Choice, id: string): Choice => ({ ...choice, legs: choice.legs.filter((leg) => leg.id !== id) });
export const withPrice = (choice: Choice, id: string, odds: number): Choice => ({
  ...choice,
  legs: choice.legs.map((leg) => (leg.id === id ? { ...leg, odds } : leg)),
});

/** A chosen leg as the wire wants it. */
export const toLeg = ({ gameId, betType, selection, odds, pick }: ChosenLeg): NewLeg => ({ gameId, betType, selection, odds, pick });
