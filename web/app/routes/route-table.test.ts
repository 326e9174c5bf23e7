import { expect, it } from 'vitest';
import { ROUTES } from './route-table.ts';

const files = new Set(Object.keys(import.meta.glob('../../routes/*.tsx')));

it('names a screen that is there for every address', () => {
  for (const { file } of ROUTES) expect([file, files.has(`../../routes/${file}.tsx`)]).toEqual([file, true]);
});
