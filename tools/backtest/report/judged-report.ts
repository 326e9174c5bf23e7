import { FITTED_KEPT } from '@clearedge/quant/blend';
import type { BacktestFigures } from '../figures/all-figures.ts';
import type { JudgedRow, Stage } from '../figures/judged-plays.ts';
import { percent, table } from './table.ts';

const STAGES: Record<Stage, string> = {
  stored: 'stored weights, before any share is taken',
  shipped: 'as the product publishes: stored weights times the stored kept share',
  fitted: 'weights of earlier seasons',
  kept: 'times the mean share that earlier seasons kept',
  offered: 'walk-forward as published: only where the low end of the share that earlier seasons kept is above zero',
};

const shown = (value: { mean: number; standardError: number } | null): string =>
  value === null ? '–' : `${percent(value.mean)} (${percent(value.standardError)})`;
const errorsOf = ({ gap }: JudgedRow): string =>
  gap === null || !(gap.standardError > 0) ? '–' : (gap.mean / gap.standardError).toFixed(1);

const cellsOf = (row: JudgedRow): string[] => [
  String(row.plays),
  row.plays === 0 ? '–' : percent(row.claimed),
  row.atClose === null ? '–' : percent(row.atClose.mean),
  shown(row.gap),
  errorsOf(row),
  row.beatCloseShare === null ? '–' : percent(row.beatCloseShare, 0),
  row.returned === null ? '–' : `${percent(row.returned.mean)} [${percent(row.returned.low)}, ${percent(row.returned.high)}]`,
];

const HEAD = ['plays', 'claimed', 'at the close', 'gap (se)', 'gap / se', 'beat close', 'return [95%]'];

function stageRows(rows: readonly JudgedRow[], stage: Stage): string[] {
  const own = rows.filter((row) => row.stage === stage);
  if (own.every(({ plays }) => plays === 0)) return [`Plays at the open, ${STAGES[stage]}: none. The market is our number.`, ''];
  const names = own.map(({ market, selection, season, least }) => {
    const what = selection === 'published' ? 'picks, six a day' : `${market}, EV above ${100 * least}%`;
    return `${what}, ${season ?? 'all'}`;
  });
  const none = (['moneyline', 'total'] as const).filter((market) => own.every((row) => row.market !== market || row.plays === 0));
  return [
    `Plays at the open, ${STAGES[stage]}`,
    ...table(
      ['', ...HEAD],
      own.flatMap((row, index) => (row.plays === 0 ? [] : [[names[index]!, ...cellsOf(row)]])),
    ),
    ...none.map(
      (market) =>
        `No ${market} plays: what earlier seasons kept of such claims is not above zero at the low end, so the market is our number.`,
    ),
    '',
  ];
}

function weightRows({ judged: { weights, keptShares } }: BacktestFigures): string[] {
  const rows = (['moneyline', 'total'] as const).flatMap((market) =>
    weights[market].map(({ season, weight, standardError, halfLife }) => {
      const kept = keptShares[market].find((one) => one.season === season);
      return [
        `${market}, ${season}`,
        `${weight.toFixed(2)} (${standardError.toFixed(2)})`,
        halfLife === null ? 'none' : `${halfLife} seasons`,
        kept === undefined ? '–' : `${kept.share.toFixed(2)} (${kept.standardError.toFixed(2)})`,
        kept === undefined ? '–' : `${kept.low.toFixed(2)} to ${kept.high.toFixed(2)}`,
        kept === undefined ? '–' : kept.nextLow.toFixed(2),
      ];
    }),
  );
  return table(['From earlier seasons', 'weight at the open (se)', 'half-life', 'kept share (se)', '95%', 'low end of one season'], rows);
}

function lookAheadRows({ lookAhead }: BacktestFigures): string[] {
  if (lookAhead === null) return [];
  const { games, outOfTurn, starters, rotation, model } = lookAhead;
  const rows = (
    [
      ['who started', starters],
      ['whose turn it was', rotation],
    ] as const
  ).map(([name, one]) => [
    name,
    one.model.toFixed(5),
    one.blend.toFixed(5),
    one.weight.toFixed(2),
    String(one.plays),
    percent(one.claimed),
    shown(one.gap),
  ]);
  return [
    ...table(['Starters known at the open', 'model', 'model + open', 'weight', 'plays', 'claimed', 'gap (se)'], rows),
    `${outOfTurn} of ${games} games have a starter out of turn; without him the model loses ${model?.mean.toFixed(5) ?? '–'} (${model?.standardError.toFixed(5) ?? '–'})`,
  ];
}

const hoursRows = ({ hours }: BacktestFigures): string[] =>
  hours.length === 0
    ? ['Weight by hours: no quotes of the day in these files']
    : table(
        ['Hours to start', 'games', 'weight (se)', 'straight line', 'quote', 'on the line', 'fitted here'],
        hours.map(({ from, to, games, weight, standardError, lineWeight, market, line, fitted }) => [
          to === null ? (from === 0 ? 'all' : `${from} and more`) : `${from} to ${to}`,
          String(games),
          `${weight.toFixed(2)} (${standardError.toFixed(2)})`,
          lineWeight.toFixed(2),
          market.toFixed(5),
          line.toFixed(5),
          fitted.toFixed(5),
        ]),
      );

/** The shares that the product ships with, and in words what they leave. */
function storedRows(): string[] {
  const rows = FITTED_KEPT.map(({ market, basis, seasons, plays, share, low, high }) => [
    `${market}, ${basis}`,
    seasons,
    String(plays),
    `${share.toFixed(2)} [${low.toFixed(2)}, ${high.toFixed(2)}]`,
    low > 0 ? `published at ${percent(Math.min(1, share), 0)} of the claim` : 'not published: the low end is not above zero',
  ]);
  return table(['Stored kept shares', 'seasons', 'plays', 'share [95%]', ''], rows);
}

/** Claims against the closing price, as lines for a terminal. */
export function judgedReport(figures: BacktestFigures): string[][] {
  const { rows } = figures.judged;
  return [
    weightRows(figures),
    lookAheadRows(figures),
    hoursRows(figures),
    storedRows(),
    (['stored', 'shipped', 'fitted', 'kept', 'offered'] as const).flatMap((stage) => stageRows(rows, stage)),
    ['Run line: no run-line prices in these files, so no claim on it can be judged and none is published.'],
  ];
}
