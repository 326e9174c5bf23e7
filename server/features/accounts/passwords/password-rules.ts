import { Refusal } from '../../../kernel/refusal.ts';
import { keyOf } from '../account-rules.ts';
import { COMMON_WORDS } from './common-words.ts';

const SHORTEST = 6;
/** Neighbours on a keyboard, across and down, and in the alphabet. */
const WALKS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
  'qaz',
  'wsx',
  'edc',
];
const STEPS = new Set(
  WALKS.flatMap((walk) =>
    Array.from(walk)
      .slice(1)
      .flatMap((to, at) => [`${walk[at]}${to}`, `${to}${walk[at]}`]),
  ),
);
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** In turns from two ends of the keyboard: no run, no repeat, and still on every list. */
const ZIGZAGS = [
  '1q2w3e',
  'q1w2e3',
  '1a2b3c',
  'a1b2c3',
  '1z2x3c',
  '1w2e3r',
  '1qazxsw',
  'zaq12wsx',
  'zaq1xsw',
  '1qazzaq',
  'qazxsw',
  'adgjmp',
  'thx1138',
  'ncc1701',
  'gfhjkm',
];

const lookalike = (text: string): string => text.replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);
const bare = (text: string): string => text.replace(/^[\d\W_]+|[\d\W_]+$/g, '');

/** A common word with at most six digits or signs around it: monkey, Monkey12, p@ssw0rd!, 123hello. */
function isCommonWord(text: string): boolean {
  const word = bare(text);
  if (text.length - word.length <= 6 && (COMMON_WORDS.has(word) || COMMON_WORDS.has(lookalike(word)))) return true;
  const stem = text.replace(/[\d\W_]{1,4}$/, '');
  return COMMON_WORDS.has(lookalike(text)) || COMMON_WORDS.has(lookalike(stem));
}

/** Mostly one step after another: 123456, abc123, qwerty12, 112233, 1qaz2wsx. */
function isWalk(text: string): boolean {
  let breaks = 0;
  for (let at = 1; at < text.length; at++) {
    const [from, to] = [text[at - 1], text[at]];
    if (from !== to && !STEPS.has(`${from}${to}`)) breaks += 1;
  }
  return breaks <= text.length / 6;
}

const isRepeat = (text: string): boolean => /^(.{1,4})\1+$/s.test(text) || /^(.+)\1$/s.test(text);
const isShortNumber = (text: string): boolean => /^[\d./-]{1,8}$/.test(text);
const isZigzag = (text: string): boolean => ZIGZAGS.some((zigzag) => text.startsWith(zigzag) && text.length <= zigzag.length + 6);

/** A name of the account with too little around it to be a password of its own. */
const isMostlyName = (text: string, name: string): boolean =>
  name.length >= 3 && text.includes(name) && text.length - name.length < SHORTEST;

export interface PasswordOwner {
  username: string;
  email: string;
}

/** True for what stands near the top of every list that attackers try, and for variations on the account's own names. */
export function isCommonPassword(password: string, owner: PasswordOwner): boolean {
  const text = keyOf(password);
  const email = keyOf(owner.email);
  const names = [keyOf(owner.username), email, email.slice(0, email.indexOf('@'))];
  if (names.some((name) => isMostlyName(text, name))) return true;
  return isCommonWord(text) || isWalk(text) || isRepeat(text) || isShortNumber(text) || isZigzag(text);
}

export function checkNewPassword(password: string, owner: PasswordOwner, field: 'password' | 'newPassword'): void {
  const message = 'This password is too common. Please choose another.';
  if (isCommonPassword(password, owner)) throw new Refusal('INVALID_INPUT', message, { issues: [{ path: field, message }] });
}
