import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/store.ts';

export type LiveState = 'connecting' | 'live' | 'reconnecting' | 'offline';

export const liveState = createStore<LiveState>('connecting');
export const useLiveIndicator = (): LiveState => useSyncExternalStore(liveState.subscribe, liveState.get, liveState.initial);
