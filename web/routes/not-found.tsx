import { Compass } from 'lucide-react';
import { Link } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { paths } from '../lib/paths.ts';
import { buttonClass } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/states/states.tsx';

export default function NotFoundRoute() {
  useDocumentTitle('404 Page Not Found');
  return (
    <>
      <div className="page-h">
        <h1>404 Page Not Found</h1>
      </div>
      <section className="panel">
        <EmptyState
          icon={Compass}
          title="There is no page at this address"
          hint="It may have moved, or the address has a typo."
          action={
            <Link className={buttonClass()} to={paths.home}>
              Back to Home
            </Link>
          }
        />
      </section>
    </>
  );
}
