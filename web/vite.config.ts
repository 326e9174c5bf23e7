import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// Reads the written files: in generateBundle a chunk still holds __VITE_PRELOAD__, and the compressed copy would be a broken script.
const precompress = (): Plugin => ({
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

// The stylesheet names the font only after it has been parsed; the preload lets both arrive together.
const preloadFont = (): Plugin => ({
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, context) {
      const font = Object.keys(context.bundle ?? {}).find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name));
      if (!font) return [];
      return [
        {
          tag: 'link',
          attrs: { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head-prepend',
        },
      ];
    },
  },
});

// The router's package names its development build for every bundler.
const routerBuild = fileURLToPath(import.meta.resolve('react-router')).replace('development', 'production');

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), preloadFont(), precompress()],
  ...(command === 'build' ? { resolve: { alias: [{ find: /^react-router$/, replacement: routerBuild }] } } : {}),
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: 'vendor',
              test: /node_modules[\\/](@tanstack[\\/](react-query|query-core)|react-router)[\\/](?!.*(useQueries|queriesObserver))/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  preview: { proxy: { '/api': 'http://127.0.0.1:3000' } },
}));
