import { MAX_WAITING_ALERTS } from '@clearedge/contract/comparison';
import { lowestTierName } from '@clearedge/contract/entitlements';
import { MOST_PROP_LEGS } from '@clearedge/contract/parlay-limits';
import { LEAGUE_SPORTS, leagueOf } from '@clearedge/contract/sports';
import { TREND_LEAST_GAMES } from '@clearedge/contract/strategy-terms';
import { joinWords } from '@clearedge/contract/words/join-words';
import { paths } from '../../../lib/paths.ts';
import type { HelpChapter } from '../help-types.ts';

const HUBS = joinWords(
  LEAGUE_SPORTS.map((league) => `The [${leagueOf(league)} Hub](${paths.league(league)})`),
  'and',
).replaceAll(' The ', ' the ');

export const TOOLS: HelpChapter = {
  id: 'tools',
  title: 'Tools and other sports',
  about: 'What each of them answers, and the plan it takes.',
  topics: [
    {
      id: 'odds-comparison',
      title: `Odds Comparison (${lowestTierName('comparison')})`,
      alias: 'arbitrage middle low hold positive ev value no-vig best book price alert',
      body: [
        `Every book’s price side by side, with the best and the fair one, and its finder of arbitrages, middles and low holds with stakes: [Odds Comparison](${paths.oddsComparison}). Its Props view does the same for a game’s player props.`,
        'Its +EV view ranks single prices above the fair price, alternate spreads and totals among them: the average of the other books without their margin, one book of your choice, or our model where past plays on it kept their claims. On a whole number EV counts the push. Each says how many books stand behind it, how old it is and what a share of Kelly stakes. A gap of more than 6% is taken for a likely error and not ranked.',
        'Its Book stats view measures the books on settled days: what each keeps, how often it is best, which one moves first and how long others’ old prices stand, and what its prices above fair were worth at the close.',
        `A price alert tells you once when a price, a line or a move you asked for is there. Up to ${MAX_WAITING_ALERTS} can wait at once.`,
      ],
    },
    {
      id: 'hot-trends',
      title: `Hot Trends (${lowestTierName('trends')})`,
      alias: 'streak pattern noise chance',
      body: [
        `[Hot Trends](${paths.hotTrends}) shows, league by league, what strayed from its prices, with at least ${TREND_LEAST_GAMES} games behind it and the chance that it means nothing among everything that was looked at.`,
      ],
    },
    {
      id: 'props',
      title: 'Player props and the Prop Finder',
      alias: 'strikeouts hits home runs player over under projection',
      body: [
        `With ${lowestTierName('props')}, a game’s page sets each prop against our projection of the player. With ${lowestTierName('propFinder')}, the [Prop Finder](${paths.propFinder}) sorts every prop of the day by expected value.`,
      ],
    },
    {
      id: 'parlay-builders',
      title: `Parlay builders (${lowestTierName('parlays')})`,
      alias: 'same game parlay correlation true cost player prop builder save',
      body: [
        `The [Parlay Builder](${paths.parlayBuilder}) and the [Player Prop Builder](${paths.playerPropBuilder}) (up to ${MOST_PROP_LEGS} picks) price legs of one game together and show what the parlay truly costs. Saved parlays are followed and graded; saving one places no bet.`,
      ],
    },
    {
      id: 'strategies',
      title: `Strategies (${lowestTierName('strategies')})`,
      alias: 'backtest rules conditions forward test custom',
      body: [
        `[Strategies](${paths.strategies}) are conditions of your own for games of any league: price, team, side, line movement, rest, model confidence and, in baseball, weather. Each is tested on past games before it is kept, with a 95% interval, and followed on new games afterwards, which is the test that counts.`,
      ],
    },
    {
      id: 'analytics',
      title: `Analytics (${lowestTierName('analytics')})`,
      alias: 'performance months markets insights calibration',
      body: [
        `[Analytics](${paths.resultsAnalytics}) goes through your own bets, tracked or practiced, by month and market. Where there are too few for a statement, it says so.`,
      ],
    },
    {
      id: 'assistant',
      title: `AI Assistant (${lowestTierName('assistant')})`,
      alias: 'chat question ask bot',
      body: [
        `The [AI Assistant](${paths.aiAssistant}) answers questions from the same data as the pages, with its sources below each answer. It may say no, and it gives no bet to someone in distress.`,
      ],
    },
    {
      id: 'digest',
      title: 'Daily Digest',
      alias: 'email mail morning summary news',
      body: [
        `The [Daily Digest](${paths.dailyDigest}) is a day on one page: games, movers, news, weather, picks and yesterday’s results. [Settings](${paths.settings}) can send it to you by email every morning.`,
      ],
    },
    {
      id: 'leagues-golf',
      title: `${LEAGUE_SPORTS.map(leagueOf).join(', ')} and golf`,
      alias: 'football canadian tournaments standings nfl nhl nba hockey basketball',
      body: [
        `${HUBS}: clubs, schedule, standings, every book’s prices and, where the model publishes them, picks. [Tournaments](${paths.golfTournaments}): golf fields, leaderboards and outright prices.`,
      ],
    },
  ],
};
