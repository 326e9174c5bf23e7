import { skeletonOf } from './skeleton.ts';

/** Refused as a part of a name, whatever stands beside it: they speak for the product. */
const OFFICIAL = ['admin', 'administrator', 'moderator', 'support', 'staff', 'official', 'clearedge', 'helpdesk', 'sysadmin'];
/** Refused as a whole name. */
const WHOLE = [
  'root',
  'system',
  'help',
  'mod',
  'mods',
  'null',
  'undefined',
  'nan',
  'none',
  'nil',
  'true',
  'false',
  'void',
  'anonymous',
  'unknown',
  'deleted',
  'security',
  'abuse',
  'postmaster',
  'webmaster',
  'hostmaster',
  'info',
  'contact',
  'team',
  'owner',
  'everyone',
  'here',
  'all',
  'me',
  'you',
  'billing',
  'payments',
  'sales',
  'legal',
  'noreply',
  'no-reply',
  'mailer-daemon',
  'bot',
  'service',
  'api',
  'www',
  'test',
  'demo',
  'guest',
];

// Accents and separators do not make it another name.
const bare = (text: string): string => skeletonOf(text).replace(/[\p{M}\p{P}\p{S}\p{Z}]/gu, '');
const partsOf = (name: string): string[] => name.split(/[\p{P}\p{S}\p{Z}]+/u);
const withoutNumber = (name: string): string => name.replace(/^\p{N}+|(?<!\p{N})\p{N}+$/gu, '');
const looksOf = (name: string): string[] => [bare(name), bare(withoutNumber(name))];

const official = new Set(OFFICIAL.map(bare));
const whole = new Set([...OFFICIAL, ...WHOLE].map(bare));
const PRODUCT = bare('clearedge');

/** Whether a name claims to speak for the product, however it is spelled or separated, or means nothing to a program. */
export function isReservedName(name: string): boolean {
  // A capital I looks like a small L, and is an i all the same.
  return [name, name.normalize('NFKC').toLowerCase()].some(
    (one) =>
      looksOf(one).some((look) => whole.has(look)) ||
      bare(one).includes(PRODUCT) ||
      partsOf(one).some((part) => looksOf(part).some((look) => official.has(look))),
  );
}
