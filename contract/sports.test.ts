import type { Period } from '@clearedge/quant/grading';
import { legConflict } from '@clearedge/quant/parlay';
import { expect, test } from 'vitest';
import { readSelection } from './aliases.ts';
import { SelectionSchema } from './shapes/bets/selections.ts';
import { gameSpellingOf } from './spelling/registry.ts';
import {
  BET_SPORTS,
  DEFAULT_SPORT,
  GAME_SPORTS,
  leagueOf,
  lineFault,
  maxLineOf,
  PICK_SPORTS,
  readSport,
  SPORT_KEYS,
  SPORTS,
  seasonLabel,
  sportOf,
} from './sports.ts';
import { scoreWords } from './words/selection-words.ts';

const GAME_MARKETS = ['moneyline', 'spread', 'total', 'team_total', 'prop'];

test.each(SPORT_KEYS)('%s has every word, period and market', (key) => {
  const { periods, scoreUnit, ...sport } = sportOf(key);
  expect(sport.key).toBe(key);
  for (const word of [sport.league, sport.name, sport.startWord, scoreUnit.one, scoreUnit.many]) expect(word).not.toBe('');
  const hasTeams = sport.contestKind === 'game';
  expect([sport.spreadName !== null, sport.totalName !== null, (sport.totalDeviation ?? 0) > 0]).toEqual([hasTeams, hasTeams, hasTeams]);
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
  expect([readSport('quidditch'), readSport('other'), readSport('')]).toEqual([null, null, null]);
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

test.each(GAME_SPORTS)('%s has a highest line above every line that is read from a text, and legs at it can be compared', (sport) => {
  const { lines, mostProp } = gameSpellingOf(sport);
  const maxLine = sportOf(sport).maxLine!;
  for (const { total, teamTotal, mostSpread } of Object.values(lines)) {
    expect(maxLine.total).toBeGreaterThanOrEqual(Math.max(total.most, teamTotal.most));
    expect(maxLine.spread).toBeGreaterThanOrEqual(mostSpread);
  }
  for (const most of Object.values(mostProp)) expect(maxLine.prop).toBeGreaterThanOrEqual(most);
  const over = (line: number) => ({ market: 'total', period: 'full', side: 'over', line }) as const;
  expect(legConflict(over(maxLine.total!), over(maxLine.total! - 1))).toBe('implied');
  expect([lineFault(sport, 'total', maxLine.total!), lineFault(sport, 'spread', -maxLine.spread! - 0.5)]).toEqual([
    null,
    `The highest ${leagueOf(sport)} spread line is ${maxLine.spread}.`,
  ]);
});

test('the wire takes the lines of every sport and no others', () => {
  const total = (line: number) => SelectionSchema.safeParse({ market: 'total', side: 'over', line }).success;
  for (const sport of GAME_SPORTS) expect(total(sportOf(sport).maxLine!.total!)).toBe(true);
  expect([total(maxLineOf('total') + 0.5), total(-0.5), total(7.25)]).toEqual([false, false, false]);
});

test.each(SPORT_KEYS)('%s has colors for its clubs, and other codes that lead to one of them', (key) => {
  const { teams, contestKind } = sportOf(key);
  expect(teams !== null).toBe(contestKind === 'game');
  for (const { ground, edge } of Object.values(teams?.colors ?? {})) expect(`${ground} ${edge}`).toMatch(/^#[0-9a-f]{6} #[0-9a-f]{6}$/);
  for (const [other, code] of Object.entries(teams?.otherCodes ?? {}))
    expect([teams!.colors[other], code in teams!.colors]).toEqual([undefined, true]);
});

test('a season is named by the year it begins in, or by both where its league names both', () => {
  expect((['nfl', 'cfl', 'mlb', 'nba', 'nhl'] as const).map((sport) => seasonLabel(sport, 2026))).toEqual([
    '2026',
    '2026',
    '2026',
    '2026–27',
    '2026–27',
  ]);
  expect(seasonLabel('nba', 2099)).toBe('2099–00');
});
