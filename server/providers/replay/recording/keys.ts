/** Query parameters that carry somebody's key, in any spelling that a provider here uses. */
const KEY_NAME = /^(api[-_]?key|key|token|access[-_]?token|auth|authorization|signature|sig|secret|client[-_]?secret|password)$/i;
const KEY_HEADERS = ['authorization', 'x-api-key', 'api-key', 'x-auth-token', 'cookie', 'proxy-authorization'];
const REMOVED = '***';
/** Shorter texts would be struck out of ordinary words. */
const LEAST_LENGTH = 4;

/** The address as it is stored: without keys, its parameters in order, so that one question has one spelling. */
export function withoutKeys(asked: string): string {
  const url = new URL(asked, 'http://replay.local');
  for (const name of new Set(url.searchParams.keys())) if (KEY_NAME.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return `${url.pathname}${url.search}`;
}

/** Every secret that a question carries, to be struck out of whatever comes back. */
export function secretsOf(asked: string, headers: Readonly<Record<string, string | undefined>>): string[] {
  const { searchParams } = new URL(asked, 'http://replay.local');
  const inQuery = [...searchParams].flatMap(([name, value]) => (KEY_NAME.test(name) ? [value] : []));
  const inHeaders = KEY_HEADERS.flatMap((name) => headers[name] ?? []).flatMap((value) => [value, value.replace(/^\S+\s+/, '')]);
  return [...new Set([...inQuery, ...inHeaders])].filter(({ length }) => length >= LEAST_LENGTH).sort((a, b) => b.length - a.length);
}

/** A text with the secrets struck out, plain or in the spelling of an address. */
export function strikeOut(text: string, secrets: readonly string[]): string {
  let clean = text;
  for (const secret of secrets)
    for (const spelling of [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
      clean = clean.replaceAll(spelling, REMOVED);
  return clean;
}
