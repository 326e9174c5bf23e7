import { type GameSport, leagueOf, seasonLabel } from '@clearedge/contract/sports';
import { Link } from 'react-router';
import { formatSigned, formatSignedPercent, NONE, plural } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import type { OffSeasonAnswer } from './off-season.queries.ts';

type Review = NonNullable<OffSeasonAnswer['review']>;
type Figures = Review['total'];

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthText = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`));
const recordText = ({ wins, losses, pushes }: Figures): string => `${wins}–${losses}${pushes > 0 ? `–${pushes}` : ''}`;
const shareText = (share: number | null): string => (share === null ? NONE : formatSignedPercent(share));

function Row({ label, figures }: { label: string; figures: Figures }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{figures.picks}</td>
      <td>{recordText(figures)}</td>
      <td>{formatSigned(figures.units, 2)}</td>
      <td>{shareText(figures.claimedEv)}</td>
      <td>
        {shareText(figures.clv)} <span className="cap">{`n = ${figures.clvPicks}`}</span>
      </td>
    </tr>
  );
}

/** A season's graded picks by month: what was claimed, the closing prices and the results. */
export function SeasonReview({ sport, review, season }: { sport: GameSport; review: Review | null; season: number | null }) {
  const name = season === null ? 'last' : seasonLabel(sport, season);
  const title = `Our ${name} ${leagueOf(sport)} picks by month`;
  if (!review) return <p className="muted">{`No graded ${leagueOf(sport)} picks are on the record for the ${name} season.`}</p>;
  return (
    <section className="os-part" aria-label={title}>
      <h3>{title}</h3>
      <div className="os-scroll">
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Picks</th>
              <th scope="col">W–L–P</th>
              <th scope="col">Units</th>
              <th scope="col">Claimed EV</th>
              <th scope="col">Closing line value</th>
            </tr>
          </thead>
          <tbody>
            {review.months.map(({ month, ...figures }) => (
              <Row key={month} label={monthText(month)} figures={figures} />
            ))}
            {review.months.length > 1 ? <Row label="Season" figures={review.total} /> : null}
          </tbody>
        </table>
      </div>
      <p className="cap">
        {`${plural(review.total.picks, 'graded pick')} from the public record${review.isSimulated ? ', at simulated prices' : ''}. `}
        <Link className="link" to={paths.record({ sport })}>
          See every pick
        </Link>
      </p>
    </section>
  );
}
