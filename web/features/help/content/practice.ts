import { DIVISIONS, GROUP_SIZE, UNITS_BOARD_LEAST_BETS } from '@clearedge/contract/competition';
import { paths } from '../../../lib/paths.ts';
import type { HelpChapter } from '../help-types.ts';

export const PRACTICE: HelpChapter = {
  id: 'practice',
  title: 'Practice, leaderboard and groups',
  about: 'Betting without money, alone and against others.',
  topics: [
    {
      id: 'virtual-balance',
      title: 'The virtual balance: $1,000',
      alias: 'reset bankroll practice money start 1000',
      body: [
        'Everybody begins with $1,000 of virtual money. It has no cash value: it cannot be bought, paid out or exchanged.',
        `A reset in the [Virtual Sportsbook](${paths.virtualSportsbook}) brings the balance back to $1,000 and begins a new statistics period. It deletes nothing; bets that are open stay open.`,
      ],
    },
    {
      id: 'virtual-bets',
      title: 'Practice bets, parlays and cash-out',
      alias: 'virtual sportsbook round robin same game parlay legs',
      body: [
        [
          'Singles and parlays of 2 to 12 legs, at the prices of the board. If a price has become worse since you saw it, nothing is placed and you are shown the new one; a better one is given to you.',
          'Round robins: every parlay of the sizes you choose, out of 3 to 8 legs. The stake is for each.',
          'Legs of one game are priced together, because they win and lose together. Some cannot be combined, and the slip says why.',
          'Cash out: from one minute after placing, an open bet can be closed early. The offer is your stake, raised or lowered by how the books’ prices (in play, the score) have moved your bet’s chance, less 5% per leg. It is below your stake until every book has moved your way. At least two books must price both sides, at placing and now. While a half-inning is being played there is no offer.',
        ],
        `How you are doing is under [Virtual Performance](${paths.virtualPerformance}), and every movement of the balance is in its statement.`,
      ],
    },
    {
      id: 'ai-slip',
      title: 'The AI slip',
      alias: 'generate automatic bets place all',
      body: [
        'A tenth of your balance, spread over the first five open games of the day in proportion to the model’s confidence. It suggests; you place, or not.',
      ],
    },
    {
      id: 'leaderboard',
      title: 'The weekly leaderboard',
      alias: 'points ranking week units roi cohort division frozen',
      body: [
        [
          '3 points for each practice bet won. A push, a void, a loss or a cash-out gives none. Equal points are parted by net profit.',
          'A week runs from Monday to Sunday, Eastern; a bet counts in the week of its game.',
          `A second board ranks by units and ROI, from ${UNITS_BOARD_LEAST_BETS} settled bets on.`,
          `Cohorts put you beside people of your level, from ${DIVISIONS[0]} to ${DIVISIONS.at(-1)!}.`,
        ],
        `All of it is explained on the [leaderboard](${paths.weeklyLeaderboard}?tab=how) itself. There is nothing to win but the place.`,
      ],
    },
    {
      id: 'groups',
      title: 'Groups',
      alias: 'invite code friends private members sealed picks',
      body: [
        `A [group](${paths.groups}) is a leaderboard of your own, for ${GROUP_SIZE.least} to ${GROUP_SIZE.most} people. Private ones are joined by invite code alone. Picks in a group stay sealed from the others until the first pitch.`,
        'Your e-mail address is shown to the group’s admin and masked to everybody else.',
      ],
    },
  ],
};
