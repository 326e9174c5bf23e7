import { defineFeature, type Feature } from '../../kernel/feature.ts';
import type { OnRegistered } from './account-hooks.ts';
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
import { endOtherSessions } from './sessions/end-other-sessions.ts';
import { endSession } from './sessions/end-session.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { resolveSession } from './sessions/resolve-session.ts';
import { login } from './sign-in/login.ts';
import { logout } from './sign-in/logout.ts';
import { register } from './sign-in/register.ts';

/** `onRegistered` welcomes a newcomer; `exporters` are what other slices keep about a user. */
export const accountsFeature = ({ onRegistered, exporters }: { onRegistered: OnRegistered; exporters: Exporters }): Feature =>
  defineFeature({
    name: 'accounts',
    routes: {
      'GET /api/auth/me': getMe,
      'POST /api/auth/register': register(onRegistered),
      'POST /api/auth/login': login,
      'POST /api/auth/logout': logout,
      'POST /api/auth/password/forgot': forgotPassword,
      'POST /api/auth/password/reset': resetPassword,
      'POST /api/auth/password/change': changePassword,
      'GET /api/auth/sessions': listSessions,
      'DELETE /api/auth/sessions/:sessionId': endSession,
      'POST /api/auth/sessions/end-others': endOtherSessions,
      'GET /api/account/export': exportAccount(exporters),
      'POST /api/account/delete': deleteAccount,
      'PATCH /api/settings': changeSettings,
    },
    jobs: [mailResetJob, sweepAccountsJob],
    schedules: [sweepSchedule],
    prepare: (ctx) => prepareDemoAccounts(ctx, onRegistered),
    resolveSession,
  });
