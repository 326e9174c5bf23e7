import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { addressOf } from './request-state.ts';

const from = (ip: string | undefined, remoteAddress?: string): string =>
  addressOf({ ip, socket: { remoteAddress } } as unknown as FastifyRequest);

it('is what the proxy passed on if that is an address, else the socket’s, and nothing of a caller who has hung up', () => {
  expect(from('203.0.113.7', '10.0.0.1')).toBe('203.0.113.7');
  expect(from('not an address', '10.0.0.1')).toBe('10.0.0.1');
  expect(from('1'.repeat(46), '10.0.0.1')).toBe('10.0.0.1');
  expect(from(undefined)).toBe('');
});
