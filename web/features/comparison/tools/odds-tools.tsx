import { BOARD_MARKET_NAMES } from '@clearedge/contract/markets/board-markets';
import { SearchField } from '../../../ui/controls/field.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { type ComparisonState, MAX_AGES, type Scope } from '../comparison-url.ts';
import { METHODS, marketName } from '../rules/words.ts';
import { BooksField } from './books-field.tsx';

interface OddsToolsProps {
  url: ComparisonState;
  books: readonly { code: string; name: string }[];
  scope: Scope;
}

const TABS = BOARD_MARKET_NAMES.map((value) => ({ value, label: marketName(value) }));
const AGES = MAX_AGES.map((value) => ({ value, label: `${value} min` }));

/** The finder looks at every market, at prices the house would take: only the books are chosen. */
export const FinderTools = ({ url, books, scope }: OddsToolsProps) => (
  <div className="tools oc-tools">
    <BooksField books={books} scope={scope} onScope={(next) => url.change({ scope: next })} />
  </div>
);

/** Market, books, how the margin is taken out, how old a price may be, and a search; all of it in the address. */
export function OddsTools({ url, books, scope }: OddsToolsProps) {
  return (
    <div className="tools oc-tools">
      <div className="oc-tabs">
        <Segmented label="Market" value={url.market} options={TABS} onChange={(market) => url.change({ market })} />
      </div>
      <BooksField books={books} scope={scope} onScope={(next) => url.change({ scope: next })} />
      <Select label="Fair price" value={url.method} options={METHODS} onChange={(method) => url.change({ method })} />
      <Select label="Max age" value={url.maxAge} options={AGES} onChange={(maxAge) => url.change({ maxAge })} />
      <span className="grow" />
      <SearchField label="Search teams" placeholder="Search teams..." value={url.search} onChange={(search) => url.change({ search })} />
    </div>
  );
}
