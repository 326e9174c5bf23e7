import { createHash } from 'node:crypto';
import { addressPrefix, networkPrefix } from '../../../kernel/text.ts';

const MINUTE = 60_000;
export const WINDOW_MS = 15 * MINUTE;
/** As long as a reset link works: when no further mail goes out, the newest link in the inbox still opens the account. */
export const RESET_MAILS_WINDOW_MS = 30 * MINUTE;
export const LONGEST_WINDOW_MS = 24 * 60 * MINUTE;

export interface Throttle {
  key: string;
  mostTries: number;
  windowMs: number;
}

/** Wrong guesses by browsers new to the account before its owner is told. */
export const GUESSES_REPORTED = 10;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
const limit = (key: string, mostTries: number, windowMs = WINDOW_MS): Throttle => ({ key: key.slice(0, 160), mostTries, windowMs });

// Keyed by what was typed, known or not: a throttle that only known accounts have would tell which ones exist.

/** Guesses at one account by one network; the rest of the world has counters of its own. */
export const guessThrottle = (emailKey: string, address: string): Throttle =>
  limit(`guess:${digest(emailKey)}:${networkPrefix(address)}`, 10);
/** Guesses at one account by every browser that is new to it, wherever from: 2,400 a day however many networks take part. */
export const strangersThrottle = (emailKey: string): Throttle => limit(`strangers:${digest(emailKey)}`, 100, 60 * MINUTE);
/** Guesses by a browser that signed in to the account before: no one else can use these up. */
export const deviceThrottle = (emailKey: string, device: string): Throttle => limit(`device:${digest(`${emailKey} ${device}`)}`, 10);
/** The current password asked for in a live session. */
export const sessionThrottle = (sessionId: string): Throttle => limit(`session:${sessionId}`, 10);
/** Wrong guesses by new browsers, for the mail to the owner. */
export const reportedThrottle = (emailKey: string): Throttle => limit(`told:${digest(emailKey)}`, GUESSES_REPORTED, LONGEST_WINDOW_MS);

// A household or an office shares one address, so an address may fail ten times as often as an account.
export const addressThrottle = (address: string): Throttle => limit(`address:${addressPrefix(address)}`, 100);
export const newcomerThrottle = (address: string): Throttle => limit(`register:${addressPrefix(address)}`, 300);
export const referralThrottle = (address: string): Throttle => limit(`referral:${addressPrefix(address)}`, 30);

export const resetThrottle = (emailKey: string, asker: string): Throttle => limit(`reset:${digest(`${emailKey} ${asker}`)}`, 5);
/** Mails that browsers new to the account can cause. */
export const resetMailsThrottle = (emailKey: string): Throttle => limit(`reset-mails:${digest(emailKey)}`, 6, RESET_MAILS_WINDOW_MS);

/** Three of a million codes are right at a time: five tries a quarter of an hour leave a thief with the password one chance in 700 a day. */
export const codeThrottle = (userId: string, asker: string | null): Throttle =>
  limit(asker === null ? `code:${userId}` : `code:${userId}:${digest(asker)}`, 5);

/** Seconds until the window ends; at least one. */
export const retryAfterSeconds = (windowStartedAt: Date, now: Date, windowMs = WINDOW_MS): number =>
  Math.max(1, Math.ceil((windowStartedAt.getTime() + windowMs - now.getTime()) / 1000));
