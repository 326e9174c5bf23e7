import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { passwordResets, users } from '../../db/schema/index.ts';
import { hashToken } from '../../kernel/secrets.ts';
import { createUser, makeServer, withPostgres } from '../../testing/index.ts';
import { accountsFeature } from './index.ts';

const feature = accountsFeature({ onRegistered: async () => undefined, exporters: {} });
const password = 'correct horse 7';
const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));
const countOf = (answers: { statusCode: number }[], status: number): number =>
  answers.filter(({ statusCode }) => statusCode === status).length;

describe('accounts under races', () => {
  test('one address or one name registered many times at once is one account', async () => {
    await withPostgres({ signedOut: true, isDemo: false }, async (ctx, world) => {
      const server = await makeServer([feature], { world });
      const join = (username: string, email: string) => server.visitor.post('/api/auth/register', { username, email, password });
      const sameEmail = await times(8, (at) => join(`ann${at}`, at % 2 ? 'ann@example.com' : 'ANN@example.com'));
      const sameName = await times(8, (at) => join(at % 2 ? 'Robert' : 'rOBERT', `robert${at}@example.com`));
      expect([countOf(sameEmail, 201), countOf(sameEmail, 409)]).toEqual([1, 7]);
      expect([countOf(sameName, 201), countOf(sameName, 409)]).toEqual([1, 7]);
      expect(await ctx.db.select().from(users)).toHaveLength(2);
      await server.close();
    });
  });

  test('a reset link clicked many times at once works once', async () => {
    await withPostgres({ signedOut: true, isDemo: false }, async (ctx, world) => {
      const { id } = await createUser(ctx, { username: 'ann' });
      const token = 'a-mailed-token-of-some-length';
      const expiresAt = new Date(ctx.now().getTime() + 60_000);
      await ctx.db.insert(passwordResets).values({ tokenHash: hashToken(token), userId: id, createdAt: ctx.now(), expiresAt });
      const server = await makeServer([feature], { world });
      const answers = await times(6, (at) => server.visitor.post('/api/auth/password/reset', { token, password: `fresh horse ${at} x` }));
      expect([countOf(answers, 200), countOf(answers, 400)]).toEqual([1, 5]);
      await server.close();
    });
  });

  test('wrong tries sent at once by many connections are all counted', async () => {
    await withPostgres({ signedOut: true, isDemo: false }, async (ctx, world) => {
      await createUser(ctx, { username: 'ann', email: 'ann@example.com', passwordHash: await hash(password) });
      const server = await makeServer([feature], { world });
      const answers = await times(40, () => server.visitor.post('/api/auth/login', { email: 'ann@example.com', password: 'wrong' }));
      expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([10, 30]);
      await server.close();
    });
  });

  test('several processes starting at once make each demo account once and welcome it once', async () => {
    await withPostgres({ signedOut: true, isDemo: true }, async (ctx, world) => {
      const welcomed: string[] = [];
      const { prepare } = accountsFeature({ onRegistered: async (_tx, { username }) => void welcomed.push(username), exporters: {} });
      await times(3, () => prepare!(world.ctxFor('system')));
      await prepare!(world.ctxFor('system'));
      expect(await ctx.db.select().from(users)).toHaveLength(4);
      expect(welcomed.sort()).toEqual(['demo-admin', 'demo-elite', 'demo-free', 'demo-pro']);
    });
  });
});
