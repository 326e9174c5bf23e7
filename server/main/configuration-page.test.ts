import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../platform/place.ts';
import { Environment } from './config.ts';
import { configurationPage } from './configuration-page.ts';

test('docs/configuration.md is what the schema says; npm run docs:configuration writes it', () => {
  expect(readFileSync(join(repositoryRoot, 'docs', 'configuration.md'), 'utf8')).toBe(configurationPage());
});

test('each variable stands there once, with its limits and default, and secrets are marked', () => {
  const page = configurationPage();
  for (const name of Object.keys(Environment.shape)) expect(page.split(`| \`${name}\``)).toHaveLength(2);
  expect(page).toContain('| `PORT` | Where web processes listen. | a port number from 0 to 65535 (0: any free port) | `3000` |');
  expect(page).toMatch(/`SECRET_KEY` \(secret\).*at least 32 characters/);
});
