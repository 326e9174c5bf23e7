import { unitsText } from '../../../core/pick-figures.ts';
import { formatCount, formatDate, formatPercent, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { type TileItem, Tiles } from '../../../ui/layout/tiles.tsx';
import type { RecordReport } from './record.queries.ts';
import { rangeText, signedRangeText, sportName } from './record-words.ts';

const clvNote = (clv: RecordReport['summary']['clv']): string => {
  if (!clv) return 'no closing price yet';
  const range = clv.low === null || clv.high === null ? '' : `${signedRangeText({ low: clv.low, high: clv.high })}; `;
  return `${range}${clv.beaten} of ${clv.count} beat the close`;
};

const dayText = (day: string): string => formatDate(day, 'plain');

/** What stands in the record beside the picks that are counted. */
function asideText({ noBets, sealedBySport }: RecordReport): string {
  const days = noBets === 0 ? [] : [`${noBets === 1 ? '1 MLB day' : `${noBets} MLB days`} without a bet`];
  const sealed = sealedBySport.map(({ key, count }) => `${count} ${sportName(key)} sealed`);
  return [...days, ...sealed].map((text) => `; ${text}`).join('');
}

/** What sums some picks up, each figure with its sample and its interval. */
export function summaryTiles(summary: RecordReport['summary'], aside = ''): TileItem[] {
  const { wins, losses, pushes, voids, pending, hitRate, hitInterval, neededRate, roi, roiInterval, clv, units, staked } = summary;
  return [
    {
      label: 'Picks',
      value: formatCount(summary.picks),
      note: `${wins} won, ${losses} lost, ${pushes} pushed, ${voids} void, ${pending} open${aside}`,
    },
    {
      label: 'Hit rate',
      value: hitRate === null ? NONE : formatPercent(hitRate),
      note:
        hitInterval && neededRate !== null
          ? `${wins} of ${wins + losses}, ${rangeText(hitInterval)}; needed ${formatPercent(neededRate)}`
          : 'no pick decided yet',
    },
    {
      label: 'ROI',
      value: roi === null ? NONE : formatSignedPercent(roi),
      note:
        roi === null ? 'no pick decided yet' : `${unitsText(units)} on ${staked}${roiInterval ? `; ${signedRangeText(roiInterval)}` : ''}`,
      title: 'Profit over units staked. The range is a 95% interval, resampled by day.',
    },
    { label: 'Closing line value', value: clv ? formatSignedPercent(clv.mean) : NONE, note: clvNote(clv) },
  ];
}

/** The figures that sum the record up. */
export function RecordTiles({ report }: { report: RecordReport }) {
  const { summary, drawdown, longestLosingRun } = report;
  return (
    <Tiles
      items={[
        ...summaryTiles(summary, asideText(report)),
        {
          label: 'Max drawdown',
          value: drawdown.depth === 0 ? NONE : `${drawdown.depth.toFixed(2)} u`,
          note:
            drawdown.from && drawdown.to
              ? `${dayText(drawdown.from)} to ${dayText(drawdown.to)}; ${longestLosingRun} lost in a row at most`
              : 'none yet',
        },
      ]}
    />
  );
}
