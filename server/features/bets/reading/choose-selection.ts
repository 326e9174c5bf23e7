import type { BetRow } from '../bet-rows.ts';
import { checkedPick, type WirePick } from '../bet-rules.ts';
import type { BetTarget } from '../target/bet-target.ts';
import { type KnownPlayer, type ListPlayers, playersFor, readText, type Typed, withKnown, wordsOf } from './read-text.ts';

export type Chosen = Pick<BetRow, 'selection' | 'selectionSource' | 'readAs'>;

export const LEFT: Chosen = { selection: null, selectionSource: null, readAs: null };

/** What a bet is graded as: the pick, nothing where its owner keeps the result (null), else what the text says. */
export async function chooseSelection(
  typed: Typed,
  pick: WirePick | null | undefined,
  target: BetTarget | null,
  list: ListPlayers,
  known?: KnownPlayer,
): Promise<Chosen> {
  if (pick === null) return LEFT;
  if (pick) {
    const selection = checkedPick(typed.type, pick, target);
    if (!selection || !target) return LEFT;
    const players = withKnown(await playersFor(typed.type, target, list), known);
    return { selection, selectionSource: 'structured', readAs: wordsOf(selection, target, players) };
  }
  const reading = await readText(typed, target, list, known);
  return reading.kind === 'read' ? { selection: reading.selection, selectionSource: 'text', readAs: reading.readAs } : LEFT;
}
