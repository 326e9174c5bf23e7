import { useDocumentTitle } from '../core/document-title.ts';
import { useSession } from '../core/session/session.ts';
import { Calculators } from '../features/sizing/calculators/calculators.tsx';
import { Skeleton } from '../ui/states/states.tsx';

/** A stake from a price, a probability and a bankroll. */
export default function KellyCalculatorRoute() {
  useDocumentTitle('Kelly Calculator');
  const { user, isLoading } = useSession();
  return (
    <div className="page kelly">
      <header className="page-h">
        <h1>Kelly Calculator</h1>
        <span className="cap">How much to bet</span>
      </header>
      {isLoading ? <Skeleton height={520} radius={8} /> : <Calculators key={user?.id ?? 'visitor'} />}
    </div>
  );
}
