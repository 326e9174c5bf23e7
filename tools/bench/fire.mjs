// A load generator that counts bytes: parsing each answer in JavaScript costs more than the server spends on sending it.
import { once } from 'node:events';
import { connect } from 'node:net';

const requestOf = ({ host, pathname, search }, headers) =>
  [
    `GET ${pathname}${search} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n');

function open(target) {
  const socket = connect({ host: target.hostname, port: Number(target.port), noDelay: true });
  return once(socket, 'connect').then(() => socket);
}

/** Bytes of one whole answer and its status, read once and carefully; every later answer has to be as long. */
async function measure(target, request) {
  const socket = await open(target);
  socket.write(request);
  let text = Buffer.alloc(0);
  for await (const chunk of socket) {
    text = Buffer.concat([text, chunk]);
    const end = text.indexOf('\r\n\r\n');
    if (end < 0) continue;
    const head = text.subarray(0, end).toString('latin1');
    const status = Number(head.split(' ')[1]);
    const body = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? (status === 304 ? 0 : Number.NaN));
    if (Number.isNaN(body)) throw new Error(`${target.href} does not say how long its answer is`);
    if (text.length < end + 4 + body) continue;
    socket.destroy();
    return { status, bytes: end + 4 + body };
  }
  throw new Error(`${target.href} closed the connection`);
}

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Requests a second and latencies of one route over keep-alive connections, each with one request under way. */
export async function fire(url, headers, { connections = 50, seconds = 5, status = 200 } = {}) {
  const target = new URL(url);
  const request = Buffer.from(requestOf(target, headers), 'latin1');
  const answer = await measure(target, request);
  if (answer.status !== status) throw new Error(`${url} answered ${answer.status}, not ${status}`);
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(target)));
  const latencies = [];
  let isOver = false;
  const started = performance.now();
  for (const socket of sockets) {
    let missing = answer.bytes;
    let sentAt = performance.now();
    socket.on('data', (chunk) => {
      missing -= chunk.length;
      if (missing > 0) return;
      if (missing < 0) throw new Error(`${url} sent an answer of another length`);
      const now = performance.now();
      latencies.push(now - sentAt);
      if (isOver) return;
      missing = answer.bytes;
      sentAt = now;
      socket.write(request);
    });
    socket.write(request);
  }
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  isOver = true;
  const elapsed = (performance.now() - started) / 1000;
  const count = latencies.length;
  for (const socket of sockets) socket.destroy();
  latencies.sort((a, b) => a - b);
  const [p50, p97, p99] = [0.5, 0.975, 0.99].map((share) => percentile(latencies, share).toFixed(1));
  return { perSecond: count / elapsed, p50, p97, p99 };
}
