import { type Place, realAddress } from '../places.ts';
import { RSS_PLACES } from './answer-others.ts';
import type { Piece } from './piece.ts';

interface Site {
  host: string;
  path: string;
}

const siteOf = (address: string): Site | null => {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname } = new URL(address);
  return { host: hostname.replace(/^www\./, ''), path: pathname.replace(/\/+$/, '') };
};

/** What a feed says of itself, and then of its headlines: `<link>…</link>` and, as many have it, `<atom:link href="…">`. */
const sitesIn = (text: string): Site[] =>
  [...text.matchAll(/<(?:atom:)?link(?:\s[^>]*?href=["']([^"']+)["'][^>]*|\s[^>]*)?>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]*)/gi)].flatMap(
    ([, href = '', inner = '']) => siteOf(href || inner) ?? [],
  );

/** Two feeds of one site are told apart by the address that a feed gives of itself. */
function placeOf(sites: readonly Site[]): Place | null {
  const feeds = RSS_PLACES.map((place) => ({ place, site: siteOf(realAddress(place, '/', null) ?? '') }));
  for (const { host } of sites) {
    const near = feeds.filter(({ site }) => site?.host === host);
    const own = near.find(({ site }) => sites.some((said) => said.host === host && said.path === site?.path));
    if (near.length > 0) return near.length === 1 ? near[0]!.place : (own?.place ?? null);
  }
  return null;
}

/** A feed of headlines, known by its own links; a stranger's is none of ours. */
export function recogniseRss(text: string): Piece[] {
  const place = placeOf(sitesIn(text));
  return place ? [{ place, kind: 'rss', key: '', at: null, value: text }] : [];
}
