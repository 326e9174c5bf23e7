import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { useSession } from '../core/session/session.ts';
import { hasTier } from '../core/session/tiers.ts';
import { StrategiesLocked } from '../features/strategies/panels/strategies-locked.tsx';
import { StrategyBoard } from '../features/strategies/strategy-board.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Skeleton } from '../ui/states/states.tsx';
import '../features/strategies/styles/strategies.css';
import '../ui/charts/curve.css';

/** Rules of one's own, tested on past games before they are kept and on every game after. */
export default function StrategiesRoute() {
  useDocumentTitle('Strategies');
  const { user, tier, isLoading } = useSession();
  const [search] = useSearchParams();
  const [isCreating, setCreating] = useState(false);
  const isElite = user !== null && hasTier(tier, 'elite');
  return (
    <div className="page strategies">
      <header className="page-h">
        <h1>Custom Strategies</h1>
        <span className="cap">Tested backwards before you keep them, forwards ever after</span>
        <span className="grow" />
        {isElite ? (
          <Button look="primary" onClick={() => setCreating(true)}>
            <Plus /> New Strategy
          </Button>
        ) : null}
      </header>
      {isLoading ? <Skeleton height={420} radius={8} /> : null}
      {!isLoading && isElite ? (
        <StrategyBoard isCreating={isCreating} onCreated={() => setCreating(false)} picked={search.get('strategy')} />
      ) : null}
      {!isLoading && !isElite ? <StrategiesLocked /> : null}
    </div>
  );
}
