import { Flag } from 'lucide-react';
import { useNow } from '../../../core/clock.ts';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type Tournament, useTournaments } from '../golf.queries.ts';
import { LIST_TABS, useGolfUrl } from '../golf-url.ts';
import { OddsTab } from '../odds/odds-tab.tsx';
import { TournamentCard } from './tournament-card.tsx';
import { UpcomingTable } from './upcoming-table.tsx';
import '../styles/golf.css';
import '../styles/board.css';
import '../styles/players.css';

/** Prices on a card: three of a featured tournament, two of a major. */
const SHOWN = { featured: 3, majors: 2 } as const;

function Cards({ tournaments, count, empty }: { tournaments: readonly Tournament[]; count: number; empty: string }) {
  const now = useNow();
  if (tournaments.length === 0)
    return <EmptyState title={empty} hint="The calendar has nothing here. The next tournaments stand under Upcoming." icon={Flag} />;
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
  if (coming.length === 0)
    return <EmptyState title="No upcoming tournaments" hint="The calendar of the next season is not out yet." icon={Flag} />;
  return <UpcomingTable tournaments={coming} />;
}

/** The tour: what is on, the majors, what comes, and every book's prices. */
export function ListScreen() {
  const url = useGolfUrl(LIST_TABS);
  const { data, isError, refetch } = useTournaments();
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
        <EmptyState
          title="No tournaments"
          hint="No tournament is known. The calendar may not have been read yet, or the data source offers no golf."
          icon={Flag}
        />
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
