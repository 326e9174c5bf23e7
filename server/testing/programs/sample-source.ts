// A source on a thread of its own, for the test of the stand-in.
import { parentPort } from 'node:worker_threads';
import { answerCalls } from '../../platform/threads.ts';

const source = {
  source: { kind: 'demo', label: 'Sample' },
  events: {
    dayAfter: (day: Date): Promise<Date> => Promise.resolve(new Date(day.getTime() + 86_400_000)),
    fail: (): Promise<never> => Promise.reject(new RangeError('no such day')),
    crash: (): void => process.exit(3),
  },
  league: { games: { count: (): number => 4 }, prices: { count: (): number => 12 } },
  absent: null,
};
answerCalls(source, parentPort!);
