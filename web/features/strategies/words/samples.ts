import type { Conditions } from '../strategy.queries.ts';

/** What a first strategy may look like; no figure stands beside these, because none has been tested yet. */
export const SAMPLES: readonly { name: string; description: string; conditions: Conditions }[] = [
  {
    name: 'Steam on the Road',
    description: 'Road teams that the market has moved toward since the opening.',
    conditions: {
      sport: 'MLB',
      market: 'Moneyline',
      minOdds: 1.6,
      maxOdds: 2.5,
      confidenceThreshold: 1,
      bankrollPercentage: 2,
      side: 'away',
      movement: { direction: 'toward', points: 2 },
    },
  },
  {
    name: 'Rested Favorites',
    description: 'Favorites with more days off than their opponent.',
    conditions: {
      sport: 'MLB',
      market: 'Moneyline',
      minOdds: 1.3,
      maxOdds: 1.95,
      confidenceThreshold: 1,
      bankrollPercentage: 3,
      role: 'favourite',
      rest: { edge: 'more' },
    },
  },
  {
    name: 'Cold Unders',
    description: 'Unders in the open air at 60 °F or less.',
    conditions: {
      sport: 'MLB',
      market: 'Total',
      minOdds: 1.7,
      maxOdds: 2.3,
      confidenceThreshold: 1,
      bankrollPercentage: 2.5,
      side: 'under',
      weather: { maxTemperature: 60, roof: 'open' },
    },
  },
];
