import { createHash } from 'node:crypto';
import type { OpenApiDocument, Operation } from './openapi.ts';
import { readableType } from './readable-type.ts';
import type { JsonSchema } from './schema-collection.ts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color:#1a2332;background:#fff}
h2{margin-top:2.5rem;border-bottom:1px solid #d5dbe3}h3{font-size:1rem;margin:1.75rem 0 .25rem}
code{font-family:ui-monospace,monospace;font-size:.9em}.method{display:inline-block;min-width:4rem;font-weight:700}
table{border-collapse:collapse;width:100%;margin:.5rem 0}th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #e8ecf1}
nav a{margin-right:1rem}.who{color:#4a5568}
@media (prefers-color-scheme:dark){body{color:#e2e8f0;background:#0f172a}h2{border-color:#334155}th,td{border-color:#1e293b}a{color:#7dd3fc}.who{color:#94a3b8}}`;
export const docsStyleHash = createHash('sha256').update(STYLE).digest('base64');

const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

function fieldRows(schema: JsonSchema, document: OpenApiDocument): string {
  const resolved = resolve(schema, document);
  const { properties, required = [] } = resolved as { properties?: Record<string, JsonSchema>; required?: string[] };
  if (!properties) return `<p><code>${escaped(readableType(schema))}</code></p>`;
  const rows = Object.entries(properties).map(([name, property]) => {
    const note = typeof property.description === 'string' ? property.description : '';
    const presence = required.includes(name) ? '' : ' (optional)';
    return `<tr><td><code>${escaped(name)}</code>${presence}</td><td><code>${escaped(readableType(property))}</code></td><td>${escaped(note)}</td></tr>`;
  });
  return `<table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Note</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function resolve(schema: JsonSchema, document: OpenApiDocument): JsonSchema {
  const reference = schema.$ref;
  return typeof reference === 'string' ? (document.components.schemas[reference.split('/').at(-1) ?? ''] ?? schema) : schema;
}

function section(method: string, path: string, operation: Operation, document: OpenApiDocument): string {
  const [status = '200', answer] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
  const sent = operation.requestBody?.content['application/json']?.schema;
  const received = Object.values(answer?.content ?? {})[0]?.schema;
  const parameters = operation.parameters ?? [];
  const asked = {
    properties: Object.fromEntries(parameters.map((one) => [one.name, one.schema])),
    required: parameters.filter((one) => one.required).map((one) => one.name),
  };
  return [
    `<h3 id="${escaped(operation.operationId)}"><span class="method">${method.toUpperCase()}</span> <code>${escaped(path)}</code></h3>`,
    `<p>${escaped(operation.summary)}. <span class="who">${escaped(operation.description)}</span></p>`,
    parameters.length ? `<h4>Parameters</h4>${fieldRows(asked, document)}` : '',
    sent ? `<h4>Body</h4>${fieldRows(sent, document)}` : '',
    received ? `<h4>Answer ${status}</h4>${fieldRows(received, document)}` : `<h4>Answer ${status}</h4>`,
  ].join('\n');
}

/** The contract to be read by people: one static page without a script, made from the OpenAPI document. */
export function docsPage(document: OpenApiDocument): string {
  const nouns = document.tags.map(({ name }) => name);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = nouns.map((noun) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(noun));
    return `<section aria-labelledby="${escaped(noun)}"><h2 id="${escaped(noun)}">${escaped(noun)}</h2>${own.map((one) => section(one.method, one.path, one.operation, document)).join('\n')}</section>`;
  });
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `<h3 id="schema-${escaped(name)}">${escaped(name)}</h3>${fieldRows(schema, document)}`,
  );
  const links = nouns.map((noun) => `<a href="#${escaped(noun)}">${escaped(noun)}</a>`).join(' ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>ClearEdge API</title>
<meta name="description" content="Every call of the ClearEdge API: path, access, fields."><style>${STYLE}</style></head>
<body><main><h1>ClearEdge API</h1><p>${escaped(document.info.description)} The machine-readable form is <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<nav aria-label="Nouns">${links} <a href="#schemas">schemas</a></nav>
${groups.join('\n')}
<section aria-labelledby="schemas"><h2 id="schemas">schemas</h2>${schemas.join('\n')}</section></main></body></html>`;
}
