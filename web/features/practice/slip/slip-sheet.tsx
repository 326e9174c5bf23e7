import { Badge } from '../../../ui/marks/badge.tsx';
import { Sheet } from '../../../ui/overlay/dialog.tsx';
import { ClearSlip } from './clear-slip.tsx';
import { usePracticeSlip } from './slip-store.ts';
import { PracticeSlipView } from './slip-view.tsx';

/** The slip as a sheet from the bottom, within reach of a thumb. */
export function SlipSheet({ onClose }: { onClose: () => void }) {
  const { items } = usePracticeSlip();
  const title = (
    <>
      Betting Slip <Badge>{items.length}</Badge> <Badge look="warn">Practice</Badge>
    </>
  );
  return (
    <Sheet open onOpenChange={(open) => (open ? undefined : onClose())} title={title} footer={<ClearSlip />}>
      <div className="vs-sheet">
        <PracticeSlipView />
      </div>
    </Sheet>
  );
}
