import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as schema from '../../server/db/schema/index.ts';
import { migrationsFolder } from '../../server/platform/place.ts';
import { MARKER, renewInitial, statementsBetween } from './write-migration.ts';

const { released } = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as { released: boolean };
const initial = (): string => readFileSync(join(migrationsFolder, '0000_initial.sql'), 'utf8');

test.skipIf(released)('0000_initial.sql is what the schema says; npm run migration writes it', async () => {
  expect(await renewInitial(initial(), schema)).toBe(initial());
});

test('a changed table renews the first half and keeps the second; without the marker nothing is written', async () => {
  const { installation: _installation, ...others } = schema;
  const renewed = await renewInitial(initial(), others);
  expect([initial(), renewed].map((text) => text.includes('CREATE TABLE "installation"'))).toEqual([true, false]);
  expect(renewed.split(MARKER)[1]).toBe(initial().split(MARKER)[1]);
  await expect(renewInitial('create table a ()', schema)).rejects.toThrow(/has lost its marker/);
});

test('a migration after the release holds only what changed', async () => {
  const { installation: _installation, ...before } = schema;
  expect(await statementsBetween(schema, schema)).toEqual([]);
  expect(await statementsBetween(before, schema)).toEqual([expect.stringMatching(/^CREATE TABLE "installation"/)]);
});
