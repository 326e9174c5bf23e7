import { requireUser } from '../../../kernel/access.ts';
import { audit } from '../../../kernel/audit.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { getAccount, lockAccount } from '../account-rows.ts';
import { NO_PASSWORD } from '../passwords/password-hash.ts';
import { getProvider } from './ask-provider.ts';
import { mailConnectionJob } from './mail-connection.ts';
import { deleteConnection, findConnection } from './provider-rows.ts';

export const getSignInConnection: Verb<'GET /api/auth/provider'> = async (ctx) => {
  const account = await getAccount(ctx.db, requireUser(ctx.actor));
  const { signInProvider } = ctx.ports;
  const found = signInProvider && (await findConnection(ctx.db, account.id, signInProvider.issuer));
  return {
    name: signInProvider?.name ?? null,
    connection: found && { email: found.email, connectedAt: found.connectedAt.toISOString() },
    hasPassword: account.passwordHash !== NO_PASSWORD,
  };
};

/** Never the last way in. */
export const disconnectProvider: Verb<'POST /api/auth/provider/disconnect'> = (ctx) =>
  ctx.transact(async (tx) => {
    const { issuer, name } = getProvider(tx);
    const account = await lockAccount(tx.db, requireUser(tx.actor));
    if (account.passwordHash === NO_PASSWORD)
      throw new DomainError('CONFLICT', `Set a password first: without ${name} you could not sign in again.`);
    if (!(await deleteConnection(tx.db, account.id, issuer))) throw new DomainError('NOT_FOUND', `${name} is not connected.`);
    await audit(tx, 'account.provider-disconnected', `user:${account.id}`, { issuer });
    await tx.enqueue(mailConnectionJob, { userId: account.id, name, isConnected: false });
    await tx.publish({ topic: 'user', userId: account.id, what: 'session' });
    return { ok: true };
  });
