import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../lib/paths.ts';
import { SEARCH_ID } from './site-search.ts';

export interface Shortcut {
  keys: string;
  does: string;
}

const GO: Record<string, { to: string; does: string }> = {
  h: { to: paths.home, does: 'Home' },
  g: { to: paths.games(), does: 'Games' },
  b: { to: paths.myBets(), does: 'My Bets' },
  d: { to: paths.dailyPicks, does: 'Daily Picks' },
  o: { to: paths.oddsComparison, does: 'Odds Comparison' },
  k: { to: paths.kellyCalculator, does: 'Kelly Calculator' },
  v: { to: paths.virtualSportsbook, does: 'Virtual Sportsbook' },
  l: { to: paths.weeklyLeaderboard, does: 'Weekly Leaderboard' },
  s: { to: paths.settings, does: 'Settings' },
};

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: '/', does: 'Search' },
  { keys: '?', does: 'This list' },
  { keys: 'Esc', does: 'Close what is open' },
  { keys: 'F8', does: 'Go to the message' },
  ...Object.entries(GO).map(([key, { does }]) => ({ keys: `g ${key}`, does })),
];

const CHORD_MS = 1200;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
const hasModal = (): boolean => document.querySelector('[data-scroll-lock]') !== null;

/** '/' to search, g and a letter to go somewhere, '?' for the list. */
export function useShortcuts(onHelp: () => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    let chordUntil = 0;
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || hasModal()) return;
      const isChord = event.timeStamp < chordUntil;
      chordUntil = event.key === 'g' && !isChord ? event.timeStamp + CHORD_MS : 0;
      const search = event.key === '/' ? document.getElementById(SEARCH_ID) : null;
      const go = isChord ? GO[event.key] : undefined;
      if (!search && !go && event.key !== '?') return;
      event.preventDefault();
      if (search) search.focus();
      else if (go) void navigate(go.to);
      else onHelp();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, onHelp]);
}
