import { propSide, propWords } from '@clearedge/contract/words/selection-words';
import { isPropKind, PROPS } from '@clearedge/quant/grading';
import type { Offer } from '../../../core/prices/offer.ts';
import type { PriceCell } from '../../../core/prices/read-markets.ts';
import type { PlayerProp } from '../contest-types.ts';

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
  const pick = isPropKind(propType) ? ({ market: 'prop', playerId, prop: propType, side, line } as const) : null;
  const selection = pick ? propWords(playerName, pick) : `${playerName} ${side} ${line} ${propType}`;
  return {
    betType: 'prop',
    selection,
    pick,
    short: pick && PROPS[pick.prop].isYesNo ? propSide(pick) : `${side === 'over' ? 'O' : 'U'} ${line}`,
    spoken: selection,
    cell: cellOf(prop, side),
  };
}
