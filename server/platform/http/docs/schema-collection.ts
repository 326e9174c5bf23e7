import { Problem } from '@clearedge/contract/terms';
import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

export interface SchemaCollection {
  /** What a caller sends. */
  input: (schema: z.ZodType) => JsonSchema;
  /** What a caller receives. */
  output: (schema: z.ZodType) => JsonSchema;
  problem: JsonSchema;
  all: () => Record<string, JsonSchema>;
}

const LOCAL = '#/$defs/';
const SHARED = '#/components/schemas/';

/** A list of fixed places says how many there are, for readers of the document who look at `items` alone. */
const withItems = (schema: JsonSchema): JsonSchema =>
  Array.isArray(schema.prefixItems) && !schema.items
    ? { ...schema, items: {}, minItems: schema.prefixItems.length, maxItems: schema.prefixItems.length }
    : schema;

function rename(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, names));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(withItems(value as JsonSchema)).map(([key, inner]) => {
      if (key === '$ref' && typeof inner === 'string' && inner.startsWith(LOCAL)) {
        const id = inner.slice(LOCAL.length);
        return [key, SHARED + (names.get(id) ?? id)];
      }
      return [key, rename(inner, names)];
    }),
  );
}

/** Gathers the named schemas of many conversions in one place; a name whose two directions differ gets a second one for input. */
export function schemaCollection(): SchemaCollection {
  const collected = new Map<string, JsonSchema>();

  function convert(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
    const {
      $schema: _dialect,
      $defs,
      ...root
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as JsonSchema;
    const definitions = { ...($defs as Record<string, JsonSchema> | undefined) };
    const id = root.id;
    if (typeof id === 'string') definitions[id] = root;
    const names = new Map(Object.keys(definitions).map((name) => [name, io === 'input' ? `${name}Sent` : name]));
    for (const [name, definition] of Object.entries(definitions)) {
      const { id: _id, ...body } = rename(definition, names) as JsonSchema;
      collected.set(names.get(name)!, body);
    }
    return typeof id === 'string' ? { $ref: SHARED + names.get(id)! } : (rename(root, names) as JsonSchema);
  }

  return {
    input: (schema) => convert(schema, 'input'),
    output: (schema) => convert(schema, 'output'),
    problem: convert(Problem, 'output'),
    all: () => Object.fromEntries([...collected].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
