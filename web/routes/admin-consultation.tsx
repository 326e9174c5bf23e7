import { useDocumentTitle } from '../core/document-title.ts';
import { AdminPage } from '../features/admin/admin-page.tsx';
import { Pager } from '../features/admin/pager.tsx';
import { StaffScreen } from '../features/consultation/staff/staff-screen.tsx';

/** What staff do about sessions with experts. */
export default function AdminConsultationRoute() {
  useDocumentTitle('Consultations');
  return (
    <AdminPage title="Consultations" caption="Links, notes, and the experts’ hours">
      <StaffScreen Pager={Pager} />
    </AdminPage>
  );
}
