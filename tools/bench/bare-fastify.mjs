// The limit to compare with: one Fastify route that sends bytes it already has, and nothing else.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const body = readFileSync(process.env.BENCH_BODY);
const app = Fastify();
app.get('/api/games', (request, reply) => {
  reply.header('etag', '"bench"').header('vary', 'accept-encoding').header('cache-control', 'public, max-age=0, must-revalidate');
  if (request.headers['if-none-match'] === '"bench"') return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').header('content-encoding', 'br').send(body);
});
console.log(`ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
