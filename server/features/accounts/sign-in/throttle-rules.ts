import { createHash } from 'node:crypto';
import { addressPrefix } from '../../../kernel/text/address-prefix.ts';

export const WINDOW_MS = 15 * 60_000;

export interface Throttle {
  key: string;
  mostTries: number;
}

// A household or an office shares one address, so an address may fail ten times as often as an account.
const MOST_TRIES = { account: 10, address: 100, newcomers: 300, referrals: 30, resets: 5, codes: 5 } as const;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Keyed by what was typed, known or not: a throttle that only known accounts have would tell which ones exist. */
export const accountThrottle = (emailKey: string): Throttle => ({
  key: `account:${digest(emailKey)}`,
  mostTries: MOST_TRIES.account,
});

export const addressThrottle = (address: string): Throttle => ({
  key: `address:${addressPrefix(address)}`.slice(0, 120),
  mostTries: MOST_TRIES.address,
});

export const newcomerThrottle = (address: string): Throttle => ({
  key: `register:${addressPrefix(address)}`.slice(0, 120),
  mostTries: MOST_TRIES.newcomers,
});
export const referralThrottle = (address: string): Throttle => ({
  key: `referral:${addressPrefix(address)}`.slice(0, 120),
  mostTries: MOST_TRIES.referrals,
});
export const resetThrottle = (emailKey: string): Throttle => ({ key: `reset:${digest(emailKey)}`, mostTries: MOST_TRIES.resets });
/** Three of a million codes are right at a time: five tries a quarter of an hour leave a thief with the password one chance in 700 a day. */
export const codeThrottle = (userId: string): Throttle => ({ key: `code:${userId}`, mostTries: MOST_TRIES.codes });

/** Seconds until the window ends; at least one. */
export const retryAfterSeconds = (windowStartedAt: Date, now: Date): number =>
  Math.max(1, Math.ceil((windowStartedAt.getTime() + WINDOW_MS - now.getTime()) / 1000));
