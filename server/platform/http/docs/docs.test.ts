import { contract } from '@clearedge/contract';
import type { Route } from '@clearedge/contract/route';
import { expect, test } from 'vitest';
import { docsPage } from './docs-page.ts';
import { exampleOf } from './example-of.ts';
import { openApiOf } from './openapi.ts';

const routes = contract as Record<string, Route>;
const document = openApiOf(routes, '1');

function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === '$ref' ? [String(inner)] : references(inner)));
}

test('every route is an operation with an id of its own', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(operations).toHaveLength(Object.keys(routes).length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

test('every reference leads somewhere, and every parameter of a path is declared', () => {
  for (const reference of references(document)) {
    expect(reference).toMatch(/^#\/components\/schemas\//);
    expect(document.components.schemas).toHaveProperty(reference.split('/').at(-1)!);
  }
  for (const [path, methods] of Object.entries(document.paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    for (const { parameters = [] } of Object.values(methods))
      expect(parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(names);
  }
});

test('a read names a conflict only where its route says so', () => {
  const conflicting = Object.entries(document.paths).filter(([, { get }]) => get && '409' in get.responses);
  expect(conflicting.map(([path]) => path)).toEqual([
    '/api/admin/bets/{betId}/regrade',
    '/api/admin/practice-bets/{betId}/legs/{position}/regrade',
  ]);
});

test('the document is 3.1 and survives JSON', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  expect(JSON.stringify(document)).not.toContain('$defs');
});

test('the page lists every path, without a script', () => {
  const page = docsPage(document);
  for (const path of Object.keys(document.paths)) expect(page).toContain(path);
  expect(page).not.toContain('<script');
});

test('the page shows what programs call and folds the rest; every link in it leads somewhere', () => {
  const page = docsPage(document);
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const unfolded = [...page.matchAll(/<details class="call" open>.*?<div id="(\w+)">/gs)].map(([, id]) => id);
  expect(unfolded).toEqual(
    operations.filter(({ security }) => JSON.stringify(security).includes('"key"')).map(({ operationId }) => operationId),
  );
  expect(unfolded.length).toBeGreaterThan(3);
  const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!);
  expect(links).toContain('of-leagues');
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
});

test('an example fits its schema’s shape: nothing undefined, a choice is one of its values', () => {
  const { schemas } = document.components;
  for (const methods of Object.values(document.paths))
    for (const { requestBody, responses } of Object.values(methods)) {
      const bodies = [requestBody, ...Object.values(responses)].map((one) => one?.content?.['application/json']?.schema);
      for (const schema of bodies) if (schema) expect(JSON.stringify(exampleOf(schema, schemas))).toBeTypeOf('string');
    }
  const schema = {
    type: 'object',
    properties: {
      gameId: { type: 'string' },
      of: { enum: ['b', 'c'] },
      at: { anyOf: [{ type: 'null' }, { type: 'string', format: 'date' }] },
    },
  };
  expect(exampleOf({ type: 'array', items: schema }, schemas)).toEqual([{ gameId: '20260711_NYY@BOS', of: 'b', at: '2026-07-11' }]);
});
