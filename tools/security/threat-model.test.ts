import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = new URL('../..', import.meta.url).pathname;
const FILE = /`([\w./-]+\/[\w./-]+)`/g;

test('every threat has a control whose test or document exists', () => {
  const text = readFileSync(join(ROOT, 'docs/threat-model.md'), 'utf8');
  const rows = text
    .slice(text.indexOf('## Threats'), text.indexOf('## Accepted'))
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const threats = rows.slice(2).map((line) => line.split('|').map((cell) => cell.trim()));
  expect(threats.length).toBeGreaterThan(25);
  for (const [, threat = '', control = '', tests = ''] of threats) {
    const files = [...tests.matchAll(FILE)].map((match) => match[1]!);
    expect([threat, control !== '', files.length > 0]).toEqual([threat, true, true]);
    expect([threat, files.filter((file) => !existsSync(join(ROOT, file)))]).toEqual([threat, []]);
  }
});
