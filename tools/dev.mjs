// npm run dev: the server, rebuilt and restarted when its sources change, and Vite's development server in front of it.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildServer } from './lib/bundle.mjs';
import { checkNode, installForTesting } from './lib/install.mjs';
import { inRepository, repository } from './lib/repository.mjs';

const QUIET_MS = 200;
checkNode();
installForTesting();

let server;
let timer;
async function restart() {
  const previous = server;
  if (previous && previous.exitCode === null) {
    previous.kill('SIGTERM');
    await new Promise((done) => previous.once('exit', done));
  }
  try {
    await buildServer();
    server = spawn(process.execPath, ['--enable-source-maps', inRepository('server', 'dist', 'all.js')], {
      cwd: repository,
      stdio: 'inherit',
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
let restarting = Promise.resolve();
const restartSoon = () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    restarting = restarting.then(restart);
  }, QUIET_MS);
};

for (const folder of ['quant', 'contract', 'server']) {
  watch(inRepository(folder), { recursive: true }, (_event, name) => {
    if (name?.endsWith('.ts') && !name.includes('dist') && !name.endsWith('.test.ts')) restartSoon();
  });
}
restartSoon();
const vite = dirname(createRequire(inRepository('web', 'package.json')).resolve('vite/package.json'));
spawn(process.execPath, [join(vite, 'bin', 'vite.js')], { cwd: inRepository('web'), stdio: 'inherit' });
