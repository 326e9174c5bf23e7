import { type Grade, gradeGame, isGolfSelection } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { BetRow } from '../../bets/index.ts';
import { findSportFacts, findStoredBox, type SportFacts } from '../../contests/index.ts';
import { readBoxClaim } from './box-evidence.ts';

const WORD: Record<Grade, string> = { win: 'Won', loss: 'Lost', push: 'Push', void: 'Void' };

interface Shown {
  grade: Grade;
  source: string;
}

async function readShown(ctx: Ctx, bet: BetRow, found: SportFacts): Promise<Shown | null> {
  const { selection } = bet;
  if (selection && !isGolfSelection(selection)) {
    const decision = gradeGame(selection, found.facts, bet.terms);
    return decision.kind === 'graded' ? { grade: decision.grade, source: `Final score: ${WORD[decision.grade].toLowerCase()}` } : null;
  }
  if (found.sport !== 'mlb' || bet.betType !== 'prop') return null;
  const stored = await findStoredBox(ctx.db, found.contestId);
  const claim = stored && readBoxClaim(bet.selectionText, stored.box, found.facts);
  const decision = claim && gradeGame(claim.selection, found.facts, bet.terms);
  return decision?.kind === 'graded' ? { grade: decision.grade, source: `Box score: ${claim!.said}` } : null;
}

/** "Box score: 3 strikeouts. You marked Won."; null where the result was graded, agrees, or nothing is known that could disagree. */
export async function findContradiction(ctx: Ctx, bet: BetRow): Promise<string | null> {
  if (bet.result === null || bet.contestId === null || (bet.resultBy !== 'owner' && bet.resultBy !== 'file')) return null;
  const found = await findSportFacts(ctx, bet.contestId);
  const shown = found?.isFinal ? await readShown(ctx, bet, found) : null;
  if (!shown || shown.grade === bet.result) return null;
  return `${shown.source}. ${bet.resultBy === 'owner' ? 'You marked' : 'Your file says'} ${WORD[bet.result]}.`;
}
