import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeServer, type TestServer, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { sampleContract, sampleFeature, sampleState } from '../../../testing/sample-routes.ts';
import { repositoryRoot } from '../../place.ts';
import type { PageRoute } from './page-options.ts';

const INDEX = `<!doctype html><html lang="en"><head><title>x</title><meta name="description" content="y" />
<link rel="stylesheet" crossorigin href="/assets/app-1.css"><script>theme()</script></head><body>
<div id="root"><!--screen--><header>waiting</header><!--/screen--></div><script>start()</script><!--boot--></body></html>`;
const MANIFEST = {
  'index.html': { file: 'assets/app-1.js', isEntry: true, css: ['assets/app-1.css'] },
  'routes/notes.tsx': { file: 'assets/notes-1.js', imports: ['index.html', '_kit.js'] },
  '_kit.js': { file: 'assets/kit-1.js', css: ['assets/notes-1.css', 'assets/narrow-1.css'] },
};
const DRAWER = `export async function drawPage(path, boot) {
  if (path === '/note/2') throw new Error('a broken screen');
  return { html: '<h1 data-s="0">' + Object.keys(JSON.parse(boot)) + '</h1>', css: '[data-s="0"]{color:red}', drawnAtMs: 42 };
}`;
let webDist = '';
beforeAll(() => {
  execFileSync(process.execPath, [join(repositoryRoot, 'tools', 'build.mjs'), '--threads', 'draw-thread']);
  webDist = mkdtempSync(join(tmpdir(), 'clearedge-dist-'));
  mkdirSync(join(webDist, '.vite'));
  mkdirSync(join(webDist, '.server'));
  writeFileSync(join(webDist, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(webDist, '.server', 'draw-page.mjs'), DRAWER);
  mkdirSync(join(webDist, 'assets'));
  writeFileSync(join(webDist, 'index.html'), INDEX);
  writeFileSync(join(webDist, 'assets', 'app-1.css'), 'body{margin:0}');
  writeFileSync(join(webDist, 'assets', 'worker.min-1.js'), 'onmessage = null');
  mkdirSync(join(webDist, 'assets', 'h1'));
  writeFileSync(join(webDist, 'assets', 'h1', 'eng.traineddata'), 'words');
  writeFileSync(join(webDist, 'assets', 'reader-1.js'), LARGE);
  writeFileSync(join(webDist, 'assets', 'notes-1.css'), 'h1{margin:0}');
  writeFileSync(join(webDist, 'assets', 'narrow-1.css'), 'h1{margin:1px}');
  writeFileSync(join(webDist, 'assets', 'app-1.js'), 'console.log(1)');
  writeFileSync(join(webDist, 'assets', 'app-1.js.map'), '{}');
  writeFileSync(join(webDist, 'robots.txt'), 'User-agent: *');
});
afterAll(() => rmSync(webDist, { recursive: true, force: true }));

const routes: PageRoute[] = [
  {
    pattern: '/',
    title: 'Home & more',
    description: 'All',
    boot: (_params, query) => [query.get('date') ? `/api/board?date=${query.get('date')}` : '/api/board'],
  },
  { pattern: '/note/:noteId', title: 'Note', description: 'One', screen: 'notes', boot: ({ noteId }) => [`/api/board/${noteId}`] },
  { pattern: '/part/:name', isThere: ({ name }) => name === 'one', title: 'Part', description: 'One', boot: () => [] },
  { pattern: '/admin', title: 'Admin', description: 'No', boot: () => [], isPrivate: true },
];

async function withPages(
  run: (server: TestServer, world: TestWorld, state: ReturnType<typeof sampleState>) => Promise<void>,
): Promise<void> {
  await withTestCtx({}, async (_ctx, world) => {
    const state = sampleState();
    const server = await makeServer([sampleFeature(state)], {
      world,
      contract: sampleContract,
      pages: { webDist, routes, publicUrl: () => 'https://edge.example', today: () => '2026-07-11' },
    });
    await run(server, world, state);
    await server.close();
  });
}

const bootOf = (html: string): unknown => JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

const LARGE = `// ${'read a screenshot '.repeat(70_000)}`;

test('a page carries its answers, its style and its head, allowed by hash alone', async () => {
  await withPages(async ({ app }) => {
    const page = await app.inject({ url: '/' });
    expect(page.statusCode).toBe(200);
    expect(bootOf(page.body)).toEqual({ 'session-hint': 'signed-in', '/api/board': [{ id: 1, text: 'first' }] });
    expect(page.body).toContain('<style data-href="/assets/app-1.css">body{margin:0}</style>');
    expect(page.body).toContain('<header>waiting</header>');
    expect(page.body).toContain('<title>Home &#38; more</title>');
    expect(page.body).toContain('<link rel="canonical" href="https://edge.example/">');
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^']+'){2}; style-src 'self' 'sha256-/);
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect((await app.inject({ url: '/', headers: { 'if-none-match': String(page.headers.etag) } })).statusCode).toBe(304);
  });
});

test('the reader of screenshots alone may compile WebAssembly; its data is sent as it is', async () => {
  await withPages(async ({ app }) => {
    const policyOf = async (url: string) => (await app.inject({ url })).headers['content-security-policy'];
    expect(await policyOf('/assets/worker.min-1.js')).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'");
    expect(await policyOf('/assets/app-1.css')).toBe("default-src 'none'");
    const data = await app.inject({ url: '/assets/h1/eng.traineddata', headers: { 'accept-encoding': 'br, gzip' } });
    expect([data.body, data.headers['content-encoding'], data.headers['content-type']]).toEqual([
      'words',
      undefined,
      'application/octet-stream',
    ]);
  });
});

test('a large file is whole each time it is asked for, in its own coding and unchanged for who has it', async () => {
  await withPages(async ({ app }) => {
    const ask = (headers: Record<string, string>) => app.inject({ url: '/assets/reader-1.js', headers });
    const [plain, again, packed] = [await ask({}), await ask({}), await ask({ 'accept-encoding': 'br' })];
    expect([plain.body, again.body]).toEqual([LARGE, LARGE]);
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(LARGE);
    expect((await ask({ 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304);
  });
});

test('text inside the answers cannot leave its element', async () => {
  await withPages(async ({ app }) => {
    const page = await app.inject({ url: '/note/3' });
    expect(page.body).toContain('\\u003c/script>');
    expect(bootOf(page.body)).toMatchObject({ '/api/board/3': { id: 3, text: '</script>' } });
  });
});

test('a screen is drawn for visitors, with its style sheets in their order as one element, and the policy names what it has', async () => {
  await withPages(async ({ app }) => {
    const { body, headers } = await app.inject({ url: '/note/3' });
    expect(body).toContain('<div id="root" data-drawn="notes"><h1 data-s="0">/api/board/3</h1></div>');
    expect(bootOf(body)).toMatchObject({ 'drawn-at': 42, '/api/board/3': { id: 3 } });
    expect(body).toContain(
      '<style data-href="/assets/notes-1.css /assets/narrow-1.css">h1{margin:0}h1{margin:1px}</style><style>[data-s="0"]{color:red}</style>',
    );
    for (const css of ['body{margin:0}', 'h1{margin:0}h1{margin:1px}', '[data-s="0"]{color:red}'])
      expect(headers['content-security-policy']).toContain(createHash('sha256').update(css).digest('base64'));
  });
});

test.each([
  ['someone who may be signed in', '/note/3', { cookie: 'a=1; signed-in=1' }],
  ['an address with a search', '/note/3?q=x', {}],
  ['a page that names no screen', '/', {}],
  ['a screen that throws', '/note/2', {}],
])('%s gets the page undrawn', async (_who, url, headers) => {
  await withPages(async ({ app }) => {
    await app.inject({ url: '/note/3' });
    const { body, statusCode } = await app.inject({ url, headers });
    expect(statusCode).toBe(200);
    expect(body).toContain('<header>waiting</header>');
    expect(bootOf(body)).not.toHaveProperty('drawn-at');
  });
});

test('a page changes with its answers', async () => {
  await withPages(async ({ app }, { container }, state) => {
    await app.inject({ url: '/' });
    state.text = 'second';
    await container.stream.send({ kind: 'message', message: { topic: 'slate', slateOn: 'x', sport: 'mlb' } });
    expect((await app.inject({ url: '/' })).body).toContain('second');
  });
});

test.each([
  ['/nowhere', 404],
  ['/note/12', 404],
  ['/note/%ff', 400],
  ['/admin', 200],
  ['/admin/', 200],
  ['/?date=2026-07-11', 200],
  ['/?date=<script>', 200],
  ['/assets/app-1.js', 200],
  ['/assets/app-1.js.map', 404],
  ['/assets/../index.html', 404],
  ['/..%2f..%2fetc/passwd', 404],
  ['/robots.txt', 200],
  ['/.env', 404],
  ['/part/one', 200],
  ['/part/two', 404],
  ['/note/words', 404],
])('%s is %i', async (url, status) => {
  await withPages(async ({ app }) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toContain('root:');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

test('files with a hash in their name are kept for ever, private pages are not for search', async () => {
  await withPages(async ({ app }) => {
    const file = await app.inject({ url: '/assets/app-1.js', headers: { 'accept-encoding': 'br' } });
    expect(file.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    });
    expect((await app.inject({ url: '/admin' })).body).toContain('noindex');
    expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(405);
  });
});
