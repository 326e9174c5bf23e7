import type { Board } from '../../../core/slip/index.ts';
import { messageOf } from '../../../lib/query.ts';
import { ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { useVirtualReceipt } from '../practice.queries.ts';
import type { VirtualBet } from '../practice-types.ts';
import { CashOut } from './cash-out.tsx';
import { LegList } from './leg-list.tsx';
import { PendingFacts } from './pending-facts.tsx';
import { PracticeReceipt } from './practice-receipt.tsx';

function Settled({ bet, board }: { bet: VirtualBet; board: Board }) {
  const { data, isError, error, refetch } = useVirtualReceipt(bet.id);
  if (data) return <PracticeReceipt receipt={data} board={board} />;
  if (isError) return <ErrorState title="The receipt could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />;
  return (
    <div aria-busy="true">
      <span className="sr">Loading the receipt</span>
      <Skeleton height={180} radius={6} />
    </div>
  );
}

/** What a bet's row opens: its legs and its offer while it runs, its receipt afterwards. */
export function BetDetail({ bet, board }: { bet: VirtualBet; board: Board }) {
  if (bet.status === 'settled')
    return (
      <div className="vs-detail">
        <Settled bet={bet} board={board} />
      </div>
    );
  const isLive = bet.legs.some((leg) => board.get(leg.gameId)?.status === 'live');
  return (
    <div className="vs-detail">
      <PendingFacts bet={bet} isLive={isLive} />
      <LegList bet={bet} board={board} />
      <CashOut bet={bet} isLive={isLive} />
    </div>
  );
}
