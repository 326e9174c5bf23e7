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

const MOST_CAUSES = 4;
const PARAMETERS = '\nparams: ';

/** What an error says and where it came from, without the parameters of its statement: they are anybody's data, with line breaks of their own. */
function notifyOne(error: Error): string {
  const { message, stack = message } = error;
  const stated = message.split(PARAMETERS, 1)[0] ?? '';
  const from = stack.indexOf(message);
  return from < 0 || message === '' ? withoutParameters(stack) : stack.slice(0, from) + stated + stack.slice(from + message.length);
}

/** An error with its causes, as a log and the table of jobs may keep it. */
export function notifyError(error: unknown): string {
  const parts: string[] = [];
  for (let at = error, depth = 0; at !== undefined && depth < MOST_CAUSES; depth++) {
    parts.push(at instanceof Error ? notifyOne(at) : JSON.stringify(at));
    at = at instanceof Error ? at.cause : undefined;
  }
  return parts.join('\ncaused by ');
}

/** A text in which an error was already told, without the parameters of a statement; what came after them goes too. */
export function withoutParameters(text: string): string {
  const from = text.indexOf(PARAMETERS);
  return from < 0 ? text : text.slice(0, from);
}

/**
 * The lines of a UTF-8 stream, split at line feeds alone (a carriage return before one is dropped). Node's own readline also splits at U+2028
 * and U+2029 since version 24, which may stand inside a JSON text.
 */
export async function* textLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let rest: string[] = [];
  for await (const chunk of chunks) {
    const pieces = decoder.decode(chunk, { stream: true }).split('\n');
    rest.push(pieces[0]!);
    for (const piece of pieces.slice(1)) {
      yield withoutReturn(rest.join(''));
      rest = [piece];
    }
  }
  const last = rest.join('') + decoder.decode();
  if (last !== '') yield withoutReturn(last);
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line);

const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as HTML or SVG shows it, wherever in an element or a quoted attribute. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITY[sign]!);
