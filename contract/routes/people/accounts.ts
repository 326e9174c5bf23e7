import { z } from 'zod';
import { complainOfName, isReservedName } from '../../names/index.ts';
import { complainAbout } from '../../names/refine.ts';
import { defineRoutes } from '../../route.ts';
import { Instant, Ok, TierSchema, Uuid } from '../../terms.ts';
import { Settings, SettingsChange } from './settings.ts';

export const User = z
  .object({
    id: Uuid,
    username: z.string(),
    email: z.string(),
    subscriptionTier: TierSchema,
    subscriptionStatus: z.enum(['active', 'canceled', 'past_due', 'inactive']),
    subscriptionEndDate: Instant.nullable(),
    createdAt: Instant,
    isAdmin: z.boolean(),
    secondFactor: z
      .enum(['off', 'on', 'required'])
      .meta({ description: 'required: an admin who has to set it up before anything else can be done' }),
    settings: Settings,
  })
  .meta({ id: 'User' });

export const Username = z
  .string({ error: 'Username is required.' })
  .trim()
  .normalize('NFC')
  .min(3, 'Username must be at least 3 characters long.')
  .max(30, 'Username must be at most 30 characters long.')
  .regex(/^[\p{L}\p{M}\p{N}_.-]+$/u, 'Username may hold letters, digits, dots, dashes and underscores.')
  .superRefine(complainAbout(complainOfName))
  .refine((name) => !isReservedName(name), 'This username is reserved. Please choose another one.');
export const Email = z
  .string({ error: 'Email is required.' })
  .trim()
  .max(254, 'Email is too long.')
  .pipe(z.email({ error: 'Please enter a valid email address.' }));
export const NewPassword = z
  .string({ error: 'Password is required.' })
  .min(6, 'Password must be at least 6 characters long.')
  .max(128, 'Password must be at most 128 characters long.');
const AnyPassword = z.string({ error: 'Password is required.' }).min(1, 'Password is required.').max(1024, 'Password is too long.');
export const ReferralCode = z.string().trim().max(40, 'This referral code is not valid.');
const Token = z.string().min(20, 'This link is not valid.').max(200, 'This link is not valid.');
export const WithUser = z.object({ user: User });
const Code = z.string({ error: 'Enter the code.' }).trim().min(6, 'Enter the code.').max(40, 'This is not a code.');
const RecoveryCodes = z.array(z.string()).meta({ description: 'Each works once; shown this one time' });
export const SignedIn = z
  .union([WithUser, z.object({ secondFactor: z.literal('required') })])
  .meta({ description: 'Without a user the sign-in waits for its second step' });

export const SecondFactor = z
  .object({ isOn: z.boolean(), isRequired: z.boolean(), since: Instant.nullable(), recoveryCodesLeft: z.number() })
  .meta({ id: 'SecondFactor' });

export const SessionInfo = z
  .object({
    id: Uuid,
    createdAt: Instant,
    lastUsedAt: Instant,
    expiresAt: Instant,
    address: z.string(),
    userAgent: z.string(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'SessionInfo' });

export const accountRoutes = defineRoutes({
  'GET /api/auth/me': { id: 'getMe', summary: 'The signed-in user', access: 'enrolling', response: WithUser },
  'POST /api/auth/register': {
    id: 'register',
    summary: 'Create an account and sign in',
    access: 'visitor',
    perMinute: 240,
    body: z.object({ username: Username, email: Email, password: NewPassword, referralCode: ReferralCode.optional() }),
    status: 201,
    response: WithUser,
  },
  'POST /api/auth/login': {
    id: 'login',
    summary: 'Sign in; with a second factor, the first of two steps',
    access: 'visitor',
    perMinute: 120,
    body: z.object({ email: Email, password: AnyPassword }),
    response: SignedIn,
  },
  'POST /api/auth/login/second-step': {
    id: 'loginSecondStep',
    summary: "Finish signing in with the app's code or a recovery code",
    access: 'visitor',
    perMinute: 60,
    body: z.object({ code: Code }),
    response: WithUser,
  },
  'GET /api/auth/second-factor': {
    id: 'getSecondFactor',
    summary: 'Whether signing in takes a code as well',
    access: 'enrolling',
    response: SecondFactor,
  },
  'POST /api/auth/second-factor/enrol': {
    id: 'enrolSecondFactor',
    summary: 'A new secret for an authenticator app; nothing changes until a code confirms it',
    access: 'enrolling',
    perMinute: 20,
    body: z.object({ password: AnyPassword }),
    response: z.object({ secret: z.string(), otpauthUri: z.string() }),
  },
  'POST /api/auth/second-factor/confirm': {
    id: 'confirmSecondFactor',
    summary: 'Turn the second factor on; ends every other session',
    access: 'enrolling',
    perMinute: 30,
    body: z.object({ code: Code }),
    response: z.object({ user: User, recoveryCodes: RecoveryCodes }),
  },
  'POST /api/auth/second-factor/recovery-codes': {
    id: 'renewRecoveryCodes',
    summary: 'Ten new recovery codes; the old ones stop working',
    access: 'member',
    perMinute: 20,
    body: z.object({ password: AnyPassword, code: Code }),
    response: z.object({ recoveryCodes: RecoveryCodes }),
  },
  'POST /api/auth/second-factor/turn-off': {
    id: 'turnOffSecondFactor',
    summary: 'Turn the second factor off',
    access: 'member',
    perMinute: 20,
    body: z.object({ password: AnyPassword, code: Code }),
    response: WithUser,
  },
  'POST /api/auth/logout': { id: 'logout', summary: 'End this session', access: 'visitor', response: Ok },
  'POST /api/auth/password/forgot': {
    id: 'forgotPassword',
    summary: 'Mail a reset link; the answer is the same for unknown addresses',
    access: 'visitor',
    perMinute: 20,
    body: z.object({ email: Email }),
    response: Ok,
  },
  'POST /api/auth/password/reset': {
    id: 'resetPassword',
    summary: 'Set a new password by a mailed link; ends every session',
    access: 'visitor',
    perMinute: 30,
    body: z.object({ token: Token, password: NewPassword }),
    response: Ok,
  },
  'POST /api/auth/password/change': {
    id: 'changePassword',
    summary: 'Change the password; ends every other session',
    access: 'member',
    perMinute: 30,
    body: z.object({ currentPassword: AnyPassword, newPassword: NewPassword }),
    response: WithUser,
  },
  'POST /api/auth/confirm': {
    id: 'confirmSession',
    summary: 'Enter the password again, and the code where one is due, for what needs fresh proof in the next five minutes',
    access: 'member',
    perMinute: 20,
    body: z.object({ password: AnyPassword, code: Code.optional() }),
    response: Ok,
  },
  'GET /api/auth/sessions': {
    id: 'listSessions',
    summary: 'Where the account is signed in',
    access: 'member',
    response: z.array(SessionInfo),
  },
  'DELETE /api/auth/sessions/:sessionId': {
    id: 'endSession',
    summary: 'End one session',
    access: 'member',
    params: z.object({ sessionId: Uuid }),
    response: Ok,
  },
  'POST /api/auth/sessions/end-others': {
    id: 'endOtherSessions',
    summary: 'End every session but this one',
    access: 'member',
    response: z.object({ ended: z.number() }),
  },
  'GET /api/account/export': {
    id: 'exportAccount',
    summary: "Everything stored about one's account, as JSON",
    access: 'member',
    perMinute: 10,
    response: z.record(z.string(), z.unknown()),
  },
  'POST /api/account/delete': {
    id: 'deleteAccount',
    summary: 'Delete the account and its data',
    access: 'member',
    perMinute: 20,
    body: z.object({ password: AnyPassword }),
    response: Ok,
  },
  'PATCH /api/settings': { id: 'changeSettings', summary: 'Change settings', access: 'member', body: SettingsChange, response: WithUser },
});
