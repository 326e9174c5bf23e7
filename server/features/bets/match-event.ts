import { GAME_ID_PATTERN } from '@clearedge/contract/terms';
import { easternDay, shiftDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../kernel/ctx.ts';
import { findEvent, listSlate } from '../events/index.ts';
import { type BetEvent, matchLabel } from './bet-rules.ts';

/** The stored game that a bet's gameId means: the product's own id, or "away@home" of that day or the next when only one game fits. */
export async function matchEvent(ctx: Ctx, gameId: string, placedAt: Date = ctx.now()): Promise<BetEvent | null> {
  const exact = await findEvent(ctx, gameId.replaceAll(' ', ''));
  if (exact || GAME_ID_PATTERN.test(gameId)) return exact;
  const day = easternDay(placedAt);
  const [same, next] = await Promise.all([listSlate(ctx, day), listSlate(ctx, shiftDay(day, 1))]);
  return matchLabel(gameId, [...same, ...next], placedAt);
}
