import { can } from '@clearedge/contract/entitlements';
import { Link } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useSession } from '../core/session/session.ts';
import { DateNav } from '../core/slate/date-nav.tsx';
import { useToday } from '../core/status.ts';
import { DailyList } from '../features/picks/daily/daily-list.tsx';
import { GenerateButton } from '../features/picks/daily/generate-button.tsx';
import { PicksLocked } from '../features/picks/daily/picks-locked.tsx';
import { useDailyPicks } from '../features/picks/pick.queries.ts';
import { isDay } from '../lib/dates.ts';
import { paths } from '../lib/paths.ts';
import { useSearch } from '../lib/use-search.ts';
import { Skeleton } from '../ui/states/states.tsx';

function Picks({ userId }: { userId: string }) {
  const today = useToday();
  const [search, change] = useSearch();
  const requested = search.get('date');
  const date = requested && isDay(requested) ? requested : today;
  const { data } = useDailyPicks(date, userId);
  const pick = (day: string): void => change({ date: day === today ? null : day });
  return (
    <>
      <div className="pk-tools">
        <DateNav date={date} today={today} onPick={pick} />
        {date === today ? <GenerateButton isEmpty={data?.length === 0} /> : null}
      </div>
      <DailyList date={date} today={today} who={userId} />
    </>
  );
}

/** The day's published picks, to be put on the slip and placed from here. */
export default function DailyPicksRoute() {
  useDocumentTitle('Daily Picks');
  const { user, tier, isLoading } = useSession();
  return (
    <div className="page picks">
      <header className="page-h">
        <h1>Daily Picks</h1>
        <span className="grow" />
        <Link className="link" to={paths.record()}>
          The record
        </Link>
        <Link className="link" to={paths.modelDaily}>
          Model: daily results
        </Link>
      </header>
      {isLoading ? <Skeleton height={320} radius={8} /> : null}
      {!isLoading && user && can(tier, 'picks') ? <Picks userId={user.id} /> : null}
      {!isLoading && !(user && can(tier, 'picks')) ? <PicksLocked /> : null}
    </div>
  );
}
