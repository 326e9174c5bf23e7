import { type SportKey, sportOf } from '@clearedge/contract/sports';
import type { Period } from '@clearedge/quant/grading';
import { expect, test } from 'vitest';
import type { FindChance, SportExample } from './sport-example.ts';

type LineSelection = Parameters<FindChance>[0];
interface LineSide {
  /** One side at lines that are ever harder to beat, and the other side at each of them. */
  harder: LineSelection[];
  opposite: LineSelection[];
}

const LINES = Array.from({ length: 21 }, (_, at) => at / 2);

/** Every market of a sport of games that has a line, in each part of the game. */
function lineSelectionsOf(sport: SportKey): { name: string; selections: LineSide[] }[] {
  return Object.entries(sportOf(sport).periods).flatMap(([key, { markets }]) => {
    const period = key as Period;
    const spreads = (side: 'away' | 'home'): LineSelection[] =>
      LINES.map((line) => ({ market: 'spread', period, side, line: side === 'home' ? 5 - line : line - 5 }));
    const totals = (side: 'over' | 'under', team: { team?: 'away' | 'home' }): LineSelection[] =>
      LINES.map((line) => ({ market: 'total', period, side, line, ...team }));
    const sidesOf: Partial<Record<string, LineSide[]>> = {
      spread: [{ harder: spreads('home'), opposite: spreads('away') }],
      total: [{ harder: totals('over', {}), opposite: totals('under', {}) }],
      team_total: (['away', 'home'] as const).map((team) => ({ harder: totals('over', { team }), opposite: totals('under', { team }) })),
    };
    return markets.flatMap((market) => {
      const selections = sidesOf[market];
      return selections ? [{ name: `${period} ${market}`, selections }] : [];
    });
  });
}

/** The alternate lines of every market that has a line. */
export function describeLines(key: SportKey, { game, findChance }: SportExample): void {
  test('alternate lines are monotone: a harder line is never likelier to win, and a side and its opposite make one', () => {
    expect(findChance !== null).toBe(game !== null);
    const priced = new Set<string>();
    for (const { name, selections } of lineSelectionsOf(key))
      for (const { harder, opposite } of selections) {
        const chances = harder.map((selection) => findChance!(selection));
        for (const [at, chance] of chances.entries()) {
          if (chance === null) continue;
          priced.add(name);
          expect(chance.win).toBeLessThanOrEqual((chances[at - 1]?.win ?? 1) + 1e-12);
          expect(chance.win + chance.push + findChance!(opposite[at]!)!.win).toBeCloseTo(1, 6);
        }
      }
    for (const name of ['spread', 'total'].filter((market) => sportOf(key).periods.full.markets.some((own) => own === market)))
      expect(priced).toContain(`full ${name}`);
  });
}
