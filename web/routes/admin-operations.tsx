import { useDocumentTitle } from '../core/document-title.ts';
import { AdminPage } from '../features/admin/admin-page.tsx';
import { OperationsScreen } from '../features/admin/operations/operations-screen.tsx';

/** What waits, what runs, and who did what. */
export default function AdminOperationsRoute() {
  useDocumentTitle('Operations');
  return (
    <AdminPage title="Operations" caption="Settlement, bets, picks, providers, jobs, API keys and the audit log">
      <OperationsScreen />
    </AdminPage>
  );
}
