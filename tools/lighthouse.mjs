// npm run lighthouse [-- --desktop] [PAGE…]: median of three runs on the pages that matter, or on those named, against a server of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { startServer, untilQuiet } from './bench/servers.mjs';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';

const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3);
const LEAST = 95;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const root = new URL('..', import.meta.url).pathname;
const isDesktop = process.argv.includes('--desktop');
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function measure(url, chromium) {
  const profile = mkdtempSync(join(tmpdir(), 'clearedge-lighthouse-'));
  const chrome = await launch({
    chromePath: chromium.path,
    userDataDir: profile,
    chromeFlags: CHROMIUM_FLAGS,
    envVars: { ...process.env, ...chromium.env },
  });
  try {
    const { lhr } = await lighthouse(
      url,
      { port: chrome.port, logLevel: 'error', onlyCategories: categories },
      isDesktop ? desktopConfig : undefined,
    );
    const failed = Object.values(lhr.audits).filter(
      (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative',
    );
    return {
      paint: Math.round(lhr.audits['largest-contentful-paint'].numericValue ?? 0),
      shift: lhr.audits['cumulative-layout-shift'].numericValue ?? 0,
      scores: categories.map((name) => Math.round((lhr.categories[name].score ?? 0) * 100)),
      failed: failed.map(({ id, displayValue }) => `${id}${displayValue ? ` (${displayValue})` : ''}`),
    };
  } finally {
    chrome.kill();
    rmSync(profile, { recursive: true, force: true });
  }
}

const data = mkdtempSync(join(tmpdir(), 'clearedge-lighthouse-data-'));
const server = await startServer(join(root, 'server/dist/all.js'), {
  NODE_ENV: 'production',
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: data,
  DEMO_NOW: '2026-07-11T20:30:00Z',
  LOG_LEVEL: 'error',
});
let isGood = true;
try {
  const chromium = await findChromium();
  await untilQuiet();
  const games = await (await fetch(`${server.url}/api/games`)).json();
  const named = process.argv.slice(2).filter((word) => word.startsWith('/'));
  const pages = named.length > 0 ? named : ['/', '/games', `/game/${encodeURIComponent(games[0].gameId)}`];
  console.log(`${isDesktop ? 'desktop' : 'mobile'}, median of ${RUNS}: ${categories.join(' / ')}`);
  for (const page of pages) {
    const runs = [];
    for (let at = 0; at < RUNS; at++) runs.push(await measure(`${server.url}${page}`, chromium));
    const scores = categories.map((_, at) => median(runs.map((run) => run.scores[at])));
    if (scores.some((score) => score < LEAST)) isGood = false;
    // The figures are of this machine: what else it was doing belongs beside them.
    const load = loadavg()[0].toFixed(1);
    console.log(
      `${page.padEnd(28)} ${scores.join(' / ')}   LCP ${median(runs.map(({ paint }) => paint))} ms   CLS ${median(runs.map(({ shift }) => shift)).toFixed(3)}   load ${load}   ${runs[0].failed.slice(0, 8).join(', ')}`,
    );
  }
} finally {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);
