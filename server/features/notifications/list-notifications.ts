import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { countUnread, listNewest, type NotificationRow } from './notification-rows.ts';

type Listed = VerbResult<Contract['GET /api/notifications']>;

const present = ({ id, kind, title, body, href, createdAt, readAt }: NotificationRow): Listed['items'][number] => ({
  id,
  kind,
  title,
  body,
  href,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});

export async function listNotificationsOf(ctx: Ctx, userId: string): Promise<Listed> {
  const items = await listNewest(ctx.db, userId);
  return { unread: await countUnread(ctx.db, userId), items: items.map(present) };
}

export const listNotifications = (ctx: Ctx): Promise<Listed> => listNotificationsOf(ctx, requireUser(ctx.actor));
