import type { Ctx } from '../../../kernel/ctx.ts';
import { listMailsTo } from './mail-rows.ts';

/** The daily mails that a user got, for the export of the account. */
export const listDigestMails = (ctx: Ctx, userId: string): Promise<{ slateOn: string; sentAt: Date | null }[]> =>
  listMailsTo(ctx.db, userId);
