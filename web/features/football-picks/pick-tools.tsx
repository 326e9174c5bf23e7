import { RefreshCw } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { SearchField } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { type Choice, FILTERS, SORTS } from './list-rules.ts';
import { FILTER_NAME, SORT_NAME } from './pick-words.ts';
import { useReconcileFootball } from './picks.queries.ts';

/** Settles what has ended of a day from real scores. */
export function ReconcileButton({ date }: { date: string }) {
  const { mutate, isPending } = useReconcileFootball();
  return (
    <Button onClick={() => mutate(date)} disabled={isPending}>
      <RefreshCw /> {isPending ? 'Reconciling...' : 'Auto-Reconcile'}
    </Button>
  );
}

/** What narrows and orders the list. */
export function PickTools({ choice, onChange }: { choice: Choice; onChange: (change: Partial<Choice>) => void }) {
  return (
    <div className="tools">
      <SearchField
        label="Search picks"
        placeholder="Search teams or picks..."
        value={choice.search}
        onChange={(search) => onChange({ search })}
        className="g-q"
      />
      <Select
        label="Sort"
        value={choice.sort}
        options={SORTS.map((value) => ({ value, label: SORT_NAME[value] }))}
        onChange={(sort) => onChange({ sort })}
      />
      <Select
        label="Filter"
        value={choice.filter}
        options={FILTERS.map((value) => ({ value, label: FILTER_NAME[value] }))}
        onChange={(filter) => onChange({ filter })}
      />
    </div>
  );
}
