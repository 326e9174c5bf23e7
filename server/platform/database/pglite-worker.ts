// Runs PGlite (PostgreSQL in WASM) off the main thread: a heavy query never blocks HTTP.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pgliteOptions } from './pglite-options.ts';
import type { EngineCall, EngineReply } from './pglite-protocol.ts';

const { dataDir } = workerData as { dataDir?: string };
const engine = await PGlite.create({ ...pgliteOptions(), ...(dataDir === undefined ? {} : { dataDir }) });
const port = parentPort!;

function run(call: EngineCall): Promise<unknown> {
  if (call.kind === 'close') return engine.close();
  if (call.kind === 'exec') return engine.exec(call.sql);
  return engine.query(call.sql, call.params, { rowMode: call.rowMode ?? 'object' });
}

function failureOf(error: unknown): NonNullable<EngineReply['failure']> {
  const { message, code, detail, constraint, table, column, severity } = error as Record<string, string | undefined>;
  return { message: message ?? 'unknown database error', code, detail, constraint, table, column, severity };
}

port.on('message', (call: EngineCall) => {
  run(call).then(
    (result) => port.postMessage({ id: call.id, result } satisfies EngineReply),
    (error: unknown) => port.postMessage({ id: call.id, failure: failureOf(error) } satisfies EngineReply),
  );
});
port.postMessage('ready');
