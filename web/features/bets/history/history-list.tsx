import { LISTED_BET_TYPES } from '@clearedge/contract/bet-types';
import { GRADE_WORD } from '@clearedge/contract/words/selection-words';
import { useState } from 'react';
import { useSession } from '../../../core/session/session.ts';
import { betTypeName, selectionLabel } from '../../../core/slip/index.ts';
import { formatCount } from '../../../lib/format.ts';
import { useSearch } from '../../../lib/use-search.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Chip } from '../../../ui/controls/chip.tsx';
import { SearchField } from '../../../ui/controls/field.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import type { BetType, Grade, HistoryFigures } from '../bet-types.ts';
import { GRADES } from '../bet-words.ts';
import { BetsState } from '../bets-state.tsx';
import { useCalm, useHistory } from './history.queries.ts';
import { type HistoryFilter, isFiltered, NO_FILTER, readFilter, writeFilter } from './history-filter.ts';
import { HistoryPages } from './history-pages.tsx';
import { PERIOD_WORD, PERIODS, type Period } from './period-words.ts';

interface HistoryToolsProps {
  filter: HistoryFilter;
  books: readonly string[];
  onChange: (patch: Partial<HistoryFilter>) => void;
}

/** The one that is chosen stands in the list whatever is known of the others. */
const named = (books: readonly string[], chosen: string): readonly string[] =>
  chosen === '' || books.includes(chosen) ? books : [chosen, ...books];

function HistoryTools({ filter, books, onChange }: HistoryToolsProps) {
  return (
    <div className="tools">
      <SearchField
        label="Search settled bets"
        placeholder="Search bets..."
        value={filter.q}
        maxLength={120}
        onChange={(q) => onChange({ q })}
      />
      <Select
        label="Result"
        value={filter.result}
        options={[{ value: '', label: 'All' }, ...GRADES.map((value) => ({ value, label: GRADE_WORD[value] }))]}
        onChange={(result: Grade | '') => onChange({ result })}
      />
      <Select
        label="Type"
        value={filter.type}
        options={[{ value: '', label: 'All' }, ...LISTED_BET_TYPES.map((value) => ({ value, label: betTypeName(value) }))]}
        onChange={(type: BetType | '') => onChange({ type })}
      />
      <Select
        label="Book"
        value={filter.book}
        options={[{ value: '', label: 'All' }, ...named(books, filter.book).map((value) => ({ value, label: value }))]}
        onChange={(book) => onChange({ book })}
      />
      <Select
        label="Period"
        value={filter.period}
        options={PERIODS.map((value) => ({ value, label: PERIOD_WORD[value] }))}
        onChange={(period: Period) => onChange({ period })}
      />
    </div>
  );
}

function chipsOf(filter: HistoryFilter): { key: keyof HistoryFilter; text: string }[] {
  return [
    ...(filter.q ? [{ key: 'q' as const, text: `“${selectionLabel(filter.q)}”` }] : []),
    ...(filter.result ? [{ key: 'result' as const, text: GRADE_WORD[filter.result] }] : []),
    ...(filter.type ? [{ key: 'type' as const, text: betTypeName(filter.type) }] : []),
    ...(filter.book ? [{ key: 'book' as const, text: filter.book }] : []),
    ...(filter.period === 'all' ? [] : [{ key: 'period' as const, text: PERIOD_WORD[filter.period] }]),
  ];
}

interface HistoryChipsProps extends Omit<HistoryToolsProps, 'books'> {
  /** Of the last answer; while there is none, nothing is counted. */
  figures: HistoryFigures | null | undefined;
}

function HistoryChips({ filter, figures, onChange }: HistoryChipsProps) {
  const chips = chipsOf(filter);
  if (chips.length === 0) return null;
  return (
    <div className="chips">
      {chips.map(({ key, text }) => (
        <Chip key={key} removeLabel={`Remove filter ${text}`} onRemove={() => onChange({ [key]: NO_FILTER[key] })}>
          {text}
        </Chip>
      ))}
      {figures ? (
        <span>
          {formatCount(figures.bets)} of {formatCount(figures.settled)} settled bets
        </span>
      ) : null}
    </div>
  );
}

interface HistoryUrl {
  filter: HistoryFilter;
  openBet: string | null;
  changeFilter: (patch: Partial<HistoryFilter>) => void;
  toggleBet: (betId: string) => void;
}

/** The history's filter and open receipt live in the address, so that back, reload and sharing work. */
function useHistoryUrl(): HistoryUrl {
  const [search, change] = useSearch();
  const filter = readFilter(search);
  const openBet = search.get('bet');
  return {
    filter,
    openBet,
    // Typing would otherwise leave a step for every letter behind the back button.
    changeFilter: (patch) => change((now) => writeFilter(now, { ...readFilter(now), ...patch }), { replace: 'q' in patch }),
    toggleBet: (betId) => change({ tab: 'history', bet: openBet === betId ? null : betId }, { replace: true }),
  };
}

function NothingFits({ settled, onClear }: { settled: string; onClear: () => void }) {
  return (
    <EmptyState
      title="No bets fit"
      hint={`All ${settled} settled bets were searched. Try adjusting your search or filters.`}
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  );
}

/** Settled bets with their outcome, filters, what they come to, and the receipt behind each. */
export function HistoryList() {
  const { filter, openBet, changeFilter, toggleBet } = useHistoryUrl();
  const [wanted] = useState(openBet);
  const answer = useHistory({ ...filter, q: useCalm(filter.q) });
  const figures = answer.data?.pages[0]?.summary;
  const hasFilter = isFiltered(filter);
  const { user } = useSession();
  return (
    <>
      {user && (hasFilter || figures?.settled !== 0) ? (
        <>
          <HistoryTools filter={filter} books={figures?.books ?? []} onChange={changeFilter} />
          <HistoryChips filter={filter} figures={figures} onChange={changeFilter} />
        </>
      ) : null}
      <BetsState answer={answer}>
        {({ pages }) => {
          const summary = pages[0]!.summary!;
          if (summary.settled === 0)
            return (
              <EmptyState
                title="No settled bets yet"
                hint="When a game is final, its bets move here with a receipt of how they were graded."
              />
            );
          if (summary.bets === 0)
            return <NothingFits settled={summary.settled.toLocaleString('en-US')} onClear={() => changeFilter(NO_FILTER)} />;
          return (
            <HistoryPages answer={answer} pages={pages} isFiltered={hasFilter} wanted={wanted} openBet={openBet} onToggle={toggleBet} />
          );
        }}
      </BetsState>
    </>
  );
}
