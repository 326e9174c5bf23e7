import { useDocumentTitle } from '../core/document-title.ts';
import { ExportButton } from '../features/accounts/settings/account-data.tsx';
import { SubscribeScreen } from '../features/billing/plans/subscribe-screen.tsx';
import { HomeRecord } from '../features/picks/home/home-record.tsx';

/** The plans, and what the reader pays for. */
export default function SubscribeRoute() {
  useDocumentTitle('Pricing');
  return (
    <div className="page billing">
      <header className="page-h">
        <h1>Choose Your Plan</h1>
        <span className="cap">Change or leave any time, in two clicks</span>
      </header>
      <SubscribeScreen record={<HomeRecord />} exportLink={<ExportButton />} />
    </div>
  );
}
