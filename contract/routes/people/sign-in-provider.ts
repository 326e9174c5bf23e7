import { z } from 'zod';
import { defineRoutes } from '../../route.ts';
import { Instant, Ok } from '../../terms.ts';
import { ReferralCode, SignedIn, Username, WithUser } from './accounts.ts';

const Departure = z.object({ url: z.string().meta({ description: 'Where the browser goes next' }) });

const Arrival = z
  .union([
    SignedIn,
    z.object({ newAccount: z.object({ email: z.string(), username: z.string().nullable() }) }),
    z.object({ isConnected: z.literal(true) }),
  ])
  .meta({ description: 'newAccount: the provider vouched for someone without an account, who may now make one' });

export const SignInConnection = z
  .object({
    name: z.string().nullable().meta({ description: 'The provider; null where the operator configured none' }),
    connection: z.object({ email: z.string().nullable(), connectedAt: Instant }).nullable(),
    hasPassword: z.boolean(),
  })
  .meta({ id: 'SignInConnection' });

export const signInProviderRoutes = defineRoutes({
  'GET /api/auth/provider': {
    id: 'getSignInConnection',
    summary: 'The sign-in provider and whether it opens this account',
    access: 'member',
    response: SignInConnection,
  },
  'POST /api/auth/provider/start': {
    id: 'startProviderSignIn',
    summary: "Leave for the sign-in provider; ends this browser's session",
    access: 'visitor',
    perMinute: 60,
    alsoRefuses: ['NOT_FOUND'],
    response: Departure,
  },
  'POST /api/auth/provider/connect': {
    id: 'connectProvider',
    summary: 'Leave for the sign-in provider to connect it to this account',
    access: 'member',
    fresh: true,
    perMinute: 20,
    alsoRefuses: ['NOT_FOUND'],
    response: Departure,
  },
  'POST /api/auth/provider/finish': {
    id: 'finishProviderSignIn',
    summary: 'Redeem what the sign-in provider sent the browser back with',
    access: 'visitor',
    perMinute: 60,
    body: z.object({
      answer: z
        .string()
        .min(1, 'The query string of the address is needed.')
        .max(8000, 'This is too long.')
        .meta({ description: 'The query string, with code and state' }),
    }),
    response: Arrival,
  },
  'POST /api/auth/provider/register': {
    id: 'registerByProvider',
    summary: 'Create an account for whoever the provider vouched for, and sign in',
    access: 'visitor',
    perMinute: 60,
    body: z.object({ username: Username, referralCode: ReferralCode.optional() }),
    status: 201,
    response: WithUser,
  },
  'POST /api/auth/provider/disconnect': {
    id: 'disconnectProvider',
    summary: 'The provider no longer opens this account',
    access: 'member',
    fresh: true,
    perMinute: 20,
    alsoRefuses: ['NOT_FOUND'],
    response: Ok,
  },
});
