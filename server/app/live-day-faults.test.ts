import { GAME_SPORTS } from '@clearedge/contract/sports';
import { MINUTE_MS } from '@clearedge/quant/calendar';
import type { AnySelection } from '@clearedge/quant/grading';
import { ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { FAULT_KINDS, type Fault, type FaultKind } from '../../tools/replay/faults.ts';
import type { Place } from '../../tools/replay/places.ts';
import { BEGINS_AT, changingDay, figuresOf } from '../../tools/replay/testing/changing-day.ts';
import { liveOn } from '../../tools/replay/testing/live-on.ts';
import { replayWorld } from '../../tools/replay/testing/replay-world.ts';
import { bets, contests } from '../db/schema/index.ts';
import { askAs } from '../features/assistant/testing/ask-as.ts';
import type { Ctx } from '../kernel/ctx.ts';
import { CircuitBreaker } from '../providers/http/index.ts';
import { guardedModel, openAiCompatible } from '../providers/language-model/index.ts';
import type { LiveSource } from '../providers/live/index.ts';
import { createUser, fakeTimers, makeServer, type TestClient, withTestCtx } from '../testing/index.ts';
import { features } from './features.ts';
import { expectNow, look, READS, type Shown } from './live/testing/what-is-shown.ts';

const SUFFERERS: readonly Place[] = [
  'odds',
  'mlb-stats-api',
  'cfl-scoreboard',
  'espn-scoreboard',
  'nhl-api',
  'espn-golf',
  'weather',
  'news-mlb',
  'llm',
];
/** What leaves an answer as it is: headlines hold no figures, and a model's words no fields of ours. */
const UNFELT: Partial<Record<Place, readonly FaultKind[]>> = {
  'news-mlb': ['absurd_numbers'],
  llm: ['empty_list', 'fields_missing', 'fields_renamed', 'absurd_numbers'],
};
/** One for each of them in every round, so that each has suffered each. The first has no credits left in the last round: that takes longest to mend. */
function kindIn(round: number, sufferer: number): FaultKind {
  const unfelt = UNFELT[SUFFERERS[sufferer]!] ?? [];
  const kinds = FAULT_KINDS.filter((kind) => !unfelt.includes(kind));
  return kinds[(round + sufferer) % kinds.length]!;
}
const AT_WORK = new Set(['contests', 'odds', 'leagues', 'golf', 'settlement']);

/** Names of the operator's page for what suffers here. */
const NAMED: Readonly<Record<string, string>> = { odds: 'the-odds-api', weather: 'open-meteo', 'news-mlb': 'mlb-news' };

/** Of what the operator hears nothing: an old copy that takes nothing back, a figure that is unknown, and what no one asked for while MLB's schedule failed. */
const UNSEEN = [
  'cfl-scoreboard: absurd_numbers',
  'cfl-scoreboard: old_answer',
  'espn-scoreboard: absurd_numbers',
  'espn-scoreboard: old_answer',
  'news-mlb: empty_list',
  'news-mlb: old_answer',
  'news-mlb: wrong_season',
  'odds: absurd_numbers',
  'odds: wrong_season',
  'weather: html',
  'weather: old_answer',
  'weather: reset',
  'weather: wrong_season',
];

/** Which of the faults a provider does not show on the operator's page; the assistant's model is not on it. */
function listUnseen({ listReports }: LiveSource, faults: readonly Fault[]): string[] {
  const reports = new Map(listReports().map(({ report }) => [report.name, report]));
  const unseen = faults.filter(({ place, from }) => {
    const report = reports.get(NAMED[place] ?? place);
    return (
      place !== 'llm' &&
      report?.breaker === 'closed' &&
      report.changed.length + report.notes.length === 0 &&
      (report.lastFault?.at ?? 0) < from
    );
  });
  return unseen.map(({ place, kind }) => `${place}: ${kind}`);
}

/** Bets on the away side of every game of the day, those in play among them. */
async function logBets({ db, newId, now }: Ctx, userId: string): Promise<number> {
  const games = await db
    .select({ id: contests.id, gameId: contests.gameId, sport: contests.sport })
    .from(contests)
    .where(ne(contests.sport, 'golf'));
  await db
    .insert(bets)
    .values(
      games.map(({ id, gameId }) => ({
        id: newId(),
        userId,
        contestId: id,
        gameLabel: gameId,
        betType: 'moneyline' as const,
        selection: { market: 'moneyline', side: 'away' } as AnySelection,
        selectionText: 'the visitors',
        source: 'manual' as const,
        terms: { pitcherRule: 'action' as const },
        ruleVersion: 'test',
        odds: 120,
        stakeCents: 1000,
        status: 'pending' as const,
        placedAt: now(),
        updatedAt: now(),
      })),
    );
  return new Set(games.map(({ sport }) => sport)).size;
}

/** No game is over, whatever anyone sends. */
async function expectUngraded(member: TestClient, what: string): Promise<void> {
  const own = (await member.get('/api/bets')).json<{ result: string | null }[]>();
  expect([what, own.length > 0, own.filter(({ result }) => result !== null)]).toEqual([what, true, []]);
}

const QUESTION = 'What is the best price on the Mets?';

/** Where the model tells the price of this hour, it is the model's answer; else the analyst's, from what is known. */
async function expectAnswer(member: TestClient, { price }: Shown, isModelWell: boolean, what: string): Promise<void> {
  const { answer } = await askAs(member, QUESTION);
  const by = isModelWell
    ? { answeredBy: 'language_model', fallback: null, readAs: null }
    : { answeredBy: 'analyst', fallback: expect.any(String) as string, readAs: expect.stringContaining('best price') as string };
  expect([what, answer.meta]).toEqual([what, { ...by, tools: ['price'] }]);
  // The home side's price is the same all day. An older one is told with its age.
  const known = new Set([`+${price}`, '\u2212150']);
  const figures = [...answer.content.matchAll(/[+\u2212]\d{3}/g)].map(([figure]) => figure);
  const unknown = figures.filter((figure) => !known.has(figure));
  expect([what, unknown, figures.length > 0 || !isModelWell], answer.content).toEqual([what, [], true]);
  if (figures.length > 0 && !isModelWell) expect(answer.content).toContain('min old, stale');
}

test('each fault at each provider: no failure of ours, nothing made up, ages that grow, and recovery', { timeout: 300_000 }, async () => {
  let now = (): Date => BEGINS_AT;
  const replayed = replayWorld(changingDay, () => now());
  const live = liveOn(replayed);
  const modelGuard = new CircuitBreaker('language-model', () => now());
  const languageModel = guardedModel(
    openAiCompatible({ baseUrl: replayed.bases.llm, apiKey: null, model: 'm' }, replayed.around),
    modelGuard,
  );
  const ports = { ...live.source, languageModel };
  await withTestCtx({ isDemo: false, signedOut: true, now: BEGINS_AT.toISOString(), ports }, async (ctx, world) => {
    now = world.clock.now;
    world.container.config.dataSource = 'live';
    const timers = fakeTimers();
    const server = await makeServer(features, { world: { ...world, container: { ...world.container, timers } } });
    const user = await createUser(ctx, { tier: 'elite' });
    const member = await server.as(user);
    const working = features.filter(({ name }) => AT_WORK.has(name));
    const run = async (minutes: number): Promise<void> => {
      world.clock.set(new Date(BEGINS_AT.getTime() + minutes * MINUTE_MS));
      // Every hour, for nothing.
      if (minutes % 60 < 3) await live.learnCredits().catch(() => undefined);
      await world.runDue(working, new Date(now().getTime() + 1000));
      // Answers that were kept for everybody are as old by now.
      timers.pass(60 * MINUTE_MS);
    };
    const unseen: string[] = [];
    await run(0);
    for (const round of FAULT_KINDS.keys()) {
      // One period of the slowest of them after the fault has ended.
      await run(round * 60 + 31);
      // Of a game that was not known yet, nothing was asked.
      if (round === 0) await run(32);
      if (round === 0) expect(await logBets(ctx, user.id), 'sports with a game').toBe(GAME_SPORTS.length);
      const before = await look(server);
      expectNow(before, now());
      await expectAnswer(member, before, true, `before round ${round}`);

      const faults = SUFFERERS.map((place, at): Fault => ({ place, kind: kindIn(round, at), from: now(), forMs: null }));
      replayed.replay.faults = faults;
      // In the next hour every figure is another, and no one can tell it.
      await run(round * 60 + 62);
      const during = await look(server, READS);
      expectStored(during, before, faults);
      unseen.push(...listUnseen(live, faults));
      await expectUngraded(member, `round ${round}`);
      await expectAnswer(member, during, false, `${kindAt(faults, 'llm')} of the model`);
      replayed.replay.faults = [];
    }
    expect(unseen.sort()).toEqual(UNSEEN);
    // Who had no credits left is asked again after an hour, for nothing, and says how many there are now.
    const end = FAULT_KINDS.length * 60;
    for (const minutes of [62, 91]) await run(end + minutes);
    expectNow(await look(server), now());
    expect(JSON.stringify(world.logged)).not.toContain('marker-key');
    await server.close();
  });
});

const kindAt = (faults: readonly Fault[], place: Place): FaultKind => faults.find((fault) => fault.place === place)!.kind;

/** What stood before still stands; an old answer that came anew may be shown as what it is. */
function expectStored(during: Shown, before: Shown, faults: readonly Fault[]): void {
  const oldest = figuresOf(0);
  const stored = <T>(place: Place, shown: T, was: T, old: T): void => {
    const kind = kindAt(faults, place);
    // A source that speaks of other years only says nothing of today, and no one can read an absurd figure: gone, never another.
    const mayBeGone = kind === 'wrong_season' || kind === 'absurd_numbers';
    const allowed = kind === 'old_answer' ? [was, old] : mayBeGone ? [was, null] : [was];
    expect(allowed, `${place} during ${kind}`).toContainEqual(shown);
  };
  stored('mlb-stats-api', during.starter, before.starter, oldest.starter);
  stored('cfl-scoreboard', during.cflScore, before.cflScore, oldest.cflScore);
  stored('espn-scoreboard', during.espnScore, before.espnScore, oldest.espnScore);
  stored('espn-scoreboard', during.nbaScore, before.nbaScore, oldest.nbaScore);
  // Injury lists hold no numbers.
  if (!['fields_missing', 'absurd_numbers'].includes(kindAt(faults, 'espn-scoreboard')))
    stored('espn-scoreboard', during.injured, before.injured, oldest.injured);
  stored('nhl-api', during.nhlScore, before.nhlScore, oldest.nhlScore);
  stored('espn-golf', during.strokes, before.strokes, oldest.strokes);
  stored('weather', during.temperatureF, before.temperatureF, oldest.temperatureF);
  expect(during.headlines[0]).toBe(before.headlines[0]);
  // By an old schedule the game has long begun.
  const state = kindAt(faults, 'mlb-stats-api') === 'old_answer' ? 'closed' : 'stale';
  // Also not by an older answer, which would bring back what has long been taken down.
  if (during.price !== null) expect(during.price).toBe(before.price);
  if (during.price !== null) expect([during.priceSeenAt, during.priceState]).toEqual([before.priceSeenAt, state]);
  if (kindAt(faults, 'weather') !== 'old_answer') expect(during.weatherAsOf).toBe(before.weatherAsOf);
}
