import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { Email, Username } from '@clearedge/contract/routes/people/accounts';
import { audit } from '../../../kernel/audit.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { hashToken } from '../../../kernel/secrets.ts';
import type { ProvenIdentity, SignInProvider } from '../../../ports/index.ts';
import { findAccountByEmail, lockAccount } from '../account-rows.ts';
import { checkNotReserved, keyOf } from '../account-rules.ts';
import { machineNow } from '../machine-time.ts';
import { openEither, openHalf, presentSignedIn, sendSession } from '../sessions/open-session.ts';
import { askProvider, getProvider, tripOver } from './ask-provider.ts';
import { mailConnectionJob } from './mail-connection.ts';
import { insertIdentity, insertTrip, lockIdentity, spendTrip } from './provider-rows.ts';

type Arrival = VerbResult<Contract['POST /api/auth/provider/finish']>;

/** Redeems the provider's answer, once and in the browser that left for it: signs in, connects, or offers a new account. */
export const finishProviderSignIn: Verb<'POST /api/auth/provider/finish'> = async (ctx, { body: { answer } }) => {
  const provider = getProvider(ctx);
  const state = new URLSearchParams(answer).get('state') ?? '';
  const trip = await spendTrip(ctx.db, hashToken(state), machineNow(ctx));
  const { sessionToken = '' } = ctx.request ?? {};
  if (!trip || trip.proven) throw tripOver();
  const isOwnTrip =
    trip.userId === null ? trip.browserHash === hashToken(sessionToken) : ctx.actor.kind === 'user' && ctx.actor.userId === trip.userId;
  if (!isOwnTrip) throw tripOver();
  const identity = await askProvider(ctx, state, (asked, attempt) => asked.identify(answer, attempt));
  return trip.userId === null ? signIn(ctx, provider, identity) : connect(ctx, provider, identity, trip.userId);
};

async function signIn(ctx: Ctx, provider: SignInProvider, identity: ProvenIdentity): Promise<Arrival> {
  const { issuer } = provider;
  const signedIn = await ctx.transact(async (tx) => {
    const known = await lockIdentity(tx.db, { issuer, subject: identity.subject });
    if (!known) return null;
    const account = await lockAccount(tx.db, known.userId);
    return { account, session: await openEither(tx, account) };
  });
  if (!signedIn) return offerAccount(ctx, provider, identity);
  sendSession(ctx, signedIn.session);
  return presentSignedIn(signedIn.account, ctx.config);
}

/** A name of theirs that may be one here; only a suggestion. */
const suggestionOf = (name: string | null): string | null => Username.safeParse(name?.trim().replace(/\s+/g, '.')).data ?? null;

/** Never signs in by an address alone: whoever once held it at the provider would get the account of whoever holds it here. */
async function offerAccount(ctx: Ctx, { issuer, name }: SignInProvider, { subject, email, username }: ProvenIdentity): Promise<Arrival> {
  const address = Email.safeParse(email).data;
  if (address === undefined)
    throw new DomainError(
      'FORBIDDEN',
      `${name} has not verified an email address of yours, which a new account needs. Sign up with a password, then connect ${name} in Settings.`,
    );
  const emailKey = keyOf(address);
  checkNotReserved({ usernameKey: '', emailKey }, []);
  if (await findAccountByEmail(ctx.db, emailKey))
    throw new DomainError(
      'CONFLICT',
      `An account with this email already exists. Sign in with your password, then connect ${name} in Settings.`,
    );
  const suggestion = suggestionOf(username);
  const proven = { issuer, subject, email: address, username: suggestion };
  const session = await ctx.transact((tx) =>
    openHalf(tx, ({ tokenHash: keyHash, ...times }) => insertTrip(tx.db, { keyHash, browserHash: null, userId: null, proven, ...times })),
  );
  sendSession(ctx, session);
  return { newAccount: { email: address, username: suggestion } };
}

async function connect(ctx: Ctx, { issuer, name }: SignInProvider, { subject, email }: ProvenIdentity, userId: string): Promise<Arrival> {
  await ctx.transact(async (tx) => {
    await lockAccount(tx.db, userId);
    if (!(await insertIdentity(tx.db, { issuer, subject, userId, email, connectedAt: tx.now() })))
      throw new DomainError('CONFLICT', `Your account has a ${name} connection already, or this one opens another ClearEdge account.`);
    await audit(tx, 'account.provider-connected', `user:${userId}`, { issuer });
    await tx.enqueue(mailConnectionJob, { userId, name, isConnected: true });
    await tx.publish({ topic: 'user', userId, what: 'session' });
  });
  return { isConnected: true };
}
