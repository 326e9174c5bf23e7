import type { SpanExporter } from '@opentelemetry/sdk-trace-node';
import { expect, test } from 'vitest';
import { memoryLog } from '../../testing/index.ts';
import { reportFailures } from './report-failures.ts';

test('the first batch that fails is reported, and the first that is taken again', () => {
  const log = memoryLog();
  const results = [0, 1, 1, 1, 0, 0, 1];
  const seen: number[] = [];
  const exporter: SpanExporter = {
    export: (_spans, done) => done({ code: results[seen.length]!, error: new Error(`connect ECONNREFUSED ${seen.length}`) }),
    shutdown: () => Promise.resolve(),
  };
  const reported = reportFailures(exporter, () => log);
  for (const _ of results) reported.export([], ({ code }) => seen.push(code));
  expect(seen).toEqual(results);
  expect(log.lines.map(({ level, fields }) => [level, fields])).toEqual([
    ['warn', { error: 'connect ECONNREFUSED 1' }],
    ['info', {}],
    ['warn', { error: 'connect ECONNREFUSED 6' }],
  ]);
});
