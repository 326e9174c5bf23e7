import { can } from '@clearedge/contract/entitlements';
import { Plus } from 'lucide-react';
import { useDocumentTitle } from '../core/document-title.ts';
import { useSession } from '../core/session/session.ts';
import { StrategyBoard } from '../features/strategies/strategy-board.tsx';
import { StrategiesLocked } from '../features/strategies/strategy-panels.tsx';
import { useSearch } from '../lib/use-search.ts';
import { Button } from '../ui/controls/button.tsx';
import { Skeleton } from '../ui/states/states.tsx';

/** Rules of one's own, tested on past games before they are kept and on every game after. */
export default function StrategiesRoute() {
  useDocumentTitle('Strategies');
  const { user, tier, isLoading } = useSession();
  const [search, change] = useSearch();
  const edited = search.get('edit');
  const edit = (next: string | null): void => change(() => new URLSearchParams(next === null ? {} : { edit: next }));
  const isOpen = user !== null && can(tier, 'strategies');
  return (
    <div className="page strategies">
      <header className="page-h">
        <h1>Custom Strategies</h1>
        <span className="cap">Backtested first, then tracked live</span>
        <span className="grow" />
        {isOpen && edited === null ? (
          <Button look="primary" onClick={() => edit('new')}>
            <Plus /> New Strategy
          </Button>
        ) : null}
      </header>
      {isLoading ? <Skeleton height={420} radius={8} /> : null}
      {!isLoading && isOpen ? <StrategyBoard edited={edited} onEdit={edit} picked={search.get('strategy')} /> : null}
      {!isLoading && !isOpen ? <StrategiesLocked /> : null}
    </div>
  );
}
