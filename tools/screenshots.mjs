// npm run screenshots: the README's pictures, made from a fresh demo so that they show what a newcomer gets.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { startServer } from './bench/servers.mjs';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';

const root = new URL('..', import.meta.url).pathname;
const pictures = join(root, 'docs/pictures');
const data = mkdtempSync(join(tmpdir(), 'clearedge-pictures-'));
mkdirSync(pictures, { recursive: true });
const server = await startServer(join(root, 'server/dist/all.js'), {
  NODE_ENV: 'production',
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: data,
  DEMO_NOW: '2026-07-11T20:30:00Z',
  LOG_LEVEL: 'error',
});
const { path, env } = await findChromium();
const browser = await chromium.launch({ executablePath: path, args: CHROMIUM_FLAGS, env: { ...process.env, ...env } });

async function open(email, theme = 'dark') {
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await context.addInitScript(`localStorage.setItem('clearedge.settings', JSON.stringify({ theme: '${theme}' }))`);
  const headers = { 'sec-fetch-site': 'same-origin' };
  if (email) await context.request.post('/api/auth/login', { data: { email, password: 'clearedge' }, headers });
  return {
    context,
    page: await context.newPage(),
    post: (url, body) => context.request.post(url, { data: body, headers, timeout: 120_000 }),
  };
}
const shoot = async (page, name) => {
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(pictures, `${name}.png`) });
  console.log(`docs/pictures/${name}.png`);
};

try {
  const { page, post, context } = await open('pro@clearedge.demo');
  await page.goto('/games');
  await shoot(page, 'games-dark');
  const games = await (await context.request.get('/api/games')).json();
  const next = games.find((game) => game.status === 'scheduled');
  await page.goto(`/game/${encodeURIComponent(next.gameId)}`);
  await shoot(page, 'game-dark');
  const line = next.odds.find((odds) => odds.market === 'moneyline');
  const bet = {
    gameId: next.gameId,
    betType: 'moneyline',
    selection: next.awayTeam,
    odds: line.awayOdds,
    stake: 40,
    book: line.away.bookName,
  };
  const placed = await (await post('/api/bets', { ...bet, pick: { market: 'moneyline', side: 'away' } })).json();
  const admin = await open('admin@clearedge.demo');
  await admin.post('/api/admin/demo/advance', { to: 'slate-final' });
  await page.goto(`/my-bets?tab=history&bet=${placed.id}`);
  await page.getByText('How it was graded').waitFor();
  await shoot(page, 'receipt-dark');
  const light = await open(null, 'light');
  await light.page.goto('/');
  await shoot(light.page, 'home-light');
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
