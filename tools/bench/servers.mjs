import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const canPin = process.platform === 'linux' && spawnSync('taskset', ['--version']).status === 0;

/** Keeps the load generator off the core that the servers run on. */
export function pinSelf() {
  if (canPin) spawnSync('taskset', ['-cp', '1', String(process.pid)]);
}

/** A new database fills its last ten days in the background; figures are taken when that is over. */
export async function untilQuiet(seconds = Number(process.env.SETTLE_SECONDS ?? 130)) {
  console.log(`waiting ${seconds} s for the new database to fill`);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

const TICKS_PER_SECOND = 100;

/** Seconds of processor time that the main thread of a process has used; null where the system does not tell. */
export function mainThreadSeconds(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return null;
  }
}

/** Starts a server on the first core and resolves once it prints its address. */
export function startServer(script, env) {
  const args = canPin ? ['-c', '0', process.execPath, script] : [script];
  const child = spawn(canPin ? 'taskset' : process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code} before it was ready`)));
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const found = /ready at (http:\/\/[^\s]+)/.exec(printed);
      if (found) resolve({ url: found[1].replace('localhost', '127.0.0.1'), pid: child.pid, stop: () => stop(child) });
    });
  });
}

function stop(child) {
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
}
