import { longDateText } from '../../../kernel/eastern-words.ts';
import type { Closure } from '../../limits/index.ts';
import { type Finding, finding, joined } from '../session/finding.ts';
import type { Distress } from '../understand/distress.ts';
import type { Term } from '../understand/vocabulary.ts';
import { lookAtExpectedValue } from './price-sums.ts';
import type { Look } from './tool.ts';

const MEANINGS: Readonly<Record<Exclude<Term, 'expected value'>, readonly string[]>> = {
  'closing line value': [
    'Closing line value (CLV) compares the price you took with the last price before the game, without the book’s margin. Beating the close again and again is the best early sign of an edge, long before results can show one.',
    'We measure it for every published pick and every tracked bet whose line did not move off its number.',
  ],
  'no-vig price': [
    'Books price both sides so that the implied probabilities add up to more than 100%. Taking that margin (the vig, or hold) out leaves the fair price. Ask me with both prices and I work it out.',
  ],
  kelly: [
    'Kelly stakes the share of a bankroll that grows it fastest: edge divided by the profit the price pays. We advise a quarter of it, and never more than 5% of the bankroll, because no probability is exact.',
  ],
  'run line': [
    'The run line is baseball’s spread: usually −1.5 for the favorite, who must win by 2 or more, and +1.5 for the underdog, who may lose by 1.',
  ],
  spread: [
    'A spread gives one side points before the game: the favorite must win by more than it, the underdog may lose by less. Landing on the number is a push. In baseball it is called the run line.',
  ],
  moneyline: ['A moneyline is a bet on who wins the game. A minus price is what you stake to win $100; a plus price is what $100 wins.'],
  total: [
    'A total is a bet on the runs or points of both clubs together: over or under the number. Landing on the number is a push, and the stake comes back.',
  ],
  'team total': ['A team total is a bet on the runs or points of one club alone: over or under its number.'],
  parlay: [
    'A parlay joins bets into one that wins only if every leg wins. Prices multiply, and so do the books’ margins. Ask me with the prices and I work out what it pays.',
  ],
  'same-game parlay': [
    'A same-game parlay joins legs of one game. They depend on each other: a favorite that wins often wins with many runs, so the price is not the product of the legs. Ask me with two legs of a game and I price them jointly.',
  ],
  teaser: ['A teaser is a parlay of spreads or totals whose numbers are all moved in your favor, for a lower price.'],
  'key number': [
    'A key number is a margin that many games end by: about one NFL game in seven ends by exactly 3 points and one in eleven by 7, so a spread of -2.5 is worth more than the half point to -3.5 suggests elsewhere.',
  ],
  'three-way': [
    'A three-way line has the tie after regulation as a third outcome: each side wins only by leading then, and overtime or a shootout does not count.',
  ],
  'round robin': ['A round robin is every parlay of a chosen size from one list of legs: three legs by twos are three parlays.'],
  unit: [
    'A unit is the size of your usual stake, often 1% of a bankroll. Records in units can be compared whatever people stake. You can set yours in Settings.',
  ],
  push: ['A push is a tie with the line: the stake comes back, and the bet counts neither as won nor as lost.'],
  void: ['A void bet never counted: the game was not played, or a listed pitcher did not start. The stake comes back.'],
  arbitrage: [
    'An arbitrage bets both sides at different books at prices that leave a profit whichever wins. They are rare, small and short-lived, and a book may void a price it calls an error. Ask me “any arbs right now?”.',
  ],
  middle: [
    'A middle bets over a low number at one book and under a higher one at another. Usually one side wins and the other loses, which costs a little; if the result lands between the numbers, both win.',
  ],
  'low hold': [
    'Low hold is a pair of prices at different books that together keep little or nothing for the books: the cheapest place to bet a side.',
  ],
  hedge: [
    'A hedge bets the other side later, so that both results leave money. It costs expected value, and buys certainty. Give me the stake and both prices and I work it out.',
  ],
  bankroll: [
    'A bankroll is the money set aside for betting, which you can lose without missing it. Stakes are a small share of it: about 1%, and never above 5%.',
  ],
  'implied probability': [
    'The implied probability of a price is 1 divided by its decimal form: the share of bets that must win to break even. It includes the book’s margin.',
  ],
  'plus money': ['Plus money is a price above even: +150 wins $150 on $100. The side with it on the moneyline is the underdog.'],
  favorite: ['The favorite is the side more likely to win by the market: the one with the shorter moneyline price.'],
  steam: [
    'Line movement is how a price or a number changed since it opened. Steam is a fast move at many books at once. Prices alone do not tell whether news or money moved them.',
  ],
  'public split': [
    'A public split is how bets and money divide between the sides. Ours counts ClearEdge users, with its sample; it is not the whole market.',
  ],
  'prop bet': ['A prop is a bet on something other than the result, mostly a player’s number: strikeouts, hits, total bases.'],
  outright: [
    'An outright is a bet on who wins a whole tournament. The price is long because the field is large, and so is the books’ margin.',
  ],
  'dead heat': [
    'In a dead heat players tie for the last paid places: the stake is divided by how many share them, and only its part wins.',
  ],
  NRFI: ['NRFI is no run in the first inning: the under of half a run in the first inning. YRFI is the over.'],
  'first five innings': [
    'A first-five bet counts the first five innings alone, so it is mostly about the starting pitchers. It can end level, and a tie on the moneyline is a push.',
  ],
  'listed pitcher': ['“Listed” makes a baseball bet void when an announced starter does not start; “action” stands whoever pitches.'],
  confidence: [
    'Confidence is the percentile of a pick’s evidence among the plays of the back-test in its market. It is a rank, not a probability: the win probability, the EV and how that band did in the back-test are shown with it.',
  ],
  calibration: [
    'A model is calibrated when what it calls 60% happens 60% of the time. Log loss and the Brier score measure that together with how sharp it is; lower is better. Ask me how good the model is.',
  ],
  model: [
    'The model rates clubs, starters, bullpens, lineups and parks from every finished game, turns them into expected runs and the distribution of the score, and is blended with the market in the proportion that past seasons support.',
    'How good it was on seasons it had never seen, and the record of everything published here, is on its page.',
  ],
  odds: [
    'American odds: −150 means stake $150 to win $100; +150 means $100 wins $150. Decimal odds are what one unit pays back with the stake.',
  ],
  ROI: ['ROI is profit divided by what was staked. Over few bets it says little: we show it with its 95% interval.'],
  'hit rate': [
    'A hit rate is how often something happened, such as a player going over a line, out of so many games. Look at how many games it counts and at the price.',
  ],
  'cash-out': ['Cash-out closes an open bet early for its stake times how far its chance has moved, less a hold.'],
  'free bet': ['A free bet stakes the book’s money: only the winnings are paid. It is worth less than cash, and most at long prices.'],
  sharp: ['Sharp is money or a book whose prices others follow, because it is right more often; square is the opposite.'],
  drawdown: ['Max drawdown is the largest drop of a running total from its peak.'],
};

const TERMS = Object.keys(MEANINGS) as (keyof typeof MEANINGS)[];

const MOST_TERMS = 3;

const meaningOf = (term: (typeof TERMS)[number]): Finding =>
  finding(TERMS.includes(term) ? MEANINGS[term] : [], {
    sources: [{ label: 'How ClearEdge works', asOf: null, href: '/help' }],
    links: [{ label: 'Help', href: '/help' }],
  });

/** A betting term in plain words: the longest one that the question names, or each of several that it sets side by side. */
export const lookAtTerm: Look = async (session, reading) => {
  const isSeveral = reading.cues.has('apart') || /\b(?:and|or)\b/i.test(reading.text);
  const named = reading.terms.slice(0, isSeveral ? MOST_TERMS : 1);
  const meanings = await Promise.all(
    (named.length > 0 ? named : (['expected value'] as const)).map(async (term) =>
      term === 'expected value' ? lookAtExpectedValue(session, { ...reading, prices: [], chances: [] }) : meaningOf(term),
    ),
  );
  return joined(meanings);
};

/** What stands before an answer to someone who asks for certainty. */
export const NO_CERTAINTY = 'Nothing in betting is certain, and I will not call anything so. What the data says:';

const HELP_LINKS = [{ label: 'Responsible Gaming: limits, cool-off, self-exclusion', href: '/responsible-gaming' }];
const LINES = [
  '• United States: call or text 1-800-GAMBLER (1-800-426-2537), free, day and night.',
  '• Ontario: ConnexOntario, 1-866-531-2600. United Kingdom: GamCare, 0808 8020 133. Elsewhere: gamblingtherapy.org.',
];

const OPEN = 'I can still give you scores, standings and news, and explain betting terms.';

/** To a member who may not bet now: no game to bet on, no price, no stake. */
export function closureWords(closure: Closure): Finding {
  if (closure.kind === 'under_age')
    return finding(
      [`You told us you are under 21, so I won’t name bets, prices or stakes. ${OPEN}`, 'If that was a mistake, write to support.'],
      { links: [{ label: 'Support', href: '/support' }] },
    );
  const reason = closure.kind === 'exclusion' ? 'You have excluded yourself from betting' : 'You are taking a break from betting';
  return finding(
    [
      `${reason} until ${longDateText(closure.until)}, so I won’t name bets, prices or stakes until then.`,
      `${OPEN} If the break is hard to keep, these people can help:`,
      ...LINES,
    ],
    { links: HELP_LINKS },
  );
}

/** Help before anything else, and no figures. */
export function helpWords(distress: Exclude<Distress, 'none'>): Finding {
  const despair = [
    'I am glad you wrote this. If you might hurt yourself, please call or text 988 now (United States and Canada) or your local emergency number; someone is there day and night.',
  ];
  const betting = [
    'This sounds hard, and it is not a matter for picks. Please stop betting for today and talk to someone who helps with exactly this:',
  ];
  return finding(
    [
      ...(distress === 'despair' ? despair : betting),
      ...LINES,
      'Here you can set a weekly limit that tightens at once, take a break that cannot be lifted early, or exclude yourself: all on the Responsible Gaming page. I am not going to suggest a bet in answer to this.',
    ],
    { links: HELP_LINKS },
  );
}
