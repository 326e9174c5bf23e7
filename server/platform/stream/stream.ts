import type { StreamMessage } from '../../kernel/ctx.ts';

/** What travels between the parts of one process and between processes. */
export type Signal =
  | { kind: 'message'; message: StreamMessage }
  /** A job was added: whoever runs jobs looks again. */
  | { kind: 'jobs' }
  /** Signals may have been missed: whatever was kept in memory is in doubt. */
  | { kind: 'resync' };

export type Listener = (signal: Signal) => void;

export interface Stream {
  /** Delivers here at once and to the other processes as soon as the database passes it on. */
  send: (signal: Signal) => Promise<void>;
  subscribe: (listener: Listener) => () => void;
  close: () => Promise<void>;
}
