import { MOST_DEVICES } from '@clearedge/contract/routes/people/push';
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { pushDevices } from '../../../db/schema/index.ts';
import type { Db } from '../../../kernel/db.ts';

export type PushDevice = typeof pushDevices.$inferSelect;

/** The newest first. */
export const listDevices = (db: Db, userId: string): Promise<PushDevice[]> =>
  db.select().from(pushDevices).where(eq(pushDevices.userId, userId)).orderBy(desc(pushDevices.addedAt), desc(pushDevices.id));

/** A browser is one user's, and a session has one browser: whatever either was before ends. The oldest give way beyond the most. */
export async function writeDevice(db: Db, device: PushDevice): Promise<void> {
  await db.delete(pushDevices).where(or(eq(pushDevices.endpoint, device.endpoint), eq(pushDevices.sessionId, device.sessionId)));
  await db.insert(pushDevices).values(device);
  const excess = (await listDevices(db, device.userId)).slice(MOST_DEVICES).map(({ id }) => id);
  if (excess.length > 0) await db.delete(pushDevices).where(inArray(pushDevices.id, excess));
}

/** False where there was none of that user's. */
export async function deleteDevice(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.userId, userId)))
    .returning({ id: pushDevices.id });
  return gone.length > 0;
}
