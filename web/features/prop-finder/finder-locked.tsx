import { FeatureLock } from '../../core/session/feature-lock.tsx';
import { YesterdayProps } from './yesterday-props.tsx';
import './prop-finder.css';

const GIVES = [
  'Every player prop of a day at the best price of each side',
  'Expected value against the market without margin, by six methods, or by the worst of them',
  'The model’s own fair price and distribution beside the market’s',
  'Last 5, 10 and 20 games, season, opponent, home and away, left- and right-handers, each against the line of its own day',
];

/** What others see: what the tier would give, the way to it, and the last settled day's props with how they ended. */
export function FinderLocked() {
  return (
    <FeatureLock
      feature="propFinder"
      text="The Prop Finder goes through every player prop of a day and says which prices beat the fair one, and why."
      gives={GIVES}
      window={<YesterdayProps />}
    />
  );
}
