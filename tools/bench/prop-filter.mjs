// The prop finder with 3,000 props in a real browser: from a press on a filter to the picture that shows it, and the work of the page's thread.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../chromium.ts';
import { startServer } from './servers.mjs';

const PROPS = 3000;
const ROUNDS = 12;
const REQUESTED_MS = 50;
const NOW = '2026-07-11T15:00:00Z';
const KINDS = ['hits', 'total_bases', 'home_runs', 'rbi', 'pitcher_strikeouts'];
const root = new URL('../..', import.meta.url).pathname;
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** A whole day of offers, each a little different, in the shape that the server answers with. */
function manyProps() {
  const count = { games: 20, lined: 18, over: 9, push: 0 };
  return Array.from({ length: PROPS }, (_, at) => {
    const propType = KINDS[at % KINDS.length];
    const gameId = `20260711_A${at % 15}@B${at % 15}`;
    return {
      id: `${gameId}~p${at}~${propType}~0.5`,
      gameId,
      startsAt: `2026-07-11T${17 + (at % 7)}:05:00.000Z`,
      playerId: `p${at}`,
      playerName: `P. Player${at}`,
      position: 'RF',
      teamCode: `A${at % 15}`,
      opponent: `B${at % 15}`,
      awayTeam: `Away ${at % 15}`,
      homeTeam: `Home ${at % 15}`,
      awayTeamCode: `A${at % 15}`,
      homeTeamCode: `B${at % 15}`,
      propType,
      category: propType.startsWith('pitcher') ? 'pitching' : 'hitting',
      line: 0.5 + (at % 3),
      overOdds: 100 + (at % 60),
      underOdds: -140,
      quotes: ['SUM', 'NRT', 'HRB', 'KEY'].map((book, n) => [book, 100 + (at % 60) - n, -140 - n]),
      isModelPrice: false,
      seenAt: NOW,
      isStale: false,
      bookCount: 4,
      fair: 0.44 + (at % 10) / 100,
      worstOver: 0.43,
      worstUnder: 0.5,
      model: 0.45 + (at % 12) / 100,
      pooled: 0.45 + (at % 11) / 100,
      push: 0,
      bestSide: 'over',
      expectedValue: (at % 20) - 10,
      confidence: at % 100,
      seasonAvg: 1.02,
      vsOpponent: 0.5,
      lastGames: [2, 0, 1, 1, 0, 3, 1, 0, 0, 2],
      lastLines: [0.5, 0.5, 1.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5],
      spans: { L5: count, L10: count, L20: count, season: count, opponent: count },
    };
  });
}

/** In the page: milliseconds from a press until the picture after it has been drawn. */
const press = (name) =>
  new Promise((done) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    const began = performance.now();
    button.click();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now() - began);
      port2.postMessage(null);
    });
  });

async function measure(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  const [pictures, works] = [[], []];
  for (let round = 0; round < ROUNDS; round++)
    for (const name of ['Hitting', 'Pitching']) {
      const before = await busy();
      pictures.push(await page.evaluate(press, name));
      works.push((await busy()) - before);
    }
  return { pictures, works };
}

const data = mkdtempSync(join(tmpdir(), 'clearedge-prop-filter-'));
const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, DEMO_NOW: NOW, LOG_LEVEL: 'error', NODE_ENV: 'production' };
const server = await startServer(join(root, 'server/dist/all.js'), env);
const { path, env: libraries } = await findChromium();
const browser = await playwright.launch({ executablePath: path, args: CHROMIUM_FLAGS, env: { ...process.env, ...libraries } });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const signIn = { data: { email: 'elite@clearedge.demo', password: 'clearedge' }, headers: { 'sec-fetch-site': 'same-origin' } };
  await page.request.post(`${server.url}/api/auth/login`, signIn);
  await page.route(/\/api\/prop-finder\?/, (route) => route.fulfill({ json: manyProps() }));
  await page.goto(`${server.url}/prop-finder`);
  await page
    .getByText(/3,000 props/)
    .first()
    .waitFor();
  const { pictures, works } = await measure(page);
  const figures = `press to picture median ${median(pictures).toFixed(1)} ms, longest ${Math.max(...pictures).toFixed(1)} ms; the page's thread ${median(works).toFixed(1)} ms`;
  console.log(`prop finder, a filter over ${PROPS.toLocaleString('en-US')} props: ${figures}   asked: under ${REQUESTED_MS} ms`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
