import { can } from '@clearedge/contract/entitlements';
import { useDocumentTitle } from '../core/document-title.ts';
import { FeatureLock } from '../core/session/feature-lock.tsx';
import { useSession } from '../core/session/session.ts';
import { WhiteLabelScreen } from '../features/white-label/editor/white-label-screen.tsx';
import { Skeleton } from '../ui/states/states.tsx';
import { useBrandedDay } from './branded/use-branded-day.ts';

function Opened() {
  const { sport, games } = useBrandedDay({ sport: null, date: null });
  return <WhiteLabelScreen board={{ sport, games: games.data }} />;
}

/** The product under one's own name and colors. */
export default function WhiteLabelRoute() {
  useDocumentTitle('White-Label');
  const { user, tier, isLoading } = useSession();
  const isOpen = user !== null && can(tier, 'whiteLabel');
  return (
    <div className="page white-label">
      <header className="page-h">
        <h1>White-Label</h1>
        <span className="cap">The product under your own name and colors</span>
      </header>
      {isLoading ? <Skeleton height={640} radius={8} /> : null}
      {!isLoading && isOpen ? <Opened /> : null}
      {!isLoading && !isOpen ? (
        <FeatureLock
          feature="whiteLabel"
          text="White-Label: your company name, logo and colors on the public board and the record, at an address of your own, with preview links to share and API keys for your programs."
        />
      ) : null}
    </div>
  );
}
