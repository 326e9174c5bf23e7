import { type GoldenCase, golden } from './golden-case.ts';

// Prices are chosen backwards, from fair probabilities whose priced form is rational, so that every method has an exact answer.
const three = { decimal_odds: [2, 3, 4] };
const SHIN_Z = (561 ** 2 - 541 ** 2) / 541 ** 2;
const SHIN = [(561 / 1082) * (580 / 541), (599 / 2164) * (580 / 541), (599 / 2164) * (580 / 541)];
const NEEDS_TWO = 'One price alone does not show the margin';

/** What a market is worth without the book's margin, and how large the margin is. */
export const MARGIN_CASES: GoldenCase[] = [
  ...golden('DEVIG', [
    ['devig', { decimal_odds: [1.6, 2.5], method: 'multiplicative' }, { probabilities: [25 / 41, 16 / 41] }, '0.625 and 0.4 over 1.025'],
    ['devig', { american_odds: [-120, 100], method: 'multiplicative' }, { probabilities: [12 / 23, 11 / 23] }, '6/11 and 1/2 over 23/22'],
    ['devig', { ...three, method: 'multiplicative' }, { probabilities: [6 / 13, 4 / 13, 3 / 13] }, '1/2, 1/3, 1/4 over 13/12'],
    [
      'devig',
      { decimal_odds: [1.6, 2.5], method: 'additive' },
      { probabilities: [0.6125, 0.3875] },
      'Each 0.025/2 less than 0.625 and 0.4',
    ],
    ['devig', { ...three, method: 'additive' }, { probabilities: [17 / 36, 11 / 36, 8 / 36] }, 'Each 1/36 less than 18/36, 12/36, 9/36'],
    ['devig', { decimal_odds: [1.05, 1.1, 900], method: 'additive' }, 'error', 'A third of the margin is more than the long shot has'],
    ['devig', { decimal_odds: [1.25, 5 / 3], method: 'power' }, { probabilities: [0.64, 0.36], k: 2 }, '0.8² + 0.6² = 1'],
    [
      'devig',
      { decimal_odds: [1.5, 1.5, 3], method: 'power' },
      { probabilities: [4 / 9, 4 / 9, 1 / 9], k: 2 },
      '(2/3)² + (2/3)² + (1/3)² = 1',
    ],
    ['devig', { decimal_odds: [2, 1.5, 1.2], method: 'power' }, { probabilities: [1 / 8, 8 / 27, 125 / 216], k: 3 }, '3³ + 4³ + 5³ = 6³'],
    [
      'devig',
      { decimal_odds: [5 / 3, 3, 3], method: 'odds_ratio' },
      { probabilities: [0.5, 0.25, 0.25], c: 1.5 },
      'Odds 1 and 1/3 times 1.5 are 3/2 and 1/2, that is 3/5 and 1/3',
    ],
    [
      'devig',
      { decimal_odds: [1.2, 2], method: 'odds_ratio' },
      { probabilities: [0.6909830056250525, 0.3090169943749474], c: Math.sqrt(5) },
      'Odds 5 and 1 divided by c multiply to 1: c = √5, p = √5/(1 + √5) and 1/(1 + √5)',
    ],
    [
      'devig',
      { decimal_odds: SHIN.map((priced) => 1 / priced), method: 'shin' },
      { probabilities: [0.5, 0.25, 0.25], z: SHIN_Z },
      'Shin 1992: priced √(zp + (1−z)p²) x their sum; 1 + z = (561/541)² and 1 + 3z = (599/541)² make the roots rational',
    ],
    [
      'devig',
      { decimal_odds: [1.8, 2.1], method: 'shin' },
      { probabilities: [34 / 63, 29 / 63] },
      'Jullien and Salanié 1994: for two outcomes the additive method; 35/63 − 1/63 and 30/63 − 1/63',
    ],
    [
      'devig',
      { decimal_odds: [1 / 0.6554217416103242, 1 / 0.4207402905608969], method: 'probit' },
      { probabilities: [0.6179114221889526, 0.3820885778110474] },
      'Table of the normal distribution: Φ(0.4) and Φ(−0.2) shifted by 0.1 are Φ(0.3) and Φ(−0.3)',
    ],
    ['devig', { decimal_odds: [1.91, 1.91], method: 'probit' }, { probabilities: [0.5, 0.5] }, 'Equal prices are equal chances'],
    ['devig', { decimal_odds: [1.9], method: 'power' }, 'error', NEEDS_TWO],
    ['devig', { decimal_odds: [], method: 'multiplicative' }, 'error', NEEDS_TWO],
    ['devig', { decimal_odds: [1, 3], method: 'shin' }, 'error', 'A decimal price is above 1'],
    ['devig', { decimal_odds: [2.2, 2.2], method: 'shin' }, 'error', 'Insiders cannot explain prices below 100%'],
  ]),
  ...golden('HOLD', [
    ['hold', { american_odds: [-120, 100] }, 1 / 23, '1 − 22/23'],
    ['hold', three, 1 / 13, '1 − 12/13'],
    ['hold', { decimal_odds: [2.2, 2.2] }, -0.1, '1 − 1.1: the bettor holds it'],
    ['hold', { american_odds: [-150, 150] }, 0, '0.6 + 0.4 = 1'],
    ['overround', three, 1 / 12, '13/12 − 1'],
    ['overround', { american_odds: [-120, 100] }, 1 / 22, '23/22 − 1'],
  ]),
];
