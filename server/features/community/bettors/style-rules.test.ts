import { describe, expect, test } from 'vitest';
import { BETTORS, type Style } from './bettors.ts';
import { choose, chooseParlay, decidesAt, type Offer, type OpenGame, parlayAt, stakeOf } from './style-rules.ts';

const game = (at: number, codes: [string, string] = ['NYY', 'BOS']): OpenGame => ({
  id: `contest-${at}`,
  gameId: `20260711_${codes[0]}@${codes[1]}_${at}`,
  slateOn: '2026-07-11',
  startsAt: new Date(Date.UTC(2026, 6, 11, 17 + (at % 8))),
  awayCode: codes[0],
  awayName: `Away ${at}`,
  homeCode: codes[1],
  homeName: `Home ${at}`,
});
const side = (market: Offer['market'], name: Offer['side'], odds: number, line: number | null = null, ev: number | null = null): Offer => ({
  contestId: 'contest-0',
  market,
  side: name,
  line,
  odds,
  ev,
  isStale: false,
});
const BOARD: Offer[] = [
  side('moneyline', 'away', -150, null, -0.04),
  side('moneyline', 'home', 135, null, 0.02),
  side('spread', 'away', 115, -1.5, 0.05),
  side('spread', 'home', -135, 1.5, null),
  side('total', 'over', -108, 8.5, -0.01),
  side('total', 'under', -112, 8.5, 0.03),
];
const one = (style: Style) => BETTORS.find((bettor) => bettor.style === style)!;
const taken = (style: Style, offers = BOARD) => {
  const found = choose(one(style), game(0), offers);
  return found && `${found.market} ${found.side} ${found.odds}`;
};

describe('the community', () => {
  test('is a few dozen, each under a name that says what they are, no name twice', () => {
    expect(BETTORS.length).toBeGreaterThanOrEqual(36);
    expect(BETTORS.length).toBeLessThanOrEqual(60);
    expect(new Set(BETTORS.map(({ username }) => username)).size).toBe(BETTORS.length);
    for (const { username, appetite, stake } of BETTORS) {
      expect(username).toMatch(/^sim_[a-z]{3,12}$/);
      expect([appetite > 0 && appetite < 1, stake >= 5 && stake <= 50]).toEqual([true, true]);
    }
  });

  test.each([
    ['favorites', 'moneyline away -150'],
    ['underdogs', 'moneyline home 135'],
    ['homers', 'moneyline home 135'],
    ['run_line', 'spread away 115'],
    ['overs', 'total over -108'],
    ['unders', 'total under -112'],
    ['model', 'spread away 115'],
    ['parlays', null],
  ] as const)('%s take %s', (style, expected) => expect(taken(style)).toBe(expected));

  test('no one takes a price that is stale, a heavy favorite, or what the model thinks little of', () => {
    expect(
      taken(
        'homers',
        BOARD.map((offer) => ({ ...offer, isStale: true })),
      ),
    ).toBeNull();
    expect(taken('favorites', [side('moneyline', 'away', -261), side('moneyline', 'home', 220)])).toBeNull();
    expect(taken('favorites', [side('moneyline', 'away', -260), side('moneyline', 'home', 220)])).toBe('moneyline away -260');
    expect(taken('model', [side('moneyline', 'home', 135, null, 0.009)])).toBeNull();
    expect(taken('model', [])).toBeNull();
  });

  test('a loyal bettor backs some three of thirty clubs, always the club and never its opponent', () => {
    const codes = Array.from({ length: 30 }, (_, at) => `C${String.fromCharCode(65 + at)}${at}`);
    const loyal = BETTORS.filter(({ style }) => style === 'loyal');
    const backed = loyal.map((bettor) => codes.filter((code) => decidesAt(bettor, game(0, [code, 'ZZZ'])) !== null).length);
    for (const teams of backed) expect(teams).toBeLessThanOrEqual(9);
    expect(backed.some((teams) => teams > 0)).toBe(true);
    for (const bettor of loyal)
      for (const code of codes) {
        const away = game(0, [code, 'ZZZ']);
        if (decidesAt(bettor, away)) expect(choose(bettor, away, BOARD)?.side).toBe('away');
      }
  });

  test('everybody decides in the last ten hours, the same way each time, about the share of games they like', () => {
    const games = Array.from({ length: 400 }, (_, at) => game(at));
    for (const bettor of BETTORS.filter(({ style }) => style !== 'loyal').slice(0, 12)) {
      const times = games.map((own) => decidesAt(bettor, own));
      expect(games.map((own) => decidesAt(bettor, own))).toEqual(times);
      const leads = games.flatMap((own, at) => (times[at] ? [(own.startsAt.getTime() - times[at].getTime()) / 3_600_000] : []));
      // Every second game in full, the others by a quarter.
      const share = bettor.appetite * (0.5 + 0.5 * 0.25);
      expect(leads.length / games.length).toBeGreaterThan(share - 0.1);
      expect(leads.length / games.length).toBeLessThan(share + 0.1);
      expect(Math.min(...leads)).toBeGreaterThanOrEqual(0.3 - 1e-6);
      expect(Math.max(...leads)).toBeLessThanOrEqual(10);
    }
  });

  test('stakes are the usual, half of it or twice', () => {
    const bettor = one('overs');
    const seen = new Set(Array.from({ length: 200 }, (_, at) => stakeOf(bettor, `${at}`) / bettor.stake));
    expect([...seen].sort((a, b) => a - b)).toEqual([0.5, 1, 2]);
  });

  test('a parlay has two to four favorites of different games, and none is made of one', () => {
    const games = Array.from({ length: 8 }, (_, at) => game(at));
    const offers = games.map(({ id }) => ({ ...side('moneyline', 'away', -150), contestId: id }));
    for (const bettor of BETTORS.filter(({ style }) => style === 'parlays')) {
      const legs = chooseParlay(bettor, games, offers);
      expect(legs.length).toBeGreaterThanOrEqual(2);
      expect(legs.length).toBeLessThanOrEqual(4);
      expect(new Set(legs.map(([own]) => own.id)).size).toBe(legs.length);
      expect(chooseParlay(bettor, games.slice(0, 1), offers)).toEqual([]);
      const at = parlayAt(bettor, games)!;
      expect(at.getTime()).toBeLessThan(games[0]!.startsAt.getTime());
    }
    expect(parlayAt(one('parlays'), [])).toBeNull();
  });
});
