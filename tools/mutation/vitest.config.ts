import { statSync } from 'node:fs';
import { env } from 'node:process';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const sizeOf = ({ moduleId }: TestSpecification): number => statSync(moduleId).size;

/** The run for a change ends with the first test that fails: small files before those that simulate at length. */
class SmallestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((first, second) => sizeOf(first) - sizeOf(second)));
  }
}

// Only the tests beside the changed code: a folder answers for itself, and nothing waits for its neighbors' simulations.
export default defineConfig({
  test: {
    name: 'pure',
    environment: 'node',
    include: [`quant/${env.MUTATED_FOLDER ?? '*'}/**/*.test.ts`],
    // Those that compute at length, seasons of games above all: each change would take as long.
    exclude: ['**/node_modules/**', '**/*.long.test.ts'],
    // One worker for all files of a change: loading the modules anew for each file would take longer than the tests.
    isolate: false,
    setupFiles: ['tools/mutation/fixed-seed.ts'],
    sequence: { sequencer: SmallestFirst },
    testTimeout: 20_000,
  },
});
