import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { root } from './support/start-server.ts';

const ENTRY_BYTES_MAX = 110_000;

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

/** The entry and everything it imports statically: what a browser must fetch before it shows anything. */
function entryFiles(manifest: Record<string, Chunk>): string[] {
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  for (const [name, chunk] of Object.entries(manifest)) if (chunk.isEntry) add(name);
  return [...files].filter((file) => file.endsWith('.js'));
}

const dist = join(root, 'web/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const entry = entryFiles(manifest);

test('the entry JavaScript is at most 110 kB gzip', () => {
  const bytes = entry.map((file) => ({ file, gzip: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length }));
  const total = bytes.reduce((sum, { gzip }) => sum + gzip, 0);
  expect(entry.length).toBeGreaterThan(0);
  expect(total, JSON.stringify(bytes)).toBeLessThanOrEqual(ENTRY_BYTES_MAX);
});

test('the entry carries no schema library', () => {
  for (const file of entry) expect(readFileSync(join(dist, file), 'utf8')).not.toMatch(/ZodError|invalid_type|_zod/);
});
