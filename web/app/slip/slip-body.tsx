import { useLocation } from 'react-router';
import { type SlipMode, setSlipMode, useSlipMode } from '../../core/slip/slip-mode.ts';
import { PracticeSlip } from '../../features/practice/slip/slip-panel.tsx';
import { ParlaySlip } from '../../features/slip/parlay/parlay-slip.tsx';
import { SlipReceipt } from '../../features/slip/receipt/slip-receipt.tsx';
import { SlipView } from '../../features/slip/slip-view.tsx';
import { paths } from '../../lib/paths.ts';
import { Segmented } from '../../ui/controls/segmented.tsx';

const PICKS_FAILED = {
  title: 'Failed to place bets',
  description: 'There was an error placing your bets. Please try again.',
  variant: 'destructive',
} as const;

const MODES: readonly { value: SlipMode; label: string }[] = [
  { value: 'track', label: 'Track' },
  { value: 'practice', label: 'Practice' },
  { value: 'parlay', label: 'Parlay' },
];

/** What the dock and the sheet hold: one slip, and what to do with it. */
export function SlipBody({ onLeave }: { onLeave?: () => void }) {
  const { pathname } = useLocation();
  const mode = useSlipMode();
  return (
    <>
      <div className="dock-m">
        <Segmented label="What to do with the slip" value={mode} options={MODES} onChange={setSlipMode} />
      </div>
      <SlipReceipt onLeave={onLeave} />
      {mode === 'track' ? <SlipView failure={pathname === paths.dailyPicks ? PICKS_FAILED : undefined} onLeave={onLeave} /> : null}
      {mode === 'practice' ? <PracticeSlip onLeave={onLeave} /> : null}
      {mode === 'parlay' ? <ParlaySlip onLeave={onLeave} /> : null}
    </>
  );
}
