import { join } from 'node:path';

const ENTRY = join(import.meta.dirname, '..', 'app', 'main.tsx');
const OURS = /\/(web\/(ui|core|lib)|contract)\/|\/clsx\//;
/** Parts every screen is made of. What stands on Radix is left out: it comes with the first dialog. */
const KIT =
  /\/(web\/(ui|core|lib)\/(?!league\/)(?![^?]*\/([a-z]+-)?(dialog|menu|tabs|toast-viewport|toaster)\.)[^?]*\.tsx?$|node_modules\/lucide-react\/|(quant\/(price|money)|contract\/words\/(plural|selection-label))\b)/;

/** Reached from the entry through its package's face, but used by screens only. */
const SCREENS_ONLY = /(useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver)\.js$/;

interface Context {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

let entry: Set<string> | undefined;
function inEntry(context: Context): Set<string> {
  if (entry) return entry;
  entry = new Set([ENTRY]);
  for (const id of entry) for (const next of context.getModuleInfo(id)?.importedIds ?? []) entry.add(next);
  return entry;
}

/** Thirty small chunks cost a phone more round trips than bytes: what the shell uses is one, what the screens share another. */
function shared(id: string, context: Context): string | null {
  if (SCREENS_ONLY.test(id)) return 'kit';
  if (inEntry(context).has(id)) return OURS.test(id) ? 'shell' : null;
  return KIT.test(id) ? 'kit' : null;
}

export const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  {
    name: 'vendor',
    test: /node_modules[\\/](@tanstack[\\/](react-query|query-core)|react-router)[\\/](?!.*(useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver))/,
    priority: 2,
  },
  { name: shared, debugName: 'shared', minShareCount: 2, priority: 1 },
];
