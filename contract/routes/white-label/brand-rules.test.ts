import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readColor, readCompanyName, readDomain, readEmail, readHttpsUrl, readSlug, readWords } from './brand-rules.ts';
import { RESERVED_SLUGS } from './white-label-terms.ts';

const isRefused = (read: object): boolean => 'complaint' in read;

describe('an address', () => {
  test.each([
    ['', ''],
    ['  https://example.com/terms ', 'https://example.com/terms'],
    ['HTTPS://Example.COM', 'https://example.com/'],
    ['https://bücher.de/agb?a=1#b', 'https://xn--bcher-kva.de/agb?a=1#b'],
    ['https://example.com:8443/', 'https://example.com:8443/'],
    [`https://example.com/${'a'.repeat(480)}`, `https://example.com/${'a'.repeat(480)}`],
  ])('%j is stored as %j', (given, value) => expect(readHttpsUrl(given)).toEqual({ value }));

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://example.com',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    '//example.com/',
    'example.com',
    'https:example.com',
    'https:/example.com',
    'https:\\\\example.com',
    'https://\\example.com',
    'https://user:pass@example.com/',
    'https://user@example.com/',
    'https://example.com@evil.com/',
    'https://127.0.0.1/',
    'https://10.0.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://127.1/',
    'https://017700000001/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://localhost/',
    'https://a.localhost/',
    'https://printer.local/',
    'https://db.internal/',
    'https://intranet/',
    'https://example.com/ a',
    'https://example.com/\u202Egnp',
    'https://exa\u200Bmple.com/',
    'https://example.com/"onmouseover="x',
    'https://xn--a/',
    `https://example.com/${'a'.repeat(481)}`,
  ])('%j is refused', (given) => expect(isRefused(readHttpsUrl(given))).toBe(true));

  test('what is accepted is https to a public name, and reads the same again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string()), (given) => {
        const read = readHttpsUrl(given);
        if (!('value' in read) || read.value === '') return;
        const url = new URL(read.value);
        expect([url.protocol, url.username, url.password]).toEqual(['https:', '', '']);
        expect(readHttpsUrl(read.value)).toEqual(read);
      }),
    );
  });
});

describe('a domain', () => {
  test.each([
    ['', ''],
    ['Odds.Example.COM', 'odds.example.com'],
    ['bücher.de', 'xn--bcher-kva.de'],
    ['xn--bcher-kva.de', 'xn--bcher-kva.de'],
    [`${'a'.repeat(63)}.com`, `${'a'.repeat(63)}.com`],
  ])('%j is stored as %j', (given, value) => expect(readDomain(given)).toEqual({ value }));

  test.each([
    'localhost',
    'example',
    'a.test',
    'a.invalid',
    'host.local',
    'router.home.arpa',
    '127.0.0.1',
    '10.1.2.3',
    '1.2.3.0x7f',
    '[::1]',
    '::1',
    'https://example.com',
    'example.com/path',
    'example.com:443',
    'user@example.com',
    'example.com.',
    'example..com',
    '-a.com',
    'a-.com',
    'a_b.com',
    'exa mple.com',
    '%65xample.com',
    'example.com#x',
    `${'a'.repeat(64)}.com`,
    `${'abcdefgh.'.repeat(29)}com`,
    '\u202Emoc.elpmaxe',
  ])('%j is refused', (given) => expect(isRefused(readDomain(given))).toBe(true));
});

test.each([
  [
    readSlug,
    ['abc', 'Sharp-Picks', 'a1-b2-c3', 'x'.repeat(40)],
    ['ab', 'x'.repeat(41), '-abc', 'abc-', 'a--b', 'a_b', 'ä-b-c', 'a/b', ...RESERVED_SLUGS],
  ],
  [readColor, ['#000000', '#FFFFFF', ' #1d6fd8 '], ['', '#fff', '1d6fd8', '#1d6fd8ff', '#gggggg', 'red', 'url(x)', '#000000;}']],
  [
    readEmail,
    ['', 'a@b.co', 'help+odds@mail.example.com'],
    ['a', 'a@b', 'a@b.c', 'a b@c.de', 'a@b.co?bcc=x@y.zz', 'a@b.co\nBcc: x', '"a"@b.co', `${'a'.repeat(250)}@b.co`],
  ],
  [readCompanyName, ['A', 'Müller & Söhne', 'x'.repeat(60)], ['', '  ', 'x'.repeat(61), 'a\nb', 'a\u202Eb', 'a\u200Bb', 'a\u0000b']],
  [(text: string) => readWords(text, 280), ['', '<b>Hello</b>', 'x'.repeat(280)], ['x'.repeat(281), 'a\u2028b']],
] as const)('%# takes what it should and nothing else', (read, good, bad) => {
  for (const text of good) expect([text, isRefused(read(text))]).toEqual([text, false]);
  for (const text of bad) expect([text, isRefused(read(text))]).toEqual([text, true]);
});
