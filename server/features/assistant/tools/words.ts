import type { Closure } from '../../limits/index.ts';
import { type Finding, finding } from '../session/finding.ts';
import type { Distress } from '../understand/distress.ts';
import { TERMS } from '../understand/intent-rules.ts';
import { lookAtExpectedValue } from './price-sums.ts';
import type { Look } from './tool.ts';

const MEANINGS: Record<string, readonly string[]> = {
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
  moneyline: ['A moneyline is a bet on who wins the game. A minus price is what you stake to win $100; a plus price is what $100 wins.'],
  total: [
    'A total is a bet on the runs of both clubs together: over or under the number. Landing on the number is a push, and the stake comes back.',
  ],
  parlay: [
    'A parlay joins bets into one that wins only if every leg wins. Prices multiply, and so do the books’ margins. Ask me with the prices and I work out what it pays.',
  ],
  unit: [
    'A unit is the size of your usual stake, often 1% of a bankroll. Records in units can be compared whatever people stake. You can set yours in Settings.',
  ],
  push: ['A push is a tie with the line: the stake comes back, and the bet counts neither as won nor as lost.'],
  confidence: [
    'Confidence is the percentile of a pick’s evidence among the plays of the back-test in its market. It is a rank, not a probability: the win probability, the EV and how that band did in the back-test are shown with it.',
  ],
  model: [
    'The model rates clubs, starters, bullpens, lineups and parks from every finished game, turns them into expected runs and the distribution of the score, and is blended with the market in the proportion that past seasons support.',
    'How good it was on seasons it had never seen, and the record of everything published here, is on its page.',
  ],
};

/** A term of betting in plain words. */
export const lookAtTerm: Look = (session, requested) => {
  const found = TERMS.find(({ pattern }) => pattern.test(requested.text));
  if (!found || found.term === 'expected value') return lookAtExpectedValue(session, { ...requested, prices: [], chances: [] });
  return Promise.resolve(
    finding(MEANINGS[found.term] ?? [], {
      sources: [{ label: 'How ClearEdge works', asOf: null, href: '/model' }],
      links: [{ label: 'The model', href: '/model' }],
    }),
  );
};

export const scopeWords = (): Finding =>
  finding(
    [
      'I answer from ClearEdge’s own data only: games, best prices and line moves, our analysis and picks, the record, props, pitchers, weather, injuries, form, standings, stakes, parlays and your own bets. I hold nothing about other members, and nothing beyond baseball betting.',
      'Ask, for example: “What are the best bets today?” or “Yankees odds tonight?”.',
    ],
    { links: [{ label: 'Games', href: '/games' }] },
  );

/** What stands before an answer to someone who asks for certainty. */
export const NO_CERTAINTY = 'Nothing in betting is certain, and I will not call anything so. What the data says:';

const HELP_LINKS = [{ label: 'Responsible Gaming: limits, cool-off, self-exclusion', href: '/responsible-gaming' }];
const LINES = [
  '• United States: call or text 1-800-GAMBLER (1-800-426-2537), free, day and night.',
  '• Ontario: ConnexOntario, 1-866-531-2600. United Kingdom: GamCare, 0808 8020 133. Elsewhere: gamblingtherapy.org.',
];

const dayOf = (at: Date): string =>
  at.toLocaleDateString('en-US', { timeZone: 'America/New_York', month: 'long', day: 'numeric', year: 'numeric' });

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
      `${reason} until ${dayOf(closure.until)}, so I won’t name bets, prices or stakes until then.`,
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
