import { expect, test } from 'vitest';
import { fakeCollector } from '../../testing/fakes/fake-collector.ts';
import { memoryLog } from '../../testing/index.ts';
import { openTracing } from './open-tracing.ts';

const TERMS = { headers: {}, serviceName: 'edge', ratio: 1 };
const WORK = { name: 'work', kind: 'work' } as const;

test('a collector that refuses is reported once and costs the work nothing', async () => {
  const log = memoryLog();
  const collector = await fakeCollector((response) => response.writeHead(400).end());
  const around: object[] = [];
  const tracing = openTracing({ ...TERMS, endpoint: collector.endpoint }, () => {
    around.push(tracing.logFields());
    return log;
  });
  // Five batches: the first is sent as soon as it is full, the others at the end.
  for (let at = 0; at < 2500; at += 1) expect(await tracing.tracer.run(WORK, () => Promise.resolve(at))).toBe(at);
  await tracing.close();
  expect(collector.headers.length).toBeGreaterThan(1);
  expect(log.lines.map(({ level, message }) => [level, message])).toEqual([
    ['warn', 'the collector does not take traces; they are dropped until it does'],
  ]);
  // The span that filled a batch has no part in what became of it.
  expect(around).toEqual([{}]);
  await collector.close();
});

test('one that never answers holds up neither work nor the end, and keeps no more than the queue', async () => {
  const collector = await fakeCollector(() => undefined);
  const tracing = openTracing({ ...TERMS, endpoint: collector.endpoint }, memoryLog, 300);
  await Promise.all(Array.from({ length: 6000 }, (_, at) => tracing.tracer.run(WORK, () => Promise.resolve(at))));
  await tracing.close();
  expect(collector.spans.length).toBeLessThanOrEqual(2048 + 512);
  await collector.close();
});

test('one that is not there fails nothing', async () => {
  const gone = await fakeCollector();
  await gone.close();
  const tracing = openTracing({ ...TERMS, endpoint: gone.endpoint }, memoryLog, 10);
  await expect(tracing.tracer.run(WORK, () => Promise.reject(new RangeError('no')))).rejects.toThrow(RangeError);
  expect(await tracing.tracer.run(WORK, () => Promise.resolve('done'))).toBe('done');
  await tracing.close();
});

test('a share of traces is sent whole or not at all, and what outlives its span adds nothing', async () => {
  const collector = await fakeCollector();
  const tracing = openTracing({ ...TERMS, ratio: 0, endpoint: collector.endpoint }, memoryLog);
  const traceId = await tracing.tracer.run(WORK, () => tracing.tracer.run(WORK, () => Promise.resolve(tracing.logFields())));
  expect(traceId).toEqual({});
  await tracing.close();
  expect(collector.spans).toEqual([]);

  const all = openTracing({ ...TERMS, endpoint: collector.endpoint }, memoryLog);
  let late: Promise<unknown> = Promise.resolve();
  await all.tracer.run(WORK, () => {
    late = new Promise<void>((resolve) => setImmediate(resolve)).then(() =>
      all.tracer.run({ name: 'late', kind: 'call' }, () => Promise.resolve()),
    );
    return Promise.resolve();
  });
  await late;
  await all.close();
  expect(collector.spans.map(({ name }) => name)).toEqual(['work']);
  await collector.close();
});
