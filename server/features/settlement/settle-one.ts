import { isDeepStrictEqual } from 'node:util';
import { isFutureSelection, isGolfSelection } from '@clearedge/quant/grading';
import type { Ctx } from '../../kernel/ctx.ts';
import { evidenceFor } from '../../sports/registry.ts';
import { type BetRow, listBetsOfContest, lockBet, openBets, recordGrade } from '../bets/index.ts';
import type { Gradable, GradingFacts } from '../contests/index.ts';
import { findGolfClose } from '../golf/index.ts';
import { findClosingPrice } from '../odds/index.ts';
import { type GradingRow, insertGradings, listGradings } from './grading-rows.ts';
import { notifySettled } from './notify-settled.ts';
import { decideSettlement, type Posting, type SettleDecision } from './settle-rules.ts';

/** The best price of a bet's selection before the start; null where there is none. */
async function findClose(tx: Ctx, { contestId, selection, placedAt }: BetRow): Promise<number | null> {
  if (!selection || contestId === null) return null;
  if (isFutureSelection(selection)) return null;
  if (isGolfSelection(selection)) return findGolfClose(tx, contestId, selection, placedAt);
  const closing = await findClosingPrice(tx, contestId, selection);
  return closing?.kind === 'closing' ? closing.odds : null;
}

const MISSING_SCORE = 'The final score has not arrived yet.';
const MISSING_RESULT = 'The official result has not arrived yet.';

function decide(bet: BetRow, found: GradingFacts | null, history: readonly GradingRow[]): SettleDecision {
  const { selection } = bet;
  if (!found || !selection) return { postings: [], flag: selection && isGolfSelection(selection) ? MISSING_RESULT : MISSING_SCORE };
  return decideSettlement({ ...bet, selection }, found, history);
}

/** Whether a bet can be graded on a part of a game in play. One with listed pitchers waits for the result, which says who started. */
export const isOnPart = ({ selection, terms }: Pick<BetRow, 'selection' | 'terms'>): boolean =>
  selection !== null && 'period' in selection && selection.period !== 'full' && terms.pitcherRule === 'action';

export const trackedBets: Gradable = {
  key: 'bet',
  table: 'bets',
  open: openBets,
  listItems: async (ctx, contestId, found) =>
    (await listBetsOfContest(ctx, contestId)).filter((bet) => found?.version !== null || isOnPart(bet)).map(({ id }) => id),
  grade: (tx, _contestId, betId, found) => settleOne(tx, betId, found),
};

/**
 * Locked first: two settlers at once must not both see the bet pending. A result that came with a file stands unless `isRequested`: its owner
 * wants it settled.
 */
export async function settleOne(tx: Ctx, betId: string, found: GradingFacts | null, isRequested = false): Promise<void> {
  const bet = await lockBet(tx, betId);
  if (!bet?.selection) return;
  const history = await listGradings(tx, betId);
  if (bet.status === 'settled' && history.length === 0 && !isRequested) return;
  const { postings, flag } = decide(bet, found, history);
  if (postings.length > 0 && found) await post(tx, bet, found, postings);
  else if (bet.status === 'settled' || isDeepStrictEqual(bet.flag, flag)) return;
  else await recordGrade(tx, betId, { result: null, profitCents: null, settledAt: null, flag });
  await tx.publish({ topic: 'user', userId: bet.userId, what: 'bets' });
}

async function post(tx: Ctx, bet: BetRow, found: GradingFacts, postings: readonly Posting[]): Promise<void> {
  const grade = postings.at(-1)!;
  const facts = evidenceFor(bet.selection!, found);
  await insertGradings(tx, bet.id, postings, { facts, factsVersion: found.version, gradedBy: 'settlement' });
  await recordGrade(tx, bet.id, {
    result: grade.grade,
    profitCents: grade.profitCents,
    settledAt: tx.now(),
    flag: null,
    closingOdds: bet.correctedAt ? null : await findClose(tx, bet),
  });
  if (isNews(postings)) await notifySettled(tx, bet, grade);
}

/** Facts that only confirm what the owner marked are no news. */
const isNews = ([first, second]: readonly Posting[]): boolean =>
  !second || first!.grade !== second.grade || first!.profitCents + second.profitCents !== 0;
