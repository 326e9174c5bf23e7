import { and, asc, desc, eq, lt } from 'drizzle-orm';
import { assistantMessages } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

export type MessageRow = Omit<typeof assistantMessages.$inferSelect, 'sequence'>;
type Store = Pick<Ctx, 'db'>;

/** What of a conversation is kept: older messages are forgotten as new ones come. */
const MOST_STORED = 200;

const columns = {
  id: assistantMessages.id,
  userId: assistantMessages.userId,
  role: assistantMessages.role,
  content: assistantMessages.content,
  origin: assistantMessages.origin,
  createdAt: assistantMessages.createdAt,
};

/** One's own messages, oldest first; the newest `most` of them. */
export async function listMessages({ db }: Store, userId: string, most: number = MOST_STORED): Promise<MessageRow[]> {
  const newest = await db
    .select(columns)
    .from(assistantMessages)
    .where(eq(assistantMessages.userId, userId))
    .orderBy(desc(assistantMessages.sequence))
    .limit(most);
  return newest.reverse();
}

export async function addMessage({ db }: Store, row: MessageRow): Promise<void> {
  await db.insert(assistantMessages).values(row);
  const [oldestStored] = await db
    .select({ sequence: assistantMessages.sequence })
    .from(assistantMessages)
    .where(eq(assistantMessages.userId, row.userId))
    .orderBy(desc(assistantMessages.sequence))
    .offset(MOST_STORED - 1)
    .limit(1);
  if (oldestStored)
    await db
      .delete(assistantMessages)
      .where(and(eq(assistantMessages.userId, row.userId), lt(assistantMessages.sequence, oldestStored.sequence)));
}

export async function deleteMessages({ db }: Store, userId: string): Promise<void> {
  await db.delete(assistantMessages).where(eq(assistantMessages.userId, userId));
}

/** Everything kept of a member's conversation, for the export of the account. */
export const listConversationOf = ({ db }: Store, userId: string) =>
  db
    .select({
      role: assistantMessages.role,
      content: assistantMessages.content,
      origin: assistantMessages.origin,
      createdAt: assistantMessages.createdAt,
    })
    .from(assistantMessages)
    .where(eq(assistantMessages.userId, userId))
    .orderBy(asc(assistantMessages.sequence));
