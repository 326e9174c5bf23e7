// node tools/run.mjs FILE.ts [arguments]: bundles a TypeScript program and runs it with its arguments.
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './lib/bundle.mjs';
import { checkNode, installForRunning } from './lib/install.mjs';
import { inRepository } from './lib/repository.mjs';

checkNode();
const [program, ...args] = process.argv.slice(2);
if (!program) {
  console.error('Usage: node tools/run.mjs FILE.ts [arguments]');
  process.exit(2);
}
installForRunning();
const name = basename(program, '.ts');
const path = resolve(inRepository(), program);
await bundle({ [name]: path }, inRepository('server', 'dist', 'run'));
const entry = inRepository('server', 'dist', 'run', `${name}.js`);
process.argv = [process.argv[0], entry, ...args];
await import(pathToFileURL(entry));
