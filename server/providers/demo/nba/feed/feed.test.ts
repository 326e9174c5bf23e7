import { describe, expect, test } from 'vitest';
import type { ReportedLeagueFacts } from '../../../../ports/index.ts';
import { namesOf } from '../../leagues/testing/names-of.ts';
import { tellsNoFuture } from '../../leagues/testing/tells-no-future.ts';
import { createDemoNba } from '../index.ts';
import { NBA_TEAMS } from '../teams.ts';
import { createRotations } from './rotation.ts';

const SEED = 'samples';
const SATURDAY = '2026-12-05';
const source = createDemoNba(SEED);
const { feed } = source;
const { from, to, year } = await feed.getSeasonSpan(SATURDAY);
const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);
const games = await feed.listGames(SATURDAY, SATURDAY, new Date('2026-12-05T12:00:00Z'));
const [first] = games;
const inPlay = later(first!.startsAt, 70);
const sum = (points: readonly number[]): number => points.reduce((all, one) => all + one, 0);

test('a season goes from October to June, is listed by the day, and has the name of its first year', async () => {
  expect([from.slice(0, 7), to.slice(0, 7), year]).toEqual(['2026-10', '2027-06', 2026]);
  expect(games.length).toBeGreaterThan(3);
  expect(games.every(({ week, stage }) => week === null && stage === 'regular')).toBe(true);
  expect(await feed.listGames('2027-07-01', '2027-09-30', new Date('2027-08-01T12:00:00Z'))).toEqual([]);
});

tellsNoFuture(createDemoNba, SEED, SATURDAY, ['half1', 'quarter1']);

describe('nothing tells the future of the cup', () => {
  test('the cup ends in Las Vegas in December, each round listed once the one before is over', async () => {
    const stagesAt = async (asOf: Date) =>
      (await feed.listGames('2026-12-01', '2026-12-31', asOf)).flatMap(({ stage }) => (stage === 'regular' ? [] : stage));
    expect(await stagesAt(new Date('2026-11-26T12:00:00Z'))).toEqual([]);
    expect(await stagesAt(new Date('2026-12-02T12:00:00Z'))).toEqual(Array(4).fill('cup_quarterfinal'));
    const all = await feed.listGames('2026-12-01', '2026-12-31', new Date('2026-12-31T12:00:00Z'));
    const last = all.find(({ stage }) => stage === 'cup_final')!;
    expect(last).toMatchObject({ isNeutral: true, venue: { city: 'Las Vegas, NV' }, status: 'final' });
    expect(all.filter(({ stage }) => stage === 'cup_semifinal')).toHaveLength(2);
  });
});

test('a game is told in the words of basketball, no one unnamed, and adds up at every moment', async () => {
  const told = new Set<string>();
  const runs: number[] = [];
  let before = { period: 1, clock: '12:00' };
  for (let minutes = 1; minutes < 150; minutes += 2) {
    const { period, clock, periods, score, run, plays } = (await feed.findLiveState(first!.gameId, later(first!.startsAt, minutes)))!;
    expect(period > before.period || clock! <= before.clock).toBe(true);
    before = { period, clock: clock! };
    for (const side of ['away', 'home'] as const) {
      expect(sum(periods[side])).toBe(score[side]);
      expect(run?.side === side ? run.points : 0).toBeLessThanOrEqual(score[side]);
    }
    runs.push(run?.points ?? 0);
    for (const { text } of plays) told.add(text);
  }
  expect(Math.max(...runs)).toBeGreaterThan(5);
  expect(told.size).toBeGreaterThan(100);
  for (const text of told) {
    expect(text).toMatch(/^[A-ZÀ-Ý][^{}]+\.$/u);
    expect(text).not.toMatch(/undefined|NaN|TBD/);
  }
});

test('a game over is told play by play from its first, whatever a game in play keeps', async () => {
  const at = later(first!.startsAt, 240);
  const { plays, score } = (await feed.findPlayByPlay!(first!.gameId, at))!;
  expect([plays.at(-1)!.period, plays[0]!.score]).toEqual([1, score]);
  expect(plays.filter(({ isScoring }) => isScoring).length).toBeGreaterThan(60);
  expect((await feed.findLiveState(first!.gameId, at))!.plays).toEqual(plays.slice(0, 20));
});

test('all of overtime is one period more', async () => {
  const finals = await feed.listGames(from, '2026-12-04', inPlay);
  const longer = finals.filter(({ statusNote }) => statusNote === 'Final in overtime');
  expect(longer.length).toBeGreaterThan(5);
  const { facts, periods, isFinal } = (await feed.findFacts(longer[0]!.gameId, inPlay)) as ReportedLeagueFacts;
  expect([isFinal, facts.state, periods!.home.length]).toEqual([true, 'final', 5]);
  expect([sum(periods!.away), sum(periods!.home)]).toEqual([facts.score.away, facts.score.home]);
  expect(sum(periods!.away.slice(0, 4))).toBe(sum(periods!.home.slice(0, 4)));
});

test('no two men of a season share a name', () => {
  const codes = NBA_TEAMS.map(({ code }) => code);
  const names = codes.flatMap((code) => namesOf(createRotations('clearedge|nba', 0, codes)(code, null).dressed));
  expect(names).toHaveLength(30 * 13);
  expect(new Set(names).size).toBe(names.length);
});
