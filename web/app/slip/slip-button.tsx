import { useSlipCount } from '../../core/slip/slip-dock.ts';
import { openSlip } from '../../core/slip/slip-store.ts';
import { Glyph } from '../../ui/marks/glyph.tsx';

/** Opens the slip over the page, with the count of what is on it. */
export function SlipButton({ className }: { className: string }) {
  // Cheap to draw anew: the compiler's memory of it would cost more of the first load than it saves.
  'use no memo';
  const count = useSlipCount();
  return (
    <button type="button" className={`${className} slip-btn`} aria-label={`View Slip (${count})`} onClick={openSlip}>
      <Glyph name="receipt" />
      Slip
      {count > 0 ? <span className="n">{count}</span> : null}
    </button>
  );
}
