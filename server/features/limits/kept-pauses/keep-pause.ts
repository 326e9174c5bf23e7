import type { Ctx } from '../../../kernel/ctx.ts';
import { lockLimits } from '../limit-rows.ts';
import { runningPause } from '../limit-rules.ts';
import { insertPause } from './pause-rows.ts';

// Deleting the account and joining again would be a way out of a pause. Only the address's hash and the end are kept, and only while it runs.
export async function keepPause(tx: Ctx, leaver: { id: string; emailKey: string }): Promise<void> {
  const pause = runningPause(await lockLimits(tx, leaver.id), tx.now());
  if (pause) await insertPause(tx, leaver.emailKey, pause);
}
