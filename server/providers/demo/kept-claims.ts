import type { KeptClaims } from '../../ports/index.ts';

/** What plays on the simulated leagues' prices kept of their claims at the close; written by `npm run league:kept -- --write`. */
export const SIMULATED_KEPT: KeptClaims = {
  // biome-ignore format: a kind is a row
  baseball: [
    { market: 'moneyline', basis: 'model', share: 0.4228, low: 0.0214, high: 0.8242, standardError: 0.0583, claimed: 0.0538, atClose: 0.0225, beatCloseShare: 0.655, plays: 1774, seasons: '5 simulated seasons' },
    { market: 'spread', basis: 'model', share: 0.1895, low: 0.029, high: 0.35, standardError: 0.0281, claimed: 0.0496, atClose: 0.0078, beatCloseShare: 0.5443, plays: 2585, seasons: '5 simulated seasons' },
    { market: 'total', basis: 'model', share: 0.2504, low: 0.1944, high: 0.3064, standardError: 0.0176, claimed: 0.0508, atClose: 0.0101, beatCloseShare: 0.5555, plays: 3170, seasons: '5 simulated seasons' },
    { market: 'moneyline', basis: 'market', share: 0.7072, low: 0.5322, high: 0.8821, standardError: 0.055, claimed: 0.0128, atClose: 0.0055, beatCloseShare: 0.5567, plays: 3406, seasons: '5 simulated seasons' },
    { market: 'spread', basis: 'market', share: 0.6815, low: 0.4638, high: 0.8992, standardError: 0.0684, claimed: 0.012, atClose: 0.0075, beatCloseShare: 0.5997, plays: 2071, seasons: '5 simulated seasons' },
    { market: 'total', basis: 'market', share: 0.8611, low: 0.6554, high: 1.0667, standardError: 0.0646, claimed: 0.0118, atClose: 0.0085, beatCloseShare: 0.5814, plays: 2606, seasons: '5 simulated seasons' },
  ],
  football: [],
};
