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

function filesByRoute(bundle: Bundle, known: ReadonlySet<string>): Record<string, string[]> {
  const routes: Record<string, string[]> = {};
  for (const chunk of Object.values(bundle)) {
    const file = chunk.type === 'chunk' && /\/routes\/([\w-]+)\.tsx$/.exec(chunk.facadeModuleId ?? '')?.[1];
    if (!file) continue;
    const own = [...closure(bundle, chunk.fileName)].filter((name) => !known.has(name));
    routes[file] = [...own, ...cssOf(bundle, own)];
  }
  return routes;
}

const bare = (file: string): string => file.replace('assets/', '');

/**
 * `e` is the entry, `f` the files beside it, `m` the files of each route; a drawn page says its own. The bundler's loader looks for a link before it fetches
 * a style sheet: a disabled one stands for each sheet that came inside the page. A press that comes before the app is repeated
 * when it has taken over; a choice is noted, since React puts the drawn one back.
 */
const STARTER = `(function(e,f,m){var d=document,p=location.pathname,r=d.querySelector('#root[data-drawn]'),k=r?r.dataset.drawn:p==='/'?'home':/^\\/game\\//.test(p)?'game':p==='/todays-games'?'games':p.slice(1).replace(/\\//g,'-');
function add(t,a){var l=d.createElement(t);for(var n in a)l.setAttribute(n,a[n]);d.head.appendChild(l)}
function go(){d.querySelectorAll('style[data-href]').forEach(function(s){s.dataset.href.split(' ').forEach(function(h){add('link',{rel:'stylesheet',disabled:'',href:h})})});f.concat(m[k]||[]).forEach(function(n){var h='/assets/'+n;if(!/css$/.test(n))add('link',{rel:'modulepreload',crossorigin:'',href:h});
else if(!d.querySelector('link[href="'+h+'"]'))add('link',{rel:'preload',as:'style',crossorigin:'',href:h})});add('script',{type:'module',crossorigin:'',src:'/assets/'+e})}
if(!r)return go();
var b;function keep(v){b=v.target.closest('button')||b}
function note(v){var t=v.target;if(t.tagName==='SELECT')t.early=t.value}
d.addEventListener('click',keep,true);d.addEventListener('change',note,true);d.addEventListener('taken-over',function(){d.removeEventListener('click',keep,true);d.removeEventListener('change',note,true);if(b&&b.isConnected)b.click()},{once:true});
d.hidden?go():requestAnimationFrame(function(){setTimeout(go)})})`;

function starter(bundle: Bundle): string {
  const entry = Object.values(bundle).find((one): one is Chunk => one.type === 'chunk' && one.isEntry);
  if (!entry) throw new Error('the build has no entry');
  const known = closure(bundle, entry.fileName);
  const beside = [...known].filter((name) => name !== entry.fileName).map(bare);
  const routes = Object.entries(filesByRoute(bundle, known)).map(([route, files]) => [route, files.map(bare)]);
  return `${STARTER}(${JSON.stringify(bare(entry.fileName))},${JSON.stringify(beside)},${JSON.stringify(Object.fromEntries(routes))})`;
}

/**
 * Asks for the app and the screen of the address together, in one round; on a page that came drawn only after its first paint,
 * so that neither the line nor the processor is shared with what is to be seen first.
 */
export const startAfterPaint = (): Plugin => ({
  name: 'start-after-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (!bundle) return html;
      const bareHtml = html.replace(/\s*<link rel="modulepreload"[^>]*>/g, '').replace(/\s*<script type="module"[^>]*><\/script>/g, '');
      return bareHtml.replace('<!--start-->', () => `<script>${starter(bundle)}</script>`);
    },
  },
});
