import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Vector<Input> {
  id: string;
  op: string;
  input: Input;
  expected: unknown;
  tolerance: number;
}

const FOLDER = path.resolve(import.meta.dirname, '../../../shared/reference/vectors');
const FILE = path.join(FOLDER, 'vectors.json');
export const isPresent = existsSync(FILE);

/** Published vectors of some areas; none where the reference folder is absent. */
export function readVectors<Input>(...areas: string[]): Vector<Input>[] {
  if (!isPresent) return [];
  const { vectors } = JSON.parse(readFileSync(FILE, 'utf8')) as { vectors: Vector<Input>[] };
  return vectors.filter(({ id }) => areas.includes(id.split('-')[0] ?? ''));
}

/** A vector of the second file, which has a form of its own. */
export interface QuantVector<Input> {
  id: string;
  group: string;
  function: string;
  input: Input;
  expected: unknown;
  tolerance: number;
}

/** Vectors of some groups of the second file. */
export const readQuantGroups = <Input>(...groups: string[]): QuantVector<Input>[] =>
  readQuantVectors<QuantVector<Input>>().filter(({ group }) => groups.includes(group));

/** Every vector of the second file. */
export const readQuantVectors = <V>(): V[] =>
  isPresent ? (JSON.parse(readFileSync(path.join(FOLDER, 'vectors-quant.json'), 'utf8')) as { vectors: V[] }).vectors : [];

/** The expected value where the actual one is as near as the vector asks, else the actual one; "error" where the input was refused. */
export function settleOn(calculate: () => unknown, expected: unknown, tolerance: number): unknown {
  let actual: unknown;
  try {
    actual = calculate();
  } catch (error) {
    if (error instanceof RangeError) return 'error';
    throw error;
  }
  return within(actual, expected, tolerance);
}

function within(actual: unknown, expected: unknown, tolerance: number): unknown {
  if (Array.isArray(expected)) return expected.map((item, index) => within((actual as unknown[])[index], item, tolerance));
  if (typeof expected === 'object' && expected !== null)
    return Object.fromEntries(
      Object.entries(expected).map(([key, value]) => [key, within((actual as Record<string, unknown>)[key], value, tolerance)]),
    );
  return typeof expected === 'number' && Math.abs((actual as number) - expected) <= tolerance + 1e-12 ? expected : actual;
}

/** Every vector of both files by id, area (or group) and the name of its calculation. */
export function readEveryVector(): { id: string; area: string; calculation: string }[] {
  if (!isPresent) return [];
  const { vectors } = JSON.parse(readFileSync(FILE, 'utf8')) as { vectors: Vector<unknown>[] };
  const first = vectors.map(({ id, op }) => ({ id, area: id.split('-')[0] ?? '', calculation: op }));
  const second = readQuantVectors<QuantVector<unknown>>().map(({ id, group, function: calculation }) => ({ id, area: group, calculation }));
  return [...first, ...second];
}
