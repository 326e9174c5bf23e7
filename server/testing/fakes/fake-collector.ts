import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  /** Empty for the first span of a trace that begins here. */
  parentId: string;
  name: string;
  isFailed: boolean;
  fields: Record<string, string | number>;
}

export interface FakeCollector {
  endpoint: string;
  spans: ReceivedSpan[];
  /** The bytes of every batch, as text. */
  raw: () => string;
  headers: Record<string, string | string[] | undefined>[];
  close: () => Promise<void>;
}

type Message = Map<number, (Buffer | bigint)[]>;

function varint(bytes: Buffer, from: number): [value: bigint, next: number] {
  let value = 0n;
  for (let at = from, shift = 0n; ; at += 1, shift += 7n) {
    value |= BigInt(bytes[at]! & 127) << shift;
    if (bytes[at]! < 128) return [value, at + 1];
  }
}

/** The fields of a protobuf message by number; nested ones stay bytes. */
function fieldsOf(bytes: Buffer): Message {
  const message: Message = new Map();
  for (let at = 0; at < bytes.length; ) {
    const [key, next] = varint(bytes, at);
    const type = Number(key & 7n);
    const [value, after] = type === 1 ? [0n, next] : varint(bytes, next);
    const end = type === 0 ? after : type === 1 ? next + 8 : after + Number(value);
    const number = Number(key >> 3n);
    message.set(number, [...(message.get(number) ?? []), type === 0 ? value : bytes.subarray(type === 1 ? next : after, end)]);
    at = end;
  }
  return message;
}

const children = (message: Message, number: number): Message[] => (message.get(number) ?? []).map((bytes) => fieldsOf(bytes as Buffer));
const text = (message: Message, number: number, encoding: BufferEncoding = 'utf8'): string =>
  (message.get(number)?.[0] as Buffer | undefined)?.toString(encoding) ?? '';

/** opentelemetry.proto.trace.v1.Span and its KeyValue, AnyValue and Status. */
function spanOf(span: Message): ReceivedSpan {
  const fields = children(span, 9).map((pair): [string, string | number] => {
    const [value] = children(pair, 2);
    return [text(pair, 1), value!.has(1) ? text(value!, 1) : Number(value!.get(3)?.[0])];
  });
  const [status] = children(span, 15);
  return {
    traceId: text(span, 1, 'hex'),
    spanId: text(span, 2, 'hex'),
    parentId: text(span, 4, 'hex'),
    name: text(span, 5),
    isFailed: status?.get(3)?.[0] === 2n,
    fields: Object.fromEntries(fields),
  };
}

/** A collector on loopback that takes OTLP over HTTP in protobuf; `answer` may refuse, or never answer. */
export async function fakeCollector(answer = (response: ServerResponse): unknown => response.end()): Promise<FakeCollector> {
  const bodies: Buffer[] = [];
  const spans: ReceivedSpan[] = [];
  const headers: FakeCollector['headers'] = [];
  async function take(request: IncomingMessage): Promise<void> {
    const body = await buffer(request);
    bodies.push(body);
    headers.push(request.headers);
    for (const resource of children(fieldsOf(body), 1)) {
      for (const scope of children(resource, 2)) spans.push(...children(scope, 2).map(spanOf));
    }
  }
  const server = createServer((request, response) => void take(request).then(() => answer(response)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    raw: () => Buffer.concat(bodies).toString('latin1'),
    headers,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
