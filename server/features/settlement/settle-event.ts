import { isDeepStrictEqual } from 'node:util';
import type { BaseballFacts } from '@clearedge/quant/grading';
import type { Ctx } from '../../kernel/ctx.ts';
import { type BetRow, listBetsOfEvent, lockBet, recordGrade } from '../bets/index.ts';
import { findFacts } from '../events/index.ts';
import { closeBoard, findClosingPrice } from '../odds/index.ts';
import { insertGradings, listGradings } from './grading-rows.ts';
import { notifySettled } from './notify-settled.ts';
import { settlePicks } from './picks/settle-picks.ts';
import { settlePractice } from './practice/settle-practice.ts';
import { decideSettlement, evidenceFor, type SettleDecision } from './settle-rules.ts';

interface Facts {
  version: number;
  isFinal: boolean;
  facts: BaseballFacts;
}

const MISSING_SCORE = 'The final score has not arrived yet.';

/** Grades every pick and every gradable bet of a game by the newest facts; each bet in its own transaction, so that one failure holds up no other. */
export async function settleEvent(ctx: Ctx, eventId: string): Promise<void> {
  const facts = await findFacts(ctx, eventId);
  // Asks the source for the last prices before the start, so it comes before any transaction.
  await closeBoard(ctx, eventId);
  await settlePicks(ctx, eventId, facts);
  await settlePractice(ctx, eventId, facts);
  for (const { id } of await listBetsOfEvent(ctx, eventId)) {
    const settled = await ctx.transact((tx) => settleOne(tx, id, eventId, facts));
    if (settled) await ctx.publish({ topic: 'user', userId: settled, what: 'bets' });
  }
}

/** Answers the owner's id when the bet changed. Locked first: two settlers at once must not both see it pending. */
async function settleOne(tx: Ctx, betId: string, eventId: string, found: Facts | null): Promise<string | null> {
  const bet = await lockBet(tx, betId);
  if (!bet?.selection) return null;
  const history = await listGradings(tx, betId);
  if (bet.status === 'settled' && history.length === 0) return null;
  const decision = found
    ? decideSettlement({ ...bet, selection: bet.selection }, found.facts, found.isFinal, history)
    : { postings: [], flag: MISSING_SCORE };
  if (decision.postings.length > 0 && found) return post(tx, bet, eventId, found, decision);
  if (bet.status === 'settled' || isDeepStrictEqual(bet.flag, decision.flag)) return null;
  await recordGrade(tx, betId, { result: null, profitCents: null, settledAt: null, flag: decision.flag });
  return bet.userId;
}

async function post(tx: Ctx, bet: BetRow, eventId: string, found: Facts, { postings }: SettleDecision): Promise<string> {
  const grade = postings.at(-1)!;
  const facts = evidenceFor(bet.selection!, found.facts);
  await insertGradings(tx, bet.id, postings, { facts, factsVersion: found.version, gradedBy: 'settlement' });
  const closing = await findClosingPrice(tx, eventId, bet.selection!);
  const closingOdds = closing.kind === 'closing' ? closing.odds : null;
  await recordGrade(tx, bet.id, {
    result: grade.grade,
    profitCents: grade.profitCents,
    settledAt: tx.now(),
    flag: null,
    closingOdds,
  });
  await notifySettled(tx, bet, grade);
  return bet.userId;
}
