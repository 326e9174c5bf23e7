import { describe, expect, test } from 'vitest';
import { describeWithShared } from '../../../quant/testing/describe-with-shared.ts';
import { FakeSurroundings, type Reply } from '../http/testing/fake-surroundings.ts';
import { readSamples } from '../http/testing/samples.ts';
import { WireNews } from './espn-schema.ts';
import { type NewsFeeds, newsFeeds } from './index.ts';
import { mapArticle } from './map-news.ts';
import { readRss } from './read-rss.ts';

const item = (title: string, link: string, more = ''): string =>
  `<item><title>${title}</title><link>${link}</link><pubDate>Fri, 07 Aug 2026 03:43:00 GMT</pubDate>${more}</item>`;
const rss = (...items: string[]): string =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:dc="x"><channel><title>News</title>${items.join('')}</channel></rss>`;
const article = (more: object = {}): object => ({
  id: 1,
  type: 'Story',
  headline: 'Both win',
  published: '2026-08-07T10:00:00Z',
  premium: false,
  categories: [{ type: 'team', description: 'New York Mets' }],
  links: { web: { href: 'https://www.espn.com/1' } },
  ...more,
});

const NO_ARTICLES: Reply = { body: { articles: [] } };
function small(mlb: Reply, espn: Reply, rumors: Reply, leagues: Reply = NO_ARTICLES): { around: FakeSurroundings; feeds: NewsFeeds } {
  const around = new FakeSurroundings().script((url) => {
    if (url.host === 'www.mlb.com') return mlb;
    if (url.host !== 'site.api.espn.com') return rumors;
    return url.pathname.includes('/baseball/') ? espn : leagues;
  });
  return { around, feeds: newsFeeds(around) };
}

describe('an RSS feed', () => {
  test('headlines in CDATA or with entities, without marks; the article’s text is not read', () => {
    const items = readRss(
      rss(
        item('<![CDATA[Yanks & <i>Sox</i>]]>', 'https://a.b/1', '<description>Long</description>'),
        item('A &amp; B &#8217;26 &#x2014; &bogus;', 'https://a.b/2', '<category><![CDATA[Cubs]]></category>'),
      ),
    );
    expect(items.map(({ title, category }) => [title, category])).toEqual([
      ['Yanks & Sox', null],
      ['A & B ’26 — &bogus;', 'Cubs'],
    ]);
  });

  test('items without headline, time or https address are left out', () => {
    const items = readRss(
      rss(
        item('', 'https://a.b/1'),
        item('<![CDATA[]]>', 'https://a.b/2'),
        item('x', 'javascript:alert(1)'),
        '<item><title>y</title><link>https://a.b/3</link></item>',
        item('Kept', 'https://a.b/4'),
      ),
    );
    expect(items.map(({ title }) => title)).toEqual(['Kept']);
  });

  test('an item with its address in the guid alone has one, unless the guid says that it is none', () => {
    const dated = '<pubDate>Fri, 07 Aug 2026 03:43:00 GMT</pubDate>';
    const items = readRss(
      rss(
        `<item><title>a</title><guid isPermaLink="true">https://a.b/1</guid>${dated}</item>`,
        `<item><title>b</title><guid>https://a.b/2</guid>${dated}</item>`,
        `<item><title>c</title><guid isPermaLink="false">https://a.b/3</guid>${dated}</item>`,
        `<item><title>d</title><guid>tag:a.b,2026:4</guid>${dated}</item>`,
      ),
    );
    expect(items.map(({ link }) => link)).toEqual(['https://a.b/1', 'https://a.b/2']);
  });

  test('a page is no feed', () => {
    expect(() => readRss('<!doctype html><p>Sorry</p>')).toThrow('not an RSS feed');
    const whole = rss(item('Early', 'https://m.lb/1'));
    expect(() => readRss(whole.slice(0, -10))).toThrow('breaks off');
    expect(() => readRss(whole.replace(/<pubDate>.*<\/pubDate>/, ''))).toThrow('without a readable item');
    expect([readRss(whole).length, readRss(rss()), readRss(`${whole}<!-- cached -->`).length]).toEqual([1, [], 1]);
  });
});

describe('the news', () => {
  test('all feeds, newest first, each address once, nothing of the future', async () => {
    const late = item('Later', 'https://m.lb/2').replace('03:43:00', '23:43:00');
    const { feeds, around } = small(
      { body: rss(item('Early', 'https://m.lb/1'), late) },
      { body: { articles: [article()] } },
      { body: rss(item('Early again', 'https://m.lb/1')) },
    );
    const listed = await feeds.news.listNews(around.now(), 10);
    expect(listed.map(({ title, source, category, summary }) => [title, source, category, summary])).toEqual([
      ['Both win', 'ESPN', 'New York Mets', ''],
      ['Early again', 'MLB Trade Rumors', 'League', ''],
    ]);
    expect(await feeds.news.listNews(around.now(), 1)).toHaveLength(1);
  });

  test('one that refuses costs only itself, and is left alone for an hour', async () => {
    const { feeds, around } = small({ body: rss(item('Early', 'https://m.lb/1')) }, { status: 403, body: 'no' }, { body: '<html>' });
    expect(await feeds.news.listNews(around.now(), 10)).toHaveLength(1);
    const espn = feeds.listHealth().find(({ name }) => name === 'espn-news');
    expect(espn).toMatchObject({ breaker: 'open', restsUntil: new Date('2026-08-07T17:00:00Z') });
    around.advance(20 * 60_000);
    await feeds.news.listNews(around.now(), 10);
    expect(around.requests.filter(({ url }) => url.pathname.includes('/baseball/'))).toHaveLength(1);
  });

  test('all failing is a failure, and no empty list', async () => {
    const { feeds, around } = small({ status: 500 }, { status: 500 }, { status: 500 }, { status: 500 });
    await expect(feeds.news.listNews(around.now(), 10)).rejects.toMatchObject({ kind: 'server_error' });
  });

  test('each league has its own headlines, the newest of each and no more than asked for', async () => {
    const { around, feeds } = small({ body: rss() }, { body: { articles: [article()] } }, { body: rss() });
    around.script((url) =>
      url.pathname.endsWith('/football/nfl/news')
        ? { body: { articles: ['a', 'b'].map((id) => article({ headline: id, links: { web: { href: `https://www.espn.com/${id}` } } })) } }
        : url.pathname.endsWith('/baseball/mlb/news')
          ? { body: { articles: [article()] } }
          : NO_ARTICLES,
    );
    const listed = await feeds.news.listNews(around.now(), 1);
    expect(Object.fromEntries(listed.map(({ sport, title }) => [sport, title]))).toEqual({ mlb: 'Both win', nfl: 'a' });
    expect(around.requests.map(({ url }) => url.pathname.split('/').at(-2))).toEqual(expect.arrayContaining(['mlb', 'nfl', 'nba', 'nhl']));
  });

  test.each([{ type: 'Media' }, { premium: true }, { headline: ' ' }, { links: {} }, { published: 'soon' }])(
    'an article that is none: %o',
    (more) => {
      expect(mapArticle(WireNews.parse({ articles: [article(more)] }).articles.rows[0]!, 'mlb')).toBeNull();
    },
  );
});

describeWithShared(['samples', 'news'], 'recorded answers', () => {
  test('news of another sport, the same in form: every article and field', () => {
    const raw = JSON.parse(readSamples('news').get('espn-news-nba.json')!) as { articles: Record<string, unknown>[] };
    const { rows, refused } = WireNews.parse(raw).articles;
    expect([rows.length, refused]).toEqual([raw.articles.length, 0]);
    for (const [place, { id, headline, published, type, premium }] of rows.entries())
      expect(raw.articles[place]).toMatchObject({ id, headline, published, type, premium });
    for (const [place, { images, categories }] of rows.entries()) {
      expect(images?.map(({ url }) => url)).toEqual((raw.articles[place]!.images as { url: string }[]).map(({ url }) => url));
      expect(categories).toHaveLength((raw.articles[place]!.categories as object[]).length);
    }
    expect(rows.flatMap((each) => mapArticle(each, 'nba') ?? [])).toHaveLength(raw.articles.length);
  });
});
