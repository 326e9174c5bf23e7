import { formatCount, formatPercent, formatSigned, formatSignedPercent, NONE } from '../../lib/format.ts';
import { WideTable } from '../../ui/layout/wide-table.tsx';
import type { BacktestPlays } from './model.queries.ts';

const MARKET: Record<BacktestPlays['market'], string> = { moneyline: 'Moneyline', spread: 'Run Line', total: 'Total Runs' };
/** The usual bound of what chance explains. */
const MOST_ERRORS = 2;
/** Under so many a mean says little. */
const FEWEST_PLAYS = 100;

const isOff = ({ gap, gapStandardError }: BacktestPlays): boolean => Math.abs(gap) > MOST_ERRORS * gapStandardError;
/** What the product publishes stands first. */
const publishedFirst = (a: BacktestPlays, b: BacktestPlays): number => Number(a.stage === 'raw') - Number(b.stage === 'raw');

function Row({ row }: { row: BacktestPlays }) {
  return (
    <tr className={row.plays < FEWEST_PLAYS ? 'dim' : undefined}>
      <th scope="row">
        {MARKET[row.market]}
        <small>{`EV above ${formatPercent(row.least, row.least === 0 ? 0 : 1)}${row.stage === 'raw' ? ', not published' : ''}`}</small>
      </th>
      <td className="num">{formatSignedPercent(row.claimed)}</td>
      <td className="num">
        {formatSignedPercent(row.atClose)}
        <small>{`gap ${formatSigned(100 * row.gap)} (se ${(100 * row.gapStandardError).toFixed(1)})`}</small>
      </td>
      <td className="num">
        {formatCount(row.plays)}
        <small>{row.beatCloseShare === null ? NONE : `${formatPercent(row.beatCloseShare, 0)} beat the close`}</small>
      </td>
    </tr>
  );
}

/** Expected values that were claimed at past prices, beside what the closing price made of them. */
export function PlaysTable({ plays }: { plays: readonly BacktestPlays[] }) {
  if (plays.length === 0) return <p className="cap model-note">No past prices were at hand to judge by.</p>;
  const published = plays.filter(({ stage }) => stage === 'published');
  const off = published.filter(isOff).length;
  return (
    <>
      <WideTable label="EV claimed and EV at the close">
        <table className="tbl model-plays">
          <thead>
            <tr>
              <th scope="col">Prices</th>
              <th scope="col" className="num">
                Claimed EV
              </th>
              <th scope="col" className="num">
                <abbr title="By the closing price without margin; a total whose number moved is priced at the number taken">
                  At the close
                </abbr>
              </th>
              <th scope="col" className="num">
                Plays
              </th>
            </tr>
          </thead>
          <tbody>
            {plays.toSorted(publishedFirst).map((row) => (
              <Row key={`${row.market} ${row.least}`} row={row} />
            ))}
          </tbody>
        </table>
      </WideTable>
      <p className="cap model-note">
        {`In ${off} of ${published.length} published rows the claim differs from the close, either way, by more than two standard errors, clustered by day.`}{' '}
        Prices are the opening ones of one unnamed book, when limits are lowest. For totals and run lines the market is our number: no claim
        of the model is published. No run-line prices were at hand.
      </p>
    </>
  );
}
