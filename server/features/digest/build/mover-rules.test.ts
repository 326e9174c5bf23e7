import { fairProbabilities } from '@clearedge/quant/margin';
import { americanToDecimal } from '@clearedge/quant/price';
import { describe, expect, it } from 'vitest';
import type { MarketSide, OfferedPrice } from '../../odds/index.ts';
import type { Mover } from './digest-shape.ts';
import { biggestMovers, openingOf } from './mover-rules.ts';

const AT = new Date('2026-07-11T12:00:00Z');
const row = (values: Partial<OfferedPrice>): OfferedPrice => ({
  contestId: 'e',
  bookCode: 'AAA',
  bookName: 'Book A',
  market: 'moneyline',
  side: 'home',
  line: null,
  price: -110,
  quotedAt: AT,
  seenAt: AT,
  openLine: null,
  openPrice: -110,
  openedAt: AT,
  previousLine: null,
  previousPrice: null,
  movedAt: null,
  ...values,
});
const pair = (bookCode: string, home: number, away: number): OfferedPrice[] => [
  row({ bookCode, side: 'home', openPrice: home }),
  row({ bookCode, side: 'away', openPrice: away }),
];
const totals = (bookCode: string, line: number): OfferedPrice[] =>
  (['over', 'under'] as const).map((side) => row({ bookCode, market: 'total', side, openLine: line, openPrice: -110 }));
const side = (values: Partial<MarketSide>): MarketSide => ({
  contestId: 'e',
  market: 'moneyline',
  side: 'home',
  line: null,
  odds: -120,
  book: 'AAA',
  bookName: 'Book A',
  seenAt: AT,
  isStale: false,
  noVigProbability: 0.5,
  bookCount: 2,
  ...values,
});
const game = (gameId = '20260711_NYY@BOS', sport: Mover['sport'] = 'mlb') => ({
  gameId,
  sport,
  awayTeam: 'New York Yankees',
  homeTeam: 'Boston Red Sox',
  awayTeamCode: 'NYY',
  homeTeamCode: 'BOS',
  startsAt: AT.toISOString(),
});
const board = (rows: OfferedPrice[], sides: MarketSide[], gameId?: string, sport?: Mover['sport']) => ({
  game: game(gameId, sport),
  rows,
  sides,
  isClosed: false,
});

describe('the opening', () => {
  it('is the average over books without their margin, on the log odds', () => {
    const fair = (a: number, b: number): number =>
      fairProbabilities([americanToDecimal(a), americanToDecimal(b)], 'power').probabilities[0]!;
    const opening = openingOf([...pair('AAA', -120, 100), ...pair('BBB', -140, 120)], 'moneyline');
    const [first, second] = [fair(-120, 100), fair(-140, 120)];
    const odds = Math.sqrt((first / (1 - first)) * (second / (1 - second)));
    expect(opening?.probability).toBeCloseTo(odds / (1 + odds), 12);
    expect(opening).toMatchObject({ bookCount: 2, line: null, openedAt: AT });
  });
  it('of a total is on the number most books opened at', () => {
    expect(openingOf([...totals('AAA', 8.5), ...totals('BBB', 9), ...totals('CCC', 9)], 'total')).toMatchObject({ line: 9, bookCount: 2 });
  });
  it('is unknown where no book opened both sides', () => {
    expect(openingOf([row({ openPrice: -120 })], 'moneyline')).toBeNull();
    expect(openingOf([row({ openPrice: null }), row({ side: 'away', openPrice: null })], 'moneyline')).toBeNull();
  });
});

describe('movers', () => {
  it('name the side that became likelier, from and to', () => {
    const [toAway] = biggestMovers([board(pair('AAA', -110, -110), [side({ noVigProbability: 0.44 })])]);
    expect(toAway).toMatchObject({ selection: 'New York Yankees', from: { odds: 100 }, to: { odds: -127 }, bookCount: 2 });
    expect(toAway!.from.probability).toBeCloseTo(0.5, 12);
    expect(toAway!.to.probability).toBeCloseTo(0.56, 12);
    const [toHome] = biggestMovers([board(pair('AAA', -110, -110), [side({ noVigProbability: 0.56 })])]);
    expect(toHome?.selection).toBe('Boston Red Sox');
  });
  it('of a total go by the line where it moved', () => {
    const [down] = biggestMovers([board(totals('AAA', 9), [side({ market: 'total', side: 'over', line: 8, noVigProbability: 0.52 })])]);
    expect(down).toMatchObject({ selection: 'Under', from: { line: 9 }, to: { line: 8 } });
  });
  it('come biggest first, six at most, and small changes are none', () => {
    const by = (id: string, probability: number) => board(pair('AAA', -110, -110), [side({ noVigProbability: probability })], id);
    const movers = biggestMovers([by('a', 0.51), by('b', 0.55), by('c', 0.6), ...[1, 2, 3, 4, 5, 6].map((n) => by(`d${n}`, 0.52))]);
    expect(movers.map(({ gameId }) => gameId)).toEqual(['c', 'b', 'd1', 'd2', 'd3', 'd4']);
  });
  it('of totals weigh by how wide the sport’s totals spread: a goal is more than three points of football', () => {
    const by = (sport: Mover['sport'], from: number, to: number) =>
      board(totals('AAA', from), [side({ market: 'total', side: 'over', line: to, noVigProbability: 0.5 })], sport, sport);
    const movers = biggestMovers([by('nba', 220, 222), by('nfl', 44, 41), by('nhl', 6, 7), by('mlb', 8, 8.5)]);
    expect(movers.map(({ sport }) => sport)).toEqual(['nhl', 'nfl', 'mlb', 'nba']);
  });
  it('need a price now', () => {
    expect(biggestMovers([board(pair('AAA', -110, -110), [])])).toEqual([]);
    expect(biggestMovers([board(pair('AAA', -110, -110), [side({ noVigProbability: null })])])).toEqual([]);
  });
});
