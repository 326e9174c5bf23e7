import type { Tier } from '@clearedge/contract/entitlements';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { Sightings } from '../../../../e2e/support/reconciliation/sightings.ts';
import { contestFacts, contests, pickResults } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { Mail } from '../../../ports/index.ts';
import { type ContestRow, createUser, makeServer, type TestClient, type TestWorld, withTestCtx } from '../../../testing/index.ts';
import { analysisFeature, analyzeSlates } from '../../analysis/index.ts';
import { prepareGame, reprice } from '../../analysis/testing/scene.ts';
import { FREE_PLACES, picksFeature } from '../../picks/index.ts';
import { addGames, finalFacts } from '../../picks/testing/board.ts';
import { recordFeature } from '../../record/index.ts';
import { settleContest, settlementFeature } from '../../settlement/index.ts';
import { mailDigests } from '../digest-feature.ts';
import { digestFeature } from '../index.ts';
import { addDailyPicks, addGamesAnswer, addPage, addPerformance, addRecord } from './testing/read-answers.ts';
import { MAIL, readMail } from './testing/read-mail.ts';

const [BEFORE, TODAY] = ['2026-07-11', '2026-07-12'];
const NOON = `${BEFORE}T16:00:00Z`;
const MORNING = new Date(`${TODAY}T14:00:00Z`);
const features = () => [digestFeature, picksFeature(), recordFeature, analysisFeature, settlementFeature];
const settings = { oddsFormat: 'american', theme: 'dark', timeZone: null, unitCents: null, digestMail: true } as const;

const reader = (ctx: Ctx, tier: Tier) => createUser(ctx, { tier, settings: { ...settings, myBooks: [] } });

async function end(ctx: Ctx, system: Ctx, { id }: ContestRow, away: number, home: number): Promise<void> {
  const at = ctx.now();
  const facts = { id: ctx.newId(), contestId: id, version: 1, isFinal: true, facts: finalFacts(away, home), factsHash: '1' };
  await ctx.db.insert(contestFacts).values({ ...facts, reportedAt: at, recordedAt: at });
  await ctx.db.update(contests).set({ status: 'final', awayScore: away, homeScore: home, endedAt: at }).where(eq(contests.id, id));
  await settleContest(system, id);
}

/** Picks of the day before, won, lost and pending, and picks of today with a possible push, whose prices have moved since. */
async function twoDays(ctx: Ctx, world: TestWorld, publisher: TestClient): Promise<void> {
  const publish = async (): Promise<void> => {
    const answer = await publisher.post('/api/daily-picks/generate');
    expect([answer.statusCode, answer.json().added > 0]).toEqual([200, true]);
  };
  const board = await addGames(ctx, world, 4, 150, 0, { hasTotals: true });
  await publish();
  world.clock.set(MORNING);
  for (const [at, contest] of board.slice(0, 3).entries()) await end(ctx, world.ctxFor('system'), contest, at === 0 ? 1 : 6, 5);
  const [live] = await addGames(ctx, world, 3, 150, 4, { hasTotals: true, line: 7, day: TODAY.replaceAll('-', '') });
  await publish();
  await ctx.db.update(contests).set({ status: 'live', awayScore: 2, homeScore: 1 }).where(eq(contests.id, live!.id));
}

const reported = ({ feed }: TestWorld, to: string): Mail => feed.mails.find((mail) => mail.to === to)!;

/** The page's answer and the routes behind it, for the reader that the mail went to. */
async function compare(client: TestClient, mail: Mail, seen: Sightings): Promise<string[]> {
  const unread = readMail(mail.text, seen);
  addPage((await client.get('/api/digest')).json(), seen);
  addDailyPicks('today', (await client.get('/api/daily-picks')).json(), (await client.get('/api/daily-picks/day')).json(), seen);
  addPerformance((await client.get(`/api/performance/daily?date=${BEFORE}`)).json(), seen);
  addRecord((await client.get('/api/record')).json(), seen);
  addGamesAnswer('', (await client.get('/api/games')).json(), seen);
  addGamesAnswer(', day before', (await client.get(`/api/games?date=${BEFORE}`)).json(), seen);
  return unread;
}

/** Figures of the mail that nothing else was compared with. */
const alone = (seen: Sightings): string[] =>
  seen.all
    .filter(({ screen, subject, figure }) => screen === MAIL && seen.screensOf(subject, figure).every((other) => other === MAIL))
    .map(({ subject, figure }) => `${subject}, ${figure}`);

const figuresOf = (text: string): string[] => text.match(/[+−]?\d+(?:[.:]\d+)*/g) ?? [];
const wordsOfHtml = (html: string): string =>
  html
    .slice(html.indexOf('<body>'))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#?\w+;/g, ' ');

test.each(['pro', 'free'] as const)(
  'every figure of the mail to a %s reader is that of the page and of the routes behind it',
  async (tier) => {
    await withTestCtx({ now: NOON, signedOut: true }, async (ctx, world) => {
      const server = await makeServer(features(), { world });
      const [publisher, user] = [await server.as(await createUser(ctx, { tier: 'pro' })), await reader(ctx, tier)];
      await twoDays(ctx, world, publisher);
      await mailDigests(world.ctxFor('system'));
      const [mail, seen] = [reported(world, user.email), new Sightings()];
      expect(await compare(await server.as(user), mail, seen)).toEqual([]);
      expect(seen.missing).toEqual([]);
      expect(seen.contradictions()).toEqual([]);
      expect(alone(seen)).toEqual([]);
      const own = (figure: string) => seen.all.filter((one) => one.screen === MAIL && one.figure === figure);
      if (tier === 'pro') expect(own('push').some(({ value }) => value > 0)).toBe(true);
      expect(own('result').map(({ value }) => value)).toEqual(expect.arrayContaining([0, 1, 4]));
      expect([own('EV').length, ...own('hidden picks').map(({ value }) => value)]).toEqual(
        tier === 'pro' ? [6] : [FREE_PLACES, 6 - FREE_PLACES],
      );
      expect(own('units').length).toBeGreaterThanOrEqual(5);
      const [inText, inHtml] = [new Set(figuresOf(mail.text)), figuresOf(wordsOfHtml(mail.html!))];
      expect(inHtml.length).toBeGreaterThan(50);
      expect(inHtml.filter((figure) => !inText.has(figure))).toEqual([]);
      // A game that has begun has no best price any more.
      expect(mail.text).toContain('- ATL @ NYM, live: ATL 2, NYM 1\n');
      await server.close();
    });
  },
);

test('one figure of the mail that differs is found and named; a line that no one reads is too', async () => {
  await withTestCtx({ now: NOON, signedOut: true }, async (ctx, world) => {
    const server = await makeServer(features(), { world });
    const [publisher, user] = [await server.as(await createUser(ctx, { tier: 'pro' })), await reader(ctx, 'pro')];
    await twoDays(ctx, world, publisher);
    await mailDigests(world.ctxFor('system'));
    const mail = reported(world, user.email);
    const changes: [from: RegExp, to: string, named: RegExp][] = [
      [/we 45\.0% to win/, 'we 47.0% to win', /^pick .*, win: daily picks 0\.45\d*, mail 0\.47/],
      [/\+150 at Book B/, '+155 at Book B', /^pick .*, price: daily picks 2\.5\d*, mail 2\.55/],
      [/Lost, −1\.00 u/, 'Lost, −1.10 u', /^pick .*, day before, units: mail -1\.1\d*, page -1\.0/],
      [/ATL 2, NYM 1/, 'ATL 2, NYM 3', /^game ATL @ NYM, home runs: games 1\.0\d*, mail 3\.0/],
      [/ROI \+16\.2%/, 'ROI +17.2%', /^record, ROI: mail 0\.172\d*, page 0\.162/],
    ];
    for (const [from, to, named] of changes) {
      const seen = new Sightings();
      expect(mail.text).toMatch(from);
      await compare(await server.as(user), { ...mail, text: mail.text.replace(from, to) }, seen);
      expect(seen.contradictions()).toEqual(expect.arrayContaining([expect.stringMatching(named)]));
    }
    expect(readMail(`Hello\n\nPICKS (1)\n- Over 7 at +115`, new Sightings())).toEqual(['Over 7 at +115']);
    await server.close();
  });
});

test('movers and what to watch are those of the page and of the analysis', async () => {
  await withTestCtx({ now: `${BEFORE}T13:00:00Z`, isDemo: false, signedOut: true }, async (ctx, world) => {
    await prepareGame(ctx, world.feed);
    await reprice(ctx, world, -150, 130);
    await reprice(ctx, world, -112, -105);
    await analyzeSlates(ctx);
    world.clock.set(new Date(`${BEFORE}T14:00:00Z`));
    const server = await makeServer(features(), { world });
    const user = await reader(ctx, 'pro');
    await mailDigests(world.ctxFor('system'));
    const seen = new Sightings();
    const client = await server.as(user);
    const { text } = reported(world, user.email);
    expect(readMail(text, seen)).toEqual([]);
    const page = (await client.get('/api/digest')).json();
    addPage(page, seen);
    expect(text).toContain(`- ${page.picks.noBetNow}\n`);
    addDailyPicks('today', [], (await client.get('/api/daily-picks/day')).json(), seen);
    addGamesAnswer('', (await client.get('/api/games')).json(), seen);
    expect([seen.missing, seen.contradictions(), alone(seen)]).toEqual([[], [], []]);
    expect(seen.all.filter(({ screen, subject }) => screen === MAIL && /^(?:mover|watch) /.test(subject)).length).toBeGreaterThanOrEqual(8);
    await server.close();
  });
});

test('a record that the mail sums up is the sum of its results', async () => {
  await withTestCtx({ now: NOON, signedOut: true }, async (ctx, world) => {
    const server = await makeServer(features(), { world });
    const [publisher, user] = [await server.as(await createUser(ctx, { tier: 'pro' })), await reader(ctx, 'free')];
    await twoDays(ctx, world, publisher);
    await mailDigests(world.ctxFor('system'));
    const seen = new Sightings();
    readMail(reported(world, user.email).text, seen);
    const results = await ctx.db.select().from(pickResults);
    const units = results.reduce((sum, row) => sum + row.units, 0);
    const own = (figure: string): number => seen.all.find((one) => one.subject === 'record' && one.figure === figure)!.value;
    expect(own('units')).toBeCloseTo(units, 2);
    expect(own('ROI')).toBeCloseTo(units / results.length, 3);
    expect([own('won'), own('decided')]).toEqual([results.filter((row) => row.result === 'win').length, results.length]);
    await server.close();
  });
});
