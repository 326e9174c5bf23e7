import { Ticket } from 'lucide-react';
import { Link } from 'react-router';
import { useDocumentTitle } from '../core/document-title.ts';
import { AdminPage } from '../features/admin/admin-page.tsx';
import { adminPaths } from '../features/admin/admin-paths.ts';
import { UsersScreen } from '../features/admin/users/users-screen.tsx';
import { CodeTable } from '../features/referrals/codes/code-table.tsx';
import { useReferralCodes } from '../features/referrals/referral.queries.ts';
import { buttonClass } from '../ui/controls/button.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import { EmptyState, ErrorState, Skeleton } from '../ui/states/states.tsx';

const FIRST = 5;

function FirstCodes() {
  const { data, isError, refetch } = useReferralCodes();
  const all = (
    <Link className={buttonClass()} to={adminPaths.referrals}>
      All referral codes
    </Link>
  );
  if (isError) return <ErrorState title="Referral codes could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={240} radius={8} />;
  return (
    <Panel title="Newest codes" tools={all} padded={false}>
      {data.length > 0 ? <CodeTable codes={data.slice(0, FIRST)} /> : <EmptyState icon={Ticket} title="No referral codes created yet" />}
    </Panel>
  );
}

/** Everybody who has an account, and the first of the referral codes. */
export default function AdminUsersRoute() {
  useDocumentTitle('User Management');
  return (
    <AdminPage title="User Management">
      <UsersScreen
        codes={
          <div className="referrals">
            <FirstCodes />
          </div>
        }
      />
    </AdminPage>
  );
}
