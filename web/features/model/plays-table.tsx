import { formatPercent, formatSignedPercent } from '../../lib/format.ts';
import { WideTable } from '../../ui/layout/wide-table.tsx';
import type { BacktestPlays } from './model.queries.ts';

const MARKET: Record<BacktestPlays['market'], string> = { moneyline: 'Moneyline', total: 'Total Runs' };
/** The usual bound of what chance explains. */
const MOST_ERRORS = 2;

const isOff = ({ errorsOff }: BacktestPlays): boolean => Math.abs(errorsOff) > MOST_ERRORS;
const kindText = ({ kind, least }: BacktestPlays): string =>
  kind === 'value' ? 'marked as value' : `EV above ${formatPercent(least, least === 0 ? 0 : 1)}`;
const apartText = (row: BacktestPlays): string =>
  isOff(row)
    ? `${Math.abs(row.errorsOff).toFixed(1)} standard errors ${row.errorsOff > 0 ? 'above' : 'below'}`
    : 'within two standard errors';

function Row({ row }: { row: BacktestPlays }) {
  return (
    <tr>
      <th scope="row">
        {MARKET[row.market]}
        <small>{kindText(row)}</small>
      </th>
      <td className="num">{formatSignedPercent(row.claimed)}</td>
      <td className="num">
        {formatSignedPercent(row.returned)}
        <small>{`${formatSignedPercent(row.low, 0)} to ${formatSignedPercent(row.high, 0)}`}</small>
      </td>
      <td className="num">
        {row.plays.toLocaleString('en-US')}
        <small>{apartText(row)}</small>
      </td>
    </tr>
  );
}

function Verdict({ plays }: { plays: readonly BacktestPlays[] }) {
  const off = plays.filter(isOff).length;
  const verdict =
    off === 0
      ? 'Every predicted ROI is within two standard errors of the actual one.'
      : `In ${off} of ${plays.length} rows the actual ROI is more than two standard errors from the predicted one: the prediction missed.`;
  return (
    <p className="cap model-note">
      {verdict} Prices are the opening ones of one unnamed book, when limits are lowest; some were surely gone within minutes and a slip of
      the pen looks like a bargain, so take the returns as an upper bound. No run-line prices were at hand.
    </p>
  );
}

/** What the expected values of past prices claimed, beside what a unit on each returned. */
export function PlaysTable({ plays }: { plays: readonly BacktestPlays[] }) {
  if (plays.length === 0) return <p className="cap model-note">No past prices were at hand to take.</p>;
  return (
    <>
      <WideTable label="Predicted and actual ROI of past prices">
        <table className="tbl model-plays">
          <thead>
            <tr>
              <th scope="col">Prices</th>
              <th scope="col" className="num">
                Predicted
              </th>
              <th scope="col" className="num">
                <abbr title="Profit per unit staked, with its 95% interval">Actual ROI</abbr>
              </th>
              <th scope="col" className="num">
                Plays
              </th>
            </tr>
          </thead>
          <tbody>
            {plays.map((row) => (
              <Row key={`${row.market} ${row.kind} ${row.least}`} row={row} />
            ))}
          </tbody>
        </table>
      </WideTable>
      <Verdict plays={plays} />
    </>
  );
}
