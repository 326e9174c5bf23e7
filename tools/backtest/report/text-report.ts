import type { Estimate } from '@clearedge/quant/scoring';
import type { BacktestFigures } from '../figures/all-figures.ts';
import type { ForecastScores } from '../figures/score-forecasts.ts';
import { judgedReport } from './judged-report.ts';
import { percent, table } from './table.ts';

const fixed = (value: number | null | undefined, digits: number): string =>
  value === null || value === undefined ? '–' : value.toFixed(digits);
const interval = ({ mean, low, high }: Estimate, digits: number): string =>
  `${mean.toFixed(digits)} [${low.toFixed(digits)}, ${high.toFixed(digits)}]`;

const pooledRow = (scores: ForecastScores): string[] => [
  scores.name,
  String(scores.games),
  scores.logLoss.toFixed(5),
  scores.brier.toFixed(4),
  percent(scores.brierSkill),
  percent(scores.accuracy),
  fixed(scores.auc, 4),
  scores.calibration ? `${scores.calibration.slope.toFixed(3)} (${scores.calibration.slopeStandardError.toFixed(3)})` : '–',
  fixed(scores.calibration?.intercept, 3),
  `${scores.ece.toFixed(4)} / ${scores.eceFloor.upper95.toFixed(4)}`,
  scores.sharpness.toFixed(4),
];
const POOLED_HEAD = [
  'Moneyline',
  'games',
  'log loss',
  'Brier',
  'skill',
  'right',
  'AUC',
  'slope (se)',
  'intercept',
  'ECE / floor 95%',
  'sd of p',
];

const REASONS = {
  margin: 'impossible margin',
  day: 'day whose opens and closes do not go together',
  sources: 'two closes far apart',
  repeated: 'row of another game',
} as const;
const QUOTES = { open: 'open', close: 'close', totalOpen: 'total open', totalClose: 'total close' } as const;

function screeningRows({ screening: { leftOut, markedDays, screened, recorded } }: BacktestFigures): string[] {
  const left = table(
    ['Prices left out', 'quote', 'prices'],
    leftOut.map(({ reason, quote, prices }) => [REASONS[reason], QUOTES[quote], String(prices)]),
  );
  const both = [['without marked prices', screened] as const, ['as recorded', recorded] as const].flatMap(([name, one]) =>
    one === null
      ? []
      : [[name, String(one.games), one.open.toFixed(5), one.blend.toFixed(5), interval(one.difference, 5), one.weight.toFixed(2)]],
  );
  return [
    ...left,
    `Marked days: ${markedDays.join(', ') || 'none'}`,
    '',
    ...table(['Moneyline at the open', 'games', 'open', 'blend', 'difference [95%]', 'weight'], both),
  ];
}

function seasonRows({ bySeason, pooled }: BacktestFigures): string[] {
  const names = pooled.map(({ name }) => name).filter((name) => name !== 'coin');
  const rows = bySeason.map(({ season, scores }) => [
    String(season),
    ...names.map((name) => fixed(scores.find((one) => one.name === name)?.logLoss, 4)),
  ]);
  return table(['Log loss', ...names], rows);
}

const comparisonRows = ({ comparisons }: BacktestFigures): string[] =>
  table(
    ['Paired, by day', 'games', 'first', 'second', 'difference [95%]'],
    comparisons.map(({ first, second, games, firstLogLoss, secondLogLoss, difference }) => [
      `${first} – ${second}`,
      String(games),
      firstLogLoss.toFixed(5),
      secondLogLoss.toFixed(5),
      interval(difference, 5),
    ]),
  );

const totalRows = ({ totals }: BacktestFigures): string[] =>
  table(
    ['Totals', 'games', 'bias', 'RMSE', 'slope'],
    totals.scores.map(({ name, games, bias, rmse, slope }) => [name, String(games), bias.toFixed(3), rmse.toFixed(4), fixed(slope, 3)]),
  );

const playRows = ({ plays }: BacktestFigures): string[] =>
  table(
    ['Plays at the open', 'plays', 'claimed', 'return [95%]', 'off by', 'EV at close [95%]', 'beat close', 'drawdown'],
    plays.map((one) => [
      one.name,
      String(one.plays),
      percent(one.claimedEv),
      interval(one.realized, 3),
      `${one.errorsOff.toFixed(1)} se`,
      one.evAtClose === null ? '–' : interval(one.evAtClose, 4),
      one.beatCloseShare === null ? '–' : percent(one.beatCloseShare),
      one.maxDrawdownUnits.toFixed(1),
    ]),
  );

function weightRows({ poolWeights, totals }: BacktestFigures): string[] {
  const rows = poolWeights.map(({ season, open, close }) => {
    const total = totals.weights.find((one) => one.season === season);
    const shown = ({ weight, standardError }: typeof open): string => `${weight.toFixed(2)} (${standardError.toFixed(2)})`;
    return [String(season), shown(open), shown(close), fixed(total?.open, 2), fixed(total?.close, 2)];
  });
  return table(['Weight of the model', 'open', 'close', 'number open', 'number close'], rows);
}

function confidenceRows({ confidence }: BacktestFigures): string[] {
  const rows = (confidence?.bands ?? []).map(({ from, to, picks, wins }) => [
    `${from}–${to}`,
    String(picks),
    picks > 0 ? percent(wins / picks) : '–',
  ]);
  return table(['Confidence', 'picks', 'won'], rows);
}

function runLineRows({ runLine }: BacktestFigures): string[] {
  if (runLine === null) return ['Run line: no closing moneyline and total to derive it from'];
  const { games, logLoss, brier, calibration, meanForecast, observed } = runLine;
  return [
    `Run line ±1.5 derived from the close: ${games} games, log loss ${logLoss.toFixed(5)}, Brier ${brier.toFixed(4)}, ` +
      `slope ${calibration.slope.toFixed(3)}, mean ${percent(meanForecast)} against ${percent(observed)} seen`,
  ];
}

function reliabilityRows({ pooled }: BacktestFigures): string[] {
  const model = pooled.find(({ name }) => name === 'model');
  const rows = (model?.reliability ?? []).map(({ count, meanForecast, hitRate, interval: { low, high } }) => [
    percent(meanForecast),
    String(count),
    percent(hitRate),
    `${percent(low)} to ${percent(high)}`,
  ]);
  return table(['Model %', 'games', 'seen', '95%'], rows);
}

/** Calibration errors that chance alone does not make, in words. */
const calibrationWords = ({ pooled }: BacktestFigures): string[] =>
  pooled
    .filter(({ ece, eceFloor, calibration }) => calibration !== null && ece > eceFloor.upper95)
    .map(
      ({ name, ece, eceFloor }) =>
        `${name}: calibration error ${ece.toFixed(4)} is outside what chance alone makes (95%: up to ${eceFloor.upper95.toFixed(4)})`,
    );

/** The figures as lines for a terminal. */
export function textReport(figures: BacktestFigures): string[] {
  const sections = [
    [`${figures.games.toLocaleString('en-US')} games of ${figures.seasons.join(', ')}, each forecast from the days before it`],
    screeningRows(figures),
    [...table(POOLED_HEAD, figures.pooled.map(pooledRow)), ...calibrationWords(figures)],
    seasonRows(figures),
    comparisonRows(figures),
    weightRows(figures),
    totalRows(figures),
    runLineRows(figures),
    playRows(figures),
    ...judgedReport(figures),
    confidenceRows(figures),
    reliabilityRows(figures),
  ];
  return sections.flatMap((lines) => [...lines, '']);
}
