import {
  CARD_GAMES,
  CASH_OUT,
  COMMENT,
  DIVISIONS,
  GROUP_SIZE,
  PARLAY_LEGS,
  PRACTICE_STAKE_LEAST,
  RESET_DAYS,
  ROUND_ROBIN_LEGS,
  SCORING_BETS_PER_DAY,
  UNITS_BOARD_LEAST_BETS,
} from '@clearedge/contract/competition';
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
        `A reset in the [Virtual Sportsbook](${paths.virtualSportsbook}) brings the balance back to $1,000 and begins a new statistics period. It is possible once in ${RESET_DAYS} days and voids your open practice bets; their stakes go back to the house. Settled bets stay in your history.`,
        `A stake is at least $${PRACTICE_STAKE_LEAST}, and a bet has to win at least one cent.`,
      ],
    },
    {
      id: 'contest-bankroll',
      title: 'The contest bankroll: $1,000 each week',
      alias: 'leaderboard week monday rank contest',
      body: [
        'Beside the practice balance everybody has $1,000 for each week from Monday to Sunday, Eastern. Choose Contest on the practice slip to stake it: it takes games of the current week only, cannot be reset, and its bets cannot be cashed out.',
        'The leaderboard, cohorts, group boards and your weekly figures rank the contest bankroll alone. What is left at the end of a week is not carried over.',
      ],
    },
    {
      id: 'virtual-bets',
      title: 'Practice bets, parlays and cash-out',
      alias: 'virtual sportsbook round robin same game parlay legs',
      body: [
        [
          `Singles and parlays of ${PARLAY_LEGS.least} to ${PARLAY_LEGS.most} legs, at the prices of the board. If a price has become worse since you saw it, nothing is placed and you are shown the new one; a better one is given to you.`,
          `Round robins: every parlay of the sizes you choose, out of ${ROUND_ROBIN_LEGS.least} to ${ROUND_ROBIN_LEGS.most} legs. The stake is for each.`,
          'Legs of one game are priced together, because they win and lose together. Some cannot be combined, and the slip says why.',
          `Cash out: from ${CASH_OUT.firstOfferMinutes} minute after placing, an open practice bet can be closed early; contest bets cannot. The offer is your stake, raised or lowered by how the books’ prices (in play, the score) have moved your bet’s chance, less ${100 * CASH_OUT.holdPerLeg}% per leg. It is below your stake until every book has moved your way. At least ${CASH_OUT.leastBooks} books must price both sides, at placing and now. While a half-inning is being played there is no offer.`,
        ],
        `How you are doing is on the Practice tab of [My Results](${paths.resultsPractice}), and every movement of the balance is in its statement.`,
      ],
    },
    {
      id: 'ai-slip',
      title: 'The AI slip',
      alias: 'generate automatic bets place all',
      body: [
        'A tenth of your balance, spread over the first five open games of a sport’s day in proportion to the model’s confidence: of a favorite in the NFL, NBA, NHL and CFL its chance to win, of a value play the chance that its price is on your side. It suggests; you place, or not.',
      ],
    },
    {
      id: 'leaderboard',
      title: 'The weekly leaderboard',
      alias: 'points ranking week units roi cohort division final frozen',
      body: [
        [
          `3 points for each contest bet won. A push, a void or a loss gives none. A bet scores from a stake of $${PRACTICE_STAKE_LEAST} on. Equal points are parted by net profit. Who has only pending bets is listed with 0 points.`,
          'One scoring bet per market and game, the first you place. Who takes both sides of a market, whatever the line or the book, scores with neither.',
          'A parlay takes the market of each leg: it scores only as your first bet on all of them.',
          `At most ${SCORING_BETS_PER_DAY} bets of a game day score, the first you place.`,
          'A week runs from Monday to Sunday, Eastern; a bet counts in the week of its game.',
          `A second board ranks by units and ROI, from ${UNITS_BOARD_LEAST_BETS} scoring bets on. Units come from the price: a win at +150 is +1.50, a loss −1.`,
          `Cohorts put you beside people of your level, from ${DIVISIONS[0]} to ${DIVISIONS.at(-1)!}.`,
        ],
        `All of it is explained on the [leaderboard](${paths.weeklyLeaderboard}?tab=how) itself. There is nothing to win but the place.`,
      ],
    },
    {
      id: 'groups',
      title: 'Groups',
      alias: 'invite link code friends private members sealed picks',
      body: [
        `A [group](${paths.groups}) is a leaderboard of your own, for ${GROUP_SIZE.least} to ${GROUP_SIZE.most} people. Private ones are joined by invite link or code alone: copy either from the group and send it to your friends. Whoever opens the link sees the group’s name and size, and is asked whether to join. Picks in a group stay sealed from the others until the game starts.`,
        `The admin can let the group play a card each week: the first ${CARD_GAMES.least} to ${CARD_GAMES.most} games of one day. Everybody picks the winners. With confidence numbers each number is used once and a right pick earns it. A game left out may cost points, ties go to whoever is closest to the total runs of the last game, and the worst finished week of the year may be dropped. The first pick fixes the card; new rules hold from the first week whose card has no pick and has not begun.`,
        `Members can write about a day’s games and react. You can change a comment for ${COMMENT.editMinutes} minutes and delete it at any time; the admin can remove it, and a report goes to the staff as a support ticket of yours.`,
        'Your email address is shown to the group’s admin and masked to everybody else.',
      ],
    },
  ],
};
