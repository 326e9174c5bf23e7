import { defineFeature, type Feature } from '../../kernel/feature.ts';
import type { CheckMayJoin, CheckMayOffer, ConfirmAges, OnLeaving, OnRegistered } from './account-hooks.ts';
import { prepareDemoAccounts } from './demo-accounts.ts';
import { getMe } from './get-me.ts';
import { sweepAccountsJob, sweepSchedule } from './jobs.ts';
import { changeSettings } from './own-data/change-settings.ts';
import { deleteAccount } from './own-data/delete-account.ts';
import { type Exporters, exportAccount } from './own-data/export-account.ts';
import { changePassword } from './passwords/change-password.ts';
import { forgotPassword } from './passwords/reset/forgot-password.ts';
import { mailResetJob } from './passwords/reset/mail-reset.ts';
import { resetPassword } from './passwords/reset/reset-password.ts';
import { confirmSecondFactor } from './second-factor/confirm.ts';
import { enrolSecondFactor } from './second-factor/enrol.ts';
import { getSecondFactor } from './second-factor/get-second-factor.ts';
import { mailSecondFactorJob } from './second-factor/mail-change.ts';
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts';
import { turnOffSecondFactor } from './second-factor/turn-off.ts';
import { confirmSession } from './sessions/confirm-session.ts';
import { endOtherSessions } from './sessions/end-other-sessions.ts';
import { endSession } from './sessions/end-session.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { resolveSession } from './sessions/resolve-session.ts';
import { login } from './sign-in/login.ts';
import { logout } from './sign-in/logout.ts';
import { mailGuessesJob } from './sign-in/mail-guesses.ts';
import { register } from './sign-in/register.ts';
import { loginSecondStep } from './sign-in/second-step.ts';

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
