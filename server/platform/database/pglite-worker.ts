// Runs PGlite (PostgreSQL in WASM) off the main thread: a heavy query never blocks HTTP.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { failureOf, type ThreadMessage } from '../threads.ts';
import { pgliteOptions } from './pglite-options.ts';
import type { EngineCall } from './worker-engine.ts';

const { dataDir } = workerData as { dataDir: string };
const engine = await PGlite.create({ ...pgliteOptions(), dataDir });
const port = parentPort!;
const say = (message: ThreadMessage): void => port.postMessage(message);

function run(call: EngineCall): Promise<unknown> {
  if (call.kind === 'close') return engine.close();
  if (call.kind === 'exec') return engine.exec(call.sql);
  return engine.query(call.sql, call.params, { rowMode: call.rowMode ?? 'object' });
}

port.on('message', ({ id, ...call }: EngineCall & { id: number }) => {
  run(call as EngineCall).then(
    (value) => say({ id, value }),
    (error: unknown) => say({ id, failure: failureOf(error) }),
  );
});
say({ ready: true });
