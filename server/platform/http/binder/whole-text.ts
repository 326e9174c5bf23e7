const HALF = /\p{Surrogate}/u;

/** True when no character of a text is half of a pair of surrogates. */
export const isWhole = (text: string): boolean => !HALF.test(text);

/** Where in a parsed body a text holds half a character, which is none and would be stored as another; null when nowhere. */
export function findHalfText(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return isWhole(value) ? null : path.join('.');
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    const found = isWhole(name) ? findHalfText(part, [...path, name]) : path.join('.');
    if (found !== null) return found;
  }
  return null;
}
