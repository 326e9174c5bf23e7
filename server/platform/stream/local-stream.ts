import type { Logger } from '../../kernel/log.ts';
import type { Listener, Signal, Stream } from './stream.ts';

export interface LocalStream extends Stream {
  deliver: (signal: Signal) => void;
}

/** The stream of a single process; the embedded database needs no more. */
export function createLocalStream(log: Logger): LocalStream {
  const listeners = new Set<Listener>();
  const deliver = (signal: Signal): void => {
    for (const listener of listeners) {
      try {
        listener(signal);
      } catch (error) {
        log.error({ error: String(error), signal: signal.kind }, 'a stream listener failed');
      }
    }
  };
  return {
    deliver,
    send: (signal) => {
      deliver(signal);
      return Promise.resolve();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => {
      listeners.clear();
      return Promise.resolve();
    },
  };
}
