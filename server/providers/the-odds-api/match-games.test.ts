import { describe, expect, test } from 'vitest';
import { matchGames, type OfferedEvent, type PricedGame } from './match-games.ts';
import { playerFinder } from './match-players.ts';
import { cflCodeOf, mlbCodeOf, nflCodeOf } from './team-names.ts';

const game = (gameId: string, at: string, more: Partial<PricedGame> = {}): PricedGame => ({
  gameId,
  awayCode: 'NYM',
  homeCode: 'PIT',
  startsAt: new Date(`2026-08-07T${at}Z`),
  isStartTentative: false,
  isOn: true,
  stage: 'coming',
  isDelayed: false,
  ...more,
});
const event = (eventId: string, at: string, awayName = 'New York Mets', homeName = 'Pittsburgh Pirates'): OfferedEvent => ({
  eventId,
  awayName,
  homeName,
  startsAt: new Date(`2026-08-07T${at}Z`),
});
const NOON = '12:00:00';
const matched = (events: OfferedEvent[], games: PricedGame[], at = NOON): [string[], string[]] => {
  const { gameByEvent, unmatched } = matchGames(events, games, mlbCodeOf, new Date(`2026-08-07T${at}Z`));
  return [
    [...gameByEvent].map(([eventId, { gameId }]) => `${eventId}=${gameId}`).sort(),
    unmatched.map(({ event: { eventId }, reason }) => `${eventId}:${reason}`).sort(),
  ];
};

describe('offered events and games', () => {
  test.each<[string, OfferedEvent[], PricedGame[], string[], string[]]>([
    ['a minute off', [event('a', '22:41')], [game('g', '22:40')], ['a=g'], []],
    ['the only game, moved by hours', [event('a', '20:00')], [game('g', '22:40')], ['a=g'], []],
    ['a start to be decided', [event('a', '23:41')], [game('g', '07:33', { isStartTentative: true })], ['a=g'], []],
    ['a postponed game', [event('a', '22:41')], [game('g', '22:40', { isOn: false })], [], ['a:no_game']],
    ['a club nobody knows', [event('a', '22:41', 'Havana Sugar Kings')], [game('g', '22:40')], [], ['a:unknown_club']],
    ['clubs the other way round', [event('a', '22:41', 'Pittsburgh Pirates', 'New York Mets')], [game('g', '22:40')], [], ['a:no_game']],
    [
      'two games of a day, by their starts',
      [event('late', '22:41'), event('early', '17:06')],
      [game('g1', '17:05'), game('g2', '22:40')],
      ['early=g1', 'late=g2'],
      [],
    ],
    [
      'two games of a day, the second whenever the first ends: by order',
      [event('late', '21:35'), event('early', '17:06')],
      [game('g1', '17:05'), game('g2', '17:05', { isStartTentative: true })],
      ['early=g1', 'late=g2'],
      [],
    ],
    [
      'two games of a day and one offer that fits neither',
      [event('a', '20:00')],
      [game('g1', '17:05'), game('g2', '22:40')],
      [],
      ['a:ambiguous'],
    ],
    ['one game offered twice', [event('a', '22:41'), event('b', '22:42')], [game('g', '22:40')], ['a=g'], ['b:no_game']],
  ])('%s', (_what, events, games, pairs, misses) => {
    expect(matched(events, games)).toEqual([pairs, misses]);
  });

  const first = (more: Partial<PricedGame> = {}): PricedGame => game('20260807_NYM@PIT', '17:05', more);
  const second = (more: Partial<PricedGame> = {}): PricedGame => game('20260807_NYM@PIT_2', '22:40', more);
  const TENTATIVE = { isStartTentative: true, startsAt: new Date('2026-08-07T07:33:00Z') };

  test.each<[string, OfferedEvent[], PricedGame[], string, string[], string[]]>([
    [
      'the first is over and its event gone: the second keeps its prices',
      [event('late', '20:35')],
      [first({ stage: 'over' }), second(TENTATIVE)],
      '20:00:00',
      ['late=20260807_NYM@PIT_2'],
      [],
    ],
    [
      'the first is over and its event remains',
      [event('early', '17:06'), event('late', '20:35')],
      [first({ stage: 'over' }), second(TENTATIVE)],
      '20:00:00',
      ['early=20260807_NYM@PIT', 'late=20260807_NYM@PIT_2'],
      [],
    ],
    [
      'the book guesses the second start close to the first, which is in play and no longer offered',
      [event('late', '18:30')],
      [first({ stage: 'begun' }), second(TENTATIVE)],
      '17:30:00',
      ['late=20260807_NYM@PIT_2'],
      [],
    ],
    [
      'that guess has passed while the first is in play: it could be either',
      [event('late', '18:30')],
      [first({ stage: 'begun' }), second(TENTATIVE)],
      '18:45:00',
      [],
      ['late:ambiguous'],
    ],
    [
      'both to come, the second without a start: order is by game number, not by the placeholder',
      [event('late', '21:35'), event('early', '18:05')],
      [second(TENTATIVE), first()],
      NOON,
      ['early=20260807_NYM@PIT', 'late=20260807_NYM@PIT_2'],
      [],
    ],
    ['only one of two offered, at the guessed start', [event('a', '18:30')], [first(), second(TENTATIVE)], NOON, [], ['a:ambiguous']],
    ['an event to come is not the game that is over', [event('a', '17:30')], [first({ stage: 'over' })], '17:20:00', [], ['a:no_game']],
    ['an event to come is not the game in play', [event('a', '17:30')], [first({ stage: 'begun' })], '17:20:00', [], ['a:ambiguous']],
    [
      'both starts known and the first over, moved by rain past the second',
      [event('late', '23:55')],
      [first({ stage: 'over' }), second()],
      '22:30:00',
      ['late=20260807_NYM@PIT_2'],
      [],
    ],
  ])('of a doubleheader: %s', (_what, events, games, at, pairs, misses) => {
    expect(matched(events, games, at)).toEqual([pairs, misses]);
  });

  test('clubs by every name they go by', () => {
    expect(['Athletics', 'Oakland Athletics', 'St. Louis Cardinals', 'St Louis Cardinals', 'Cleveland Indians'].map(mlbCodeOf)).toEqual([
      'ATH',
      'ATH',
      'STL',
      'STL',
      'CLE',
    ]);
    expect(['Ottawa Redblacks', 'Ottawa RedBlacks', 'Montréal Alouettes', 'Hamilton Tiger-Cats'].map(cflCodeOf)).toEqual([
      'OTT',
      'OTT',
      'MTL',
      'HAM',
    ]);
    expect(['Washington Commanders', 'Washington Football Team', 'Las Vegas Raiders', 'Los Angeles Rams'].map(nflCodeOf)).toEqual([
      'WSH',
      'WSH',
      'LV',
      'LAR',
    ]);
  });
});

test('players without accents, suffixes or dots, and only within the rosters given; two of a name are nobody', () => {
  const find = playerFinder(['José Ramírez', 'Ronald Acuña Jr.', 'J.T. Realmuto', 'Max Muncy', 'Max Muncy'].map((name) => ({ name })));
  expect(
    ['Jose Ramirez', 'Ronald Acuna', 'J. T. Realmuto', 'JT Realmuto', 'Max Muncy', 'Aaron Judge'].map((name) => find(name)?.name ?? null),
  ).toEqual(['José Ramírez', 'Ronald Acuña Jr.', 'J.T. Realmuto', 'J.T. Realmuto', null, null]);
});
