import { expect, test } from 'vitest';
import { digestMails } from '../../../db/schema/index.ts';
import { createContest, createUser, withPostgres } from '../../../testing/index.ts';
import { mailDigests } from '../digest-feature.ts';

test('of several processes at once, one mails each reader', async () => {
  await withPostgres({ now: '2026-07-11T14:00:00Z', signedOut: true }, async (ctx, world) => {
    await createContest(ctx);
    const settings = { oddsFormat: 'american', theme: 'dark', timeZone: null, myBooks: [], unitCents: null, digestMail: true } as const;
    for (let index = 0; index < 8; index++) await createUser(ctx, { settings: { ...settings, myBooks: [] } });
    await Promise.all([1, 2, 3, 4, 5].map(() => mailDigests(world.ctxFor('system'))));
    expect(new Set(world.feed.mails.map(({ to }) => to)).size).toBe(8);
    expect(world.feed.mails).toHaveLength(8);
    expect((await ctx.db.select().from(digestMails)).filter(({ sentAt }) => sentAt !== null)).toHaveLength(8);
  });
});
