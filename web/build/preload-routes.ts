import type { Plugin, Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

const chunkOf = (bundle: Bundle, name: string): Chunk | undefined => {
  const found = bundle[name];
  return found?.type === 'chunk' ? found : undefined;
};

/** A chunk with everything it imports at once. */
function closure(bundle: Bundle, name: string, seen = new Set<string>()): Set<string> {
  const chunk = chunkOf(bundle, name);
  if (!chunk || seen.has(name)) return seen;
  seen.add(name);
  for (const next of chunk.imports) closure(bundle, next, seen);
  return seen;
}

const cssOf = (bundle: Bundle, names: Iterable<string>): string[] =>
  [...names].flatMap((name) => [...(chunkOf(bundle, name)?.viteMetadata?.importedCss ?? [])]);

function filesByRoute(bundle: Bundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const known = closure(bundle, entry?.fileName ?? '');
  const routes: Record<string, string[]> = {};
  for (const chunk of chunks) {
    const file = /\/routes\/([\w-]+)\.tsx$/.exec(chunk.facadeModuleId ?? '')?.[1];
    if (!file) continue;
    const own = [...closure(bundle, chunk.fileName)].filter((name) => !known.has(name));
    routes[file] = [...own, ...cssOf(bundle, own)];
  }
  return routes;
}

function script(routes: Record<string, string[]>): string {
  const files = [...new Set(Object.values(routes).flat())];
  const byRoute = Object.fromEntries(Object.entries(routes).map(([route, own]) => [route, own.map((file) => files.indexOf(file))]));
  return (
    `(function(f,m,p){var k=p==='/'?'home':/^\\/game\\//.test(p)?'game':p==='/todays-games'?'games':p.slice(1).replace(/\\//g,'-');` +
    `(m[k]||[]).forEach(function(i){var l=document.createElement('link'),c=/css$/.test(f[i]);l.rel=c?'preload':'modulepreload';if(c){l.as='style';l.crossOrigin=''}` +
    `l.href='/assets/'+f[i];document.head.appendChild(l)})})(${JSON.stringify(files.map((file) => file.replace('assets/', '')))},${JSON.stringify(byRoute)},location.pathname)`
  );
}

/** Asks for the screen of the address together with the entry instead of after it: one round trip less on a phone. */
export const preloadRoutes = (): Plugin => ({
  name: 'preload-routes',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => (bundle ? [{ tag: 'script', children: script(filesByRoute(bundle)), injectTo: 'head' }] : []),
  },
});
