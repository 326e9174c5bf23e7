import { can } from '@clearedge/contract/entitlements';
import { useDocumentTitle } from '../core/document-title.ts';
import { FeatureBadge } from '../core/session/feature-badge.tsx';
import { FeatureLock } from '../core/session/feature-lock.tsx';
import { useSession } from '../core/session/session.ts';
import { ConsultationScreen } from '../features/consultation/consultation-screen.tsx';
import { Skeleton } from '../ui/states/states.tsx';

/** Sessions with an expert, booked by calendar. */
export default function ConsultationRoute() {
  useDocumentTitle('Expert Consultation');
  const { user, tier, isLoading } = useSession();
  const isOpen = user !== null && can(tier, 'consultation');
  return (
    <div className="page cn">
      <header className="page-h">
        <h1>Expert Consultation</h1>
        <FeatureBadge feature="consultation" />
        <span className="cap">One to one, by video call</span>
      </header>
      {isLoading ? <Skeleton height={420} radius={8} /> : null}
      {!isLoading && isOpen ? <ConsultationScreen key={user.id} /> : null}
      {!isLoading && !isOpen ? (
        <FeatureLock
          feature="consultation"
          text="Sessions of 30 or 60 minutes with an expert on prices, on numbers or on stakes: booked by calendar, moved or canceled until two hours before."
        />
      ) : null}
    </div>
  );
}
