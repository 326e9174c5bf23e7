// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: measured figures, a coin’s among them
import type { Backtest } from '@clearedge/contract/routes/games/model';
import type { z } from 'zod';

/** Measured on past seasons; written by "npm run measured", never by hand. */
// biome-ignore format: a measurement is a row
export const MEASURED: z.infer<typeof Backtest> = {
  measuredOn: "2026-11-30",
  command: "npm run backtest -- --sport nfl --score 2015-2023",
  fittedOn: "2002 to 2022",
  scoredOn: "2015 to 2023",
  games: 2458,
  scores: [
    {"forecaster":"model","games":2448,"logLoss":0.62875,"brier":0.2194},
    {"forecaster":"coin","games":2448,"logLoss":0.69315,"brier":0.25},
    {"forecaster":"elo","games":2448,"logLoss":0.63837,"brier":0.22374},
    {"forecaster":"close","games":2448,"logLoss":0.61544,"brier":0.21367},
  ],
  comparisons: [
    {"first":"model","second":"plain Elo","games":2449,"difference":-0.00962,"low":-0.01441,"high":-0.00482},
    {"first":"model","second":"FiveThirtyEight","games":1882,"difference":-0.00359,"low":-0.01119,"high":0.00401},
    {"first":"model","second":"close","games":2448,"difference":0.01331,"low":0.00597,"high":0.02065},
  ],
  reliability: [
    {"games":245,"stated":0.29822,"seen":0.29388,"low":0.24037,"high":0.35375},
    {"games":245,"stated":0.40746,"seen":0.31837,"low":0.26322,"high":0.37912},
    {"games":245,"stated":0.45944,"seen":0.42449,"low":0.36423,"high":0.48708},
    {"games":245,"stated":0.50352,"seen":0.50612,"low":0.44391,"high":0.56815},
    {"games":245,"stated":0.54227,"seen":0.49796,"low":0.43587,"high":0.56011},
    {"games":244,"stated":0.5788,"seen":0.55738,"low":0.49464,"high":0.61833},
    {"games":245,"stated":0.6158,"seen":0.64082,"low":0.57899,"high":0.69829},
    {"games":245,"stated":0.65773,"seen":0.68571,"low":0.6251,"high":0.7406},
    {"games":245,"stated":0.70627,"seen":0.75918,"low":0.70191,"high":0.80846},
    {"games":245,"stated":0.79427,"seen":0.83265,"low":0.78085,"high":0.87418},
  ],
  slope: {"value":1.23322,"standardError":0.07873},
  plays: [
    {"market":"spread","stage":"published","least":0,"plays":258,"claimed":0.01766,"atClose":0.02606,"gap":-0.00839,"gapStandardError":0.00909,"seasonError":null,"beatCloseShare":0.56589},
    {"market":"spread","stage":"published","least":0.015,"plays":117,"claimed":0.03061,"atClose":0.04599,"gap":-0.01538,"gapStandardError":0.01368,"seasonError":null,"beatCloseShare":0.66667},
    {"market":"spread","stage":"published","least":0.03,"plays":56,"claimed":0.04065,"atClose":0.05321,"gap":-0.01256,"gapStandardError":0.02005,"seasonError":null,"beatCloseShare":0.75},
    {"market":"total","stage":"published","least":0,"plays":473,"claimed":0.0224,"atClose":0.02533,"gap":-0.00293,"gapStandardError":0.00525,"seasonError":null,"beatCloseShare":0.58351},
    {"market":"total","stage":"published","least":0.015,"plays":275,"claimed":0.03312,"atClose":0.035,"gap":-0.00188,"gapStandardError":0.00752,"seasonError":null,"beatCloseShare":0.61818},
    {"market":"total","stage":"published","least":0.03,"plays":143,"claimed":0.04308,"atClose":0.03851,"gap":0.00457,"gapStandardError":0.01135,"seasonError":null,"beatCloseShare":0.60839},
  ],
  seasons: [
    {"season":2015,"model":0.64446,"close":0.64996},
    {"season":2016,"model":0.62722,"close":0.62096},
    {"season":2017,"model":0.61243,"close":0.59103},
    {"season":2018,"model":0.61859,"close":0.61406},
    {"season":2019,"model":0.63294,"close":0.61687},
    {"season":2020,"model":0.62052,"close":0.58932},
    {"season":2021,"model":0.63861,"close":0.62451},
    {"season":2022,"model":0.62501,"close":0.60376},
    {"season":2023,"model":0.63844,"close":0.6278},
  ],
  errors: [
    {"market":"spread","model":9.99749,"close":9.83503},
    {"market":"total","model":10.73514,"close":10.52217},
  ],
};
