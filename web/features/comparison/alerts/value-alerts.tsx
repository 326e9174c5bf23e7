import { MAX_VALUE_ALERTS, VALUE_ALERT_REST_MINUTES } from '@clearedge/contract/comparison';
import { BOARD_MARKET_NAMES, type BoardMarket } from '@clearedge/contract/markets/board-markets';
import { type FormEvent, useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useCreateValueAlert, useDeleteValueAlert, useValueAlerts, type ValueAlert } from '../comparison.queries.ts';
import { marketName } from '../words.ts';

const MARKETS = [
  { value: 'all' as const, label: 'Any market' },
  ...BOARD_MARKET_NAMES.map((value) => ({ value, label: marketName(value) })),
];
const LEAST = ['1', '2', '3', '5'] as const;

const nameOf = ({ market, leastEvPct, books }: ValueAlert): string =>
  `+EV of ${leastEvPct}% or more, ${market === null ? 'any market' : marketName(market)}, ${books.length === 0 ? 'any book' : books.join(', ')}`;

/** Standing alerts on prices above fair: which market, from which EV on, at any book or at one's own. */
export function ValueAlerts({ mine }: { mine: readonly string[] }) {
  const { data, isError, refetch } = useValueAlerts();
  const [market, setMarket] = useState<BoardMarket | 'all'>('all');
  const [least, setLeast] = useState<(typeof LEAST)[number]>('2');
  const create = useCreateValueAlert();
  const remove = useDeleteValueAlert();
  const { dateTime } = useReaderFormat();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const books = mine.length > 0 ? [...mine] : [];
    create.mutate({ key: crypto.randomUUID(), market: market === 'all' ? null : market, leastEvPct: Number(least), books });
  };
  if (!data)
    return isError ? (
      <ErrorState title="+EV alerts could not be loaded" onRetry={() => void refetch()} />
    ) : (
      <Skeleton height={160} radius={8} />
    );
  return (
    <Panel title="+EV alerts" caption={`${data.length} of at most ${MAX_VALUE_ALERTS}`}>
      <ul className="rows oc-als">
        {data.map((alert) => (
          <li key={alert.id}>
            <div className="oc-al">
              <div className="grow">
                <p>{nameOf(alert)}</p>
                <p className="cap">{alert.toldAt ? `Last alert ${dateTime(alert.toldAt)}` : 'No alert sent yet'}</p>
              </div>
              <Button
                size="sm"
                look="danger"
                aria-label={`Delete: ${nameOf(alert)}`}
                disabled={remove.isPending}
                onClick={() => remove.mutate(alert.id)}
              >
                Delete
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <form className="tools" onSubmit={submit} aria-label="New +EV alert">
        <Select label="Market" value={market} options={MARKETS} onChange={setMarket} />
        <Select label="EV from" value={least} options={LEAST.map((value) => ({ value, label: `${value}%` }))} onChange={setLeast} />
        <Button type="submit" look="primary" disabled={create.isPending || data.length >= MAX_VALUE_ALERTS}>
          {create.isPending ? 'Setting...' : 'Set alert'}
        </Button>
      </form>
      <p className="cap">
        {`On today’s games and their main lines, not alternates, against the average of the other books${mine.length > 0 ? ', at my books' : ''}. Each price alerts you once, at most one message every ${VALUE_ALERT_REST_MINUTES} minutes, never in quiet hours or a break.`}
      </p>
    </Panel>
  );
}
