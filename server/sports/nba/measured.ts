// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: measured figures, a coin’s among them
import type { Backtest } from '@clearedge/contract/routes/games/model';
import type { z } from 'zod';

/** Measured on past seasons; written by "npm run measured", never by hand. */
// biome-ignore format: a measurement is a row
export const MEASURED: z.infer<typeof Backtest> = {
  measuredOn: "2026-11-30",
  command: "npm run backtest -- --sport nba --score 2015-2023",
  fittedOn: "2012–13 to 2022–23",
  scoredOn: "2015–16 to 2023–24",
  games: 11525,
  scores: [
    {"forecaster":"model","games":10101,"logLoss":0.61257,"brier":0.21205},
    {"forecaster":"coin","games":10101,"logLoss":0.69315,"brier":0.25},
    {"forecaster":"elo","games":10101,"logLoss":0.62693,"brier":0.21847},
    {"forecaster":"close","games":10101,"logLoss":0.60314,"brier":0.20783},
  ],
  comparisons: [
    {"first":"model","second":"plain Elo","games":11525,"difference":-0.01552,"low":-0.01903,"high":-0.01201},
    {"first":"model","second":"FiveThirtyEight","games":8886,"difference":-0.00841,"low":-0.01284,"high":-0.00398},
    {"first":"model","second":"close","games":10101,"difference":0.00943,"low":0.00574,"high":0.01313},
  ],
  reliability: [
    {"games":1153,"stated":0.23998,"seen":0.2333,"low":0.2098,"high":0.25858},
    {"games":1152,"stated":0.36259,"seen":0.36111,"low":0.33388,"high":0.38927},
    {"games":1153,"stated":0.43883,"seen":0.43452,"low":0.40617,"high":0.4633},
    {"games":1152,"stated":0.50001,"seen":0.51476,"low":0.4859,"high":0.54352},
    {"games":1153,"stated":0.55352,"seen":0.55074,"low":0.5219,"high":0.57923},
    {"games":1152,"stated":0.60306,"seen":0.6059,"low":0.57738,"high":0.63372},
    {"games":1153,"stated":0.653,"seen":0.67389,"low":0.6463,"high":0.70034},
    {"games":1152,"stated":0.70956,"seen":0.70052,"low":0.67344,"high":0.72627},
    {"games":1153,"stated":0.77119,"seen":0.7693,"low":0.74411,"high":0.7927},
    {"games":1152,"stated":0.86083,"seen":0.8559,"low":0.83444,"high":0.875},
  ],
  slope: {"value":0.98965,"standardError":0.02714},
  plays: [
    {"market":"spread","stage":"raw","least":0,"plays":450,"claimed":0.01796,"atClose":0.00437,"gap":0.0136,"gapStandardError":0.00681,"seasonError":null,"beatCloseShare":0.47778},
    {"market":"spread","stage":"raw","least":0.015,"plays":190,"claimed":0.03353,"atClose":0.01469,"gap":0.01884,"gapStandardError":0.01114,"seasonError":null,"beatCloseShare":0.51053},
    {"market":"spread","stage":"raw","least":0.03,"plays":94,"claimed":0.04555,"atClose":0.03189,"gap":0.01366,"gapStandardError":0.01711,"seasonError":null,"beatCloseShare":0.55319},
    {"market":"total","stage":"published","least":0,"plays":1335,"claimed":0.01682,"atClose":0.016,"gap":0.00082,"gapStandardError":0.00343,"seasonError":null,"beatCloseShare":0.54457},
    {"market":"total","stage":"published","least":0.015,"plays":606,"claimed":0.02915,"atClose":0.02689,"gap":0.00226,"gapStandardError":0.00533,"seasonError":null,"beatCloseShare":0.58086},
    {"market":"total","stage":"published","least":0.03,"plays":240,"claimed":0.04107,"atClose":0.04795,"gap":-0.00688,"gapStandardError":0.00866,"seasonError":null,"beatCloseShare":0.6125},
  ],
  seasons: [
    {"season":2015,"model":0.57672,"close":0.56989},
    {"season":2016,"model":0.61376,"close":0.61125},
    {"season":2017,"model":0.60716,"close":0.59116},
    {"season":2018,"model":0.60741,"close":0.59752},
    {"season":2019,"model":0.62061,"close":0.61628},
    {"season":2020,"model":0.62851,"close":0.62082},
    {"season":2021,"model":0.62381,"close":0.60795},
    {"season":2022,"model":0.64083,"close":0.63608},
    {"season":2023,"model":0.59385,"close":0.56954},
  ],
  errors: [
    {"market":"spread","model":10.23137,"close":10.02829},
    {"market":"total","model":14.4899,"close":14.1967},
  ],
};
