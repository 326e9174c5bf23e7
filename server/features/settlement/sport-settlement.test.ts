import type { GolfPlayer, LeagueFacts } from '@clearedge/quant/grading';
import { expect, test } from 'vitest';
import { withTestCtx } from '../../testing/index.ts';
import { createFootballGame, createTournament, openScene, reportFootball, reportGolf, type Scene } from '../bets/testing/sport-scene.ts';
import { settlementFeature } from './index.ts';
import { settleContest } from './settle-contest.ts';

type Result = 'win' | 'loss' | 'push' | 'void';
type Row<Facts> = [name: string, bet: object, facts: Facts, result: Result, rule: string, profit: number];

const game = (away: number, home: number, minutesPlayed = 60, state: LeagueFacts['state'] = 'final'): LeagueFacts => ({
  state,
  minutesPlayed,
  score: { away, home },
});
const bet = (betType: string, selection: string, odds = -110): object => ({ betType, selection, odds });

/** 31-31 after four quarters, the hosts by a field goal in overtime. */
const LATE: LeagueFacts = { ...game(31, 34, 66), periods: { away: [7, 10, 7, 7, 0], home: [3, 14, 7, 7, 3] } };

const FOOTBALL: Row<LeagueFacts>[] = [
  ['spread', bet('spread', 'Hamilton -3.5'), game(28, 24), 'win', 'football-result', 90.91],
  ['spread on the number', bet('spread', 'TOR +4'), game(28, 24), 'push', 'push', 0],
  ['moneyline', bet('moneyline', 'Argonauts', 150), game(28, 24), 'loss', 'football-result', -100],
  ['total', bet('total', 'Over 51.5'), game(28, 24), 'win', 'football-result', 90.91],
  ['team total', bet('total', 'Ticats under 28'), game(28, 24), 'push', 'push', 0],
  ['overtime counts', bet('total', 'Over 51.5'), game(31, 34, 66), 'win', 'football-result', 90.91],
  ['overtime counts for the winner', bet('moneyline', 'HAM', 120), game(31, 34, 66), 'loss', 'football-result', -100],
  ['a tie pushes the moneyline', bet('moneyline', 'TOR'), game(31, 31, 68), 'push', 'push', 0],
  ['a tie is graded on the spread', bet('spread', 'Hamilton +3'), game(31, 31, 68), 'win', 'football-result', 90.91],
  ['a tie is graded on the total', bet('total', 'Over 48.5'), game(31, 31, 68), 'win', 'football-result', 90.91],
  ['overtime is a draw in regulation', bet('moneyline', 'Draw 3-way', 900), LATE, 'win', 'football-regulation', 900],
  ['and a loss of the later winner', bet('moneyline', 'TOR regulation', 120), LATE, 'loss', 'football-regulation', -100],
  ['abandoned at 55 minutes stands', bet('moneyline', 'TOR', -140), game(20, 31, 55, 'called'), 'win', 'football-official', 71.43],
  ['abandoned at 54 minutes is void', bet('spread', 'TOR -3.5'), game(20, 31, 54, 'called'), 'void', 'football-official', 0],
  ['but not a total already passed', bet('total', 'Over 48.5'), game(20, 31, 54, 'called'), 'win', 'football-already-decided', 90.91],
  ['nor its under', bet('total', 'Under 48.5'), game(20, 31, 54, 'called'), 'loss', 'football-already-decided', -100],
  ['postponed is void', bet('moneyline', 'TOR'), game(0, 0, 0, 'postponed'), 'void', 'football-postponed', 0],
];

interface GolfEnd {
  p1: Partial<GolfPlayer>;
  p2?: Partial<GolfPlayer>;
  holes?: number;
}
const OUT = { madeCut: false, position: null, strokes: 144 } as const;
const WINNER = bet('outright', 'Scottie Scheffler to win', 400);

const GOLF: Row<GolfEnd>[] = [
  ['winner', WINNER, { p1: {} }, 'win', 'golf-outright', 400],
  ['winner after 36 holes', WINNER, { p1: {}, holes: 36 }, 'win', 'golf-outright', 400],
  ['fewer than 36 holes', WINNER, { p1: {}, holes: 18 }, 'void', 'golf-outright', 0],
  ['a play-off lost is not a dead heat', WINNER, { p1: { position: 2, tied: 1 } }, 'loss', 'golf-outright', -100],
  ['a tie for first of two', WINNER, { p1: { tied: 2 } }, 'win', 'golf-dead-heat', 150],
  ['of three, +400', bet('outright', 'Scheffler', 400), { p1: { tied: 3 } }, 'win', 'golf-dead-heat', 66.67],
  ['withdrawn after the start', WINNER, { p1: { withdrew: true, position: null } }, 'loss', 'golf-withdrew', -100],
  ['never started', WINNER, { p1: { teedOff: false, position: null } }, 'void', 'golf-did-not-start', 0],
  ['missed the cut', bet('top10', 'Scottie Scheffler', 150), { p1: OUT }, 'loss', 'golf-dead-heat', -100],
  ['top 10 in full', bet('top10', 'Scottie Scheffler', 150), { p1: { position: 8, tied: 3 } }, 'win', 'golf-dead-heat', 150],
  ['top 10 that loses money', bet('place', 'Scheffler top 10', 150), { p1: { position: 9, tied: 6 } }, 'win', 'golf-dead-heat', -16.67],
  ['top 5 one past', bet('place', 'Scheffler top 5', 300), { p1: { position: 6 } }, 'loss', 'golf-dead-heat', -100],
  ['top 20', bet('top20', 'Scheffler', -110), { p1: { position: 20, tied: 1 } }, 'win', 'golf-dead-heat', 90.91],
  ['makes the cut', bet('make_cut', 'Scheffler to make the cut', -250), { p1: {} }, 'win', 'golf-cut', 40],
  ['misses it', bet('make_cut', 'Scheffler to miss the cut', 300), { p1: OUT }, 'win', 'golf-cut', 300],
  [
    'match-up',
    bet('matchup', 'Scheffler over McIlroy', -115),
    { p1: { position: 4 }, p2: { position: 9 } },
    'win',
    'golf-head-to-head',
    86.96,
  ],
  [
    'level',
    bet('matchup', 'Scheffler over McIlroy'),
    { p1: { position: 4, tied: 2 }, p2: { position: 4, tied: 2 } },
    'push',
    'golf-head-to-head',
    0,
  ],
  ['one misses the cut', bet('matchup', 'Scheffler over McIlroy'), { p1: OUT, p2: { position: 60 } }, 'loss', 'golf-head-to-head', -100],
  ['one never starts', bet('matchup', 'Scheffler over McIlroy'), { p1: {}, p2: { teedOff: false } }, 'void', 'golf-head-to-head', 0],
  [
    'both miss: strokes',
    bet('matchup', 'Scheffler over McIlroy'),
    { p1: OUT, p2: { ...OUT, strokes: 145 } },
    'win',
    'golf-head-to-head',
    90.91,
  ],
];

/** Answers the bet with its receipt, for what is to be shown of its sport. */
async function expectSettled(
  scene: Scene,
  betId: string,
  [name, , , result, rule, profit]: Row<unknown>,
): Promise<Awaited<ReturnType<Scene['read']>>> {
  const settled = await scene.read(betId);
  const { receipt } = settled;
  const stated = { name, result: settled.result, actualWin: settled.actualWin, rule: receipt?.rule, payout: receipt?.payout };
  const payout = Math.round((100 + profit) * 100) / 100;
  expect(stated).toEqual({ name, result, actualWin: profit, rule, payout });
  expect(receipt.ruleText.length).toBeGreaterThan(20);
  expect(receipt.ruleVersion).toMatch(/^\d{4}\.\d+$/);
  return settled;
}

/** Rows that end alike share a game or a tournament. */
function groupByEnd<End>(rows: readonly Row<End>[]): Row<End>[][] {
  const groups = new Map<string, Row<End>[]>();
  for (const row of rows) groups.set(JSON.stringify(row[2]), [...(groups.get(JSON.stringify(row[2])) ?? []), row]);
  return [...groups.values()];
}

async function trackAll(scene: Scene, gameId: string, rows: readonly Row<unknown>[]): Promise<string[]> {
  const betIds: string[] = [];
  for (const row of rows) betIds.push(await scene.track({ gameId, ...row[1] }));
  return betIds;
}

test('every CFL market is graded by its rule, through the API', async () => {
  await withTestCtx({ now: '2026-07-01T16:00:00Z' }, async (ctx, world) => {
    const scene = await openScene(world, settlementFeature);
    for (const [at, rows] of groupByEnd(FOOTBALL).entries()) {
      const contest = await createFootballGame(ctx, at + 5);
      const betIds = await trackAll(scene, contest.gameId, rows);
      const facts = rows[0]![2];
      await reportFootball(ctx, contest, facts);
      await settleContest(scene.system, contest.id);
      for (const [place, row] of rows.entries())
        expect(await expectSettled(scene, betIds[place]!, row)).toMatchObject({
          sport: 'cfl',
          league: 'CFL',
          receipt: { finalScore: facts.score, minutes: facts.minutesPlayed, innings: null, golf: null },
        });
    }
    await scene.close();
  });
}, 60_000);

test('every golf market is graded by its rule, through the API', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const scene = await openScene(world, settlementFeature);
    for (const [at, rows] of groupByEnd(GOLF).entries()) {
      const tournament = await createTournament(ctx, { tournamentId: `golf-2026-open-${at}` });
      const betIds = await trackAll(scene, tournament.publicId, rows);
      const { holes = 72, ...players } = rows[0]![2];
      await reportGolf(ctx, tournament, players, { holes });
      await settleContest(scene.system, tournament.id);
      for (const [place, row] of rows.entries()) {
        const { receipt, ...settled } = await expectSettled(scene, betIds[place]!, row);
        expect(settled).toMatchObject({ sport: 'golf', league: 'PGA Tour', tournament: 'Rocket Classic', gameId: tournament.publicId });
        expect(receipt.golf).toMatchObject({
          holesCompleted: holes,
          players: [{ playerId: 'p1', name: 'Scottie Scheffler' }, ...(players.p2 ? [{ name: 'Rory McIlroy' }] : [])],
        });
      }
    }
    await scene.close();
  });
}, 60_000);

test('a dead heat says that a win can lose money, and shows its arithmetic', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const scene = await openScene(world, settlementFeature);
    const tournament = await createTournament(ctx);
    const betId = await scene.track({ gameId: 'Rocket Classic', ...bet('place', 'Scheffler top 10', 150) });
    await reportGolf(ctx, tournament, { p1: { position: 9, tied: 6 } });
    await settleContest(scene.system, tournament.id);
    expect((await scene.read(betId)).receipt).toMatchObject({
      deadHeat: { rank: 9, tied: 6, places: 10, placesLeft: 2, losesMoney: true },
      payoutFormula: 'Dead heat: $83.33 back = $100.00 × 2.5 × 2 / 6, −$16.67 on the bet',
      formula: 'Position 9 shared by 6 with 10 paid: 2/6 of the stake wins, the rest loses',
      ruleTitle: 'Golf: places and dead heats',
    });
    await scene.close();
  });
});

test('a correction posts a reversal and a new entry, a changed tie too; the same result again nothing', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const scene = await openScene(world, settlementFeature);
    const contest = await createFootballGame(ctx);
    const spread = await scene.track({ gameId: 'HAM@TOR', ...bet('spread', 'Hamilton -3.5') });
    for (const [version, home] of [24, 25].entries()) {
      await reportFootball(ctx, contest, game(28, home), version + 1);
      await settleContest(scene.system, contest.id);
    }
    expect((await scene.read(spread)).receipt.postings).toMatchObject([
      { kind: 'grade', grade: 'win', profit: 90.91 },
      { kind: 'reversal', grade: 'win', profit: -90.91, reason: 'The result was corrected.' },
      { kind: 'grade', grade: 'loss', profit: -100 },
    ]);
    const tournament = await createTournament(ctx);
    const place = await scene.track({ gameId: tournament.publicId, ...bet('top10', 'Scheffler', 300) });
    for (const [version, tied] of [5, 6, 6].entries()) {
      await reportGolf(ctx, tournament, { p1: { position: 8, tied } }, { version: version + 1 });
      await settleContest(scene.system, tournament.id);
    }
    expect((await scene.read(place)).receipt.postings).toMatchObject([
      { kind: 'grade', grade: 'win', profit: 140 },
      { kind: 'reversal', grade: 'win', profit: -140 },
      { kind: 'grade', grade: 'win', profit: 100 },
    ]);
    await scene.close();
  });
});

test('with the cut the bets on it are settled, and nothing else', async () => {
  await withTestCtx({}, async (ctx, world) => {
    const scene = await openScene(world, settlementFeature);
    const tournament = await createTournament(ctx);
    const cut = await scene.track({ gameId: tournament.publicId, ...bet('make_cut', 'McIlroy to make the cut', -300) });
    const winner = await scene.track({ gameId: tournament.publicId, ...WINNER });
    await reportGolf(ctx, tournament, { p1: {}, p2: { ...OUT } }, { isFinal: false, holes: 36 });
    await settleContest(scene.system, tournament.id);
    expect(await scene.read(cut)).toMatchObject({ status: 'settled', result: 'loss' });
    expect(await scene.read(winner)).toMatchObject({ status: 'pending', flag: null, receipt: null });
    await scene.close();
  });
});

test('a receipt names who told a final and who confirmed it; without a second source it names no one', async () => {
  await withTestCtx({ now: '2026-07-01T16:00:00Z' }, async (ctx, world) => {
    const scene = await openScene(world, settlementFeature);
    const sources = { first: 'the league', second: 'ESPN' };
    const told: [LeagueFacts, string | null][] = [
      [
        { ...game(28, 24), sources: { ...sources, confirmedAt: '2026-07-12T02:42:10Z' } },
        'Final from the league, confirmed by ESPN, 10:42 PM ET',
      ],
      [{ ...game(28, 24), sources: { ...sources, confirmedAt: null } }, 'Final from the league alone; ESPN did not confirm it in time'],
      [game(28, 24), null],
    ];
    for (const [at, [facts, resultSources]] of told.entries()) {
      const contest = await createFootballGame(ctx, at + 5);
      const betId = await scene.track({ gameId: contest.gameId, ...bet('moneyline', 'HAM', 150) });
      await reportFootball(ctx, contest, facts);
      await settleContest(scene.system, contest.id);
      expect(await scene.read(betId)).toMatchObject({ result: 'win', actualWin: 150, receipt: { resultSources, payout: 250 } });
    }
    await scene.close();
  });
});
