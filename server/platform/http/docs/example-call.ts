import { exampleOf, type Schemas } from './example-of.ts';
import { isForPrograms, type Operation } from './openapi.ts';

export interface ExampleCall {
  method: string;
  /** Path and query. */
  address: string;
  headers: Record<string, string>;
  body?: unknown;
}

const JSON_MEDIA = 'application/json';

/** A call of an operation as the document describes it; parameters that can be left out and have no example are. */
export function exampleCall(method: string, path: string, operation: Operation, schemas: Schemas, key: string): ExampleCall {
  const sent = (operation.parameters ?? []).filter((one) => one.required || one.example !== undefined);
  const wordOf = ({ name, schema, example }: (typeof sent)[number]): string => {
    const sample = exampleOf({ type: 'object', properties: { [name]: schema } }, schemas) as Record<string, unknown>;
    return encodeURIComponent(String(example ?? sample[name]));
  };
  const at = (place: 'path' | 'query'): typeof sent => sent.filter((one) => one.in === place);
  const url = at('path').reduce((text, one) => text.replace(`{${one.name}}`, wordOf(one)), path);
  const query = at('query').map((one) => `${one.name}=${wordOf(one)}`);
  const content = operation.requestBody?.content[JSON_MEDIA];
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  const received = Object.keys(success?.content ?? {});
  return {
    method: method.toUpperCase(),
    address: query.length > 0 ? `${url}?${query.join('&')}` : url,
    headers: {
      ...(isForPrograms(operation) && { authorization: `Bearer ${key}` }),
      // A protocol that answers in one of several types wants to read that all of them are taken.
      ...(received.length > 1 && { accept: received.join(', ') }),
      ...(content && { 'content-type': JSON_MEDIA }),
    },
    ...(content && { body: content.example ?? exampleOf(content.schema, schemas) }),
  };
}

export const KEY_VARIABLE = '$CLEAREDGE_KEY';

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
// The key alone is left to the shell.
const header = (name: string, value: string): string =>
  value.endsWith(KEY_VARIABLE) ? `-H "${name}: ${value}"` : `-H ${quoted(`${name}: ${value}`)}`;

/** The call as one line for a shell in which the key is set. */
export function curlLine({ method, address, headers, body }: ExampleCall, origin: string): string {
  const parts = Object.entries(headers).map(([name, value]) => header(name, value));
  if (body !== undefined) parts.push(`-d ${quoted(JSON.stringify(body))}`);
  return ['curl', ...(method === (body === undefined ? 'GET' : 'POST') ? [] : [`-X ${method}`]), ...parts, quoted(origin + address)].join(
    ' ',
  );
}
