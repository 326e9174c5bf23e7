import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { Route } from '@clearedge/contract/route';
import type { FastifyInstance } from 'fastify';
import type { Actor, StreamMessage } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { addressPrefix } from '../../kernel/text.ts';
import type { AppContainer } from '../ctx/container.ts';
import type { AppOptions } from './app-options.ts';
import type { Guard } from './guard/guard.ts';
import type { SessionCache } from './guard/session-cache.ts';
import { addressOf, tokenOf } from './request-state.ts';
import { type Headers, HSTS, onOneHost, personalHeaders } from './security-headers.ts';
import { MOST_BEHIND_MS } from './shared/shared-reads.ts';

/** One server-sent event; the name is the message's topic, so that a page subscribes to what it shows. */
const frame = (id: string, event: string, data: unknown): string => `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** What a browser is told of a message: whose it is stays here. */
const shownTo = (message: StreamMessage): object => (message.topic === 'user' ? { topic: 'user', what: message.what } : message);

/** Messages that say the same again within a moment are sent once. */
function sameness(message: StreamMessage): string {
  if (message.topic === 'slate') return `slate ${message.slateOn} ${message.sport}`;
  if (message.topic === 'live') return `live ${message.gameId}`;
  if (message.topic === 'user') return `user ${message.userId} ${message.what}`;
  return 'clock';
}

interface Connection {
  response: ServerResponse;
  token: string | null;
  actor: Actor;
  network: string;
  cancelHeartbeat: () => void;
}

const HEARTBEAT_MS = 25_000;
/** News within this time are sent together, each kind once: a slate that settles sends hundreds. */
const GATHER_MS = 250;
const LOOK_AGAIN_MS = 50;
const RECONNECT_MS = 3000;
/** A browser that does not read is cut off; it comes back and asks anew. */
const MOST_BUFFERED_BYTES = 262_144;

/** The open event streams of this process. */
export class BrowserStreams {
  readonly #house: AppContainer;
  readonly #sessions: SessionCache;
  readonly #connections = new Set<Connection>();
  readonly #gathered = new Map<string, StreamMessage>();
  readonly #boot = randomBytes(4).toString('hex');
  readonly #unsubscribe: () => void;
  readonly #isBehind: () => boolean;
  #gatheredSinceMs = 0;
  #sequence = 0;

  /** `isBehind` tells whether answers that browsers would fetch on the news do not hold it yet. */
  constructor(container: AppContainer, sessions: SessionCache, isBehind: () => boolean) {
    this.#house = container;
    this.#isBehind = isBehind;
    this.#sessions = sessions;
    this.#unsubscribe = container.stream.subscribe((signal) => {
      if (signal.kind === 'message') this.#gather(signal.message);
      else if (signal.kind === 'resync') this.#endAll();
    });
  }

  get size(): number {
    return this.#connections.size;
  }

  /** How many streams a network and a user have open here. */
  count(network: string, actor: Actor): { network: number; user: number } {
    const userId = actor.kind === 'user' ? actor.userId : null;
    const open = [...this.#connections];
    return {
      network: open.filter((one) => one.network === network).length,
      user: userId === null ? 0 : open.filter((one) => one.actor.kind === 'user' && one.actor.userId === userId).length,
    };
  }

  /** Takes over a response whose headers have been sent, until either side ends it. */
  add(response: ServerResponse, actor: Actor, token: string | null, network: string): void {
    const connection: Connection = { response, token, actor, network, cancelHeartbeat: () => undefined };
    this.#connections.add(connection);
    response.on('close', () => this.#remove(connection));
    response.write(`retry: ${RECONNECT_MS}\n${frame(this.#nextId(), 'hello', { now: this.#house.clock.now().toISOString() })}`);
    this.#beatLater(connection);
  }

  close(): void {
    this.#unsubscribe();
    this.#endAll();
  }

  #endAll(): void {
    for (const connection of this.#connections) connection.response.end();
  }

  #remove(connection: Connection): void {
    connection.cancelHeartbeat();
    this.#connections.delete(connection);
  }

  #nextId = (): string => `${this.#boot}-${++this.#sequence}`;

  #gather(message: StreamMessage): void {
    if (this.#gathered.size === 0) {
      this.#gatheredSinceMs = this.#house.timers.nowMs();
      this.#house.timers.after(GATHER_MS, () => this.#flush());
    }
    this.#gathered.set(sameness(message), message);
  }

  #flush(): void {
    // A browser told too early would fetch what it has, and not ask again.
    if (this.#isBehind() && this.#house.timers.nowMs() - this.#gatheredSinceMs < MOST_BEHIND_MS) {
      this.#house.timers.after(LOOK_AGAIN_MS, () => this.#flush());
      return;
    }
    const messages = [...this.#gathered.values()];
    this.#gathered.clear();
    for (const message of messages) {
      const text = frame(this.#nextId(), message.topic, shownTo(message));
      for (const connection of this.#connections) if (isFor(message, connection.actor)) this.#write(connection, text);
      if (message.topic === 'user' && message.what === 'session') this.#recheckUser(message.userId);
    }
  }

  #write({ response }: Connection, text: string): void {
    if (response.writableLength > MOST_BUFFERED_BYTES) response.destroy();
    else response.write(text);
  }

  #recheckUser(userId: string): void {
    for (const connection of this.#connections) {
      if (connection.actor.kind === 'user' && connection.actor.userId === userId) void this.#recheck(connection);
    }
  }

  #beatLater(connection: Connection): void {
    connection.cancelHeartbeat = this.#house.timers.after(HEARTBEAT_MS, () => {
      this.#write(connection, ': beat\n\n');
      void this.#recheck(connection).then(() => {
        if (this.#connections.has(connection)) this.#beatLater(connection);
      });
    });
  }

  /** Ends a stream whose session is over or means something else now; the browser opens another as who it is then. */
  async #recheck(connection: Connection): Promise<void> {
    if (connection.token === null || connection.actor.kind !== 'user') return;
    try {
      const actor = await this.#sessions.resolveNow(connection.token);
      if (!isSame(actor, connection.actor)) connection.response.end();
    } catch (error) {
      this.#house.log.warn({ error: String(error) }, 'a stream could not re-check its session');
    }
  }
}

const isFor = (message: StreamMessage, actor: Actor): boolean =>
  message.topic !== 'user' || (actor.kind === 'user' && actor.userId === message.userId);

const isSame = (now: Actor, before: Actor): boolean =>
  now.kind === 'user' &&
  before.kind === 'user' &&
  now.userId === before.userId &&
  now.tier === before.tier &&
  now.isAdmin === before.isAdmin;

const KEY = 'GET /api/stream';
const MOST_STREAMS = 10_000;
/** One account's open pages, on all devices; a demo account is shared by many people. */
const STREAMS_PER_USER = 40;

type Limits = Pick<AppOptions, 'isTls' | 'streamsPerNetwork'>;

/** GET /api/stream: one long answer per browser. */
export function bindStream(
  app: FastifyInstance,
  guard: Guard,
  streams: BrowserStreams,
  route: Route,
  { isTls, streamsPerNetwork }: Limits,
): void {
  const headers: Headers = {
    ...personalHeaders(isTls),
    'content-type': 'text/event-stream; charset=utf-8',
    // Otherwise a proxy such as nginx keeps the events until its buffer is full.
    'x-accel-buffering': 'no',
  };
  app.route({
    method: 'GET',
    url: KEY.slice('GET '.length),
    exposeHeadRoute: false,
    onRequest: (request) => guard.admit(request, KEY, route),
    handler: (request, reply) => {
      if (streams.size >= MOST_STREAMS)
        throw new DomainError('UNAVAILABLE', 'Live updates are full at the moment.', { retryAfterSeconds: 30 });
      const network = addressPrefix(addressOf(request));
      const mine = streams.count(network, request.actor);
      if (mine.network >= streamsPerNetwork || mine.user >= STREAMS_PER_USER)
        throw new DomainError('RATE_LIMITED', 'Too many pages with live updates are open. Close some and try again.', {
          retryAfterSeconds: 30,
        });
      reply.hijack();
      const hsts = headers[HSTS];
      reply.raw.writeHead(200, request.site === null || hsts === undefined ? headers : { ...headers, [HSTS]: onOneHost(hsts) });
      streams.add(reply.raw, request.actor, tokenOf(request), network);
    },
  });
}
