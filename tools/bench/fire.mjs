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

/** Bytes of the answer that begins here, head and body, and its status; null while its head is not whole. */
function lengthOf(chunk) {
  const end = chunk.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const at = chunk.indexOf('content-length: ');
  const isGiven = at >= 0 && at < end;
  const status = Number(chunk.latin1Slice(9, 12));
  if (!isGiven && status !== 304) throw new Error('an answer does not say how long it is');
  return { status, bytes: end + 4 + (isGiven ? Number.parseInt(chunk.latin1Slice(at + 16, at + 26), 10) : 0) };
}

/** Reads the first answer: a wrong one would only show as a wrong speed. */
async function statusOf(target, request) {
  const socket = await open(target);
  socket.write(request);
  const [chunk] = await once(socket, 'data');
  socket.destroy();
  return lengthOf(chunk)?.status;
}

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Requests a second and latencies of one route over keep-alive connections, each with one request under way. */
export async function fire(url, headers, { connections = 50, seconds = 5, status = 200 } = {}) {
  const target = new URL(url);
  const request = Buffer.from(requestOf(target, headers), 'latin1');
  const first = await statusOf(target, request);
  if (first !== status) throw new Error(`${url} answered ${first}, not ${status}`);
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(target)));
  const latencies = [];
  let errors = 0;
  let isOver = false;
  const started = performance.now();
  for (const socket of sockets) {
    let missing = 0;
    let sentAt = performance.now();
    socket.on('data', (chunk) => {
      // The slate may change during a run, and its length with it.
      if (missing === 0) {
        const answer = lengthOf(chunk);
        if (answer?.status !== status) errors += 1;
        missing = answer?.bytes ?? chunk.length;
      }
      missing -= chunk.length;
      if (missing > 0) return;
      if (missing < 0) throw new Error(`${url} sent more than it said`);
      const now = performance.now();
      latencies.push(now - sentAt);
      if (isOver) return;
      sentAt = now;
      socket.write(request);
    });
    socket.on('close', () => {
      if (!isOver) errors += 1;
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
  return { perSecond: count / elapsed, errors, p50, p97, p99 };
}
