import type { Contract } from '@clearedge/contract';
import type { VerbInput, VerbResult } from '@clearedge/contract/route';
import { isGolfFacts } from '@clearedge/quant/grading';
import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type BetRow, type BetView, findBetView, getBetView, toBet } from '../bets/index.ts';
import { findGolfPlayer } from '../golf/index.ts';
import { findDispute } from './disputes/dispute-rows.ts';
import { type GradingRow, listGradings } from './grading-rows.ts';
import { findContradiction } from './marks/find-contradiction.ts';
import { buildReceipt, type PlayerNames, type Receipt } from './receipt-rules.ts';
import { standingGrade } from './settle-rules.ts';

/** The receipt of a bet with everything that it shows; null while nothing stands. */
async function readReceipt(ctx: Ctx, bet: BetRow): Promise<Receipt | null> {
  const history = await listGradings(ctx, bet.id);
  return buildReceipt(bet, history, { names: await namesOf(ctx, bet, history), dispute: await findDispute(ctx, bet.id) });
}

async function namesOf(ctx: Ctx, { contestId }: BetRow, history: readonly GradingRow[]): Promise<PlayerNames> {
  const facts = standingGrade(history)?.facts;
  if (contestId === null || !facts || !isGolfFacts(facts)) return new Map();
  const found = await Promise.all(Object.keys(facts.players).map((playerId) => findGolfPlayer(ctx, contestId, playerId)));
  return new Map(found.flatMap((player) => (player ? [[player.playerId, player.name]] : [])));
}

/** One's own bet with the receipt of how it was graded. */
export async function getBet(
  ctx: Ctx,
  { params }: VerbInput<Contract['GET /api/bets/:betId']>,
): Promise<VerbResult<Contract['GET /api/bets/:betId']>> {
  return present(ctx, await getBetView(ctx, params.betId, requireUser(ctx.actor)));
}

const present = async (ctx: Ctx, view: BetView): Promise<VerbResult<Contract['GET /api/bets/:betId']>> => ({
  ...toBet(view),
  receipt: await readReceipt(ctx, view.bet),
  contradiction: await findContradiction(ctx, view.bet),
});

/** Any bet with its receipt, after its result was entered; who may ask is the caller's to check. */
export async function presentGraded(ctx: Ctx, betId: string): Promise<VerbResult<Contract['GET /api/bets/:betId']>> {
  const view = await findBetView(ctx, betId);
  if (!view) throw new Refusal('NOT_FOUND', 'This bet could not be found.');
  return present(ctx, view);
}
