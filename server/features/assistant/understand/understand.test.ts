import { describe, expect, test } from 'vitest';
import { NAMES } from '../testing/evaluation/names.ts';
import { outcomeOf } from '../testing/evaluation/read-case.ts';
import { lexiconOf, lexiconWith } from './directory.ts';
import { distressIn } from './distress.ts';
import { nearly } from './nearly.ts';
import { readMessage } from './read-message.ts';
import { readNumbers } from './read-numbers.ts';
import { readWhen } from './read-when.ts';
import type { Reading } from './reading.ts';
import { spelledOut } from './shorthand.ts';

const TODAY = '2026-07-11';
const LEXICON = lexiconOf(NAMES);

/** The last question of a conversation: what it asks, of whom, and what of the bet it speaks of. */
function ends(...messages: string[]): string {
  let last: Reading | null = null;
  for (const message of messages) last = readMessage(message, TODAY, LEXICON, last).at(-1) ?? last;
  const { teams, players, books, side, line, when } = last!;
  const names = [...teams.map(({ code }) => code), ...players.map(({ name }) => name), ...books.map(({ name }) => name)];
  return [outcomeOf(last!), ...names, side, line, when?.label].filter((part) => part != null).join(' ');
}

test.each<[string[], string]>([
  [['why do you like the mets', 'what about the yankees?'], 'drivers NYY'],
  [['why do you like the mets', 'no, the dodgers'], 'drivers LAD'],
  [['best price on the mets', 'and the under?'], 'price NYM under'],
  [['over 8.5 in the cubs game', 'and the under?'], 'price CHC under 8.5'],
  [['why do you like the mets', 'at Quarry?'], 'price NYM Quarry'],
  [['who do you have winning yankees red sox', 'why?'], 'drivers NYY BOS'],
  [['New York tonight', 'mets'], 'game NYM today'],
  [['chicago moneyline', 'the white sox'], 'price CHW'],
  [['Mets odds', 'tomorrow?'], 'price NYM tomorrow'],
  [['did the dodgers win last night', 'who pitches for them tomorrow'], 'pitching LAD tomorrow'],
  [['over 8.5 yankees red sox', 'any bet on it?'], 'best_bets NYY BOS over 8.5'],
  [['Al Ace strikeouts', 'how often does he go over 5.5'], 'hit_rate Al Ace over 5.5'],
  [['mets odds', 'what are the best bets today?'], 'best_bets today'],
  [['mets odds', 'thanks'], 'small_talk'],
  [['best CFL bet', 'who won last night'], 'scores yesterday'],
  [['did the dodgers win last night', 'box score', 'when do they play next'], 'slate LAD'],
  [['mets moneyline', 'which book has more juice'], 'hold NYM'],
  [['mets moneyline', 'and the other side'], 'price NYM'],
  [['cubs game', 'total'], 'price CHC'],
  [['who pitches for the mets', 'and the line'], 'price NYM'],
  [['picks today', 'how did yesterdays do'], 'pick_results yesterday'],
  [['whats a middle', 'and a teaser'], 'explain'],
  [['alert me when the mets hit -120', 'no'], 'small_talk'],
  [['Ike Slugger', 'total bases over 1.5'], 'prop Ike Slugger over 1.5'],
  [['mets odds', 'i lost my rent on that'], 'distress'],
  [['how is chicago doing in the standings', 'dodgers moneyline'], 'price LAD'],
  [['nhl standings atlantic'], 'standings'],
  [['whats the nba spread tonight'], 'price today'],
  [['dodgers ml', 'no i meant the mets', 'at fanduel'], 'unknown NYM'],
  [['who wins the mets game', 'and the over', 'whats draftkings have it at'], 'unknown NYM over'],
  [['my bets at draftkings'], 'my_bets'],
  [['nba spreads tonight'], 'price today'],
  [['what is a spread'], 'explain'],
  [['my record in the nba', 'this month', 'just unders'], 'my_bets under this month'],
  [['slugger over 1.5 hits last 8', 'only at home'], 'hit_rate Ike Slugger over 1.5'],
  [['bears total', 'if they cover, does the over get likelier'], 'joint CHI over'],
  [['elks stamps spread and when is kickoff'], 'slate EDM CGY'],
  [['what time is kickoff today'], 'slate today'],
  [['any surebets on tonights basketball games'], 'arbitrage today'],
  [['who wins the nfc north'], 'futures'],
  [['nhl arbs', 'what about middles'], 'middle'],
  [['who plays in hockey tonight', 'total in that one'], 'price'],
  [['nfl middels'], 'middle'],
  [['avs blue jackets over 6.5 chance', 'what about 5.5'], 'chance COL CBJ over 5.5'],
  [['avs blue jackets over 6.5 chance', '5.5?', 'n da under'], 'chance COL CBJ under 5.5'],
  [['celtics -4.5 chance', 'what about 6.5'], 'chance BOS -6.5'],
  [['payout of $50 parlay rams ml and bills ml', 'add the packers', 'how likely is that'], 'parlay LAR BUF GB'],
  [['when do the leafs play after tonight'], 'slate TOR after today'],
  [["every sportsbook's over/under on cubs at mets"], 'books CHC NYM'],
  [['who leads the nfc north'], 'standings'],
  [['teaser 7 pts patriots and saints pays what'], 'parlay NE NO'],
  [['which book has the smallest hold on nba spreads'], 'hold'],
  [['which two books have the smallest hold on nba spreads'], 'low_hold'],
])('after %j it asks %s', (messages, meant) => {
  expect(ends(...messages)).toBe(meant);
});

test('a message with two questions is read as two, and the second knows whom the first names', () => {
  const kinds = (text: string) =>
    readMessage(text, TODAY, LEXICON, null).map(({ what, teams }) => [what, teams.map(({ code }) => code).join()]);
  expect(kinds("who pitches for the Mets and what's the weather there?")).toEqual([
    ['pitching', 'NYM'],
    ['weather', 'NYM'],
  ]);
  expect(kinds('Cubs score? Any arbs right now?')).toEqual([
    ['scores', 'CHC'],
    ['arbitrage', ''],
  ]);
  expect(kinds('What is expected value and how do I use it?')).toEqual([['explain', '']]);
});

test('what a whole leaves out is asked as the other half of it; more than three questions are not dropped in silence', () => {
  const read = (text: string) => readMessage(text, TODAY, LEXICON, null);
  expect(read('celtics injuries and the spread').map(({ what, teams, market }) => [what, teams[0]?.code, market])).toEqual([
    ['injuries', 'BOS', null],
    ['price', 'BOS', 'spread'],
  ]);
  const many = read('mets price? cubs score? dodgers weather? any arbs? nfl standings?');
  expect(many.map(({ what }) => what)).toEqual(['price', 'scores', 'weather']);
  expect(many.at(-1)!.unread).toEqual(['any arbs', 'nfl standings?']);
});

test.each<[string, number[], number[], string[]]>([
  ['half kelly, 2k bankroll, -105, i make it 56', [2000], [0.56], []],
  ['if i put 35 down at -145 how much do i get back', [35], [], []],
  ['kelly 1500 at +120 with 48%', [1500], [0.48], []],
  ['kelly at +120 with 48%, 3 or 4 times', [], [0.48], ['3', '4']],
])('in the sum “%s” the one number left is the money %j or the chance %j', (text, dollars, chances, unread) => {
  const [reading] = readMessage(text, TODAY, LEXICON, null);
  expect([reading!.dollars, reading!.chances, reading!.unread]).toEqual([dollars, chances, unread]);
});

test('whom the last part names, the short part before it is about as well', () => {
  const readings = readMessage('line move and injuries on the jags', TODAY, LEXICON, null);
  expect(readings.map(({ what, teams }) => [what, teams.map(({ code }) => code)])).toEqual([
    ['movement', ['JAX']],
    ['injuries', ['JAX']],
  ]);
});

test.each<[string, string[]]>([
  ['price hawks ml with whitcomb over 24.5 points', ['nba ATL']],
  ['odds on the rangers, the new york ones', ['nhl NYR']],
  ['odds on the rangers', []],
])('“%s” names %j', (text, clubs) => {
  const [reading] = readMessage(text, TODAY, LEXICON, null);
  expect(reading!.teams.map(({ sport, code }) => `${sport} ${code}`)).toEqual(clubs);
});

test.each<[string, string | null, string | null]>([
  ['tomorrow', '2026-07-12', '2026-07-12'],
  ['last night', '2026-07-10', '2026-07-10'],
  ['on july 9', '2026-07-09', '2026-07-09'],
  ['the 4th of July', '2026-07-04', '2026-07-04'],
  ['7/9', '2026-07-09', '2026-07-09'],
  ['2026-06-30', '2026-06-30', '2026-06-30'],
  ['november 19', '2026-11-19', '2026-11-19'],
  ['3 days ago', '2026-07-08', '2026-07-08'],
  ['friday', '2026-07-17', '2026-07-17'],
  ['who won on friday', '2026-07-10', '2026-07-10'],
  ['this week', '2026-07-06', '2026-07-12'],
  ['last week', '2026-06-29', '2026-07-05'],
  ['last month', '2026-06-01', '2026-06-30'],
  ['in June', '2026-06-01', '2026-06-30'],
  ['season series', null, null],
  ['the mets sit first', null, null],
  ['july 32', null, null],
  ['+150/-120', null, null],
])('%s is %s to %s', (text, from, to) => {
  const { when } = readWhen(text, TODAY);
  expect([when?.from ?? null, when?.to ?? null]).toEqual([from, to]);
});

test.each<[string, number[], number[], number[]]>([
  ['$50 at +150 and 45%', [50], [150], [0.45]],
  ['bankroll 250', [250], [], []],
  ['put 40 on -150', [40], [-150], []],
  ['2k roll', [2000], [], []],
  ['i have 200 on +250', [200], [250], []],
  ['size it with 500', [500], [], []],
  ['plus 120 minus 110', [], [120, -110], []],
  ['bet 3 games', [], [], []],
  ['over 8.5 last 10', [], [], []],
  ['a 3 leg parlay, what does 20 pay', [20], [], []],
  ['Bruins and Devils parlay for 15', [15], [], []],
  ['40 to win how much at +135', [40], [135], []],
  ['what are the odds of the over for 20 points', [], [], []],
  ['Bruins parlay for +150', [], [150], []],
  ['+115 if i make it 50-50', [], [115], [0.5]],
  ['-125 +105 fair?', [], [-125, 105], []],
  ['fair odds of -110 and -120', [], [-110, -120], []],
  ['is +145 good if true odds are +100', [], [145], [0.5]],
  ['+145 where +300 is fair', [], [145], [0.25]],
])('%s gives money %j, prices %j, chances %j', (text, dollars, prices, chances) => {
  expect(readNumbers(text)).toEqual({ dollars, prices, chances, otherPrice: null, isToWin: false });
});

test.each<[string, number[], boolean]>([
  ['what do i lay to win 200 at -135', [200], true],
  ['risk how much at +150 to make $90', [90], true],
  ['50 to win how much at +135', [50], false],
  ['chance they go on to win 3 in a row', [], false],
])('%s names the money %j, to be won: %j', (text, dollars, isToWin) => {
  const read = readNumbers(text);
  expect([read.dollars, read.isToWin]).toEqual([dollars, isToWin]);
});

test.each<[string, string]>([
  ['chargers by 7 or more', 'chargers by -6.5'],
  ['win by more than 10', 'win by -10.5'],
  ['win by at least 3', 'win by -2.5'],
  ['lose by 2 or more', 'lose by 2 or more'],
  ['lose by less than 4', 'lose by +3.5'],
  ['keep it within 2 goals', 'keep it within +2.5 goals'],
  ['stay within 2 games', 'stay within 2 games'],
  ['at least 9 runs', 'over 8.5 runs'],
  ['5 or fewer assists', 'under 5.5 assists'],
  ['at least 3 picks', 'at least 3 picks'],
  ['whats 1 unit', 'whats a unit'],
  ['a dime on the cubs', '$1000 on the cubs'],
  ['2 units at 25 a unit on +140', '$50 on +140'],
  ['1.5u at $40 per unit', '$60'],
  ['3 units on +140', '3 units on +140'],
  ['hits @ home', 'hits at home'],
  ['losin and gettin nothin', 'losing and getting nothin'],
])('“%s” is written out as “%s”', (text, written) => {
  expect(spelledOut(text)).toBe(written);
});

test.each<[string, number[], number | null]>([
  ['whats 2.35 in american', [135], 2.35],
  ['1.91 decimal to us odds', [-110], 1.91],
  ['5/2 implied', [250], 3.5],
  ['what percent is 1/4', [-400], 1.25],
  ['evens as a decimal', [100], 2],
  ['-110 to decimal', [-110], null],
  ['games on 5/2', [], null],
  ['probability of under 5.5', [], null],
  ['0.95 implied', [], null],
  ['15 to win 45 what odds is that', [300], 4],
  ['what does 20 at 7/2 pay', [350], 4.5],
  ['games at 7/2', [], null],
  ['kelly 2.10 at 52%', [110], 2.1],
  ['kelly over 2.5 at 52%', [], null],
  ['kelly 2.10', [], null],
])('%s names the price %j', (text, prices, decimal) => {
  const read = readNumbers(text);
  expect([read.prices, read.otherPrice?.decimal ?? null]).toEqual([prices, decimal]);
});

test.each([
  ['how many points will jurak score', 'points', null, null],
  ['does maddox score 2 points tonight', 'points', 'over', 1.5],
  ['maddox to score', 'goals', null, null],
  ['odom to score', 'touchdowns', null, null],
  ['hatch 265.5 pass yards', 'passing_yards', null, 265.5],
  ['jurak pts+reb+ast over 45.5', 'points_rebounds_assists', 'over', 45.5],
  ['how many points will the knicks score', undefined, null, null],
])('in “%s” the number is of %s', (text, kind, side, line) => {
  const [reading] = readMessage(text, TODAY, LEXICON, null);
  expect([reading!.stat?.player, reading!.side, reading!.line]).toEqual([kind, side, line]);
});

test('a misspelled word stands for the nearest only', () => {
  const known = ['yankees', 'standings', 'mets', 'market'];
  expect([
    nearly('yankes', known),
    nearly('standigns', known),
    nearly('mest', known),
    nearly('zebra', known),
    nearly('met', known),
  ]).toEqual([['yankees'], ['standings'], ['mets'], [], []]);
});

describe('distress', () => {
  test.each([
    ["I can't stop betting", 'betting'],
    ['I lost my rent money', 'betting'],
    ['chasing losses tonight', 'betting'],
    ['I want to die', 'despair'],
    ['cant sleep, down 4k, wife doesnt know', 'betting'],
    ["haven't slept since the chiefs lost", 'betting'],
    ['what if my husband finds out', 'betting'],
    ['nobody knows how much i lost', 'betting'],
    ['all of my money is gone', 'betting'],
    ['i need this to pay my rent', 'betting'],
    ['how do i win back 300', 'betting'],
    ['need to make back $500 by sunday', 'betting'],
    ['win the 2k i lost back', 'betting'],
    ['or my wife is gonna leave', 'betting'],
    ['what do i get back on 300 at +150', 'none'],
    ['get my 50 back if it is rained out', 'none'],
    ['my boss likes the jets', 'none'],
    ["can't sleep on the rams", 'none'],
    ['when do the giants find out who starts', 'none'],
    ['how much am i down this month', 'none'],
    ["Yankees can't stop winning", 'none'],
    ['best bets today', 'none'],
  ])('%s: %s', (text, found) => {
    expect(distressIn(text)).toBe(found);
  });
});

test.each([
  ['lost everythin last nite dont wanna b here nemore', 'despair'],
  ['put da whole rent on teh jets', 'betting'],
  ['gonna put my hole check on da rams', 'betting'],
])('%j is met as %s, however it is spelled', (text, found) => {
  expect(readMessage(text, TODAY, LEXICON, null)[0]!.distress).toBe(found);
});

test('players who come later are named by what they would have been named by from the start', () => {
  const more = [
    { sport: 'mlb' as const, name: 'Joe Zimmerman-Hall', teamCode: 'BOS', playerId: 'z1' },
    { sport: 'mlb' as const, name: `${NAMES.players[0]!.name.split(' ')[0]} Zimmerman`, teamCode: 'NYY', playerId: 'z2' },
  ];
  const whole = lexiconOf({ ...NAMES, players: [...NAMES.players, ...more] });
  const later = lexiconWith(LEXICON, more);
  expect([...whole.phrases.keys()].filter((phrase) => JSON.stringify(later.get(phrase)) !== JSON.stringify(whole.get(phrase)))).toEqual([]);
  expect(later.phrases.size).toBeLessThan(20);
});
