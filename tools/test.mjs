// npm test [-- vitest's arguments]: installs what is missing, builds, runs every test and says how many passed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuilt } from './lib/fingerprint.mjs';
import { checkNode, installForTesting, run } from './lib/install.mjs';
import { inRepository, repository } from './lib/repository.mjs';

checkNode();
installForTesting();
if (!isBuilt()) run(process.execPath, [inRepository('tools', 'build.mjs')], { shell: false });

const results = inRepository('.tmp', `test-results-${process.pid}.json`);
mkdirSync(inRepository('.tmp'), { recursive: true });
const vitest = inRepository('node_modules', 'vitest', 'vitest.mjs');
const reporters = [
  '--reporter=default',
  `--reporter=${inRepository('tools', 'testing', 'evidence-reporter.ts')}`,
  '--reporter=json',
  `--outputFile.json=${results}`,
];
const { status } = spawnSync(process.execPath, [vitest, 'run', ...reporters, ...process.argv.slice(2)], {
  cwd: repository,
  stdio: 'inherit',
});

function counts() {
  if (!existsSync(results)) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(results, 'utf8'));
  rmSync(results);
  // A file that does not even load has no test to fail.
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  return { passed: numPassedTests, failed: numFailedTests + broken };
}

const { passed, failed } = counts();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : (status ?? 1);
