import { formatPercent, NONE } from '../../../lib/format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import type { PropLog } from '../contest-types.ts';
import { rateOf } from './prop-words.ts';

/** The season's splits against this line, each with its number of games and what chance alone allows. */
export function SplitTable({ log }: { log: PropLog }) {
  return (
    <table className="tbl">
      <ColumnHeads heads={['Split', ['Games'], ['Mean'], ['Over'], ['95% range']]} />
      <tbody>
        {log.splits.map((split) => {
          const rate = rateOf(split);
          return (
            <tr key={split.label}>
              <th scope="row">{split.label}</th>
              <td className="num">{split.games}</td>
              <td className="num">{split.mean?.toFixed(2) ?? NONE}</td>
              <td className="num">{rate === null ? NONE : formatPercent(rate, 0)}</td>
              <td className="num">
                {split.low === null || split.high === null ? NONE : `${formatPercent(split.low, 0)}–${formatPercent(split.high, 0)}`}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
