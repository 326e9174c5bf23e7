import type { Feature } from '../../../kernel/feature.ts';
import type { Providers } from '../../../ports/index.ts';
import { createDemoSource } from '../../../providers/demo/index.ts';
import type { TestWorld } from '../../../testing/index.ts';
import { contestsFeature } from '../../contests/index.ts';
import { forecastsFeature } from '../../forecasts/index.ts';
import { oddsFeature } from '../../odds/index.ts';
import { ratingsFeature } from '../../ratings/index.ts';
import { settlementFeature, settleOnFacts } from '../../settlement/index.ts';
import { picksFeature } from '../index.ts';

/** A season is played through at these times instead of every few seconds: prices, then opinions, then picks. Hours are Eastern. */
const TIMES: Readonly<Record<string, string>> = {
  'sync-slate': '0 1,4,9-20 * * *',
  'sync-week-ahead': '10 7 * * *',
  'sync-odds': '2,32 9-22 * * *',
  'rate-games': '35 6 * * *',
  'price-slates': '4,34 9-20 * * *',
  'publish-picks': '6,36 9-20 * * *',
  'recheck-facts': '0 6 * * *',
};

const slowed = ({ schedules = [], ...feature }: Feature): Feature => ({
  ...feature,
  schedules: schedules.flatMap((schedule) => {
    const cron = TIMES[schedule.name];
    return cron === undefined ? [] : [{ ...schedule, every: { cron } }];
  }),
});

/** The simulated league; the test world says itself what kind of source it has. */
export function seasonPorts(seed: string): Partial<Providers> {
  const { source: _said, ...ports } = createDemoSource({ seed });
  return ports;
}

export const seasonFeatures: readonly Feature[] = [
  contestsFeature({ onFacts: settleOnFacts }),
  oddsFeature(),
  ratingsFeature,
  forecastsFeature,
  picksFeature(),
  settlementFeature,
].map(slowed);

/** Lets the league play until a time. */
export const playUntil = ({ runDue }: TestWorld, until: Date): Promise<void> => runDue(seasonFeatures, until);
