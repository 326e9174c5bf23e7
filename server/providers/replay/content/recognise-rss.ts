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

/** The feed whose text this is. Two feeds of one site are told apart by the address that a feed gives of itself; null where it gives none. */
export function placeAmong<P>(known: readonly { place: P; address: string }[], text: string): P | null {
  const sites = sitesIn(text);
  const feeds = known.map(({ place, address }) => ({ place, site: siteOf(address) }));
  for (const { host } of sites) {
    const near = feeds.filter(({ site }) => site?.host === host);
    const own = near.find(({ site }) => sites.some((said) => said.host === host && said.path === site?.path));
    if (near.length > 0) return near.length === 1 ? near[0]!.place : (own?.place ?? null);
  }
  return null;
}

const ours = (): { place: Place; address: string }[] =>
  RSS_PLACES.map((place) => ({ place, address: realAddress(place, '/', null) ?? '' }));

/** A feed of headlines, known by its own links; a stranger's is none of ours. */
export function recogniseRss(text: string): Piece[] {
  const place = placeAmong(ours(), text);
  return place ? [{ place, kind: 'rss', key: '', at: null, value: text }] : [];
}
