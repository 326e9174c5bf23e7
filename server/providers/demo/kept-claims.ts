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
  // biome-ignore format: a kind is a row
  football: [
    { market: 'moneyline', basis: 'model', share: 0.1221, low: -0.4448, high: 0.6891, standardError: 0.0823, claimed: 0.0752, atClose: 0.0054, beatCloseShare: 0.5372, plays: 242, seasons: '5 simulated seasons' },
    { market: 'spread', basis: 'model', share: -0.0119, low: -0.7248, high: 0.701, standardError: 0.1176, claimed: 0.045, atClose: -0.0007, beatCloseShare: 0.4677, plays: 62, seasons: '5 simulated seasons' },
    { market: 'total', basis: 'model', share: -0.0445, low: -0.3256, high: 0.2365, standardError: 0.0883, claimed: 0.0631, atClose: -0.01, beatCloseShare: 0.3793, plays: 58, seasons: '5 simulated seasons' },
    { market: 'moneyline', basis: 'market', share: 1.0452, low: 0.7732, high: 1.3173, standardError: 0.0855, claimed: 0.0224, atClose: 0.0213, beatCloseShare: 0.7383, plays: 256, seasons: '5 simulated seasons' },
    { market: 'spread', basis: 'market', share: 0.5272, low: -0.1103, high: 1.1646, standardError: 0.2003, claimed: 0.0207, atClose: 0.0072, beatCloseShare: 0.6744, plays: 43, seasons: '5 simulated seasons' },
    { market: 'total', basis: 'market', share: 0.1783, low: -0.4029, high: 0.7595, standardError: 0.1826, claimed: 0.0174, atClose: 0.0025, beatCloseShare: 0.625, plays: 16, seasons: '5 simulated seasons' },
  ],
};
