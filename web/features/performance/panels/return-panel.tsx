import { ChevronRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatCount, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { Cut, CutName } from '../performance.queries.ts';
import { CUTS, keyName, signedRangeText } from '../performance-words.ts';
import { CutTable } from './cut-table.tsx';
import './return-panel.css';

type CutRow = Cut['rows'][number];

const DRAWN: readonly CutName[] = ['market', 'book', 'price', 'weekday', 'hour'];
const CHIEF = 0.3;
const MOST = 1;
const within = (roi: number): number => Math.min(MOST, Math.max(-MOST, roi));

/** One scale for all groups, never tighter than 30% either way, cut off at a whole stake. */
function reachOf(cuts: readonly Cut[]): number {
  const ends = cuts.flatMap(({ rows }) =>
    rows.flatMap(({ figures: { roiInterval, roi }, isTooFew }) =>
      isTooFew || roi === null ? [] : [roi, roiInterval?.low ?? 0, roiInterval?.high ?? 0],
    ),
  );
  return Math.max(CHIEF, ...ends.map((end) => Math.abs(within(end))));
}

const at = (roi: number, reach: number): string => `${(50 + (50 * within(roi)) / reach).toFixed(2)}%`;

function Track({ row: { figures, isTooFew }, reach }: { row: CutRow; reach: number }) {
  const { roi, roiInterval } = figures;
  if (isTooFew || roi === null) return <span className="ret-track" />;
  const ends = { '--from': at(Math.min(0, roi), reach), '--to': at(Math.max(0, roi), reach) };
  const range = roiInterval ? { '--low': at(roiInterval.low, reach), '--high': at(roiInterval.high, reach) } : {};
  return (
    <span className="ret-track" style={{ ...ends, ...range } as CSSProperties}>
      <i data-sign={roi < 0 ? 'minus' : 'plus'} />
      {roiInterval ? <u /> : null}
    </span>
  );
}

function Group({ cut: { cut, rows }, reach }: { cut: Cut; reach: number }) {
  const { prices } = useReaderFormat();
  const nameOf = (key: string): string => (cut === 'price' ? prices(keyName(cut, key)) : keyName(cut, key));
  return (
    <tbody>
      <tr className="ret-g">
        <th scope="rowgroup" colSpan={4}>
          {CUTS[cut].title}
        </th>
      </tr>
      {rows.map((row) => {
        const { roi, roiInterval, bets, voids } = row.figures;
        return (
          <tr key={row.key} className={row.isTooFew ? 'muted' : undefined}>
            <th scope="row">{nameOf(row.key)}</th>
            <td aria-hidden="true">
              <Track row={row} reach={reach} />
            </td>
            <td className="num">
              {roi === null ? NONE : formatSignedPercent(roi)}
              {roiInterval && !row.isTooFew ? <span className="sr">{`, ${signedRangeText(roiInterval)}`}</span> : null}
            </td>
            <td className="num">{formatCount(bets - voids)}</td>
          </tr>
        );
      })}
    </tbody>
  );
}

/** ROI of each part with its 95% interval, drawn on one scale; every other figure of the parts opens below. */
export function ReturnPanel({ cuts }: { cuts: readonly Cut[] }) {
  const several = cuts.filter(({ rows }) => rows.length > 1);
  const drawn = DRAWN.flatMap((name) => several.find(({ cut }) => cut === name) ?? []);
  if (several.length === 0) return null;
  const reach = reachOf(drawn);
  return (
    <Panel title="Return by group" caption="ROI; line: 95% range, days resampled" padded={false} className="ret">
      <table className="ret-t">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">Group</span>
            </th>
            <td aria-hidden="true">
              <span className="ret-scale">
                <span>{formatSignedPercent(-reach, 0)}</span>
                <span>0</span>
                <span>{formatSignedPercent(reach, 0)}</span>
              </span>
            </td>
            <th scope="col" className="num">
              ROI
            </th>
            <th scope="col" className="num">
              Bets
            </th>
          </tr>
        </thead>
        {drawn.map((cut) => (
          <Group key={cut.cut} cut={cut} reach={reach} />
        ))}
      </table>
      <p className="cap own-foot">Grey: fewer than 20 bets, no range. Days and hours are Eastern, of the games.</p>
      <details className="ret-all">
        <summary>
          <ChevronRight className="s" /> Hit rate, profit and closing line value of each group
        </summary>
        {several.map((cut) => (
          <CutTable key={cut.cut} {...cut} />
        ))}
      </details>
    </Panel>
  );
}
