import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { holdClock, productNow, setClockOffset } from '../../core/clock.ts';
import { ME_KEY, NOBODY } from '../../core/session/session.ts';
import { type Status, statusQuery } from '../../core/status.ts';
import { seedBoot } from '../../lib/boot.ts';
import { createQueryClient } from '../../lib/query.ts';
import { App } from '../app.tsx';

interface Lifted {
  html: string;
  /** The rules that stand for the attributes; empty when there were none. */
  css: string;
}

// React escapes every quote inside text and values, so this can only be an attribute.
const ATTRIBUTE = / style="([^"]*)"/g;
const UNSAFE = /[{}<>\\]/;
const ENTITIES: Readonly<Record<string, string>> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** Moves `style` attributes into a style sheet: the page's policy knows a sheet by its hash and refuses every attribute. */
export function liftStyles(html: string): Lifted {
  const rules = new Map<string, number>();
  const lifted = html.replace(ATTRIBUTE, (_attribute, escaped: string) => {
    const rule = escaped.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? '');
    if (UNSAFE.test(rule)) return '';
    if (!rules.has(rule)) rules.set(rule, rules.size);
    return ` data-s="${rules.get(rule)}"`;
  });
  return { html: lifted, css: [...rules].map(([rule, at]) => `[data-s="${at}"]{${rule}}`).join('') };
}

export interface Drawing extends Lifted {
  /** Product time of every age and countdown in it. */
  drawnAtMs: number;
}

async function draw(path: string, boot: string): Promise<Drawing> {
  const client = createQueryClient();
  seedBoot(client, JSON.parse(boot) as Record<string, unknown>);
  client.setQueryData(ME_KEY, NOBODY);
  setClockOffset(client.getQueryData<Status>(statusQuery.queryKey)?.clockOffsetMs ?? 0);
  const drawnAtMs = productNow();
  holdClock(drawnAtMs);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App client={client} />
    </StaticRouter>,
    // A part sent apart from its place would need an inline script to move it there.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude).text();
  client.clear();
  if (failures.length > 0) throw failures[0];
  return { ...liftStyles(html), drawnAtMs };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws an address as a visitor without settings sees it, from the answers that travel in the page.
 * Runs on the server, one at a time, since all share one clock. Throws what a screen throws.
 */
export function drawPage(path: string, boot: string): Promise<Drawing> {
  const mine = last.then(() => draw(path, boot));
  last = mine.catch(() => undefined);
  return mine;
}
