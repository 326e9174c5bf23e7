import { readAsWords, readSelection, spellingOf } from '@clearedge/contract/aliases';
import { BOARD_MARKET_NAMES, type BoardMarket, SIDES_OF, termsOf } from '@clearedge/contract/markets/board-markets';
import { leagueOf, readSport, SPORT_KEYS, type SportKey, sportOf } from '@clearedge/contract/sports';
import { scoreWords } from '@clearedge/contract/words/selection-words';
import { describe, expect, test } from 'vitest';
import { verifyText } from '../../../tools/verify-record.mjs';
import { boardPrices, books, virtualBets } from '../../db/schema/index.ts';
import { openScene } from '../../features/bets/testing/sport-scene.ts';
import { listSlateRecords } from '../../features/contests/index.ts';
import { findFaults } from '../../features/ledger/index.ts';
import { listMarketSides } from '../../features/odds/index.ts';
import { practiceFeature } from '../../features/practice/index.ts';
import { recordFeature } from '../../features/record/index.ts';
import { settleContest, settlementFeature } from '../../features/settlement/index.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { createDemoSource } from '../../providers/demo/index.ts';
import { gameModuleOf } from '../../sports/registry.ts';
import { createContest } from '../factories.ts';
import { makeServer } from '../make-server.ts';
import { withTestCtx } from '../with-test-ctx.ts';
import { describeGradables } from './gradable-suite.ts';
import { describeLines } from './line-suite.ts';
import type { Moment, SportExample } from './sport-example.ts';

const NOW = '2026-07-11T12:00:00Z';

const isOfThree = (market: BoardMarket): boolean => SIDES_OF[market].length === 3;

/** The markets of books' boards that the sport's data names. */
function boardMarketsOf(sport: SportKey): BoardMarket[] {
  const { periods } = sportOf(sport);
  return BOARD_MARKET_NAMES.filter((name) => {
    const { kind, period } = termsOf(name);
    return periods[period]?.markets.includes(kind) ?? false;
  });
}

/** The line of a side on the boards below. */
function lineOf(market: BoardMarket, at: number): number | null {
  const { kind } = termsOf(market);
  return kind === 'moneyline' ? null : kind === 'spread' ? (at === 0 ? 1.5 : -1.5) : 8.5;
}

/** The board's prices: of two books' the better is the practice sportsbook's. */
const priceOf = (market: BoardMarket, isBetter: boolean): number => (isOfThree(market) ? (isBetter ? 200 : 180) : isBetter ? -105 : -115);

/** Two books' prices of every market, seen now. */
async function priceGame(ctx: Ctx, contestId: string, markets: readonly BoardMarket[]): Promise<void> {
  const codes = ['AAA', 'BBB'];
  await ctx.db.insert(books).values(codes.map((code) => ({ code, name: `Book ${code}` })));
  const seen = { quotedAt: ctx.now(), seenAt: ctx.now() };
  const rows = codes.flatMap((bookCode, book) =>
    markets.flatMap((market) =>
      SIDES_OF[market].map((side, at) => ({
        contestId,
        bookCode,
        market,
        side,
        line: lineOf(market, at),
        price: priceOf(market, at !== book),
        ...seen,
      })),
    ),
  );
  if (rows.length > 0) await ctx.db.insert(boardPrices).values(rows);
}

const isAfter = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 || a[at]! > b[at]!;
};

function expectMonotone(moments: readonly Moment[]): void {
  for (const [index, { at, score }] of moments.entries()) {
    const before = moments[index - 1];
    if (!before) continue;
    expect([before.at, at, isAfter(at, before.at)]).toEqual([before.at, at, true]);
    expect(score.away).toBeGreaterThanOrEqual(before.score.away);
    expect(score.home).toBeGreaterThanOrEqual(before.score.home);
  }
}

function describeWords(key: SportKey, { game }: SportExample): void {
  const data = sportOf(key);
  const markets = Object.values(data.periods).flatMap((period) => [...period.markets]);

  test('its data is complete: names, words and a spelling for what it has', () => {
    for (const words of [data.league, data.name, data.startWord, data.scoreUnit.one, data.scoreUnit.many]) expect(words).toMatch(/\S/);
    for (const word of [key, ...data.aliases]) expect(readSport(word.toUpperCase())).toBe(key);
    expect(leagueOf(key)).toBe(data.league);
    for (const { name, markets: own } of Object.values(data.periods)) {
      expect(name).toMatch(/^[A-Z]/);
      expect(own.length).toBeGreaterThan(0);
    }
    expect([data.spreadName !== null, data.totalName !== null]).toEqual([markets.includes('spread'), markets.includes('total')]);
    expect(data.hasPlayerProps).toBe(markets.includes('prop'));
    const isGame = data.contestKind === 'game';
    expect([gameModuleOf(key) !== null, spellingOf(key).game !== null, spellingOf(key).readOnField === null, game !== null]).toEqual(
      Array(4).fill(isGame),
    );
  });

  test('a selection is said in full, and read back as the same', () => {
    const named = game && { sport: key, ...game.teams };
    for (const selection of game?.selections ?? []) {
      const words = readAsWords(selection, named, String);
      expect(readSelection(selection.market, words, named!)).toEqual({ kind: 'read', selection });
      const short = scoreWords(selection, { awayName: game!.teams.away.name, homeName: game!.teams.home.name });
      expect(`${words} ${short}`).not.toMatch(/undefined|null|NaN/);
    }
  });
}

function describePrices(key: SportKey, { game, play }: SportExample): void {
  const markets = boardMarketsOf(key);

  test('every market of its boards is priced, and the fair chances of its sides make one', async () => {
    expect(markets.length > 0).toBe(game !== null);
    await withTestCtx({ now: NOW, signedOut: true }, async (ctx) => {
      if (!game) return;
      const { id } = await createContest(ctx, { sport: key });
      await priceGame(ctx, id, markets);
      const sides = await listMarketSides(ctx, [id]);
      for (const market of markets) {
        const own = sides.filter((side) => side.market === market);
        expect(own.map(({ side, bookCount }) => [side, bookCount])).toEqual(SIDES_OF[market].map((side) => [side, 2]));
        expect(own.reduce((sum, { noVigProbability }) => sum + noVigProbability!, 0)).toBeCloseTo(1, 9);
      }
    });
  });

  test('a game in play only goes forward', async () => {
    const moments = (await play?.(createDemoSource({ seed: 'suite' }))) ?? [];
    expect(moments.length > 10).toBe(play !== null);
    expectMonotone(moments);
  });
}

// Some forty contests from the first bet to the last receipt: a busy machine is given the time.
const LONG = { timeout: 60_000 };

function describeResults(key: SportKey, { contests, game }: SportExample): void {
  test('every market of its data is graded and settled, won, lost, pushed and void, and the ledger balances', LONG, async () => {
    const named = new Set(contests.flatMap(({ bets }) => bets.map(({ market }) => market)));
    expect(named).toEqual(new Set(Object.values(sportOf(key).periods).flatMap((period) => [...period.markets])));
    expect(new Set(contests.flatMap(({ bets }) => bets.map(({ ending }) => ending)))).toEqual(new Set(['win', 'loss', 'push', 'void']));
    await withTestCtx({ now: NOW }, async (ctx, world) => {
      const scene = await openScene(world, settlementFeature);
      for (const { open, end, bets } of contests) {
        const { id, gameId } = await open(ctx);
        const ids: string[] = [];
        for (const { body } of bets) ids.push(await scene.track({ gameId, odds: 120, ...body }));
        await end(ctx, id);
        await settleContest(scene.system, id);
        const settled = await Promise.all(ids.map((betId) => scene.read(betId)));
        const profit = { win: 120, loss: -100, push: 0, void: 0 };
        expect(settled.map(({ sport, selection, result, actualWin }) => [sport, selection, result, actualWin])).toEqual(
          bets.map(({ ending }, at) => [key, settled[at]!.selection, ending, profit[ending]]),
        );
      }
      expect(await findFaults(ctx)).toEqual([]);
      await scene.close();
    });
  });

  test('the records of its clubs add up', async () => {
    await withTestCtx({ now: NOW, signedOut: true }, async (ctx) => {
      if (!game) return;
      const { away, home } = game.teams;
      const scores = [
        [3, 5],
        [6, 5],
        [1, 2],
      ] as const;
      for (const [at, [awayScore, homeScore]] of scores.entries()) {
        const gameId = `2026070${at + 1}_${away.code}@${home.code}`;
        await createContest(ctx, { gameId, sport: key, status: 'final', awayScore, homeScore });
      }
      const records = await listSlateRecords(ctx, key, 2026, '2026-07-11');
      expect(records.codes.toSorted()).toEqual([away.code, home.code].toSorted());
      expect([records.of(away.code), records.of(home.code)]).toEqual([
        { wins: 1, losses: 2 },
        { wins: 2, losses: 1 },
      ]);
    });
  });
}

function describePractice(key: SportKey, { regraded }: SportExample): void {
  const { hasPractice, league } = sportOf(key);

  test('practice bets on every market of its board are placed and settled, or refused by name, and the ledger balances', async () => {
    await withTestCtx({ now: NOW }, async (ctx, world) => {
      const server = await makeServer([practiceFeature(), settlementFeature], { world });
      const me = await server.as(world.user!);
      const { id, gameId } = await regraded.open(ctx);
      const markets = hasPractice ? boardMarketsOf(key) : BOARD_MARKET_NAMES.slice(0, 1);
      await priceGame(ctx, id, markets);
      for (const market of markets)
        for (const [at, side] of SIDES_OF[market].entries()) {
          const { kind, period } = termsOf(market);
          const line = lineOf(market, at);
          const pick = { market: kind, period, side, ...(line === null ? {} : { line }) };
          const body = {
            gameId,
            betType: kind,
            selection: 'x',
            odds: priceOf(market, true),
            stake: 21,
            potentialWin: isOfThree(market) ? 42 : 20,
            pick,
          };
          const answer = await me.post('/api/virtual/bets', body);
          expect([answer.statusCode, answer.body]).toEqual([
            hasPractice ? 201 : 422,
            hasPractice ? expect.any(String) : expect.stringContaining(league),
          ]);
        }
      await regraded.report(ctx, id, 1, true);
      await settleContest(world.ctxFor('system'), id);
      const placed = await ctx.db.select().from(virtualBets);
      expect(placed.length).toBe(hasPractice ? markets.flatMap((market) => SIDES_OF[market]).length : 0);
      for (const { status, result, odds, payoutCents } of placed)
        expect([status, payoutCents]).toEqual([
          'settled',
          { win: odds > 0 ? 6300 : 4100, loss: 0, push: 2100, void: 2100 }[result as 'win'],
        ]);
      expect(new Set(placed.map(({ result }) => result)).has('win')).toBe(hasPractice);
      expect(await findFaults(ctx)).toEqual([]);
      await server.close();
    });
  });
}

function describePicks(key: SportKey, { picks }: SportExample): void {
  test('its picks go to the record, and verify before and after their results', async () => {
    expect(picks !== null).toBe(sportOf(key).hasPicks);
    await withTestCtx({ now: '2026-07-11T16:00:00Z', signedOut: true }, async (ctx, world) => {
      const server = await makeServer([recordFeature], { world });
      const verify = async () => verifyText((await server.visitor.get('/api/record/export')).body);
      await picks?.publish(ctx, world);
      const before = await verify();
      expect([before.problems, before.picks > 0]).toEqual([[], picks !== null]);
      world.clock.advanceMinutes(11 * 60);
      await picks?.settle(world.ctxFor('system'));
      const after = await verify();
      const { picks: count } = after;
      expect([after.problems, after.results]).toEqual([[], count]);
      expect(after.sports).toEqual(picks ? [{ sport: key, picks: count, results: count }] : []);
      await server.close();
    });
  });
}

/** What every sport has to pass; what a sport lacks, its data says, and the example agrees. */
export function describeSport(key: SportKey, example: SportExample): void {
  describe(`${key}`, () => {
    test('is in the registry', () => expect(SPORT_KEYS).toContain(key));
    describeWords(key, example);
    describePrices(key, example);
    describeResults(key, example);
    describePicks(key, example);
    describeLines(key, example);
    describeGradables(key, example, (ctx, id) => priceGame(ctx, id, boardMarketsOf(key)));
    describePractice(key, example);
  });
}
