import type { Tier } from '@clearedge/contract/entitlements';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listMarkupFaults } from '../../../../tools/pages/checkers/markup.ts';
import { digestMails, picks, users } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { createContest, createUser, makeServer, setLimits, type TestWorld, type UserRow, withTestCtx } from '../../../testing/index.ts';
import { accountsFeature, findDigestReader } from '../../accounts/index.ts';
import { generatePicks } from '../../picks/sports/mlb/generate-picks.ts';
import { addGames } from '../../picks/testing/board.ts';
import { mailDigests, readToken, unsubscribeToken } from '../digest-feature.ts';
import { digestFeature, listDigestMails } from '../index.ts';

const MORNING = '2026-07-11T14:00:00Z';
const settings = { oddsFormat: 'american', theme: 'dark', timeZone: null, myBooks: [] as string[], unitCents: null } as const;

const reader = (ctx: Ctx, tier: Tier = 'free', wants = true): Promise<UserRow> =>
  createUser(ctx, { tier, settings: { ...settings, myBooks: [], ...(wants ? { digestMail: true } : {}) } });

async function morning(run: (ctx: Ctx, world: TestWorld, system: Ctx) => Promise<void>, now = MORNING): Promise<void> {
  await withTestCtx({ now, signedOut: true }, async (ctx, world) => {
    await addGames(ctx, world, 5);
    const system = world.ctxFor('system');
    await run(ctx, world, system);
  });
}
const reported = ({ feed }: TestWorld): string[] => feed.mails.map(({ to }) => to).sort();

test('it goes to those who asked for it, once a day, however often and from however many places the job runs', async () => {
  await morning(async (ctx, world, system) => {
    const [ann, ben] = [await reader(ctx), await reader(ctx, 'pro')];
    await reader(ctx, 'free', false);
    await Promise.all([mailDigests(system), mailDigests(world.ctxFor('system')), mailDigests(world.ctxFor('system'))]);
    await mailDigests(system);
    world.clock.advanceMinutes(90);
    await mailDigests(system);
    expect(reported(world)).toEqual([ann.email, ben.email].sort());
    const rows = await ctx.db.select().from(digestMails);
    expect(rows).toHaveLength(2);
    expect(rows.every(({ sentAt, slateOn }) => sentAt !== null && slateOn === '2026-07-11')).toBe(true);
    expect(await listDigestMails(system, ann.id)).toEqual([{ slateOn: '2026-07-11', sentAt: new Date(MORNING) }]);
    world.clock.set(new Date('2026-07-12T14:00:00Z'));
    await mailDigests(system);
    expect(world.feed.mails).toHaveLength(4);
  });
});

test.each([
  [MORNING, /^Good morning, \w+\. \d+ games today\.\n\nPrices as of 10:00 AM ET\./],
  ['2026-07-11T17:30:00Z', /^Good afternoon, \w+\. \d+ games today\.\n\nPrices as of 1:30 PM ET\./],
])('at %s it greets its reader by the hour', async (at, greeting) => {
  await morning(async (ctx, world, system) => {
    await reader(ctx);
    await mailDigests(system);
    expect(world.feed.mails[0]!.text).toMatch(greeting);
  }, at);
});

test('the schedule brings it at ten Eastern, and a house that starts at night mails no one', async () => {
  await morning(async (ctx, world) => {
    await reader(ctx);
    await world.runDue([digestFeature], '2026-07-11T07:00:00Z');
    await world.runDue([digestFeature], '2026-07-11T13:59:00Z');
    expect(world.feed.mails).toEqual([]);
    await world.runDue([digestFeature], '2026-07-11T14:00:00Z');
    await world.runDue([digestFeature], '2026-07-12T13:00:00Z');
    expect(world.feed.mails).toHaveLength(1);
  }, '2026-07-11T06:00:00Z');
});

test.each([
  ['2026-07-11T13:59:59Z', 0],
  ['2026-07-11T14:00:00Z', 1],
  ['2026-07-11T19:59:59Z', 1],
  ['2026-07-11T20:00:00Z', 0],
])('at %s there are %i mails', async (now, mails) => {
  await morning(async (ctx, world, system) => {
    await reader(ctx);
    await mailDigests(system);
    expect(world.feed.mails).toHaveLength(mails);
  }, now);
});

test('no one who takes a break, has excluded themselves or is under 21 gets one; after it they do', async () => {
  await morning(async (ctx, world, system) => {
    const [onBreak, excluded, done] = [await reader(ctx), await reader(ctx), await reader(ctx)];
    await setLimits(ctx, onBreak.id, { coolOffUntil: new Date('2026-07-11T14:00:01Z') });
    await setLimits(ctx, excluded.id, { excludedUntil: new Date('2027-01-01T00:00:00Z') });
    await setLimits(ctx, (await reader(ctx)).id, { ageAnswer: 'under_age' });
    await setLimits(ctx, done.id, { coolOffUntil: new Date(MORNING), excludedUntil: new Date('2026-07-01T00:00:00Z') });
    await mailDigests(system);
    expect(reported(world)).toEqual([done.email]);
    expect(await ctx.db.select({ userId: digestMails.userId }).from(digestMails)).toEqual([{ userId: done.id }]);
  });
});

test('a free reader’s mail holds nothing locked; a pro reader’s holds the reasons', async () => {
  await morning(async (ctx, world, system) => {
    const [free, pro] = [await reader(ctx, 'free'), await reader(ctx, 'pro')];
    await generatePicks()(world.ctxFor(pro), {} as never);
    const rows = await ctx.db.select().from(picks).orderBy(picks.sequence);
    expect(rows).toHaveLength(5);
    await mailDigests(system);
    const mailTo = ({ email }: UserRow) => world.feed.mails.find(({ to }) => to === email)!;
    const [open, locked] = [mailTo(pro), mailTo(free)];
    for (const { reasoning, selection, odds } of rows) {
      expect(open.text).toContain(reasoning);
      expect([locked.text, locked.html].some((text) => text!.includes(reasoning))).toBe(false);
      expect(open.text).toContain(`${selection} +${odds}`);
    }
    for (const { selection, odds } of rows.slice(3)) expect(locked.text + locked.html).not.toContain(`${selection} +${odds}`);
    expect(locked.text).toContain('2 more and the reasons with Pro.');
    for (const { html } of [open, locked]) expect(await listMarkupFaults(html!)).toEqual([]);
  });
});

test('a mail server that refuses gets another try, and the others their mail', async () => {
  await morning(async (ctx, world) => {
    const [ann, ben] = [await reader(ctx), await reader(ctx)];
    let isDown = true;
    const send = async (mail: { to: string; subject: string; text: string }): Promise<void> => {
      if (isDown && mail.to === ann.email) throw new Error('refused');
      world.feed.mails.push(mail);
    };
    world.container.ports = { ...world.container.ports, mailer: { send } };
    await expect(mailDigests(world.ctxFor('system'))).rejects.toThrow('1 digests could not be mailed');
    expect(reported(world)).toEqual([ben.email]);
    isDown = false;
    await mailDigests(world.ctxFor('system'));
    expect(reported(world)).toEqual([ann.email, ben.email].sort());
  });
});

test('a mail that was on its way when the process died is not sent again', async () => {
  await morning(async (ctx, world, system) => {
    const ann = await reader(ctx);
    await ctx.db.insert(digestMails).values({ userId: ann.id, slateOn: '2026-07-11', claimedAt: ctx.now(), sentAt: null });
    await mailDigests(system);
    expect(world.feed.mails).toEqual([]);
  });
});

test('a day with nothing to tell is not mailed', async () => {
  await withTestCtx({ now: MORNING, signedOut: true }, async (ctx, world) => {
    await reader(ctx);
    await mailDigests(world.ctxFor('system'));
    expect(world.feed.mails).toEqual([]);
  });
});

describe('the way out', () => {
  const wants = async (ctx: Ctx, { id }: UserRow): Promise<boolean | undefined> =>
    (await ctx.db.select().from(users).where(eq(users.id, id)))[0]?.settings.digestMail;

  test('is in every mail: in the text, and as headers that a mail program uses without a browser', async () => {
    await morning(async (ctx, world, system) => {
      const ann = await reader(ctx);
      await mailDigests(system);
      const [mail] = world.feed.mails;
      const token = unsubscribeToken(system, ann.id);
      expect(mail!.text).toContain(`/daily-digest#unsubscribe=${token}`);
      expect(mail!.headers).toMatchObject({
        'List-Unsubscribe': `<http://localhost:3000/api/digest/unsubscribe?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
      const server = await makeServer([digestFeature], { world });
      const url = new URL(/<(.*)>/.exec(mail!.headers!['List-Unsubscribe']!)![1]!);
      const answer = await server.app.inject({
        method: 'POST',
        url: url.pathname + url.search,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect([answer.statusCode, answer.json(), await wants(ctx, ann)]).toEqual([200, { ok: true }, false]);
      expect((await server.visitor.post(url.pathname + url.search)).statusCode).toBe(200);
      // A link that is only fetched, as scanners do, changes nothing.
      expect((await server.visitor.get(url.pathname + url.search)).statusCode).toBe(405);
      await server.close();
    });
  });

  test('opens for its owner alone: a changed token is refused, and another person’s mail goes on', async () => {
    await morning(async (ctx, world, system) => {
      const [ann, ben] = [await reader(ctx), await reader(ctx)];
      const server = await makeServer([digestFeature], { world });
      const token = unsubscribeToken(system, ann.id);
      const forged = [
        `${ben.id}.${token.split('.')[1]}`,
        `${token}x`,
        token.slice(0, -1),
        `${ann.id}.`,
        'x'.repeat(40),
        `not-a-user.${token.split('.')[1]}`,
      ];
      for (const bad of forged)
        expect((await server.visitor.post(`/api/digest/unsubscribe?token=${encodeURIComponent(bad)}`)).statusCode).toBe(400);
      expect((await server.visitor.post('/api/digest/unsubscribe')).statusCode).toBe(400);
      expect([await wants(ctx, ann), await wants(ctx, ben)]).toEqual([true, true]);
      expect(readToken({ config: { ...system.config, secretKey: 'another installation’s secret key' } }, token)).toBeNull();
      await server.close();
    });
  });

  test('is a setting as well, off for a newcomer', async () => {
    await morning(async (ctx, world, system) => {
      const server = await makeServer([accountsFeature({ onRegistered: async () => undefined, exporters: {} }), digestFeature], { world });
      const ann = await createUser(ctx);
      const me = await server.as(ann);
      expect((await me.get('/api/auth/me')).json().user.settings.digestMail).toBe(false);
      await mailDigests(system);
      expect(world.feed.mails).toEqual([]);
      await me.patch('/api/settings', { digestMail: true });
      await mailDigests(system);
      expect(reported(world)).toEqual([ann.email]);
      expect((await me.patch('/api/settings', { digestMail: false })).json().user.settings.digestMail).toBe(false);
      expect((await me.patch('/api/settings', { digestMail: 'yes' })).statusCode).toBe(400);
      await server.close();
    });
  });
});

test('an admin whose second factor is missing where it is required gets what everybody gets', async () => {
  await withTestCtx({ now: MORNING, signedOut: true }, async (ctx, world) => {
    const system = world.ctxFor('system');
    const live = { ...system, config: { ...system.config, dataSource: 'live' as const } };
    const admin = await createUser(ctx, { tier: 'elite', isAdmin: true, settings: { ...settings, digestMail: true } });
    expect([(await findDigestReader(system, admin.id))?.tier, (await findDigestReader(live, admin.id))?.tier]).toEqual(['elite', 'free']);
  });
});

test('on a day of leagues alone it is sent all the same, and says which of them play', async () => {
  await withTestCtx({ now: MORNING, signedOut: true }, async (ctx, world) => {
    await reader(ctx);
    const system = world.ctxFor('system');
    const add = (sport: 'nfl' | 'nhl', gameId: string, hour: number, status: 'scheduled' | 'postponed' = 'scheduled') =>
      createContest(ctx, { sport, gameId, slateOn: '2026-07-11', startsAt: new Date(`2026-07-11T${hour}:00:00Z`), status });
    await add('nfl', '20260711_BUF@KC_NFL', 20);
    await add('nfl', '20260711_NYJ@NE_NFL', 17);
    await add('nfl', '20260711_SEA@SF_NFL', 16, 'postponed');
    await add('nhl', '20260711_BOS@BUF_NHL', 23);
    await createContest(ctx, {
      sport: 'nfl',
      gameId: '20260710_DAL@PHI_NFL',
      slateOn: '2026-07-10',
      startsAt: new Date('2026-07-11T00:15:00Z'),
      status: 'final',
      awayCode: 'DAL',
      homeCode: 'PHI',
      awayScore: 20,
      homeScore: 24,
    });
    await mailDigests(system);
    const [{ text } = { text: '' }] = world.feed.mails;
    expect(text).toMatch(/^Good morning, \w+\. 2 NFL and 1 NHL games today\./);
    expect(text).toContain('NFL: 2 games, first at 1:00 PM ET');
    expect(text).toContain('NHL: 1 game, first at 7:00 PM ET');
    expect(text).not.toContain('No games');
    expect(text).toContain('DAL 20, PHI 24');
  });
});
