import type { Contract } from '@clearedge/contract';
import { FREE_TIER, type Tier } from '@clearedge/contract/entitlements';
import type { VerbInput } from '@clearedge/contract/route';
import { isDelivery } from '@clearedge/contract/routes/people/notice-kinds';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type UserSettings, users } from '../../db/schema/index.ts';
import { checkFeature, requireUser } from '../../kernel/access.ts';
import { audit } from '../../kernel/audit.ts';
import { centsOf } from '../../kernel/cents-of.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import type { Verb } from '../../kernel/feature.ts';
import type { CheckMayOffer, OnLeaving } from './account-hooks.ts';
import { deleteAccountRow, findAccount, getAccount, lockAccount, writeSettings } from './account-rows.ts';
import { checkNotShared, mustEnrol } from './account-rules.ts';
import { proveOwner } from './passwords/change-password.ts';
import { presentUser } from './present-user.ts';

type SettingsChange = VerbInput<Contract['PATCH /api/settings']>['body'];

const SMALLEST_UNIT_DOLLARS = 0.01;
const BOOK_CODE = /^[A-Z0-9]{2,12}$/;

const refusal = (path: string, message: string): DomainError => new DomainError('INVALID_INPUT', message, { issues: [{ path, message }] });

/** The settings after a change: what it does not name stays. */
function changedSettings(
  current: UserSettings,
  { oddsFormat, theme, timeZone, myBooks, unit, digestMail, quietHours, kellyShare, bankroll, notify, evReference }: SettingsChange,
): UserSettings {
  const { kellyShare: shareBefore, bankrollCents: bankrollBefore, quietHours: quietBefore, ...rest } = current;
  return {
    ...rest,
    ...stored('kellyShare', kellyShare, shareBefore),
    ...stored('quietHours', quietHours, quietBefore),
    ...stored(
      'bankrollCents',
      typeof bankroll === 'number' ? centsOf(bankroll, 'bankroll', SMALLEST_UNIT_DOLLARS) : bankroll,
      bankrollBefore,
    ),
    ...(oddsFormat !== undefined && { oddsFormat }),
    ...(theme !== undefined && { theme }),
    ...(evReference !== undefined && { evReference }),
    ...(timeZone !== undefined && { timeZone: timeZone === null ? null : zoneNameOf(timeZone) }),
    ...(myBooks !== undefined && { myBooks: bookCodesOf(myBooks) }),
    ...(digestMail !== undefined && { digestMail }),
    ...(notify !== undefined && { notify: { ...current.notify, ...notify } }),
    ...(unit !== undefined && { unitCents: unit === null ? null : centsOf(unit, 'unit', SMALLEST_UNIT_DOLLARS) }),
  };
}

/** A setting that is absent until it is chosen: null takes it away again, and what a change does not name stays. */
function stored<K extends string, T>(name: K, change: T | null | undefined, before: T | undefined): { [P in K]?: T } {
  const value = change === undefined ? before : (change ?? undefined);
  return (value === undefined ? {} : { [name]: value }) as { [P in K]?: T };
}

/** The zone's own spelling. Newer engines take offsets such as +02:00, which are no zones: they know no summer time. */
function zoneNameOf(timeZone: string): string {
  try {
    if (/^[A-Za-z]/.test(timeZone)) return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw refusal('timeZone', 'This time zone is not known.');
}

function bookCodesOf(codes: readonly string[]): string[] {
  const upper = codes.map((code) => code.trim().toUpperCase());
  if (!upper.every((code) => BOOK_CODE.test(code))) throw refusal('myBooks', 'Choose books by their codes.');
  return [...new Set(upper)];
}

export const changeSettings =
  (checkMayOffer: CheckMayOffer): Verb<'PATCH /api/settings'> =>
  async (ctx, { body }) => {
    const userId = requireUser(ctx.actor);
    if (body.digestMail === true) await checkMayOffer(ctx, userId);
    if (Object.values(body.notify ?? {}).some(isDelivery)) checkFeature(ctx.actor, 'noticeDelivery');
    return ctx.transact(async (tx) => {
      const account = await lockAccount(tx.db, userId);
      const settings = changedSettings(account.settings, body);
      await writeSettings(tx.db, userId, settings);
      return { user: presentUser({ ...account, settings }, tx.config) };
    });
  };

/** Deletes the account and all that belongs to it; the audit row keeps the id and nothing personal. */
export const deleteAccount =
  (onLeaving: OnLeaving): Verb<'POST /api/account/delete'> =>
  async (ctx, { body }) => {
    const userId = requireUser(ctx.actor);
    const account = await getAccount(ctx.db, userId);
    checkNotShared(account.emailKey);
    await proveOwner(ctx, account, body.password, 'password');
    await ctx.transact(async (tx) => {
      await onLeaving(tx, account);
      await audit(tx, 'account.deleted', `user:${userId}`);
      await deleteAccountRow(tx.db, userId);
      await tx.publish({ topic: 'user', userId, what: 'session' });
    });
    ctx.request?.setSession(null);
    return { ok: true };
  };

export interface DigestReader {
  id: string;
  username: string;
  email: string;
  /** What the mail may hold; of an admin whose second factor is missing, what everybody sees. */
  tier: Tier;
}

/** Those who asked for the daily mail, in a fixed order. */
export async function listDigestReaderIds(ctx: Pick<Ctx, 'db'>): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isSimulated, false), sql`(${users.settings} ->> 'digestMail')::boolean`))
    .orderBy(asc(users.id));
  return rows.map(({ id }) => id);
}

/** Someone who wants the daily mail now; null for everybody else. */
export async function findDigestReader(ctx: Ctx, userId: string): Promise<DigestReader | null> {
  const account = await findAccount(ctx.db, userId);
  if (!account?.settings.digestMail) return null;
  const { id, username, email, tier } = account;
  return { id, username, email, tier: mustEnrol(account, ctx.config) ? FREE_TIER : tier };
}

/** Ends the daily mail for an account; an account that is gone wants none either. */
export async function endDigestMail(ctx: Ctx, userId: string): Promise<void> {
  await ctx.transact(async (tx) => {
    if (!(await findAccount(tx.db, userId))) return;
    const { settings } = await lockAccount(tx.db, userId);
    await writeSettings(tx.db, userId, { ...settings, digestMail: false });
    await tx.publish({ topic: 'user', userId, what: 'session' });
  });
}

const EASTERN = 'America/New_York';
/** Every zone's hours begin on a quarter of an hour of UTC. */
const QUARTER_MS = 900_000;
const QUARTERS_A_DAY = 4 * 26;

type QuietSettings = Pick<UserSettings, 'quietHours' | 'timeZone'>;

/** When the quiet hours that are running end; null outside them. They are whole hours of the user's own zone, and may pass midnight. */
export function quietUntil({ quietHours, timeZone }: QuietSettings, now: Date): Date | null {
  if (!quietHours || quietHours.from === quietHours.until) return null;
  const { from, until } = quietHours;
  const hours = new Intl.DateTimeFormat('en-US', { timeZone: timeZone ?? EASTERN, hour: 'numeric', hourCycle: 'h23' });
  const isQuiet = (at: Date): boolean => {
    const hour = Number(hours.format(at));
    return from < until ? hour >= from && hour < until : hour >= from || hour < until;
  };
  if (!isQuiet(now)) return null;
  const start = Math.floor(now.getTime() / QUARTER_MS);
  for (let step = 1; step <= QUARTERS_A_DAY; step++) {
    const at = new Date((start + step) * QUARTER_MS);
    if (!isQuiet(at)) return at;
  }
  return null;
}

export interface Reader {
  /** What may be told; of an admin whose second factor is missing, what everybody sees. */
  tier: Tier;
  settings: QuietSettings;
}

/** What has to be known of someone before they are told something. */
export async function findReader(ctx: Ctx, userId: string): Promise<Reader | null> {
  const account = await findAccount(ctx.db, userId);
  return account && { tier: mustEnrol(account, ctx.config) ? FREE_TIER : account.tier, settings: account.settings };
}
