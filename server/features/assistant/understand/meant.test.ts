import { expect, test } from 'vitest';
import { leftOut } from '../conversation/left-out.ts';
import { NAMES } from '../testing/evaluation/names.ts';
import { outcomeOf } from '../testing/evaluation/read-case.ts';
import { lexiconOf } from './directory.ts';
import { readMessage } from './read-message.ts';
import { readNumbers } from './read-numbers.ts';

const LEXICON = lexiconOf(NAMES);
const read = (question: string) => readMessage(question, '2026-07-11', LEXICON, null);

test('a stake by an edge is a stake by the chance that it means', () => {
  expect(readNumbers('3% edge at +120, 800 roll')).toMatchObject({ prices: [120], chances: [1.03 / 2.2] });
  expect(readNumbers('2% edge at evens')).toMatchObject({ prices: [100], chances: [0.51] });
  expect(readNumbers('a 3% edge')).toMatchObject({ prices: [], chances: [0.03] });
  expect(readNumbers('even money would be fine at -120').prices).toEqual([-120]);
});

test.each<[string, string[]]>([
  ['saints hype price', ['hype']],
  // What decided the kind of question, or what its answer makes use of, is not open.
  ['where did the flyers open', []],
  ['my average clv', []],
  ['any nba arbs ne', ['ne']],
  // Of a club alone only its game is known; what else is asked of it is open.
  ['celtics legends', ['legends']],
])('of %j %j is named as not taken into account', (question, left) => {
  expect(read(question).flatMap(leftOut)).toEqual(left);
});

test.each<[string, string]>([
  ['bears keep it within a touchdown, chances?', 'chance CHI 7.5'],
  ['chance the bills win by a field goal', 'chance BUF -2.5'],
  ['chance the chiefs lose by less than a td', 'chance KC 6.5'],
  ['rangers alt puck lines tonight', 'price NYR today'],
  ['what are alternate lines', 'explain'],
  ['ne good arbs nba', 'arbitrage'],
  ['ne k props', 'props'],
  ['ne ml', 'price NE'],
  ['cheapest juice on the leafs puck line', 'price TOR'],
  ['lowest vig bruins leafs total', 'hold BOS TOR'],
  ['is jake blort over 2.5 threes worth it at harbor', 'unknown Harbor over 2.5'],
  ['i have 100 at +900 on the avs to win the cup, they are -150 now. what do i hedge', 'hedge COL'],
  ['who won the cubs game and by how much', 'scores CHC'],
  ['who is on top of the golf leaderboard', 'scores'],
  ['who is first on the leaderboard this week', 'help this week'],
  ['anybody resting for the bucks tonight', 'injuries MIL today'],
])('%j asks %s', (question, meant) => {
  const [{ teams, books, side, line, when, ...reading }, ...others] = read(question) as [ReturnType<typeof read>[number]];
  const names = [...teams.map(({ code }) => code), ...books.map(({ name }) => name)];
  expect(
    [outcomeOf({ teams, books, side, line, when, ...reading }), ...names, side, line, when?.label].filter((part) => part != null).join(' '),
  ).toBe(meant);
  expect(others).toEqual([]);
});
