import type { Ctx } from '../../../kernel/ctx.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { dayOf, type Pause } from '../limit-rules.ts';
import { findPause } from './pause-rows.ts';

const WORDS: Record<Pause['kind'], string> = {
  exclusion: 'You have excluded yourself from betting',
  break: 'You are taking a break from betting',
};

/** Refuses an address whose owner deleted an account during a break or a self-exclusion that is still running. */
export async function refusePaused(tx: Ctx, emailKey: string): Promise<void> {
  const pause = await findPause(tx, emailKey, tx.now());
  if (!pause) return;
  const message = `${WORDS[pause.kind]} until ${dayOf(pause.until)}. An account with this address can be made again after that.`;
  throw new Refusal('FORBIDDEN', message, { issues: [{ path: 'email', message }] });
}
