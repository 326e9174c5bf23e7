import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../server/platform/place.ts';

interface Chunk {
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}
interface Declared {
  /** Selector and property. */
  what: string;
  isNarrow: boolean;
}

const DIST = join(repositoryRoot, 'web', 'dist');
const BLOCK = /@media([^{]*)\{((?:[^{}]*\{[^{}]*\})*)[^{}]*\}|@[\w-]+[^{;]*(?:;|\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})|([^{}@]+)\{([^{}]*)\}/g;
/** Between selectors, not inside `:is(th, td)`. */
const COMMA = /,(?![^()]*\))/;
/** The last layer: what it sets holds against any sheet. */
const LAST_LAYER = /@layer modes\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g;
const RULE = /([^{}]+)\{([^{}]*)\}/g;

const declared = (selectors: string, body: string, isNarrow: boolean): Declared[] =>
  selectors.split(COMMA).flatMap((selector) =>
    body
      .split(';')
      .filter((line) => line.includes(':') && !line.includes('!important'))
      .map((line) => ({ what: `${selector.trim()} ${line.slice(0, line.indexOf(':')).trim()}`, isNarrow })),
  );

/** Every declaration of a sheet in its order; one for narrow windows says so. */
const readSheet = (css: string): Declared[] =>
  [
    ...css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(LAST_LAYER, '')
      .matchAll(BLOCK),
  ].flatMap(([, media, inner, selectors, body]) => {
    if (selectors !== undefined) return declared(selectors, body ?? '', false);
    if (media === undefined || !/width\s*<|max-width/.test(media)) return [];
    return [...(inner ?? '').matchAll(RULE)].flatMap((rule) => declared(rule[1]!, rule[2]!, true));
  });

/** What is set for narrow windows and then set again for all, so that the narrow one never holds. */
function listLost(sheets: readonly string[]): string[] {
  const narrow = new Set<string>();
  const lost = new Set<string>();
  for (const { what, isNarrow } of sheets.flatMap(readSheet)) {
    if (isNarrow) narrow.add(what);
    else if (narrow.has(what)) lost.add(what);
  }
  return [...lost];
}

function sheetsIn(manifest: Readonly<Record<string, Chunk>>, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [...(chunk.imports ?? []).flatMap((next) => sheetsIn(manifest, next, seen)), ...(chunk.css ?? [])];
}

test('a rule for all windows after the one for narrow windows is found', () => {
  const wide = '.row{display:grid;gap:1px}';
  const narrow = '@media (width<=640px){.row,.cell{display:block}}';
  expect(listLost([wide, narrow])).toEqual([]);
  expect(listLost([narrow, wide])).toEqual(['.row display']);
  expect(listLost([`@layer modes{${narrow}}`, wide])).toEqual([]);
});

test('on no screen does a sheet undo what an earlier one sets for narrow windows', () => {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const screens = Object.keys(manifest).filter((name) => name.startsWith('routes/'));
  expect(screens.length).toBeGreaterThan(30);
  const lost = screens.flatMap((screen) => {
    const files = ['index.html', screen].flatMap((name) => sheetsIn(manifest, name));
    const sheets = [...new Set(files)].map((file) => readFileSync(join(DIST, file), 'utf8'));
    return listLost(sheets).map((what) => `${screen}: ${what}`);
  });
  expect(lost).toEqual([]);
});
