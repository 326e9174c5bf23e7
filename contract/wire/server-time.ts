const NOW = /(?:^|,)\s*now;desc="([^"]+)"/;

/** The value of `Server-Timing` that tells the product's time. A page can read it of itself, and of every answer. */
export const serverTime = (now: Date): string => `now;desc="${now.toISOString()}"`;

/** Product time in milliseconds since 1970, from a `Server-Timing` header; null without one. */
export function readServerTime(header: string | null): number | null {
  const at = Date.parse(NOW.exec(header ?? '')?.[1] ?? '');
  return Number.isNaN(at) ? null : at;
}
