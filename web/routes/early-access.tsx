import { useDocumentTitle } from '../core/document-title.ts';
import { EliteLock } from '../core/session/elite-lock.tsx';
import { useSession } from '../core/session/session.ts';
import { hasTier } from '../core/session/tiers.ts';
import { EarlyScreen } from '../features/early-access/screen/early-screen.tsx';
import { Badge } from '../ui/marks/badge.tsx';
import { Skeleton } from '../ui/states/states.tsx';
import '../features/early-access/styles/early.css';
import '../ui/controls/text-area.css';

/** New features before everybody has them. */
export default function EarlyAccessRoute() {
  useDocumentTitle('Early Access');
  const { user, tier, isLoading } = useSession();
  const isElite = user !== null && hasTier(tier, 'elite');
  return (
    <div className="page ea">
      <header className="page-h">
        <h1>Early Access</h1>
        <Badge look="elite">Elite</Badge>
        <span className="cap">A switch changes the product for you alone</span>
      </header>
      {isLoading ? <Skeleton height={480} radius={8} /> : null}
      {!isLoading && isElite ? <EarlyScreen key={user.id} /> : null}
      {!isLoading && !isElite ? (
        <EliteLock
          className="ea-locked"
          text="New features before everybody has them: each with a switch of its own, with how far it has come, and with a way to say what you think of it."
        />
      ) : null}
    </div>
  );
}
