import { MODEL_REFERENCE } from '@clearedge/contract/comparison';
import { BOARD_MARKET_NAMES } from '@clearedge/contract/markets/board-markets';
import { leagueOf } from '@clearedge/contract/sports';
import { Select } from '../../../ui/controls/select.tsx';
import type { ValueBoard } from '../comparison.queries.ts';
import { type ComparisonState, LEAST_EVS, MAX_AGES, type ValueLines, type ValueSort } from '../comparison-url.ts';
import { METHODS, marketName } from '../words.ts';

const ONLY = [{ value: 'all' as const, label: 'All' }, ...BOARD_MARKET_NAMES.map((value) => ({ value, label: marketName(value) }))];
const LINES: { value: ValueLines; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'main', label: 'Main' },
  { value: 'alternate', label: 'Alternate' },
];
const LEAST = LEAST_EVS.map((value) => ({ value, label: value === '0' ? 'Any above 0' : `${value}%` }));
const AGES = MAX_AGES.map((value) => ({ value, label: `${value} min` }));
const SORTS: { value: ValueSort; label: string }[] = [
  { value: 'ev', label: 'EV' },
  { value: 'time', label: 'Start' },
  { value: 'hold', label: 'Lowest hold' },
];

const referencesOf = ({ books, modelMarkets }: Pick<ValueBoard, 'books' | 'modelMarkets'>) => [
  { value: 'market', label: 'Average of the other books' },
  ...(modelMarkets.length > 0 ? [{ value: MODEL_REFERENCE, label: 'Our model' }] : []),
  ...[...books]
    .sort((a, b) => Number(b.isSharp) - Number(a.isSharp))
    .map(({ code, name, isSharp }) => ({ value: code, label: isSharp ? `${name} (moves first)` : `${name} alone` })),
];

/** What the +EV board measures prices by, and which of them it shows in which order. */
export function ValueFilters({ url, board }: { url: ComparisonState; board: ValueBoard | undefined }) {
  const leagues = [...new Set((board?.items ?? []).map(({ sport }) => sport))].filter((sport) => sport !== url.league);
  return (
    <div className="tools ev-tools">
      <Select
        label="Fair price from"
        value={url.reference}
        options={referencesOf(board ?? { books: [], modelMarkets: [] })}
        onChange={(reference) => url.change({ reference })}
      />
      <Select label="Margin out by" value={url.method} options={METHODS} onChange={(method) => url.change({ method })} />
      <Select label="Market" value={url.only} options={ONLY} onChange={(only) => url.change({ only })} />
      <Select label="Lines" value={url.lines} options={LINES} onChange={(lines) => url.change({ lines })} />
      {leagues.length > 1 || url.league !== 'all' ? (
        <Select
          label="League"
          value={url.league}
          options={[
            { value: 'all' as const, label: 'All' },
            ...[...leagues, ...(url.league === 'all' ? [] : [url.league])].map((value) => ({
              value: value as ComparisonState['league'],
              label: leagueOf(value),
            })),
          ]}
          onChange={(league) => url.change({ league })}
        />
      ) : null}
      <Select label="EV from" value={url.least} options={LEAST} onChange={(least) => url.change({ least })} />
      <Select label="Max age" value={url.maxAge} options={AGES} onChange={(maxAge) => url.change({ maxAge })} />
      <Select label="Sort by" value={url.sort} options={SORTS} onChange={(sort) => url.change({ sort })} />
    </div>
  );
}
