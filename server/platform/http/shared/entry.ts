import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { Headers } from '../security-headers.ts';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
/** Few answers are longer than this window of 256 KB; the usual one takes 8 MB for each compression, and the C library then keeps as much. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };

interface Form {
  body: Buffer;
  etag: string;
  headers: Record<string, string>;
  /** Sent instead when the caller has it already. */
  unchanged: Record<string, string>;
  /** Both as Node writes them, names and values in turn. */
  lines: string[];
  unchangedLines: string[];
}

/** A finished answer: its bytes in three codings, each with the headers it is sent with. */
export interface Entry {
  hash: string;
  plain: Form;
  gzip: Form;
  brotli: Form;
}

export interface EntryOptions {
  type: string;
  cacheControl: string;
  headers: Headers;
  /** Kept without its plain bytes, see `entryOf`. */
  isPacked?: true;
}

/** What an entry says, made from its bytes when asked for: kept beside them it would be more than half of what an entry holds. */
export const textOf = ({ plain }: Entry): string => plain.body.toString();

export const REVALIDATE = 'public, max-age=0, must-revalidate';
/** For answers that only some may see: no cache but the caller's own browser keeps them. */
export const OWN_REVALIDATE = 'private, max-age=0, must-revalidate';

/** `plain`: null where its bytes are unpacked for the few that take them so, since they would be three quarters of what the entry holds. */
export function entryOf(
  hash: string,
  headers: Record<string, string>,
  bytes: { plain: Buffer | null; gzip: Buffer; brotli: Buffer },
): Entry {
  const kept = bytes.plain && makeForm(bytes.plain, hash, headers);
  const zipped = bytes.gzip;
  return {
    hash,
    get plain() {
      return kept ?? makeForm(gunzipSync(zipped), hash, headers);
    },
    gzip: makeForm(zipped, hash, headers, 'gzip'),
    brotli: makeForm(bytes.brotli, hash, headers, 'br'),
  };
}

/** Compresses and hashes once, so that sending costs nothing but the bytes. */
export async function makeEntry(text: string, options: EntryOptions): Promise<Entry> {
  const body = Buffer.from(text);
  // Two audiences may be told the same: their tags still differ, so that neither's copy passes for the other's.
  const hash = createHash('sha1').update(options.cacheControl).update(body).digest('base64url');
  const [zipped, brotli] = await Promise.all([compressGzip(body), compressBrotli(body, BROTLI)]);
  const headers = { ...options.headers, 'content-type': options.type, 'cache-control': options.cacheControl };
  return entryOf(hash, headers, { plain: options.isPacked ? null : body, gzip: zipped, brotli });
}

/** One coding of an answer. Other bytes are another representation: a strong tag must tell them apart. */
export function makeForm(body: Buffer, hash: string, headers: Record<string, string>, coding?: 'gzip' | 'br'): Form {
  const etag = coding === undefined ? `"${hash}"` : `"${hash}.${coding}"`;
  const vary = headers.vary ?? 'accept-encoding';
  const common: Record<string, string> = { ...headers, vary, etag };
  // RFC 9110, 15.4.5: a browser keeps the headers it stored with the answer, so "unchanged" repeats only what it is checked by.
  const unchanged = { 'cache-control': headers['cache-control'] ?? REVALIDATE, vary, etag, 'x-content-type-options': 'nosniff' };
  const whole = coding === undefined ? common : { ...common, 'content-encoding': coding };
  const lines = Object.entries({ ...whole, 'content-length': String(body.length) }).flat();
  return { body, etag, headers: whole, unchanged, lines, unchangedLines: Object.entries(unchanged).flat() };
}

const accepts = (header: string, coding: string): boolean =>
  header.includes(coding) && !(header.includes('q=0') && new RegExp(`${coding}\\s*;\\s*q=0(\\.0*)?(,|$)`).test(header));

function chooseForm(entry: Entry, acceptEncoding: string | undefined): Form {
  if (acceptEncoding === undefined) return entry.plain;
  if (accepts(acceptEncoding, 'br')) return entry.brotli;
  return accepts(acceptEncoding, 'gzip') ? entry.gzip : entry.plain;
}

const matches = (condition: string, etag: string): boolean =>
  condition === etag || condition === '*' || condition.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);

/**
 * Sends an answer that nothing was added to straight to the socket, past the steps that build a reply: they cost more than the bytes.
 */
export function sendReady(
  reply: FastifyReply,
  condition: string | undefined,
  acceptEncoding: string | undefined,
  entry: Entry,
): FastifyReply {
  const form = chooseForm(entry, acceptEncoding);
  const now = ['server-timing', String(reply.getHeader('server-timing'))];
  const { raw } = reply.hijack();
  if (condition !== undefined && matches(condition, form.etag)) raw.writeHead(304, [...form.unchangedLines, ...now]).end();
  else raw.writeHead(200, [...form.lines, ...now]).end(reply.request.raw.method === 'HEAD' ? undefined : form.body);
  return reply;
}

/** Sends an entry in the best coding the caller takes, or 304 when the caller already has it. */
export function sendEntry(
  reply: FastifyReply,
  condition: string | undefined,
  acceptEncoding: string | undefined,
  entry: Entry,
): FastifyReply {
  const form = chooseForm(entry, acceptEncoding);
  if (condition !== undefined && matches(condition, form.etag)) return reply.code(304).headers(form.unchanged).send();
  return reply.headers(form.headers).send(form.body);
}
