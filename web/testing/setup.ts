import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { setClockOffset } from '../core/clock.ts';
import type { Store } from '../lib/store.ts';
import { knowStore, resetStores } from './known-stores.ts';

vi.mock('../lib/store.ts', async (original) => {
  const { createStore } = await original<typeof import('../lib/store.ts')>();
  return {
    createStore: <T>(initial: T): Store<T> => {
      const store = createStore(initial);
      knowStore(store as Store<unknown>);
      return store;
    },
  };
});

// A screen is its own chunk: the first test that opens it waits for it to be compiled.
configure({ asyncUtilTimeout: 10_000 });

const errors: string[] = [];

beforeEach(() => {
  errors.length = 0;
  localStorage.clear();
  document.documentElement.dataset.theme = 'dark';
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    errors.push(args.map(String).join(' '));
  });
  vi.stubGlobal('EventSource', undefined);
  vi.stubGlobal('scrollTo', () => undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  setClockOffset(0);
  resetStores();
  if (errors.length > 0) throw new Error(`A screen wrote to console.error:\n${errors.join('\n')}`);
});
