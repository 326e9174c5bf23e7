import { dollarsToCents } from '@clearedge/quant/money';
import { requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { lockAccount, writeSettings } from '../account-rows.ts';
import { presentUser } from '../present-user.ts';

function checkTimeZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    const message = 'This time zone is not known.';
    throw new Refusal('INVALID_INPUT', message, { issues: [{ path: 'timeZone', message }] });
  }
}

export const changeSettings: Verb<'PATCH /api/settings'> = async (ctx, { body }) => {
  const userId = requireUser(ctx.actor);
  const { oddsFormat, theme, timeZone, myBooks, unit } = body;
  const zone = timeZone === undefined || timeZone === null ? timeZone : checkTimeZone(timeZone);
  const account = await ctx.transact(async (tx) => {
    const before = await lockAccount(tx.db, userId);
    const settings = {
      ...before.settings,
      ...(oddsFormat === undefined ? {} : { oddsFormat }),
      ...(theme === undefined ? {} : { theme }),
      ...(zone === undefined ? {} : { timeZone: zone }),
      ...(myBooks === undefined ? {} : { myBooks: [...new Set(myBooks)] }),
      ...(unit === undefined ? {} : { unitCents: unit === null ? null : dollarsToCents(unit) }),
    };
    await writeSettings(tx.db, userId, settings);
    return { ...before, settings };
  });
  return { user: presentUser(account) };
};
