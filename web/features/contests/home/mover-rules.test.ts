import { describe, expect, it } from 'vitest';
import { finalSample, sampleCell, sampleGame, sampleOdds } from '../../../testing/sample-game.ts';
import { moversOf } from './mover-rules.ts';

const moved = (gameId: string, odds: Parameters<typeof sampleOdds>[0]) => sampleGame({ gameId, odds: sampleOdds(odds) });

describe('movers', () => {
  it('are open games by the size of their largest move, the side that shortened first', () => {
    const small = moved('small', { money: [sampleCell(110, { openOdds: 120 }), sampleCell(-125, { openOdds: -130 })] });
    const large = moved('large', { money: [sampleCell(120, { openOdds: 100 }), sampleCell(-140, { openOdds: -120 })] });
    const total = moved('total', {
      total: [sampleCell(-110, { line: 9.5, openLine: 8.5 }), sampleCell(-110, { line: 9.5, openLine: 8.5 })],
    });
    const found = moversOf([small, large, total, sampleGame({ gameId: 'still' })]);
    expect(found.map(({ game, market, side, from, to }) => [game.gameId, market, side, from, to])).toEqual([
      ['total', 'total', 'first', 8.5, 9.5],
      ['large', 'moneyline', 'second', -120, -140],
      ['small', 'moneyline', 'first', 120, 110],
    ]);
  });

  it('are never games that take no bets', () => {
    expect(moversOf([finalSample({ odds: sampleOdds({ money: [sampleCell(110, { openOdds: 150 }), sampleCell(-125)] }) })])).toEqual([]);
  });

  it('count a total’s move by what it means in its sport', () => {
    const total = (sport: 'mlb' | 'nba', openLine: number, line: number) =>
      sampleGame({
        gameId: sport,
        sport,
        odds: sampleOdds({ total: [sampleCell(-110, { line, openLine }), sampleCell(-110, { line, openLine })] }),
      } as never);
    const [first, second, ...rest] = moversOf([total('nba', 225, 226), total('mlb', 8.5, 9)]);
    expect([first!.game.gameId, second!.game.gameId, rest]).toEqual(['mlb', 'nba', []]);
    expect([first!.size, second!.size].map((size) => size.toFixed(3))).toEqual(['0.046', '0.022']);
  });
});
