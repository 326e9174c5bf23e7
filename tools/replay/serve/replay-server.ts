import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { type Fault, readFault } from '../faults.ts';
import type { Answer } from '../library.ts';
import { splitAddress } from '../places.ts';
import { etagOf } from './etag.ts';
import type { Replay } from './replay.ts';
import type { ReplayClock } from './replay-clock.ts';

const CONTROL_PATH = '/_control';
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const FASTEST = 3600;

interface Controlled {
  replay: Replay;
  clock: ReplayClock;
}

const Order = z.strictObject({
  at: z.iso.datetime({ offset: true }).optional(),
  speed: z.number().min(0).max(FASTEST).optional(),
  /** All that is to be wrong from now on, in the form of `--fault`; an empty list heals. */
  faults: z.array(z.string()).max(50).optional(),
});

const stateOf = ({ replay, clock }: Controlled): object => ({
  at: clock.now().toISOString(),
  speed: clock.speed,
  faults: replay.faults.map(({ place, kind, from, forMs }) => ({
    provider: place,
    kind,
    from: from.toISOString(),
    seconds: forMs === null ? null : forMs / 1000,
  })),
});

/** GET tells time, speed and faults; POST `{at?, speed?, faults?}` sets them. Only for callers on the same machine. */
export function answerControl(
  { method, from, body }: { method: string; from: string; body: string },
  controlled: Controlled,
): { status: number; stated: object } {
  if (!LOOPBACK.test(from)) return { status: 403, stated: { message: 'only from the machine itself' } };
  if (method !== 'POST') return { status: method === 'GET' ? 200 : 405, stated: stateOf(controlled) };
  const order = Order.safeParse(readJson(body));
  if (!order.success) return { status: 400, stated: { message: z.prettifyError(order.error) } };
  const { at, speed, faults } = order.data;
  try {
    const time = at ? new Date(at) : controlled.clock.now();
    const read: Fault[] | undefined = faults?.map((text) => readFault(text, time));
    controlled.clock.set({ at: time, ...(speed === undefined ? {} : { speed }) });
    if (read) controlled.replay.faults = read;
  } catch (error) {
    return { status: 400, stated: { message: error instanceof Error ? error.message : 'not understood' } };
  }
  return { status: 200, stated: stateOf(controlled) };
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

const DRIP_MS = 500;
const MOST_BODY = 1_000_000;

/** The replay over HTTP: every provider below a path of its own, and the controls below `/_control`. */
export function createReplayServer(controlled: Controlled): Server {
  return createServer((request, response) => {
    respond(request, response, controlled).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(error instanceof Error ? error.message : 'failed');
    });
  });
}

async function respond(request: IncomingMessage, response: ServerResponse, controlled: Controlled): Promise<void> {
  const url = request.url ?? '/';
  const body = await readBody(request);
  if (url.split('?')[0] === CONTROL_PATH) {
    const { status, stated } = answerControl(
      { method: request.method ?? 'GET', from: request.socket.remoteAddress ?? '', body },
      controlled,
    );
    response.writeHead(status, { 'content-type': 'application/json' }).end(`${JSON.stringify(stated)}\n`);
    return;
  }
  const split = splitAddress(url);
  if (!split) {
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"no such provider here"}');
    return;
  }
  const { pathname: path, searchParams: query } = new URL(split.requested, 'http://replay.local');
  const { manner, answer } = await controlled.replay.serve({ place: split.place, method: request.method ?? 'GET', path, query, body });
  if (manner === 'silence') return;
  if (manner === 'reset') request.socket.resetAndDestroy();
  else if (manner === 'drip') drip(response, answer);
  else send(request, response, answer);
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const etag = etagOf(answer);
  const isSame = answer.status === 200 && request.headers['if-none-match'] === etag;
  const recorded = answer.recordedAt ? { 'x-recorded-at': answer.recordedAt.toISOString() } : {};
  const bytes = Buffer.from(isSame ? '' : answer.body);
  const length = isSame ? {} : { 'content-length': bytes.length };
  response.writeHead(isSame ? 304 : answer.status, {
    ...answer.headers,
    ...length,
    ...(answer.status === 200 ? { etag } : {}),
    ...recorded,
  });
  response.end(bytes);
}

/** A byte now and then, for ever: the caller's patience must end it. */
function drip(response: ServerResponse, { headers, body }: Answer): void {
  response.writeHead(200, headers);
  let sent = 0;
  const timer = setInterval(() => response.write(body[sent++ % Math.max(1, body.length)] ?? ' '), DRIP_MS);
  response.on('close', () => clearInterval(timer));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > MOST_BODY) throw new Error('the question is too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
