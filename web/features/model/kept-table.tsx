import { formatCount, formatPercent, formatSignedPercent } from '../../lib/format.ts';
import { WideTable } from '../../ui/layout/wide-table.tsx';
import type { ModelReport } from './model.queries.ts';

type Kept = ModelReport['kept'][number];

const MODEL: Record<Kept['model'], string> = { baseball: 'Baseball', football: 'Football' };
const MARKET: Record<Kept['market'], string> = { moneyline: 'moneyline', spread: 'spread', total: 'total' };
const BASIS: Record<Kept['basis'], string> = { model: 'model with the market', market: 'the market is our number' };

function Row({ kept }: { kept: Kept }) {
  return (
    <tr className={kept.isPublished ? undefined : 'dim'}>
      <th scope="row">
        {`${MODEL[kept.model]}, ${MARKET[kept.market]}`}
        <small>{`${BASIS[kept.basis]}${kept.isPublished ? '' : ', not published'}`}</small>
      </th>
      <td className="num">
        {formatPercent(kept.share, 0)}
        <small>{`${formatPercent(kept.low, 0)} to ${formatPercent(kept.high, 0)}`}</small>
      </td>
      <td className="num">
        {formatSignedPercent(kept.claimed)}
        <small>{`${formatSignedPercent(kept.atClose)} at the close`}</small>
      </td>
      <td className="num">
        {formatCount(kept.plays)}
        <small>{`${formatPercent(kept.beatCloseShare, 0)} beat the close`}</small>
      </td>
    </tr>
  );
}

/** What past plays kept of their claims, by kind: what lets a pick be published, and by how much its EV is cut. */
export function KeptTable({ kept }: { kept: readonly Kept[] }) {
  if (kept.length === 0)
    return (
      <p className="cap model-note">
        No kind of play has kept its claim in past seasons surely enough. So the market is our number, no EV counts as value, and no pick is
        published.
      </p>
    );
  return (
    <>
      <WideTable label="Kept share by kind of play">
        <table className="tbl model-plays">
          <thead>
            <tr>
              <th scope="col">Plays</th>
              <th scope="col" className="num">
                <abbr title="Share of the claimed EV that the closing price confirmed, with its 95% interval">Kept</abbr>
              </th>
              <th scope="col" className="num">
                Claimed EV
              </th>
              <th scope="col" className="num">
                Plays
              </th>
            </tr>
          </thead>
          <tbody>
            {kept.map((one) => (
              <Row key={`${one.model} ${one.market} ${one.basis}`} kept={one} />
            ))}
          </tbody>
        </table>
      </WideTable>
      <p className="cap model-note">
        {`${[...new Set(kept.map(({ seasons }) => seasons))].join(', ')}. `}A kind is published only where the low end of its share is above
        zero, and its EV is cut to that share. Errors are clustered by day.
      </p>
    </>
  );
}
