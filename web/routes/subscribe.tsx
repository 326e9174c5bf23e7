import { useDocumentTitle } from '../core/document-title.ts';
import { ExportButton } from '../features/accounts/settings/account-data.tsx';
import { SubscribeScreen } from '../features/billing/plans/subscribe-screen.tsx';
import { RecordProof } from '../features/picks/record/record-proof.tsx';

/** The plans, and what the reader pays for. */
export default function SubscribeRoute() {
  useDocumentTitle('Pricing');
  return (
    <div className="page billing">
      <header className="plan-head">
        <h1>Pay for prices and tools, not for promises</h1>
        <p className="muted">The record is public and free. Cancel any time, keep your bets.</p>
      </header>
      <SubscribeScreen record={<RecordProof />} exportLink={<ExportButton />} />
    </div>
  );
}
