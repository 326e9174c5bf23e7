import { expect, test, vi } from 'vitest';
import { type Entry, makeEntry, textOf } from '../shared/entry.ts';
import { PageCache, type PageRequest } from './page-cache.ts';
import type { Drawing, Requested } from './page-drawer.ts';

const TEMPLATE = {
  html: '<html><head></head><body><div id="root"><!--screen-->waiting<!--/screen--></div><!--boot--></body></html>',
  scripts: [],
  styles: [],
  sheetsOf: () => '',
};
const request: PageRequest = {
  route: { pattern: '/', title: 'Home', description: 'All', screen: 'home', boot: () => ['/api/board'] },
  path: '/',
  status: 200,
  params: {},
  query: new URLSearchParams(),
  today: '2026-07-11',
  canonical: 'https://edge.example/',
  isKnown: false,
};
const answer = (text: string): Promise<Entry> =>
  makeEntry(JSON.stringify(text), { type: 'application/json', cacheControl: 'no-cache', headers: {} });
const drawn = (html: string): Drawing => ({ html, css: '', drawnAtMs: 1 });

/** A cache over one answer and a drawer whose every drawing comes late, when the test lets it. */
async function lateCache() {
  const board = { entry: await answer('first') };
  const releases: ((drawing: Drawing | null) => void)[] = [];
  const draw = async (): Promise<Requested> => ({ drawing: null, late: new Promise((resolve) => releases.push(resolve)) });
  const shared = { findReady: () => board.entry, find: async () => board.entry };
  const cache = new PageCache(TEMPLATE, shared, { draw }, {});
  const text = (): string => textOf(cache.findReady('/', false)!.entry);
  return { cache, board, releases, text };
}

test('a drawing that comes late takes the place of the undrawn page', async () => {
  const { cache, releases, text } = await lateCache();
  expect(textOf((await cache.make('/', request)).entry)).toContain('waiting');
  releases[0]!(drawn('<h1>late</h1>'));
  await vi.waitFor(() => expect(text()).toContain('<div id="root" data-drawn="home"><h1>late</h1></div>'));
});

test('a drawing of answers that are no longer the last is left, and one that fails changes nothing', async () => {
  const { cache, board, releases, text } = await lateCache();
  await cache.make('/', request);
  board.entry = await answer('second');
  await cache.make('/', request);
  releases[0]!(drawn('<h1>old</h1>'));
  releases[1]!(null);
  // Compressing a page takes as long as compressing another one.
  await cache.make('/other', request);
  expect(text()).toContain('waiting');
  expect(text()).toContain('second');
});

test('a crowd at one address waits for one drawing', async () => {
  const { cache, releases } = await lateCache();
  const pages = await Promise.all([1, 2, 3].map(() => cache.make('/', request)));
  expect(releases).toHaveLength(1);
  expect(new Set(pages).size).toBe(1);
});
