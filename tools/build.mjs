// npm run build [-- --server | --threads [name ...]]: the server's bundle and the web app, ready to be served.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildServer, buildThreads } from './lib/bundle.mjs';
import { fingerprint, markBuilt } from './lib/fingerprint.mjs';
import { checkNode, run } from './lib/install.mjs';
import { inRepository } from './lib/repository.mjs';

checkNode();
// Whoever asks, a test runner included: what is built is what people get.
process.env.NODE_ENV = 'production';
const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

function buildWeb() {
  const vite = dirname(createRequire(inRepository('web', 'package.json')).resolve('vite/package.json'));
  const build = (...extra) =>
    run(process.execPath, [join(vite, 'bin', 'vite.js'), 'build', '--logLevel', 'warn', ...extra], {
      cwd: inRepository('web'),
      shell: false,
    });
  build();
  // Into a folder of the first, which the first empties.
  build('--ssr', 'app/prerender/prerender-page.tsx');
}

if (options.includes('--threads')) {
  await buildThreads(names.length ? names : undefined);
} else {
  const digest = fingerprint();
  await buildServer();
  if (!options.includes('--server')) {
    buildWeb();
    markBuilt(digest);
  }
}
