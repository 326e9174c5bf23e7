import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { precompress } from './build/precompress.ts';
import { preloadFont } from './build/preload-font.ts';
import { startAfterPaint } from './build/start-after-paint.ts';

// The router's package names its development build for every bundler.
const routerBuild = fileURLToPath(import.meta.resolve('react-router')).replace('development', 'production');
const alias = [{ find: /^react-router$/, replacement: routerBuild }];

const browserBuild = {
  outDir: 'dist',
  manifest: true,
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    output: {
      codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
      // The reader of pictures asks for its data by name; a file that ends with .gz would be taken for a compressed copy of another.
      assetFileNames: ({ names }: { names: readonly string[] }): string =>
        names.some((name) => name.endsWith('.traineddata.gz')) ? 'assets/[hash]/[name]' : 'assets/[name]-[hash][extname]',
    },
  },
} as const;

/** What draws first screens on the server: whole, since an installation has no packages of the web's. The dot keeps it from being served. */
const drawingBuild = {
  outDir: 'dist/.server',
  copyPublicDir: false,
  rolldownOptions: { output: { entryFileNames: 'draw-page.mjs', chunkFileNames: '[name]-[hash].mjs' } },
} as const;

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), ...(isSsrBuild ? [] : [preloadFont(), startAfterPaint(), precompress()])],
  ...(command === 'build' ? { resolve: { alias } } : {}),
  ...(isSsrBuild ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  build: { emptyOutDir: true, target: 'es2023', cssCodeSplit: true, ...(isSsrBuild ? drawingBuild : browserBuild) },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  preview: { proxy: { '/api': 'http://127.0.0.1:3000' } },
}));
