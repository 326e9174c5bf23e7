import { Button } from '../../../ui/controls/button.tsx';
import { forgetRefusals } from './placing/place-slip.ts';
import { practiceSlip, usePracticeSlip } from './slip-store.ts';

/** Takes everything off the slip; nothing where there is nothing. */
export function ClearSlip() {
  const { items } = usePracticeSlip();
  if (items.length === 0) return null;
  return (
    <Button
      look="quiet"
      size="sm"
      onClick={() => {
        forgetRefusals();
        practiceSlip.clear();
      }}
    >
      Clear Slip
    </Button>
  );
}
