import { tierNames } from '@clearedge/contract/entitlements';
import { FeatureLock } from '../../core/session/feature-lock.tsx';

const HOLDS = [
  'Each month with its bets, win rate, profit and return',
  'Markets, prices and books, each with its sample size and interval',
  'Your prices against the close, in every measure by its name',
  'Leaks and strengths, and whether they are more than luck',
  'Your own estimates against what happened',
];

/** What others see: what Elite would show, and the way to it. */
export function AnalyticsLocked() {
  return (
    <FeatureLock
      feature="analytics"
      text={`Performance analytics is available to ${tierNames('analytics')} subscribers. It reads your own tracked and practice bets, each by itself.`}
      gives={HOLDS}
      givesTitle="What it shows"
    />
  );
}
