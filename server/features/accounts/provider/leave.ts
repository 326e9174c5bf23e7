import { requireUser } from '../../../kernel/access.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { hashToken } from '../../../kernel/secrets.ts';
import { getAccount } from '../account-rows.ts';
import { checkNotShared } from '../account-rules.ts';
import { machineNow } from '../machine-time.ts';
import { openHalf, sendSession } from '../sessions/open-session.ts';
import { pendingExpiryOf } from '../sessions/session-rules.ts';
import { askProvider } from './ask-provider.ts';
import { insertTrip } from './provider-rows.ts';

const STATE_BYTES = 32;

async function depart(ctx: Ctx): Promise<{ url: string; keyHash: string }> {
  const state = ctx.randomBytes(STATE_BYTES).toString('base64url');
  const url = await askProvider(ctx, state, (provider, attempt) => provider.addressFor(attempt));
  return { url, keyHash: hashToken(state) };
}

/** Sends a browser to the provider; the cookie it leaves with is what it has to come back with. */
export const startProviderSignIn: Verb<'POST /api/auth/provider/start'> = async (ctx) => {
  const { url, keyHash } = await depart(ctx);
  const session = await ctx.transact((tx) =>
    openHalf(tx, ({ tokenHash: browserHash, ...times }) =>
      insertTrip(tx.db, { keyHash, browserHash, userId: null, proven: null, ...times }),
    ),
  );
  sendSession(ctx, session);
  return { url };
};

/** Sends a member to the provider whose answer is to open the account from then on. */
export const connectProvider: Verb<'POST /api/auth/provider/connect'> = async (ctx) => {
  const account = await getAccount(ctx.db, requireUser(ctx.actor));
  checkNotShared(account.emailKey);
  const { url, keyHash } = await depart(ctx);
  const createdAt = machineNow(ctx);
  const times = { createdAt, expiresAt: pendingExpiryOf(createdAt) };
  await insertTrip(ctx.db, { keyHash, browserHash: null, userId: account.id, proven: null, ...times });
  return { url };
};
