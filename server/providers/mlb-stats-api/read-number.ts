type Figures = Readonly<Record<string, unknown>> | null | undefined;

/** A counted number of a record of figures; null where it is missing or no count: a field that was renamed is unknown, not 0. */
export function statOf(stat: Figures, name: string): number | null {
  const value = stat?.[name];
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/** Several counts at once; null where one of them is unknown. */
export function statsOf<Key extends string>(stat: Figures, names: Readonly<Record<Key, string>>): Record<Key, number> | null {
  const entries = Object.entries<string>(names).map(([key, name]) => [key, statOf(stat, name)] as const);
  return entries.every(([, value]) => value !== null) ? (Object.fromEntries(entries) as Record<Key, number>) : null;
}

/** A rate, which comes as a text; null for ".---", "-.--", "*.**" and whatever else is no number. */
export function rateOf(stat: Figures, name: string): number | null {
  const value = stat?.[name];
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && /^-?\d*\.?\d+$/.test(value) ? Number(value) : null;
}
