// npm run security: what can be checked from outside, with what is installed here. Steps whose tool is missing say so.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fuzzServer } from './fuzz.ts';
import { startOwnServer } from './own-server.ts';
import { checkHeaders, checkLeftLying, checkLog, checkWire } from './probes.ts';
import { runScanners } from './scanners.ts';
import { type Outcome, skipped } from './step.ts';
import { audit, checkSupply, writeBill } from './supply.ts';

const root = new URL('../..', import.meta.url).pathname;
const folder = join(root, '.tmp', 'security');
const MARK = { passed: '✓', failed: '✗', skipped: '–' } as const;

let isGood = true;
function say({ step, result, lines }: Outcome): void {
  if (result === 'failed') isGood = false;
  console.log(`${MARK[result]} ${step}: ${lines.length === 1 ? lines[0] : ''}`);
  if (lines.length > 1) for (const line of lines) console.log(`    ${line}`);
}

async function probeServer(): Promise<void> {
  if (!existsSync(join(root, 'server/dist/all.js'))) return say(skipped('the built server', 'not built: npm run build'));
  const server = await startOwnServer(root);
  try {
    for (const check of [checkHeaders, checkLeftLying, checkWire, fuzzServer]) say(await check(server));
    if (!process.argv.includes('--no-scanners')) for (const outcome of await runScanners(server, folder)) say(outcome);
    say(checkLog(server));
  } finally {
    await server.stop();
  }
}

mkdirSync(folder, { recursive: true });
say(checkSupply(root));
say(await audit());
say(await writeBill(root, folder));
await probeServer();
if (!isGood) process.exitCode = 1;
