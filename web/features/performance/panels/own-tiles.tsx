import { type ReaderFormat, useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatCount, formatMoney, formatPercent, formatSignedMoney, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { type TileItem, Tiles } from '../../../ui/layout/tiles.tsx';
import type { OwnReport } from '../performance.queries.ts';
import { measureText } from '../words/closing-words.ts';
import { rangeText, signedRangeText, unitsText } from '../words/figure-words.ts';

function betsTile({ totals, open }: OwnReport): TileItem {
  const { wins, losses, pushes, voids } = totals;
  const running = open.bets > 0 ? `; ${open.bets} open, ${formatMoney(open.staked)} at risk for ${formatMoney(open.toWin)}` : '';
  return {
    label: 'Settled bets',
    value: formatCount(totals.bets),
    note: `${wins} won, ${losses} lost, ${pushes} pushed, ${voids} void${running}`,
  };
}

function hitTile({ totals: { wins, losses, hitRate, hitInterval, neededRate } }: OwnReport): TileItem {
  const note =
    hitInterval && neededRate !== null
      ? `${wins} of ${wins + losses}, ${rangeText(hitInterval)}; your prices needed ${formatPercent(neededRate)}`
      : 'no bet decided yet';
  return { label: 'Hit rate', value: hitRate === null ? NONE : formatPercent(hitRate), note };
}

function roiTile({ totals: { roi, roiInterval, profit, staked, units } }: OwnReport): TileItem {
  const note =
    roi === null
      ? 'nothing staked yet'
      : `${formatSignedMoney(profit)} on ${formatMoney(staked)}${roiInterval ? `; ${signedRangeText(roiInterval)}` : ''}; ${unitsText(units)} flat`;
  const title = 'Profit over money staked. The range is a 95% interval, resampled by day. Flat: one unit risked on every bet.';
  return { label: 'ROI', value: roi === null ? NONE : formatSignedPercent(roi), note, title };
}

function closingTile({ closing: { measures } }: OwnReport): TileItem {
  const main = measures.find(({ measure }) => measure === 'expectedValue');
  if (!main) return { label: 'Value at the close', value: NONE, note: 'no closing price without margin yet' };
  const range = main.interval
    ? `${measureText(main.measure, main.interval.low)} to ${measureText(main.measure, main.interval.high)}; `
    : '';
  return {
    label: 'Value at the close',
    value: measureText(main.measure, main.mean),
    note: `${range}${main.beaten} of ${main.count} beat the close`,
  };
}

function fallTile({ drawdown: { dollars, units } }: OwnReport, date: ReaderFormat['date']): TileItem {
  const when = dollars.from && dollars.to ? `${date(dollars.from)} to ${date(dollars.to)}; flat ${units.depth.toFixed(2)} u` : 'none yet';
  return { label: 'Max drawdown', value: dollars.depth === 0 ? NONE : formatMoney(dollars.depth), note: when };
}

/** The figures that sum one's bets up, each with its sample and its interval. */
export function OwnTiles({ report }: { report: OwnReport }) {
  const { date } = useReaderFormat();
  return <Tiles items={[betsTile(report), hitTile(report), roiTile(report), closingTile(report), fallTile(report, date)]} />;
}
