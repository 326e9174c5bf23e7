import { describe, expect, test } from 'vitest';
import { createSeason, type Side } from '../leagues/league.ts';
import { NBA } from './form.ts';
import { NBA_TEAMS } from './teams.ts';

const season = createSeason(NBA, 'clearedge', 0);
const regular = season.fixtures.filter(({ stage }) => stage === 'regular');
const countOf = (stage: string): number => season.fixtures.filter((fixture) => fixture.stage === stage).length;

describe('a season', () => {
  test('has 82 games of each club, 41 at home, 30 against the other conference, 16 in its division, none on three days in a row', () => {
    expect(regular).toHaveLength(1230);
    const teamOf = new Map(NBA_TEAMS.map((team) => [team.code, team]));
    for (const { code } of NBA_TEAMS) {
      const own = regular.filter(({ away, home }) => away === code || home === code);
      expect(own).toHaveLength(82);
      expect(own.filter(({ home }) => home === code)).toHaveLength(41);
      const against = (of: 'conference' | 'division', isSame: boolean): number =>
        own.filter(({ away, home }) => (teamOf.get(away)![of] === teamOf.get(home)![of]) === isSame).length;
      expect(against('conference', false)).toBe(30);
      expect(against('division', true)).toBe(16);
      expect(own.filter(({ day }, at) => at > 1 && day - own[at - 2]!.day < 3)).toEqual([]);
    }
  });

  test('has the last games of a cup in December, a play-in of six games, and four rounds of best of seven', () => {
    expect(['cup_quarterfinal', 'cup_semifinal', 'cup_final', 'play_in'].map(countOf)).toEqual([4, 2, 1, 6]);
    for (const [stage, series] of [
      ['round_1', 8],
      ['conference_semifinal', 4],
      ['conference_final', 2],
      ['finals', 1],
    ] as const) {
      expect(countOf(stage)).toBeGreaterThanOrEqual(4 * series);
      expect(countOf(stage)).toBeLessThanOrEqual(7 * series);
    }
    expect(season.fixtures.filter(({ isNeutral }) => isNeutral)).toHaveLength(3);
  });
});

test('baskets and free throws add up to the score, the clock only runs down, and no game is a tie', () => {
  for (const fixture of regular.slice(0, 120)) {
    const { plays, score } = season.tapeOf(fixture);
    const points: Record<Side, number> = { away: 0, home: 0 };
    let before = { at: 0, period: 1, clock: 720 };
    const wrong = plays.filter((play) => {
      points[play.side] += play.points;
      const isInTime = play.at >= before.at && (play.period > before.period || play.clock <= before.clock);
      before = play;
      return !isInTime || play.score[play.side] !== points[play.side] || play.passer === play.player;
    });
    expect(wrong).toEqual([]);
    expect(points).toEqual(score);
    expect(score.away).not.toBe(score.home);
  }
});
