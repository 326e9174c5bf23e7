import { FITTED_KEPT } from '@clearedge/quant/blend';
import type { BacktestFigures } from '../figures/all-figures.ts';
import { JUDGED_MARKETS, type JudgedFigures, type JudgedRow, type Stage } from '../figures/judged-plays.ts';
import { percent, table } from './table.ts';

const STAGES: Record<Stage, string> = {
  raw: 'raw: every market with the weight that earlier days’ claims support',
  published: 'as published: times the share that earlier seasons kept, where its low end is above zero',
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
  row.seasonError === null ? '–' : percent(row.seasonError),
  row.beatCloseShare === null ? '–' : percent(row.beatCloseShare, 0),
  row.returned === null ? '–' : `${percent(row.returned.mean)} [${percent(row.returned.low)}, ${percent(row.returned.high)}]`,
];

const HEAD = ['plays', 'claimed', 'at the close', 'gap (se)', 'gap / se', 'se with seasons', 'beat close', 'return [95%]'];

const nameOf = ({ market, selection, season, least }: JudgedRow): string =>
  `${market}, ${selection === 'picks' ? 'picks, six a day' : `EV above ${100 * least}%`}, ${season ?? 'all'}`;

function stageRows(rows: readonly JudgedRow[], stage: Stage): string[] {
  const own = rows.filter((row) => row.stage === stage);
  const none = JUDGED_MARKETS.filter((market) => own.every((row) => row.market !== market || row.plays === 0));
  const some = own.filter(({ market }) => !none.some((one) => one === market));
  return [
    `Plays at the open, ${STAGES[stage]}`,
    ...table(
      ['', ...HEAD],
      some.map((row) => [nameOf(row), ...cellsOf(row)]),
    ),
    ...none.map((market) => `${market}: 0 plays. The market is our number.`),
    '',
  ];
}

const recordedRows = ({ judgedAsRecorded }: BacktestFigures): string[] => [
  'The same with the prices that the reader marked',
  ...table(
    ['', ...HEAD],
    judgedAsRecorded
      .filter(({ stage, selection }) => stage === 'published' && selection === 'every')
      .map((row) => [nameOf(row), ...cellsOf(row)]),
  ),
];

function weightRows({ weights, keptShares }: Pick<JudgedFigures, 'weights' | 'keptShares'>): string[] {
  const rows = JUDGED_MARKETS.flatMap((market) =>
    weights[market].map(({ season, mean, least, most }) => {
      const kept = keptShares[market].find((one) => one.season === season);
      return [
        `${market}, ${season}`,
        `${mean.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`,
        kept === undefined ? '–' : `${kept.share.toFixed(2)} (${kept.standardError.toFixed(2)})`,
        kept === undefined ? '–' : `${kept.low.toFixed(2)} to ${kept.high.toFixed(2)}`,
        kept === undefined ? '–' : kept.betweenSeasons.toFixed(2),
      ];
    }),
  );
  return table(['', 'learned weight (least to most)', 'kept share of earlier seasons (se)', '95%', 'sd between seasons'], rows);
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

/** Plays at the opening price of any sport: learned weights, kept shares, and claims at both stages. */
export const judgedRows = (judged: JudgedFigures): string[] => [
  ...weightRows(judged),
  '',
  ...(['published', 'raw'] as const).flatMap((stage) => stageRows(judged.rows, stage)),
];

/** Claims against the closing price, as lines for a terminal. */
export function judgedReport(figures: BacktestFigures): string[][] {
  const { rows } = figures.judged;
  return [
    weightRows(figures.judged),
    lookAheadRows(figures),
    hoursRows(figures),
    storedRows(),
    (['published', 'raw'] as const).flatMap((stage) => stageRows(rows, stage)),
    recordedRows(figures),
    [
      'se: clustered by day, what chance makes of one season’s games. se with seasons: with the spread of earlier seasons’ gaps in it, what one more season may differ by.',
    ],
    ['Run line: no run-line prices in these files, so no claim on it can be judged and none is published.'],
  ];
}
