import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../core/session/session.ts';
import { useAppliedTheme } from '../core/settings/theme.ts';
import { giveSlipTo } from '../core/slip/slip-store.ts';

/** What runs as long as the app does: the stream, the theme, and who is there. */
export function useAppEffects(): void {
  const { user, isKnown, isLoading } = useSession();
  const userId = user?.id ?? null;

  useAppliedTheme(!isLoading);
  useEffect(() => {
    if (isKnown) giveSlipTo(userId);
  }, [isKnown, userId]);
  useLiveStream(!isLoading, userId);
}

// A stream belongs to whoever opened it: another person needs another one.
function useLiveStream(isReady: boolean, userId: string | null): void {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: reopened when the person changes
  useEffect(() => {
    if (!isReady) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const begin = async (): Promise<void> => {
      const { startLive } = await import('../core/live/live-stream.ts');
      if (!isOver) stop = startLive(client);
    };
    void begin();
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client, isReady, userId]);
}
