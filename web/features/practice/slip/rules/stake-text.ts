const MOST = 9_999_999.99;

/** What a stake box means: dollars and cents, nothing below zero; anything that is no number is 0. */
export function readDollars(text: string): number {
  const dollars = Number(text.replace(/[$,\s]/g, ''));
  return dollars > 0 ? Math.min(MOST, Math.round(dollars * 100) / 100) : 0;
}

/** Whole dollars without their cents. */
export const writeDollars = (dollars: number): string => (Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2));

/** A share of a balance, rounded down to the cent: rounded up it could be more than there is. */
export const shareOf = (balance: number, share: number): number => Math.floor(Math.round(balance * 100) * share + 1e-9) / 100;
