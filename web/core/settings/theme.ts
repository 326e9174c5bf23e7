import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { writeStored } from '../../lib/storage.ts';
import { type Settings, useSettings } from './settings.ts';

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
  const system = useSyncExternalStore(subscribeSystem, systemTheme, (): Theme => 'dark');
  const client = useQueryClient();
  const theme = choice === 'system' ? system : choice;
  const toggle = (): void => {
    const change = async (): Promise<void> => {
      const { changeSettings } = await import('./settings-change.ts');
      await changeSettings(client, { theme: theme === 'dark' ? 'light' : 'dark' });
    };
    change().catch(() => undefined);
  };
  return { theme, choice, toggle };
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
