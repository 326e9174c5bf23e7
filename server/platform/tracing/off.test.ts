import { join } from 'node:path';
import { type OutputChunk, rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../place.ts';

const isPackage = (id: string): boolean => !/^(\.|\/|@clearedge\/)/.test(id);
const isSdk = (id: string): boolean => id.startsWith('@opentelemetry/');

/** The chunks of a role's program as the build makes them, by file. */
async function chunksOf(entry: string): Promise<Map<string, OutputChunk>> {
  const build = await rolldown({ cwd: repositoryRoot, input: join(repositoryRoot, entry), platform: 'node', external: isPackage });
  const { output } = await build.generate({ format: 'esm' });
  await build.close();
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
}

/** All that is loaded before a program decides to import more. */
function loadedAtStart(chunks: ReadonlyMap<string, OutputChunk>): Set<string> {
  const loaded = new Set<string>();
  const open = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (loaded.has(name)) continue;
    loaded.add(name);
    open.push(...(chunks.get(name)?.imports ?? []));
  }
  return loaded;
}

test('no program loads OpenTelemetry at its start: only the chunk that opens the traces does', async () => {
  const chunks = await chunksOf('server/main/all.ts');
  const loaded = loadedAtStart(chunks);
  expect([...loaded].filter((name) => name === 'fastify')).toEqual(['fastify']);
  expect([...loaded].filter(isSdk)).toEqual([]);
  const loading = [...chunks.values()].filter(({ imports }) => imports.some(isSdk));
  expect(loading.map(({ name }) => name)).toEqual(['open-tracing']);
});
