const NUMERIC = /^[\d.]+$/;
const PRIVATE_ENDINGS = [
  'localhost',
  'local',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'arpa',
  'onion',
  'invalid',
  'test',
];

/**
 * The address of a page anybody can open, as browsers write it: https, a name with a dot that is no number and none of a private network, no
 * user name or password in it. Null for everything else, also for text that is no address.
 */
export function publicLink(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  const host = url.hostname.replace(/\.$/, '');
  const parts = host.split('.');
  const isPublic = parts.length > 1 && !NUMERIC.test(host) && !host.startsWith('[') && !PRIVATE_ENDINGS.includes(parts.at(-1)!);
  return url.protocol === 'https:' && url.username === '' && url.password === '' && isPublic ? url.href : null;
}
