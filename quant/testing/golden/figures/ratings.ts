import {
  eloAfter,
  eloExpectation,
  eloNextSeason,
  eloWinProbability,
  leagueLog5,
  log5,
  multinomialLog5,
  pythagenpat,
  pythagorean,
} from '../../../elo/index.ts';
import { addState, addTerm, emptyStates, noTerms, observeCount, observeValue } from '../../../sports/baseball/ratings/states.ts';
import type { Figure } from './figure.ts';

/** Mean and variance of one state of mean 0 and variance 1 after it learned something. */
function learned(learn: (states: ReturnType<typeof emptyStates>, terms: ReturnType<typeof noTerms>) => void): number[] {
  const states = emptyStates();
  const terms = noTerms();
  addState(states, 'offence', '0', [0, 1, 0]);
  addTerm(terms, 0, 1);
  learn(states, terms);
  return [states.means[0]!, states.variances[0]!];
}

/** Elo, log5, Pythagorean shares and the rating update. */
export const RATING_FIGURES: readonly Figure[] = [
  ['a lead of 200 points', () => eloExpectation(200), Math.sqrt(10) / (1 + Math.sqrt(10)), '1/(1 + 10^(−200/400))'],
  ['a lead of 400 log10(3) points', () => eloExpectation(400 * Math.log10(3)), 0.75, '1/(1 + 1/3)'],
  ['24 points behind, at home', () => eloWinProbability({ home: 1490, away: 1514 }), 0.5, 'Playing at home is worth 24 points'],
  ['a better starter', () => eloWinProbability({ home: 1500, away: 1500, homeEdge: 0, homeAdjustment: 400 }), 10 / 11, '1/(1 + 1/10)'],
  [
    'a starter each way, in an empty ballpark',
    () => eloWinProbability({ home: 1500, away: 1500, homeEdge: 9.6, homeAdjustment: -14.8, awayAdjustment: -5.2 }),
    0.5,
    '9.6 − 14.8 + 5.2 = 0',
  ],
  [
    'a lead of 300 in the postseason',
    () => eloWinProbability({ home: 1800, away: 1500, homeEdge: 0, isPostseason: true }),
    10 / 11,
    '300 x 4/3 = 400',
  ],
  [
    'an even game won by one run',
    () => eloAfter({ home: 1476, away: 1500 }, 4, 3).home - 1476,
    (1.66 * 2 ** 0.7) / 2,
    '1.66 x 2^0.7 x (1 − 1/2)',
  ],
  ['a rating after the winter', () => eloNextSeason(1440), 1460, '1500 − 60 x 2/3'],
  ['log5 of 60% and 40%', () => log5(0.6, 0.4), 9 / 13, '0.6 x 0.6 over 0.36 + 0.16'],
  ['log5 of equals', () => log5(0.45, 0.45), 0.5, 'Equal odds'],
  ['log5 against a league', () => leagueLog5(0.3, 0.25, 0.2), 4 / 11, 'Odds 3/7 x 1/3 over 1/4 are 4/7'],
  ['an average pitcher', () => leagueLog5(0.31, 0.22, 0.22), 0.31, 'The league cancels the pitcher'],
  [
    'log5 of three outcomes',
    () => multinomialLog5([0.2, 0.3, 0.5], [0.4, 0.3, 0.3], [0.2, 0.3, 0.5]),
    [0.4, 0.3, 0.3],
    'The league cancels the batter',
  ],
  ['Pythagoras by squares', () => pythagorean(5, 4, 2), 25 / 41, '25/(25 + 16)'],
  ['Pythagoras with one run a game', () => pythagenpat(90, 72, 162), 5 / 9, '1^0.287 = 1; 90/162'],
  ['Pythagoras of equals', () => pythagenpat(700, 700, 162), 0.5, 'As many runs scored as allowed'],
  [
    'three runs where one was expected, k = 1',
    () => learned((states, terms) => observeCount(states, terms, 3, 0, 1)),
    [2 / 3, 2 / 3],
    'Score (3 − 1)/2 = 1 and information 1/2: mean 1/1.5, variance 1 − 0.5/1.5',
  ],
  [
    'no run where two were expected, k = 2',
    () => learned((states, terms) => observeCount(states, terms, 0, Math.log(2), 2)),
    [-0.5, 0.5],
    'Score −2/2 = −1 and information 1: mean −1/2, variance 1 − 1/2',
  ],
  [
    'a measurement as sure as the state',
    () => learned((states, terms) => observeValue(states, terms, 3, 1)),
    [1.5, 0.5],
    'Halfway, and half the variance',
  ],
];
