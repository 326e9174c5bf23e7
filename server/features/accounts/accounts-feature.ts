import { DAY_MS } from '@clearedge/quant/calendar';
import { type Ctx, defineJob, defineSchedule, FIRED } from '../../kernel/ctx.ts';
import { defineFeature, type Feature } from '../../kernel/feature.ts';
import type { CheckMayJoin, CheckMayOffer, ConfirmAges, OnLeaving, OnRegistered } from './account-hooks.ts';
import { prepareDemoAccounts } from './demo-accounts.ts';
import { deleteOldDevices } from './devices/device-rows.ts';
import { DEVICE_DAYS } from './devices/known-devices.ts';
import { getMe } from './get-me.ts';
import { machineNow } from './machine-time.ts';
import { changeSettings } from './own-data/change-settings.ts';
import { deleteAccount } from './own-data/delete-account.ts';
import { type Exporters, exportAccount } from './own-data/export-account.ts';
import { changePassword } from './passwords/change-password.ts';
import { forgotPassword } from './passwords/reset/forgot-password.ts';
import { mailResetJob } from './passwords/reset/mail-reset.ts';
import { resetPassword } from './passwords/reset/reset-password.ts';
import { deleteOldResets } from './passwords/reset/reset-rows.ts';
import { confirmSecondFactor } from './second-factor/confirm.ts';
import { enrolSecondFactor } from './second-factor/enrol.ts';
import { getSecondFactor } from './second-factor/get-second-factor.ts';
import { mailSecondFactorJob } from './second-factor/mail-change.ts';
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts';
import { deleteUnconfirmed } from './second-factor/second-factor-rows.ts';
import { turnOffSecondFactor } from './second-factor/turn-off.ts';
import { confirmSession } from './sessions/confirm-session.ts';
import { endOtherSessions } from './sessions/end-other-sessions.ts';
import { endSession } from './sessions/end-session.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { deleteEndedPending } from './sessions/pending-rows.ts';
import { resolveSession } from './sessions/resolve-session.ts';
import { deleteEndedSessions } from './sessions/session-rows.ts';
import { idleSince } from './sessions/session-rules.ts';
import { login } from './sign-in/login.ts';
import { logout } from './sign-in/logout.ts';
import { mailGuessesJob } from './sign-in/mail-guesses.ts';
import { register } from './sign-in/register.ts';
import { loginSecondStep } from './sign-in/second-step.ts';
import { deleteOldThrottles } from './sign-in/throttle-rows.ts';
import { LONGEST_WINDOW_MS } from './sign-in/throttle-rules.ts';

/** Sessions, links and counters that are over. */
const sweepAccountsJob = defineJob({
  payload: FIRED,
  name: 'sweep-accounts',
  maxAttempts: 3,
  run: async (ctx: Ctx) => {
    const now = machineNow(ctx);
    await deleteEndedSessions(ctx.db, now, idleSince(now));
    await deleteEndedPending(ctx.db, now);
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
      'POST /api/auth/register': register(onRegistered, checkMayJoin),
      'POST /api/auth/login': login,
      'POST /api/auth/login/second-step': loginSecondStep,
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
      'GET /api/account/export': exportAccount(exporters),
      'POST /api/account/delete': deleteAccount(onLeaving),
      'PATCH /api/settings': changeSettings(checkMayOffer),
    },
    jobs: [mailResetJob, mailSecondFactorJob, mailGuessesJob, sweepAccountsJob],
    schedules: [sweepSchedule],
    prepare: (ctx) => prepareDemoAccounts(ctx, onRegistered, confirmAges),
    resolveSession,
  });
