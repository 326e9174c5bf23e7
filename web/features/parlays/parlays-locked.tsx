import type { ReactNode } from 'react';
import { FeatureLock } from '../../core/session/feature-lock.tsx';
import type { Kind } from './parlay-types.ts';

const TEXT: Record<Kind, { text: string; gives: readonly string[] }> = {
  parlay: {
    text: 'The Parlay Builder puts legs together at the best prices and says what they are worth: legs of one game priced jointly, not as if they were independent.',
    gives: [
      'Every side of the day’s board with our probability and expected value',
      'The joint probability beside the independent one, and the true cost of the parlay',
      'What it pays when a leg pushes or is void',
      'Saved parlays, settled from the final scores',
    ],
  },
  player_prop: {
    text: 'The Player Prop Parlay Builder combines up to 6 player props of any league, with the probability that they win together.',
    gives: [
      'Every player prop of a day at the best price of each side',
      'The joint probability beside the independent one, and the true cost of the parlay',
      'Prices refreshed every 30 seconds: what moved is flagged, your selections are kept',
      'Saved parlays, settled from the final box scores',
    ],
  },
};

interface Props {
  kind: Kind;
  /** The last settled day of what the builder puts together: another slice's part, which the route puts here. */
  window: ReactNode;
}

/** What others see: what the tier would give, and the way to it. */
export function ParlaysLocked({ kind, window }: Props) {
  return <FeatureLock feature="parlays" {...TEXT[kind]} window={window} />;
}
