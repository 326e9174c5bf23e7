import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

// Reads the written files: in generateBundle a chunk still holds __VITE_PRELOAD__, and the compressed copy would be a broken script.
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  enforce: 'post',
  async writeBundle(options, bundle) {
    const names = Object.keys(bundle).filter((name) => /\.(js|css|svg|json|webmanifest)$/.test(name));
    // Half of a build is compressing; all at once, every core takes part.
    await Promise.all(
      names.map(async (name) => {
        const file = join(options.dir ?? '', name);
        const source = readFileSync(file);
        writeFileSync(`${file}.br`, await toBrotli(source));
        writeFileSync(`${file}.gz`, await toGzip(source, { level: 9 }));
      }),
    );
  },
});
