import { createHash } from 'node:crypto';
import { curlLine, exampleCall, KEY_VARIABLE } from './example-call.ts';
import { exampleOf } from './example-of.ts';
import { isForPrograms, type OpenApiDocument, type Operation } from './openapi.ts';
import type { JsonSchema } from './schema-collection.ts';

const joined = (schemas: unknown, separator: string): string => (schemas as JsonSchema[]).map(readableType).join(separator);

/** A JSON schema in the words of a programmer: `string (date)`, `Game[]`, `number | null`. */
function readableType(schema: JsonSchema): string {
  const { $ref, type, format, items, anyOf, oneOf, allOf, properties } = schema;
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? 'object';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (anyOf ?? oneOf) return joined(anyOf ?? oneOf, ' | ');
  if (allOf) return joined(allOf, ' & ');
  if (type === 'array') return `${items ? bracketed(readableType(items as JsonSchema)) : 'any'}[]`;
  if (type === 'object' && properties) return `{ ${Object.keys(properties).join(', ')} }`;
  if (Array.isArray(type)) return type.join(' | ');
  const name = typeof type === 'string' ? type : 'any';
  return typeof format === 'string' ? `${name} (${format})` : name;
}

const bracketed = (name: string): string => (name.includes('|') ? `(${name})` : name);

const STYLE = `:root{color-scheme:light dark;--ink:#1a2332;--soft:#4a5568;--line:#d5dbe3;--back:#fff;--box:#f3f5f8;--link:#0b62a8}
body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:0 auto;padding:1rem;color:var(--ink);background:var(--back)}
a{color:var(--link)}h2{margin:2.5rem 0 .5rem}h3{display:inline;font-size:1rem;overflow-wrap:anywhere}
.call{border-top:1px solid var(--line);padding:.25rem 0}.call>summary{color:var(--ink);padding:.5rem 0}.call>div{padding:0 0 1.5rem 1.25rem;scroll-margin-top:4rem}
h4{margin:1rem 0 .25rem;font-size:.875rem;color:var(--soft)}code,pre{font-family:ui-monospace,monospace;font-size:.875rem}
.method{display:inline-block;min-width:4rem;font-weight:700}.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;margin:.5rem 0}th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--line)}
td:first-child code{white-space:nowrap}td:not(:first-child) code{overflow-wrap:anywhere}pre{background:var(--box);padding:.75rem;border-radius:6px;overflow:auto;max-height:24rem;margin:.5rem 0}
summary{cursor:pointer;color:var(--link);padding:.5rem 0}nav a{display:inline-block;padding:.25rem .5rem .25rem 0}.who,.err{color:var(--soft)}
@media (prefers-color-scheme:dark){:root{--ink:#e2e8f0;--soft:#a3b1c6;--line:#334155;--back:#0f172a;--box:#1a2540;--link:#7dd3fc}}`;
export const docsStyleHash = createHash('sha256').update(STYLE).digest('base64');

const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** A type with each schema that it names led to. */
const linkedType = (schema: JsonSchema, { components }: OpenApiDocument): string =>
  escaped(readableType(schema)).replaceAll(/\b[A-Z]\w+/g, (name) =>
    name in components.schemas ? `<a href="#schema-${name}">${name}</a>` : name,
  );

/** Folded until asked for; an address with its id unfolds it. */
const folded = (id: string, heading: string, content: string, isOpen = false): string =>
  `<details class="call"${isOpen ? ' open' : ''}><summary><h3>${heading}</h3></summary><div id="${escaped(id)}">${content}</div></details>`;

function fieldRows(schema: JsonSchema, document: OpenApiDocument): string {
  const resolved = resolve(schema, document);
  const { properties, required = [] } = resolved as { properties?: Record<string, JsonSchema>; required?: string[] };
  if (!properties) return `<p><code>${linkedType(schema, document)}</code></p>`;
  const rows = Object.entries(properties).map(([name, property]) => {
    const note = typeof property.description === 'string' ? property.description : '';
    const presence = required.includes(name) ? '' : ' (optional)';
    return `<tr><td><code>${escaped(name)}</code>${presence}</td><td><code>${linkedType(property, document)}</code></td><td>${escaped(note)}</td></tr>`;
  });
  return `<div class="wide"><table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Note</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
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
  const requested = {
    properties: Object.fromEntries(parameters.map((one) => [one.name, one.schema])),
    required: parameters.filter((one) => one.required).map((one) => one.name),
  };
  const heading = `<span class="method">${method.toUpperCase()}</span> <code>${escaped(path)}</code>`;
  const content = [
    `<p>${escaped(operation.summary)}. <span class="who">${escaped(operation.description)}</span></p>`,
    parameters.length ? `<h4>Parameters</h4>${fieldRows(requested, document)}` : '',
    sent ? `<h4>Body</h4>${fieldRows(sent, document)}` : '',
    received ? `<h4>Answer ${status}</h4>${fieldRows(received, document)}` : `<h4>Answer ${status}</h4>`,
    `<p class="err">Otherwise ${failuresOf(operation)}.</p>`,
    `<details><summary>Example</summary>${exampleText(method, path, operation, document)}</details>`,
  ].join('\n');
  return folded(operation.operationId, heading, content, isForPrograms(operation));
}

const failuresOf = ({ responses }: Operation): string =>
  Object.entries(responses)
    .filter(([code]) => !code.startsWith('2'))
    .map(([code, { description }]) => `<code>${code}</code>${description ? ` ${escaped(description)}` : ''}`)
    .join('; ');

const MOST_EXAMPLE = 4000;

/** Where a page is asked for; put into its lines once it is known. */
export const ORIGIN_MARK = '{origin}';

/** What could be sent and what could come back; a long answer is cut. */
function exampleText(method: string, path: string, operation: Operation, document: OpenApiDocument): string {
  const { schemas } = document.components;
  const call = exampleCall(method, path, operation, schemas, KEY_VARIABLE);
  const head = `${call.method} ${call.address}`;
  const plain = call.body === undefined ? head : `${head}\n\n${JSON.stringify(call.body, null, 2)}`;
  const [status = '', answer] = Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? [];
  const received = answer?.content?.['application/json'];
  const stated = received ? JSON.stringify(received.example ?? exampleOf(received.schema, schemas), null, 2) : '';
  const cut = stated.length > MOST_EXAMPLE ? `${stated.slice(0, MOST_EXAMPLE)}\n…` : stated;
  const requested = isForPrograms(operation) ? curlLine(call, ORIGIN_MARK) : plain;
  return `<pre tabindex="0">${escaped(requested)}</pre><pre tabindex="0">${escaped([status, cut].filter(Boolean).join('\n\n'))}</pre>`;
}

/** The contract to be read by people: one static page without a script, made from the OpenAPI document. */
export function docsPage(document: OpenApiDocument): string {
  const nouns = document.tags.map(({ name }) => name);
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const calls = operations.map((one) => ({ ...one, text: section(one.method, one.path, one.operation, document) }));
  const group = (id: string, title: string, own: typeof calls): string =>
    `<section aria-labelledby="${id}"><h2 id="${id}">${escaped(title)}</h2>${own.map(({ text }) => text).join('\n')}</section>`;
  const forPrograms = calls.filter(({ operation }) => isForPrograms(operation));
  const groups = nouns.flatMap((noun) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(noun) && !isForPrograms(operation));
    return own.length > 0 ? [{ id: `of-${escaped(noun)}`, noun, own }] : [];
  });
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) =>
    folded(`schema-${name}`, escaped(name), fieldRows(schema, document)),
  );
  const links = groups.map(({ id, noun }) => `<a href="#${id}">${escaped(noun)}</a>`).join(' ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>ClearEdge API</title>
<meta name="description" content="Every call of the ClearEdge API: path, access, fields."><style>${STYLE}</style></head>
<body><main><h1>ClearEdge API</h1><p>${escaped(document.info.description)} The machine-readable form is <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<p>Calls of the web app carry the session's cookie; a program of yours asks <code>/api/partner/v1/…</code> with <code>Authorization: Bearer KEY</code>, and its examples are lines for a shell in which <code>export CLEAREDGE_KEY=ce_…</code> was run. A call that changes something may carry an <code>Idempotency-Key</code>: sent again with the same key it is done once. Everybody may ask a few hundred times a minute; more is a 429 with <code>Retry-After</code>. A failure is <code>{"message", "code"}</code>, fit to be shown, and a bad field is named under <code>issues</code>. What a tier does not see is absent from the answer.</p>
${group('programs', 'For your programs', forPrograms)}
<h2>Calls of the web app</h2>
<nav aria-label="Calls of the web app">${links} <a href="#schemas">schemas</a></nav>
${groups.map(({ id, noun, own }) => group(id, noun, own)).join('\n')}
<section aria-labelledby="schemas"><h2 id="schemas">schemas</h2>${schemas.join('\n')}</section></main></body></html>`;
}
