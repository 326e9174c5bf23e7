import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { setClockOffset } from '../core/clock.ts';
import { useSession } from '../core/session/session.ts';
import { useAppliedTheme } from '../core/settings/theme.ts';
import { giveSlipTo } from '../core/slip/slip-store.ts';
import { useStatus } from '../core/status.ts';

/** What runs as long as the app does: the stream, the clock, the theme, and who is there. */
export function useAppEffects(): void {
  const { user, isKnown, isLoading } = useSession();
  const userId = user?.id ?? null;
  const offset = useStatus()?.clockOffsetMs;

  useAppliedTheme(!isLoading);
  useEffect(() => {
    if (offset !== undefined) setClockOffset(offset);
  }, [offset]);
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
