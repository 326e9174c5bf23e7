import { expect, test } from 'vitest';
import { findSupplyFaults } from './supply.ts';

const good = {
  version: '1.0.0',
  license: 'MIT',
  resolved: `https://${['registry', 'npmjs', 'org'].join('.')}/a/-/a-1.0.0.tgz`,
  integrity: 'sha512-x',
};

test.each([
  [good, []],
  [{ ...good, license: '(MIT OR Apache-2.0)' }, []],
  [{ ...good, license: 'GPL-3.0-only' }, ['license of a: GPL-3.0-only']],
  [{ ...good, license: '(MIT AND AGPL-3.0)' }, ['license of a: (MIT AND AGPL-3.0)']],
  [{ ...good, license: undefined }, ['license of a: none named']],
  [{ ...good, integrity: undefined }, ['no checksum: a 1.0.0']],
  [{ ...good, resolved: 'git+ssh://git@example.com/a.git' }, ['not from the registry: a']],
])('a package such as %o', (locked, faults) => {
  expect(findSupplyFaults({ packages: { 'node_modules/a': locked as typeof good, web: {}, 'node_modules/b': { link: true } } })).toEqual(
    faults,
  );
});
