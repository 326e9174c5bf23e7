import { and, eq, gt, lt, or } from 'drizzle-orm';
import { telegramCodes, telegramLinks, telegramReading } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type TelegramLink = typeof telegramLinks.$inferSelect;

export async function findLink(db: Db, userId: string): Promise<TelegramLink | null> {
  const [row] = await db.select().from(telegramLinks).where(eq(telegramLinks.userId, userId));
  return row ?? null;
}

/** A chat is one user's, and a user has one chat: whatever either was linked to before ends. */
export async function writeLink(db: Db, link: TelegramLink): Promise<void> {
  await db.delete(telegramLinks).where(or(eq(telegramLinks.chatId, link.chatId), eq(telegramLinks.userId, link.userId)));
  await db.insert(telegramLinks).values(link);
}

/** Whose it was; null where there was none. */
export async function deleteLink(db: Db, by: { userId: string } | { chatId: string }): Promise<string | null> {
  const isIt = 'userId' in by ? eq(telegramLinks.userId, by.userId) : eq(telegramLinks.chatId, by.chatId);
  const [row] = await db.delete(telegramLinks).where(isIt).returning({ userId: telegramLinks.userId });
  return row?.userId ?? null;
}

export async function writeCode(db: Db, code: typeof telegramCodes.$inferSelect): Promise<void> {
  const { codeHash, expiresAt } = code;
  await db.insert(telegramCodes).values(code).onConflictDoUpdate({ target: telegramCodes.userId, set: { codeHash, expiresAt } });
}

/** Whose code it is, once: of two messages with it, one finds it. */
export async function takeCode(db: Db, codeHash: string, now: Date): Promise<string | null> {
  const isGood = and(eq(telegramCodes.codeHash, codeHash), gt(telegramCodes.expiresAt, now));
  const [row] = await db.delete(telegramCodes).where(isGood).returning({ userId: telegramCodes.userId });
  return row?.userId ?? null;
}

/** Whether a user's code still waits for its message. */
export async function hasOpenCode(db: Db, userId: string, now: Date): Promise<boolean> {
  return (await db.$count(telegramCodes, and(eq(telegramCodes.userId, userId), gt(telegramCodes.expiresAt, now)))) > 0;
}

const BOT = 'telegram';

export async function findNextUpdate(db: Db): Promise<number> {
  const [row] = await db.select().from(telegramReading).where(eq(telegramReading.bot, BOT));
  return row?.nextUpdateId ?? 0;
}

/** Notes how far was read. False when someone else was further already. */
export async function moveReading(db: Db, nextUpdateId: number): Promise<boolean> {
  const moved = await db
    .insert(telegramReading)
    .values({ bot: BOT, nextUpdateId })
    .onConflictDoUpdate({ target: telegramReading.bot, set: { nextUpdateId }, setWhere: lt(telegramReading.nextUpdateId, nextUpdateId) })
    .returning({ bot: telegramReading.bot });
  return moved.length > 0;
}
