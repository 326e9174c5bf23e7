import { isGolfFacts } from '@clearedge/quant/grading';
import type { Ctx } from '../../kernel/ctx.ts';
import type { BetRow } from '../bets/index.ts';
import { findGolfPlayer } from '../golf/index.ts';
import { findDispute } from './disputes/dispute-rows.ts';
import { type GradingRow, listGradings } from './grading-rows.ts';
import { buildReceipt, type PlayerNames, type Receipt } from './receipt-rules.ts';
import { standingGrade } from './settle-rules.ts';

/** The receipt of a bet with everything that it shows; null while nothing stands. */
export async function readReceipt(ctx: Ctx, bet: BetRow): Promise<Receipt | null> {
  const history = await listGradings(ctx, bet.id);
  return buildReceipt(bet, history, { names: await namesOf(ctx, bet, history), dispute: await findDispute(ctx, bet.id) });
}

async function namesOf(ctx: Ctx, { contestId }: BetRow, history: readonly GradingRow[]): Promise<PlayerNames> {
  const facts = standingGrade(history)?.facts;
  if (contestId === null || !facts || !isGolfFacts(facts)) return new Map();
  const found = await Promise.all(Object.keys(facts.players).map((playerId) => findGolfPlayer(ctx, contestId, playerId)));
  return new Map(found.flatMap((player) => (player ? [[player.playerId, player.name]] : [])));
}
