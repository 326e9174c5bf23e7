import { paths } from '../../../lib/paths.ts';
import type { HelpChapter } from '../help-types.ts';

export const QUESTIONS: HelpChapter = {
  id: 'questions',
  title: 'Questions and answers',
  about: 'What people ask most.',
  topics: [
    {
      id: 'q-place',
      title: 'Can I place a real bet here?',
      alias: 'money deposit withdraw',
      body: ['No. Place it at your book and keep the record here, or practice with virtual money.'],
    },
    {
      id: 'q-locked',
      title: 'Why is something locked?',
      alias: 'upgrade tier required pro elite gate',
      body: [`It belongs to a plan above yours; the lock names it. Plans are on the [Pricing](${paths.subscribe}) page.`],
    },
    {
      id: 'q-no-picks',
      title: 'Why are there no picks today?',
      alias: 'empty no bet daily picks',
      body: [
        'Either it is before nine in the morning Eastern, starters are not announced yet, or nothing is worth its price. The last is published as “no bet”.',
      ],
    },
    {
      id: 'q-high-lost',
      title: 'A pick with high confidence lost. Is the model broken?',
      alias: 'wrong accuracy lost',
      body: [
        `No. Confidence is a rank of evidence; even clear favorites in baseball lose about one game in three. Look at a whole band in the [Record](${paths.record()}), not at one pick.`,
      ],
    },
    {
      id: 'q-price-gone',
      title: 'The price at my book is different',
      alias: 'odds changed line moved not available',
      body: [
        'Prices move within seconds, and each one here carries its age. If what your book offers now is worse, the bet may be worth nothing anymore: check the fair price beside it.',
      ],
    },
    {
      id: 'q-not-settled',
      title: 'My bet is still pending',
      alias: 'settle result late waiting',
      body: [
        `It is graded when the official result is in. A postponed or suspended game follows the [House Rules](${paths.houseRules}), and a result that contradicts itself is held until it is sound. A bet written in words we cannot match with a game is yours to resolve, in [My Bets](${paths.myBets()}).`,
      ],
    },
    {
      id: 'q-void',
      title: 'Why was my bet void or a push?',
      alias: 'refund returned postponed pitcher changed',
      body: [
        `A push fell exactly on the line; a void never counted. The stake is back in both cases. The receipt names the rule, and the [House Rules](${paths.houseRules}) show it with an example.`,
      ],
    },
    {
      id: 'q-today',
      title: 'What is “today”?',
      alias: 'time zone eastern date slate week',
      body: [
        `The Eastern calendar day. Times are shown in Eastern, or in the zone you choose in [Settings](${paths.settings}). Weeks begin on Monday.`,
      ],
    },
    {
      id: 'q-reset',
      title: 'I lost my $1,000. What now?',
      alias: 'balance empty broke virtual',
      body: [
        `Reset it in the [Virtual Sportsbook](${paths.virtualSportsbook}). And look at what you staked: the 5% rule makes it hard to lose.`,
      ],
    },
    {
      id: 'q-support',
      title: 'My question is not here',
      alias: 'contact support help human',
      body: [
        `See [Support](${paths.support}). The grading of any bet is on its receipt, and everything about numbers on [The Model](${paths.model}).`,
      ],
    },
  ],
};
