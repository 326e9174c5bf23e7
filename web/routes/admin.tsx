import { Link } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { AdminPage } from '../features/admin/admin-page.tsx';
import { adminPaths } from '../features/admin/admin-paths.ts';
import { AdminPanelScreen, SyncButton } from '../features/admin/panel/admin-panel-screen.tsx';
import { paths } from '../lib/paths.ts';
import { buttonClass } from '../ui/controls/button.tsx';

const LINKS = [
  { to: adminPaths.users, label: 'User Management' },
  { to: adminPaths.referrals, label: 'Referral Codes' },
  { to: adminPaths.stripeSetup, label: 'Stripe Setup' },
  { to: adminPaths.operations, label: 'Operations' },
  { to: paths.ticketDashboard, label: 'Ticket Dashboard' },
  { to: '/admin/consultation', label: 'Consultations' },
];

/** The operator's first page: figures, users and their plans, the way to the others. */
export default function AdminRoute() {
  useDocumentTitle('Admin Panel');
  return (
    <AdminPage title="Admin Panel" tools={<SyncButton />}>
      <nav className="ad-links" aria-label="Admin pages">
        {LINKS.map(({ to, label }) => (
          <Link key={to} className={buttonClass()} to={to}>
            {label}
          </Link>
        ))}
      </nav>
      <AdminPanelScreen />
    </AdminPage>
  );
}
