import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageCsp } from '../security-headers.ts';
import type { Drawing } from './page-drawer.ts';

interface Chunk {
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, Chunk>;

/**
 * Style sheets of the build as one element, in their order, with the addresses by which the page knows that it has them.
 * One element has one hash in the policy, which every answer repeats.
 */
function inlineSheets(folder: string, files: readonly string[]): string {
  const found = files.filter((file) => existsSync(join(folder, file)));
  if (found.length === 0) return '';
  const css = found.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
  return `<style data-href="${found.map((file) => `/${file}`).join(' ')}">${css}</style>`;
}

function sheetsIn(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [...(chunk.imports ?? []).flatMap((next) => sheetsIn(manifest, next, seen)), ...(chunk.css ?? [])];
}

/** The style sheets that each screen (file in web/routes) has beyond those of the shell, as an element. */
function loadScreenSheets(folder: string): Map<string, string> {
  const path = join(folder, '.vite', 'manifest.json');
  const manifest = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? '';
  const known = new Set(sheetsIn(manifest, entry));
  const screens = new Map<string, string>();
  for (const name of Object.keys(manifest)) {
    const screen = /^routes\/([\w-]+)\.tsx$/.exec(name)?.[1];
    if (!screen) continue;
    screens.set(
      screen,
      inlineSheets(
        folder,
        sheetsIn(manifest, name).filter((file) => !known.has(file)),
      ),
    );
  }
  return screens;
}

export interface PageTemplate {
  html: string;
  /** Hashes of the inline scripts and style sheets in it. */
  scripts: readonly string[];
  styles: readonly string[];
  /** The style sheets of a screen, as an element. */
  sheetsOf: (screen: string) => string;
}

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const STYLESHEET = /<link\s[^>]*rel="stylesheet"[^>]*>/g;
const SCREEN = /<div id="root"><!--screen-->[\s\S]*?<!--\/screen--><\/div>/;
const BARE_SCREEN = '<div id="root"></div>';
const NAMED_NOTE = '<noscript>ClearEdge needs';
const MISSING =
  '<!doctype html><html lang="en"><head><title>ClearEdge</title></head><body><p>The web app has not been built.</p></body></html>';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');
const hashesOf = (html: string, expression: RegExp): string[] => [...html.matchAll(expression)].map((match) => sha256(match[1] ?? ''));

/** index.html with its style sheet inside, so that the first paint waits for one answer; the policy names both by hash. */
export function loadPageTemplate(folder: string): PageTemplate {
  const path = join(folder, 'index.html');
  const plain = existsSync(path) ? readFileSync(path, 'utf8') : MISSING;
  const html = plain.replace(STYLESHEET, (link) => inlineSheets(folder, /href="\/([^"]+)"/.exec(link)?.slice(1) ?? []) || link);
  const sheets = loadScreenSheets(folder);
  return {
    html,
    scripts: hashesOf(html, INLINE_SCRIPT),
    styles: hashesOf(html, INLINE_STYLE),
    sheetsOf: (screen) => sheets.get(screen) ?? '',
  };
}

const escapeText = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

interface PageHead {
  title: string;
  description: string;
  canonical: string;
  isPrivate: boolean;
  isBare: boolean;
}

/** Where the web app finds the screen of a tenant's own host, and the product. */
export interface SiteMark {
  path: string;
  home: string;
}

export interface PageContent {
  site?: SiteMark;
  head: PageHead;
  /** JSON text; an escaped `<` keeps it inside its element. */
  boot: string;
  screen: string | undefined;
  /** The first screen, where the server has drawn it. */
  drawing: Drawing | null;
}

function drawnStyles(template: PageTemplate, { screen, drawing }: PageContent): string {
  if (!drawing) return '';
  return (screen ? template.sheetsOf(screen) : '') + (drawing.css ? `<style>${drawing.css}</style>` : '');
}

/** Fills in what differs from page to page. */
export function fillTemplate(template: PageTemplate, content: PageContent): { html: string; csp: string } {
  const { head, drawing } = content;
  const styles = drawnStyles(template, content);
  const metas = [
    `<title>${escapeText(head.title)}</title>`,
    `<meta name="description" content="${escapeText(head.description)}">`,
    `<link rel="canonical" href="${escapeText(head.canonical)}">`,
    ...(head.isPrivate ? ['<meta name="robots" content="noindex">'] : []),
    styles,
  ].join('');
  // The answers stand last: what is to be seen must not wait for them.
  const boot = `<script type="application/json" id="boot">${content.boot.replaceAll('<', '\\u003c')}</script>`;
  const mark = content.site ? ` data-site="${escapeText(content.site.path)}" data-home="${escapeText(content.site.home)}"` : '';
  const html = template.html
    .replace('<html', (tag) => tag + mark)
    .replace(/<title>[\s\S]*?<\/title>/, '')
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace('</head>', () => `${metas}</head>`)
    .replace(SCREEN, (plain) =>
      drawing ? `<div id="root" data-drawn="${content.screen}">${drawing.html}</div>` : head.isBare ? BARE_SCREEN : plain,
    )
    .replace(NAMED_NOTE, (note) => (head.isBare ? '<noscript>This page needs' : note))
    .replace('<!--boot-->', () => boot);
  return { html, csp: pageCsp(template.scripts, [...template.styles, ...hashesOf(styles, INLINE_STYLE)]) };
}
