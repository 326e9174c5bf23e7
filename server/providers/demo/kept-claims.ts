import type { KeptClaims } from '../../ports/index.ts';

/** What plays on the simulated leagues' prices kept of their claims at the close; written by `npm run league:kept -- --write`. */
export const SIMULATED_KEPT: KeptClaims = {
  // biome-ignore format: a kind is a row
  mlb: [
    { market: 'moneyline', basis: 'model', share: 1.5283, low: 1.2873, high: 1.7693, standardError: 0.0868, claimed: 0.0211, atClose: 0.0334, beatCloseShare: 0.7538, plays: 1316, seasons: '5 simulated seasons' },
    { market: 'spread', basis: 'model', share: 0.1318, low: 0.0437, high: 0.2198, standardError: 0.0317, claimed: 0.0297, atClose: 0.0015, beatCloseShare: 0.4663, plays: 3903, seasons: '5 simulated seasons' },
    { market: 'total', basis: 'model', share: 0.5773, low: 0.4408, high: 0.7138, standardError: 0.0492, claimed: 0.0178, atClose: 0.0075, beatCloseShare: 0.5162, plays: 2443, seasons: '5 simulated seasons' },
    { market: 'moneyline', basis: 'market', share: 0.8431, low: 0.6729, high: 1.0133, standardError: 0.0613, claimed: 0.0107, atClose: 0.0072, beatCloseShare: 0.559, plays: 2780, seasons: '5 simulated seasons' },
    { market: 'spread', basis: 'market', share: 0.8882, low: 0.6491, high: 1.1274, standardError: 0.0861, claimed: 0.0102, atClose: 0.0088, beatCloseShare: 0.5999, plays: 1467, seasons: '5 simulated seasons' },
    { market: 'total', basis: 'market', share: 1.2016, low: 0.9642, high: 1.4391, standardError: 0.0855, claimed: 0.009, atClose: 0.0106, beatCloseShare: 0.5967, plays: 1976, seasons: '5 simulated seasons' },
  ],
  // biome-ignore format: a kind is a row
  nfl: [
    { market: 'moneyline', basis: 'model', share: 0.0777, low: -0.0498, high: 0.2052, standardError: 0.0459, claimed: 0.0735, atClose: 0.0043, beatCloseShare: 0.5694, plays: 360, seasons: '5 simulated seasons' },
    { market: 'spread', basis: 'model', share: -0.1599, low: -0.2807, high: -0.0392, standardError: 0.0435, claimed: 0.0582, atClose: -0.0127, beatCloseShare: 0.3211, plays: 218, seasons: '5 simulated seasons' },
    { market: 'total', basis: 'model', share: 0.11, low: -0.1784, high: 0.3983, standardError: 0.1039, claimed: 0.0363, atClose: 0.0047, beatCloseShare: 0.5429, plays: 70, seasons: '5 simulated seasons' },
    { market: 'moneyline', basis: 'market', share: 1.0297, low: 0.9076, high: 1.1519, standardError: 0.044, claimed: 0.0198, atClose: 0.02, beatCloseShare: 0.8047, plays: 425, seasons: '5 simulated seasons' },
    { market: 'spread', basis: 'market', share: 0.8656, low: 0.3313, high: 1.3999, standardError: 0.1925, claimed: 0.0148, atClose: 0.0114, beatCloseShare: 0.6842, plays: 57, seasons: '5 simulated seasons' },
    { market: 'total', basis: 'market', share: 1.1948, low: -1.1181, high: 3.5078, standardError: 0.5375, claimed: 0.0131, atClose: 0.0142, beatCloseShare: 0.7273, plays: 11, seasons: '5 simulated seasons' },
  ],
  // biome-ignore format: a kind is a row
  nba: [
    { market: 'moneyline', basis: 'model', share: 0.3008, low: 0.1962, high: 0.4054, standardError: 0.0377, claimed: 0.0261, atClose: 0.005, beatCloseShare: 0.5361, plays: 5572, seasons: '5 simulated seasons' },
    { market: 'spread', basis: 'model', share: 0.1788, low: 0.0134, high: 0.3442, standardError: 0.0596, claimed: 0.0241, atClose: -0.0009, beatCloseShare: 0.4289, plays: 3346, seasons: '5 simulated seasons' },
    { market: 'total', basis: 'model', share: 0.5616, low: 0.24, high: 0.8832, standardError: 0.1158, claimed: 0.0367, atClose: 0.021, beatCloseShare: 0.6335, plays: 191, seasons: '5 simulated seasons' },
    { market: 'moneyline', basis: 'market', share: 1.0217, low: 0.933, high: 1.1103, standardError: 0.0319, claimed: 0.0155, atClose: 0.0142, beatCloseShare: 0.6385, plays: 3073, seasons: '5 simulated seasons' },
    { market: 'spread', basis: 'market', share: 0.8529, low: 0.0614, high: 1.6444, standardError: 0.2851, claimed: 0.0145, atClose: 0.0118, beatCloseShare: 0.6486, plays: 74, seasons: '5 simulated seasons' },
    { market: 'total', basis: 'market', share: 1.3515, low: -1.7438, high: 4.4467, standardError: 1.115, claimed: 0.0154, atClose: 0.0188, beatCloseShare: 0.641, plays: 39, seasons: '5 simulated seasons' },
  ],
  // biome-ignore format: a kind is a row
  nhl: [
    { market: 'moneyline', basis: 'model', share: -0.3045, low: -0.3766, high: -0.2324, standardError: 0.026, claimed: 0.0614, atClose: -0.0218, beatCloseShare: 0.2648, plays: 3119, seasons: '5 simulated seasons' },
    { market: 'spread', basis: 'model', share: -0.2856, low: -0.3131, high: -0.2581, standardError: 0.0099, claimed: 0.044, atClose: -0.0151, beatCloseShare: 0.2516, plays: 3140, seasons: '5 simulated seasons' },
    { market: 'total', basis: 'model', share: 0.0182, low: -0.0154, high: 0.0519, standardError: 0.0121, claimed: 0.0613, atClose: -0.0005, beatCloseShare: 0.4792, plays: 2625, seasons: '5 simulated seasons' },
    { market: 'moneyline', basis: 'market', share: 1.0059, low: 0.6474, high: 1.3644, standardError: 0.1291, claimed: 0.0103, atClose: 0.0088, beatCloseShare: 0.6, plays: 230, seasons: '5 simulated seasons' },
    { market: 'spread', basis: 'market', share: 0.9958, low: 0.6267, high: 1.3649, standardError: 0.133, claimed: 0.01, atClose: 0.0097, beatCloseShare: 0.6465, plays: 99, seasons: '5 simulated seasons' },
    { market: 'total', basis: 'market', share: 0.9796, low: 0.8569, high: 1.1023, standardError: 0.0442, claimed: 0.0134, atClose: 0.0139, beatCloseShare: 0.6589, plays: 1835, seasons: '5 simulated seasons' },
  ],
  // biome-ignore format: a kind is a row
  cfl: [
    { market: 'moneyline', basis: 'model', share: 0.1066, low: -0.0614, high: 0.2745, standardError: 0.0605, claimed: 0.0764, atClose: 0.0047, beatCloseShare: 0.5426, plays: 258, seasons: '5 simulated seasons' },
    { market: 'spread', basis: 'model', share: -0.0823, low: -0.372, high: 0.2073, standardError: 0.1043, claimed: 0.0437, atClose: -0.0022, beatCloseShare: 0.5082, plays: 61, seasons: '5 simulated seasons' },
    { market: 'total', basis: 'model', share: -0.0844, low: -0.3484, high: 0.1796, standardError: 0.0951, claimed: 0.0641, atClose: -0.0129, beatCloseShare: 0.3509, plays: 57, seasons: '5 simulated seasons' },
    { market: 'moneyline', basis: 'market', share: 1.0669, low: 0.8739, high: 1.2599, standardError: 0.0695, claimed: 0.02, atClose: 0.0192, beatCloseShare: 0.7417, plays: 271, seasons: '5 simulated seasons' },
    { market: 'spread', basis: 'market', share: 0.8832, low: 0.144, high: 1.6224, standardError: 0.2323, claimed: 0.0148, atClose: 0.0074, beatCloseShare: 0.75, plays: 20, seasons: '5 simulated seasons' },
  ],
};
