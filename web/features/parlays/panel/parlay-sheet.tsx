import { Sheet } from '../../../ui/overlay/dialog.tsx';
import { useChoice } from '../parlay-choice.ts';
import { ClearParlay, type PanelProps, ParlayView, titleOf } from './parlay-view.tsx';

/** The parlay as a sheet from the bottom, within reach of a thumb. */
export function ParlaySheet({ kind, userId, onClose }: PanelProps & { onClose: () => void }) {
  const { legs } = useChoice(kind);
  return (
    <Sheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={titleOf(kind, legs.length)}
      footer={<ClearParlay kind={kind} />}
    >
      <div className="pb-sheet">
        <ParlayView kind={kind} userId={userId} />
      </div>
    </Sheet>
  );
}
