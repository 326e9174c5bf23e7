import { shiftDay } from '@clearedge/quant/calendar';
import { BASEBALL_KINDS, type BaseballKind } from '@clearedge/quant/grading';
import { expect, test } from 'vitest';
import { playerFacts } from '../../../ports/index.ts';
import { createDemoSource } from '../index.ts';
import { createLeague, findGame } from '../league/league.ts';
import { planGame } from '../lineups/plan-game.ts';
import { inning1Logit, outlookOf, teamRuns } from '../market/outlook.ts';
import { overShare } from '../market/run-tables.ts';
import { firstPitchAt } from '../schedule/fixture.ts';
import { batterChances, type PropChance, pitcherChances } from './prop-chances.ts';

const SEED = 'props';
const DAYS = 70;
const days = Array.from({ length: DAYS }, (_, at) => shiftDay('2026-04-10', at));
const [source, league] = [createDemoSource({ seed: SEED }), createLeague(SEED)];
const finished = (
  await Promise.all(days.map((day) => source.baseball.listFinishedGames(day, new Date(`${shiftDay(day, 2)}T12:00:00Z`))))
).flat();

/** How often a side came up against how often it was priced to, main lines and those beside them apart. */
const tallies = new Map<string, { stated: number; seen: number; count: number }>();
const add = (key: string, stated: number, isOver: boolean): void => {
  const tally = tallies.get(key) ?? { stated: 0, seen: 0, count: 0 };
  tallies.set(key, { stated: tally.stated + stated, seen: tally.seen + Number(isOver), count: tally.count + 1 });
};
const addAll = (chances: readonly PropChance[], stats: Partial<Record<BaseballKind, number>>): void => {
  for (const { prop, line, overShare: over, alternates } of chances) {
    add(prop, over, stats[prop]! > line);
    for (const one of alternates) add(`${prop}, other lines`, one.overShare, stats[prop]! > one.line);
  }
};
for (const { gameId, lineScore, boxScore } of finished) {
  const game = findGame(league, gameId);
  if (game === null || lineScore.away.length < 9) continue;
  const plan = planGame(game.season, game.fixture, firstPitchAt(game.fixture));
  const facts = playerFacts([], boxScore);
  for (const isHome of [false, true]) {
    const { batters, starter } = isHome ? plan.home : plan.away;
    for (const [place, { playerId }] of batters.entries()) addAll(batterChances(plan, isHome, place), facts[playerId]!.stats);
    addAll(pitcherChances(plan, isHome), facts[starter.playerId]!.stats);
  }
  const outlook = outlookOf(plan);
  add('first inning', 1 / (1 + Math.exp(-inning1Logit(outlook))), lineScore.away[0]! + lineScore.home[0]! > 0);
  for (const side of ['away', 'home'] as const) {
    const runs = lineScore[side].reduce((total, inning) => total + inning, 0);
    add(`${side} total`, overShare(teamRuns(outlook, side), 4.5, 'team'), runs > 4.5);
  }
}

test('every kind of proposition is sold', () => {
  expect(BASEBALL_KINDS.filter((kind) => !tallies.has(kind))).toEqual([]);
});

/** A book's margin on a prop is six points; what the prices miss beyond chance is a quarter of that. */
const MOST_OFF = 0.015;

test.each([...tallies])('%s comes up as often as it is priced to', (_name, { stated, seen, count }) => {
  expect(count).toBeGreaterThan(500);
  const share = stated / count;
  expect(Math.abs(seen - stated) / count).toBeLessThan(MOST_OFF + 2 * Math.sqrt((share * (1 - share)) / count));
});
