import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';

export interface Pooler {
  url: string;
  close: () => Promise<void>;
}

/** All that PgBouncer takes from a client that connects, unless it is told to ignore more. */
const TAKEN = new Set(['user', 'database', 'application_name', 'client_encoding', 'DateStyle', 'TimeZone', 'standard_conforming_strings']);
/** Fewer than the connections of a pool of ours, so that some wait. */
const BACKENDS = 7;
const PROTOCOL_3 = 196_608;
const LENGTH_BYTES = 4;

const message = (type: string, ...body: (string | number)[]): Buffer => {
  const parts = body.map((part) => {
    if (typeof part === 'string') return Buffer.from(`${part}\0`);
    const bytes = Buffer.alloc(LENGTH_BYTES);
    bytes.writeInt32BE(part);
    return bytes;
  });
  const bytes = Buffer.concat([Buffer.from(type), Buffer.alloc(LENGTH_BYTES), ...parts]);
  bytes.writeInt32BE(bytes.length - 1, 1);
  return bytes;
};
const typeOf = (bytes: Buffer): string => String.fromCharCode(bytes[0]!);
const AUTHENTICATED = message('R', 0);
const READY = Buffer.from('Z\0\0\0\u0005I');
const isIdle = (bytes: Buffer): boolean => typeOf(bytes) === 'Z' && String.fromCharCode(bytes[LENGTH_BYTES + 1]!) === 'I';

/** Cuts a stream into messages of the protocol; a client's first has no type before its length. */
class Cutter {
  #rest: Buffer = Buffer.alloc(0);
  #lengthAt: number;
  constructor(startsTyped: boolean) {
    this.#lengthAt = Number(startsTyped);
  }

  *cut(chunk: Buffer): Generator<Buffer> {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    while (this.#rest.length >= this.#lengthAt + LENGTH_BYTES) {
      const end = this.#lengthAt + this.#rest.readInt32BE(this.#lengthAt);
      if (this.#rest.length < end) return;
      const cut = this.#rest.subarray(0, end);
      this.#rest = this.#rest.subarray(end);
      this.#lengthAt = 1;
      yield cut;
    }
  }
}

/** A connection to PostgreSQL that the driver has opened and the pooler speaks on. */
class Backend {
  hear: (bytes: Buffer) => void = () => undefined;
  readonly #client: pg.Client;
  constructor(client: pg.Client) {
    this.#client = client;
    const cutter = new Cutter(true);
    client.connection.stream.removeAllListeners('data').on('data', (chunk: Buffer) => {
      for (const cut of cutter.cut(chunk)) this.hear(cut);
    });
  }

  write(bytes: Buffer): void {
    this.#client.connection.stream.write(bytes);
  }

  run(statement: string): Promise<void> {
    return new Promise((done) => {
      this.hear = (bytes) => void (isIdle(bytes) && done());
      this.write(message('Q', statement));
    });
  }

  end(): void {
    this.#client.connection.stream.destroy();
  }
}

/** Lends backends in turn, so that none serves two transactions one after the other, and empties each in between. */
class Pool {
  readonly #url: string;
  readonly #connectQuery: string;
  readonly #all = new Set<Backend>();
  readonly #free: Backend[] = [];
  readonly #waiting: ((backend: Backend) => void)[] = [];
  #hasEnded = false;
  constructor(url: string, connectQuery: string) {
    this.#url = url;
    this.#connectQuery = connectQuery;
  }

  async open(): Promise<void> {
    const client = new pg.Client(this.#url);
    client.on('error', () => undefined);
    await client.connect();
    const backend = new Backend(client);
    this.#all.add(backend);
    await this.giveBack(backend);
  }

  lend(): Promise<Backend> {
    const free = this.#free.shift();
    return free ? Promise.resolve(free) : new Promise((lent) => void this.#waiting.push(lent));
  }

  async giveBack(backend: Backend): Promise<void> {
    await backend.run('discard all');
    await backend.run(this.#connectQuery);
    const next = this.#waiting.shift();
    if (next) next(backend);
    else this.#free.push(backend);
  }

  /** As PgBouncer does where a client left amid a transaction. */
  async replace(backend: Backend): Promise<void> {
    this.#all.delete(backend);
    backend.end();
    if (!this.#hasEnded) await this.open();
  }

  end(): void {
    this.#hasEnded = true;
    for (const backend of this.#all) backend.end();
  }
}

/** Answers a client's first message; false where it is refused. */
function admit(socket: Socket, startup: Buffer): boolean {
  const words = startup
    .subarray(2 * LENGTH_BYTES)
    .toString()
    .split('\0');
  const unknown = words.find((word, at) => at % 2 === 0 && word !== '' && !TAKEN.has(word));
  const isTaken = startup.readInt32BE(LENGTH_BYTES) === PROTOCOL_3 && unknown === undefined;
  if (isTaken) socket.write(Buffer.concat([AUTHENTICATED, READY]));
  else socket.end(message('E', 'SFATAL', 'C08P01', `Munsupported startup parameter: ${unknown}`, ''));
  return isTaken;
}

function serve(socket: Socket, pool: Pool): void {
  const cutter = new Cutter(false);
  let isAdmitted = false;
  let backend: Backend | null = null;
  let queued: Buffer[] | null = null;
  let unanswered = 0;

  function answer(bytes: Buffer): void {
    if (typeOf(bytes) === 'Z') unanswered -= 1;
    const lent = backend;
    if (lent && isIdle(bytes) && unanswered === 0) {
      backend = null;
      // The next transaction may begin as soon as this one's end is told: by then the backend must be away.
      void pool.giveBack(lent);
    }
    socket.write(bytes);
  }

  async function borrow(first: Buffer): Promise<void> {
    queued = [first];
    const lent = await pool.lend();
    if (socket.destroyed) return pool.giveBack(lent);
    backend = lent;
    lent.hear = answer;
    for (const bytes of queued) lent.write(bytes);
    queued = null;
  }

  function send(bytes: Buffer): void {
    if ('QS'.includes(typeOf(bytes))) unanswered += 1;
    if (backend) backend.write(bytes);
    else if (queued) queued.push(bytes);
    else void borrow(bytes);
  }

  socket.on('data', (chunk: Buffer) => {
    for (const bytes of cutter.cut(chunk)) {
      if (!isAdmitted) isAdmitted = admit(socket, bytes);
      else if (typeOf(bytes) === 'X') socket.end();
      else send(bytes);
    }
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    if (backend) void pool.replace(backend);
  });
}

/** A stand-in for PgBouncer in transaction mode, stricter than it: see `Pool`. `connectQuery` is run on every backend. */
export async function startTransactionPooler(url: string, connectQuery: string): Promise<Pooler> {
  const pool = new Pool(url, connectQuery);
  await Promise.all(Array.from({ length: BACKENDS }, () => pool.open()));
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    serve(socket, pool);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const pooled = new URL(url);
  pooled.hostname = '127.0.0.1';
  pooled.port = String((server.address() as AddressInfo).port);
  return {
    url: pooled.toString(),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        pool.end();
        for (const socket of sockets) socket.destroy();
      }),
  };
}
