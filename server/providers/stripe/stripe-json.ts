/** Read-only steps into what a vendor sent; nothing in it is believed to be there. */
export type Json = Readonly<Record<string, unknown>>;

export const objectOf = (value: unknown): Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Json) : {};
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
export const wholeOf = (value: unknown): number | null => (typeof value === 'number' && Number.isSafeInteger(value) ? value : null);
/** The id of what is either an id or the thing itself. */
export const idOf = (value: unknown): string | null => textOf(value) ?? textOf(objectOf(value).id);

const LAST_SECOND = 8_640_000_000_000;
/** Unix seconds. */
export function timeOf(value: unknown): Date | null {
  const seconds = wholeOf(value);
  return seconds === null || Math.abs(seconds) > LAST_SECOND ? null : new Date(seconds * 1000);
}
