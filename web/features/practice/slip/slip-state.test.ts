import { describe, expect, it } from 'vitest';
import { listConflicts } from './placing/use-slip-order.ts';
import { type NewItem, readDollars, shareOf, writeDollars } from './rules/item.ts';
import { parlayPrice, parlayTotals, singleTotals, ticketCount } from './rules/slip-totals.ts';
import { EMPTY_SLIP, hasItem, readSlip, type SlipState, withItem, withoutItems, withPatch } from './slip-store.ts';

const item = (over: Partial<NewItem> = {}): NewItem => ({
  gameId: '20260711_NYY@BOS',
  betType: 'moneyline',
  selection: 'New York Yankees',
  pick: { market: 'moneyline', period: 'full', side: 'away' },
  odds: 100,
  startsAt: '2026-07-11T23:05:00.000Z',
  ...over,
});
const other = (gameId: string, odds = 100): NewItem => item({ gameId, odds });
const slipOf = (...items: NewItem[]): SlipState => items.reduce((slip, one) => withItem(slip, one, () => 'k'), EMPTY_SLIP);

describe('the practice slip', () => {
  it('knows a selection by game, type and words, whatever its price', () => {
    const slip = slipOf(item());
    expect(hasItem(slip, item({ odds: 120 }))).toBe(true);
    expect(hasItem(slip, item({ selection: 'Boston Red Sox' }))).toBe(false);
  });

  it('lets go of parlay mode with the second item, and of everything with the last', () => {
    const slip = { ...slipOf(item(), other('20260711_LAD@SF')), isParlay: true, parlayStake: 25 };
    const one = withoutItems(slip, [item()]);
    expect(one).toMatchObject({ isParlay: false, parlayStake: 25 });
    expect(withoutItems(one, one.items)).toEqual(EMPTY_SLIP);
  });

  it('drops sizes of a round robin that need more legs than are left', () => {
    const slip = {
      ...slipOf(item(), other('20260711_LAD@SF'), other('20260711_SD@COL'), other('20260711_CHC@STL')),
      isParlay: true,
      sizes: [2, 3],
    };
    expect(ticketCount(slip)).toBe(10);
    expect(withoutItems(slip, [item()]).sizes).toEqual([2]);
  });

  it.each([[null], [{}], [{ items: 'x', key: 'k' }], [{ items: [{ gameId: 1 }], key: 'k' }]])('reads nothing from %j', (stored) => {
    expect(readSlip(stored).items).toEqual([]);
  });

  it('reads back what it stored', () => {
    const slip = withPatch(slipOf(item()), item(), { stake: 12.5 });
    expect(readSlip(JSON.parse(JSON.stringify(slip)))).toEqual(slip);
  });
});

describe('its sums', () => {
  it('adds stakes and profits in cents, and counts only bets with a stake', () => {
    const slip = withPatch(
      withPatch(slipOf(item(), other('20260711_LAD@SF', -150), other('20260711_SD@COL')), item(), { stake: 0.1 }),
      other('20260711_LAD@SF'),
      { stake: 0.2 },
    );
    expect(singleTotals(slip.items)).toEqual({ bets: 2, stake: 0.3, win: 0.23 });
  });

  it('multiplies prices of different games, and knows none of one game before the server has said it', () => {
    expect(parlayPrice(slipOf(item(), other('20260711_LAD@SF')).items, undefined)).toMatchObject({ odds: 300, decimal: 4 });
    expect(parlayPrice(slipOf(item(), item({ betType: 'total', selection: 'Over 8.5' })).items, undefined)).toBeNull();
  });

  it('has no price for more legs than a parlay may have', () => {
    const legs = Array.from({ length: 13 }, (_, at) => other(`2026071${at}_LAD@SF`));
    expect(parlayPrice(slipOf(...legs.slice(0, 12)).items, undefined)).not.toBeNull();
    expect(parlayPrice(slipOf(...legs).items, undefined)).toBeNull();
  });

  it('stakes each parlay of a round robin', () => {
    const slip = { ...slipOf(item(), other('20260711_LAD@SF'), other('20260711_SD@COL')), isParlay: true, sizes: [2] };
    expect(parlayTotals(slip, null)).toEqual({ bets: 3, stake: 30, win: null });
  });

  it('names legs that cannot stand together', () => {
    const home = item({ selection: 'Boston Red Sox', pick: { market: 'moneyline', period: 'full', side: 'home' } });
    expect(listConflicts(slipOf(item(), home).items).map(({ text }) => text)).toEqual([
      'New York Yankees and Boston Red Sox cannot both win.',
    ]);
    expect(listConflicts(slipOf(item(), other('20260711_LAD@SF')).items)).toEqual([]);
  });
});

describe('a stake as it is typed', () => {
  it.each([
    ['', 0],
    ['abc', 0],
    ['-5', 0],
    ['12.345', 12.35],
    ['$1,000', 1000],
    ['1e99', 9_999_999.99],
  ])('reads %j as %d', (text, dollars) => expect(readDollars(text)).toBe(dollars));

  it('writes cents only where there are some, and never rounds a share up', () => {
    expect([writeDollars(10), writeDollars(10.5)]).toEqual(['10', '10.50']);
    expect(shareOf(1187.4, 0.02)).toBe(23.74);
    expect(shareOf(100, 1 / 3)).toBe(33.33);
    expect(shareOf(0.29, 1)).toBe(0.29);
  });
});
