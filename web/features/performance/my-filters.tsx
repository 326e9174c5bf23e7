import { useReaderFormat } from '../../core/settings/reader-format.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { PERIOD_OPTIONS } from './filter-options.ts';
import { MARKET_OPTIONS, PRICE_OPTIONS } from './performance-words.ts';

interface Props {
  filter: Readonly<Record<string, string>>;
  books: readonly string[];
  onChange: (name: string, value: string) => void;
  onClear: () => void;
}

/** Each filter says which bets are counted, everywhere on the page. */
export function OwnFilters({ filter, books, onChange, onClear }: Props) {
  const { prices } = useReaderFormat();
  const requested = filter.book;
  const named = requested && !books.includes(requested) ? [...books, requested] : books;
  const filters = [
    { name: 'period', label: 'Period', options: PERIOD_OPTIONS },
    { name: 'market', label: 'Market', options: MARKET_OPTIONS },
    { name: 'price', label: 'Price', options: PRICE_OPTIONS.map(({ value, label }) => ({ value, label: prices(label) })) },
    { name: 'book', label: 'Book', options: named.map((value) => ({ value, label: value })) },
  ];
  return (
    <div className="tools own-tools">
      {filters.map(({ name, label, options }) => (
        <Select
          key={name}
          label={label}
          value={filter[name] ?? ''}
          options={[{ value: '', label: 'All' }, ...options]}
          onChange={(value) => onChange(name, value)}
        />
      ))}
      {Object.keys(filter).length > 0 ? <Button onClick={onClear}>Clear filters</Button> : null}
    </div>
  );
}
