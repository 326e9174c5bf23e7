import { useLocation } from 'react-router';
import { SlipView } from '../../features/slip/slip-view.tsx';
import { paths } from '../../lib/paths.ts';

const PICKS_FAILED = {
  title: 'Failed to place bets',
  description: 'There was an error placing your bets. Please try again.',
  variant: 'destructive',
} as const;

/** What the dock and the sheet hold. */
export function SlipBody({ onLeave }: { onLeave?: () => void }) {
  const { pathname } = useLocation();
  return <SlipView failure={pathname === paths.dailyPicks ? PICKS_FAILED : undefined} onLeave={onLeave} />;
}
