/** `Retry-After` in either of its forms (seconds, or a date); null where it is absent or nonsense. */
export function readRetryAfter(headers: Headers, now: Date): Date | null {
  const text = headers.get('retry-after')?.trim();
  if (!text) return null;
  const at = /^\d{1,9}$/.test(text) ? now.getTime() + Number(text) * 1000 : Date.parse(text);
  return Number.isFinite(at) ? new Date(Math.max(at, now.getTime())) : null;
}
