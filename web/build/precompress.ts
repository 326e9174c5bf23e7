import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

// Reads the written files: in generateBundle a chunk still holds __VITE_PRELOAD__, and the compressed copy would be a broken script.
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  enforce: 'post',
  writeBundle(options, bundle) {
    for (const name of Object.keys(bundle)) {
      if (!/\.(js|css|svg|json|webmanifest)$/.test(name)) continue;
      const file = join(options.dir ?? '', name);
      const source = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(source));
      writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }));
    }
  },
});
