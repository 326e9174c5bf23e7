// npm start: installs what is missing, builds when the sources changed, runs everything in this process.
import { pathToFileURL } from 'node:url';
import { isBuilt } from './lib/fingerprint.mjs';
import { checkNode, installForRunning, run } from './lib/install.mjs';
import { inRepository, repository } from './lib/repository.mjs';

checkNode();
installForRunning();
if (!isBuilt()) {
  console.log('Building ClearEdge.');
  run(process.execPath, [inRepository('tools', 'build.mjs')], { shell: false });
}
// DATA_DIR is relative to the repository, wherever the command was given.
process.chdir(repository);
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(inRepository('server', 'dist', 'all.js')));
