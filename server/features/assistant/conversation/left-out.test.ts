import { expect, test } from 'vitest';
import { NAMES } from '../testing/evaluation/names.ts';
import { lexiconOf } from '../understand/directory.ts';
import { readMessage } from '../understand/read-message.ts';
import { leftOut } from './left-out.ts';

const LEXICON = lexiconOf(NAMES);
const left = (question: string): string[] => readMessage(question, '2026-07-11', LEXICON, null).flatMap(leftOut);

test.each([
  ['steelers record as underdogs', ['as underdogs']],
  ['nba ats trends', ['spread']],
  ['average price on the over in the mets game', ['average']],
  ['weather for the mets game at home', ['at home']],
  ['how accurate is your model on nfl totals', ['total']],
  ['nfl middles this week', ['this week']],
  ['did anybody throw a no hitter yesterday', ['no hitter']],
  ['whats your record on picks over 60 pct', ['60%']],
  ['nfl injuries at harbor', ['Harbor']],
  ['biggest line moves since this morning', ['since this morning']],
  ['pick record by weekday', ['by week day']],
  ['my record on bets over 3 units', ['above 3 units']],
  ['have i hit my deposit limit', ['deposit limit']],
  ['how much on the second one', ['the second one']],
  ['best bets on alternate totals in the nba', ['alternate']],
  ['who led after round 2 of the last golf tournament', ['round 2']],
  ['how are my strategies doing this month', ['this month']],
  ['how much am i up on parlays since sept', []],
  ['how are my strategies doing since sept', ['since September']],
  ['tell me if over 47 in the bears game moves to 45', ['45']],
  ['any arb with at least 2 percent', ['2%']],
  ['mets price for the octopus', ['octopus']],
  ['mets injuries weather', ['injuries']],
  ['nhl picks except the bruins', ['except the bruins']],
  ['any plays tonight that arent mlb', ['arent mlb']],
  ['lakers odds tonight last month', ['last month']],
  ['astros moneyline in the nhl', ['NHL']],
  ['dodgers last 5 games at home', ['at home']],
  ['nba standings strikeouts', ['strikeouts']],
  ['public betting on the mets by quarter', ['by quarter']],
  ['3 leg parlay of nba favorites', ['favorites']],
])('"%s" says what its answer is not narrowed by', (question, words) => {
  expect(left(question)).toEqual(words);
});

test.each([
  'what are the best bets today',
  'mets ml tonight',
  'my roi on underdogs last month',
  'kelly for ducks +160 if they win 42%',
  '1500 in my roll, packers 60% at -120, how much',
  'did the mets cover yesterday',
  'what is a teaser',
  'my record on home teams',
  'do i lose money betting primetime',
  'who won the masters bet i made',
  'picks over 60 pct',
  'next 3 games for the suns',
  'my clv on props',
  'celtics injuries and the spread',
  'if i put 35 down at -145 how much do i get back',
  'tonihgt mets price',
  'arbs between harbor and quarry',
  'any +ev underdogs in the nfl',
  '+ev alternate unders',
  'my bets over $50',
  'my record by sport',
])('"%s" leaves nothing out', (question) => {
  expect(left(question)).toEqual([]);
});

test.each(['nhl picks except the bruins', 'nhl picks but not bruins', 'best bets today not nba', 'any plays besides mlb'])(
  '"%s" is not answered about the one that is left out',
  (question) => {
    const [reading] = readMessage(question, '2026-07-11', LEXICON, null);
    expect(reading).toMatchObject({ teams: [], sport: question.startsWith('nhl') ? 'nhl' : null });
  },
);
