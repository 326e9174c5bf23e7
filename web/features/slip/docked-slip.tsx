import { useSlip } from '../../core/slip/index.ts';
import type { ToastText } from '../../core/toasts/toasts.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { SlipView } from './slip-view.tsx';

/** The slip as a panel beside a page's own content. */
export function DockedSlip({ failure }: { failure?: ToastText }) {
  const { entries } = useSlip();
  return (
    <Panel
      title="Your Betting Slip"
      caption={entries.length === 1 ? '1 bet' : `${entries.length} bets`}
      padded={false}
      className="slip-dock"
    >
      <SlipView failure={failure} />
    </Panel>
  );
}
