import type { JsonSchema } from './schema-collection.ts';

export type Schemas = Readonly<Record<string, JsonSchema>>;

const DEEPEST = 6;
/** Values by which a reader knows what is meant; a schema says only that it is a text or a number. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  gameId: '20260711_NYY@BOS',
  gameKey: '20260711_NYY@BOS',
  awayTeam: 'New York Yankees',
  homeTeam: 'Boston Red Sox',
  awayTeamCode: 'NYY',
  homeTeamCode: 'BOS',
  email: 'pro@clearedge.demo',
  username: 'first_pitch',
  message: 'Not found.',
  selection: 'New York Yankees',
  odds: -110,
  line: 8.5,
  stake: 25,
  month: '2026-07',
  book: 'SUM',
  bookName: 'Summit',
  books: ['SUM', 'HAR'],
};
const BY_FORMAT: Readonly<Record<string, string>> = {
  'date-time': '2026-07-11T23:05:00.000Z',
  date: '2026-07-11',
  uuid: '3f0c2d8e-6b1a-4c55-9a4e-2f7d1b9c0a11',
  email: 'pro@clearedge.demo',
  uri: 'https://example.com/',
};

const isNull = (schema: JsonSchema): boolean => schema.type === 'null';

function numberIn({ minimum, exclusiveMinimum, maximum, multipleOf }: JsonSchema): number {
  const least =
    typeof minimum === 'number' ? minimum : typeof exclusiveMinimum === 'number' ? exclusiveMinimum + Number(multipleOf ?? 1) : 1;
  const wanted = Math.max(1, least);
  return typeof maximum === 'number' ? Math.min(wanted, maximum) : wanted;
}

function objectOf(schema: JsonSchema, schemas: Schemas, depth: number): Record<string, unknown> {
  const { properties = {}, additionalProperties } = schema as {
    properties?: Record<string, JsonSchema>;
    additionalProperties?: JsonSchema;
  };
  const named = Object.entries(properties).map(([name, property]) => [name, sampleOf(property, schemas, depth + 1, name)]);
  if (named.length > 0 || typeof additionalProperties !== 'object') return Object.fromEntries(named);
  return { name: sampleOf(additionalProperties, schemas, depth + 1) };
}

function fits(value: unknown, type: unknown): boolean {
  const types = Array.isArray(type) ? type : [type];
  if (Array.isArray(value)) return types.includes('array');
  return types.includes(typeof value) || (typeof value === 'number' && Number.isInteger(value) && types.includes('integer'));
}

function sampleOf(schema: JsonSchema, schemas: Schemas, depth: number, name = ''): unknown {
  const { $ref, type, format, items, anyOf, oneOf, allOf, prefixItems, examples } = schema;
  if (Array.isArray(examples)) return examples[0];
  if (typeof $ref === 'string') {
    const meant = schemas[$ref.split('/').at(-1) ?? ''];
    return meant && depth < DEEPEST ? sampleOf(meant, schemas, depth, name) : {};
  }
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const choices = (anyOf ?? oneOf) as JsonSchema[] | undefined;
  if (choices) return sampleOf(choices.find((one) => !isNull(one)) ?? {}, schemas, depth, name);
  if (allOf) return Object.assign({}, ...(allOf as JsonSchema[]).map((one) => sampleOf(one, schemas, depth, name)));
  if (name in BY_NAME && fits(BY_NAME[name], type)) return BY_NAME[name];
  const kind: unknown = Array.isArray(type) ? type.find((one) => one !== 'null') : type;
  if (kind === 'array') {
    if (Array.isArray(prefixItems)) return (prefixItems as JsonSchema[]).map((one) => sampleOf(one, schemas, depth + 1));
    return depth < DEEPEST && items ? [sampleOf(items as JsonSchema, schemas, depth + 1)] : [];
  }
  if (kind === 'object') return objectOf(schema, schemas, depth);
  if (kind === 'string') return BY_FORMAT[String(format)] ?? 'text';
  if (kind === 'boolean') return true;
  return kind === 'number' || kind === 'integer' ? numberIn(schema) : null;
}

/** A value of a schema: its own examples where it has them, otherwise one item of each list and the first of each choice. */
export const exampleOf = (schema: JsonSchema, schemas: Schemas): unknown => sampleOf(schema, schemas, 0);
