import { DEFAULT_BANKROLL_DOLLARS } from '@clearedge/contract/comparison';
import { STAKE_MAX_DOLLARS } from '@clearedge/contract/constants';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { formatMoney } from '../../../lib/format.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import type { SlipUse } from '../board/slip-use.ts';
import { type Opportunity, useOpportunities } from '../comparison.queries.ts';
import { OpportunityCard } from './opportunity-card.tsx';

interface FinderProps {
  date: string;
  /** Empty: every book. */
  books: readonly string[];
  who: string;
  now: number;
  slip: SlipUse;
}

const KINDS = [
  { value: 'all', label: 'All' },
  { value: 'arbitrage', label: 'Arbitrage' },
  { value: 'middle', label: 'Middles' },
  { value: 'low hold', label: 'Low hold' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

const readAmount = (text: string): number | null => {
  const amount = /^\d{1,7}(\.\d{1,2})?$/.test(text.trim()) ? Number(text) : 0;
  return amount >= 1 && amount <= STAKE_MAX_DOLLARS ? amount : null;
};

function Results({ items, kind, now, slip }: { items: readonly Opportunity[]; kind: Kind; now: number; slip: SlipUse }) {
  const shown = items.filter((item) => kind === 'all' || item.kind === kind);
  if (shown.length === 0)
    return (
      <EmptyState
        title="Nothing found"
        hint="No two books differ enough right now. That is the usual case; prices are looked at again every 30 seconds."
        icon={SearchX}
      />
    );
  return (
    <ul className="oc-opps">
      {shown.map((item) => (
        <OpportunityCard
          key={`${item.gameId} ${item.market} ${item.legs.map(({ line, book }) => `${line} ${book}`).join()}`}
          item={item}
          now={now}
          slip={slip}
        />
      ))}
    </ul>
  );
}

/** Arbitrages, middles and low-hold pairs of the day, staked with the amount one names. */
export function FinderView({ date, books, who, now, slip }: FinderProps) {
  const [text, setText] = useState(String(DEFAULT_BANKROLL_DOLLARS));
  const [kind, setKind] = useState<Kind>('all');
  const amount = readAmount(text);
  const bankroll = amount ?? DEFAULT_BANKROLL_DOLLARS;
  const query = { date, bankroll, ...(books.length > 0 ? { books: books.join(',') } : {}) };
  const { data, isError, refetch } = useOpportunities(query, who, amount !== null);
  return (
    <Panel
      title="Finder"
      caption={
        data
          ? `${data.booksCompared} books, ${data.gamesCompared} games open, prices under 15 min, staked with ${formatMoney(data.bankroll)}`
          : undefined
      }
    >
      <div className="oc-finder">
        <Segmented label="Kind" value={kind} options={KINDS} onChange={setKind} />
        <Field
          label="Stake for both sides"
          prefix="$"
          inputMode="decimal"
          value={text}
          error={amount === null ? 'Enter from $1 to $1,000,000.' : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {data ? <Results items={data.items} kind={kind} now={now} slip={slip} /> : null}
      {!data && isError ? <ErrorState title="The finder could not look" onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton height={320} radius={8} /> : null}
      <p className="cap">
        For practice and learning. Books limit such bets, void them by rules that differ from each other, and move a price while you place
        the other side.
      </p>
    </Panel>
  );
}
