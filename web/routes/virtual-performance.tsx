import { FileDown } from 'lucide-react';
import { Link } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useSession } from '../core/session/session.ts';
import { ResultsHead } from '../features/performance/results-head.tsx';
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

/** My Results, Practice: how the practice bankroll has done. */
export default function VirtualPerformanceRoute() {
  useDocumentTitle('My Results: Practice');
  const { user, isLoading } = useSession();
  return (
    <div className="page vp">
      <ResultsHead current={paths.resultsPractice} caption="Virtual performance: practice money, no cash value">
        {user ? <Actions /> : null}
      </ResultsHead>
      {isLoading ? <Skeleton height={320} radius={8} /> : null}
      {!isLoading && user ? <PerformanceScreen /> : null}
      {isLoading || user ? null : <SignInCard to={paths.resultsPractice} />}
    </div>
  );
}
