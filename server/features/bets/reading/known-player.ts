import type { BetRow } from '../bet-rows.ts';
import type { KnownPlayer } from './read-text.ts';

/** The player's name at the head of a bet's words, before the side, the number or what is counted. */
const playerIn = ({ readAs, selectionText }: Pick<BetRow, 'readAs' | 'selectionText'>): string =>
  (readAs ?? selectionText).replace(
    /\s(?:over|under|[ou]?\d|hits|total|home|rbis?|runs|stolen|walks|batter|strikeouts|outs|earned|pitcher)\b.*$/i,
    '',
  );

/** The player whom a bet is on, by the bet's own words: box scores and projections may not know that player. */
export function knownPlayerOf(bet: Pick<BetRow, 'selection' | 'readAs' | 'selectionText'>): KnownPlayer | undefined {
  const { selection } = bet;
  return selection?.market === 'prop' ? { playerId: selection.playerId, prop: selection.prop, name: playerIn(bet) } : undefined;
}
