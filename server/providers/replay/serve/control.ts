import { z } from 'zod';
import { type Fault, readFault } from '../faults/fault.ts';
import type { Replay } from './replay.ts';
import type { ReplayClock } from './replay-clock.ts';

export const CONTROL_PATH = '/_control';
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const FASTEST = 3600;

export interface Controlled {
  replay: Replay;
  clock: ReplayClock;
}

const Order = z.strictObject({
  at: z.iso.datetime({ offset: true }).optional(),
  speed: z.number().min(0).max(FASTEST).optional(),
  /** All that is to be wrong from now on, in the form of `--fault`; an empty list heals. */
  faults: z.array(z.string()).max(50).optional(),
});

const stateOf = ({ replay, clock }: Controlled): object => ({
  at: clock.now().toISOString(),
  speed: clock.speed,
  faults: replay.faults.map(({ place, kind, from, forMs }) => ({
    provider: place,
    kind,
    from: from.toISOString(),
    seconds: forMs === null ? null : forMs / 1000,
  })),
});

/** GET tells time, speed and faults; POST `{at?, speed?, faults?}` sets them. Only for callers on the same machine. */
export function answerControl(
  { method, from, body }: { method: string; from: string; body: string },
  controlled: Controlled,
): { status: number; said: object } {
  if (!LOOPBACK.test(from)) return { status: 403, said: { message: 'only from the machine itself' } };
  if (method !== 'POST') return { status: method === 'GET' ? 200 : 405, said: stateOf(controlled) };
  const order = Order.safeParse(readJson(body));
  if (!order.success) return { status: 400, said: { message: z.prettifyError(order.error) } };
  const { at, speed, faults } = order.data;
  try {
    const time = at ? new Date(at) : controlled.clock.now();
    const read: Fault[] | undefined = faults?.map((text) => readFault(text, time));
    controlled.clock.set({ at: time, ...(speed === undefined ? {} : { speed }) });
    if (read) controlled.replay.faults = read;
  } catch (error) {
    return { status: 400, said: { message: error instanceof Error ? error.message : 'not understood' } };
  }
  return { status: 200, said: stateOf(controlled) };
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
