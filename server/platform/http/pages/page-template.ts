import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageCsp } from '../security-headers.ts';

export interface PageTemplate {
  html: string;
  csp: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');
const STYLESHEET = /<link\s[^>]*rel="stylesheet"[^>]*>/g;
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)(?![^>]*type="application\/)[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const MISSING =
  '<!doctype html><html lang="en"><head><title>ClearEdge</title></head><body><p>The web app has not been built.</p></body></html>';

function inlineStyles(html: string, folder: string): string {
  return html.replace(STYLESHEET, (link) => {
    const path = /href="(\/[^"]+)"/.exec(link)?.[1];
    const file = path === undefined ? '' : join(folder, path);
    return path !== undefined && existsSync(file) ? `<style>${readFileSync(file, 'utf8')}</style>` : link;
  });
}

/** index.html with its style sheet inside, so that the first paint waits for one answer; the policy names both by hash. */
export function loadPageTemplate(folder: string): PageTemplate {
  const path = join(folder, 'index.html');
  const html = existsSync(path) ? inlineStyles(readFileSync(path, 'utf8'), folder) : MISSING;
  const hashesOf = (expression: RegExp): string[] => [...html.matchAll(expression)].map((match) => sha256(match[1] ?? ''));
  return { html, csp: pageCsp(hashesOf(INLINE_SCRIPT), hashesOf(INLINE_STYLE)) };
}

const escapeText = (text: string): string => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  isPrivate: boolean;
}

/** Fills in what differs from page to page. `boot` is JSON text; an escaped `<` keeps it inside its element. */
export function fillTemplate({ html }: PageTemplate, head: PageHead, boot: string): string {
  const metas = [
    `<title>${escapeText(head.title)}</title>`,
    `<meta name="description" content="${escapeText(head.description)}">`,
    `<link rel="canonical" href="${escapeText(head.canonical)}">`,
    ...(head.isPrivate ? ['<meta name="robots" content="noindex">'] : []),
    `<script type="application/json" id="boot">${boot.replaceAll('<', '\\u003c')}</script>`,
  ].join('');
  return html
    .replace(/<title>[\s\S]*?<\/title>/, '')
    .replace(/<meta\s+name="description"[^>]*>/, '')
    .replace('<!--boot-->', '')
    .replace('</head>', () => `${metas}</head>`);
}
