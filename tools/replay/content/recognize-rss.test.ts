import { expect, test } from 'vitest';
import { realAddress } from '../places.ts';
import { RSS_PLACES } from './answer-others.ts';
import { placeAmong, recognize } from './read-samples.ts';

const ITEM = '<item><title>News of mlbtraderumors and MLB.com</title><link>https://a.b/1</link></item>';
const feed = (channel: string, item = ITEM): string =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title>${channel}${item}</channel></rss>`;
const placesOf = (text: string): string[] => recognize(text).map(({ place }) => place);

test.each(RSS_PLACES)('a recording of %s is known as itself, by the site or by the address that it gives', (place) => {
  const address = realAddress(place, '/', null)!;
  const self = `<atom:link rel="self" href="${address}" type="application/rss+xml"/>`;
  expect(placesOf(feed(self))).toEqual([place]);
  expect(placesOf(feed(`${self}<link>${new URL(address).origin}</link>`))).toEqual([place]);
  expect(placesOf(feed(`<link><![CDATA[${address}/]]></link>`))).toEqual([place]);
  expect(placesOf(feed('', `<item><title>A</title><link>${address}</link></item>`))).toEqual([place]);
});

test('two feeds of one site are known by the address that each gives, and guessed by nothing else', () => {
  const address = (path: string): string => `https://www.news.test/${path}`;
  const feeds = ['a', 'b'].map((place) => ({ place, address: address(`${place}/feed`) }));
  const self = (path: string): string => `<atom:link href="${address(path)}" rel="self"/>`;
  expect(placeAmong(feeds, feed(`<link>${address('')}</link>${self('b/feed/')}`))).toBe('b');
  expect(placeAmong(feeds, feed(`<link>${address('')}</link>`))).toBeNull();
});

test('a feed of someone else is not taken for one of ours', () => {
  expect(RSS_PLACES).toContain('news-mlb');
  expect(placesOf(feed('<link>https://www.example.com</link>'))).toEqual([]);
  expect(placesOf(feed('<link>no address</link>'))).toEqual([]);
});
