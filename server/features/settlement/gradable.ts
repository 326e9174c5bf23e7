import { isGolfSelection } from '@clearedge/quant/grading';
import type { Ctx } from '../../kernel/ctx.ts';
import type { BetRow } from '../bets/index.ts';
import { lockGradableGame, type SportFacts } from '../contests/index.ts';
import { findGolfClose, type findGolfFacts, lockGradableGolf } from '../golf/index.ts';
import { findClosingPrice } from '../odds/index.ts';

export type Gradable = SportFacts | NonNullable<Awaited<ReturnType<typeof findGolfFacts>>>;

/**
 * What the bets of a game or tournament are graded on; 'held' while its result is in doubt, and nothing is graded. A result cannot be held,
 * released or replaced until the transaction ends. `known`: what was read for the bet before.
 */
export async function lockGradable(tx: Ctx, contestId: string, known: Gradable | null = null): Promise<Gradable | 'held' | null> {
  const game = await lockGradableGame(tx, contestId, known && 'sport' in known ? known : null);
  return game === 'unknown' ? lockGradableGolf(tx, contestId) : game;
}

/** The best price of a bet's selection before the start; null where there is none. */
export async function findClose(tx: Ctx, { contestId, tournamentId, selection, placedAt }: BetRow): Promise<number | null> {
  if (!selection) return null;
  if (isGolfSelection(selection)) return tournamentId === null ? null : findGolfClose(tx, tournamentId, selection, placedAt);
  const closing = contestId === null ? null : await findClosingPrice(tx, contestId, selection);
  return closing?.kind === 'closing' ? closing.odds : null;
}
