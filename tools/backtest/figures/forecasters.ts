import type { Prediction } from '../walk/prediction.ts';
import type { Pools } from './pools.ts';

/** Whoever gives a probability of the home win; null where he gave none for this game. */
export interface Forecaster {
  name: string;
  pHome: (prediction: Prediction, pools: Pools) => number | null;
}

const pooled =
  (moment: 'open' | 'close') =>
  ({ gameId }: Prediction, pools: Pools): number | null =>
    pools[moment].get(gameId) ?? null;

/** Everybody in the tables, from the coin to the close. */
export const FORECASTERS: readonly Forecaster[] = [
  { name: 'coin', pHome: () => 0.5 },
  { name: 'home rate', pHome: ({ homeRate }) => homeRate },
  { name: 'plain Elo', pHome: ({ elo }) => elo },
  { name: 'FiveThirtyEight', pHome: ({ publicForecast }) => publicForecast?.withPitchers ?? null },
  { name: 'model', pHome: ({ pHome }) => pHome },
  { name: 'model without lineups', pHome: ({ pHomeEarly }) => pHomeEarly },
  { name: 'open', pHome: ({ prices }) => prices?.open?.pHome ?? null },
  { name: 'close', pHome: ({ prices }) => prices?.close?.pHome ?? null },
  { name: 'model + open', pHome: pooled('open') },
  { name: 'model + close', pHome: pooled('close') },
];

export const forecasterOf = (name: string): Forecaster => {
  const found = FORECASTERS.find((forecaster) => forecaster.name === name);
  if (found === undefined) throw new RangeError(`no one is called ${name}`);
  return found;
};
