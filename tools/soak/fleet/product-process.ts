import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export interface ProcessPlan {
  name: string;
  role: 'web' | 'worker' | 'all';
  port: number;
  metricsPort: number;
  env: Readonly<Record<string, string>>;
}

const root = new URL('../../..', import.meta.url).pathname;
const PACED_DATE = new URL('paced-date.mjs', import.meta.url).href;
const READY = /ready at|is working/;

/** One process of the built product, at the same ports whenever it is started. */
export class ProductProcess {
  readonly plan: ProcessPlan;
  /** Errors that it logged, newest last. */
  readonly errors: string[] = [];
  /** From each kill until it answered again. */
  readonly recoveriesMs: number[] = [];
  #child: ChildProcess | null = null;

  constructor(plan: ProcessPlan) {
    this.plan = plan;
  }

  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  /** Resolves once it is ready. */
  start(): Promise<void> {
    const { role, port, metricsPort, env } = this.plan;
    const own = { PORT: String(port), METRICS_PORT: String(metricsPort), NODE_ENV: 'production', HOST: '127.0.0.1' };
    const child = spawn(process.execPath, ['--import', PACED_DATE, ...execArguments(), join(root, `server/dist/${role}.js`)], {
      env: { ...process.env, ...own, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    // Whatever ends this program ends what it started.
    const killToo = (): void => void child.kill('SIGKILL');
    process.once('exit', killToo);
    child.once('exit', () => process.off('exit', killToo));
    return new Promise((resolve, reject) => {
      let unread = '';
      const read = (chunk: Buffer): void => {
        const lines = (unread + chunk.toString()).split('\n');
        unread = lines.pop() ?? '';
        for (const line of lines) {
          if (READY.test(line)) resolve();
          else if (line !== '') this.errors.push(line);
        }
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', (code) => reject(new Error(`${this.plan.name} ended with ${code}: ${this.errors.slice(-5).join('\n')}`)));
    });
  }

  /** Kills it without a word, and starts it again. */
  async killAndRestart(): Promise<void> {
    const killedAt = performance.now();
    await this.#end('SIGKILL');
    await this.start();
    this.recoveriesMs.push(performance.now() - killedAt);
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  }
}

/** Options of Node for the processes, as `--cpu-prof`. */
const execArguments = (): string[] => (process.env.SOAK_NODE_OPTIONS ?? '').split(' ').filter(Boolean);
