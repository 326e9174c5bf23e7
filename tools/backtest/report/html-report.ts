import type { Estimate } from '@clearedge/quant/scoring';
import type { BacktestFigures } from '../figures/all-figures.ts';
import { type Chart, escaped, figureOf } from './svg/chart.ts';
import { textReport } from './text-report.ts';

const COLORS = { model: '#0b6e4f', open: '#c77d0a', close: '#3056a0', blend: '#8a2a6b' };
const percent = (value: number): string => `${(100 * value).toFixed(0)}%`;

function reliability({ pooled }: BacktestFigures): Chart {
  const colors: Record<string, string> = { model: COLORS.model, close: COLORS.close };
  const series = pooled
    .filter(({ name }) => name in colors)
    .map(({ name, reliability: bins }) => ({
      name,
      color: colors[name]!,
      isLine: false,
      points: bins.map(({ meanForecast, hitRate, interval: { low, high } }) => ({ x: meanForecast, y: hitRate, low, high })),
    }));
  return { title: 'Calibration', xLabel: 'said', yLabel: 'seen, with 95%', series, reference: 'diagonal', showX: percent, showY: percent };
}

function bySeason({ bySeason: seasons }: BacktestFigures): Chart {
  const names: [string, string][] = [
    ['model', COLORS.model],
    ['open', COLORS.open],
    ['close', COLORS.close],
    ['model + open', COLORS.blend],
  ];
  const series = names.map(([name, color]) => ({
    name,
    color,
    isLine: true,
    points: seasons.flatMap(({ season, scores }) => {
      const found = scores.find((one) => one.name === name);
      return found ? [{ x: season, y: found.logLoss }] : [];
    }),
  }));
  const showX = (season: number): string => season.toFixed(0);
  return { title: 'Log loss by season', xLabel: 'season', yLabel: 'nats', series, reference: null, showX, showY: (y) => y.toFixed(4) };
}

const boundsOf = ({ low, high }: Estimate) => ({ low, high });

function plays({ plays: all }: BacktestFigures): Chart {
  const rows = all.filter(({ market, kind }) => market === 'moneyline' && kind === 'priced');
  const series = [
    { name: 'claimed', color: COLORS.open, isLine: true, points: rows.map(({ claimedEv }, x) => ({ x, y: claimedEv })) },
    {
      name: 'worth at the close',
      color: COLORS.close,
      isLine: true,
      points: rows.flatMap(({ evAtClose }, x) => (evAtClose === null ? [] : [{ x: x + 0.05, y: evAtClose.mean, ...boundsOf(evAtClose) }])),
    },
    {
      name: 'returned',
      color: COLORS.model,
      isLine: true,
      points: rows.map(({ realized: { mean, low, high } }, x) => ({ x: x + 0.1, y: mean, low, high })),
    },
  ];
  const showX = (x: number): string => rows[Math.round(x)]?.name ?? '';
  return {
    title: 'Plays at the opening price',
    xLabel: 'shown from',
    yLabel: 'per unit staked',
    series,
    reference: 0,
    showX,
    showY: percent,
  };
}

function confidence({ confidence: table }: BacktestFigures): Chart {
  const points = (table?.bands ?? [])
    .filter(({ picks }) => picks > 0)
    .map(({ from, to, picks, wins }) => {
      const rate = wins / picks;
      const reach = 1.96 * Math.sqrt((rate * (1 - rate)) / picks);
      return { x: (from + to) / 2, y: rate, low: rate - reach, high: rate + reach };
    });
  const series = [{ name: 'winner picks', color: COLORS.blend, isLine: false, points }];
  return {
    title: 'Confidence and results',
    xLabel: 'confidence',
    yLabel: 'won',
    series,
    reference: 0.5,
    showX: (x) => x.toFixed(0),
    showY: percent,
  };
}

const picturesOf = (figures: BacktestFigures): Chart[] => [reliability(figures), bySeason(figures), plays(figures), confidence(figures)];

const NOTICE =
  'The information used here was obtained free of charge from and is copyrighted by Retrosheet. Interested parties may contact Retrosheet at www.retrosheet.org.';

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:76rem;padding:0 1rem;color:#1b2430;background:#fff}
figure{display:inline-block;width:min(36rem,100%);margin:0 1rem 1rem 0;vertical-align:top}figcaption{font-weight:600}
svg{width:100%;height:auto;font:11px system-ui,sans-serif;fill:#414b58}.grid{stroke:#e3e7ec}.reference{stroke:#98a2ae;stroke-dasharray:4 4}
.legend span{margin-right:1rem}.legend i{display:inline-block;width:.8em;height:.8em;margin-right:.4em;border-radius:50%}
pre{overflow-x:auto;background:#f5f7f9;padding:1rem;font-size:12.5px}
@media (prefers-color-scheme:dark){body{color:#e6e9ee;background:#12171d}svg{fill:#b8c0ca}.grid{stroke:#27303a}pre{background:#1a2129}}`;

/** The report as one page without scripts or anything from outside. */
export function htmlReport(figures: BacktestFigures): string {
  const title = `Backtest ${figures.seasons.join(', ')}`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${title}</title><style>${STYLE}</style></head><body><h1>${title}</h1>`,
    ...picturesOf(figures).map(figureOf),
    `<pre>${escaped(textReport(figures).join('\n'))}</pre>`,
    `<p>${NOTICE}</p></body></html>`,
    '',
  ].join('\n');
}
