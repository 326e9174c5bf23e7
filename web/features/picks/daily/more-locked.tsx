import { type PickSport, sportOf } from '@clearedge/contract/sports';
import { FeatureLock } from '../../../core/session/feature-lock.tsx';

/** What Pro adds to a day; shown where something of it is closed to the reader. */
export function MoreLocked({ sport, hidden }: { sport: PickSport; hidden: number }) {
  const more = hidden > 0 ? `${hidden === 1 ? '1 more pick' : `${hidden} more picks`} of this day, the` : 'The';
  return (
    <FeatureLock
      feature="picks"
      className="pk-locked"
      title="Pro shows every pick"
      text={`${more} reasons before the ${sportOf(sport).startWord} and your own marks are for Pro and Elite. Free readers see the first three of each day.`}
    />
  );
}
