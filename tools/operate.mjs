// node tools/operate.mjs NAME [arguments]: runs a command of the built server; builds only where nothing was built, so that a running one keeps its files.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { checkNode, installForRunning, run } from './lib/install.mjs';
import { inRepository, repository } from './lib/repository.mjs';

checkNode();
const [name, ...args] = process.argv.slice(2);
const entry = inRepository('server', 'dist', `${name}.js`);
installForRunning();
if (!existsSync(entry)) run(process.execPath, [inRepository('tools', 'build.mjs'), '--server'], { shell: false });
// DATA_DIR and files are named as for `npm start`.
process.chdir(repository);
process.env.NODE_ENV ??= 'production';
process.argv = [process.argv[0], entry, ...args];
await import(pathToFileURL(entry));
