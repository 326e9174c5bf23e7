import { FREE_TIER } from '@clearedge/contract/entitlements';
import { DAY_MS } from '@clearedge/quant/calendar';
import { requireSession, requireUser } from '../../kernel/access.ts';
import { audit } from '../../kernel/audit.ts';
import { type Actor, type Ctx, defineJob, defineSchedule, FIRED } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { defineFeature, type Feature, fromReplica, type Verb } from '../../kernel/feature.ts';
import { hashToken } from '../../kernel/secrets.ts';
import type { CheckMayJoin, CheckMayOffer, ConfirmAges, OnLeaving, OnRegistered } from './account-hooks.ts';
import { findAccountByEmail, getAccount } from './account-rows.ts';
import { isDemoEmail, keyOf, mustEnrol } from './account-rules.ts';
import { changeSettings, deleteAccount } from './accounts-my-data.ts';
import { prepareDemoAccounts } from './demo-accounts.ts';
import { DEVICE_DAYS, deleteOldDevices } from './devices.ts';
import { machineNow, toProductTime } from './machine-time.ts';
import { changePassword, proveOwner } from './passwords/change-password.ts';
import { deleteOldResets, mailResetJob, resetPassword } from './passwords/reset.ts';
import { presentUser } from './present-user.ts';
import { disconnectProvider, getSignInConnection } from './provider/connection.ts';
import { finishProviderSignIn } from './provider/finish.ts';
import { connectProvider, startProviderSignIn } from './provider/leave.ts';
import { mailConnectionJob } from './provider/mail-connection.ts';
import { deleteEndedTrips, listConnectionsOf } from './provider/provider-rows.ts';
import { registerByProvider } from './provider/register-by-provider.ts';
import { confirmSecondFactor } from './second-factor/confirm.ts';
import { enrolSecondFactor } from './second-factor/enrol.ts';
import { mailSecondFactorJob } from './second-factor/mail-change.ts';
import { withBothFactors } from './second-factor/prove-both.ts';
import { issueRecoveryCodes } from './second-factor/recovery-codes.ts';
import { countRecoveryCodes, deleteSecondFactor, deleteUnconfirmed, writeSecondFactorAt } from './second-factor/second-factor-rows.ts';
import { endOtherSessions } from './sessions/end-other-sessions.ts';
import { endPresented } from './sessions/open-session.ts';
import { deleteEndedPending } from './sessions/pending-rows.ts';
import { renewIfDue } from './sessions/renew-session.ts';
import {
  deleteEndedSessions,
  deleteSession,
  findSession,
  listSessionsOf,
  type Session,
  touchSession,
  writeProvenUntil,
} from './sessions/session-rows.ts';
import { idleSince, isOver, needsTouch, provenUntilOf } from './sessions/session-rules.ts';
import { login } from './sign-in/login.ts';
import { mailGuessesJob } from './sign-in/mail-guesses.ts';
import { register } from './sign-in/register.ts';
import { loginSecondStep } from './sign-in/second-step.ts';
import { countResetRequest } from './sign-in/throttle.ts';
import { deleteOldThrottles } from './sign-in/throttle-rows.ts';
import { LONGEST_WINDOW_MS } from './sign-in/throttle-rules.ts';

const CODE_MISSING = 'Enter the code.';

/** Takes the password again, and the code where signing in takes one: for five minutes this session may do what needs fresh proof. */
const confirmSession: Verb<'POST /api/auth/confirm'> = async (ctx, { body: { password, code } }) => {
  const { userId, sessionId } = requireSession(ctx.actor);
  const account = await getAccount(ctx.db, userId);
  const prove = (tx: Ctx): Promise<void> => writeProvenUntil(tx.db, sessionId, provenUntilOf(machineNow(tx)));
  if (account.secondFactorAt === null) {
    await proveOwner(ctx, account, password, 'password');
    await prove(ctx);
  } else {
    if (code === undefined) throw new DomainError('INVALID_INPUT', CODE_MISSING, { issues: [{ path: 'code', message: CODE_MISSING }] });
    await withBothFactors(ctx, { password, code }, prove);
  }
  return { ok: true };
};

const LONGEST_TOKEN = 200;

/** The actor behind a cookie's token; null when the session is unknown or over. A token is never adopted. */
export async function resolveSession(ctx: Ctx, token: string): Promise<Actor | null> {
  if (token.length === 0 || token.length > LONGEST_TOKEN) return null;
  const now = machineNow(ctx);
  const found = await findSession(ctx.db, hashToken(token), now);
  if (!found || isOver(found.session, found.user.isAdmin, now)) return null;
  const { session, user } = found;
  if (needsTouch(session, now)) await touchSession(ctx.db, session.id, now);
  const isFresh = session.provenUntil !== null && session.provenUntil > now;
  const who = { kind: 'user', userId: user.id, sessionId: session.id, ...(isFresh && { isFresh }) } as const;
  if (mustEnrol(user, ctx.config)) return { ...who, tier: FREE_TIER, isAdmin: false, mustEnrol: true };
  return { ...who, tier: user.tier, isAdmin: user.isAdmin };
}

/** What other slices add to an export: a name and everything they keep about the user. */
type Exporters = Readonly<Record<string, (ctx: Ctx, userId: string) => Promise<unknown>>>;

/** Everything stored about one's own account; secrets (password hash, session tokens) are not part of it. */
const exportAccount =
  (exporters: Exporters): Verb<'GET /api/account/export'> =>
  async (ctx) => {
    const userId = requireUser(ctx.actor);
    const user = presentUser(await getAccount(ctx.db, userId), ctx.config);
    const sessions = (await listSessionsOf(ctx.db, userId)).map(({ tokenHash: _token, userId: _user, ...session }) => session);
    const connections = (await listConnectionsOf(ctx.db, userId)).map(({ userId: _user, ...connection }) => connection);
    const sections: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(exporters)) sections[name] = await read(ctx, userId);
    return { exportedAt: ctx.now().toISOString(), user, sessions, connections, ...sections };
  };

const listSessions: Verb<'GET /api/auth/sessions'> = async (ctx) => {
  const account = await getAccount(ctx.db, requireUser(ctx.actor));
  const now = machineNow(ctx);
  const rows = await listSessionsOf(ctx.db, account.id);
  return rows.filter((row) => !isOver(row, account.isAdmin, now)).map((row) => presentSession(ctx, row));
};

function presentSession(ctx: Ctx, { id, createdAt, lastUsedAt, expiresAt, address, userAgent }: Session) {
  const shown = (at: Date): string => toProductTime(ctx, at).toISOString();
  const isCurrent = ctx.actor.kind === 'user' && ctx.actor.sessionId === id;
  return { id, createdAt: shown(createdAt), lastUsedAt: shown(lastUsedAt), expiresAt: shown(expiresAt), address, userAgent, isCurrent };
}

/** Turns it off; an admin of a live installation has to set it up again before doing anything else. */
const turnOffSecondFactor: Verb<'POST /api/auth/second-factor/turn-off'> = (ctx, { body }) =>
  withBothFactors(ctx, body, async (tx, account) => {
    await deleteSecondFactor(tx.db, account.id);
    await writeSecondFactorAt(tx.db, account.id, null);
    await audit(tx, 'account.second-factor-off', `user:${account.id}`);
    await tx.enqueue(mailSecondFactorJob, { userId: account.id, what: 'off' });
    await tx.publish({ topic: 'user', userId: account.id, what: 'session' });
    return { user: presentUser({ ...account, secondFactorAt: null }, tx.config) };
  });

const getSecondFactor: Verb<'GET /api/auth/second-factor'> = async (ctx) => {
  const account = await getAccount(ctx.db, requireUser(ctx.actor));
  const { secondFactorAt } = account;
  return {
    isOn: secondFactorAt !== null,
    isRequired: mustEnrol({ ...account, secondFactorAt: null }, ctx.config),
    since: secondFactorAt?.toISOString() ?? null,
    recoveryCodesLeft: secondFactorAt ? await countRecoveryCodes(ctx.db, account.id) : 0,
  };
};

const endSession: Verb<'DELETE /api/auth/sessions/:sessionId'> = async (ctx, { params }) => {
  const userId = requireUser(ctx.actor);
  await ctx.transact(async (tx) => {
    if (!(await deleteSession(tx.db, userId, params.sessionId))) throw new DomainError('NOT_FOUND', 'This session has already ended.');
    await tx.publish({ topic: 'user', userId, what: 'session' });
  });
  if (ctx.actor.kind === 'user' && ctx.actor.sessionId === params.sessionId) ctx.request?.setSession(null);
  return { ok: true };
};

/** Mails a reset link by a job; known or not, an address gets the same answer after the same work. */
const forgotPassword: Verb<'POST /api/auth/password/forgot'> = async (ctx, { body }) => {
  const emailKey = keyOf(body.email);
  const mayMail = await countResetRequest(ctx, emailKey);
  const account = isDemoEmail(emailKey) ? null : await findAccountByEmail(ctx.db, emailKey);
  await ctx.enqueue(mailResetJob, { userId: mayMail && account ? account.id : null });
  return { ok: true };
};

const renewRecoveryCodes: Verb<'POST /api/auth/second-factor/recovery-codes'> = (ctx, { body }) =>
  withBothFactors(ctx, body, async (tx, { id }) => {
    const recoveryCodes = await issueRecoveryCodes(tx, id);
    await audit(tx, 'account.recovery-codes-renewed', `user:${id}`);
    await tx.enqueue(mailSecondFactorJob, { userId: id, what: 'renewed' });
    return { recoveryCodes };
  });

const getMe: Verb<'GET /api/auth/me'> = async (ctx) => {
  const user = presentUser(await getAccount(ctx.db, requireUser(ctx.actor)), ctx.config);
  await renewIfDue(ctx);
  return { user };
};

const logout: Verb<'POST /api/auth/logout'> = async (ctx) => {
  await endPresented(ctx);
  ctx.request?.setSession(null);
  if (ctx.actor.kind === 'user') await ctx.publish({ topic: 'user', userId: ctx.actor.userId, what: 'session' });
  return { ok: true };
};

/** Sessions, links and counters that are over. */
const sweepAccountsJob = defineJob({
  payload: FIRED,
  name: 'sweep-accounts',
  maxAttempts: 3,
  run: async (ctx: Ctx) => {
    const now = machineNow(ctx);
    await deleteEndedSessions(ctx.db, now, idleSince(now));
    await deleteEndedPending(ctx.db, now);
    await deleteEndedTrips(ctx.db, now);
    await deleteUnconfirmed(ctx.db, new Date(now.getTime() - DAY_MS));
    await deleteOldResets(ctx.db, now);
    await deleteOldDevices(ctx.db, new Date(now.getTime() - DEVICE_DAYS * DAY_MS));
    await deleteOldThrottles(ctx.db, new Date(now.getTime() - LONGEST_WINDOW_MS));
  },
});
const sweepSchedule = defineSchedule({ name: 'sweep-accounts', job: sweepAccountsJob, every: { cron: '10 4 * * *' } });

interface AccountHooks {
  onRegistered: OnRegistered;
  checkMayJoin?: CheckMayJoin;
  onLeaving?: OnLeaving;
  checkMayOffer?: CheckMayOffer;
  confirmAges?: ConfirmAges;
  /** What other slices keep about a user. */
  exporters: Exporters;
}
const always = async (): Promise<void> => undefined;

export const accountsFeature = ({
  onRegistered,
  checkMayJoin = always,
  onLeaving = always,
  checkMayOffer = always,
  confirmAges = always,
  exporters,
}: AccountHooks): Feature =>
  defineFeature({
    name: 'accounts',
    routes: {
      'GET /api/auth/me': getMe,
      'POST /api/auth/register': register({ onRegistered, checkMayJoin }),
      'POST /api/auth/login': login,
      'POST /api/auth/login/second-step': loginSecondStep,
      'GET /api/auth/provider': getSignInConnection,
      'POST /api/auth/provider/start': startProviderSignIn,
      'POST /api/auth/provider/connect': connectProvider,
      'POST /api/auth/provider/finish': finishProviderSignIn,
      'POST /api/auth/provider/register': registerByProvider({ onRegistered, checkMayJoin }),
      'POST /api/auth/provider/disconnect': disconnectProvider,
      'GET /api/auth/second-factor': getSecondFactor,
      'POST /api/auth/second-factor/enrol': enrolSecondFactor,
      'POST /api/auth/second-factor/confirm': confirmSecondFactor,
      'POST /api/auth/second-factor/recovery-codes': renewRecoveryCodes,
      'POST /api/auth/second-factor/turn-off': turnOffSecondFactor,
      'POST /api/auth/logout': logout,
      'POST /api/auth/password/forgot': forgotPassword,
      'POST /api/auth/password/reset': resetPassword,
      'POST /api/auth/password/change': changePassword,
      'POST /api/auth/confirm': confirmSession,
      'GET /api/auth/sessions': listSessions,
      'DELETE /api/auth/sessions/:sessionId': endSession,
      'POST /api/auth/sessions/end-others': endOtherSessions,
      'GET /api/account/export': fromReplica(exportAccount(exporters)),
      'POST /api/account/delete': deleteAccount(onLeaving),
      'PATCH /api/settings': changeSettings(checkMayOffer),
    },
    jobs: [mailResetJob, mailSecondFactorJob, mailConnectionJob, mailGuessesJob, sweepAccountsJob],
    schedules: [sweepSchedule],
    prepare: (ctx) => prepareDemoAccounts(ctx, onRegistered, confirmAges),
    resolveSession,
  });
