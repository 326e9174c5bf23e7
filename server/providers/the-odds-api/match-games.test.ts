import { describe, expect, test } from 'vitest';
import { cflCodeOf, mlbCodeOf } from './club-names.ts';
import { matchGames, type OfferedEvent, type PricedGame } from './match-games.ts';
import { playerFinder } from './match-players.ts';

const game = (gameId: string, at: string, more: Partial<PricedGame> = {}): PricedGame => ({
  gameId,
  awayCode: 'NYM',
  homeCode: 'PIT',
  startsAt: new Date(`2026-08-07T${at}Z`),
  isStartTentative: false,
  isOn: true,
  ...more,
});
const event = (eventId: string, at: string, awayName = 'New York Mets', homeName = 'Pittsburgh Pirates'): OfferedEvent => ({
  eventId,
  awayName,
  homeName,
  startsAt: new Date(`2026-08-07T${at}Z`),
});
const matched = (events: OfferedEvent[], games: PricedGame[]): [string[], string[]] => {
  const { gameByEvent, unmatched } = matchGames(events, games, mlbCodeOf);
  return [
    [...gameByEvent].map(([eventId, { gameId }]) => `${eventId}=${gameId}`).sort(),
    unmatched.map(({ event: { eventId }, reason }) => `${eventId}:${reason}`).sort(),
  ];
};

describe('offered events and games', () => {
  test.each<[string, OfferedEvent[], PricedGame[], string[], string[]]>([
    ['a minute off', [event('a', '22:41')], [game('g', '22:40')], ['a=g'], []],
    ['too far off', [event('a', '20:00')], [game('g', '22:40')], [], ['a:ambiguous']],
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
  });
});

test('players without accents, suffixes or dots, and only within the rosters given; two of a name are nobody', () => {
  const find = playerFinder(['José Ramírez', 'Ronald Acuña Jr.', 'J.T. Realmuto', 'Max Muncy', 'Max Muncy'].map((name) => ({ name })));
  expect(
    ['Jose Ramirez', 'Ronald Acuna', 'J. T. Realmuto', 'JT Realmuto', 'Max Muncy', 'Aaron Judge'].map((name) => find(name)?.name ?? null),
  ).toEqual(['José Ramírez', 'Ronald Acuña Jr.', 'J.T. Realmuto', 'J.T. Realmuto', null, null]);
});
