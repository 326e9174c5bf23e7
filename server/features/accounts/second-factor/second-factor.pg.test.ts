import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { pendingSignIns, secondFactors, sessions, users } from '../../../db/schema/index.ts';
import { rowsOf } from '../../../kernel/db.ts';
import { hashToken, sealText } from '../../../kernel/secrets.ts';
import { createUser, makeServer, withPostgres } from '../../../testing/index.ts';
import { accountsFeature } from '../index.ts';
import { SEAL_PURPOSE } from './accept-code.ts';
import { hotp, stepAt } from './totp.ts';

const feature = accountsFeature({ onRegistered: async () => undefined, exporters: {} });
const secret = Buffer.from('12345678901234567890');

describe('the second factor under races', () => {
  test('one code sent at once by five waiting sign-ins opens one session', async () => {
    await withPostgres({ signedOut: true, isDemo: false }, async (ctx, world) => {
      const { id: userId } = await createUser(ctx, { username: 'ann', secondFactorAt: ctx.now() });
      const sealedSecret = sealText(ctx, SEAL_PURPOSE, userId, secret.toString('base64url'));
      await ctx.db.insert(secondFactors).values({ userId, sealedSecret, createdAt: ctx.now(), lastStep: 0 });
      const tokens = Array.from({ length: 5 }, (_, at) => `a-waiting-sign-in-number-${at}`);
      const expiresAt = new Date(ctx.now().getTime() + 60_000);
      await ctx.db
        .insert(pendingSignIns)
        .values(tokens.map((token) => ({ tokenHash: hashToken(token), userId, createdAt: ctx.now(), expiresAt })));
      const server = await makeServer([feature], { world });
      const code = hotp(secret, stepAt(ctx.now()));
      const answers = await Promise.all(
        tokens.map((token) => server.visitor.post('/api/auth/login/second-step', { code }, { cookie: `sid=${token}` })),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 401, 401, 401, 401]);
      expect(await ctx.db.select().from(sessions)).toHaveLength(1);
      await server.close();
    });
  });

  test('an address that joins while its account is being deleted meets what the deletion left behind', async () => {
    await withPostgres({ signedOut: true, isDemo: false }, async (ctx, world) => {
      const left = new Set<string>();
      const hooked = accountsFeature({
        onRegistered: async () => undefined,
        checkMayJoin: async (_tx, emailKey) => {
          if (left.has(emailKey)) throw new Error('met it');
        },
        exporters: {},
      });
      const { id } = await createUser(ctx, { username: 'ann', email: 'ann@example.com' });
      const server = await makeServer([hooked], { world });
      const joining = { username: 'Ann2', email: 'ann@example.com', password: 'correct horse 7' };
      let answer: ReturnType<typeof server.visitor.post> | undefined;
      await ctx.transact(async (tx) => {
        await tx.db.delete(users);
        answer = server.visitor.post('/api/auth/register', joining);
        // Long enough for the insert to be waiting for this deletion: it is seen as a lock that is not granted.
        await expect
          .poll(async () => (await rowsOf(world.container.database.db, sql`select 1 from pg_locks where not granted`)).length, {
            timeout: 10_000,
          })
          .toBeGreaterThan(0);
        left.add('ann@example.com');
      });
      expect((await answer!).statusCode).toBe(500);
      expect((await ctx.db.select().from(users)).filter((user) => user.id !== id)).toEqual([]);
      await server.close();
    });
  });
});
