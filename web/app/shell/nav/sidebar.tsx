import { can } from '@clearedge/contract/entitlements';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useSession } from '../../../core/session/session.ts';
import { useStatus } from '../../../core/status.ts';
import { apiQuery } from '../../../lib/query.ts';
import { LiveIndicator } from '../header/live-indicator.tsx';
import { ThemeButton } from '../header/theme-button.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { SlipPanel } from '../slip-panel.tsx';
import { ADMIN_ITEMS, MORE_ITEMS, NAV_GROUPS } from './nav-items.ts';
import { type Counts, NavHeading, NavRows, NavSection } from './nav-sections.tsx';

function useCounts(isSignedIn: boolean): Counts {
  const games = useStatus()?.slateCount;
  const { data } = useQuery({ ...apiQuery('GET /api/bets/stats'), enabled: isSignedIn });
  return { ...(games ? { games } : {}), ...(data ? { pendingBets: data.pendingBets } : {}) };
}

/** Fixed beside the page on large screens; a sheet on small ones that closes when one navigates. */
export function Sidebar({ isOpen, ref }: { isOpen: boolean; ref: Ref<HTMLElement> }) {
  const { user, tier, isAdmin } = useSession();
  const counts = useCounts(user !== null);
  const rows = { tier, counts };

  return (
    <aside className="side" aria-label="Navigation" id="navigation" ref={ref} data-open={isOpen ? '' : undefined}>
      <div className="side-head">
        <span className="muted">Betting Platform</span>
        <LiveIndicator className="cap" words="Live Odds" />
        <ThemeButton className="sheet-only" />
      </div>
      <div className="side-find">
        <SearchBox />
      </div>
      <nav aria-label="Main">
        {NAV_GROUPS.map((group) => (
          <NavSection key={group.name} group={group} {...rows} />
        ))}
        <NavHeading text="More">
          <NavRows items={MORE_ITEMS} {...rows} />
        </NavHeading>
        {isAdmin || (user && can(tier, 'ticketDashboard')) ? (
          <NavHeading text="Admin">
            <NavRows items={ADMIN_ITEMS} {...rows} />
          </NavHeading>
        ) : null}
      </nav>
      <SlipPanel />
    </aside>
  );
}
