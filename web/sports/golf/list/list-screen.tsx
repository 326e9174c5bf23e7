import { Flag } from 'lucide-react';
import { Link } from 'react-router';
import { useNow } from '../../../core/clock.ts';
import { NotRead, useScheduleState } from '../../../core/schedule-state.tsx';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { NONE } from '../../../lib/format.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { ColumnHeads } from '../../../ui/layout/column-heads.tsx';
import { WideTable } from '../../../ui/layout/wide-table.tsx';
import { Badge } from '../../../ui/marks/badge.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type Tournament, useTournaments } from '../golf.queries.ts';
import { golfPaths } from '../golf-paths.ts';
import { type GolfUrl, LIST_TABS, useGolfUrl } from '../golf-url.ts';
import { datesText, purseText } from '../golf-words.ts';
import { OddsView } from '../odds/odds-view.tsx';
import { TournamentCard } from './tournament-card.tsx';
import '../golf.css';
import '../board.css';
import '../players.css';

const GOLF = 'golf';

function Line({ tournament }: { tournament: Tournament }) {
  const { odds } = useReaderFormat();
  const { id, name, venue, location, startDate, endDate, purse, field, major, team } = tournament;
  const [favorite] = tournament.odds.winner;
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
        {favorite ? (
          <>
            {odds(favorite.odds)}
            <small>{favorite.player}</small>
          </>
        ) : (
          NONE
        )}
      </td>
    </tr>
  );
}

/** What is still to be played, next first. */
function UpcomingTable({ tournaments }: { tournaments: readonly Tournament[] }) {
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

/** Prices of the tournament that is chosen; at first of the one in play, or the next. */
function OddsTab({ tournaments, url }: { tournaments: readonly Tournament[]; url: GolfUrl<string> }) {
  const priced = tournaments.filter(({ odds, status }) => odds.winner.length > 0 && status !== 'completed');
  const order = [...priced].sort((a, b) => Number(b.status === 'in-progress') - Number(a.status === 'in-progress'));
  const chosen = tournaments.find(({ id }) => id === url.tournament) ?? order[0];
  if (!chosen)
    return (
      <EmptyState title="No prices yet" hint="Books open a tournament on the Monday of its week, and majors long before." icon={Flag} />
    );
  const listed = order.some(({ id }) => id === chosen.id) ? order : [chosen, ...order];
  return (
    <OddsView
      key={chosen.id}
      tournamentId={chosen.id}
      startsAt={chosen.startsAt}
      url={url}
      choose={
        <Select
          label="Tournament"
          value={chosen.id}
          options={listed.map(({ id, name, status }) => ({ value: id, label: status === 'in-progress' ? `${name} (live)` : name }))}
          onChange={(tournament) => url.change({ tournament, market: null, q: null })}
        />
      }
    />
  );
}

/** Prices on a card: three of a featured tournament, two of a major. */
const SHOWN = { featured: 3, majors: 2 } as const;

function Cards({ tournaments, count, empty }: { tournaments: readonly Tournament[]; count: number; empty: string }) {
  const now = useNow();
  if (tournaments.length === 0)
    return <EmptyState title={empty} hint="The calendar has nothing here. The next tournaments are under Upcoming." icon={Flag} />;
  return (
    <div className="gf-cards">
      {tournaments.map((tournament) => (
        <TournamentCard key={tournament.id} tournament={tournament} count={count} now={now} />
      ))}
    </div>
  );
}

const inPlayFirst = (a: Tournament, b: Tournament): number =>
  Number(b.status === 'in-progress') - Number(a.status === 'in-progress') || (a.startDate < b.startDate ? -1 : 1);
/** What comes or is on, nearest first; then what is over, newest first. */
const nearestFirst = (a: Tournament, b: Tournament): number => {
  const isOver = Number(a.status === 'completed') - Number(b.status === 'completed');
  if (isOver !== 0) return isOver;
  return a.status === 'completed' ? b.startDate.localeCompare(a.startDate) : a.startDate.localeCompare(b.startDate);
};

function Upcoming({ tournaments }: { tournaments: readonly Tournament[] }) {
  const coming = tournaments.filter(({ status }) => status === 'upcoming');
  if (coming.length === 0) return <EmptyState title="No upcoming tournaments" hint="Next season’s schedule isn’t out yet." icon={Flag} />;
  return <UpcomingTable tournaments={coming} />;
}

/** The tour: what is on, the majors, what comes, and every book's prices. */
export function ListScreen() {
  const url = useGolfUrl(LIST_TABS);
  const { data, isError, refetch } = useTournaments();
  const { isUnread } = useScheduleState(GOLF);
  if (!data)
    return isError ? (
      <div className="panel">
        <ErrorState title="The tournaments could not be loaded" onRetry={() => void refetch()} />
      </div>
    ) : (
      <Skeleton height={420} radius={8} />
    );
  if (data.length === 0)
    return (
      <div className="panel">
        {isUnread ? (
          <NotRead sport={GOLF} />
        ) : (
          <EmptyState
            title="No tournaments"
            hint="No tournaments yet. The calendar may still be loading, or this data source has no golf."
            icon={Flag}
          />
        )}
      </div>
    );
  const featured = data.filter((one) => one.featured).sort(inPlayFirst);
  const majors = data.filter(({ major }) => major).sort(nearestFirst);
  return (
    <Tabs
      label="Golf"
      value={url.tab}
      onChange={(tab) => url.change({ tab, tournament: null, market: null, q: null })}
      tabs={[
        {
          value: 'featured',
          label: 'Featured',
          content: <Cards tournaments={featured} count={SHOWN.featured} empty="No featured tournaments" />,
        },
        { value: 'majors', label: 'Majors', content: <Cards tournaments={majors} count={SHOWN.majors} empty="No majors" /> },
        { value: 'upcoming', label: 'Upcoming', content: <Upcoming tournaments={data} /> },
        { value: 'odds', label: 'Odds', content: <OddsTab tournaments={data} url={url} /> },
      ]}
    />
  );
}
