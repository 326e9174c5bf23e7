import { complainOfName } from '../../names/index.ts';
import { BRAND_LIMITS, RESERVED_SLUGS, SLUG_LIMITS } from './white-label-terms.ts';

/** A value as it is stored, or what is wrong with the one given. */
export type Read = { value: string } | { complaint: string };

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
/** Names that no public registry gives out (RFC 2606, 6761, 6762, 8375, 9476), and the ones private networks use. */
const PRIVATE_ENDINGS = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|test|invalid|example|onion|alt|home\.arpa)$/;
// Characters that cannot be seen or turn the reading direction: a name must be what it looks like.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
const EMAIL = /^[a-z0-9_+-]+(\.[a-z0-9_+-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}$/i;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const HOST_COMPLAINT = 'Enter a public host name such as odds.example.com, without https:// and without a path.';
const URL_COMPLAINT = 'Enter a public address that begins with https://.';

/** A host name that the public name system can have: no address, no private name; its last label is no number. */
function isPublicHost(host: string): boolean {
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  const isName = labels.length >= 2 && labels.every((label) => LABEL.test(label)) && !/^\d+$|^0x[0-9a-f]*$/.test(last);
  return isName && host.length <= BRAND_LIMITS.domain && !PRIVATE_ENDINGS.test(host);
}

function parse(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** A host name in lower case and ASCII (IDNA); empty stays empty. */
export function readDomain(text: string): Read {
  const given = text.trim();
  if (given === '') return { value: '' };
  // A URL parser forgives: what is no plain name is refused before it is asked.
  if (/[\s/\\?#@:%[\]]/.test(given) || UNSEEN.test(given)) return { complaint: HOST_COMPLAINT };
  const host = parse(`https://${given}/`)?.hostname ?? '';
  return isPublicHost(host) ? { value: host } : { complaint: HOST_COMPLAINT };
}

/** An https address of a public host without a user name in it; empty stays empty. */
export function readHttpsUrl(text: string): Read {
  const given = text.trim();
  if (given === '') return { value: '' };
  const refused = { complaint: URL_COMPLAINT };
  if (!/^https:\/\/[^/\\]/i.test(given) || /[\s\\<>"`]/.test(given) || UNSEEN.test(given)) return refused;
  const url = parse(given);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || !isPublicHost(url.hostname)) return refused;
  return url.href.length <= BRAND_LIMITS.url ? { value: url.href } : { complaint: `At most ${BRAND_LIMITS.url} characters.` };
}

/** An email address; empty stays empty. */
export function readEmail(text: string): Read {
  const given = text.trim();
  if (given === '') return { value: '' };
  return given.length <= BRAND_LIMITS.email && EMAIL.test(given)
    ? { value: given }
    : { complaint: 'Enter an email address such as help@example.com.' };
}

/** A color as #rrggbb in lower case. */
export function readColor(text: string): Read {
  const given = text.trim().toLowerCase();
  return /^#[0-9a-f]{6}$/.test(given) ? { value: given } : { complaint: 'Enter a color as # and six digits, such as #1d6fd8.' };
}

/** One line of words of at most so many characters. */
export function readWords(text: string, most: number): Read {
  const given = text.trim();
  if (UNSEEN.test(given)) return { complaint: 'Use visible characters only, on one line.' };
  return given.length <= most ? { value: given } : { complaint: `At most ${most} characters.` };
}

export function readCompanyName(text: string): Read {
  const read = readWords(text.normalize('NFC'), BRAND_LIMITS.companyName);
  if ('complaint' in read) return read;
  if (read.value === '') return { complaint: 'Enter the name of your company.' };
  const complaint = complainOfName(read.value);
  return complaint === null ? read : { complaint };
}

/** The part of the address after /w/. */
export function readSlug(text: string): Read {
  const given = text.trim().toLowerCase();
  const { least, most } = SLUG_LIMITS;
  if (given.length < least || given.length > most) return { complaint: `${least} to ${most} characters.` };
  if (!SLUG.test(given)) return { complaint: 'Letters a to z, digits and single hyphens between them.' };
  return RESERVED_SLUGS.has(given) ? { complaint: 'This address is reserved. Choose another one.' } : { value: given };
}
