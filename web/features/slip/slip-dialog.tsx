import { closeSlip, useSlip } from '../../core/slip/index.ts';
import { Badge } from '../../ui/marks/badge.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { SlipView } from './slip-view.tsx';

/** The slip over any page. */
export function SlipDialog({ onClose = closeSlip }: { onClose?: () => void }) {
  const { entries } = useSlip();
  const title = (
    <>
      Betting Slip <Badge>{entries.length}</Badge>
    </>
  );
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title={title}>
      <SlipView onLeave={onClose} />
    </Dialog>
  );
}
