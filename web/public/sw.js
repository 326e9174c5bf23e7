// Shows what is pushed, and keeps the last pages for when there is no network. Pages hold nothing of a member's own, and no answer of the API is kept.
const PAGES = 'pages';
const FILES = 'files';
const MOST = { [PAGES]: 30, [FILES]: 400 };
const OFFLINE = 'You are offline, and this page was not opened here before.';

self.addEventListener('install', () => self.skipWaiting());

/** Under the address without its fragment, which may hold a token. */
async function keep(name, address, response) {
  const cache = await caches.open(name);
  const place = new URL(address, self.location.origin);
  place.hash = '';
  await cache.put(place.href, response);
  const keys = await cache.keys();
  // The oldest come first.
  for (const key of keys.slice(0, Math.max(0, keys.length - MOST[name]))) await cache.delete(key);
}

const isPage = (response) => response.ok && (response.headers.get('content-type') ?? '').startsWith('text/html');

/** The page from the network; without one, as it was last, then the home page as it was last. */
async function pageOf(event) {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (isPage(response)) event.waitUntil(keep(PAGES, request.url, response.clone()));
    return response;
  } catch {
    const kept =
      (await caches.match(request.url, { cacheName: PAGES })) ?? (await caches.match(new URL('/', request.url).href, { cacheName: PAGES }));
    return kept ?? new Response(OFFLINE, { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  }
}

const keepFile = async (address, response) => response.ok && keep(FILES, address, response);

/** A file whose name changes with its content. */
async function fileOf(event) {
  const { request } = event;
  const kept = await caches.match(request.url, { cacheName: FILES });
  if (kept) return kept;
  const response = await fetch(request);
  event.waitUntil(keepFile(request.url, response.clone()));
  return response;
}

/** The page on which this was installed, with the files it names: it was loaded before anything here could keep it. */
async function keepOpenPages() {
  await self.clients.claim();
  for (const { url } of await self.clients.matchAll({ type: 'window' })) {
    const response = await fetch(url);
    if (!isPage(response)) continue;
    const text = await response.clone().text();
    await keep(PAGES, url, response);
    for (const file of new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))) await keepFile(file, await fetch(file));
  }
}
self.addEventListener('activate', (event) => event.waitUntil(keepOpenPages()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(pageOf(event));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(fileOf(event));
});

self.addEventListener('push', (event) => {
  const { id, title, body, href } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: id, icon: '/icon-192.png', badge: '/icon-192.png', data: { href } }),
  );
});

async function openAt(href) {
  const url = new URL(href, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window' });
  const open = windows.find((one) => new URL(one.url).pathname === url.pathname) ?? windows[0];
  if (!open) return void (await self.clients.openWindow(url.href));
  const there = open.url === url.href ? open : await open.navigate(url.href);
  await there?.focus();
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAt(event.notification.data?.href ?? '/'));
});
