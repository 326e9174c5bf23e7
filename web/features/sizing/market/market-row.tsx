import { useNow } from '../../../core/clock.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { selectionLabel } from '../../../core/slip/game-label.ts';
import { formatAge, formatPercent, NONE } from '../../../lib/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Age } from '../../../ui/marks/age.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { KellySide } from '../sizing.queries.ts';

interface Props {
  side: KellySide;
  onUse: (chance: number) => void;
  onAdd: () => void;
}

/** One side at its best price, with both fair chances and what can be done with them. */
export function MarketRow({ side, onUse, onAdd }: Props) {
  const { odds } = useReaderFormat();
  const now = useNow(10_000);
  const { modelChance, modelLow, modelHigh, marketChance, bookCount, isStale } = side;
  const name = selectionLabel(side.selection);
  return (
    <li>
      <div className="kelly-side-n">
        <b>{name}</b>
        <span className="cap">
          {odds(side.odds)} at {side.bookName}{' '}
          {isStale ? <Badge look="warn">Stale</Badge> : <Age text={`${formatAge((now - Date.parse(side.seenAt)) / 1000)} ago`} />}
        </span>
      </div>
      <dl>
        <div>
          <dt>Model</dt>
          <dd title={`95% interval ${formatPercent(modelLow)} to ${formatPercent(modelHigh)}`}>{formatPercent(modelChance)}</dd>
        </div>
        <div>
          <dt>Market</dt>
          <dd title={`${bookCount} ${bookCount === 1 ? 'book' : 'books'} with both sides`}>
            {marketChance === null ? NONE : formatPercent(marketChance)}
          </dd>
        </div>
      </dl>
      <div className="kelly-acts">
        <Button size="sm" disabled={isStale} aria-label={`Use the model for ${name}`} onClick={() => onUse(modelChance)}>
          Model
        </Button>
        <Button
          size="sm"
          disabled={isStale || marketChance === null}
          aria-label={`Use the market for ${name}`}
          onClick={() => onUse(marketChance!)}
        >
          Market
        </Button>
        <Button size="sm" look="quiet" disabled={isStale} aria-label={`Add ${name} to several bets`} onClick={onAdd}>
          + Several
        </Button>
      </div>
    </li>
  );
}
