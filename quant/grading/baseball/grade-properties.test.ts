import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baseballFacts, outcome } from '../testing/baseball-facts.ts';
import type { BaseballFacts, Selection } from '../types.ts';
import { gradeBaseball } from './grade-baseball.ts';

const home: Selection = { market: 'moneyline', period: 'full', side: 'home' };
const away: Selection = { market: 'moneyline', period: 'full', side: 'away' };
const homeRunLine: Selection = { market: 'spread', period: 'full', side: 'home', line: -1.5 };
const over: Selection = { market: 'total', period: 'full', side: 'over', line: 7.5 };
const under: Selection = { market: 'total', period: 'full', side: 'under', line: 7.5 };
describe('properties', () => {
  const runs = fc.integer({ min: 0, max: 15 });
  const halfLine = fc.integer({ min: 0, max: 20 }).map((number) => number + 0.5);
  const innings = fc.integer({ min: 0, max: 24 }).map((halves) => halves / 2);
  const state = fc.constantFrom<BaseballFacts['state']>('final', 'called', 'mercy', 'suspended', 'postponed');
  const played = fc
    .record({ away: runs, home: runs, state, completedInnings: innings })
    .map(({ away: a, home: h, ...rest }) => baseballFacts(a, h, { ...rest, resumeWindowOver: true }));
  const opposite: Record<string, string> = { win: 'loss', loss: 'win', push: 'push', void: 'void', undecided: 'undecided' };

  test('both sides of a market grade oppositely, by the same rule, and half lines never push', () => {
    fc.assert(
      fc.property(played, halfLine, (game, line) => {
        const pairs: [Selection, Selection][] = [
          [home, away],
          [{ ...homeRunLine, line: -line } as Selection, { market: 'spread', period: 'full', side: 'away', line }],
          [{ ...over, line } as Selection, { ...under, line } as Selection],
        ];
        const grades = pairs.map(([first, second]) => {
          const [grade, rule] = outcome(first, game);
          expect(outcome(second, game)).toEqual([opposite[grade], rule]);
          return grade;
        });
        expect(grades.slice(1)).not.toContain('push');
      }),
    );
  });
  test('grading twice is the same, and changes no fact', () => {
    fc.assert(
      fc.property(played, (game) => {
        const before = structuredClone(game);
        expect(gradeBaseball(over, game)).toEqual(gradeBaseball(over, game));
        expect(game).toEqual(before);
      }),
    );
  });
  test('a decided total never turns when more runs score', () => {
    fc.assert(
      fc.property(played, runs, (game, more) => {
        fc.pre(game.state === 'called' && outcome(over, game)[0] === 'win');
        const later = {
          ...game,
          score: { away: game.score.away + more, home: game.score.home },
          state: 'final' as const,
          completedInnings: 12,
        };
        expect(outcome(over, later)[0]).toBe('win');
      }),
    );
  });
  test.each<[Selection, Partial<BaseballFacts>]>([
    [{ ...over, line: Number.NaN } as Selection, {}],
    [{ ...over, line: 8.25 } as Selection, {}],
    [{ ...over, line: -1 } as Selection, {}],
    [home, { score: { away: Number.NaN, home: 1 } }],
    [home, { score: { away: -1, home: 1 } }],
    [home, { completedInnings: 4.3 }],
    [home, { scheduledInnings: 0 }],
    [home, { lineScore: { away: [0.5], home: [] } }],
  ])('%j with %j is refused', (selection, changes) =>
    expect(() => gradeBaseball(selection, baseballFacts(1, 2, changes))).toThrow(RangeError),
  );
});
