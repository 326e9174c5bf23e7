import { formatSigned } from '../../lib/format.ts';
import { ColumnHeads } from '../../ui/layout/column-heads.tsx';
import type { Backtest } from './model.queries.ts';

const NAMES: Readonly<Record<string, string>> = {
  coin: 'A coin',
  'home rate': 'Home side’s usual rate',
  'plain Elo': 'Plain Elo',
  'model without lineups': 'Our model without lineups',
  open: 'Opening line',
  close: 'Closing line',
};

/** The model's log loss less another forecaster's, on the games that both spoke of. */
export function ComparisonTable({ comparisons }: Pick<Backtest, 'comparisons'>) {
  return (
    <>
      <table className="tbl model-plays">
        <ColumnHeads heads={['Against', ['Difference'], ['95% interval'], ['Games']]} />
        <tbody>
          {comparisons
            .filter(({ first }) => first === 'model')
            .map(({ second, difference, low, high, games }) => (
              <tr key={second}>
                <th scope="row">{NAMES[second] ?? second}</th>
                <td className="num">{formatSigned(difference, 4)}</td>
                <td className="num">{`${formatSigned(low, 4)} to ${formatSigned(high, 4)}`}</td>
                <td className="num">{games.toLocaleString('en-US')}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className="cap model-note">Log loss of our model alone less theirs: below zero our model was better.</p>
    </>
  );
}
