import type { Tier } from '@clearedge/contract/terms';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { hasTier, TIER_NAME } from '../../../core/session/tiers.ts';
import { paths } from '../../../lib/paths.ts';
import { Glyph } from '../../../ui/marks/glyph.tsx';
import type { CountName, NavGroup, NavItem } from './nav-items.ts';
import { NavRow } from './nav-row.tsx';

export type Counts = Partial<Record<CountName, number>>;

interface RowsProps {
  items: readonly NavItem[];
  tier: Tier;
  counts: Counts;
}

export const NavRows = ({ items, tier, counts }: RowsProps) =>
  items.map((item) => <NavRow key={item.to} item={item} tier={tier} count={item.count && counts[item.count]} />);

/** Pro and Elite under their own heading, with the way up for those who lack the tier. */
function PaidRows({ of, items, tier, counts }: RowsProps & { of: 'pro' | 'elite' }) {
  // Cheap to draw anew: the compiler's memory of it would cost more of the first load than it saves.
  'use no memo';
  const own = items.filter((item) => item.tier === of);
  if (own.length === 0) return null;
  return (
    <>
      <div className="nav-t">
        <span>{TIER_NAME[of]}</span>
        {hasTier(tier, of) ? null : (
          <Link to={paths.subscribe} aria-label={`Upgrade to ${TIER_NAME[of]}`}>
            Upgrade
          </Link>
        )}
      </div>
      <NavRows items={own} tier={tier} counts={counts} />
    </>
  );
}

export function NavSection({ group, tier, counts }: { group: NavGroup; tier: Tier; counts: Counts }) {
  'use no memo';
  const rows = { items: group.items, tier, counts };
  return (
    <details className="nav-g" open={group.isOpen}>
      <summary>
        {group.name}
        <Glyph name="right" small />
      </summary>
      <NavRows {...rows} items={group.items.filter((item) => item.tier === 'free')} />
      <PaidRows {...rows} of="pro" />
      <PaidRows {...rows} of="elite" />
    </details>
  );
}

export function NavHeading({ text, children }: { text: string; children: React.ReactNode }) {
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
