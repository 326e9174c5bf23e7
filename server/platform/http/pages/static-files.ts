import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Headers } from '../security-headers.ts';
import { type Entry, makeForm } from '../shared/entry.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};
const COMPRESSIBLE = /^(text|application|image\/svg)/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600';

/** Every file of the built web app, ready to be sent. Only what is listed here can be asked for: no path is ever resolved. */
export function loadStaticFiles(folder: string, headers: Headers): Map<string, Entry> {
  const files = new Map<string, Entry>();
  if (!existsSync(folder)) return files;
  for (const item of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(item.parentPath, item.name);
    const type = TYPES[extname(item.name)];
    if (!item.isFile() || type === undefined) continue;
    const url = `/${relative(folder, path).split('\\').join('/')}`;
    if (url.includes('/.')) continue;
    const isHashed = url.startsWith('/assets/');
    files.set(url, loadFile(path, { ...headers, 'content-type': type, 'cache-control': isHashed ? IMMUTABLE : SHORT }));
  }
  return files;
}

function loadFile(path: string, headers: Record<string, string>): Entry {
  const body = readFileSync(path);
  const hash = createHash('sha1').update(body).digest('base64url');
  const plain = makeForm(body, hash, headers);
  if (!COMPRESSIBLE.test(headers['content-type'] ?? '')) return { hash, text: '', plain, gzip: plain, brotli: plain };
  const zipped = makeForm(beside(path, '.gz', gzipSync), hash, headers, 'gzip');
  return { hash, text: '', plain, gzip: zipped, brotli: makeForm(beside(path, '.br', brotliCompressSync), hash, headers, 'br') };
}

/** The file compressed at build time, or compressed now when the build left it out. */
const beside = (path: string, suffix: string, compress: (body: Buffer) => Buffer): Buffer =>
  existsSync(path + suffix) ? readFileSync(path + suffix) : compress(readFileSync(path));
