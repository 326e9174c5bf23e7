import { tierNames } from '@clearedge/contract/entitlements';
import { useQuery } from '@tanstack/react-query';
import { FeatureLock } from '../../core/session/feature-lock.tsx';
import { apiQuery, messageOf } from '../../lib/query.ts';
import { ErrorState, Skeleton } from '../../ui/states/states.tsx';
import { AnalyticsBody, type Drawn, SampleNotice, type Tab } from './analytics-report.tsx';

const HOLDS = [
  'Each month with its bets, win rate, profit and return',
  'Practice bets by market, price and book as well, each with its sample size and interval',
  'Your own estimates against what happened: are you as good as you think?',
  'Plain-language takeaways, each with its sample size',
];

interface Props {
  tab: Tab;
  onTab: (tab: Tab) => void;
  drawn: Drawn;
}

/** The page itself, filled with bets that no one placed. */
function Sample(shown: Props) {
  const { data, isError, error, refetch } = useQuery(apiQuery('GET /api/performance/analytics/sample'));
  if (!data && isError) return <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={420} radius={8} />;
  return (
    <>
      <SampleNotice text="This is the page as it looks with an account full of bets." />
      <section className="an-preview" aria-label="Sample of simulated bets">
        <AnalyticsBody {...shown} figures={data} estimates={null} />
      </section>
    </>
  );
}

/** What others see: the way to it, and under it the page as a sample that says so. */
export function AnalyticsLocked(shown: Props) {
  return (
    <>
      <FeatureLock
        feature="analytics"
        text={`Performance analytics is available to ${tierNames('analytics')} subscribers. It reads your own tracked and practice bets, each by itself. Your tracked results stay free on the Tracked tab.`}
        gives={HOLDS}
        givesTitle="What it shows"
      />
      <Sample {...shown} />
    </>
  );
}
