import clsx from 'clsx';
import { type LiveState, useLiveIndicator } from '../../../core/live/live.ts';

const WORDS: Record<Exclude<LiveState, 'live' | 'connecting'>, string> = { reconnecting: 'Reconnecting', offline: 'Offline' };

/** Whether what is on the screen follows the world by itself. */
export function LiveIndicator({ words = 'Live Updates', className }: { words?: string; className?: string }) {
  const state = useLiveIndicator();
  const isOff = state === 'reconnecting' || state === 'offline';
  return (
    <span
      className={clsx('live-ind', isOff && 'off', className)}
      title={isOff ? 'Shown are the last known data; asked again every minute' : undefined}
    >
      {isOff ? WORDS[state] : words}
    </span>
  );
}
