import { vi } from 'vitest';
import { NOW } from './sample-game.ts';

/** Holds the date still at the samples' time; timers run as usual. */
export const holdTime = (now: string = NOW): void => void vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
export const releaseTime = (): void => void vi.useRealTimers();
