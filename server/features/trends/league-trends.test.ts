import type { LeagueSport } from '@clearedge/contract/sports';
import { shiftDay } from '@clearedge/quant/calendar';
import { expect, test } from 'vitest';
import { books, closingPrices, trendReports } from '../../db/schema/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { clubsOf } from '../../sports/registry.ts';
import { createContest, createUser, makeServer, withTestCtx } from '../../testing/index.ts';
import { cachedHistory } from '../history/index.ts';
import { offers } from '../odds/testing/samples.ts';
import { trendsFeature } from './index.ts';
import { refreshTrends } from './trends-feature.ts';

const BOSTON = { code: 'BOS', name: 'Boston Celtics' };
const PATH = '/api/hot-trends';

interface Season {
  sport: LeagueSport;
  year: number;
  from: string;
  rounds: number;
  /** The club that always wins by twelve. */
  best: string;
}

/** Rounds in which every club meets another; two books close every game near even, at nine points and a total that is passed in each second. */
async function play(ctx: Ctx, { sport, year, from, rounds, best }: Season): Promise<void> {
  const clubs = clubsOf(sport);
  await ctx.db
    .insert(books)
    .values(['AAA', 'BBB'].map((code) => ({ code, name: `Book ${code}` })))
    .onConflictDoNothing();
  const closes: (typeof closingPrices.$inferInsert)[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const slateOn = shiftDay(from, round);
    const order = [clubs[0]!, ...clubs.slice(1).map((_, at) => clubs[1 + ((at + round) % (clubs.length - 1))]!)];
    for (let at = 0; at < order.length / 2; at += 1) {
      const [away, home] = [order[at]!, order.at(-1 - at)!];
      const margin = away === best ? -12 : home === best ? 12 : (round + at) % 2 === 0 ? 3 : -3;
      const [homeScore, awayScore] = [100 + margin + (round % 2) * 8, 100 + (round % 2) * 8];
      const startsAt = new Date(`${slateOn}T23:30:00Z`);
      const { id } = await createContest(ctx, {
        sport,
        gameId: `${slateOn.replaceAll('-', '')}_${away}@${home}_${sport.toUpperCase()}`,
        slateOn,
        seasonYear: year,
        startsAt,
        status: 'final',
        awayCode: away,
        awayName: away === best ? BOSTON.name : away,
        homeCode: home,
        homeName: home === best ? BOSTON.name : home,
        awayScore,
        homeScore,
        detail: { sport, stage: 'regular', isNeutral: false },
      });
      const rows = ['AAA', 'BBB'].flatMap((code) => [
        ...offers(code, 'moneyline', null, -120, 105),
        ...offers(code, 'spread', 9, -110, -110),
        ...offers(code, 'total', 208.5, -110, -110),
      ]);
      closes.push(
        ...rows.map(({ bookCode, market, side, line, price }) => ({
          contestId: id,
          bookCode,
          market,
          side,
          line,
          price: price!,
          quotedAt: startsAt,
        })),
      );
    }
  }
  await ctx.db.insert(closingPrices).values(closes);
}

interface Told {
  id: string;
  sport: string;
  title: string;
  also?: string[];
  team: { sport: string; code: string } | null;
  next: { gameId: string }[];
}

test('a league’s season is looked through by itself, in its own words; while it is young the one before counts as well', {
  timeout: 90_000,
}, async () => {
  await withTestCtx({ now: '2026-12-05T15:00:00Z' }, async (ctx, world) => {
    const readHistory = cachedHistory();
    await play(ctx, { sport: 'nba', year: 2025, from: '2026-03-01', rounds: 12, best: 'BOS' });
    await play(ctx, { sport: 'nba', year: 2026, from: '2026-11-14', rounds: 12, best: 'BOS' });
    await createContest(ctx, {
      sport: 'nba',
      gameId: '20261205_LAL@BOS_NBA',
      slateOn: '2026-12-05',
      startsAt: new Date('2026-12-06T00:30:00Z'),
      seasonYear: 2026,
      awayCode: 'LAL',
      homeCode: 'BOS',
      homeName: BOSTON.name,
    });
    // Without a close nothing can be said of a game.
    await createContest(ctx, {
      sport: 'nba',
      gameId: '20261125_MIA@CHI_NBA',
      slateOn: '2026-11-25',
      startsAt: new Date('2026-11-26T00:30:00Z'),
      seasonYear: 2026,
      status: 'final',
      awayCode: 'MIA',
      homeCode: 'CHI',
      awayScore: 90,
      homeScore: 99,
      detail: { sport: 'nba', stage: 'regular', isNeutral: false },
    });
    const refresh = () => refreshTrends(world.ctxFor('system'), readHistory);
    await refresh();
    const server = await makeServer([trendsFeature({ readHistory })], { world });
    const pro = await server.as(await createUser(ctx, { tier: 'pro' }));
    const told = async (query: string) => (await pro.get(`${PATH}${query}`)).json() as Told[];
    expect(await told('')).toEqual([]);
    const found = await told('?sport=nba');
    expect(found.filter(({ id }) => id.startsWith('team-BOS')).map(({ title }) => title)).toContain(
      'Boston Celtics over two seasons: 24–0',
    );
    expect(found.map(({ title }) => title)).toContain('Boston Celtics won 24 in a row');
    expect(found.every(({ sport, team }) => sport === 'nba' && team?.sport === 'nba')).toBe(true);
    expect(found.find(({ id }) => id === 'team-BOS-season')!.next.map(({ gameId }) => gameId)).toEqual(['20261205_LAL@BOS_NBA']);
    expect((await pro.get(`${PATH}/base?sport=nba`)).json()).toMatchObject({
      games: 360,
      from: '2026-03-01',
      to: '2026-11-25',
      isReading: false,
    });
    expect((await pro.get(`${PATH}?sport=chess`)).statusCode).toBe(400);

    // A few more games wait for their time; once enough of the season is played it stands by itself.
    const spread = found.flatMap(({ title }) => (/^Boston Celtics (?:against|covered) the spread/.test(title) ? [title] : []));
    expect(spread).not.toEqual([]);
    await play(ctx, { sport: 'nba', year: 2026, from: '2026-11-26', rounds: 1, best: 'BOS' });
    await refresh();
    expect(await told('?sport=nba')).toEqual(found);
    await play(ctx, { sport: 'nba', year: 2026, from: '2026-11-27', rounds: 8, best: 'BOS' });
    await refresh();
    // All of it lies within thirty days: one story, told once.
    expect((await told('?sport=nba')).flatMap(({ title, also = [] }) => [title, ...also])).toContain('Boston Celtics this season: 21–0');

    // A season that is over is looked at no more.
    const computedAt = async () => (await ctx.db.select().from(trendReports))[0]!.computedAt;
    const last = await computedAt();
    await play(ctx, { sport: 'nba', year: 2026, from: '2026-12-11', rounds: 1, best: 'BOS' });
    world.clock.set('2027-03-01T15:00:00Z');
    await refresh();
    expect(await computedAt()).toEqual(last);
    await server.close();
  });
});
