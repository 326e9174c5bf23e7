import { type Feature, isFeature, tierNames } from '@clearedge/contract/entitlements';
import { ERROR_STATUS } from '@clearedge/contract/errors';
import type { Route } from '@clearedge/contract/route';
import { exampleOf } from './example-of.ts';
import { type JsonSchema, type SchemaCollection, schemaCollection } from './schema-collection.ts';

type Contract = Readonly<Record<string, Route>>;

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string; contact: { name: string }; license: { name: string; identifier?: string } };
  servers: { url: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: object };
  tags: { name: string; description: string }[];
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, Content> };
  responses: Record<string, { description: string; content?: Record<string, Content> }>;
}

interface Content {
  schema: JsonSchema;
  example?: unknown;
}

interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description?: string;
  example?: unknown;
  schema: JsonSchema;
}

const ACCESS: Record<Exclude<Route['access'], Feature>, string> = {
  visitor: 'Anybody.',
  key: 'A program with an API key of its owner.',
  enrolling: 'Signed in, also as an admin whose second factor is still to be set up.',
  member: 'Signed in.',
  staff: 'Admins only.',
};
const accessText = (access: Route['access']): string =>
  isFeature(access) ? `Signed in with the ${tierNames(access, 'or')} tier.` : ACCESS[access];
const MEDIA: Record<Exclude<NonNullable<Route['produces']>, 'exchange'>, string> = {
  json: 'application/json',
  csv: 'text/csv',
  'event-stream': 'text/event-stream',
  ndjson: 'application/x-ndjson',
  image: 'image/*',
};

/** Whether programs call it, with a key of their own. */
export const isForPrograms = ({ security }: Operation): boolean => security.some((scheme) => 'key' in scheme);

/** The noun of a route: the first part of its path, `leagues` where that is a parameter. */
const nounOf = (path: string): string => (path.split('/')[2] ?? 'api').replace(/^:(.+)$/, '$1s');

/** The OpenAPI 3.1 document of the contract: what is published is what the server checks with. */
export function openApiOf(contract: Contract, version: string): OpenApiDocument {
  const schemas = schemaCollection();
  const paths: OpenApiDocument['paths'] = {};
  for (const [key, route] of Object.entries(contract)) {
    const [method = '', path = ''] = key.split(' ');
    const template = path.replace(/:(\w+)/g, '{$1}');
    paths[template] ??= {};
    paths[template][method.toLowerCase()] = operationOf(method, path, route, schemas);
  }
  const named = schemas.all();
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods)))
    if (isForPrograms(operation)) addExamples(operation, named);
  const nouns = [...new Set(Object.keys(contract).map((key) => nounOf(key.split(' ')[1] ?? '')))].sort();
  const cookie = { type: 'apiKey', in: 'cookie', name: '__Host-sid', description: 'Named `sid` where the product is reached without TLS.' };
  return {
    openapi: '3.1.0',
    info: {
      title: 'ClearEdge',
      version,
      description: 'JSON in, JSON out. Times are UTC, money is dollars, odds are American.',
      contact: { name: 'The support page of this installation' },
      license: { name: 'Proprietary' },
    },
    servers: [{ url: '/', description: 'This installation' }],
    paths,
    components: { schemas: named, securitySchemes: { session: cookie, key: { type: 'http', scheme: 'bearer' } } },
    tags: nouns.map((name) => ({ name, description: `Calls about ${name}` })),
  };
}

function operationOf(method: string, path: string, route: Route, schemas: SchemaCollection): Operation {
  const parameters = [...parametersOf(route, 'params', schemas), ...parametersOf(route, 'query', schemas)];
  return {
    operationId: route.id,
    summary: route.summary,
    description: [accessText(route.access), ...limitsOf(route)].join(' '),
    tags: [nounOf(path)],
    security: route.access === 'visitor' ? [] : [route.access === 'key' ? { key: [] } : { session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(route.body && { requestBody: { required: true, content: { 'application/json': { schema: schemas.input(route.body) } } } }),
    responses: responsesOf(method, route, schemas),
  };
}

const MEGABYTE = 1_048_576;

const AGE_FIRST =
  'Opens a bet or a pick: refused with 403 AGE_UNCONFIRMED until POST /api/responsible-gaming/age was answered, once for each account.';

/** What is asked of callers beyond the schemas. */
function limitsOf({ perMinute, maxBodyBytes, asksAge }: Route): string[] {
  const requested = asksAge ? [AGE_FIRST] : [];
  const calls = perMinute === undefined ? requested : [...requested, `At most ${perMinute} calls a minute.`];
  return maxBodyBytes === undefined ? calls : [...calls, `A body of at most ${(maxBodyBytes / MEGABYTE).toFixed(1)} MB.`];
}

function parametersOf(route: Route, part: 'params' | 'query', schemas: SchemaCollection): Parameter[] {
  const schema = route[part];
  if (!schema) return [];
  const { properties = {}, required = [] } = schemas.input(schema) as { properties?: Record<string, JsonSchema>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: part === 'params' ? 'path' : 'query',
    required: part === 'params' || required.includes(name),
    ...(typeof property.description === 'string' && { description: property.description }),
    ...(Array.isArray(property.examples) && { example: property.examples[0] as unknown }),
    schema: property,
  }));
}

/** Every status besides success that a route may answer with. */
function statusesOf(method: string, route: Route): Set<number> {
  const statuses = new Set<number>([429, 431, 500, 503]);
  const add = (...more: number[]): void => more.forEach((status) => void statuses.add(status));
  if (route.params || route.query || route.body) add(400, 404);
  if (route.params) add(414);
  if (route.access !== 'visitor') add(401, 403);
  if (isFeature(route.access)) add(402);
  // A change can come from another site, from someone whose tier does not reach so far, twice, too late, or with a body that is no JSON.
  if (method !== 'GET') add(400, 401, 402, 403, 409, 413, 415, 422);
  add(...(route.alsoRefuses ?? []).map((code) => ERROR_STATUS[code]));
  return statuses;
}

/** Programs that speak the protocol of an exchange take its answer as JSON and as an event stream, whichever comes. */
function contentOf({ produces = 'json', exchanges, response }: Route, schemas: SchemaCollection): Record<string, Content> {
  if (produces !== 'exchange') return { [MEDIA[produces]]: { schema: schemas.output(response) } };
  const schema = exchanges ? schemas.output(exchanges) : {};
  return { [MEDIA.json]: { schema }, [MEDIA['event-stream']]: { schema } };
}

/** For programs of others: what each call may send and what comes back. */
function addExamples({ requestBody, responses }: Operation, schemas: Readonly<Record<string, JsonSchema>>): void {
  const succeeded = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const bodies = [requestBody, ...succeeded.map(([, response]) => response)];
  for (const content of bodies.flatMap((body) => Object.values(body?.content ?? {}))) content.example = exampleOf(content.schema, schemas);
}

function responsesOf(method: string, route: Route, schemas: SchemaCollection): Operation['responses'] {
  const problem = { 'application/json': { schema: schemas.problem } };
  const statuses = statusesOf(method, route);
  const codes = (status: number): string =>
    Object.entries(ERROR_STATUS)
      .filter(([code, at]) => at === status && (code !== 'AGE_UNCONFIRMED' || route.asksAge))
      .map(([code]) => code)
      .join(', ');
  const failures = [...statuses]
    .sort((a, b) => a - b)
    .map((status) => [String(status), { description: codes(status), content: problem }] as const);
  const success = route.status ?? 200;
  const content = success === 204 ? {} : { content: contentOf(route, schemas) };
  return { [String(success)]: { description: 'Done', ...content }, ...Object.fromEntries(failures) };
}
