// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: measured figures, a coin’s among them
import type { Backtest } from '@clearedge/contract/routes/games/model';
import type { z } from 'zod';

/** Measured on past seasons; written by "npm run measured", never by hand. */
// biome-ignore format: a measurement is a row
export const MEASURED: z.infer<typeof Backtest> = {
  measuredOn: "2026-11-30",
  command: "npm run backtest -- --sport nhl --score 2017-2023",
  fittedOn: "2014–15 to 2022–23",
  scoredOn: "2017–18 to 2023–24",
  games: 9077,
  scores: [
    {"forecaster":"model","games":6277,"logLoss":0.66603,"brier":0.23671},
    {"forecaster":"coin","games":6277,"logLoss":0.69315,"brier":0.25},
    {"forecaster":"elo","games":6277,"logLoss":0.6694,"brier":0.23835},
    {"forecaster":"open","games":6273,"logLoss":0.66771,"brier":0.23727},
    {"forecaster":"close","games":6277,"logLoss":0.66497,"brier":0.23622},
  ],
  comparisons: [
    {"first":"model","second":"plain Elo","games":9077,"difference":-0.0026,"low":-0.00436,"high":-0.00085},
    {"first":"model","second":"FiveThirtyEight","games":2801,"difference":-0.00837,"low":-0.01224,"high":-0.00449},
    {"first":"model","second":"open","games":7652,"difference":-0.00031,"low":-0.00217,"high":0.00155},
    {"first":"model","second":"close","games":6277,"difference":0.00106,"low":-0.00058,"high":0.0027},
  ],
  reliability: [
    {"games":908,"stated":0.34901,"seen":0.34141,"low":0.31129,"high":0.37286},
    {"games":907,"stated":0.42678,"seen":0.40684,"low":0.37532,"high":0.43913},
    {"games":908,"stated":0.47025,"seen":0.45264,"low":0.42053,"high":0.48515},
    {"games":908,"stated":0.50339,"seen":0.47467,"low":0.44236,"high":0.50719},
    {"games":908,"stated":0.53091,"seen":0.55286,"low":0.52037,"high":0.58491},
    {"games":907,"stated":0.55819,"seen":0.54906,"low":0.51654,"high":0.58117},
    {"games":908,"stated":0.58502,"seen":0.59141,"low":0.55912,"high":0.62293},
    {"games":908,"stated":0.61479,"seen":0.5859,"low":0.55357,"high":0.61751},
    {"games":907,"stated":0.65189,"seen":0.66814,"low":0.63684,"high":0.69802},
    {"games":908,"stated":0.72194,"seen":0.73899,"low":0.70946,"high":0.7665},
  ],
  slope: {"value":1.062,"standardError":0.0508},
  plays: [
    {"market":"moneyline","stage":"published","least":0,"plays":194,"claimed":0.0069,"atClose":0.00489,"gap":0.00201,"gapStandardError":0.00522,"seasonError":null,"beatCloseShare":0.55155},
    {"market":"moneyline","stage":"published","least":0.015,"plays":21,"claimed":0.02146,"atClose":0.00635,"gap":0.01511,"gapStandardError":0.02129,"seasonError":null,"beatCloseShare":0.57143},
    {"market":"total","stage":"published","least":0,"plays":1238,"claimed":0.01957,"atClose":0.01825,"gap":0.00131,"gapStandardError":0.00145,"seasonError":null,"beatCloseShare":0.6081},
    {"market":"total","stage":"published","least":0.015,"plays":652,"claimed":0.03092,"atClose":0.03116,"gap":-0.00022,"gapStandardError":0.00213,"seasonError":null,"beatCloseShare":0.68721},
    {"market":"total","stage":"published","least":0.03,"plays":275,"claimed":0.0435,"atClose":0.04253,"gap":0.00101,"gapStandardError":0.00306,"seasonError":null,"beatCloseShare":0.74818},
  ],
  seasons: [
    {"season":2017,"model":0.66848,"close":0.66952},
    {"season":2018,"model":0.67676,"close":0.67621},
    {"season":2019,"model":0.67944,"close":0.68067},
    {"season":2020,"model":0.66026,"close":0.65527},
    {"season":2021,"model":0.64556,"close":0.64266},
    {"season":2022,"model":0.66069,"close":null},
    {"season":2023,"model":0.66219,"close":null},
  ],
  errors: [
    {"market":"spread","model":2.08043,"close":2.1501},
    {"market":"total","model":1.8416,"close":1.84692},
  ],
};
