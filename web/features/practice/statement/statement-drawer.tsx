import { call } from '@clearedge/contract/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatMoney, formatSignedMoney } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import type { Statement, StatementLine } from '../practice-types.ts';

const useStatement = () =>
  useInfiniteQuery({
    queryKey: ['/api/virtual/statement', 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/virtual/statement', { query: pageParam === null ? {} : { before: pageParam } }, { signal }),
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

/** Every movement of the practice bankroll, explained, newest first. */
export function StatementDrawer({ onClose }: { onClose: () => void }) {
  const { data, isError, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useStatement();
  const now = data?.pages[0];
  return (
    <Dialog
      open
      place="side"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title="Statement"
      description={
        now
          ? `Balance ${formatMoney(now.balance)}, ${formatMoney(now.openStake)} at stake. Practice money, no cash value.`
          : 'Every movement of your practice balance.'
      }
    >
      {data ? <Lines pages={data.pages} onMore={hasNextPage && !isFetchingNextPage ? () => void fetchNextPage() : undefined} /> : null}
      {!data && isError ? <ErrorState text={messageOf(error)} onRetry={() => void refetch()} /> : null}
      {data || isError ? null : <Skeleton height={320} radius={6} />}
    </Dialog>
  );
}
