import { call } from '@clearedge/contract/client';
import type { Bankroll } from '@clearedge/contract/competition';
import { useInfiniteQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useState } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney, formatSignedMoney } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import type { Statement, StatementLine } from '../practice-types.ts';

const useStatement = (bankroll: Bankroll) =>
  useInfiniteQuery({
    queryKey: ['/api/virtual/statement', bankroll, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/virtual/statement', { query: { bankroll, ...(pageParam !== null && { before: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: Statement) => last.nextBefore,
  });

function Line({ line }: { line: StatementLine }) {
  const { dateTime } = useReaderFormat();
  return (
    <li>
      <div>
        <b>{line.text}</b>
        <small>{dateTime(line.at)}</small>
      </div>
      <div className="num">
        <b className={clsx(line.amount > 0 && 'pos', line.amount < 0 && 'neg')}>{formatSignedMoney(line.amount)}</b>
        <small>balance {formatMoney(line.balanceAfter)}</small>
      </div>
    </li>
  );
}

function Lines({ pages, onMore }: { pages: readonly Statement[]; onMore: (() => void) | undefined }) {
  const lines = pages.flatMap((page) => page.entries);
  if (lines.length === 0) return <EmptyState title="No movements yet" hint="The first is the $1,000 you start with." />;
  return (
    <>
      <ol className="vs-stmt">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ol>
      {onMore ? (
        <div className="vs-more">
          <Button onClick={onMore}>Show older</Button>
        </div>
      ) : null}
    </>
  );
}

const BANKROLLS = [
  { value: 'practice', label: 'Practice' },
  { value: 'contest', label: 'Contest, this week' },
] as const;

/** Every movement of a bankroll, explained, newest first. */
export function StatementDrawer({ onClose }: { onClose: () => void }) {
  const [bankroll, setBankroll] = useState<Bankroll>('practice');
  const { data, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useStatement(bankroll);
  const now = data?.pages[0];
  return (
    <Dialog
      open
      place="side"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Statement"
      description={
        now
          ? `${bankroll === 'contest' ? 'Contest' : 'Practice'} balance ${formatMoney(now.balance)}, ${formatMoney(now.openStake)} at stake. Practice money, no cash value.`
          : 'Every movement of your practice balance.'
      }
    >
      <Segmented label="Bankroll" value={bankroll} options={BANKROLLS} onChange={setBankroll} />
      {data ? <Lines pages={data.pages} onMore={hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined} /> : null}
      {!data && isError ? <ErrorState text={messageOf(error)} onRetry={() => void refetch()} /> : null}
      {data || isError ? null : <Skeleton height={320} radius={6} />}
    </Dialog>
  );
}
