import { formatMoney } from '../../../lib/format.ts';
import type { VirtualBet } from '../practice-types.ts';

/** How an open bet stands and what it would pay. */
export function PendingFacts({ bet, isLive }: { bet: VirtualBet; isLive: boolean }) {
  return (
    <p className="vs-open">
      <b>{isLive ? 'Game in progress' : 'Waiting for the result'}</b>
      <span>
        Potential payout <b>{formatMoney(Math.round((bet.stake + bet.potentialWin) * 100) / 100)}</b>
      </span>
      <span className="cap">
        Stake {formatMoney(bet.stake)}, to win {formatMoney(bet.potentialWin)}
        {bet.pricing === 'joint' ? ', same-game legs priced together' : ''}
      </span>
    </p>
  );
}
