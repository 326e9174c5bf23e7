import type { Ctx } from '../../../kernel/ctx.ts';
import { listWithoutFacts } from './list-facts-due.ts';
import { requestFacts } from './request-facts.ts';

/** Seconds between the slates of history, so that what is live now is not kept waiting. */
const GAP_SECONDS = 3;
/** A live source is asked one by one for each game. */
const LIVE_GAP_SECONDS = 60;

/** Asks for the facts of the last days' games that have none, newest slate first. */
export async function requestHistory(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime();
  const gapSeconds = ctx.ports.source.kind === 'live' ? LIVE_GAP_SECONDS : GAP_SECONDS;
  for (const [index, gameIds] of (await listWithoutFacts(ctx)).entries()) {
    await requestFacts(ctx, gameIds, { runAt: new Date(now + (index + 1) * gapSeconds * 1000) });
  }
}
