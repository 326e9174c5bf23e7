import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../lib/paths.ts';
import { openSearch } from './site-search.ts';

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
  { keys: '⌘K or Ctrl K', does: 'Search from anywhere' },
  { keys: '?', does: 'This list' },
  { keys: 'Esc', does: 'Close what is open' },
  { keys: 'F8', does: 'Go to the message' },
  ...Object.entries(GO).map(([key, { does }]) => ({ keys: `g ${key}`, does })),
];

const CHORD_MS = 1200;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
const isCommandK = (event: KeyboardEvent): boolean => (event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === 'k';
const hasModal = (): boolean => document.querySelector('[data-scroll-lock]') !== null;

/** '/' or ⌘K to search, g and a letter to go somewhere, '?' for the list. */
export function useShortcuts(onHelp: () => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    let chordUntil = 0;
    const onKey = (event: KeyboardEvent): void => {
      if (isCommandK(event) && !event.defaultPrevented && !hasModal()) {
        event.preventDefault();
        openSearch();
        return;
      }
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || hasModal()) return;
      const isChord = event.timeStamp < chordUntil;
      chordUntil = event.key === 'g' && !isChord ? event.timeStamp + CHORD_MS : 0;
      const go = isChord ? GO[event.key] : undefined;
      if (event.key !== '/' && !go && event.key !== '?') return;
      event.preventDefault();
      if (event.key === '/') openSearch();
      else if (go) void navigate(go.to);
      else onHelp();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, onHelp]);
}
