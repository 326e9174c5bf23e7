import { setFlagsFromString } from 'node:v8';
import type { AppConfig } from '../app/app-config.ts';
import { type Composition, compose } from '../app/compose.ts';
import { createLogger } from '../platform/logger.ts';
import { readConfig } from './config.ts';
import { listen, listenForTools } from './listen.ts';
import { notifyOperator } from './notify-operator.ts';
import { restrictFiles } from './restrict-files.ts';

export interface Role {
  /** Answers HTTP. */
  serves: boolean;
  /** Runs jobs and schedules. */
  works: boolean;
}

const LONGEST_STOP_MS = 9000;

// V8 forgets code that was not run between two full collections, and with it what it had inlined:
// a server idle for some seconds then answers a fifth slower for good (docs/speed.md).
setFlagsFromString('--no-flush-bytecode');

/** Runs one kind of process until it is told to stop. */
export async function runRole(role: Role): Promise<void> {
  restrictFiles();
  let config: AppConfig | null = null;
  try {
    config = readConfig(process.env);
    await start(role, config);
  } catch (error) {
    // What an operator can put right needs a sentence, not a stack.
    console.error(notifyOperator(error, config));
    process.exit(1);
  }
}

async function start(role: Role, config: AppConfig): Promise<void> {
  const tracing = config.tracing && (await import('../platform/tracing/open-tracing.ts')).openTracing(config.tracing, () => log);
  const log = createLogger(config.logLevel, undefined, tracing?.logFields);
  const onDeath = (error: Error): void => {
    log.error({ error: error.message }, 'the embedded database is gone; ending, so that a restart can open it again');
    process.exit(1);
  };
  process.on('unhandledRejection', (error) =>
    log.error({ error: error instanceof Error ? error.stack : String(error) }, 'no one waited for this failure'),
  );
  const composition = await compose(config, log, onDeath, { tracer: tracing?.tracer });
  const http = role.serves ? composition.createHttp() : null;
  const tools = await listenForTools(config, composition);
  onStopSignal(async () => {
    tools?.close();
    await Promise.all([http?.close(), role.works ? composition.engine.stop() : undefined]);
    await Promise.all([composition.close(), tracing?.close()]);
  });
  if (role.works) await composition.engine.start();
  if (http) await listen(http, config, composition.container);
  else console.log('ClearEdge is working');
  sayAboutTls(role, composition);
}

function sayAboutTls({ serves }: Role, { container }: Composition): void {
  if (!serves || container.config.publicUrl.startsWith('https:')) return;
  container.log.debug(
    { publicUrl: container.config.publicUrl },
    'without TLS the session cookie is named sid and is not Secure; set PUBLIC_URL and TRUST_PROXY behind a TLS proxy',
  );
}

/** Stops once, however often it is asked to, and in bounded time. */
function onStopSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), LONGEST_STOP_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
