import type { KeptClaims } from '../../ports/index.ts';

/** What plays on the simulated leagues' prices kept of their claims at the close; written by `npm run league:kept -- --write`. */
export const SIMULATED_KEPT: KeptClaims = {
  // biome-ignore format: a kind is a row
  mlb: [
    { market: 'moneyline', basis: 'model', share: 1.2643, low: 1.1167, high: 1.4119, standardError: 0.0532, claimed: 0.0226, atClose: 0.0281, beatCloseShare: 0.7088, plays: 1789, seasons: '5 simulated seasons' },
    { market: 'spread', basis: 'model', share: 0.1608, low: 0.084, high: 0.2377, standardError: 0.0277, claimed: 0.0306, atClose: 0.0026, beatCloseShare: 0.489, plays: 3949, seasons: '5 simulated seasons' },
    { market: 'total', basis: 'model', share: 0.5249, low: 0.3977, high: 0.6521, standardError: 0.0458, claimed: 0.0204, atClose: 0.0083, beatCloseShare: 0.5265, plays: 2720, seasons: '5 simulated seasons' },
    { market: 'moneyline', basis: 'market', share: 0.7072, low: 0.5545, high: 0.8598, standardError: 0.055, claimed: 0.0128, atClose: 0.0055, beatCloseShare: 0.5567, plays: 3406, seasons: '5 simulated seasons' },
    { market: 'spread', basis: 'market', share: 0.6815, low: 0.4916, high: 0.8715, standardError: 0.0684, claimed: 0.012, atClose: 0.0075, beatCloseShare: 0.5997, plays: 2071, seasons: '5 simulated seasons' },
    { market: 'total', basis: 'market', share: 0.8611, low: 0.6817, high: 1.0405, standardError: 0.0646, claimed: 0.0118, atClose: 0.0085, beatCloseShare: 0.5814, plays: 2606, seasons: '5 simulated seasons' },
  ],
  // biome-ignore format: a kind is a row
  nfl: [
    { market: 'moneyline', basis: 'model', share: 0.1237, low: -0.0115, high: 0.259, standardError: 0.0487, claimed: 0.0691, atClose: 0.0095, beatCloseShare: 0.5795, plays: 352, seasons: '5 simulated seasons' },
    { market: 'spread', basis: 'model', share: -0.0598, low: -0.1765, high: 0.057, standardError: 0.0421, claimed: 0.057, atClose: -0.0062, beatCloseShare: 0.3812, plays: 223, seasons: '5 simulated seasons' },
    { market: 'total', basis: 'model', share: 0.1857, low: -0.1184, high: 0.4899, standardError: 0.1096, claimed: 0.0379, atClose: 0.004, beatCloseShare: 0.45, plays: 80, seasons: '5 simulated seasons' },
    { market: 'moneyline', basis: 'market', share: 0.8692, low: 0.6795, high: 1.0589, standardError: 0.0683, claimed: 0.0219, atClose: 0.0177, beatCloseShare: 0.7465, plays: 434, seasons: '5 simulated seasons' },
    { market: 'spread', basis: 'market', share: 0.7175, low: 0.2854, high: 1.1495, standardError: 0.1556, claimed: 0.0194, atClose: 0.012, beatCloseShare: 0.6923, plays: 91, seasons: '5 simulated seasons' },
    { market: 'total', basis: 'market', share: 0.8033, low: 0.3054, high: 1.3013, standardError: 0.1794, claimed: 0.0209, atClose: 0.0183, beatCloseShare: 0.6512, plays: 43, seasons: '5 simulated seasons' },
  ],
  // biome-ignore format: a kind is a row
  nba: [
    { market: 'moneyline', basis: 'model', share: 0.311, low: 0.2535, high: 0.3684, standardError: 0.0207, claimed: 0.0263, atClose: 0.006, beatCloseShare: 0.5566, plays: 5433, seasons: '5 simulated seasons' },
    { market: 'spread', basis: 'model', share: 0.1293, low: 0.0082, high: 0.2504, standardError: 0.0436, claimed: 0.0243, atClose: -0.0018, beatCloseShare: 0.4225, plays: 3295, seasons: '5 simulated seasons' },
    { market: 'total', basis: 'model', share: 0.5104, low: 0.2264, high: 0.7945, standardError: 0.1023, claimed: 0.0362, atClose: 0.0177, beatCloseShare: 0.5816, plays: 239, seasons: '5 simulated seasons' },
    { market: 'moneyline', basis: 'market', share: 0.946, low: 0.8595, high: 1.0326, standardError: 0.0312, claimed: 0.018, atClose: 0.016, beatCloseShare: 0.6671, plays: 3265, seasons: '5 simulated seasons' },
    { market: 'spread', basis: 'market', share: 0.4467, low: 0.0637, high: 0.8296, standardError: 0.138, claimed: 0.018, atClose: 0.0076, beatCloseShare: 0.545, plays: 211, seasons: '5 simulated seasons' },
    { market: 'total', basis: 'market', share: 0.3506, low: -0.2902, high: 0.9913, standardError: 0.2308, claimed: 0.0186, atClose: 0.0044, beatCloseShare: 0.5455, plays: 187, seasons: '5 simulated seasons' },
  ],
  // biome-ignore format: a kind is a row
  nhl: [
    { market: 'moneyline', basis: 'model', share: -0.2835, low: -0.3684, high: -0.1985, standardError: 0.0306, claimed: 0.0618, atClose: -0.0211, beatCloseShare: 0.2831, plays: 3101, seasons: '5 simulated seasons' },
    { market: 'spread', basis: 'model', share: -0.2571, low: -0.3044, high: -0.2099, standardError: 0.017, claimed: 0.044, atClose: -0.0142, beatCloseShare: 0.2795, plays: 3188, seasons: '5 simulated seasons' },
    { market: 'total', basis: 'model', share: 0.0457, low: 0.0118, high: 0.0795, standardError: 0.0122, claimed: 0.0614, atClose: 0.0011, beatCloseShare: 0.4972, plays: 2649, seasons: '5 simulated seasons' },
    { market: 'moneyline', basis: 'market', share: 0.7423, low: 0.471, high: 1.0136, standardError: 0.0977, claimed: 0.0129, atClose: 0.0082, beatCloseShare: 0.6069, plays: 463, seasons: '5 simulated seasons' },
    { market: 'spread', basis: 'market', share: 0.9385, low: 0.4526, high: 1.4244, standardError: 0.175, claimed: 0.0106, atClose: 0.0095, beatCloseShare: 0.6458, plays: 271, seasons: '5 simulated seasons' },
    { market: 'total', basis: 'market', share: 0.9587, low: 0.8524, high: 1.065, standardError: 0.0383, claimed: 0.0165, atClose: 0.0152, beatCloseShare: 0.6577, plays: 2220, seasons: '5 simulated seasons' },
  ],
  // biome-ignore format: a kind is a row
  cfl: [
    { market: 'moneyline', basis: 'model', share: 0.1221, low: -0.1102, high: 0.3544, standardError: 0.0837, claimed: 0.0752, atClose: 0.0054, beatCloseShare: 0.5372, plays: 242, seasons: '5 simulated seasons' },
    { market: 'spread', basis: 'model', share: -0.0119, low: -0.3496, high: 0.3258, standardError: 0.1216, claimed: 0.045, atClose: -0.0007, beatCloseShare: 0.4677, plays: 62, seasons: '5 simulated seasons' },
    { market: 'total', basis: 'model', share: -0.0445, low: -0.2897, high: 0.2007, standardError: 0.0883, claimed: 0.0631, atClose: -0.01, beatCloseShare: 0.3793, plays: 58, seasons: '5 simulated seasons' },
    { market: 'moneyline', basis: 'market', share: 1.0452, low: 0.8079, high: 1.2826, standardError: 0.0855, claimed: 0.0224, atClose: 0.0213, beatCloseShare: 0.7383, plays: 256, seasons: '5 simulated seasons' },
    { market: 'spread', basis: 'market', share: 0.5272, low: -0.029, high: 1.0833, standardError: 0.2003, claimed: 0.0207, atClose: 0.0072, beatCloseShare: 0.6744, plays: 43, seasons: '5 simulated seasons' },
    { market: 'total', basis: 'market', share: 0.1783, low: -0.3288, high: 0.6853, standardError: 0.1826, claimed: 0.0174, atClose: 0.0025, beatCloseShare: 0.625, plays: 16, seasons: '5 simulated seasons' },
  ],
};
