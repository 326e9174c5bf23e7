const HALF = /\p{Surrogate}/u;

/** True when no character of a text is half of a pair of surrogates. */
export const isWhole = (text: string): boolean => !HALF.test(text);

/** True when every text in a parsed body is whole: half a character is none, and would be stored as another. */
export function isWholeText(value: unknown): boolean {
  if (typeof value === 'string') return isWhole(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isWholeText);
  return Object.entries(value).every(([name, part]) => isWhole(name) && isWholeText(part));
}
