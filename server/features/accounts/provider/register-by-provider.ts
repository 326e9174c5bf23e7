import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { hashToken } from '../../../kernel/secrets.ts';
import { machineNow } from '../machine-time.ts';
import { NO_PASSWORD } from '../passwords/password-hash.ts';
import { checkMayBeNamed, type JoinHooks, join } from '../sign-in/register.ts';
import { tripOver } from './ask-provider.ts';
import { findTrip, insertIdentity, spendTrip } from './provider-rows.ts';

/** An account without a password, for whoever the provider vouched for in this browser some minutes ago. */
export const registerByProvider =
  (hooks: JoinHooks): Verb<'POST /api/auth/provider/register'> =>
  async (ctx, { body }) => {
    const keyHash = hashToken(ctx.request?.sessionToken ?? '');
    const proven = (await findTrip(ctx.db, keyHash, machineNow(ctx)))?.proven;
    if (!proven) throw tripOver();
    const { issuer, subject, email } = proven;
    const newcomer = { ...body, email };
    checkMayBeNamed(newcomer);
    const onCreated = async (tx: Ctx, userId: string): Promise<void> => {
      // Refused together with the account: a name that is taken leaves the proof for another try.
      if (!(await spendTrip(tx.db, keyHash, machineNow(tx)))) throw tripOver();
      if (!(await insertIdentity(tx.db, { issuer, subject, userId, email, connectedAt: tx.now() })))
        throw new DomainError('CONFLICT', 'You have an account already. Please sign in again.');
    };
    return join(ctx, hooks, newcomer, { makeHash: async () => NO_PASSWORD, onCreated });
  };
