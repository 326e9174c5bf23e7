// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: measured figures, a coin’s among them
import type { Backtest } from '@clearedge/contract/routes/games/model';
import type { z } from 'zod';

/** Measured on past seasons; written by "npm run measured", never by hand. */
// biome-ignore format: a measurement is a row
export const MEASURED: z.infer<typeof Backtest> = {
  measuredOn: "2026-11-27",
  command: "npm run backtest -- --score 2021-2024",
  fittedOn: "2010–2019",
  scoredOn: "2021–2024",
  games: 9718,
  scores: [
    {"forecaster":"coin","games":9718,"logLoss":0.69315,"brier":0.25},
    {"forecaster":"homeRate","games":9718,"logLoss":0.69159,"brier":0.24922},
    {"forecaster":"elo","games":9718,"logLoss":0.67723,"brier":0.24214},
    {"forecaster":"model","games":9718,"logLoss":0.67236,"brier":0.23978},
    {"forecaster":"open","games":9379,"logLoss":0.67338,"brier":0.24026},
    {"forecaster":"close","games":9404,"logLoss":0.67185,"brier":0.23953},
    {"forecaster":"blend","games":9379,"logLoss":0.67273,"brier":0.23996},
  ],
  comparisons: [
    {"first":"model","second":"coin","games":9718,"difference":-0.02078,"low":-0.02485,"high":-0.01674},
    {"first":"model","second":"home rate","games":9718,"difference":-0.01923,"low":-0.02317,"high":-0.01527},
    {"first":"model","second":"plain Elo","games":9718,"difference":-0.00487,"low":-0.00689,"high":-0.00279},
    {"first":"model","second":"FiveThirtyEight","games":3526,"difference":-0.00237,"low":-0.00462,"high":-0.00002},
    {"first":"model","second":"model without lineups","games":9718,"difference":-0.00036,"low":-0.00076,"high":0.00004},
    {"first":"model","second":"open","games":9379,"difference":-0.00083,"low":-0.0022,"high":0.00053},
    {"first":"model","second":"close","games":9404,"difference":0.00098,"low":-0.00014,"high":0.00209},
    {"first":"model + open","second":"open","games":9379,"difference":-0.00066,"low":-0.0016,"high":0.00025},
    {"first":"model + close","second":"close","games":9404,"difference":0.00005,"low":-0.00009,"high":0.00019},
  ],
  reliability: [
    {"games":972,"stated":0.35395,"seen":0.38786,"low":0.35773,"high":0.41888},
    {"games":972,"stated":0.42012,"seen":0.393,"low":0.36278,"high":0.42407},
    {"games":971,"stated":0.45956,"seen":0.45005,"low":0.41902,"high":0.48148},
    {"games":972,"stated":0.49162,"seen":0.51029,"low":0.47888,"high":0.54161},
    {"games":972,"stated":0.51967,"seen":0.48765,"low":0.45634,"high":0.51906},
    {"games":972,"stated":0.54684,"seen":0.55967,"low":0.52829,"high":0.59058},
    {"games":972,"stated":0.57464,"seen":0.57407,"low":0.54276,"high":0.60481},
    {"games":971,"stated":0.60576,"seen":0.5829,"low":0.55162,"high":0.61353},
    {"games":972,"stated":0.64358,"seen":0.63477,"low":0.60403,"high":0.66446},
    {"games":972,"stated":0.70577,"seen":0.70679,"low":0.6774,"high":0.73455},
  ],
  slope: {"value":0.94584,"standardError":0.05024},
  plays: [
    {"market":"total","stage":"raw","least":0,"plays":112,"claimed":0.01462,"atClose":0.02844,"gap":-0.01364,"gapStandardError":0.01121,"seasonError":0.01121,"beatCloseShare":0.57547},
    {"market":"total","stage":"raw","least":0.015,"plays":40,"claimed":0.02921,"atClose":0.06465,"gap":-0.03487,"gapStandardError":0.02635,"seasonError":0.02635,"beatCloseShare":0.68421},
    {"market":"total","stage":"raw","least":0.03,"plays":17,"claimed":0.0419,"atClose":0.13906,"gap":-0.09715,"gapStandardError":0.04954,"seasonError":0.05,"beatCloseShare":0.88235},
    {"market":"moneyline","stage":"published","least":0,"plays":1230,"claimed":0.01583,"atClose":0.01814,"gap":-0.00264,"gapStandardError":0.0015,"seasonError":0.00158,"beatCloseShare":0.64661},
    {"market":"moneyline","stage":"published","least":0.015,"plays":476,"claimed":0.03063,"atClose":0.03585,"gap":-0.00565,"gapStandardError":0.00283,"seasonError":0.00283,"beatCloseShare":0.75556},
    {"market":"moneyline","stage":"published","least":0.03,"plays":177,"claimed":0.04674,"atClose":0.05309,"gap":-0.00646,"gapStandardError":0.00593,"seasonError":0.00593,"beatCloseShare":0.79503},
  ],
  seasons: [
    {"season":2021,"model":0.6717,"close":0.6700666805090761},
    {"season":2022,"model":0.666,"close":0.6670164808190029},
    {"season":2023,"model":0.67574,"close":0.6758659197572828},
    {"season":2024,"model":0.67601,"close":0.6741574594412858},
  ],
};
