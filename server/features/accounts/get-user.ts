import type { Ctx } from '../../kernel/ctx.ts';
import { type Account, findAccount, getAccount } from './account-rows.ts';

/** What other slices may know of an account; the password hash stays here. */
export type KnownUser = Omit<Account, 'passwordHash' | 'usernameKey' | 'emailKey'>;

const withoutSecrets = ({ passwordHash: _hash, usernameKey: _username, emailKey: _email, ...known }: Account): KnownUser => known;

export const getUser = async (ctx: Ctx, userId: string): Promise<KnownUser> => withoutSecrets(await getAccount(ctx.db, userId));

export async function findUser(ctx: Ctx, userId: string): Promise<KnownUser | null> {
  const account = await findAccount(ctx.db, userId);
  return account && withoutSecrets(account);
}
