import { type GameSport, sportOf } from '@clearedge/contract/sports';
import { NONE } from '../../lib/format.ts';
import { ColumnHeads } from '../../ui/layout/column-heads.tsx';
import type { Backtest } from './model.queries.ts';

const NAMES = { spread: 'Margin', total: 'Total' };

/** How far the expected margin and total were off, beside the closing numbers. */
export function ErrorTable({ errors, sport }: { errors: NonNullable<Backtest['errors']>; sport: GameSport }) {
  return (
    <>
      <table className="tbl">
        <ColumnHeads heads={['Number', ['Our model alone'], ['Closing line']]} />
        <tbody>
          {errors.map(({ market, model, close }) => (
            <tr key={market}>
              <th scope="row">{NAMES[market]}</th>
              <td className="num">{model.toFixed(2)}</td>
              <td className="num">{close === null ? NONE : close.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="cap model-note">{`Mean absolute error in ${sportOf(sport).scoreUnit.many}, each on the games that it spoke of; lower is better.`}</p>
    </>
  );
}
