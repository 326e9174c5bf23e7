import { MEASURED_DAYS, MEASURED_MARKETS } from '@clearedge/contract/routes/games/books';
import { GAME_SPORTS, leagueOf } from '@clearedge/contract/sports';
import { Hourglass } from 'lucide-react';
import { marketHead } from '../../../core/prices/read-markets.ts';
import { formatDate, plural } from '../../../lib/format.ts';
import { messageOf } from '../../../lib/query.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type MeasuredBooks, useMeasuredBooks } from '../comparison.queries.ts';
import type { ComparisonState } from '../comparison-url.ts';
import { BooksTable } from './books-table.tsx';
import './books.css';

const PERIODS = MEASURED_DAYS.map((value) => ({ value, label: `${value} days` }));
const LEAGUES = GAME_SPORTS.map((value) => ({ value, label: leagueOf(value) }));

function captionOf({ days, games, from, to, isSimulated }: MeasuredBooks): string {
  const span = from && to ? `, ${formatDate(from)} to ${formatDate(to)}` : '';
  return `${plural(games, 'game')} on ${plural(days, 'settled day')}${span}${isSimulated ? ' · simulated books' : ''}`;
}

function Measured({ data, mine }: { data: MeasuredBooks; mine: readonly string[] }) {
  if (data.books.length === 0)
    return <EmptyState icon={Hourglass} title="No settled days yet" hint="A day is added soon after its last game ends." />;
  return (
    <Panel title="Book stats" caption={captionOf(data)} padded={false}>
      <BooksTable books={data.books} mine={mine} />
      <div className="cap bk-notes">
        <p>
          <b>Hold</b> and <b>best</b> are of closing prices. <b>Moves</b>: at least three books changed the same way within 30 minutes;
          first is who began, behind is how long the old price stood at those that followed.
        </p>
        <p>
          <b>Above fair</b>: prices an hour before the start with 1% EV or more by the other books without margin. Beside the EV claimed
          then stands what the same prices were worth by the other books’ close, and what one unit on each returned. Returns of so few bets
          are mostly luck; the close is the better judge.
        </p>
      </div>
    </Panel>
  );
}

interface BooksViewProps {
  url: ComparisonState;
  mine: readonly string[];
  who: string;
}

/** What each book's prices of past days were like: what it keeps, how often it is best, whether it leads, what its mistakes paid. */
export function BooksView({ url, mine, who }: BooksViewProps) {
  const sport = url.league === 'all' ? GAME_SPORTS[0] : url.league;
  const market = MEASURED_MARKETS.find((one) => one === url.only);
  const { data, isError, error, refetch } = useMeasuredBooks({ sport, market, days: url.days }, who);
  const markets = [
    { value: 'all' as const, label: 'All' },
    ...MEASURED_MARKETS.map((value) => ({ value, label: marketHead(sport, value) })),
  ];
  return (
    <>
      <div className="tools">
        <Segmented label="Market" value={market ?? 'all'} options={markets} onChange={(only) => url.change({ only })} />
        <Select label="League" value={sport} options={LEAGUES} onChange={(league) => url.change({ league })} />
        <Select label="Period" value={url.days} options={PERIODS} onChange={(days) => url.change({ days })} />
      </div>
      {data ? <Measured data={data} mine={mine} /> : null}
      {!data && isError ? (
        <div className="panel">
          <ErrorState title="The books could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
        </div>
      ) : null}
      {data || isError ? null : <Skeleton height={360} radius={8} />}
    </>
  );
}
