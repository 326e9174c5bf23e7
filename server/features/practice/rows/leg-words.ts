import { contradicts } from '@clearedge/contract/words/contradiction';
import { PROP_WORDS, scoreWords } from '@clearedge/contract/words/selection-words';
import type { virtualLegs } from '../../../db/schema/index.ts';

/**
 * What a leg is on, in words that follow from what is graded. A player's name is only in the text: one that was stored before texts were
 * compared and says another side or number is passed over.
 */
export function legWords(
  { selection, selectionText }: Pick<typeof virtualLegs.$inferSelect, 'selection' | 'selectionText'>,
  contest: { awayCode: string; awayName: string; homeCode: string; homeName: string },
): string {
  if (selection.market !== 'prop') return scoreWords(selection, contest);
  const game = { away: { code: contest.awayCode, name: contest.awayName }, home: { code: contest.homeCode, name: contest.homeName } };
  const isOwn = /\d/.test(selectionText) && !contradicts(selectionText, { selection, game });
  return isOwn ? selectionText : `Player ${PROP_WORDS[selection.prop]} ${selection.side === 'over' ? 'Over' : 'Under'} ${selection.line}`;
}
