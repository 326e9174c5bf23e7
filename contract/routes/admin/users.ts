import { z } from 'zod';
import { FREE_TIER, TIERS, type Tier } from '../../entitlements.ts';
import { defineRoutes } from '../../route.ts';
import { Instant, Money, SlateDate, TierChoice, TierSchema, Uuid } from '../../terms.ts';
import { Email, NewPassword, Username } from '../people/accounts.ts';

export const AdminUser = z
  .object({
    id: Uuid,
    username: z.string(),
    email: z.string(),
    subscriptionTier: TierSchema,
    subscriptionStatus: z.enum(['active', 'canceled', 'past_due', 'inactive']),
    subscriptionEndDate: Instant.nullable(),
    createdAt: Instant,
    stripeCustomerId: z.string().nullable().meta({ description: 'The latest, where there are several' }),
    isAdmin: z.boolean(),
    referralCount: z.number(),
    referredBy: z.string().nullable(),
    hasSecondFactor: z.boolean(),
    isSimulated: z.boolean().meta({ description: 'One of the simulated bettors of a demo' }),
  })
  .meta({ id: 'AdminUser' });

/** A value for each tier under the name of its count, as `proUsers`. */
export const userCounts = <V>(make: (tier: Tier) => V) =>
  Object.fromEntries(TIERS.map((tier) => [`${tier}Users`, make(tier)])) as Record<`${Tier}Users`, V>;

export const AdminStats = z
  .object({
    totalUsers: z.number(),
    ...userCounts(() => z.number()),
    simulatedUsers: z.number().meta({ description: 'How many of all are simulated bettors of a demo' }),
    activeSubscriptions: z.number().meta({ description: 'Users with a running subscription at the payment provider' }),
    givenPlans: z
      .number()
      .meta({ description: 'Users with a paid plan and no running subscription: gifts, demo accounts, simulated bettors' }),
    monthlyRecurring: Money.meta({
      description: 'Of the subscriptions that run: a year counts as a twelfth, one that will end until it does',
    }),
    totalRevenue: Money.meta({ description: 'What was paid less what went back, in dollars' }),
    payments: z.number(),
    refunded: Money,
    activeReferralCodes: z.number(),
  })
  .meta({ id: 'AdminStats' });

/** Weeks that the operator's charts show, the running one included. */
export const WEEKS_SHOWN = 12;
export const AdminWeek = z
  .object({
    weekOf: SlateDate.meta({ description: 'The Monday of its Eastern week' }),
    signUps: z.number().meta({ description: 'Accounts that were made; simulated bettors of a demo are not counted' }),
    revenue: Money.meta({ description: 'Paid in it less what of that went back, in dollars' }),
    running: z.number().meta({ description: 'Subscriptions that ran when it began, one billed by the year like any other' }),
    monthlyRecurring: Money.meta({ description: 'Of those, at the plan that each has now: a year counts as a twelfth' }),
    started: z.number(),
    ended: z.number().meta({ description: 'By when the payment provider reported it' }),
  })
  .meta({ id: 'AdminWeek' });

const AdminFlag = z.boolean({ error: 'Say true or false.' });
const ById = z.object({ userId: Uuid });
const filter = {
  search: z
    .string()
    .trim()
    .max(254, 'At most 254 characters.')
    .optional()
    .meta({ description: 'The beginning of a username, an address or an id' }),
  tier: TierSchema.optional(),
};
export const USER_SORTS = ['createdAt', 'username', 'email'] as const;
/** Users on a page unless told otherwise, and at most. */
export const USERS_A_PAGE = 25;

export const adminUserRoutes = defineRoutes({
  'GET /api/admin/stats': { id: 'getAdminStats', summary: 'Users by plan, and revenue', access: 'staff', response: AdminStats },
  'GET /api/admin/weeks': {
    id: 'listAdminWeeks',
    summary: `Sign-ups, revenue and subscriptions by week, the last ${WEEKS_SHOWN}, the oldest first`,
    access: 'staff',
    response: z.array(AdminWeek),
  },
  'GET /api/admin/users': {
    id: 'listUsers',
    summary: 'A page of users; how many there are in all: /api/admin/users/count with the same filters',
    access: 'staff',
    query: z.object({
      ...filter,
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(USERS_A_PAGE),
      sort: z.enum(USER_SORTS).default('createdAt'),
      order: z.enum(['asc', 'desc']).optional().meta({ description: 'The newest first, names from A, unless told otherwise' }),
    }),
    response: z.array(AdminUser),
  },
  'GET /api/admin/users/count': {
    id: 'countUsers',
    summary: 'How many users the filters leave',
    access: 'staff',
    query: z.object(filter),
    response: z.object({ total: z.number() }),
  },
  'POST /api/admin/users': {
    id: 'createUser',
    summary: 'Create an account for someone',
    access: 'staff',
    fresh: true,
    perMinute: 60,
    body: z.object({
      username: Username,
      email: Email,
      password: NewPassword,
      subscriptionTier: TierChoice.default(FREE_TIER),
      isAdmin: AdminFlag.default(false),
      referredBy: z.string().trim().max(40, 'At most 40 characters.').optional(),
    }),
    status: 201,
    response: AdminUser,
  },
  'POST /api/admin/update-tier': {
    id: 'updateTier',
    summary: 'Give a user a plan: 30 days from now, or free without an end',
    access: 'staff',
    fresh: true,
    body: z.object({ userId: Uuid, tier: TierChoice }),
    response: AdminUser,
  },
  'PATCH /api/admin/users/:userId/tier': {
    id: 'changeUserTier',
    summary: "Change a user's plan, the admin flag, or both",
    access: 'staff',
    fresh: true,
    params: ById,
    body: z
      .object({ tier: TierChoice.optional(), isAdmin: AdminFlag.optional() })
      .refine(({ tier, isAdmin }) => tier !== undefined || isAdmin !== undefined, 'Say what to change.'),
    response: AdminUser,
  },
  'PATCH /api/admin/users/:userId/username': {
    id: 'changeUsername',
    summary: 'Change a username',
    access: 'staff',
    params: ById,
    body: z.object({ username: Username }),
    response: AdminUser,
  },
});
