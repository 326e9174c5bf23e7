import { useSyncExternalStore } from 'react';
import { Glyph } from '../../ui/marks/glyph.tsx';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <output className="offline">
      <Glyph name="alert" />
      You are offline. Prices and scores are the last ones received, and bets cannot be placed.
    </output>
  );
}
