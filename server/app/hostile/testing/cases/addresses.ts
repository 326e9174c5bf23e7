import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeServer } from '../../../../testing/index.ts';
import { appRoutes } from '../../../app-routes.ts';
import { features } from '../../../features.ts';
import { rawRequest } from '../raw-request.ts';
import { withScene } from '../scene.ts';

const SECRET = 'nobody-reads-this';
const OUR_URL = 'https://edge.example';

const CLIMBS = [
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/%252e%252e%252fsecret.txt',
  '/.%00./secret.txt',
  '//secret.txt',
  '/assets//../../secret.txt',
  '/..;/secret.txt',
  '/%c0%ae%c0%ae/secret.txt',
  '/.git/config',
  '/.env',
  '/.server/draw-page.mjs',
  '/package.json',
  '/assets/',
  '/assets/app.js.map',
  '/etc/passwd',
  'file:///etc/passwd',
  'http://evil.example/secret.txt',
];
/** Where an address could lead a careless redirect. */
const AWAY = [
  '//evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '//evil.example/%2f..',
  '/http:/evil.example',
  '/login?next=https://evil.example',
  '/%0d%0aLocation:%20https://evil.example',
];

async function withPages(run: (port: number, mails: () => string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'clearedge-hostile-'));
  const webDist = join(folder, 'dist');
  mkdirSync(join(webDist, '.server'), { recursive: true });
  mkdirSync(join(webDist, 'assets'));
  writeFileSync(join(folder, 'secret.txt'), SECRET);
  for (const hidden of ['.env', 'assets/app.js.map', 'package.txt~']) writeFileSync(join(webDist, hidden), SECRET);
  writeFileSync(join(webDist, 'index.html'), '<!doctype html><html><head></head><body><!--boot--></body></html>');
  await withScene({ isFilled: false }, async ({ world }) => {
    world.container.config.publicUrl = OUR_URL;
    const server = await makeServer(features, {
      world,
      pages: { webDist, routes: appRoutes, publicUrl: () => OUR_URL, today: () => '2026-07-11' },
    });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    await run((server.app.server.address() as { port: number }).port, () => JSON.stringify(world.feed.mails));
    await server.close();
  });
  rmSync(folder, { recursive: true, force: true });
}

const get = (path: string, host = 'localhost'): string => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

test('no address leads out of the built pages, nor away from them', { timeout: 60_000 }, async () => {
  await withPages(async (port) => {
    const wrong: string[] = [];
    for (const path of [...CLIMBS, ...AWAY]) {
      const { text, statuses } = await rawRequest(port, get(path));
      const isRedirect = statuses.some((status) => status >= 300 && status < 400) || /^location:/im.test(text);
      if (text.includes(SECRET) || text.includes('root:') || isRedirect || statuses.length !== 1 || statuses[0]! >= 500)
        wrong.push(`${path}: ${text.slice(0, 200)}`);
    }
    expect(wrong).toEqual([]);
  });
});

test('nothing takes the name of the house from a header', { timeout: 60_000 }, async () => {
  await withPages(async (port, mails) => {
    for (const headers of [
      '',
      'X-Forwarded-Host: evil.example\r\n',
      'Forwarded: host=evil.example\r\n',
      'X-Original-URL: /admin\r\nX-Rewrite-URL: /admin\r\n',
    ]) {
      const page = await rawRequest(port, get('/games', 'evil.example').replace('\r\n\r\n', `\r\n${headers}\r\n`));
      expect(page.statuses).toEqual([200]);
      expect(page.text).not.toContain('evil.example');
    }
    const body = JSON.stringify({ email: 'reset@example.com' });
    const account = JSON.stringify({ username: 'reset', email: 'reset@example.com', password: 'a-password-of-length' });
    const post = (path: string, payload: string): string =>
      `POST ${path} HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${payload.length}\r\n\r\n${payload}`;
    expect((await rawRequest(port, post('/api/auth/register', account))).statuses).toEqual([201]);
    expect((await rawRequest(port, post('/api/auth/password/forgot', body))).statuses).toEqual([200]);
    expect(mails()).not.toContain('evil.example');
  });
});
