import { isDeepStrictEqual } from 'node:util';
import type { AnySelection } from '@clearedge/quant/grading';
import { isGolfSelection } from '@clearedge/quant/grading';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type BetRow, updateBet } from '../bet-rows.ts';
import { findTarget } from '../target/find-target.ts';
import { readText } from './read-text.ts';

// Players' bets and golf were only ever picked, or read strictly.
const isDoubtful = ({ status, selectionSource }: BetRow, selection: AnySelection): boolean =>
  status === 'pending' && selectionSource === null && selection.market !== 'prop' && !isGolfSelection(selection);

/**
 * Reads the text of a pending bet again that was kept before it was known whether selections were picked or read. One that is read
 * differently now is left to its owner; only settlement calls it, with the row locked.
 */
export async function checkOldReading(tx: Ctx, bet: BetRow): Promise<BetRow> {
  if (!bet.selection || !isDoubtful(bet, bet.selection)) return bet;
  const typed = { type: { betType: bet.betType, places: null }, text: bet.selectionText };
  const reading = await readText(typed, await findTarget(tx, bet), async () => []);
  const isSame = reading.kind === 'read' && isDeepStrictEqual(reading.selection, bet.selection);
  const change = isSame
    ? ({ selectionSource: 'text', readAs: reading.readAs } as const)
    : { selection: null, selectionSource: null, readAs: null, flag: null };
  await updateBet(tx, bet.id, change);
  return { ...bet, ...change };
}
