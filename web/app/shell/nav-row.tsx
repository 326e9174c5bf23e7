import type { Tier } from '@clearedge/contract/terms';
import { NavLink } from 'react-router';
import { hasTier, TIER_NAME } from '../../core/tiers.ts';
import { Badge } from '../../ui/badge.tsx';
import { Glyph } from '../../ui/glyph.tsx';
import { isBuilt, prefetchRoute } from '../route-files.ts';
import type { NavItem } from './nav-items.ts';

interface NavRowProps {
  item: NavItem;
  tier: Tier;
  count?: number | undefined;
}

function ClosedRow({ item, tier }: NavRowProps) {
  const isLocked = item.tier !== 'free' && !hasTier(tier, item.tier);
  return (
    <span className="nav-a" aria-disabled="true" title={item.hint}>
      <Glyph name={item.icon} />
      {item.label}
      {isLocked && item.tier !== 'free' ? <Badge look={item.tier}>{TIER_NAME[item.tier]}</Badge> : <Badge>Coming Soon</Badge>}
    </span>
  );
}

/** One line of the navigation: a link, or greyed with the reason why it is not one. */
export function NavRow({ item, tier, count }: NavRowProps) {
  if (!hasTier(tier, item.tier) || item.isComing || !isBuilt(item.file)) return <ClosedRow item={item} tier={tier} />;
  return (
    <NavLink
      className="nav-a"
      to={item.to}
      end
      title={item.hint}
      onPointerEnter={() => prefetchRoute(item.to)}
      onFocus={() => prefetchRoute(item.to)}
    >
      <Glyph name={item.icon} />
      {item.label}
      {item.isFeatured ? <Badge look="value">Featured</Badge> : null}
      {count ? <span className="cnt">{count}</span> : null}
    </NavLink>
  );
}
