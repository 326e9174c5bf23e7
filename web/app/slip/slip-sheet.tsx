import { useSlipCount } from '../../core/slip/slip-dock.ts';
import { Badge } from '../../ui/marks/badge.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { SlipBody } from './slip-body.tsx';
import './slip-dock.css';

/** The slip over a page: a drawer at the right, on a phone a sheet within reach of a thumb. */
export function SlipSheet({ onClose }: { onClose: () => void }) {
  const count = useSlipCount();
  const title = (
    <>
      Betting Slip <Badge>{count}</Badge>
    </>
  );
  const isPhone = matchMedia('(max-width: 58.75em)').matches;
  return (
    <Dialog open place={isPhone ? 'sheet' : 'side'} onOpenChange={(open) => (open ? undefined : onClose())} title={title}>
      <SlipBody onLeave={onClose} />
    </Dialog>
  );
}
