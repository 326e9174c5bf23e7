import type { JsonSchema } from './schema-collection.ts';

const joined = (schemas: unknown, separator: string): string => (schemas as JsonSchema[]).map(readableType).join(separator);

/** A JSON schema in the words of a programmer: `string (date)`, `Game[]`, `number | null`. */
export function readableType(schema: JsonSchema): string {
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
