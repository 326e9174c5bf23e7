import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { hasExtra } from './quant/testing/extra-evidence.ts';

// Files that are about extra evidence alone; where it is not beside the repository there is nothing in them to run.
const withoutEvidence = (['seasons', 'samples'] as const).filter((kind) => !hasExtra(kind)).map((kind) => `**/*.${kind}.test.ts`);
const everywhere = { exclude: ['**/node_modules/**', '**/dist/**', ...withoutEvidence], testTimeout: 20_000 };
// They add a sport to the registries, or load a module a second time, as a reload of the page does.
const loadsModulesAnew = ['web/testing/testball/*.test.tsx', 'web/core/slip/slip.test.ts', 'web/app/prerender/prerender-page.test.tsx'];

export default defineConfig({
  test: {
    // One fewer than the machine has would leave one of two cores idle.
    maxWorkers: '100%',
    reporters: ['default', './tools/testing/evidence-reporter.ts'],
    projects: [
      {
        test: {
          ...everywhere,
          name: 'pure',
          environment: 'node',
          // Nothing there keeps anything between calls: one load of the modules serves every file.
          isolate: false,
          setupFiles: ['tools/testing/property-seed.ts'],
          include: ['quant/**/*.test.ts', 'contract/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      {
        test: {
          ...everywhere,
          name: 'server',
          environment: 'node',
          pool: 'forks',
          // Rooms for new objects in which most of a test's rows die: collecting them took a tenth of the time.
          execArgv: ['--min-semi-space-size=16', '--max-semi-space-size=64'],
          // Each test makes a world of its own: loading the modules again for every file would take as long as the tests.
          isolate: false,
          hookTimeout: 60_000,
          globalSetup: ['server/testing/global-setup.ts'],
          setupFiles: ['tools/testing/property-seed.ts'],
          include: ['server/**/*.test.ts'],
          exclude: [...everywhere.exclude, 'server/testing/testball/**'],
        },
      },
      {
        test: {
          ...everywhere,
          // It adds a sport to the registries, which no other file may see.
          name: 'testball',
          pool: 'forks',
          globalSetup: ['server/testing/global-setup.ts'],
          include: ['server/testing/testball/*.test.ts'],
        },
      },
      {
        plugins: [react()],
        test: {
          ...everywhere,
          name: 'web',
          environment: 'happy-dom',
          // What the modules remember is put back after each test: one load of them serves every file.
          isolate: false,
          setupFiles: ['web/testing/setup.ts'],
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: [...everywhere.exclude, ...loadsModulesAnew],
        },
      },
      {
        plugins: [react()],
        test: {
          ...everywhere,
          name: 'web-apart',
          environment: 'happy-dom',
          setupFiles: ['web/testing/setup.ts'],
          include: loadsModulesAnew,
        },
      },
      {
        test: {
          ...everywhere,
          name: 'e2e',
          environment: 'node',
          pool: 'forks',
          // After everything else: a browser and a server want the machine to themselves.
          sequence: { groupOrder: 1 },
          // Only to end what hangs: a busy machine is no fault of the product.
          testTimeout: 900_000,
          hookTimeout: 900_000,
          expect: { poll: { timeout: 15_000 } },
          globalSetup: ['e2e/global-setup.ts'],
          include: ['e2e/**/*.test.ts'],
        },
      },
    ],
  },
});
