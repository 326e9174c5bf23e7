import { Receipt } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type Option, Select } from '../../../ui/controls/select.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { Pager } from '../pager.tsx';

const ROWS = 25;

/** Which status of a list is looked at, and which page of it. */
export function useListing<S extends string>() {
  const [status, setStatus] = useState<S | 'all'>('all');
  const [page, setPage] = useState(1);
  const choose = (next: S | 'all'): void => {
    setStatus(next);
    setPage(1);
  };
  return { status, filter: status === 'all' ? {} : { status }, page, limit: ROWS, choose, setPage };
}

interface ListingPanelProps<S extends string, T> {
  title: string;
  caption: string;
  listing: ReturnType<typeof useListing<S>>;
  choices: readonly Option<S | 'all'>[];
  answer: { data: readonly T[] | undefined; isError: boolean; refetch: () => unknown };
  failed: string;
  total?: number | undefined;
  /** Draws the rows of a page. */
  table: (rows: readonly T[]) => ReactNode;
  /** The dialog that is open on one of them. */
  children: ReactNode;
}

/** Bets by status and page. */
export function ListingPanel<S extends string, T>(props: ListingPanelProps<S, T>) {
  const { title, caption, listing, choices, answer, failed, total, table, children } = props;
  const { status, page, limit, choose, setPage } = listing;
  const tools = <Select label="Status" hideLabel value={status} options={choices} onChange={choose} />;
  return (
    <Panel title={title} tools={tools} caption={caption} padded={false}>
      <Loaded answer={answer} failed={failed} empty={<EmptyState icon={Receipt} title="No bets found" />}>
        {table}
      </Loaded>
      <Pager page={page} limit={limit} shown={answer.data?.length ?? 0} total={total} onPage={setPage} />
      {children}
    </Panel>
  );
}
