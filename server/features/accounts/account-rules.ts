import { skeletonOf } from '@clearedge/contract/names/skeleton';
import type { VerbConfig } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';

/** What makes two usernames or two addresses the same one. */
export const keyOf = (text: string): string => text.trim().normalize('NFKC').toLowerCase().normalize('NFKC');

export const DEMO_DOMAIN = 'clearedge.demo';
export const isDemoEmail = (emailKey: string): boolean => emailKey.endsWith(`@${DEMO_DOMAIN}`);

interface Keys {
  usernameKey: string;
  usernameSkeleton: string;
  emailKey: string;
}

/** What must be no one else's: the name as typed, and as it looks. */
export const nameKeysOf = (username: string): { usernameKey: string; usernameSkeleton: string } => ({
  usernameKey: keyOf(username),
  usernameSkeleton: skeletonOf(username),
});

const refuseField = (code: 'INVALID_INPUT' | 'ALREADY_EXISTS', path: string, message: string): never => {
  throw new DomainError(code, message, { issues: [{ path, message }] });
};

/** Refuses the names of the demo accounts in every mode: an installation may change its mode later. */
export function checkNotReserved(
  { usernameKey, emailKey }: Pick<Keys, 'usernameKey' | 'emailKey'>,
  reservedUsernameKeys: readonly string[],
): void {
  if (isDemoEmail(emailKey)) refuseField('INVALID_INPUT', 'email', 'This email address is reserved. Please use your own.');
  if (reservedUsernameKeys.includes(usernameKey)) refuseTakenUsername();
}

/** Says which of the two someone else has. */
export function refuseTaken(wanted: Keys, holders: readonly Keys[]): never {
  if (holders.some(({ emailKey }) => emailKey === wanted.emailKey))
    return refuseField('ALREADY_EXISTS', 'email', 'An account with this email already exists.');
  if (holders.some(({ usernameKey }) => usernameKey === wanted.usernameKey)) return refuseTakenUsername();
  return refuseLookAlike();
}

export const refuseLookAlike = (): never =>
  refuseField('ALREADY_EXISTS', 'username', 'This username looks like one that is already taken. Please choose another one.');

const refuseTakenUsername = (): never => refuseField('ALREADY_EXISTS', 'username', 'This username is already taken.');

/** The address in the configuration makes its owner the first admin; later admins are made by an admin. */
export const isFirstAdmin = (emailKey: string, adminEmail: string | null, hasAdmin: boolean): boolean =>
  adminEmail !== null && !hasAdmin && keyOf(adminEmail) === emailKey;

/** Real data and real people: there an admin's password alone opens nothing but the way to a second factor. */
export const mustEnrol = (user: { isAdmin: boolean; secondFactorAt: Date | null }, config: Pick<VerbConfig, 'dataSource'>): boolean =>
  config.dataSource === 'live' && user.isAdmin && user.secondFactorAt === null;

/** The demo accounts are shared by everybody who tries the product, and their password is on the sign-in dialog. */
export function checkNotShared(emailKey: string): void {
  if (isDemoEmail(emailKey))
    throw new DomainError('FORBIDDEN', 'The demo accounts are shared and stay as they are. Create an account of your own to do this.');
}
