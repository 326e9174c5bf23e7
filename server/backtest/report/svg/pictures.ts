import type { Estimate } from '@clearedge/quant/scoring';
import type { BacktestFigures } from '../../figures/all-figures.ts';
import type { Chart } from './chart.ts';

const COLOURS = { model: '#0b6e4f', open: '#c77d0a', close: '#3056a0', blend: '#8a2a6b' };
const percent = (value: number): string => `${(100 * value).toFixed(0)}%`;

function reliability({ pooled }: BacktestFigures): Chart {
  const colours: Record<string, string> = { model: COLOURS.model, close: COLOURS.close };
  const series = pooled
    .filter(({ name }) => name in colours)
    .map(({ name, reliability: bins }) => ({
      name,
      colour: colours[name]!,
      isLine: false,
      points: bins.map(({ meanForecast, hitRate, interval: { low, high } }) => ({ x: meanForecast, y: hitRate, low, high })),
    }));
  return {
    title: 'Said and seen',
    xLabel: 'said',
    yLabel: 'seen, with 95%',
    series,
    reference: 'diagonal',
    showX: percent,
    showY: percent,
  };
}

function bySeason({ bySeason: seasons }: BacktestFigures): Chart {
  const names: [string, string][] = [
    ['model', COLOURS.model],
    ['open', COLOURS.open],
    ['close', COLOURS.close],
    ['model + open', COLOURS.blend],
  ];
  const series = names.map(([name, colour]) => ({
    name,
    colour,
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
    { name: 'claimed', colour: COLOURS.open, isLine: true, points: rows.map(({ claimedEv }, x) => ({ x, y: claimedEv })) },
    {
      name: 'worth at the close',
      colour: COLOURS.close,
      isLine: true,
      points: rows.flatMap(({ evAtClose }, x) => (evAtClose === null ? [] : [{ x: x + 0.05, y: evAtClose.mean, ...boundsOf(evAtClose) }])),
    },
    {
      name: 'returned',
      colour: COLOURS.model,
      isLine: true,
      points: rows.map(({ realised: { mean, low, high } }, x) => ({ x: x + 0.1, y: mean, low, high })),
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
  const series = [{ name: 'winner picks', colour: COLOURS.blend, isLine: false, points }];
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

export const picturesOf = (figures: BacktestFigures): Chart[] => [
  reliability(figures),
  bySeason(figures),
  plays(figures),
  confidence(figures),
];
