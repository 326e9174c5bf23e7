import { tierNames } from '@clearedge/contract/entitlements';
import { Link } from 'react-router';
import { FeatureLock } from '../../../core/session/feature-lock.tsx';
import { paths } from '../../../lib/paths.ts';
import { YesterdayBoard } from '../yesterday-board.tsx';

/** What stands on the page for those without the tier. */
export function ComparisonLocked() {
  return (
    <FeatureLock
      feature="comparison"
      window={<YesterdayBoard />}
      text={
        <>
          Odds comparison is available to {tierNames('comparison')} subscribers: every book side by side, the price without the books’
          margin, line history, a finder of +EV prices, arbitrages and middles, and price alerts. The best price of every game is on{' '}
          <Link to={paths.games()}>Games</Link>, for everybody.
        </>
      }
    />
  );
}
