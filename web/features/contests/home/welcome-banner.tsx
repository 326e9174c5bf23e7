import { FREE_TIER, lowestTierName } from '@clearedge/contract/entitlements';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../core/session/session.ts';
import { paths } from '../../../lib/paths.ts';
import { apiQuery } from '../../../lib/query.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import './home-news.css';

const OnboardingDialog = lazy(() => import('./onboarding-dialog.tsx'));

/** For a free user who has no bets yet. The dialog opens only on Learn More. */
export function WelcomeBanner() {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [isRequested, setRequested] = useState(false);
  if (!user) return null;
  const learnMore = () => {
    setRequested(true);
    setOpen(true);
  };
  return (
    <section className="panel welcome" aria-label="Your plan">
      <div>
        <h2>Welcome to ClearEdge, {user.username}</h2>
        <p>
          You are on the free plan: every game, the best price across books, bet tracking and the Kelly calculator.{' '}
          {lowestTierName('analysis')} adds analysis, value plays, props and daily picks.
        </p>
      </div>
      <div className="acts">
        <Link className={buttonClass({ look: 'primary' })} to={paths.subscribe}>
          Upgrade Now
        </Link>
        <Button onClick={learnMore}>Learn More</Button>
      </div>
      {isRequested ? (
        <Suspense>
          <OnboardingDialog open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </section>
  );
}

function useBetCount(isRequested: boolean): { count: number | undefined; isFailed: boolean } {
  const { data, isError } = useQuery({ ...apiQuery('GET /api/bets', { query: {} }), enabled: isRequested });
  return { count: data?.length, isFailed: isError };
}

const KEY = 'clearedge.has-bets';
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Whether the free plan's welcome belongs on the page: for a free user who has no bets. The page waits for the answer,
 * so that nothing jumps; that someone has bets is remembered, so that only newcomers wait.
 */
export function useWelcome(): 'show' | 'hide' | 'unknown' {
  const { user, isLoading } = useSession();
  const isFree = user?.subscriptionTier === FREE_TIER;
  const hadBets = isFree && readStored(KEY, isText) === user.id;
  const { count, isFailed } = useBetCount(isFree && !hadBets);
  const ownerId = count !== undefined && count > 0 ? user?.id : undefined;
  useEffect(() => {
    if (ownerId) writeStored(KEY, ownerId);
  }, [ownerId]);
  if (isLoading) return 'unknown';
  if (!isFree || hadBets || isFailed) return 'hide';
  if (count === undefined) return 'unknown';
  return count === 0 ? 'show' : 'hide';
}
