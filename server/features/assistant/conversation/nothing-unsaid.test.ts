import { describe, expect, test } from 'vitest';
import { BETTORS } from '../testing/evaluation/bettors.ts';
import { DEVELOPED } from '../testing/evaluation/developed.ts';
import { HALF_READ } from '../testing/evaluation/half-read.ts';
import { LEAGUES } from '../testing/evaluation/leagues.ts';
import { NAMES } from '../testing/evaluation/names.ts';
import { casesOf, outcomeOf } from '../testing/evaluation/read-case.ts';
import { SCREENS } from '../testing/evaluation/screens.ts';
import { STRANGERS } from '../testing/evaluation/strangers.ts';
import { lexiconOf } from '../understand/directory.ts';
import { readMessage } from '../understand/read-message.ts';
import type { Reading } from '../understand/reading.ts';
import { spelledOut } from '../understand/shorthand.ts';
import { leftOut } from './left-out.ts';
import { readingText } from './restate.ts';

const LEXICON = lexiconOf(NAMES);
const known = new Map<string, Reading[]>();
function read(question: string): Reading[] {
  const readings = known.get(question) ?? readMessage(question, '2026-07-11', LEXICON, null);
  known.set(question, readings);
  return readings;
}

/** All that an answer is made of or says: two questions alike in it are answered alike. */
const answeredBy = (readings: readonly Reading[]): string =>
  JSON.stringify(
    readings.map((one) => [
      outcomeOf(one),
      readingText(one),
      leftOut(one),
      [one.prices, one.chances, one.dollars, one.count, one.lines, one.field, one.wants, one.markets, one.unknown, one.otherBooks],
      one.choices.length,
      one.isPlain,
    ]),
  );

/** Answered in words of their own, or not at all: a word more changes nothing that is looked up. */
const IN_WORDS = new Set(['ask', 'unknown', 'off_topic', 'distress', 'scope', 'small_talk', 'risky', 'rule', 'explain', 'help']);
/** Own bets are cut by these words themselves, in every combination. */
const OF_OWN = new Set(['my_bets', 'my_clv']);

/** Every ninth of the questions that the grammar was written on, where the answer is looked up. */
const QUESTIONS = casesOf([DEVELOPED, LEAGUES, STRANGERS, BETTORS, SCREENS, HALF_READ].join(''))
  .map(({ question }) => question.replace(/[?.!]+$/, ''))
  .filter((_, at) => at % 9 === 0)
  .filter((question) => read(question).every((one) => !IN_WORDS.has(outcomeOf(one))));

/** A number, a day, a book, a side, a place, a negation, a comparison, a name, a second question; `unless` matches what says the like already. */
const MEANINGS: readonly [words: string, unless: RegExp][] = [
  ['at harbor', /harbor/i],
  ['at draftkings', /draftkings|dk/i],
  ['except the mets', /except|mets/i],
  ['not favorites', /fav|chalk/i],
  ['last month', /\b(?:last|month|yesterday|yday|season|year|week|games?|\d+)\b/i],
  ['in 2019', /\b20\d\d\b/],
  ['with 37% chance', /%|pct|percent/i],
  ['at +135', /[+-]\d{3}|\b(?:price|odds)\b/],
  ['for rookies', /rookie/i],
  ['on average', /average|avg/i],
  ['at least 23', /\d/],
  ['in the rain', /rain|weather|wind/i],
  ['team totals', /total|tt|points|pts/i],
  ['by quarter', /quarter|qtr/i],
  ['excluding the bills', /bills|buf/i],
  ['before noon', /noon|unit|bankroll/i],
  ['with my strategy', /strateg|system/i],
  ['and the injuries', /injur|hurt|out|ques|doubt|playing|health|status|miss|gtd|dinged|banged|scratch|limp|available|dnp|good to go/i],
  [
    'and the standings',
    /stand|place|first|division|seed|east|west|central|atlantic|metro|pacific|lead|afc|nfc|behind|back|rank|table|points do/i,
  ],
];

describe.each(MEANINGS)('"… %s"', (words, unless) => {
  test('changes every answer, or is named beside it', () => {
    const silent = QUESTIONS.filter((question) => !unless.test(question))
      .filter((question) => !OF_OWN.has(read(question)[0]!.what))
      .filter((question) => answeredBy(read(`${question} ${words}`)) === answeredBy(read(question)));
    expect(silent).toEqual([]);
  });
});

/** What a question loses with the word is missed in its answer: a number, a name of a club or player, a book or a side. */
const CARRIES = /\d|^(?:over|under|yesterday|tomorrow|except|only|harbor|quarry|summit|average)$/i;

test('a number, a day, a book or a side that is dropped from a question changes its answer', () => {
  const silent = QUESTIONS.flatMap((question) => {
    // The 4 of "in net 4 the Habs" is a word.
    const words = spelledOut(question).split(' ');
    return words.flatMap((word, at) =>
      CARRIES.test(word) && answeredBy(read(words.toSpliced(at, 1).join(' '))) === answeredBy(read(question))
        ? [`${question}: ${word}`]
        : [],
    );
  });
  expect(silent).toEqual([]);
});
