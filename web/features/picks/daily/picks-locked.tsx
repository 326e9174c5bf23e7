import { tierNames } from '@clearedge/contract/entitlements';
import { Link } from 'react-router';
import { FeatureLock } from '../../../core/session/feature-lock.tsx';
import { paths } from '../../../lib/paths.ts';
import { YesterdayPicks } from './yesterday-picks.tsx';
import '../picks.css';

/** What stands on the page for those without the tier. */
export function PicksLocked() {
  return (
    <FeatureLock
      feature="picks"
      window={<YesterdayPicks />}
      text={
        <>
          Daily picks are available to {tierNames('picks')} subscribers: every pick with its price, its reasons and its result. The first
          three of each day are on{' '}
          <Link className="link" to={paths.home}>
            Home
          </Link>
          , and every past one is in{' '}
          <Link className="link" to={paths.record()}>
            the record
          </Link>
          .
        </>
      }
    />
  );
}
