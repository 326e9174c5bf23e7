import { describe, expect, it } from 'vitest';
import { finalSample, liveSample, sampleGame } from '../../../testing/sample-game.ts';
import type { Game } from '../contest-types.ts';
import { sampleSummary } from '../testing/sample-analysis.ts';
import { slateTiles } from './games-screen.tsx';
import { chooseGames, matchesSearch } from './list-rules.ts';
import { readListUrl, writeListUrl } from './list-state.ts';

const locked = (confidence: number, valuePlayCount: number): Game['aiSummary'] => ({ confidence, valuePlayCount, locked: true });
const games = [
  sampleGame({ aiSummary: locked(75, 1) }),
  liveSample({ aiSummary: locked(74.6, 2) }),
  finalSample({ aiSummary: sampleSummary({ confidence: 90 }) }),
  sampleGame({ gameId: '20260711_HOU@MIN', awayTeam: 'Houston Astros', awayTeamCode: 'HOU', gameTime: '2026-07-12T00:10:00.000Z' }),
];
const codes = (list: readonly Game[]): string[] => list.map((game) => game.awayTeamCode);
const choice = { search: '', sort: 'time', filter: 'all', group: 'all' } as const;

describe('choosing games', () => {
  it.each(['yank', 'BOS', '  red sox ', 'nyy', 'fenway', 'sox yankees'])(
    'finds a game by %j, in club, code or place, whatever the case',
    (search) => {
      expect(matchesSearch(sampleGame(), search)).toBe(true);
    },
  );
  it('sorts by game time unless asked for confidence, where games without one come last', () => {
    expect(codes(chooseGames(games, choice))).toEqual(['BAL', 'PHI', 'NYY', 'HOU']);
    expect(codes(chooseGames(games, { ...choice, sort: 'confidence' }))).toEqual(['BAL', 'NYY', 'PHI', 'HOU']);
  });
  it.each([
    ['analyzed', ['BAL', 'PHI', 'NYY']],
    ['high', ['BAL', 'NYY']],
    ['value', ['NYY']],
  ] as const)('filters %s', (filter, expected) => expect(codes(chooseGames(games, { ...choice, filter }))).toEqual(expected));
});

describe('the address of the list', () => {
  it('says nothing of what is usual', () => {
    const url = writeListUrl(new URLSearchParams('date=2026-07-10&q=sox&sort=confidence&filter=high&compact=1'), {
      date: null,
      search: ' ',
      sort: 'time',
      filter: 'all',
      isCompact: false,
    });
    expect(url.toString()).toBe('');
  });
  it('reads back what it wrote', () => {
    const stated = {
      date: '2026-07-10',
      week: null,
      search: 'red sox',
      sort: 'confidence',
      filter: 'value',
      group: 'all',
      isCompact: true,
    } as const;
    expect(readListUrl(writeListUrl(new URLSearchParams(), stated))).toEqual(stated);
  });
  it('falls back from nonsense', () => {
    expect(readListUrl(new URLSearchParams('date=tomorrow&sort=luck&filter=x'))).toEqual({
      date: null,
      week: null,
      search: '',
      sort: 'time',
      filter: 'all',
      group: 'all',
      isCompact: false,
    });
  });
});

describe('the four tiles', () => {
  it('count over analyzed games only, and value plays where they can still be taken', () => {
    expect(slateTiles(games).map(({ value, note }) => [value, note])).toEqual([
      ['4', '1 live, 1 final'],
      ['3', 'of 4'],
      ['80%', 'over 3 games'],
      ['1', 'in 1 game'],
    ]);
  });
  it('invent nothing when no game is analyzed', () => {
    expect(slateTiles([sampleGame()]).map(({ value, note }) => [value, note])).toEqual([
      ['1', 'none started'],
      ['—', 'no game analyzed yet'],
      ['—', 'no game analyzed yet'],
      ['—', 'no game analyzed yet'],
    ]);
  });
});
