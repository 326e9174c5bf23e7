import { type GameSport, sportOf } from '@clearedge/contract/sports';
import { formatCount, formatPercent, formatSigned, formatSignedPercent, NONE } from '../../lib/format.ts';
import { ColumnHeads } from '../../ui/layout/column-heads.tsx';
import { WideTable } from '../../ui/layout/wide-table.tsx';
import type { BacktestPlays, ModelReport } from './model.queries.ts';

interface Claim {
  name: string;
  /** What sets it apart from others of its name. */
  kind: string;
  isDim: boolean;
  claimed: number;
  atClose: number;
  /** How the close stands to the claim. */
  closeNote: string;
  plays: number;
  beatCloseShare: number | null;
}

/** Expected values that were claimed, beside what the closing price made of them. */
function ClaimTable({ label, claims }: { label: string; claims: readonly Claim[] }) {
  return (
    <WideTable label={label}>
      <table className="tbl model-plays">
        <ColumnHeads heads={['Claims', ['Claimed EV'], ['At the close'], ['Plays']]} />
        <tbody>
          {claims.map(({ name, kind, isDim, claimed, atClose, closeNote, plays, beatCloseShare }) => (
            <tr key={`${name} ${kind}`} className={isDim ? 'dim' : undefined}>
              <th scope="row">
                {name}
                <small>{kind}</small>
              </th>
              <td className="num">{formatSignedPercent(claimed)}</td>
              <td className="num">
                {formatSignedPercent(atClose)}
                <small>{closeNote}</small>
              </td>
              <td className="num">
                {formatCount(plays)}
                <small>{beatCloseShare === null ? NONE : `${formatPercent(beatCloseShare, 0)} beat the close`}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

/** A market as its sport calls it. */
function marketName(market: BacktestPlays['market'], sport: GameSport): string {
  const { spreadName, totalName } = sportOf(sport);
  return { moneyline: 'Moneyline', spread: spreadName ?? 'Spread', total: totalName ?? 'Total' }[market];
}
/** The usual bound of what chance explains. */
const MOST_ERRORS = 2;
/** Under so many a mean says little. */
const FEWEST_PLAYS = 100;

const isOff = ({ gap, gapStandardError }: BacktestPlays): boolean => Math.abs(gap) > MOST_ERRORS * gapStandardError;
/** What the product publishes stands first. */
const publishedFirst = (a: BacktestPlays, b: BacktestPlays): number => Number(a.stage === 'raw') - Number(b.stage === 'raw');

const claimOfPlays = (row: BacktestPlays, sport: GameSport): Claim => ({
  ...row,
  name: marketName(row.market, sport),
  kind: `EV above ${formatPercent(row.least, row.least === 0 ? 0 : 1)}${row.stage === 'raw' ? ', not published' : ''}`,
  isDim: row.plays < FEWEST_PLAYS,
  closeNote: `gap ${formatSigned(100 * row.gap)} (se ${(100 * row.gapStandardError).toFixed(1)})`,
});

/** Claims at the opening prices of past seasons; `note`: what those prices were. */
export function PlaysTable({ plays, sport, note }: { plays: readonly BacktestPlays[]; sport: GameSport; note: string }) {
  if (plays.length === 0) return <p className="cap model-note">No past prices were at hand to judge by.</p>;
  const published = plays.filter(({ stage }) => stage === 'published');
  const off = published.filter(isOff).length;
  return (
    <>
      <ClaimTable label="EV claimed and EV at the close" claims={plays.toSorted(publishedFirst).map((row) => claimOfPlays(row, sport))} />
      <p className="cap model-note">
        {`In ${off} of ${published.length} published rows the claim differs from the close, either way, by more than two standard errors, clustered by day.`}{' '}
        The close is taken without its margin; a total whose number moved is priced at the number taken. {note}
      </p>
    </>
  );
}

type Kept = ModelReport['kept'][number];

const BASIS: Record<Kept['basis'], string> = { model: 'model with the market', market: 'the market is our number' };

const claimOfKept = ({ share, low, high, ...kept }: Kept): Claim => ({
  ...kept,
  name: marketName(kept.market, kept.sport),
  kind: `${BASIS[kept.basis]}${kept.isPublished ? '' : ', not published'}`,
  isDim: !kept.isPublished,
  closeNote: `kept ${formatPercent(share, 0)} (${formatPercent(low, 0)} to ${formatPercent(high, 0)})`,
});

/** How past plays held up, by kind: what lets a pick be published, and by how much its EV is cut. */
export function KeptTable({ kept }: { kept: readonly Kept[] }) {
  if (kept.length === 0)
    return (
      <p className="cap model-note">
        No past plays at such prices show surely enough that a claim is kept. So the market is our number, no EV counts as value, and no
        pick is published.
      </p>
    );
  return (
    <>
      <ClaimTable
        label="Kept share by kind of play"
        claims={kept.toSorted((a, b) => Number(b.isPublished) - Number(a.isPublished)).map(claimOfKept)}
      />
      <p className="cap model-note">
        {`${[...new Set(kept.map(({ seasons }) => seasons))].join(', ')}. `}Kept: the share of the claimed EV that the close confirmed, with
        its 95% interval. A kind is published only where the low end is above zero, and its EV is cut to that share. Errors are clustered by
        day.
      </p>
    </>
  );
}
