import { GAME_ID_PATTERN } from '@clearedge/contract/terms';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../kernel/ctx.ts';
import { findEvent, listEventsBetween } from '../events/index.ts';
import { type BetEvent, matchLabel } from './bet-rules.ts';

/** The stored game that a bet's gameId means: the product's own id, or "away@home" of today or tomorrow when only one game fits. */
export async function matchEvent(ctx: Ctx, gameId: string): Promise<BetEvent | null> {
  const exact = await findEvent(ctx, gameId.replaceAll(' ', ''));
  if (exact || GAME_ID_PATTERN.test(gameId)) return exact;
  const today = easternDay(ctx.now());
  return matchLabel(gameId, await listEventsBetween(ctx, today, shiftDay(today, 1)), ctx.now());
}
