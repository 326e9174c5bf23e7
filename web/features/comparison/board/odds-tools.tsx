import { BOARD_MARKET_NAMES, type BoardMarket } from '@clearedge/contract/markets/board-markets';
import type { GameSport } from '@clearedge/contract/sports';
import { ChevronDown } from 'lucide-react';
import { boardHead } from '../../../core/prices/board-head.ts';
import { CARD_MARKETS } from '../../../core/prices/read-markets.ts';
import { useMyBooks } from '../../../core/settings/my-books.ts';
import { SportChips } from '../../../core/slate/sport-chips.tsx';
import { NONE } from '../../../lib/format.ts';
import { Check } from '../../../ui/controls/check.tsx';
import { SearchField } from '../../../ui/controls/field.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Popover } from '../../../ui/overlay/popover.tsx';
import type { ComparedGame } from '../comparison.queries.ts';
import { type ComparisonState, MAX_AGES, type Scope } from '../comparison-url.ts';
import { METHODS } from '../words.ts';
import { ORDER_NAME, ORDERS } from './board-order.ts';

interface BooksFieldProps {
  books: readonly { code: string; name: string }[];
  scope: Scope;
  onScope: (scope: Scope) => void;
}

/** Which books are compared: all, or one's own, which the account remembers. */
function BooksField({ books, scope, onScope }: BooksFieldProps) {
  const { mine, toggle } = useMyBooks();
  const shown = scope === 'mine' ? books.filter(({ code }) => mine.includes(code)).length : books.length;
  return (
    <Popover
      label="Books"
      className="oc-books"
      trigger={(props) => (
        <button type="button" className="field" {...props}>
          <span className="lbl">Books</span> {books.length > 0 ? `${shown} of ${books.length}` : NONE}
          <ChevronDown className="s" />
        </button>
      )}
    >
      {() => (
        <>
          <Check checked={scope === 'mine'} disabled={mine.length === 0} onChange={(isOn) => onScope(isOn ? 'mine' : 'all')}>
            <b>Only my books</b>
          </Check>
          <p className="cap">Best prices, +EV, the finder and alerts use these books. Saved to your account.</p>
          <ul>
            {books.map(({ code, name }) => (
              <li key={code}>
                <Check checked={mine.includes(code)} onChange={() => onScope(toggle(code).length > 0 ? 'mine' : 'all')}>
                  {name}
                </Check>
              </li>
            ))}
          </ul>
        </>
      )}
    </Popover>
  );
}

interface OddsToolsProps {
  url: ComparisonState;
  sport: GameSport;
  sports: readonly GameSport[];
  books: readonly { code: string; name: string }[];
  scope: Scope;
  games: readonly ComparedGame[];
}

/** The markets that some book prices on these games; the main ones and the one that is open always. */
const tabsOf = (sport: GameSport, games: readonly ComparedGame[], open: BoardMarket) =>
  BOARD_MARKET_NAMES.filter(
    (name) =>
      name === open ||
      (CARD_MARKETS as readonly string[]).includes(name) ||
      games.some(({ bookmakers }) => bookmakers.some(({ markets }) => markets[name] !== undefined)),
  ).map((value) => ({ value, label: boardHead(sport, value) }));
const SORTS = ORDERS.map((value) => ({ value, label: ORDER_NAME[value] }));
const AGES = MAX_AGES.map((value) => ({ value, label: `${value} min` }));

/** The finder and the +EV board look at every market, at prices the house would take: here only the books are chosen. */
export const FinderTools = ({ url, books, scope }: Pick<OddsToolsProps, 'url' | 'books' | 'scope'>) => (
  <div className="tools oc-tools">
    <BooksField books={books} scope={scope} onScope={(next) => url.change({ scope: next })} />
  </div>
);

/** Market, books, how the margin is taken out, how old a price may be, and a search; all of it in the address. */
export function OddsTools({ url, sport, sports, books, scope, games }: OddsToolsProps) {
  return (
    <div className="tools oc-tools">
      <SportChips sport={sport} sports={sports} onPick={(chosen) => url.change({ sport: chosen, market: 'moneyline', chart: null })} />
      <div className="oc-tabs">
        <Segmented
          label="Market"
          value={url.market}
          options={tabsOf(sport, games, url.market)}
          onChange={(market) => url.change({ market })}
        />
      </div>
      <BooksField books={books} scope={scope} onScope={(next) => url.change({ scope: next })} />
      <Select label="Fair price" value={url.method} options={METHODS} onChange={(method) => url.change({ method })} />
      <Select label="Max age" value={url.maxAge} options={AGES} onChange={(maxAge) => url.change({ maxAge })} />
      <Select label="Sort" value={url.order} options={SORTS} onChange={(order) => url.change({ order })} />
      <Check checked={url.status === 'open'} onChange={(isOn) => url.change({ status: isOn ? 'open' : 'all' })}>
        Open only
      </Check>
      <span className="grow" />
      <SearchField label="Search teams" placeholder="Search teams..." value={url.search} onChange={(search) => url.change({ search })} />
    </div>
  );
}
