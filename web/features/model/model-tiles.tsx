import { formatCount, formatDate, formatSigned, formatSignedPercent, NONE } from '../../lib/format.ts';
import { Tiles } from '../../ui/layout/tiles.tsx';
import type { Backtest, ForecastScore, ModelReport } from './model.queries.ts';

const lossOf = (scores: readonly ForecastScore[], forecaster: ForecastScore['forecaster']): string =>
  scores.find((score) => score.forecaster === forecaster)?.logLoss.toFixed(4) ?? NONE;

/** The headline: what plays above zero EV claimed in the market that has most of them, and what the close made of that. */
function claimTile(plays: Backtest['plays']) {
  const rows = plays.filter(({ stage, least }) => stage === 'published' && least === 0);
  const row = rows.toSorted((a, b) => b.plays - a.plays)[0];
  if (row === undefined) return [];
  return [
    {
      label: 'Claimed v. close',
      value: `${formatSignedPercent(row.claimed)} v. ${formatSignedPercent(row.atClose)}`,
      note: `${formatCount(row.plays)} past ${row.market}s with EV, gap ${formatSigned(100 * row.gap)} (se ${(100 * row.gapStandardError).toFixed(1)})`,
      title: 'EV claimed at the opening price, and the worth of the same prices by the closing one without margin.',
    },
  ];
}

const backtestTiles = ({ plays, scores, slope }: Backtest) => [
  ...claimTile(plays),
  {
    label: 'Log loss, model alone',
    value: lossOf(scores, 'model'),
    note: `closing line ${lossOf(scores, 'close')}, a coin 0.6931`,
    title: 'Lower is better. The closing line is the best forecast there is.',
  },
  {
    label: 'Calibration slope',
    value: slope.value.toFixed(2),
    note: `± ${slope.standardError.toFixed(2)}; 1 is honest`,
    title: 'Below 1 the probabilities were too bold, above 1 too timid.',
  },
];

/** The figures that sum it up, each with what it rests on. */
export function ModelTiles({ report: { backtest, record, ratedGames, ratedTo } }: { report: ModelReport }) {
  return (
    <Tiles
      items={[
        ...(backtest ? backtestTiles(backtest) : []),
        {
          label: 'Opinions scored here',
          value: formatCount(record.games),
          note: record.from ? `since ${formatDate(record.from)}` : 'none has ended yet',
        },
        { label: 'Games rated', value: formatCount(ratedGames), note: ratedTo ? `to ${formatDate(ratedTo)}` : 'being read' },
      ]}
    />
  );
}
