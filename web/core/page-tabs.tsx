import type { ReactNode } from 'react';
import { Link } from 'react-router';
import './page-tabs.css';

interface Props {
  label: string;
  /** Address of the one that is open. */
  current: string;
  tabs: readonly { to: string; label: ReactNode }[];
}

/** Tabs of one page that each have an address and a screen of their own. */
export function PageTabs({ label, current, tabs }: Props) {
  return (
    <nav className="tabs page-tabs" aria-label={label}>
      {tabs.map(({ to, label: name }) => (
        <Link key={to} to={to} aria-current={to === current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
