import { contradicts } from '@clearedge/contract/words/contradiction';
import { PROP_WORDS, scoreWords } from '@clearedge/contract/words/selection-words';
import type { virtualLegs } from '../../../db/schema/index.ts';
import type { Contest } from '../../contests/index.ts';
import { namedGame } from '../pricing/leg-rules.ts';

/**
 * What a leg is on, in words that follow from what is graded. A player's name is only in the text: one that was stored before texts were
 * compared and says another side or number is passed over.
 */
export function legWords(
  { selection, selectionText }: Pick<typeof virtualLegs.$inferSelect, 'selection' | 'selectionText'>,
  contest: Pick<Contest, 'sport' | 'awayCode' | 'awayName' | 'homeCode' | 'homeName'>,
): string {
  if (selection.market !== 'prop') return scoreWords(selection, contest);
  const isOwn = /\d/.test(selectionText) && !contradicts(selectionText, { selection, game: namedGame(contest) });
  return isOwn ? selectionText : `Player ${PROP_WORDS[selection.prop]} ${selection.side === 'over' ? 'Over' : 'Under'} ${selection.line}`;
}
