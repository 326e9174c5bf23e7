import { tierNames } from '@clearedge/contract/entitlements';
import { Link } from 'react-router';
import { FeatureLock } from '../../core/session/feature-lock.tsx';
import { YesterdayRules } from '../../core/slate/yesterday-rules.tsx';
import { paths } from '../../lib/paths.ts';
import { dayQuery } from '../../sports/registry.ts';
import { CATEGORIES } from './trend-words.ts';

/** What stands on the page for those without the tier. */
export function TrendsLocked() {
  return (
    <FeatureLock
      feature="trends"
      text={
        <>
          Hot trends are available to {tierNames('trends')} subscribers: clubs, totals, weather, parks and streaks, each with its sample,
          the price paid, the return with its range, and the chance that it means nothing. How the record of our own picks stands is open to
          everybody in{' '}
          <Link className="link" to={paths.record()}>
            the record
          </Link>
          .
        </>
      }
      gives={CATEGORIES.slice(1).map(({ label }) => label)}
      givesTitle="What is tested"
      window={<YesterdayRules dayQuery={dayQuery} />}
    />
  );
}
