import { NOTICE_MAIL_TIER } from '@clearedge/contract/routes/people/notice-kinds';
import { checkAccess, requireUser } from '../../../kernel/access.ts';
import type { Verb } from '../../../kernel/feature.ts';
import type { CheckMayOffer } from '../account-hooks.ts';
import { lockAccount, writeSettings } from '../account-rows.ts';
import { presentUser } from '../present-user.ts';
import { changedSettings } from './settings-rules.ts';

export const changeSettings =
  (checkMayOffer: CheckMayOffer): Verb<'PATCH /api/settings'> =>
  async (ctx, { body }) => {
    const userId = requireUser(ctx.actor);
    if (body.digestMail === true) await checkMayOffer(ctx, userId);
    if (Object.values(body.notify ?? {}).some((way) => way === 'mail' || way === 'telegram')) checkAccess(ctx.actor, NOTICE_MAIL_TIER);
    return ctx.transact(async (tx) => {
      const account = await lockAccount(tx.db, userId);
      const settings = changedSettings(account.settings, body);
      await writeSettings(tx.db, userId, settings);
      return { user: presentUser({ ...account, settings }, tx.config) };
    });
  };
