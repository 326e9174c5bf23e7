import type { Period } from '@clearedge/quant/grading';
import { expect, test } from 'vitest';
import { readSelection } from './aliases.ts';
import { gameSpellingOf } from './spelling/registry.ts';
import { BET_SPORTS, DEFAULT_SPORT, GAME_SPORTS, leagueOf, PICK_SPORTS, readSport, SPORT_KEYS, SPORTS, sportOf } from './sports.ts';
import { scoreWords } from './words/selection-words.ts';

const GAME_MARKETS = ['moneyline', 'moneyline_3way', 'spread', 'total', 'team_total', 'prop'];

test.each(SPORT_KEYS)('%s has every word, period and market', (key) => {
  const { periods, scoreUnit, ...sport } = sportOf(key);
  expect(sport.key).toBe(key);
  for (const word of [sport.league, sport.name, sport.startWord, scoreUnit.one, scoreUnit.many]) expect(word).not.toBe('');
  const hasTeams = sport.contestKind === 'game';
  expect([sport.spreadName !== null, sport.totalName !== null]).toEqual([hasTeams, hasTeams]);
  for (const { name, markets } of Object.values(periods)) {
    expect(name).not.toBe('');
    expect(markets.length).toBeGreaterThan(0);
    expect(new Set(markets).size).toBe(markets.length);
    expect(markets.every((market) => GAME_MARKETS.includes(market) === hasTeams)).toBe(true);
  }
  expect(periods.full.markets.includes('prop')).toBe(sport.hasPlayerProps);
});

test('no two sports share a key, a league or an alias, and every spelling is read as its sport', () => {
  const words = SPORT_KEYS.flatMap((key) => [key, ...SPORTS[key].aliases]);
  expect(new Set(words).size).toBe(words.length);
  expect(words.every((word) => word === word.toLowerCase())).toBe(true);
  expect(new Set(SPORT_KEYS.map((key) => SPORTS[key].league)).size).toBe(SPORT_KEYS.length);
  for (const key of SPORT_KEYS)
    for (const word of [key, SPORTS[key].league, ...SPORTS[key].aliases]) expect(readSport(` ${word.toUpperCase()} `)).toBe(key);
  expect([readSport('nhl'), readSport('other'), readSport('')]).toEqual([null, null, null]);
});

test('lists of sports follow from their data', () => {
  expect(GAME_SPORTS).toEqual(SPORT_KEYS.filter((key) => SPORTS[key].contestKind === 'game'));
  expect(PICK_SPORTS).toEqual(SPORT_KEYS.filter((key) => SPORTS[key].hasPicks));
  expect(BET_SPORTS).toEqual([...SPORT_KEYS, 'other']);
  expect(GAME_SPORTS).toContain(DEFAULT_SPORT);
  expect(leagueOf('other')).toBe('Other');
});

const PERIODS_OF_GAMES = GAME_SPORTS.flatMap((sport) =>
  (Object.keys(sportOf(sport).periods) as Period[]).map((period) => ({ sport, period })),
);

test.each(PERIODS_OF_GAMES)('$period of $sport has words and lines, and a slip on it is read back as the same', ({ sport, period }) => {
  const game = { sport, away: { code: 'AWY', name: 'Visitors' }, home: { code: 'HOM', name: 'Hosts' } };
  const line = gameSpellingOf(sport).lines[period]!.total.most;
  const selection = { market: 'total', period, side: 'over', line } as const;
  const words = scoreWords(selection, { awayName: game.away.name, homeName: game.home.name });
  expect(words).toBe(`Over ${line}${period === 'full' ? '' : ` ${sportOf(sport).periods[period]!.name.toLowerCase()}`}`);
  expect(readSelection('total', words, game)).toEqual({ kind: 'read', selection });
});
