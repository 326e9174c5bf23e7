import { HOUSE_RULES, type LeagueFacts } from '@clearedge/quant/grading';
import { expect, test } from 'vitest';
import { createContest, withTestCtx } from '../../testing/index.ts';
import { openScene, reportFootball, type Scene } from '../bets/testing/sport-scene.ts';
import { settlementFeature } from './index.ts';
import { settleContest } from './settle-contest.ts';

type League = 'nfl' | 'nba' | 'nhl';
type Pick = Record<string, unknown> & { market: string };
type Row = [pick: Pick, result: 'win' | 'loss' | 'push' | 'void', rule: string, formula: string];

const CLUBS = {
  nfl: { awayCode: 'BUF', awayName: 'Buffalo Bills', homeCode: 'NYJ', homeName: 'New York Jets' },
  nba: { awayCode: 'BOS', awayName: 'Boston Celtics', homeCode: 'MIA', homeName: 'Miami Heat' },
  nhl: { awayCode: 'TOR', awayName: 'Toronto Maple Leafs', homeCode: 'MTL', homeName: 'Montreal Canadiens' },
} as const;

const side = (team: 'away' | 'home' | 'draw', period = 'full'): Pick => ({ market: 'moneyline', period, side: team });
const spread = (team: 'away' | 'home', line: number): Pick => ({ market: 'spread', period: 'full', side: team, line });
const total = (which: 'over' | 'under', line: number, period = 'full'): Pick => ({ market: 'total', period, side: which, line });
const prop = (playerId: string, kind: string, line: number): Pick => ({ market: 'prop', playerId, prop: kind, side: 'over', line });

const played = (stats: Record<string, number>) => ({ status: 'played', stats }) as const;
const OUT = { status: 'inactive', stats: {} } as const;
const STAYED = { status: 'did not play', stats: {} } as const;
const POSTPONED: LeagueFacts = { state: 'postponed', minutesPlayed: 0, score: { away: 0, home: 0 } };

/** How a game ends, and what the receipts of bets on it say. */
const ENDS: [name: string, league: League, facts: LeagueFacts, rows: Row[]][] = [
  [
    'overtime of football',
    'nfl',
    { state: 'final', minutesPlayed: 66, score: { away: 23, home: 20 }, periods: { away: [7, 3, 3, 7, 3], home: [0, 10, 3, 7, 0] } },
    [
      [side('away'), 'win', 'nfl-result', 'Away 23 v. home 20: win'],
      [total('over', 42.5), 'win', 'nfl-result', 'Away 23 + home 20 = 43 v. over 42.5: win'],
      [side('draw', 'regulation'), 'win', 'nfl-regulation', 'Regulation: Away 20 v. home 20, draw: win'],
      [total('over', 13.5, 'quarter4'), 'win', 'nfl-part', 'Fourth quarter: Away 7 + home 7 = 14 v. over 13.5: win'],
    ],
  ],
  [
    'a tie of football',
    'nfl',
    { state: 'final', minutesPlayed: 70, score: { away: 20, home: 20 } },
    [
      [side('home'), 'push', 'push', 'Home 20 v. away 20: push'],
      [spread('away', 2.5), 'win', 'nfl-result', 'Away 20 + 2.5 = 22.5 v. home 20: win'],
      [total('under', 40), 'push', 'push', 'Away 20 + home 20 = 40 v. under 40: push'],
    ],
  ],
  [
    'overtime of basketball',
    'nba',
    {
      state: 'final',
      minutesPlayed: 53,
      score: { away: 119, home: 121 },
      periods: { away: [30, 28, 27, 25, 9], home: [25, 30, 30, 25, 11] },
      players: { scorer: played({ points: 31 }), bench: STAYED, hurt: OUT },
    },
    [
      [side('home'), 'win', 'nba-result', 'Home 121 v. away 119: win'],
      [spread('away', 2), 'push', 'push', 'Away 119 + 2 = 121 v. home 121: push'],
      [side('home', 'regulation'), 'loss', 'nba-regulation', 'Regulation: Home 110 v. away 110: loss'],
      [prop('scorer', 'points', 30.5), 'win', 'nba-player-prop', 'Points 31 v. over 30.5: win'],
      [prop('bench', 'points', 8.5), 'void', 'nba-player-absent', 'The player was not on the floor: void, stake back'],
      [prop('hurt', 'points', 8.5), 'void', 'nba-player-absent', 'The player was inactive: void, stake back'],
    ],
  ],
  [
    'a shootout',
    'nhl',
    {
      state: 'final',
      minutesPlayed: 65,
      score: { away: 3, home: 4 },
      periods: { away: [1, 1, 1, 0, 0], home: [0, 2, 1, 0, 1] },
      players: { wing: played({ goals: 1 }) },
    },
    [
      [side('home'), 'win', 'nhl-result', 'Home 4 v. away 3: win'],
      [spread('away', 1.5), 'win', 'nhl-result', 'Away 3 + 1.5 = 4.5 v. home 4: win'],
      [total('under', 7), 'push', 'push', 'Away 3 + home 4 = 7 v. under 7: push'],
      [side('draw', 'regulation'), 'win', 'nhl-regulation', 'Regulation: Away 3 v. home 3, draw: win'],
      [total('under', 2.5, 'period3'), 'win', 'nhl-part', 'Third period: Away 1 + home 1 = 2 v. under 2.5: win'],
      [prop('wing', 'goals', 1.5), 'loss', 'nhl-player-prop', 'Goals 1 v. over 1.5: loss'],
    ],
  ],
  [
    'overtime of hockey',
    'nhl',
    { state: 'final', minutesPlayed: 62, score: { away: 3, home: 2 } },
    [[side('home'), 'loss', 'nhl-result', 'Home 2 v. away 3: loss']],
  ],
  ['a postponed game of football', 'nfl', POSTPONED, [[side('away'), 'void', 'nfl-postponed', 'Postponed: void, stake back']]],
  ['a postponed game of basketball', 'nba', POSTPONED, [[total('over', 220.5), 'void', 'nba-postponed', 'Postponed: void, stake back']]],
  ['a postponed game of hockey', 'nhl', POSTPONED, [[spread('home', -1.5), 'void', 'nhl-postponed', 'Postponed: void, stake back']]],
  [
    'an abandoned game of hockey',
    'nhl',
    { state: 'called', minutesPlayed: 40, score: { away: 3, home: 2 } },
    [
      [side('away'), 'void', 'nhl-official', 'Abandoned after 40 minutes: void, stake back'],
      [total('over', 4.5), 'win', 'nhl-already-decided', 'Abandoned after 40 minutes: Away 3 + home 2 = 5 v. over 4.5: win'],
    ],
  ],
];

const openGame = (ctx: Parameters<typeof createContest>[0], league: League) =>
  createContest(ctx, { gameId: `20260711_${CLUBS[league].awayCode}@${CLUBS[league].homeCode}`, sport: league, ...CLUBS[league] });

const track = (scene: Scene, gameId: string, pick: Pick): Promise<string> =>
  scene.track({ gameId, betType: pick.market, selection: 'as picked', odds: 100, pick });

const PROFIT = { win: 100, loss: -100, push: 0, void: 0 } as const;
const ruleOf = (id: string) => HOUSE_RULES.find((rule) => rule.id === id)!;

test.each(ENDS)('the receipts of %s name the rule, its words and the arithmetic', async (_name, league, facts, rows) => {
  await withTestCtx({ now: '2026-07-11T12:00:00Z' }, async (ctx, world) => {
    const scene = await openScene(world, settlementFeature);
    const contest = await openGame(ctx, league);
    const betIds: string[] = [];
    for (const [pick] of rows) betIds.push(await track(scene, contest.gameId, pick));
    await reportFootball(ctx, contest, facts);
    await settleContest(scene.system, contest.id);
    const settled = await Promise.all(betIds.map((betId) => scene.read(betId)));
    expect(
      settled.map(({ sport, result, actualWin, receipt: { rule, ruleTitle, ruleText, formula, payout } }) => ({
        sport,
        result,
        actualWin,
        rule,
        ruleTitle,
        ruleText,
        formula,
        payout,
      })),
    ).toEqual(
      rows.map(([, result, rule, formula]) => {
        const { title: ruleTitle, text: ruleText } = ruleOf(rule);
        return { sport: league, result, actualWin: PROFIT[result], rule, ruleTitle, ruleText, formula, payout: 100 + PROFIT[result] };
      }),
    );
    await scene.close();
  });
});

test.each([
  ['nfl', 'Moved to another day of its league week', 'void'],
  ['nba', 'Moved by less than 24 hours', 'win'],
  ['nhl', 'Moved by less than 24 hours', 'win'],
] as const)('a moved %s game waits and says why; its receipt follows what comes of it', async (league, reason, result) => {
  await withTestCtx({ now: '2026-07-11T12:00:00Z' }, async (ctx, world) => {
    const scene = await openScene(world, settlementFeature);
    const contest = await openGame(ctx, league);
    const betId = await track(scene, contest.gameId, side('home'));
    await reportFootball(ctx, contest, { ...POSTPONED, isMovedInAction: true });
    await settleContest(scene.system, contest.id);
    expect(await scene.read(betId)).toMatchObject({ status: 'pending', flag: reason, receipt: null });

    const end: LeagueFacts = result === 'void' ? POSTPONED : { state: 'final', minutesPlayed: 60, score: { away: 2, home: 5 } };
    await reportFootball(ctx, contest, end, 2);
    await settleContest(scene.system, contest.id);
    const rule = `${league}-${result === 'void' ? 'postponed' : 'result'}`;
    const settled = await scene.read(betId);
    expect(settled).toMatchObject({ result, flag: null, receipt: { rule, ruleText: ruleOf(rule).text } });
    expect(settled.receipt.postings).toHaveLength(1);
    await scene.close();
  });
});
