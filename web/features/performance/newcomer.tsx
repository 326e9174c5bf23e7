import { ChartLine } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { buttonClass } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import type { OwnReport } from './performance.queries.ts';
import { countOf } from './words/figure-words.ts';

const WILL_SHOW = [
  'Your bankroll day by day, in dollars and in flat units, with its max drawdown',
  'Return and hit rate with their ranges, beside your break-even rate',
  'Each price against the close, and how many beat it',
  'Markets, prices, books, days and sides: where you lose, and whether that is more than luck',
];

/** Before the first settled bet: what will stand here, and how bets get in. */
export function Newcomer({ open }: { open: OwnReport['open'] }) {
  const waiting = open.bets > 0 ? `${countOf(open.bets, 'bet')} of yours ${open.bets === 1 ? 'is' : 'are'} still open. ` : '';
  return (
    <div className="panel own-new">
      <EmptyState
        icon={ChartLine}
        title="No settled bets yet"
        hint={`${waiting}Place a bet from any game, add one by hand, or bring your history from a CSV file; scores settle the rest.`}
        action={
          <>
            <Link className={buttonClass({ look: 'primary' })} to={paths.games()}>
              Today’s games
            </Link>
            <Link className={buttonClass()} to={paths.myBets({ tab: 'pending' })}>
              Add or import bets
            </Link>
          </>
        }
      />
      <h2>What you’ll see here</h2>
      <ul>
        {WILL_SHOW.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  );
}
