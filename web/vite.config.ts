import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { precompress } from './build/precompress.ts';
import { preloadFont } from './build/preload-font.ts';
import { preloadRoutes } from './build/preload-routes.ts';

// The router's package names its development build for every bundler.
const routerBuild = fileURLToPath(import.meta.resolve('react-router')).replace('development', 'production');

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), preloadFont(), preloadRoutes(), precompress()],
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
        codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  preview: { proxy: { '/api': 'http://127.0.0.1:3000' } },
}));
