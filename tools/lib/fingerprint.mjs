import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository } from './repository.mjs';

const SOURCES = ['quant', 'contract', 'server', 'web', 'tools/lib', 'package-lock.json'];
const SKIPPED = new Set(['node_modules', 'dist', 'testing', 'migrations']);
/** Tests, and packed data that the built server reads itself: read here, its 8 MB would teach the C library to keep as much that is free. */
const isUnbuilt = (name) => /\.(test|typetest)\.tsx?$|\.br$/.test(name);

function add(hash, path, name) {
  if (SKIPPED.has(name) || isUnbuilt(name)) return;
  let items;
  try {
    items = readdirSync(path, { withFileTypes: true });
  } catch {
    hash.update(path).update(readFileSync(path));
    return;
  }
  for (const item of items.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inner = join(path, item.name);
    if (item.isDirectory()) add(hash, inner, item.name);
    else if (item.isFile() && !isUnbuilt(item.name)) hash.update(inner).update(readFileSync(inner));
  }
}

/** A digest of every source that goes into the build; times of files say nothing after a checkout. */
export function fingerprint() {
  const hash = createHash('sha1');
  for (const source of SOURCES) if (existsSync(inRepository(source))) add(hash, inRepository(source), source);
  return hash.digest('hex');
}

const stamp = inRepository('server', 'dist', 'built-from');
const OUTPUTS = [
  ['server', 'dist', 'all.js'],
  ['web', 'dist', 'index.html'],
];

export const isBuilt = () =>
  OUTPUTS.every((output) => existsSync(inRepository(...output))) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
export const markBuilt = (digest) => writeFileSync(stamp, digest);
