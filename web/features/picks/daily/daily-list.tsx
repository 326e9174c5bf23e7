import { CalendarX } from 'lucide-react';
import { Link } from 'react-router';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { plural } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/states/states.tsx';
import { type PickDay, useDailyPicks, usePickDay } from '../pick.queries.ts';
import { PickList } from './pick-list.tsx';

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

function DaySummary({ day: { published, games, sharingGame } }: { day: PickDay }) {
  const shared = sharingGame > 0 ? `; ${sharingGame} of them share a game with another and are not independent` : '';
  return <p className="cap">{`${plural(published, 'pick')} on ${plural(games, 'game')}${shared}.`}</p>;
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

/** The picks of a day for a reader who may see them all, with the note on a day without a bet. */
export function DailyList({ date, today, who }: { date: string; today: string; who: string }) {
  const answer = useDailyPicks(date, who);
  const { data: day } = usePickDay(date);
  return (
    <PickList
      answer={answer}
      failed="Unable to load daily picks."
      canMark
      head={
        <>
          {day?.noBet ? <NoBetNote noBet={day.noBet} /> : null}
          {day && day.published > 0 ? <DaySummary day={day} /> : null}
        </>
      }
      empty={<Empty day={day} date={date} isToday={date === today} />}
    />
  );
}
