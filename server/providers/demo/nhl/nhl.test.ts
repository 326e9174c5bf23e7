import { describe, expect, test } from 'vitest';
import { createSeason, type Side } from '../leagues/league.ts';
import { NHL } from './form.ts';
import { NHL_TEAMS } from './teams.ts';

const season = createSeason(NHL, 'clearedge', 0);
const regular = season.fixtures.filter(({ stage }) => stage === 'regular');
const SIDES: readonly Side[] = ['away', 'home'];

describe('a season', () => {
  test('has 82 games of each club, 41 at home, 32 of them against the other conference, and none on three days in a row', () => {
    expect(regular).toHaveLength(1312);
    const conferenceOf = new Map(NHL_TEAMS.map(({ code, conference }) => [code, conference]));
    for (const { code } of NHL_TEAMS) {
      const own = regular.filter(({ away, home }) => away === code || home === code);
      expect(own).toHaveLength(82);
      expect(own.filter(({ home }) => home === code)).toHaveLength(41);
      expect(own.filter(({ away, home }) => conferenceOf.get(away) !== conferenceOf.get(home))).toHaveLength(32);
      const backToBack = own.filter(({ day }, at) => at > 0 && day - own[at - 1]!.day === 1).length;
      expect(backToBack).toBeLessThan(25);
      expect(own.filter(({ day }, at) => at > 1 && day - own[at - 2]!.day < 3)).toEqual([]);
    }
  });

  test('ends with four rounds of best of seven, each won by four games, none of them a shootout', () => {
    const rounds = ['round_1', 'round_2', 'conference_final', 'stanley_cup_final'];
    rounds.forEach((stage, round) => {
      const games = season.fixtures.filter((fixture) => fixture.stage === stage);
      const pairOf = ({ away, home }: { away: string; home: string }): string => (away < home ? `${away} ${home}` : `${home} ${away}`);
      const winnerOf = (game: (typeof games)[number]): string => {
        const { score } = season.resultOf(game);
        return score.home > score.away ? game.home : game.away;
      };
      const series = new Set(games.map(pairOf));
      expect(series.size).toBe(8 / 2 ** round);
      for (const pair of series) {
        const own = games.filter((game) => pairOf(game) === pair);
        const wins = pair.split(' ').map((code) => own.filter((game) => winnerOf(game) === code).length);
        expect(Math.max(...wins)).toBe(4);
        expect(own.length).toBeLessThanOrEqual(7);
      }
      for (const game of games) expect(season.resultOf(game).isShootout).toBe(false);
    });
  });
});

test('goals are counted one by one, each has a scorer of his own, and a shootout gives one goal more', () => {
  for (const fixture of regular.slice(0, 200)) {
    const { plays, score, isShootout } = season.tapeOf(fixture);
    const goals = { away: 0, home: 0 };
    let before = { at: 0, period: 1, clock: 1200 };
    for (const { at, period, clock, kind, side, skaters } of plays) {
      expect(at).toBeGreaterThanOrEqual(before.at);
      expect(period > before.period || clock <= before.clock).toBe(true);
      before = { at, period, clock };
      if (kind !== 'goal') continue;
      goals[side] += 1;
      expect(new Set(skaters).size).toBe(skaters.length);
    }
    const winner: Side = score.home > score.away ? 'home' : 'away';
    for (const side of SIDES) expect(score[side] - goals[side]).toBe(isShootout && side === winner ? 1 : 0);
  }
});

test('empty nets turn leads of one into two: a fifth or more of those with two minutes left, nearly all into an empty net', () => {
  const lead = (plays: readonly { score: Record<Side, number> }[]): number => {
    const last = plays.at(-1)?.score ?? { away: 0, home: 0 };
    return Math.abs(last.home - last.away);
  };
  const games = regular.filter((fixture) => !season.resultOf(fixture).hasOvertime).map((fixture) => season.tapeOf(fixture).plays);
  const close = games.filter((plays) => lead(plays.filter(({ period, clock }) => period < 3 || clock > 120)) === 1);
  const apart = close.filter((plays) => lead(plays) === 2);
  expect(apart.length / close.length).toBeGreaterThan(0.2);
  const empty = apart.filter((plays) => plays.findLast(({ kind }) => kind === 'goal')!.strength === 'empty_net');
  expect(empty.length / apart.length).toBeGreaterThan(0.8);
});
