import { expect, test } from 'vitest';
import { rawRequest } from '../raw-request.ts';
import { withScene } from '../scene.ts';
import { WIRE_ROWS } from '../wire-rows.ts';

test('requests that two readers could read in two ways are refused, and the connection with them', { timeout: 60_000 }, async () => {
  await withScene({ isFilled: false }, async ({ server }) => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as { port: number };
    const answers = await Promise.all(
      WIRE_ROWS.map(async ([what, bytes]) => [what, await rawRequest(port, Buffer.from(bytes, 'latin1'))] as const),
    );
    expect(answers.map(([what, { statuses }]) => [what, statuses])).toEqual(WIRE_ROWS.map(([what, , statuses]) => [what, statuses]));
    const open = answers.filter(([, { statuses, text }]) => statuses.includes(400) && !/connection: close/i.test(text));
    expect(open.map(([what]) => what)).toEqual([]);
    // Node itself answers a request without a host, with no words at all.
    for (const [what, { text, statuses }] of answers.filter(([name]) => name !== 'no host'))
      if (statuses.some((status) => status >= 400))
        expect([what, text.toLowerCase()]).toEqual([what, expect.stringContaining('x-content-type-options: nosniff')]);
  });
});

test('a part of an address that is longer than any of ours is said to be too long', async () => {
  await withScene({ isFilled: false }, async ({ server }) => {
    const answer = await server.app.inject({ url: `/api/games/${'a'.repeat(400)}` });
    expect([answer.statusCode, answer.json().code]).toEqual([414, 'ADDRESS_TOO_LONG']);
  });
});

test('no one holds a connection by sending slowly', async () => {
  await withScene({ isFilled: false }, async ({ server }) => {
    const { headersTimeout, requestTimeout, keepAliveTimeout, maxHeadersCount } = server.app.server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 72_000,
    });
    expect(maxHeadersCount ?? 2000).toBeLessThanOrEqual(2000);
  });
});
