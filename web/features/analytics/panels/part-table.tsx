import { formatPercent, formatSignedMoney, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import type { Part } from '../analytics.queries.ts';
import { signedSpanText, spanText } from '../analytics-words.ts';

export interface NamedPart extends Part {
  name: string;
}

function PartRow({ part }: { part: NamedPart }) {
  const { name, bets, wins, losses, winRate, winInterval, neededRate, profit, roi, roiInterval, isTooFew } = part;
  const none = isTooFew ? 'too few' : NONE;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="num">{bets}</td>
      <td className="num">{`${wins} of ${wins + losses}`}</td>
      <td className="num">
        {winRate === null ? <span className="muted">{none}</span> : formatPercent(winRate)}
        {winInterval ? <small>{spanText(winInterval)}</small> : null}
      </td>
      <td className="num">{neededRate === null ? NONE : formatPercent(neededRate)}</td>
      <td className="num">{formatSignedMoney(profit)}</td>
      <td className="num">
        {roi === null ? <span className="muted">{none}</span> : formatSignedPercent(roi)}
        {roiInterval ? <small>{signedSpanText(roiInterval)}</small> : null}
      </td>
    </tr>
  );
}

/** Parts of one's bets side by side; a part of too few bets gets no rate. */
export function PartTable({ title, caption, parts }: { title: string; caption?: string; parts: readonly NamedPart[] }) {
  if (parts.length === 0) return null;
  return (
    <Panel title={title} caption={caption} padded={false}>
      <WideTable label={`${title}, figures`}>
        <table className="tbl">
          <ColumnHeads heads={[{ spoken: 'Part' }, ['Bets'], ['Won'], ['Win rate'], ['Needed'], ['Profit'], ['ROI']]} />
          <tbody>
            {parts.map((part) => (
              <PartRow key={part.name} part={part} />
            ))}
          </tbody>
        </table>
      </WideTable>
    </Panel>
  );
}
