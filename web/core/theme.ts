import { useEffect, useSyncExternalStore } from 'react';
import { writeStored } from '../lib/storage.ts';
import { type Settings, useChangeSettings, useSettings } from './settings.ts';

export type Theme = 'dark' | 'light';
const GROUND: Record<Theme, string> = { dark: '#0a0d12', light: '#f4f6f8' };

const systemQuery = (): MediaQueryList => matchMedia('(prefers-color-scheme: light)');
const subscribeSystem = (listener: () => void): (() => void) => {
  const query = systemQuery();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};
const systemTheme = (): Theme => (systemQuery().matches ? 'light' : 'dark');

/** The theme on the screen, and the switch between the two. */
export function useTheme(): { theme: Theme; choice: Settings['theme']; toggle: () => void } {
  const choice = useSettings().theme;
  const system = useSyncExternalStore(subscribeSystem, systemTheme);
  const change = useChangeSettings();
  const theme = choice === 'system' ? system : choice;
  return { theme, choice, toggle: () => change.mutate({ theme: theme === 'dark' ? 'light' : 'dark' }) };
}

/** Keeps the document in the chosen theme; the script in index.html reads the stored choice before the first paint. */
export function useAppliedTheme(isReady: boolean): void {
  const { theme, choice } = useTheme();
  useEffect(() => {
    if (!isReady) return;
    writeStored('clearedge.theme', choice);
    document.documentElement.dataset.theme = theme;
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', GROUND[theme]);
  }, [theme, choice, isReady]);
}
