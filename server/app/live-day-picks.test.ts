import { expect, test } from 'vitest';
import type { Library, Question } from '../../tools/replay/library.ts';
import { PLACES } from '../../tools/replay/places.ts';
import { liveOn } from '../../tools/replay/testing/live-on.ts';
import { replayWorld } from '../../tools/replay/testing/replay-world.ts';
import { wireGame } from '../providers/mlb-stats-api/testing/small-league.ts';
import { h2h, wireBook, wireMarket, wireOffer } from '../providers/the-odds-api/testing/small-world.ts';
import { makeServer, withTestCtx } from '../testing/index.ts';
import { features } from './features.ts';

const DAY = '2026-08-07';
const AT_WORK = new Set(['odds', 'ratings', 'forecasts', 'analysis', 'picks']);
const STARTERS = [
  { id: 804_267, fullName: 'Zac Thornton' },
  { id: 804_268, fullName: 'Carmen Mlodzinski' },
] as const;
const TEAMS = {
  away: { team: { id: 121, name: 'Mets' }, score: 0, probablePitcher: STARTERS[0] },
  home: { team: { id: 134, name: 'Pirates' }, score: 0, probablePitcher: STARTERS[1] },
};

const totals = (over: number, under: number) =>
  wireMarket('totals', [
    { name: 'Over', price: over, point: 8.5 },
    { name: 'Under', price: under, point: 8.5 },
  ]);
const USUAL = ['draftkings', 'betmgm', 'williamhill_us', 'betrivers', 'bovada'];

/** One game of one day by hand, in the field names of the recorded answers: five books of one mind, and one that a test moves. */
class HandMadeDay implements Library {
  readonly places = PLACES;
  readonly span = null;
  readonly remarks = [];
  /** What the sixth book asks for the Mets and the Pirates, and when. */
  sixth = h2h(120, -140, `${DAY}T21:30:00Z`);

  readonly knows = (): boolean => true;
  readonly find: Library['find'] = (question) => {
    const body = this.#bodyOf(question);
    const answer = { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body), recordedAt: null };
    return Promise.resolve(body && answer);
  };

  #bodyOf({ place, path }: Question): object | null {
    if (place === 'mlb-stats-api' && path === '/api/v1/schedule') return { dates: [{ date: DAY, games: [wireGame({ teams: TEAMS })] }] };
    if (place === 'mlb-stats-api' && path === '/api/v1/people') return { people: STARTERS };
    if (place !== 'odds') return null;
    const usual = USUAL.map((key) => wireBook(key, h2h(120, -140), totals(-110, -110)));
    return path.endsWith('/baseball_mlb/odds') ? [wireOffer([...usual, wireBook('fanduel', this.sixth, totals(-110, -110))])] : [];
  }
}

interface Pick {
  gameId: string;
  odds: number;
  bookName: string;
  reasoning: string;
}

test('a live slate whose teams we have not seen play publishes nothing, however good one book looks', { timeout: 120_000 }, async () => {
  let now = (): Date => new Date(`${DAY}T21:40:00Z`);
  const day = new HandMadeDay();
  const replayed = replayWorld(day, () => now());
  await withTestCtx({ isDemo: false, tier: 'pro', now: `${DAY}T21:40:00Z`, ports: liveOn(replayed).source }, async (_ctx, world) => {
    now = world.clock.now;
    world.container.config.dataSource = 'live';
    const server = await makeServer(features, { world });
    // The games first: prices of games that are not known yet are not asked for.
    await world.runDue(
      features.filter(({ name }) => name === 'contests'),
      `${DAY}T21:40:05Z`,
    );
    const pro = await server.as(world.user!);
    const publish = async (...minutes: number[]): Promise<Pick[]> => {
      for (const minute of minutes) {
        world.clock.set(`${DAY}T21:${minute}:00Z`);
        await world.runDue(
          features.filter(({ name }) => AT_WORK.has(name)),
          `${DAY}T21:${minute}:05Z`,
        );
      }
      const picks = (await pro.get(`/api/daily-picks?date=${DAY}`)).json<Pick[]>();
      const record = (await server.visitor.get(`/api/daily-picks/day?date=${DAY}`)).json<{ published: number }>();
      expect(record.published).toBe(picks.length);
      return picks;
    };
    expect(await publish(41, 43)).toEqual([]);
    day.sixth = h2h(138, -156, `${DAY}T21:45:00Z`);
    // Better than the other five by 4% of the stake; but our number is made of these very prices.
    expect(await publish(47, 49)).toEqual([]);
    const board = (await server.visitor.get(`/api/games?date=${DAY}`)).json<{ markets: { odds: { price: number }[] }[] }[]>();
    expect(JSON.stringify(board)).toContain('138');
    const { aiSummary } = (await pro.get(`/api/games/${(board[0] as unknown as { gameId: string }).gameId}`)).json<{
      aiSummary: { valuePlays: unknown[] };
    }>();
    expect(aiSummary.valuePlays).toEqual([]);
    expect(world.logged.filter(({ level }) => level === 'error')).toEqual([]);
    await server.close();
  });
});
