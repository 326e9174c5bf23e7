import { parseSelection } from '@clearedge/contract/aliases';
import { selectionFrom } from '@clearedge/contract/markets/board-markets';
import { EVERY_SIDE } from '@clearedge/contract/markets/testing/every-terms';
import { joinWords } from '@clearedge/contract/words/join-words';
import { expect, test } from 'vitest';
import { percentText, phraseFor, pointsText, type SummaryFacts, summaryText, verdictText } from './analysis-words.ts';
import { selectionWords, wordsFrom } from './price-sides.ts';

const game = {
  gameId: '20260711_NYY@BOS',
  awayName: 'New York Yankees',
  homeName: 'Boston Red Sox',
  awayCode: 'NYY',
  homeCode: 'BOS',
  awayPitcher: null,
  homePitcher: null,
  venue: 'Fenway Park',
};
const driver = (title: string, points: number) => ({ factor: title, title, detail: '', points });
const facts: SummaryFacts = {
  favored: { side: 'away', team: 'New York Yankees', teamCode: 'NYY', probability: 0.573, low: 0.541, high: 0.605 },
  blend: { pHome: 0.427, pHomeModel: 0.4, pHomeMarket: 0.45, modelWeight: 0.4, totalWeight: 0.4 },
  drivers: [
    driver('Starting pitching', -8.2),
    driver('Home field', 3.8),
    driver('Bullpens', -1.4),
    driver('Offense', -0.9),
    driver('Ballpark', 0.2),
  ],
  total: { mean: 8.74, chances: [] },
  totalLine: { line: 8.5, over: 0.44, push: 0 },
  missing: ['the starter of BOS'],
};

test('the summary says the drivers from the favoured side, three to five of them', () => {
  const text = summaryText(game, facts);
  expect(text).toContain('starting pitching (+8.2), bullpens (+1.4) and offense (+0.9) for them; home field (−3.8) against.');
  expect(text).not.toContain('ballpark');
  for (const part of [
    '57.3%',
    '54.1%',
    '60.5%',
    '60.0%',
    '55.0%',
    '8.7 runs; under 8.5 wins 56.0% of the time.',
    'Still open: the starter of BOS',
  ])
    expect(text).toContain(part);
});

test.each([
  [{ line: 7, over: 0.525, push: 0.1 }, 'over 7 wins 47.3% of the time and pushes 10.0%.'],
  [{ line: 9, over: 0.4, push: 0.08 }, 'under 9 wins 55.2% of the time and pushes 8.0%.'],
  [{ line: 8.5, over: 0.5, push: 0 }, 'over 8.5 wins 50.0% of the time.'],
])('a push of a total is no win in its sentence: %o', (totalLine, stated) => {
  expect(summaryText(game, { ...facts, totalLine })).toContain(stated);
});

test('games are not all told in the same words, and each always in its own', () => {
  const games = Array.from({ length: 20 }, (_, index) => ({ ...game, gameId: `202607${index + 10}_NYY@BOS` }));
  const reported = new Set(games.map((one) => summaryText(one, facts)));
  expect(reported.size).toBeGreaterThan(3);
  expect(summaryText(game, facts)).toBe(summaryText({ ...game }, facts));
  expect(['a', 'b']).toContain(phraseFor('x', 'y', ['a', 'b']));
});

test.each([
  [{ market: 'moneyline', side: 'home', line: null }, 'Boston Red Sox'],
  [{ market: 'spread', side: 'away', line: 1.5 }, 'New York Yankees +1.5'],
  [{ market: 'spread', side: 'home', line: -1.5 }, 'Boston Red Sox -1.5'],
  [{ market: 'total', side: 'over', line: 8.5 }, 'Over 8.5'],
  [{ market: 'first5_moneyline', side: 'away', line: null }, 'New York Yankees first 5 innings'],
  [{ market: 'first5_total', side: 'under', line: 4.5 }, 'Under 4.5 first 5 innings'],
] as const)('%o', (side, words) => {
  expect(selectionWords(game, side)).toBe(words);
});

const named = { away: { code: 'NYY', name: game.awayName }, home: { code: 'BOS', name: game.homeName } };
test.each(EVERY_SIDE)('$name $side in words that are read back as the same', ({ terms, sport, ...place }) => {
  expect(parseSelection(terms.kind, wordsFrom(terms, game, place), { ...named, sport })).toEqual(
    selectionFrom(terms, place.side, place.line),
  );
});

test('small words', () => {
  expect([percentText(0.5), pointsText(-0.04), pointsText(1.25), joinWords([]), joinWords(['a', 'b', 'c'])]).toEqual([
    '50.0%',
    '0.0',
    '+1.3',
    '',
    'a, b and c',
  ]);
  expect([
    verdictText(1, 'no edge'),
    verdictText(2, 'closed'),
    verdictText(0, 'no edge'),
    verdictText(0, 'uncertain', 'spread'),
    verdictText(0, 'far from market', 'total'),
    verdictText(0, 'closed'),
  ]).toEqual([
    '1 value play at fresh prices.',
    '2 value plays at the last prices before the game.',
    'No bet: no price beats our number.',
    'No bet: the price on the run line beats our number, but not at the low end of our range.',
    'No bet: our number on the total is more than 6 points from the books’. At that distance we trust theirs.',
    'No value play at the last prices before the game.',
  ]);
});
