import { isDeepStrictEqual } from 'node:util';
import { type AnyFacts, isGolfSelection } from '@clearedge/quant/grading';
import type { Ctx } from '../../kernel/ctx.ts';
import { type BetRow, lockBet, recordGrade } from '../bets/index.ts';
import { findGolfClose } from '../golf/index.ts';
import { findClosingPrice } from '../odds/index.ts';
import { type GradingRow, insertGradings, listGradings } from './grading-rows.ts';
import { notifySettled } from './notify-settled.ts';
import { decideSettlement, evidenceFor, type Posting, type SettleDecision } from './settle-rules.ts';

/** The best price of a bet's selection before the start; null where there is none. */
async function findClose(tx: Ctx, { contestId, selection, placedAt }: BetRow): Promise<number | null> {
  if (!selection || contestId === null) return null;
  if (isGolfSelection(selection)) return findGolfClose(tx, contestId, selection, placedAt);
  const closing = await findClosingPrice(tx, contestId, selection);
  return closing?.kind === 'closing' ? closing.odds : null;
}

/** The newest facts of a game or a tournament; without a version, what a game in play has complete. */
export interface FoundFacts {
  version: number | null;
  isFinal: boolean;
  facts: AnyFacts;
}

const MISSING_SCORE = 'The final score has not arrived yet.';
const MISSING_RESULT = 'The official result has not arrived yet.';

function decide(bet: BetRow, found: FoundFacts | null, history: readonly GradingRow[]): SettleDecision {
  const { selection } = bet;
  if (!found || !selection) return { postings: [], flag: selection && isGolfSelection(selection) ? MISSING_RESULT : MISSING_SCORE };
  return decideSettlement({ ...bet, selection }, found.facts, found.isFinal, history);
}

/**
 * Answers the owner's id when the bet changed. Locked first: two settlers at once must not both see it pending. A result that came with a file
 * stands unless `isAsked`: its owner wants it settled.
 */
export async function settleOne(tx: Ctx, betId: string, facts: FoundFacts | null, isRequested = false): Promise<string | null> {
  const bet = await lockBet(tx, betId);
  if (!bet?.selection) return null;
  const history = await listGradings(tx, betId);
  if (bet.status === 'settled' && history.length === 0 && !isRequested) return null;
  const { postings, flag } = decide(bet, facts, history);
  if (postings.length > 0 && facts) return post(tx, bet, facts, postings);
  if (bet.status === 'settled' || isDeepStrictEqual(bet.flag, flag)) return null;
  await recordGrade(tx, betId, { result: null, profitCents: null, settledAt: null, flag });
  return bet.userId;
}

async function post(tx: Ctx, bet: BetRow, found: FoundFacts, postings: readonly Posting[]): Promise<string> {
  const grade = postings.at(-1)!;
  const facts = evidenceFor(bet.selection!, found.facts);
  await insertGradings(tx, bet.id, postings, { facts, factsVersion: found.version, gradedBy: 'settlement' });
  await recordGrade(tx, bet.id, {
    result: grade.grade,
    profitCents: grade.profitCents,
    settledAt: tx.now(),
    flag: null,
    closingOdds: bet.correctedAt ? null : await findClose(tx, bet),
  });
  if (isNews(postings)) await notifySettled(tx, bet, grade);
  return bet.userId;
}

/** Facts that only confirm what the owner marked are no news. */
const isNews = ([first, second]: readonly Posting[]): boolean =>
  !second || first!.grade !== second.grade || first!.profitCents + second.profitCents !== 0;
