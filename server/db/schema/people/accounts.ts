import { FREE_TIER, TIERS } from '@clearedge/contract/entitlements';
import type { NoticeKind, NoticeWay } from '@clearedge/contract/routes/people/notice-kinds';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cents, instant, json } from '../../columns.ts';

export interface UserSettings {
  oddsFormat: 'american' | 'decimal' | 'fractional';
  theme: 'dark' | 'light' | 'system';
  timeZone: string | null;
  myBooks: string[];
  /** Dollars risked as one unit; null until the user sets it. */
  unitCents: number | null;
  /** Absent: off. */
  digestMail?: boolean;
  /** Whole hours in which nothing is told, in the user's zone; they may pass midnight. Absent: none. */
  quietHours?: { from: number; until: number };
  startPage?: string;
  /** Share of full Kelly; absent: a quarter. */
  kellyShare?: number;
  /** What stakes are advised from; absent until the user sets it. */
  bankrollCents?: number;
  /** How each kind of notification arrives; in the bell where it is absent. */
  notify?: Partial<Record<NoticeKind, NoticeWay>>;
  /** What every EV is measured against; absent: the model. */
  evReference?: 'model' | 'market';
}

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    username: text('username').notNull(),
    usernameKey: text('username_key').notNull(),
    /** What the name looks like, whatever letters it is written with. */
    usernameSkeleton: text('username_skeleton').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    passwordHash: text('password_hash').notNull(),
    tier: text('tier', { enum: TIERS }).notNull().default(FREE_TIER),
    subscriptionStatus: text('subscription_status', { enum: ['active', 'canceled', 'past_due', 'inactive'] })
      .notNull()
      .default('active'),
    subscriptionEndAt: instant('subscription_end_at'),
    isAdmin: boolean('is_admin').notNull().default(false),
    isSimulated: boolean('is_simulated').notNull().default(false),
    /** When the second factor was confirmed; null while signing in takes a password alone. */
    secondFactorAt: instant('second_factor_at'),
    settings: json<UserSettings>('settings').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('users_username_key').on(t.usernameKey),
    uniqueIndex('users_username_skeleton').on(t.usernameSkeleton),
    uniqueIndex('users_email_key').on(t.emailKey),
    // A unique index in the database's collation cannot find the beginning of a word.
    index('users_username_prefix').on(t.usernameKey.op('text_pattern_ops')),
    index('users_email_prefix').on(t.emailKey.op('text_pattern_ops')),
    index('users_created').on(t.createdAt, t.id),
    index('users_tier').on(t.tier, t.createdAt, t.id),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    /** SHA-256 of the cookie's token; the token itself is stored nowhere. */
    tokenHash: text('token_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    address: text('address').notNull(),
    userAgent: text('user_agent').notNull(),
    /** The plan changed since: the next question who is signed in is answered with a new cookie. */
    isRenewalDue: boolean('is_renewal_due').notNull().default(false),
    /** The cookie before, which requests under way may still carry for some seconds. */
    previousHash: text('previous_hash'),
    previousUntil: instant('previous_until'),
    /** Until when the password, and the code where one is due, count as just entered. */
    provenUntil: instant('proven_until'),
  },
  (t) => [
    uniqueIndex('sessions_token_hash').on(t.tokenHash),
    uniqueIndex('sessions_previous_hash').on(t.previousHash),
    index('sessions_user').on(t.userId),
  ],
);

/** Browsers that have signed in to an account: strangers' wrong guesses never lock them out. A browser may know several accounts. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of the cookie's token; the token itself is stored nowhere. */
    tokenHash: text('token_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tokenHash, t.userId] }), index('known_devices_user').on(t.userId, t.lastUsedAt)],
);

/** A sign-in whose password was right and whose code is still to come. It is no session: nothing but the second step accepts it. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('pending_sign_ins_user').on(t.userId)],
);

export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The TOTP secret, encrypted with a key derived from the installation's. */
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: instant('created_at').notNull(),
  /** The latest time step that was accepted; neither it nor an earlier one is accepted again. */
  lastStep: integer('last_step').notNull(),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

export const passwordResets = pgTable('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

/** People of an outside provider, by its issuer and its name for them, and whose account they open. */
export const providerIdentities = pgTable(
  'provider_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The verified address there when it was connected; for the owner to tell which it is. */
    email: text('email'),
    connectedAt: instant('connected_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), uniqueIndex('provider_identities_user').on(t.userId, t.issuer)],
);

/** Trips to the provider under way, and people it vouched for who have no account yet. */
export const providerSignIns = pgTable('provider_sign_ins', {
  /** SHA-256 of the state sent along; once the person is proven, of their cookie's token. */
  keyHash: text('key_hash').primaryKey(),
  /** SHA-256 of the cookie's token in the browser that left; null where its account connects. */
  browserHash: text('browser_hash'),
  /** Who connects the provider to their account; null where someone signs in. */
  userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
  proven: json<{ issuer: string; subject: string; email: string; username: string | null }>('proven'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Failed tries per account, network, device or session, shared by all processes. */
export const throttles = pgTable('throttles', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  windowStartedAt: instant('window_started_at').notNull(),
});

/** Self-set limits. A loosened value waits in the pending columns until its time. */
export const playLimits = pgTable('play_limits', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  weeklyStakeCents: cents('weekly_stake_cents'),
  weeklyLossCents: cents('weekly_loss_cents'),
  pendingWeeklyStakeCents: cents('pending_weekly_stake_cents'),
  pendingWeeklyLossCents: cents('pending_weekly_loss_cents'),
  pendingFrom: instant('pending_from'),
  sessionReminderMinutes: integer('session_reminder_minutes'),
  coolOffUntil: instant('cool_off_until'),
  excludedUntil: instant('excluded_until'),
  /** What the user stated when asked whether they are 21 or older; null before. */
  ageAnswer: text('age_answer', { enum: ['of_age', 'under_age'] }),
  ageAnsweredAt: instant('age_answered_at'),
  updatedAt: instant('updated_at').notNull(),
});

/** The pause of someone who deleted the account during it: a keyed hash of the address, which no one can read back, until it ends. */
export const cachedPauses = pgTable('kept_pauses', {
  addressHash: text('address_hash').primaryKey(),
  kind: text('kind', { enum: ['break', 'exclusion'] }).notNull(),
  until: instant('until').notNull(),
});

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    actorId: uuid('actor_id'),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    details: json<Record<string, unknown>>('details').notNull(),
  },
  (t) => [
    index('audit_entries_subject').on(t.subject, t.at),
    index('audit_entries_at').on(t.at, t.id),
    index('audit_entries_actor').on(t.actorId, t.at),
  ],
);
