/** Texts that have broken programs before, by what they try. Written for this product; every list of a kind is short and each entry differs in kind. */
const NAUGHTY: Readonly<Record<string, readonly string[]>> = {
  emptiness: ['', ' ', '\t\n\r', '\u00a0', '\u2003\u3000', '\ufeff'],
  wordsOfPrograms: ['null', 'undefined', 'NaN', 'Infinity', 'true', '[object Object]', 'None', '(void)0'],
  objectParts: ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'constructor.prototype.isAdmin'],
  numbers: [
    '0',
    '-0',
    '-1',
    '1e309',
    '1E-400',
    '9007199254740993',
    '0x1F',
    '1_000',
    '１２３',
    '٣',
    '1,000.50',
    '$5',
    '00',
    '.5',
    '5.',
    '--1',
  ],
  dates: ['0000-00-00', '2026-02-30', '10000-01-01', '2026-07-11T25:61:61Z', '+275760-09-13', '20260711', '2026-7-1'],
  sql: [
    "'",
    "' OR '1'='1",
    "'; DROP TABLE users; --",
    '1; SELECT pg_sleep(5)',
    "') UNION SELECT null,null--",
    '$1',
    '%',
    '_',
    '\\',
    "E'\\x00'",
  ],
  markup: [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'><svg onload=alert(1)>",
    '</title><script>alert(1)</script>',
    'javascript:alert(1)',
    '<!--',
    ']]>',
    '&lt;b&gt;&#0;&#x1F;',
    '{{7*7}}<%= 7*7 %>',
    '$' + '{7*7}',
  ],
  formats: ['%s%s%n%x%d', '%00', '%0d%0a', '%c0%ae%c0%ae/', '{0}', '$&$1', '\\u0000', '\\x41'],
  commands: ['$(sleep 5)', '`id`', '| cat /etc/passwd', '; exit 1', '&& true', '-rf'],
  paths: [
    '../../etc/passwd',
    '..\\..\\windows',
    '/etc/passwd\u0000.png',
    'C:\\con',
    'file:///etc/passwd',
    './.git/config',
    '//evil.example',
  ],
  headers: ['a\r\nSet-Cookie: sid=1', 'a\nX-Injected: 1', 'a\u2028b\u2029c', '\u0085'],
  sheets: ['=1+1', '+1-1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://evil.example")', '"=1'],
  writing: ['Ω≈ç√∫', 'ﷺ', 'ıİſ', 'ß', '田中さん', 'ن', 'Ǆ', 'e\u0301', 'é', 'Z\u0336\u0321a\u0334l\u0335g\u0338o', '🧑‍🧑‍🧒', '🏳️‍🌈', '𝒳'],
  hidden: [
    '\u200b',
    'ad\u200bmin',
    '\u202egnp.exe',
    '\u2066x\u2069',
    '\u00ad',
    '\u{e0041}',
    'a\u0000b',
    '\u0000',
    '\u0007\u001b[31m',
    '\u007f',
  ],
  halves: ['\ud800', '\udc00', 'a\ud83d', '\udc4db', '\ufffe', '\uffff'],
  long: ['a'.repeat(300), 'é'.repeat(5000), '🎲'.repeat(2500), ' '.repeat(3000), '9'.repeat(400), '(('.repeat(1000)],
};

/** One list, so mixed that neighbors are of different kinds. */
export const naughtyTexts: readonly string[] = Object.values(NAUGHTY)
  .flatMap((texts) => texts.map((text, place) => ({ text, rank: (place + 0.5) / texts.length })))
  .sort((a, b) => a.rank - b.rank)
  .map(({ text }) => text);

/** What a spreadsheet would begin to reckon. */
export const FORMULAS = NAUGHTY.sheets!;
