import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRepository, repository } from './repository.mjs';

const OLDEST = [20, 19];

/** Ends with a sentence on a Node that is too old, instead of a syntax error somewhere. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  console.error(`ClearEdge needs Node ${OLDEST.join('.')} or later; this is ${process.versions.node}.`);
  process.exit(1);
}

export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: repository,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

const isThere = (name) => existsSync(inRepository('node_modules', name));

/** Installs what a start needs, when it is missing. */
export function installForRunning() {
  if (isThere('fastify') && isThere('rolldown')) return;
  console.log('Installing what ClearEdge needs; this happens once.');
  run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund']);
}

/** Installs what the tests need too, when it is missing. */
export function installForTesting() {
  if (isThere('fastify') && isThere('vitest')) return;
  console.log('Installing what the tests need; this happens once.');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
}
