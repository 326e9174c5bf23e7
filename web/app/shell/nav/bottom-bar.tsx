import type { Ref } from 'react';
import { NavLink } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Glyph } from '../../../ui/marks/glyph.tsx';
import { SlipButton } from '../../slip/slip-button.tsx';
import './bottom-bar.css';

interface BottomBarProps {
  isNavOpen: boolean;
  onOpenNav: () => void;
  moreRef: Ref<HTMLButtonElement>;
}

/** What a thumb reaches on a phone: the main places, the slip, and everything else. */
export default function BottomBar({ isNavOpen, onOpenNav, moreRef }: BottomBarProps) {
  return (
    <nav className="bottom" aria-label="Quick">
      <NavLink to={paths.home} end>
        <Glyph name="house" />
        Home
      </NavLink>
      <NavLink to={paths.games()}>
        <Glyph name="ball" />
        Games
      </NavLink>
      <SlipButton className="" />
      <NavLink to={paths.myBets()}>
        <Glyph name="book" />
        My Bets
      </NavLink>
      <button type="button" ref={moreRef} aria-expanded={isNavOpen} aria-controls="navigation" onClick={onOpenNav}>
        <Glyph name="menu" />
        More
      </button>
    </nav>
  );
}
