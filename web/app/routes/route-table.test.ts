import { expect, it } from 'vitest';
import { ROUTES } from './route-table.ts';

const files = new Set(Object.keys(import.meta.glob('../../routes/*.tsx')));

it('says of every address truly whether its screen is in this build', () => {
  for (const { file, isComing = false } of ROUTES) expect([file, files.has(`../../routes/${file}.tsx`)]).toEqual([file, !isComing]);
});
