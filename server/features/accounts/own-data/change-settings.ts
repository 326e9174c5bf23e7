import type { Contract } from '@clearedge/contract';
import type { VerbInput } from '@clearedge/contract/route';
import type { UserSettings } from '../../../db/schema/index.ts';
import { checkFeature, requireUser } from '../../../kernel/access.ts';
import { centsOf } from '../../../kernel/cents-of.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { CheckMayOffer } from '../account-hooks.ts';
import { lockAccount, writeSettings } from '../account-rows.ts';
import { presentUser } from '../present-user.ts';

type SettingsChange = VerbInput<Contract['PATCH /api/settings']>['body'];

const SMALLEST_UNIT_DOLLARS = 0.01;
const BOOK_CODE = /^[A-Z0-9]{2,12}$/;

const refusal = (path: string, message: string): Refusal => new Refusal('INVALID_INPUT', message, { issues: [{ path, message }] });

/** The settings after a change: what it does not name stays. */
function changedSettings(
  current: UserSettings,
  { oddsFormat, theme, timeZone, myBooks, unit, digestMail, quietHours, kellyShare, bankroll, notify, evReference }: SettingsChange,
): UserSettings {
  const { kellyShare: shareBefore, bankrollCents: bankrollBefore, quietHours: quietBefore, ...rest } = current;
  return {
    ...rest,
    ...kept('kellyShare', kellyShare, shareBefore),
    ...kept('quietHours', quietHours, quietBefore),
    ...kept(
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
function kept<K extends string, T>(name: K, change: T | null | undefined, before: T | undefined): { [P in K]?: T } {
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
    if (Object.values(body.notify ?? {}).some((way) => way === 'mail' || way === 'telegram')) checkFeature(ctx.actor, 'noticeDelivery');
    return ctx.transact(async (tx) => {
      const account = await lockAccount(tx.db, userId);
      const settings = changedSettings(account.settings, body);
      await writeSettings(tx.db, userId, settings);
      return { user: presentUser({ ...account, settings }, tx.config) };
    });
  };
