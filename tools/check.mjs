// Static checks: types, lint, format, the house's own rules. Tests are `npm test`.
import { spawnSync } from 'node:child_process';

const root = new URL('..', import.meta.url).pathname;
const steps = [
  ['types', 'npx', ['--no-install', 'tsc', '-p', 'tsconfig.json']],
  ['types of the web', 'npx', ['--no-install', 'tsc', '-p', 'web/tsconfig.json']],
  ['format and lint', 'npx', ['--no-install', 'biome', 'ci', '--error-on-warnings', '.']],
  ['typed lint', 'npx', ['--no-install', 'oxlint', '--type-aware', '--deny-warnings', '.']],
  ['what no one uses', 'npx', ['--no-install', 'knip', '--no-progress']],
  ['house rules', 'npx', ['--no-install', 'tsx', 'tools/guards/run.ts']],
];
let failed = 0;
for (const [name, command, args] of steps) {
  const started = Date.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${String(name)} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
