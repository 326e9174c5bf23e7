import type { Ref } from 'react';
import { Link } from 'react-router';
import { SEARCH_ID } from '../../../core/site-search.ts';
import { useStatus, useToday } from '../../../core/status.ts';
import { formatDate } from '../../../lib/format-time.ts';
import { paths } from '../../../lib/paths.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { Glyph } from '../../../ui/marks/glyph.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { HeaderUser } from './header-user.tsx';
import { LiveIndicator } from './live-indicator.tsx';
import { LivePill } from './live-pill.tsx';
import { Logo } from './logo.tsx';
import { ThemeButton } from './theme-button.tsx';

function SourceBadge() {
  const source = useStatus()?.source;
  // A rehearsal is live by its kind, and by its label not.
  if (!source || source.label === 'Live') return null;
  return (
    <span className="sim" title={source.notice ?? undefined}>
      <span>{source.label}</span>
    </span>
  );
}

function Today() {
  return <span className="muted nw d-date hide-m">{formatDate(useToday(), 'full')}</span>;
}

interface HeaderProps {
  isNavOpen: boolean;
  onOpenNav: () => void;
  menuRef: Ref<HTMLButtonElement>;
}

export function Header({ isNavOpen, onOpenNav, menuRef }: HeaderProps) {
  return (
    <header className="head">
      <IconButton ref={menuRef} label="Menu" className="menu-btn" aria-expanded={isNavOpen} aria-controls="navigation" onClick={onOpenNav}>
        <Glyph name="menu" />
      </IconButton>
      <Link className="logo" to={paths.home} aria-label="ClearEdge, home">
        <Logo />
        <span className="hide-s">ClearEdge</span>
      </Link>
      <SearchBox id={SEARCH_ID} hasKey />
      <LivePill />
      <span className="grow" />
      <SourceBadge />
      <LiveIndicator className="hide-m" />
      <Today />
      <ThemeButton className="hide-s" />
      <HeaderUser />
    </header>
  );
}
