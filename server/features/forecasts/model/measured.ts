// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: measured figures, a coin’s among them
import type { Backtest } from '@clearedge/contract/routes/games/model';
import type { z } from 'zod';

/** Measured on past seasons; written by "npm run measured", never by hand. */
// biome-ignore format: a measurement is a row
export const MEASURED: z.infer<typeof Backtest> = {
  measuredOn: '2026-11-21',
  command: 'npm run backtest -- --score 2021-2024',
  fittedOn: '2010–2019',
  scoredOn: '2021–2024',
  games: 9718,
  scores: [
    { forecaster: 'coin', games: 9718, logLoss: 0.69315, brier: 0.25 },
    { forecaster: 'homeRate', games: 9718, logLoss: 0.69159, brier: 0.24922 },
    { forecaster: 'elo', games: 9718, logLoss: 0.67723, brier: 0.24214 },
    { forecaster: 'model', games: 9718, logLoss: 0.67391, brier: 0.24051 },
    { forecaster: 'open', games: 9654, logLoss: 0.67451, brier: 0.2408 },
    { forecaster: 'close', games: 9513, logLoss: 0.67202, brier: 0.23962 },
    { forecaster: 'blend', games: 9654, logLoss: 0.67349, brier: 0.24032 },
  ],
  comparisons: [
    { first: 'model', second: 'coin', games: 9718, difference: -0.01924, low: -0.02311, high: -0.01535 },
    { first: 'model', second: 'home rate', games: 9718, difference: -0.01769, low: -0.02148, high: -0.0139 },
    { first: 'model', second: 'plain Elo', games: 9718, difference: -0.00332, low: -0.00521, high: -0.0014 },
    { first: 'model', second: 'FiveThirtyEight', games: 3526, difference: -0.00072, low: -0.00295, high: 0.00142 },
    { first: 'model', second: 'model without lineups', games: 9718, difference: -0.00033, low: -0.00072, high: 0.00006 },
    { first: 'model', second: 'open', games: 9654, difference: -0.00045, low: -0.00239, high: 0.00145 },
    { first: 'model', second: 'close', games: 9513, difference: 0.00255, low: 0.00096, high: 0.00418 },
    { first: 'model + open', second: 'open', games: 9654, difference: -0.00102, low: -0.00202, high: -0.00006 },
    { first: 'model + close', second: 'close', games: 9513, difference: -0.00001, low: -0.0002, high: 0.00017 },
  ],
  reliability: [
    { games: 972, stated: 0.36197, seen: 0.38477, low: 0.3547, high: 0.41576 },
    { games: 972, stated: 0.4275, seen: 0.41358, low: 0.38302, high: 0.44482 },
    { games: 971, stated: 0.46276, seen: 0.44593, low: 0.41494, high: 0.47735 },
    { games: 972, stated: 0.49347, seen: 0.48765, low: 0.45634, high: 0.51906 },
    { games: 972, stated: 0.5199, seen: 0.51235, low: 0.48094, high: 0.54366 },
    { games: 972, stated: 0.54644, seen: 0.54012, low: 0.5087, high: 0.57124 },
    { games: 972, stated: 0.57273, seen: 0.57407, low: 0.54276, high: 0.60481 },
    { games: 971, stated: 0.6011, seen: 0.6138, low: 0.58279, high: 0.64392 },
    { games: 972, stated: 0.63525, seen: 0.6142, low: 0.5832, high: 0.64429 },
    { games: 972, stated: 0.69558, seen: 0.70062, low: 0.67108, high: 0.72857 },
  ],
  slope: {
    value: 0.96004,
    standardError: 0.05316,
  },
  plays: [
    { market: 'moneyline', kind: 'priced', least: 0, plays: 1861, claimed: 0.02922, returned: 0.02913, standardError: 0.02736, low: -0.02414, high: 0.08112, errorsOff: -0.00335 },
    { market: 'moneyline', kind: 'priced', least: 0.015, plays: 962, claimed: 0.05035, returned: 0.06059, standardError: 0.03831, low: -0.01513, high: 0.13684, errorsOff: 0.26737 },
    { market: 'moneyline', kind: 'priced', least: 0.03, plays: 515, claimed: 0.0755, returned: 0.11665, standardError: 0.05448, low: 0.00891, high: 0.22075, errorsOff: 0.75522 },
    { market: 'moneyline', kind: 'value', least: 0, plays: 118, claimed: 0.16594, returned: 0.4585, standardError: 0.11363, low: 0.22801, high: 0.67543, errorsOff: 2.57458 },
    { market: 'total', kind: 'priced', least: 0, plays: 1723, claimed: 0.02313, returned: 0.01439, standardError: 0.02293, low: -0.03026, high: 0.06084, errorsOff: -0.38099 },
    { market: 'total', kind: 'priced', least: 0.015, plays: 894, claimed: 0.03837, returned: 0.00672, standardError: 0.03156, low: -0.05405, high: 0.06971, errorsOff: -1.00273 },
    { market: 'total', kind: 'priced', least: 0.03, plays: 438, claimed: 0.05586, returned: 0.05601, standardError: 0.04523, low: -0.03261, high: 0.14667, errorsOff: 0.00336 },
    { market: 'total', kind: 'value', least: 0, plays: 74, claimed: 0.11955, returned: 0.16582, standardError: 0.11037, low: -0.04909, high: 0.38034, errorsOff: 0.4192 },
  ],
  seasons: [
    { season: 2021, model: 0.67235, close: 0.6706432001856006 },
    { season: 2022, model: 0.66786, close: 0.6670164808190029 },
    { season: 2023, model: 0.67859, close: 0.6759864076213847 },
    { season: 2024, model: 0.67683, close: 0.674041646659612 },
  ],
};
