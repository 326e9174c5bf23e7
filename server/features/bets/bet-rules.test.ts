import { describe, expect, test } from 'vitest';
import { type BetType, checkedPick, decidePlacement, decideTerms, hasStarted } from './bet-rules.ts';
import { chooseSelection } from './reading/read-text.ts';
import { type BetContest, onGame } from './target/bet-target.ts';
import { matchLabel } from './target/match-target.ts';

const startsAt = new Date('2026-07-11T23:05:00Z');
const before = new Date('2026-07-11T16:00:00Z');
const after = new Date('2026-07-11T23:05:00Z');
const contest: BetContest = {
  id: 'e1',
  sport: 'mlb',
  gameId: '20260711_NYY@BOS',
  slateOn: '2026-07-11',
  startsAt,
  status: 'scheduled',
  scheduledInnings: 9,
  awayCode: 'NYY',
  awayName: 'New York Yankees',
  homeCode: 'BOS',
  homeName: 'Boston Red Sox',
  awayPitcher: { playerId: 'p1', name: 'Gerrit Cole' },
  homePitcher: null,
};

const as = (betType: BetType) => ({ betType, places: null });

describe('decidePlacement', () => {
  test('from the slip before the start', () => {
    expect(decidePlacement(onGame(contest), undefined, before)).toEqual({ placedAt: before, source: 'slip' });
  });
  test.each([
    ['at first pitch by the clock', contest, after],
    ['once live, even before the scheduled time', { ...contest, status: 'live' }, before],
    ['once final', { ...contest, status: 'final' }, before],
  ])('refuses %s', (_name, game, now) => {
    expect(() => decidePlacement(onGame(game), undefined, now)).toThrow('Bets close at first pitch');
  });
  test('a bet placed in time at the book may be written down after the game', () => {
    expect(decidePlacement(onGame({ ...contest, status: 'final' }), before, new Date('2026-07-12T10:00:00Z'))).toEqual({
      placedAt: before,
      source: 'manual',
    });
    expect(() => decidePlacement(onGame(contest), after, new Date('2026-07-12T10:00:00Z'))).toThrow('Bets close at first pitch');
  });
  test('refuses the future, with a minute for clocks that differ', () => {
    expect(() => decidePlacement(null, new Date(before.getTime() + 61_000), before)).toThrow('future');
    expect(decidePlacement(null, new Date(before.getTime() + 59_000), before).source).toBe('manual');
  });
});

test('hasStarted takes the earlier of schedule and reality', () => {
  expect(hasStarted(contest, new Date(startsAt.getTime() - 1))).toBe(false);
  expect(hasStarted(contest, startsAt)).toBe(true);
  expect(hasStarted({ startsAt, status: 'delayed' }, before)).toBe(false);
  expect(hasStarted({ startsAt, status: 'suspended' }, before)).toBe(true);
});

describe('what a bet is graded as', () => {
  const over = { market: 'total', period: 'full', side: 'over', line: 8.5 } as const;
  const nobody = async () => [];
  test('a structured pick wins over the text, an absent team is left out', async () => {
    const typed = { type: as('total'), text: 'whatever' };
    expect(await chooseSelection(typed, { ...over, team: undefined }, onGame(contest), nobody)).toEqual({
      selection: over,
      selectionSource: 'structured',
      readAs: 'Over 8.5 runs, full game',
    });
  });
  test('text is read when there is no pick', async () => {
    expect(await chooseSelection({ type: as('spread'), text: 'Yankees -1.5' }, undefined, onGame(contest), nobody)).toEqual({
      selection: { market: 'spread', period: 'full', side: 'away', line: -1.5 },
      selectionSource: 'text',
      readAs: 'New York Yankees −1.5, full game',
    });
  });
  test('a bet that its owner keeps, or whose text is not understood, is graded as nothing', async () => {
    const nothing = { selection: null, selectionSource: null, readAs: null };
    expect(await chooseSelection({ type: as('total'), text: 'Over 8.5' }, null, onGame(contest), nobody)).toEqual(nothing);
    expect(await chooseSelection({ type: as('total'), text: 'Over 8.5 hits' }, undefined, onGame(contest), nobody)).toEqual(nothing);
  });
  test('a price in the text that is not the price of the bet leaves it unread', async () => {
    const read = (odds: number) => chooseSelection({ type: as('total'), text: 'Over 8.5 -110', odds }, undefined, onGame(contest), nobody);
    expect((await read(-110)).selection).toEqual(over);
    expect((await read(-115)).selection).toBeNull();
  });
  test('without a stored game nothing is gradable', () => {
    expect(checkedPick(as('moneyline'), { market: 'moneyline', period: 'full', side: 'away' }, null)).toBeNull();
  });
  test('a line is held against the sport of the game', () => {
    const total = (line: number) => ({ market: 'total', period: 'full', side: 'over', line }) as const;
    const football = onGame({ ...contest, sport: 'cfl' });
    expect(checkedPick(as('total'), total(104.5), football)).toEqual(total(104.5));
    expect(() => checkedPick(as('total'), total(104.5), onGame(contest))).toThrow(
      expect.objectContaining({ extra: { issues: [{ path: 'pick.line', message: 'The highest MLB total line is 49.5.' }] } }),
    );
  });
  test('a pick of another market is refused with its field', () => {
    expect(() => checkedPick(as('total'), { market: 'moneyline', period: 'full', side: 'away' }, onGame(contest))).toThrow('does not fit');
  });
});

describe('decideTerms', () => {
  test('listed pitchers name both starters, or are refused', () => {
    expect(() => decideTerms('listed', onGame(contest))).toThrow('both starters');
    expect(decideTerms('listed', onGame({ ...contest, homePitcher: { playerId: 'p2', name: 'Garrett Crochet' } }))).toEqual({
      pitcherRule: 'listed',
      scheduledInningsAtBet: 9,
      listed: { away: 'p1', home: 'p2' },
    });
  });
  test('a free-text bet is action', () => {
    expect(decideTerms('listed', null)).toEqual({ pitcherRule: 'action' });
  });
});

describe('matchLabel', () => {
  const second = { ...contest, id: 'e2', gameId: '20260711_NYY@BOS_2', startsAt: new Date('2026-07-12T02:00:00Z') };
  test.each(['NYY@BOS', 'New York Yankees @ Boston Red Sox', 'yankees at sox'])('finds the game of "%s"', (label) => {
    expect(matchLabel(label, [contest], before)?.id).toBe('e1');
  });
  test('of a series it is the next game, and of two sports none', () => {
    const tomorrow = { ...contest, id: 'e3', slateOn: '2026-07-12', startsAt: new Date('2026-07-12T23:05:00Z') };
    expect(matchLabel('NYY@BOS', [tomorrow, contest], before)?.id).toBe('e1');
    expect(matchLabel('NYY@BOS', [tomorrow, contest], after)?.id).toBe('e3');
    expect(matchLabel('NYY@BOS', [contest, { ...tomorrow, sport: 'nba' }], before)).toBeNull();
  });
  test('guesses nothing: a doubleheader, a started game and an unknown club match none', () => {
    expect(matchLabel('NYY@BOS', [contest, second], before)).toBeNull();
    expect(matchLabel('NYY@BOS', [contest, second], after)?.id).toBe('e2');
    expect(matchLabel('NYY@BOS', [contest], after)).toBeNull();
    expect(matchLabel('LAD@SF', [contest], before)).toBeNull();
    expect(matchLabel('Yankees', [contest], before)).toBeNull();
  });
});
