import { isIPv6 } from 'node:net';

/** The first eight groups of an IPv6 address, written out. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right];
}

const plain = (group: string): string => Number.parseInt(group, 16).toString(16);
const unmapped = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

/** One customer's network: the whole of an IPv4 address, the first 64 bits of an IPv6 address. */
export function addressPrefix(address: string): string {
  const bare = unmapped(address);
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, 4).map(plain).join(':')}::/64` : bare;
}

/** The neighborhood that one customer can move about in: the first 24 bits of an IPv4 address, the first 56 of an IPv6 address. */
export function networkPrefix(address: string): string {
  const bare = unmapped(address);
  const [a, b, c] = bare.split('.');
  if (!isIPv6(bare)) return c === undefined ? bare : `${a}.${b}.${c}.0/24`;
  const [w = '0', x = '0', y = '0', z = '0'] = groupsOf(bare);
  const high = Number.parseInt(z, 16) & 0xff00;
  return `${[w, x, y].map(plain).join(':')}:${high.toString(16)}::/56`;
}
