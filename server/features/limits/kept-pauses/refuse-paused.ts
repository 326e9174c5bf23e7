import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { dayOf, PAUSE_WORDS } from '../limit-rules.ts';
import { findPause } from './pause-rows.ts';

/** Refuses an address whose owner deleted an account during a break or a self-exclusion that is still running. */
export async function refusePaused(tx: Ctx, emailKey: string): Promise<void> {
  const pause = await findPause(tx, emailKey, tx.now());
  if (!pause) return;
  const message = `${PAUSE_WORDS[pause.kind]} until ${dayOf(pause.until)}. An account with this address can be made again after that.`;
  throw new Refusal('FORBIDDEN', message, { issues: [{ path: 'email', message }] });
}
