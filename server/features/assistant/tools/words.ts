import { longDateText } from '../../../kernel/eastern-words.ts';
import type { Closure } from '../../limits/index.ts';
import { MEANINGS } from '../glossary/meanings.ts';
import { type Finding, finding, joined } from '../session/finding.ts';
import type { Distress } from '../understand/distress.ts';
import { lookAtExpectedValue } from './sums/price-sums.ts';
import type { Look } from './tool.ts';

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
