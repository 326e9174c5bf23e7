import { FREE_TIER } from '@clearedge/contract/entitlements';
import { useEffect } from 'react';
import { useSession } from '../../../core/session/session.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { useBetCount } from './home-bets.queries.ts';

const KEY = 'clearedge.has-bets';
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Whether the free plan's welcome belongs on the page: for a free user who has no bets. The page waits for the answer,
 * so that nothing jumps; that somebody has bets is remembered, so that only newcomers wait.
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
