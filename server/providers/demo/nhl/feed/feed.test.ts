import { expect, test } from 'vitest';
import type { HockeyLiveState, ReportedLeagueFacts } from '../../../../ports/index.ts';
import { namesOf } from '../../leagues/testing/names-of.ts';
import { tellsNoFuture } from '../../leagues/testing/tells-no-future.ts';
import { createDemoNhl } from '../index.ts';
import { NHL_TEAMS } from '../teams.ts';
import { createLineups } from './lineup.ts';

const SEED = 'samples';
const SATURDAY = '2026-12-12';
const source = createDemoNhl(SEED);
const { feed, odds } = source;
const { from, to, year } = await feed.getSeasonSpan(SATURDAY);
const end = new Date(`${to}T23:59:00-04:00`);
const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);
const games = await feed.listGames(SATURDAY, SATURDAY, new Date('2026-12-12T12:00:00Z'));
const [first] = games;
const inPlay = later(first!.startsAt, 70);
const sum = (goals: readonly number[]): number => goals.reduce((all, one) => all + one, 0);
const moments = (startsAt: Date): Date[] => Array.from({ length: 90 }, (_, at) => later(startsAt, 2 * at + 1));

test('a season goes from October to June and has the name of its first year', async () => {
  expect([from.slice(0, 7), to.slice(0, 7), year]).toEqual(['2026-10', '2027-06', 2026]);
  expect(await feed.listGames('2027-07-01', '2027-09-30', end)).toEqual([]);
  expect(games.length).toBeGreaterThan(5);
  expect(games.every(({ week, stage }) => week === null && stage === 'regular')).toBe(true);
});

tellsNoFuture(createDemoNhl, SEED, SATURDAY, ['period1', 'regulation']);

test('every puck line is a goal and a half', async () => {
  const quotes = await odds.listQuotes(SATURDAY, inPlay);
  expect(quotes.filter(({ market }) => market === 'spread').every(({ line }) => Math.abs(line!) === 1.5)).toBe(true);
});

test('a game is told in the words of hockey, no one unnamed, and adds up at every moment', async () => {
  const told = new Set<string>();
  let before = { period: 1, clock: '20:00' };
  for (const at of moments(first!.startsAt)) {
    const state = (await feed.findLiveState(first!.gameId, at))!;
    const { period, clock, skaters, emptyNet, periods, score } = state;
    expect(period > before.period || clock === null || clock <= before.clock).toBe(true);
    before = { period, clock: clock ?? before.clock };
    for (const side of ['away', 'home'] as const) {
      expect(sum(periods[side])).toBe(score[side]);
      expect(state.shots[side]).toBeGreaterThanOrEqual(score[side] - (state.isShootout ? 1 : 0));
      expect(skaters[side]).toBeGreaterThanOrEqual(3);
      expect(skaters[side]).toBeLessThanOrEqual(emptyNet === side ? 6 : 5);
    }
    for (const { text } of state.plays) told.add(text);
  }
  expect(told.size).toBeGreaterThan(25);
  for (const text of told) {
    expect(text).toMatch(/^[A-ZÀ-Ý][^{}]+\.$/u);
    expect(text).not.toMatch(/undefined|NaN|TBD/);
  }
});

test('overtime is one period more, a shootout another, won by one goal', async () => {
  const finals = await feed.listGames(from, '2026-12-11', inPlay);
  const shootouts = finals.filter(({ statusNote }) => statusNote === 'Final in a shootout');
  const overtimes = finals.filter(({ statusNote }) => statusNote === 'Final in overtime');
  expect((shootouts.length + overtimes.length) / finals.length).toBeGreaterThan(0.17);
  for (const [some, length] of [
    [shootouts, 5],
    [overtimes, 4],
  ] as const) {
    const { facts, periods, isFinal } = (await feed.findFacts(some[0]!.gameId, inPlay)) as ReportedLeagueFacts;
    expect([isFinal, facts.state, periods!.home.length]).toEqual([true, 'final', length]);
    expect(sum(periods!.home) - sum(periods!.away)).toBe(facts.score.home - facts.score.away);
    expect(Math.abs(facts.score.home - facts.score.away)).toBe(1);
    expect(periods!.home.at(-1)! + periods!.away.at(-1)!).toBe(1);
  }
  const [decided] = shootouts;
  const states: HockeyLiveState[] = [];
  for (const at of moments(decided!.startsAt)) states.push((await feed.findLiveState(decided!.gameId, at))!);
  const over = states.at(-1)!;
  expect([over.isShootout, over.clock, over.period, over.isBreak]).toEqual([true, null, 4, false]);
  expect(states.some(({ isBreak, period }) => isBreak && period === 4)).toBe(true);
});

test('no two men of a season share a name', () => {
  const codes = NHL_TEAMS.map(({ code }) => code);
  const lineupOf = createLineups('clearedge|nhl', 0, codes);
  const names = codes.flatMap((code) => namesOf(lineupOf(code, false, null).dressed));
  expect(names).toHaveLength(32 * 23);
  expect(new Set(names).size).toBe(names.length);
});
