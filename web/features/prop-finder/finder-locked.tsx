import { FeatureLock } from '../../core/session/feature-lock.tsx';
import './prop-finder.css';

const GIVES = [
  'Every player prop of a day at the best price of each side',
  'Expected value against the market without margin, by six methods, or by the worst of them',
  'The model’s own fair price and distribution beside the market’s',
  'Last 5, 10 and 20 games, season, opponent, home and away, left- and right-handers, each against the line of its own day',
];

/** What others see: what the tier would give, and the way to it. */
export function FinderLocked() {
  return (
    <FeatureLock
      feature="propFinder"
      className="pf-locked"
      text="The Prop Finder goes through every player prop of a day and says which prices are worth more than they cost, and on what grounds."
    >
      <h2>What you get</h2>
      <ul>
        {GIVES.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </FeatureLock>
  );
}
