import { can } from '@clearedge/contract/entitlements';
import { useDocumentTitle } from '../core/document-title.ts';
import { FeatureBadge } from '../core/session/feature-badge.tsx';
import { FeatureLock } from '../core/session/feature-lock.tsx';
import { useSession } from '../core/session/session.ts';
import { EarlyScreen } from '../features/early-access/screen/early-screen.tsx';
import { Skeleton } from '../ui/states/states.tsx';

/** New features before everybody has them. */
export default function EarlyAccessRoute() {
  useDocumentTitle('Early Access');
  const { user, tier, isLoading } = useSession();
  const isOpen = user !== null && can(tier, 'earlyAccess');
  return (
    <div className="page ea">
      <header className="page-h">
        <h1>Early Access</h1>
        <FeatureBadge feature="earlyAccess" />
        <span className="cap">Only you see what you turn on</span>
      </header>
      {isLoading ? <Skeleton height={480} radius={8} /> : null}
      {!isLoading && isOpen ? <EarlyScreen key={user.id} /> : null}
      {!isLoading && !isOpen ? (
        <FeatureLock
          feature="earlyAccess"
          text="New features before everyone gets them: each with its own switch, its progress, and a way to send feedback."
        />
      ) : null}
    </div>
  );
}
