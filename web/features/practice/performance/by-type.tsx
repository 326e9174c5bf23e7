import clsx from 'clsx';
import { formatCount, formatMoney, formatPercent, formatSignedMoney, formatSignedPercent, NONE } from '../../../lib/format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { Performance } from '../practice-types.ts';
import { TYPE_WORD } from '../practice-words.ts';

const ORDER = ['moneyline', 'spread', 'total', 'prop', 'parlay', 'teaser'] as const;
type Row = Performance['byBetType'][string];

function TypeRow({ name, row }: { name: string; row: Row }) {
  const hasStake = row.staked > 0;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="num">{formatCount(row.count)}</td>
      <td className="num">{row.winRate === null ? NONE : formatPercent(row.winRate)}</td>
      <td className="num hm">{formatMoney(row.staked / 100)}</td>
      <td className={clsx('num', row.winnings > 0 && 'pos', row.winnings < 0 && 'neg')}>{formatSignedMoney(row.winnings / 100)}</td>
      <td className="num">{hasStake ? formatSignedPercent(row.winnings / row.staked) : NONE}</td>
    </tr>
  );
}

export function ByType({ byBetType }: Pick<Performance, 'byBetType'>) {
  const rows = ORDER.flatMap((type) => (byBetType[type] && byBetType[type].count > 0 ? [{ type, row: byBetType[type] }] : []));
  return (
    <Panel title="Performance by bet type" padded={false}>
      {rows.length === 0 ? (
        <p className="muted vs-none">Each market you bet on gets its own line here.</p>
      ) : (
        <table className="tbl vp-types">
          <ColumnHeads heads={['Type', ['Bets'], ['Win rate'], { text: 'Staked', className: 'num hm' }, ['Profit'], ['ROI']]} />
          <tbody>
            {rows.map(({ type, row }) => (
              <TypeRow key={type} name={TYPE_WORD[type]} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
