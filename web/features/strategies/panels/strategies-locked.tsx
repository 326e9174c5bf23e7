import { FeatureLock } from '../../../core/session/feature-lock.tsx';

/** What stands on the page for those without the tier. */
export function StrategiesLocked() {
  return (
    <FeatureLock
      feature="strategies"
      className="st-locked"
      text="Custom strategies: your own conditions of price, team, side, line movement, weather, rest and model confidence, tested on past games at their closing prices, followed from the day you keep them, and told to you when a game of today fits."
    />
  );
}
