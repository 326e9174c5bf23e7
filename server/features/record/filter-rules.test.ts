import { expect, test } from 'vitest';
import { groupsOf } from './filter-rules.ts';
import type { Shown } from './summary-rules.ts';

const BAND = { bandFrom: 75, bandTo: 90, bandPicks: 900, bandWins: 405 };
const shown = (pick: object, result: 'win' | 'loss' | null = null): Shown =>
  ({
    pick: {
      kind: 'pick',
      sport: 'mlb',
      market: 'moneyline',
      slateOn: '2026-07-11',
      dayPlace: 1,
      confidence: 80,
      odds: 110,
      stakeUnits: 1,
      ...BAND,
      ...pick,
    },
    result: result && { result, units: result === 'win' ? 1.1 : -1, clv: 0.02 },
  }) as unknown as Shown;

test('picks count in the band that each was published with, beside the newest record of that band and apart from it', () => {
  const { backtestBands } = groupsOf([
    shown({}, 'win'),
    shown({ bandPicks: 910, bandWins: 409 }, 'loss'),
    shown({ bandFrom: 90, bandTo: 100, bandPicks: 600, bandWins: 267 }),
    shown({ market: 'spread', bandFrom: null, bandTo: null, bandPicks: null, bandWins: null }, 'win'),
    shown({ market: 'total' }, 'win'),
  ]);
  expect(
    backtestBands.map(({ market, from, to, backtest, summary }) => [
      market,
      from,
      to,
      backtest,
      summary.wins,
      summary.losses,
      summary.pending,
    ]),
  ).toEqual([
    ['moneyline', 75, 90, { plays: 910, wins: 409 }, 1, 1, 0],
    ['moneyline', 90, 100, { plays: 600, wins: 267 }, 0, 0, 1],
    ['total', 75, 90, { plays: 900, wins: 405 }, 1, 0, 0],
  ]);
});
