export interface FreshnessBounds {
  /** Ask no sooner than this, whatever the source says. */
  leastMs: number;
  /** Ask again after this at the latest. */
  mostMs: number;
}

/** Milliseconds for which an answer may be used without asking again: what the source advises, within our bounds; `leastMs` where it advises nothing. */
export function freshForMs(headers: Headers, now: Date, { leastMs, mostMs }: FreshnessBounds): number {
  return Math.min(mostMs, Math.max(leastMs, advisedMs(headers, now) ?? leastMs));
}

function advisedMs(headers: Headers, now: Date): number | null {
  const control = headers.get('cache-control') ?? '';
  if (/\b(no-store|no-cache)\b/i.test(control)) return 0;
  const maxAge = /\bmax-age\s*=\s*"?(\d{1,9})/i.exec(control)?.[1];
  const ageSeconds = Number(headers.get('age') ?? 0) || 0;
  if (maxAge !== undefined) return Math.max(0, Number(maxAge) - ageSeconds) * 1000;
  const expires = Date.parse(headers.get('expires') ?? '');
  return Number.isNaN(expires) ? null : Math.max(0, expires - now.getTime());
}
