import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findPause, findPauseOfTwin } from './pause-rows.ts';

// Whoever types somebody else's address learns nothing of a pause from it.
const MESSAGE = 'An account with this address cannot be opened now. If you need help, write to support or call 1-800-GAMBLER.';

/** Refuses an address that reaches somebody whose break or self-exclusion is still running, whether their account is there or was deleted. */
export async function refusePaused(tx: Ctx, emailKey: string): Promise<void> {
  const now = tx.now();
  if (!(await findPause(tx, emailKey, now)) && !(await findPauseOfTwin(tx, emailKey, now))) return;
  throw new Refusal('FORBIDDEN', MESSAGE, { issues: [{ path: 'email', message: MESSAGE }] });
}
