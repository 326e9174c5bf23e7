import { Link } from 'react-router';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { NONE } from '../../../lib/format.ts';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import type { Tournament } from '../golf.queries.ts';
import { golfPaths } from '../golf-paths.ts';
import { datesText, purseText } from '../words/golf-words.ts';

function Line({ tournament }: { tournament: Tournament }) {
  const { odds } = useReaderFormat();
  const { id, name, venue, location, startDate, endDate, purse, field, major, team } = tournament;
  const [favourite] = tournament.odds.winner;
  return (
    <tr>
      <th scope="row">
        <Link to={golfPaths.tournament(id)}>{name}</Link>
        {major ? <Badge look="warn">Major</Badge> : null}
        {team ? <Badge>Teams</Badge> : null}
        <small>
          {venue}, {location}
        </small>
      </th>
      <td>{datesText(startDate, endDate)}</td>
      <td className="num">{purseText(purse)}</td>
      <td className="num">{field ?? NONE}</td>
      <td className="num">
        {favourite ? (
          <>
            {odds(favourite.odds)}
            <small>{favourite.player}</small>
          </>
        ) : (
          NONE
        )}
      </td>
    </tr>
  );
}

/** What is still to be played, next first. */
export function UpcomingTable({ tournaments }: { tournaments: readonly Tournament[] }) {
  return (
    <section className="panel">
      <WideTable label="Upcoming tournaments">
        <table className="tbl gf-up">
          <ColumnHeads heads={['Tournament', 'Dates', ['Purse'], ['Field'], ['Favorite']]} />
          <tbody>
            {tournaments.map((tournament) => (
              <Line key={tournament.id} tournament={tournament} />
            ))}
          </tbody>
        </table>
      </WideTable>
    </section>
  );
}
