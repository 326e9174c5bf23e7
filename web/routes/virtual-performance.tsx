import { FileDown } from 'lucide-react';
import { Link } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useSession } from '../core/session/session.ts';
import { SignInCard } from '../features/practice/balance/sign-in-card.tsx';
import { PerformanceScreen } from '../features/practice/performance/performance-screen.tsx';
import { StatementButton } from '../features/practice/statement/statement-button.tsx';
import { paths } from '../lib/paths.ts';
import { buttonClass } from '../ui/controls/button.tsx';
import { Skeleton } from '../ui/states/states.tsx';

function Actions() {
  return (
    <div className="acts">
      <Link className={buttonClass()} to={paths.virtualSportsbook}>
        Sportsbook
      </Link>
      <StatementButton />
      <a className={buttonClass()} href="/api/virtual/bets/export" download="clearedge-practice-bets.csv">
        <FileDown /> Export
      </a>
    </div>
  );
}

/** How the practice bankroll has done. */
export default function VirtualPerformanceRoute() {
  useDocumentTitle('Virtual Performance');
  const { user, isLoading } = useSession();
  return (
    <div className="page vp">
      <header className="page-h">
        <h1>Virtual Performance</h1>
        <span className="cap">Practice, no cash value</span>
        <span className="grow" />
        {user ? <Actions /> : null}
      </header>
      {isLoading ? <Skeleton height={320} radius={8} /> : null}
      {!isLoading && user ? <PerformanceScreen /> : null}
      {isLoading || user ? null : <SignInCard to={paths.virtualPerformance} />}
    </div>
  );
}
