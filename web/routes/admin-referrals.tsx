import { useDocumentTitle } from '../core/document-title.ts';
import { AdminPage } from '../features/admin/admin-page.tsx';
import { CodesScreen } from '../features/referrals/codes/codes-screen.tsx';

/** Referral codes and their commissions, for staff. */
export default function AdminReferralsRoute() {
  useDocumentTitle('Referral Codes');
  return (
    <AdminPage title="Referral Codes">
      <div className="referrals">
        <CodesScreen />
      </div>
    </AdminPage>
  );
}
