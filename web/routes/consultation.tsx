import { useDocumentTitle } from '../core/document-title.ts';
import { EliteLock } from '../core/session/elite-lock.tsx';
import { useSession } from '../core/session/session.ts';
import { hasTier } from '../core/session/tiers.ts';
import { ConsultationScreen } from '../features/consultation/consultation-screen.tsx';
import { Badge } from '../ui/marks/badge.tsx';
import { Skeleton } from '../ui/states/states.tsx';
import '../features/consultation/styles/consultation.css';
import '../ui/controls/text-area.css';

/** Sessions with an expert, booked by calendar. */
export default function ConsultationRoute() {
  useDocumentTitle('Expert Consultation');
  const { user, tier, isLoading } = useSession();
  const isElite = user !== null && hasTier(tier, 'elite');
  return (
    <div className="page cn">
      <header className="page-h">
        <h1>Expert Consultation</h1>
        <Badge look="elite">Elite</Badge>
        <span className="cap">One to one, by video call</span>
      </header>
      {isLoading ? <Skeleton height={420} radius={8} /> : null}
      {!isLoading && isElite ? <ConsultationScreen key={user.id} /> : null}
      {!isLoading && !isElite ? (
        <EliteLock
          className="cn-locked"
          text="Sessions of 30 or 60 minutes with an expert on prices, on numbers or on stakes: booked by calendar, moved or cancelled until two hours before."
        />
      ) : null}
    </div>
  );
}
