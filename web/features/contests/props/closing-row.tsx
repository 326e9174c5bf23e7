import { GRADE_WORD, propUnitOf } from '@clearedge/contract/words/selection-words';

import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { PlayerProp } from '../contest-types.ts';
import { PropErrors } from './prop-errors.tsx';

type Closing = NonNullable<PlayerProp['closing']>;
const LOOK = { win: 'win', loss: 'loss', push: 'push', void: 'push' } as const;

function ClosingSide({ prop, side, result }: { prop: PlayerProp; side: 'over' | 'under'; result: Closing['over'] }) {
  const { odds } = useReaderFormat();
  const offer = prop[side];
  return (
    <span className="model-price">
      <span>{`${side === 'over' ? 'O' : 'U'} ${prop.line}`}</span>
      <b>{odds(offer?.odds)}</b>
      {result ? <Badge look={LOOK[result]}>{GRADE_WORD[result]}</Badge> : null}
      <small>{offer ? `last price, ${offer.bookName}` : 'not offered'}</small>
    </span>
  );
}

function endText({ over, actual }: Closing, kind: string, isOver: boolean): string {
  if (over === 'void') return 'Void: did not start or play, or the game was cut short.';
  if (actual !== null) return `Ended with ${actual} ${propUnitOf(kind)}.`;
  return isOver ? 'Result not known.' : 'Betting is closed.';
}

/** A proposition once its game has begun: its last prices, and how it ended. */
export function ClosingRow({ prop, closing, isOver }: { prop: PlayerProp; closing: Closing; isOver: boolean }) {
  return (
    <li className="g-prop">
      <div className="gp-who">
        <b>{prop.playerName}</b> <span className="muted">{prop.teamCode}</span>
        <small>{`${propUnitOf(prop.propType)} v. ${prop.opponent}`}</small>
      </div>
      <ClosingSide prop={prop} side="over" result={closing.over} />
      <ClosingSide prop={prop} side="under" result={closing.under} />
      <PropErrors prop={prop} />
      <p className="gp-say">{endText(closing, prop.propType, isOver)}</p>
    </li>
  );
}
