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
      title={isOff ? 'These are the last known data; we retry every minute' : undefined}
    >
      {isOff ? WORDS[state] : words}
    </span>
  );
}
