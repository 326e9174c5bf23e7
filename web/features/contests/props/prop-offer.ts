import type { PropKind } from '@clearedge/quant/grading';
import type { Offer } from '../../../core/prices/offer.ts';
import type { PriceCell } from '../../../core/prices/read-markets.ts';
import type { PlayerProp } from '../contest-types.ts';

/** The order in which kinds are listed and filtered. */
const PROP_WORDS: Record<PropKind, string> = {
  hits: 'hits',
  total_bases: 'total bases',
  home_runs: 'home runs',
  rbi: 'RBI',
  runs: 'runs',
  stolen_bases: 'stolen bases',
  batter_walks: 'walks',
  batter_strikeouts: 'strikeouts',
  pitcher_strikeouts: 'strikeouts',
  pitcher_outs: 'outs',
  pitcher_hits_allowed: 'hits allowed',
  pitcher_walks: 'walks allowed',
  pitcher_earned_runs: 'earned runs',
};
const isPropKind = (text: string): text is PropKind => Object.hasOwn(PROP_WORDS, text);

/** "total bases"; a kind this page does not know is shown as the wire says it. */
export const propWords = (propType: string): string => (isPropKind(propType) ? PROP_WORDS[propType] : propType.replaceAll('_', ' '));

/** Best price of a side; a model's own price is no one's offer and cannot be pressed. */
function cellOf(prop: PlayerProp, side: 'over' | 'under'): PriceCell {
  const offer = prop[side];
  const isOpen = offer !== null && !offer.isModelPrice;
  return {
    odds: isOpen ? offer.odds : null,
    line: prop.line,
    book: isOpen ? offer.book : null,
    bookName: isOpen ? offer.bookName : null,
    seenAt: isOpen ? offer.seenAt : null,
    state: !isOpen ? 'off' : offer.isStale ? 'stale' : 'open',
    move: null,
    movedAt: null,
    openOdds: null,
    openLine: null,
    grade: null,
  };
}

export function propOffer(prop: PlayerProp, side: 'over' | 'under'): Offer {
  const { playerName, playerId, propType, line } = prop;
  const word = side === 'over' ? 'Over' : 'Under';
  const selection = `${playerName} ${word} ${line} ${propWords(propType)}`;
  return {
    betType: 'prop',
    selection,
    pick: isPropKind(propType) ? { market: 'prop', playerId, prop: propType, side, line } : null,
    short: `${word[0]} ${line}`,
    spoken: selection,
    cell: cellOf(prop, side),
  };
}
