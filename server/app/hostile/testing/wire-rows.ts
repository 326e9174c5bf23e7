const HOST = 'Host: localhost\r\n';
const JSON_POST = `POST /api/calculators/hedge HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;
const BODY = '{"stake":100,"decimal":2.5,"hedgeDecimal":1.9}';
const LENGTH = `Content-Length: ${BODY.length}\r\n`;
const CHUNKED = 'Transfer-Encoding: chunked\r\n';
const inChunks = (body: string): string => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
/** A request that must never be taken for one of its own. */
const HIDDEN = `GET /api/status HTTP/1.1\r\n${HOST}\r\n`;

type WireRow = readonly [what: string, bytes: string, statuses: readonly number[]];

/** What comes over a connection, and the status of each answer. Two where one was asked would be a request smuggled past a proxy. */
export const WIRE_ROWS: readonly WireRow[] = [
  ['an honest length', `${JSON_POST}${LENGTH}\r\n${BODY}`, [200]],
  ['honest chunks', `${JSON_POST}${CHUNKED}\r\n${inChunks(BODY)}`, [200]],
  ['a length and chunks', `${JSON_POST}${LENGTH}${CHUNKED}\r\n${inChunks(BODY)}${HIDDEN}`, [400]],
  ['chunks and a length', `${JSON_POST}${CHUNKED}Content-Length: 4\r\n\r\n${inChunks(BODY)}${HIDDEN}`, [400]],
  ['two lengths', `${JSON_POST}${LENGTH}Content-Length: 5\r\n\r\n${BODY}`, [400]],
  ['two lengths in one', `${JSON_POST}Content-Length: ${BODY.length}, 5\r\n\r\n${BODY}`, [400]],
  ['a negative length', `${JSON_POST}Content-Length: -1\r\n\r\n`, [400]],
  ['a length with a sign', `${JSON_POST}Content-Length: +${BODY.length}\r\n\r\n${BODY}`, [400]],
  ['a hexadecimal length', `${JSON_POST}Content-Length: 0x2e\r\n\r\n${BODY}`, [400]],
  ['chunks spelt otherwise', `${JSON_POST}Transfer-Encoding: xchunked\r\n\r\n${inChunks(BODY)}`, [400]],
  ['chunks within identity', `${JSON_POST}Transfer-Encoding: chunked, identity\r\n\r\n${inChunks(BODY)}`, [400]],
  ['a chunk whose size is no number', `${JSON_POST}${CHUNKED}\r\nZZ\r\n${BODY}\r\n0\r\n\r\n`, [400]],
  ['a chunk without its end', `${JSON_POST}${CHUNKED}\r\n3\r\n${BODY}\r\n0\r\n\r\n`, [400]],
  ['a blank before the colon', `${JSON_POST}Content-Length : ${BODY.length}\r\n\r\n${BODY}`, [400]],
  ['a folded header', `GET /api/status HTTP/1.1\r\n${HOST}X-Long: a\r\n b\r\n\r\n`, [400]],
  ['a bare line feed within a header', `GET /api/status HTTP/1.1\r\n${HOST}X-A: a\nX-B: b\r\n\r\n`, [400]],
  ['a carriage return within a header', `GET /api/status HTTP/1.1\r\n${HOST}X-A: a\rX-B: b\r\n\r\n`, [400]],
  ['a NUL within a header', `GET /api/status HTTP/1.1\r\n${HOST}X-A: a\u0000b\r\n\r\n`, [400]],
  ['two hosts', `GET /api/status HTTP/1.1\r\n${HOST}Host: elsewhere.example\r\n\r\n`, [400]],
  ['the same host twice', `GET /api/status HTTP/1.1\r\n${HOST}${HOST}\r\n`, [400]],
  ['no host', 'GET /api/status HTTP/1.1\r\n\r\n', [400]],
  ['a version of its own', `GET /api/status HTTP/9.9\r\n${HOST}\r\n`, [400]],
  ['no version: the HTTP of 1991, which has reads alone', 'GET /api/status\r\n\r\n', [200]],
  ['another protocol', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003', [400]],
  ['an unknown method', `SLATE /api/status HTTP/1.1\r\n${HOST}\r\n`, [400]],
  ['TRACE', `TRACE /api/status HTTP/1.1\r\n${HOST}\r\n`, [405]],
  ['headers of 20 kB', `GET /api/status HTTP/1.1\r\n${HOST}X-A: ${'a'.repeat(20_000)}\r\n\r\n`, [431]],
  ['an address of 20 kB', `GET /api/games?date=${'9'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`, [431]],
  ['two at once, both honest', `${HIDDEN}${HIDDEN}`, [200, 200]],
];
