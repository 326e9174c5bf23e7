import type { BoardMarket } from '@clearedge/contract/markets/board-markets';
import type { LeagueSport } from '@clearedge/contract/sports';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { boardOptions, isCardMarket } from '../../prices/board-head.ts';

interface Props {
  sport: LeagueSport;
  /** Those that a book prices. */
  priced: ReadonlySet<BoardMarket>;
  market: BoardMarket;
  onChoose: (market: BoardMarket) => void;
}

/** The markets on the whole game side by side, priced ones on parts of it in a list: twelve buttons would fill a phone. */
export function MarketChoice({ sport, priced, market, onChoose }: Props) {
  const options = boardOptions(sport);
  const parts = options.filter(({ value }) => !isCardMarket(value) && (priced.has(value) || value === market));
  return (
    <div className="lg-market">
      <Segmented label="Market" value={market} options={options.filter(({ value }) => isCardMarket(value))} onChange={onChoose} />
      <Select<BoardMarket | ''>
        label="Other markets"
        hideLabel
        disabled={parts.length === 0}
        value={isCardMarket(market) ? '' : market}
        options={[{ value: '', label: 'Other markets', disabled: true }, ...parts]}
        onChange={(value) => (value === '' ? undefined : onChoose(value))}
      />
    </div>
  );
}
