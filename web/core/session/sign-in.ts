import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/store.ts';

export type SignInMode = 'login' | 'register';
const store = createStore<SignInMode | null>(null);

/** Opens the sign-in dialog, in the mode asked for. */
export const openSignIn = (mode: SignInMode = 'login'): void => store.set(mode);
export const closeSignIn = (): void => store.set(null);
export const useSignInMode = (): SignInMode | null => useSyncExternalStore(store.subscribe, store.get, store.initial);
