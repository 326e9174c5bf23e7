import { describe, expect, test } from 'vitest';
import { buildSlips } from './build-slips.ts';
import type { PrintedSlip } from './printed-slip.ts';

const now = new Date('2026-07-11T16:00:00Z');
const read = (...lines: string[]) => buildSlips(lines.join('\n'), now);
const only = (...lines: string[]): PrintedSlip => {
  const slips = read(...lines);
  expect(slips).toHaveLength(1);
  return slips[0]!;
};

describe('one bet', () => {
  test('on one line', () =>
    expect(only('Yankees ML -110 $25 to win $22.73')).toMatchObject({
      kind: 'single',
      legs: [{ selection: 'Yankees ML', game: '', odds: -110 }],
      odds: -110,
      stake: 25,
      unread: [],
    }));

  test('name, market, price and game one under the other, labels over their amounts', () =>
    expect(
      only(
        'Straight Bet',
        'New York Yankees',
        'Moneyline',
        '\u2212110',
        'New York Yankees (G. Cole) @ Boston Red Sox (B. Bello)',
        'Jul 11, 7:05 PM ET',
        'Wager',
        '$25.00',
        'Payout',
        '$47.73',
        'Bet ID: O/0123456/0000001',
        'Placed: Jul 11, 2026 11:05 AM ET',
        'FanDuel',
      ),
    ).toMatchObject({
      legs: [{ selection: 'New York Yankees Moneyline', game: 'New York Yankees @ Boston Red Sox', day: '2026-07-11', odds: -110 }],
      stake: 25,
      book: 'FanDuel',
      placedAt: '2026-07-11T15:05:00.000Z',
      unread: [],
    }));

  test('labels before their values, with decimal odds and a time without a zone', () =>
    expect(
      only(
        'Event: NYY @ BOS',
        'Market: Total Runs',
        'Selection: Over 8.5',
        'Odds: 1.91',
        'Stake: $25.00',
        'Placed: 07/11/2026 6:02 AM',
        'Book: Summit',
      ),
    ).toMatchObject({
      legs: [{ selection: 'Over 8.5 Total Runs', game: 'NYY @ BOS', odds: -110 }],
      stake: 25,
      book: 'Summit',
      placedAt: '2026-07-11T06:02',
    }));

  test('a prop whose player, number and statistic stand on three lines', () =>
    expect(only('NYY @ BOS', 'Aaron Judge', 'Over 1.5', 'Total Bases', '-120', '$5.00 Bonus Bet', 'To Win $4.17')).toMatchObject({
      legs: [{ selection: 'Aaron Judge Over 1.5 Total Bases', game: 'NYY @ BOS', odds: -120 }],
      stake: 5,
      isFreeBet: true,
    }));

  test.each([
    ['a team on the line before its number', ['Yankees', '-1.5', '+130', 'Risk $10'], 'Yankees -1.5', 130],
    ['a team without a market', ['Yankees', '+104', 'NYY @ BOS', 'Stake $10'], 'Yankees', 104],
    ['even money', ['Under 8', 'EVEN', 'Stake $10'], 'Under 8', 100],
    ['a fraction with its label', ['Over 8.5', 'Odds: 10/11', 'Stake $10'], 'Over 8.5', -110],
    ['a club whose code is a statistic', ['TB @ PHI', 'Rays ML', '-140', 'Stake $10'], 'Rays ML', -140],
    ['amounts before their labels', ['Rays ML -140', '$10.00 Wager $17.14 Payout'], 'Rays ML', -140],
  ])('%s', (_name, lines, selection, odds) => expect(only(...lines)).toMatchObject({ legs: [{ selection, odds }], stake: 10, unread: [] }));

  test('odds that are not printed are what the stake and the payout come to, but not with a boost', () => {
    expect(only('Yankees ML', 'Stake $10', 'Payout $23.00')).toMatchObject({ odds: 130, isOddsComputed: true });
    expect(only('Yankees ML', 'Stake $10', 'Payout $23.00', '25% profit boost')).toMatchObject({ odds: null, boostPercent: 25 });
  });

  test('a line that is not understood is named, never dropped', () =>
    expect(only('Yankees ML -110', 'Action if both starters pitch', 'Stake $10').unread).toEqual(['Action if both starters pitch']));

  test('what the house prints around a bet is no part of it', () =>
    expect(
      only('My Bets', 'Yankees ML -110', 'Stake $10', 'Cash Out: $9.50', 'Share', 'Ticket #88121', 'Gambling problem? Call 1-800-GAMBLER')
        .unread,
    ).toEqual([]));
});

describe('a stake in the words of bettors', () => {
  test.each([
    ['Yankees ML -110 to win 50', { odds: -110, stake: 55, isStakeComputed: true }],
    ['Yankees ML +150 to win $30', { odds: 150, stake: 20 }],
    ['Yankees ML -110 2u', { odds: -110, stake: null, units: 2 }],
    ['Yankees ML -110 (1.5u)', { units: 1.5 }],
    ['2u Yankees ML -110', { units: 2 }],
    ['Yankees ML -110 risk 3 units', { units: 3 }],
    ['Yankees ML EVEN $20', { odds: 100, stake: 20 }],
    ['Yankees ML @ EV to win 50', { odds: 100, stake: 50 }],
  ])('%s', (line, read) => {
    expect(only(line)).toMatchObject({ ...read, legs: [{ selection: 'Yankees ML' }], unread: [] });
  });
  test('"8.5u" is an under, and "even" of a total is none of its price', () => {
    expect(only('NYY @ BOS 8.5u -110 $20')).toMatchObject({ units: null, odds: -110, stake: 20 });
    expect(only('Total runs even $20')).toMatchObject({ odds: null, stake: 20 });
  });
  test('two lines with each their own', () =>
    expect(read('Yankees ML EVEN to win 50', 'Cubs ML -120 2u').map(({ odds, stake, units }) => [odds, stake, units])).toEqual([
      [100, 50, null],
      [-120, null, 2],
    ]));
});

describe('several bets', () => {
  test('one a line, and each under the other with a gap', () => {
    expect(read('Yankees ML -110 $25', 'NYY @ BOS Over 8.5 -105 $20', 'Cubs -1.5 (+150) risk 10').map(({ stake }) => stake)).toEqual([
      25, 20, 10,
    ]);
    const block = (team: string, stake: string) => [team, 'Moneyline', '-110', `Stake: ${stake}`, 'Payout: $19.09', ''];
    expect(read(...block('Yankees', '$10'), ...block('Cubs', '$20')).map(({ legs, stake }) => [legs[0]?.selection, stake])).toEqual([
      ['Yankees Moneyline', 10],
      ['Cubs Moneyline', 20],
    ]);
  });

  test('the book and the time after a gap belong to the bet before', () =>
    expect(only('Yankees ML -110', 'Stake $10', '', 'DraftKings', 'Placed: 2026-07-10 18:00')).toMatchObject({
      book: 'DraftKings',
      placedAt: '2026-07-10T18:00',
    }));

  test('without a heading two selections are two bets, never a parlay', () =>
    expect(read('Yankees ML -110', 'Cubs ML +120', 'Stake $10').map(({ kind, stake }) => [kind, stake])).toEqual([
      ['single', null],
      ['single', 10],
    ]));
});

describe('tickets of several legs', () => {
  const legs = ['Yankees -1.5 +130', 'Run Line', 'NYY @ BOS', 'Over 8.5 -110', 'Total', 'CHC @ STL'];
  const expected = [
    { selection: 'Yankees -1.5 Run Line', game: 'NYY @ BOS', odds: 130 },
    { selection: 'Over 8.5 Total', game: 'CHC @ STL', odds: -110 },
  ];

  test('its price under the heading, its money before or after its legs', () => {
    const ticket = { kind: 'parlay', odds: 339, stake: 10, legs: expected, unread: [] };
    expect(only('2 Leg Parlay', '+339', 'Wager: $10.00', ...legs)).toMatchObject(ticket);
    expect(only('2 Leg Parlay +339', ...legs, 'Wager: $10.00', 'Payout: $43.90')).toMatchObject(ticket);
    expect(only('Parlay', ...legs, 'Total odds: +339', 'Wager: $10.00')).toMatchObject(ticket);
  });

  test('a ticket that holds the legs of its heading is closed', () =>
    expect(read('2 Leg Parlay', 'Wager: $10.00', ...legs, 'Cubs ML +120 $5').map(({ kind, stake }) => [kind, stake])).toEqual([
      ['parlay', 10],
      ['single', 5],
    ]));

  test('games above their selections, prices on their own lines', () =>
    expect(only('Same Game Parlay', 'NYY @ BOS', 'Yankees ML', '-110', 'CHC @ STL', 'Under 7', '-105', 'Stake $5').legs).toMatchObject([
      { selection: 'Yankees ML', game: 'NYY @ BOS', odds: -110 },
      { selection: 'Under 7', game: 'CHC @ STL', odds: -105 },
    ]));

  test('a round robin with its sizes, a teaser without leg prices', () => {
    expect(only('Round Robin by 2s', 'Yankees ML -110', 'Cubs ML +120', 'Phillies ML -130', 'Total stake $30')).toMatchObject({
      kind: 'round_robin',
      sizes: [2],
      stake: 30,
      legs: [{ odds: -110 }, { odds: 120 }, { odds: -130 }],
    });
    expect(only('2 Team Teaser 6 pts', 'HAM +2.5', 'WPG -1', 'Odds: -120', 'Risk $12')).toMatchObject({
      kind: 'teaser',
      legs: [{}, {}],
      stake: 12,
    });
  });
});

test('a text without a bet, and one of nothing but signs, break nothing', () => {
  expect(only('hello there', 'how are you')).toMatchObject({ stake: null, odds: null });
  expect(read('$', '@@@', '-----', '+', '$$$ 1,,,2', 'x'.repeat(5000))).toHaveLength(1);
  expect(read('---')).toHaveLength(1);
});
