import type { Tier } from '@clearedge/contract/terms';
import { NavLink } from 'react-router';
import { hasTier, TIER_NAME } from '../../../core/session/tiers.ts';
import { Badge } from '../../../ui/marks/badge.tsx';
import { Glyph } from '../../../ui/marks/glyph.tsx';
import { isBuilt, prefetchRoute } from '../../routes/route-files.ts';
import type { NavItem } from './nav-items.ts';

interface NavRowProps {
  item: NavItem;
  tier: Tier;
  count?: number | undefined;
}

// A long name leaves no room for both words; they are still there to be read aloud.
function Coming({ isShort }: { isShort: boolean }) {
  // Cheap to draw anew: the compiler's memory of it would cost more of the first load than it saves.
  'use no memo';
  return (
    <Badge>
      <span className={isShort ? 'sr' : undefined}>Coming</span> Soon
    </Badge>
  );
}

function ClosedRow({ item, tier }: NavRowProps) {
  'use no memo';
  const isLocked = item.tier !== 'free' && !hasTier(tier, item.tier);
  return (
    <span className="nav-a" aria-disabled="true" title={item.hint}>
      <Glyph name={item.icon} />
      <span className="nav-l">{item.label}</span>
      {isLocked && item.tier !== 'free' ? <Badge look={item.tier}>{TIER_NAME[item.tier]}</Badge> : <Coming isShort={!item.isComing} />}
    </span>
  );
}

/** One line of the navigation: a link, or greyed with the reason why it is not one. */
export function NavRow({ item, tier, count }: NavRowProps) {
  'use no memo';
  if (!hasTier(tier, item.tier) || item.isComing || !isBuilt(item.file)) return <ClosedRow item={item} tier={tier} />;
  return (
    <NavLink
      className="nav-a"
      to={item.to}
      end
      title={item.hint}
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
