import { can, lowestTier, PAID_TIERS, type PaidTier, TIER_NAME, TIER_RANK, type Tier } from '@clearedge/contract/entitlements';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type Ref } from 'react';
import { Link, NavLink } from 'react-router';
import { FeatureBadge } from '../../../core/session/feature-badge.tsx';
import { useSession } from '../../../core/session/session.ts';
import type { SportToday } from '../../../core/sports-today.ts';
import { paths } from '../../../lib/paths.ts';
import { apiQuery } from '../../../lib/query.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Glyph } from '../../../ui/marks/glyph.tsx';
import { prefetchRoute } from '../../routes/route-files.ts';
import { LiveIndicator } from '../header/live-indicator.tsx';
import { ThemeButton } from '../header/theme-button.tsx';
import { ADMIN_ITEMS, type CountName, MORE_ITEMS, NAV_GROUPS, type NavGroup, type NavItem } from './nav-items.ts';

interface NavRowProps {
  item: NavItem;
  tier: Tier;
  count?: number | undefined;
}

/** One line of the navigation: a link, or greyed with the plan that opens it. */
function NavRow({ item, tier, count }: NavRowProps) {
  // Cheap to draw anew: the compiler's memory of it would cost more of the first load than it saves.
  'use no memo';
  const { feature } = item;
  if (feature && !can(tier, feature))
    return (
      <span className="nav-a" aria-disabled="true" title={item.hint ?? item.label}>
        <Glyph name={item.icon} />
        <span className="nav-l">{item.label}</span>
        <FeatureBadge feature={feature} />
      </span>
    );
  return (
    <NavLink
      className="nav-a"
      to={item.to}
      end
      title={item.hint ?? item.label}
      onPointerEnter={() => void prefetchRoute(item.to)}
      onFocus={() => void prefetchRoute(item.to)}
    >
      <Glyph name={item.icon} />
      <span className="nav-l">{item.label}</span>
      {item.isFeatured ? <Badge look="value">Featured</Badge> : null}
      {count ? <span className="cnt">{count}</span> : null}
    </NavLink>
  );
}

type Counts = Partial<Record<CountName, number | undefined>>;
const LAST = 99;

interface RowsProps {
  items: readonly NavItem[];
  tier: Tier;
  counts: Counts;
}

const NavRows = ({ items, tier, counts }: RowsProps) =>
  items.map((item) => <NavRow key={item.to} item={item} tier={tier} count={item.count && counts[item.count]} />);

/** What a plan adds, under its own heading, with the way up for those who lack the tier. */
function PaidRows({ of, items, tier, counts }: RowsProps & { of: PaidTier }) {
  // Cheap to draw anew: the compiler's memory of it would cost more of the first load than it saves.
  'use no memo';
  const own = items.filter((item) => item.feature && lowestTier(item.feature) === of);
  if (own.length === 0) return null;
  return (
    <>
      <div className="nav-t">
        <span>{TIER_NAME[of]}</span>
        {TIER_RANK[tier] >= TIER_RANK[of] ? null : (
          <Link to={paths.subscribe} aria-label={`Upgrade to ${TIER_NAME[of]}`}>
            Upgrade
          </Link>
        )}
      </div>
      <NavRows items={own} tier={tier} counts={counts} />
    </>
  );
}

function NavSection({ group, tier, counts }: { group: NavGroup; tier: Tier; counts: Counts }) {
  'use no memo';
  const rows = { items: group.items, tier, counts };
  return (
    <details className="nav-g" open={group.isOpen}>
      <summary>
        {group.name}
        {counts.games ? <span className="cnt">{counts.games}</span> : null}
        <Glyph name="right" small />
      </summary>
      <NavRows {...rows} items={group.items.filter((item) => item.feature === null)} />
      {PAID_TIERS.map((of) => (
        <PaidRows key={of} {...rows} of={of} />
      ))}
    </details>
  );
}

function NavHeading({ text, children }: { text: string; children: React.ReactNode }) {
  'use no memo';
  return (
    <Fragment>
      <div className="nav-t">
        <span>{text}</span>
      </div>
      {children}
    </Fragment>
  );
}

/** Behind the groups that start open the leagues stand in the order of the sports: in season first, then by the next start. */
const placeOf = ({ isOpen, sport }: NavGroup, sports: readonly SportToday[]): number =>
  isOpen ? 0 : 1 + sports.findIndex((one) => one.sport === sport) || LAST;

/** Fixed beside the page on large screens; a sheet on small ones that closes when one navigates. */
export function Sidebar({ isOpen, ref }: { isOpen: boolean; ref: Ref<HTMLElement> }) {
  'use no memo';
  const { user, tier, isAdmin } = useSession();
  const { data: sports = [] } = useQuery(apiQuery('GET /api/sports'));
  const { data: stats } = useQuery({ ...apiQuery('GET /api/bets/stats'), enabled: user !== null });
  const counts = { pendingBets: stats?.pendingBets };
  const rows = { tier, counts };

  return (
    <aside className="side" aria-label="Navigation" id="navigation" ref={ref} data-open={isOpen ? '' : undefined}>
      <div className="side-head">
        <span className="muted">Betting Platform</span>
        <LiveIndicator className="cap" words="Live Odds" />
        <ThemeButton className="sheet-only" />
      </div>
      <nav aria-label="Main">
        {NAV_GROUPS.toSorted((a, b) => placeOf(a, sports) - placeOf(b, sports)).map((group) => (
          <NavSection
            key={group.name}
            group={group}
            tier={tier}
            counts={{ ...counts, games: sports.find((one) => one.sport === group.sport)?.games }}
          />
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
    </aside>
  );
}
