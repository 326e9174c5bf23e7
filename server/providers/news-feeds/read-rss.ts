import { ProviderFault } from '../http/index.ts';

export interface RssItem {
  title: string;
  link: string;
  publishedAt: Date;
  category: string | null;
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const HIGHEST_CODE_POINT = 0x10ffff;

function decoded(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole;
    const code = Number(name[1]?.toLowerCase() === 'x' ? `0x${name.slice(2)}` : name.slice(1));
    return code <= HIGHEST_CODE_POINT ? String.fromCodePoint(code) : '';
  });
}

/** The text of the first element of a name, marks and entities taken out; CDATA is text as it stands. */
function textOf(item: string, element: string): string {
  const inner = new RegExp(`<${element}(?:\\s[^>]*)?>([\\s\\S]*?)</${element}>`, 'i').exec(item)?.[1] ?? '';
  const cdata = /^\s*<!\[CDATA\[([\s\S]*?)\]\]>\s*$/.exec(inner)?.[1];
  const text = cdata ?? decoded(inner);
  return decoded(text.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Headline, address, time and first category of each item. Items without a headline, a web address or a time are left out; the text of an article is never read. ProviderFault for a feed cut short, and where no item can be read. */
export function readRss(body: string): RssItem[] {
  if (!/<rss[\s>]/i.test(body.slice(0, 2_000))) throw new ProviderFault('wrong_shape', 'not an RSS feed');
  if (!/<\/rss>/i.test(body.slice(-2_000))) throw new ProviderFault('wrong_shape', 'an RSS feed that breaks off');
  const items = [...body.matchAll(/<item(?:\s[^>]*)?>([\s\S]*?)<\/item>/gi)];
  const read = items.flatMap(([, item = '']) => {
    const title = textOf(item, 'title');
    // An item may have its address in the guid alone, which is one unless it says otherwise.
    const link = textOf(item, 'link') || (/<guid[^>]*isPermaLink="false"/i.test(item) ? '' : textOf(item, 'guid'));
    const publishedAt = new Date(textOf(item, 'pubDate'));
    if (title === '' || !/^https?:\/\//.test(link) || Number.isNaN(publishedAt.getTime())) return [];
    return [{ title, link, publishedAt, category: textOf(item, 'category') || null }];
  });
  if (items.length > 0 && read.length === 0) throw new ProviderFault('wrong_shape', 'an RSS feed without a readable item');
  return read;
}
