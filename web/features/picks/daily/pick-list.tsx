import { CalendarX } from 'lucide-react';
import { Link } from 'react-router';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { paths } from '../../../lib/paths.ts';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states/states.tsx';
import { type PickDay, useDailyPicks, usePickDay } from '../pick.queries.ts';
import { PickCard } from './pick-card.tsx';

const WAITING = ['a', 'b', 'c'] as const;

function NoBetNote({ noBet }: { noBet: NonNullable<PickDay['noBet']> }) {
  const { clock, prices } = useReaderFormat();
  return (
    <p className="note">
      {prices(noBet.reasoning)} Published at {clock(noBet.at)}, and kept in{' '}
      <Link className="link" to={paths.record()}>
        the record
      </Link>
      .
    </p>
  );
}

const count = (much: number, word: string): string => `${much} ${word}${much === 1 ? '' : 's'}`;

function DaySummary({ day }: { day: PickDay }) {
  const { published, games, sharingGame } = day;
  const shared = sharingGame > 0 ? `; ${sharingGame} of them share a game with another and are not independent` : '';
  return <p className="cap">{`${count(published, 'pick')} on ${count(games, 'game')}${shared}.`}</p>;
}

function Empty({ day, date, isToday }: { day: PickDay | undefined; date: string; isToday: boolean }) {
  const { date: dayText, prices } = useReaderFormat();
  const none = isToday ? 'No bets today. We only post a pick when the price beats our number.' : 'No pick was published on this day.';
  const hint = day?.noBet ? 'No bet is an answer, too.' : prices(day?.noBetNow ?? none);
  return (
    <div className="pk-list">
      {day?.noBet ? <NoBetNote noBet={day.noBet} /> : null}
      <EmptyState title="No picks available" hint={isToday ? hint : `${dayText(date)}: ${hint}`} icon={CalendarX} />
    </div>
  );
}

/** The picks of a day for a reader who may see them all. */
export function PickList({ date, today, who }: { date: string; today: string; who: string }) {
  const { data, isError, refetch } = useDailyPicks(date, who);
  const { data: day } = usePickDay(date);
  if (data === undefined && isError)
    return (
      <ErrorState title="Error Loading Picks" text="Unable to load daily picks. Please try again later." onRetry={() => void refetch()} />
    );
  if (data === undefined)
    return (
      <div className="pk-list" aria-busy="true">
        {WAITING.map((place) => (
          <Skeleton key={place} height={320} radius={8} />
        ))}
      </div>
    );
  if (data.length === 0) return <Empty day={day} date={date} isToday={date === today} />;
  return (
    <div className="pk-list">
      {day?.noBet ? <NoBetNote noBet={day.noBet} /> : null}
      {day && day.published > 0 ? <DaySummary day={day} /> : null}
      {data.map((pick) => (
        <PickCard key={pick.id} pick={pick} />
      ))}
    </div>
  );
}
