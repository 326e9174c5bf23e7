import { beforeEach, describe, expect, it } from 'vitest';
import { slip } from '../../../core/slip/index.ts';
import { toastStore } from '../../../core/toasts/toasts.ts';
import { listConflicts } from './placing/use-slip-order.ts';
import { type NewItem, type PracticeItem, readDollars, shareOf, writeDollars } from './rules/item.ts';
import { parlayPrice, parlayTotals, singleTotals, ticketCount } from './rules/slip-totals.ts';
import { NO_CHOICE, practiceSlip, readChoice, type SlipState, settledChoice } from './slip-store.ts';

const item = (over: Partial<NewItem> = {}): NewItem => ({
  gameId: '20260711_NYY@BOS',
  sport: 'mlb',
  betType: 'moneyline',
  selection: 'New York Yankees',
  pick: { market: 'moneyline', period: 'full', side: 'away' },
  odds: 100,
  startsAt: '2026-07-11T23:05:00.000Z',
  ...over,
});
const other = (gameId: string, odds = 100): NewItem => item({ gameId, odds });
const onSlip = (one: NewItem, stake = 0): PracticeItem => ({ ...one, stake, potentialWin: 0, key: 'k' });
const slipOf = (...items: NewItem[]): SlipState => ({ ...NO_CHOICE, items: items.map((one) => onSlip(one)), left: [] });
const newKey = () => 'new';

describe('the practice slip', () => {
  beforeEach(() => practiceSlip.clear());

  it('is the one slip, less the bets that practice does not take', () => {
    practiceSlip.add(item());
    slip.add({ gameId: 'golf-2026-rocket-classic', sport: 'golf', betType: 'outright', selection: 'Ada Birdie to win', odds: 2200 });
    expect(slip.entries()).toHaveLength(2);
    expect(practiceSlip.get().items.map(({ selection }) => selection)).toEqual(['New York Yankees']);
    expect(practiceSlip.get().left.map(({ selection }) => selection)).toEqual(['Ada Birdie to win']);
  });

  it('refuses a selection that is on it, whatever its price', () => {
    practiceSlip.add(item());
    expect(practiceSlip.add(item({ odds: 120 }))).toBe(false);
    expect(toastStore.get()[0]?.title).toBe('Bet Already Selected');
    expect(practiceSlip.get().items.map(({ odds }) => odds)).toEqual([100]);
  });

  it('lets go of parlay mode with the second item, and of everything with the last', () => {
    practiceSlip.add(item());
    practiceSlip.add(other('20260711_LAD@SF'));
    practiceSlip.set({ isParlay: true, parlayStake: 25 });
    practiceSlip.remove(item());
    expect(practiceSlip.get()).toMatchObject({ isParlay: false, parlayStake: 25 });
    slip.clear();
    expect(practiceSlip.get()).toEqual({ ...NO_CHOICE, items: [], left: [] });
  });

  it('drops sizes of a round robin that need more legs than are left, and keeps its key until it is empty', () => {
    const choice = { ...NO_CHOICE, isParlay: true, sizes: [2, 3], key: 'k' };
    expect(settledChoice(choice, 4, newKey)).toEqual(choice);
    expect(settledChoice(choice, 3, newKey)).toEqual({ ...choice, sizes: [2] });
    expect(settledChoice(choice, 0, newKey).key).toBe('');
    expect(settledChoice(NO_CHOICE, 1, newKey).key).toBe('new');
    expect(ticketCount({ ...slipOf(item(), other('a'), other('b'), other('c')), sizes: [2, 3] })).toBe(10);
  });

  it.each([[null], [{}], [{ sizes: 'x' }]])('reads nothing from %j', (stored) => expect(readChoice(stored)).toEqual(NO_CHOICE));

  it('reads back what it stored', () => {
    const choice = { bankroll: 'contest' as const, isParlay: true, parlayStake: 12.5, sizes: [2], teaser: 6.5, key: 'k' };
    expect(readChoice(JSON.parse(JSON.stringify(choice)))).toEqual(choice);
  });
});

describe('its sums', () => {
  it('adds stakes and profits in cents, and counts only bets with a stake', () => {
    const items = [onSlip(item(), 0.1), onSlip(other('20260711_LAD@SF', -150), 0.2), onSlip(other('20260711_SD@COL'))];
    expect(singleTotals(items)).toEqual({ bets: 2, stake: 0.3, win: 0.23 });
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
    const robin = { ...slipOf(item(), other('20260711_LAD@SF'), other('20260711_SD@COL')), isParlay: true, sizes: [2] };
    expect(parlayTotals(robin, null)).toEqual({ bets: 3, stake: 30, win: null });
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
