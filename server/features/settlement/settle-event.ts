import { isGolfSelection } from '@clearedge/quant/grading';
import type { Ctx } from '../../kernel/ctx.ts';
import { type BetRow, listBetsOfEvent } from '../bets/index.ts';
import { findEventById, findSportFacts, type SportFacts } from '../events/index.ts';
import { recordFootballResult } from '../football-picks/index.ts';
import { closeBoard, findClosingPrice } from '../odds/index.ts';
import { settlePicks } from './picks/settle-picks.ts';
import { settlePractice } from './practice/settle-practice.ts';
import { settleOne } from './settle-one.ts';
import { settleParts } from './settle-parts.ts';

/** Grades every pick and every gradable bet of a game by the newest facts, of a game in play the bets on its complete parts; each bet in its own transaction, so that one failure holds up no other. */
export async function settleEvent(ctx: Ctx, eventId: string): Promise<void> {
  // While the source contradicts itself nothing is graded; it starts again when the doubt is gone.
  const event = await findEventById(ctx, eventId);
  if (event?.resultHold) return;
  const facts = await findSportFacts(ctx, eventId);
  // Asks the source for the last prices before the start, so it comes before any transaction.
  await closeBoard(ctx, eventId);
  if (event?.status === 'live' && !isSettled(facts)) return settleParts(ctx, eventId, findClose);
  await settlePicksOf(ctx, eventId, facts);
  await settlePractice(ctx, eventId, facts);
  for (const { id } of await listBetsOfEvent(ctx, eventId)) {
    const settled = await ctx.transact((tx) => settleOne(tx, id, facts, findClose));
    if (settled) await ctx.publish({ topic: 'user', userId: settled, what: 'bets' });
  }
}

/** The end has been told, or a suspended game was not resumed in time: what is played since changes no bet. */
const isSettled = (found: SportFacts | null): boolean =>
  found !== null && (found.isFinal || (found.sport === 'mlb' && found.facts.resumeWindowOver === true));

async function settlePicksOf(ctx: Ctx, eventId: string, found: SportFacts | null): Promise<void> {
  if (found?.sport === 'mlb') await settlePicks(ctx, eventId, found);
  if (found?.sport === 'cfl') await recordFootballResult(ctx, eventId, found);
}

/** The best price on the bet's own line at the close. */
export async function findClose(tx: Ctx, { eventId, selection }: BetRow): Promise<number | null> {
  if (eventId === null || !selection || isGolfSelection(selection)) return null;
  const closing = await findClosingPrice(tx, eventId, selection);
  return closing.kind === 'closing' ? closing.odds : null;
}
