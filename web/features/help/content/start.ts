import { PAID_TIERS, TIER_NAME, TIER_NAMES } from '@clearedge/contract/entitlements';
import { INTERVALS, PAID_PLANS, planCents } from '@clearedge/contract/routes/billing/plan-terms';
import { paths } from '../../../lib/paths.ts';
import type { HelpChapter } from '../help-types.ts';

const PRICES = PAID_TIERS.map(
  (tier) => `${TIER_NAME[tier]} costs ${INTERVALS.map((interval) => `$${planCents({ tier, interval }) / 100} a ${interval}`).join(' or ')}`,
).join(', ');

export const START: HelpChapter = {
  id: 'start',
  title: 'First steps',
  about: 'What ClearEdge is, and a first evening with it.',
  topics: [
    {
      id: 'what-it-is',
      title: 'What ClearEdge does',
      alias: 'bookmaker sportsbook real money deposit',
      body: [
        'ClearEdge shows what every book pays on every game, what the prices say once the margin is out, and what a documented model believes. It keeps the record of your bets, and lets you practice with virtual money.',
        'It is not a bookmaker. It takes no bets, holds no money and pays nothing out: a tracked bet is a note of a bet you placed elsewhere.',
      ],
    },
    {
      id: 'first-evening',
      title: 'A first evening',
      alias: 'begin tutorial how to start new',
      body: [
        [
          `Open [Games](${paths.games()}): every game of the Eastern day with the best price of each side and its age.`,
          'Press a price. It goes onto your slip; nothing is placed yet.',
          `Enter a stake and place it in [My Bets](${paths.myBets()}). Place the bet itself at your book, if you want it for real.`,
          `Or practice the same in the [Virtual Sportsbook](${paths.virtualSportsbook}), with $1,000 of virtual money.`,
          'When the game is over, the bet is graded by itself, and its receipt shows the score, the rule and the arithmetic.',
        ],
      ],
    },
    {
      id: 'data-source',
      title: 'Real or simulated games',
      alias: 'demo live archive replay',
      body: [
        'Where the games are simulated, or a past season is replayed, the foot of every page says so. In a demo the players and results are invented, and simulated bettors are marked wherever they appear.',
        `Where its probabilities come from and how good they are is on the [model’s page](${paths.model}).`,
      ],
    },
    {
      id: 'plans',
      title: TIER_NAMES,
      alias: `tier price cost subscription upgrade downgrade cancel yearly monthly refund ${PAID_PLANS.map((plan) => `$${planCents(plan) / 100}`).join(' ')}`,
      body: [
        `What each plan holds is listed [below](#plan-list). ${PRICES}; all are on the [Pricing](${paths.subscribe}) page, and so is the way out: a canceled plan stays on until the end of what is paid, and your data stays yours.`,
        'A higher plan starts at once, for the difference. Any other change, and switching between monthly and yearly billing, starts when what you paid runs out.',
        'What your plan does not include is not hidden in the page: it is never sent.',
      ],
    },
    {
      id: 'keyboard',
      title: 'Keyboard',
      alias: 'shortcuts keys hotkeys',
      body: [
        'Press ? on any page for the whole list. The ones to remember: / for the search of teams, players and games; g then a letter for a page (g h Home, g g Games, g b My Bets, g v Virtual Sportsbook); Esc closes what is open.',
      ],
    },
  ],
};
