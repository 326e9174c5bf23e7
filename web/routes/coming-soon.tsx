import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { paths } from '../lib/paths.ts';
import { buttonClass } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/states/states.tsx';

/** An address whose screen is not there yet: it says what will be, and shows nothing made up. */
export default function ComingSoonRoute({ title, about }: { title: string; about?: string | undefined }) {
  useDocumentTitle(title);
  return (
    <>
      <div className="page-h">
        <h1>{title}</h1>
      </div>
      <section className="panel">
        <EmptyState
          icon={CalendarClock}
          title="Coming Soon"
          hint={about ?? 'This page is being built.'}
          action={
            <Link className={buttonClass()} to={paths.games()}>
              View Today's Games
            </Link>
          }
        />
      </section>
    </>
  );
}
