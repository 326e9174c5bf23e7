import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, Chunk>;

/** A style sheet of the build as an element of the page, with its address, by which the page knows that it has it. */
export function inlineSheet(folder: string, file: string | undefined): string | null {
  const path = file === undefined ? '' : join(folder, file);
  if (file === undefined || !existsSync(path)) return null;
  return `<style data-href="/${file}">${readFileSync(path, 'utf8')}</style>`;
}

function sheetsIn(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [...(chunk.imports ?? []).flatMap((next) => sheetsIn(manifest, next, seen)), ...(chunk.css ?? [])];
}

/** The style sheets that each screen (file in web/routes) has beyond those of the shell, as elements. */
export function loadScreenSheets(folder: string): Map<string, string> {
  const path = join(folder, '.vite', 'manifest.json');
  const manifest = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? '';
  const known = new Set(sheetsIn(manifest, entry));
  const screens = new Map<string, string>();
  for (const name of Object.keys(manifest)) {
    const screen = /^routes\/([\w-]+)\.tsx$/.exec(name)?.[1];
    if (!screen) continue;
    const files = sheetsIn(manifest, name).filter((file) => !known.has(file));
    screens.set(screen, files.map((file) => inlineSheet(folder, file) ?? '').join(''));
  }
  return screens;
}
