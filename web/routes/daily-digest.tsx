import { useSearchParams } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { DateNav } from '../core/slate/date-nav.tsx';
import { useToday } from '../core/status.ts';
import { DigestScreen } from '../features/digest/digest-screen.tsx';
import { MailLine } from '../features/digest/parts/mail-line.tsx';
import { StopNotice } from '../features/digest/parts/stop-notice.tsx';
import { isDay } from '../lib/dates.ts';

/** A day on one page, today's or one that is over. */
export default function DailyDigestRoute() {
  useDocumentTitle('Daily Digest');
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const requested = search.get('date');
  const date = requested && isDay(requested) ? requested : today;
  return (
    <div className="page digest stack">
      <header className="page-h">
        <h1>Daily Digest</h1>
        <span className="grow" />
        <MailLine />
      </header>
      <StopNotice />
      <DateNav date={date} today={today} onPick={(day) => setSearch(day === today ? {} : { date: day })} />
      <DigestScreen date={date} />
    </div>
  );
}
