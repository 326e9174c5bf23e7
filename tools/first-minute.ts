// npm run first-minute -- [--minutes 10] [--here]: a newcomer's first minute. Clones, types `npm start` with an empty npm cache, and opens thirty
// screens in a browser as the demo's accounts; then memory and idle processor share. `--here` starts this checkout as it is built, without clone and cache.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' }, here: { type: 'boolean', default: false } } });

/** A screen, who opens it, and what it must hold to be lived in. */
type Screen = readonly [path: string, account: 'visitor' | 'free' | 'pro' | 'elite' | 'admin', holds: RegExp];
const SCREENS: readonly Screen[] = [
  ['/', 'visitor', /\d+ picks|picks graded|ROI/i],
  ['/games', 'visitor', /Best price|Moneyline/i],
  ['/record', 'visitor', /units/i],
  ['/record?sport=cfl', 'visitor', /units|no bet/i],
  ['/model', 'visitor', /scored|log loss/i],
  ['/weekly-leaderboard', 'visitor', /points/i],
  ['/daily-digest', 'visitor', /Yesterday|Results/i],
  ['/cfl', 'visitor', /standings|Week/i],
  ['/golf/tournaments', 'visitor', /Round|Leaderboard|Tournament/i],
  ['/subscribe', 'visitor', /picks|record/i],
  ['/', 'free', /Open bets/],
  ['/my-bets', 'free', /Pending Bets/],
  ['/my-bets?tab=history', 'free', /Won/],
  ['/my-results', 'free', /ROI/],
  ['/my-results/practice', 'free', /ROI|Balance/],
  ['/virtual-sportsbook', 'free', /\$/],
  ['/groups', 'free', /members/i],
  ['/daily-picks', 'pro', /Open|Live|Won|Lost|no bet/i],
  ['/odds-comparison', 'pro', /hold/i],
  ['/hot-trends', 'pro', /luck/i],
  ['/my-bets?tab=history', 'pro', /Won/],
  ['/', 'elite', /Leaderboard/],
  ['/my-bets', 'elite', /\$/],
  ['/my-results', 'elite', /units|ROI/i],
  ['/my-results/analytics', 'elite', /ROI/],
  ['/strategies', 'elite', /bets/i],
  ['/prop-finder', 'elite', /EV/],
  ['/parlay-builder', 'elite', /Add/],
  ['/consultation', 'elite', /session/i],
  ['/admin', 'admin', /Revenue/],
  ['/admin/referrals', 'admin', /\$/],
  ['/admin/ticket-dashboard', 'admin', /open/i],
];
/** What a lived-in demo never says. */
const EMPTY =
  /not (enough|been analyzed|analyzed) yet|has been decided yet|No competitors|No trends found|has not spoken|Nothing here yet|\bNo (?!book has)[^.]{1,20} yet\b/;

const repository = fileURLToPath(new URL('..', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'clearedge-first-'));
const root = values.here ? repository : join(work, 'clearedge');
const port = await new Promise<number>((resolve) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = server.address() as { port: number };
    server.close(() => resolve(free));
  });
});
const url = `http://127.0.0.1:${port}`;
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

if (!values.here) execFileSync('git', ['clone', '-q', repository, root]);
const begun = performance.now();
const variables = { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: join(work, 'data'), LOG_LEVEL: 'error' };
// As `npm start` says it, without npm between: its process is the one that is measured.
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
const server = spawn(process.execPath, scripts.start.split(' ').slice(1), {
  cwd: root,
  env: values.here ? variables : { ...variables, npm_config_cache: join(work, 'npm-cache') },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const answers = async (path: string): Promise<boolean> => (await fetch(url + path).catch(() => null))?.ok ?? false;

const childrenOf = (pid: number): number[] =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)])
    .toString()
    .split('\n')
    .map(Number)
    .filter((child) => child > 0 && existsSync(`/proc/${child}/smaps_rollup`));

/** Processor time that a process and its ended children have used, in seconds. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100;
}

/** Resident memory of the process, the share of its database's processes, and the processor time of all, in MB and seconds; Linux only. */
function readProcess(): { mb: number; databaseMb: number; cpu: number } {
  const pid = server.pid!;
  const database = childrenOf(pid).flatMap((child) => [child, ...childrenOf(child)]);
  const share = (child: number): number => Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${child}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
  return {
    mb: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    databaseMb: database.reduce((sum, child) => sum + share(child), 0),
    cpu: [pid, ...database].reduce((sum, child) => sum + cpuOf(child), 0),
  };
}

async function contextOf(browser: Awaited<ReturnType<typeof chromium.launch>>, account: Screen[1]): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  if (account !== 'visitor') {
    const data = { email: `${account}@clearedge.demo`, password: 'clearedge' };
    await context.request.post('/api/auth/login', { data, headers: { 'sec-fetch-site': 'same-origin' } });
  }
  return context;
}

let failed = 0;
try {
  while (!(await answers('/'))) {
    if (server.exitCode !== null) throw new Error(`npm start ended with ${server.exitCode}`);
    await pause(100);
  }
  console.log(`first page        ${seconds(begun)} after npm start${values.here ? '' : ' in a bare clone with an empty npm cache'}`);
  const served = performance.now();
  const { path, env } = await findChromium();
  const browser = await chromium.launch({ executablePath: path, args: CHROMIUM_FLAGS, env: { ...process.env, ...env } });
  const contexts = new Map<Screen[1], BrowserContext>();
  for (const [place, account, holds] of SCREENS) {
    const context = contexts.get(account) ?? (await contextOf(browser, account));
    contexts.set(account, context);
    const page = await context.newPage();
    await page.goto(place, { waitUntil: 'networkidle' });
    const main = page.locator('#main');
    await main
      .getByText(holds)
      .first()
      .waitFor({ timeout: 5000 })
      .catch(() => undefined);
    const text = await main.innerText();
    const empty = EMPTY.exec(text)?.[0];
    const isFull = holds.test(text) && empty === undefined;
    if (!isFull) failed += 1;
    console.log(
      `${isFull ? 'ok   ' : 'EMPTY'} ${seconds(served).padStart(7)}  ${account.padEnd(7)} ${place}${empty ? `   "${empty}"` : isFull ? '' : `   without ${holds}`}`,
    );
    await page.close();
  }
  await browser.close();
  const minute = Number(values.minutes) * 60_000;
  const first = readProcess();
  const memory = ({ mb, databaseMb }: typeof first): string => `${mb.toFixed(0)} MB, and its database ${databaseMb.toFixed(0)} MB,`;
  console.log(`memory            ${memory(first)} after ${seconds(served)} of use`);
  await pause(Math.max(0, minute - 60_000 - (performance.now() - served)));
  const before = readProcess();
  await pause(60_000);
  const after = readProcess();
  console.log(
    `memory            ${memory(after)} after ${seconds(served)}; ${(((after.cpu - before.cpu) / 60) * 100).toFixed(1)}% of a core in the last minute; load ${loadavg()[0]!.toFixed(1)}`,
  );
  console.log(failed === 0 ? `${SCREENS.length} screens lived in` : `${failed} of ${SCREENS.length} screens look empty`);
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => (server.exitCode === null ? server.once('exit', resolve) : resolve(null)));
  rmSync(work, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;
