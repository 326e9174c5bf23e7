import { useDocumentTitle } from '../core/document-title.ts';
import { DateNav } from '../core/slate/date-nav.tsx';
import { useToday } from '../core/status.ts';
import { DigestScreen } from '../features/digest/digest-screen.tsx';
import { MailLine } from '../features/digest/parts/mail-line.tsx';
import { StopNotice } from '../features/digest/parts/stop-notice.tsx';
import { isDay } from '../lib/dates.ts';
import { useSearch } from '../lib/use-search.ts';

/** A day on one page, today's or one that is over. */
export default function DailyDigestRoute() {
  useDocumentTitle('Daily Digest');
  const today = useToday();
  const [search, change] = useSearch();
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
      <DateNav date={date} today={today} onPick={(day) => change({ date: day === today ? null : day })} />
      <DigestScreen date={date} />
    </div>
  );
}
