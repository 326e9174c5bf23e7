import { expect, test } from 'vitest';
import { listShipped } from './notices.ts';

test('what runs is what the workspaces ask for and what that asks for, the nearest of each name, and nothing of the workshop', () => {
  const packages = {
    '': { dependencies: { builder: '1' } },
    contract: { dependencies: { a: '1' } },
    server: { dependencies: { b: '1', '@clearedge/contract': '*' } },
    web: {},
    'node_modules/@clearedge/contract': {},
    'node_modules/a': { version: '1.0.0', dependencies: { c: '2' } },
    'node_modules/a/node_modules/c': { version: '2.0.0' },
    'node_modules/b': { version: '1.0.0', optionalDependencies: { c: '1', absent: '1' } },
    'node_modules/builder': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0' },
  };
  expect(listShipped(packages)).toEqual(['node_modules/a', 'node_modules/a/node_modules/c', 'node_modules/b', 'node_modules/c']);
});
