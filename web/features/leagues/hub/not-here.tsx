import { Compass } from 'lucide-react';
import { Link } from 'react-router';
import { useDocumentTitle } from '../../../core/document-title.ts';
import { paths } from '../../../lib/paths.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';

interface NotHereProps {
  title: string;
  hint: string;
  /** Where to go on; the first is the likeliest. */
  ways: readonly { to: string; label: string }[];
}

/** An address of a league that is none, with ways on. */
export function NotHere({ title, hint, ways }: NotHereProps) {
  useDocumentTitle('404 Page Not Found');
  return (
    <>
      <div className="page-h">
        <h1>404 Page Not Found</h1>
      </div>
      <section className="panel">
        <EmptyState
          icon={Compass}
          title={title}
          hint={hint}
          action={[...ways, { to: paths.home, label: 'Back to Home' }].map(({ to, label }, index) => (
            <Link key={to} className={buttonClass(index === 0 ? { look: 'primary' } : {})} to={to}>
              {label}
            </Link>
          ))}
        />
      </section>
    </>
  );
}
