export interface Lifted {
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
