/** A counted number of a record of figures; 0 where it is missing: an absent count of a man who played is none. */
export function statOf(stat: Readonly<Record<string, unknown>> | null | undefined, name: string): number {
  const value = stat?.[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/** A rate, which comes as a text; null for ".---", "-.--", "*.**" and whatever else is no number. */
export function rateOf(stat: Readonly<Record<string, unknown>> | null | undefined, name: string): number | null {
  const value = stat?.[name];
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && /^-?\d*\.?\d+$/.test(value) ? Number(value) : null;
}
