import { dollarsToCents } from '@clearedge/quant/money';
import { independentProbability, parlayAmericanLabel, parlayDecimal, parlayValue } from '@clearedge/quant/parlay';
import { americanToDecimal } from '@clearedge/quant/price';
import { type BetWire, getBetStats, listBetViews, toBet } from '../../bets/index.ts';
import { type Finding, finding } from '../session/finding.ts';
import { ageText, chanceText, counted, money, percent, signedPercent } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import { analysisSource, type GamePlay, gameLink, isOpen, playsOf, priceSource, readSlate, summaryOf } from '../session/slate.ts';
import type { Intent } from '../understand/intent-rules.ts';
import { lookAtInjuries, lookAtNews, lookAtPitching, lookAtWeather } from './conditions.ts';
import { lookAtGame, lookAtScores, lookAtSlate } from './games.ts';
import { lookAtPicks, lookAtRecord, lookAtYesterdaysPicks } from './picks.ts';
import { lookAtExpectedValue, lookAtNoVig, lookAtPrice } from './price-sums.ts';
import { lookAtBestPrices, lookAtMovement } from './prices.ts';
import { lookAtProps } from './props.ts';
import { lookAtBankroll, lookAtStake } from './stakes.ts';
import { lookAtForm, lookAtStandings } from './teams-form.ts';
import type { Look, Requested } from './tool.ts';
import { ANALYSIS_PENDING, lookAtValuePlays } from './value-plays.ts';
import { closureWords, lookAtTerm } from './words.ts';

const MOST_GIVEN = 12;
const LEGS = 3;
const EXAMPLE_CENTS = 1000;

const stakeOf = ({ dollars }: Requested): number => (dollars[0] ? Math.round(dollars[0] * 100) : EXAMPLE_CENTS);
const toWin = (stakeCents: number, decimal: number): number => Math.floor(stakeCents * (decimal - 1) + 1e-6);

function forGiven({ price }: AssistantSession, requested: Requested): Finding {
  const odds = requested.prices.slice(0, MOST_GIVEN);
  const decimal = parlayDecimal(odds);
  const stake = stakeOf(requested);
  return finding(
    [
      `${counted(odds.length, 'leg')} at ${odds.map(price).join(', ')} pay ${price(parlayAmericanLabel(odds))} together (decimal ${decimal.toFixed(3)}).`,
      `• ${money(stake)} wins ${money(toWin(stake, decimal))}.`,
      `• All legs must win ${percent(1 / decimal)} of the time to break even.`,
      'Each leg carries its book’s margin, and a parlay multiplies them. Legs of one game depend on each other and are priced differently.',
    ],
    {
      sources: [{ label: 'Exact product of the prices given', asOf: null, href: '/parlay-builder' }],
      links: [{ label: 'Parlay Builder', href: '/parlay-builder' }],
    },
  );
}

/** The best play of each game: legs of different games do not depend on each other. */
function legsOf(plays: readonly GamePlay[]): GamePlay[] {
  const best = new Map<string, GamePlay>();
  for (const one of plays) if (!best.has(one.game.gameId) && one.play.pushProbability === 0) best.set(one.game.gameId, one);
  return [...best.values()].slice(0, LEGS);
}

async function forPlays(session: AssistantSession, requested: Requested): Promise<Finding> {
  const { price, now, today } = session;
  const open = (await readSlate(session, requested.day ?? today, requested.teams)).filter((game) => isOpen(game, now));
  if (open.length > 0 && !open.some((game) => summaryOf(game))) return finding([ANALYSIS_PENDING]);
  const legs = legsOf(playsOf(open, now));
  const links = [{ label: 'Parlay Builder', href: '/parlay-builder' }, ...legs.map(({ game }) => gameLink(game))];
  if (legs.length < 2)
    return finding(
      [
        `No parlay: it takes plays worth their price in two games, and there ${legs.length === 1 ? 'is one' : 'are none'} now. Adding a leg without an edge only adds its margin.`,
      ],
      { sources: analysisSource(open), links },
    );
  const odds = legs.map(({ play }) => play.odds);
  const { decimal, probability, expectedValue } = parlayValue(odds, independentProbability(legs.map(({ play }) => play.probability)));
  const stake = stakeOf(requested);
  return finding(
    [
      `${counted(legs.length, 'leg')} from different games pay ${price(parlayAmericanLabel(odds))} together (decimal ${decimal.toFixed(3)}):`,
      ...legs.map(
        ({ play }) => `• ${play.selection} at ${price(play.odds)} (${play.bookName}, ${ageText(play.seenAt, now)}), ${chanceText(play)}.`,
      ),
      `All win ${percent(probability)} of the time by our numbers; break-even ${percent(1 / decimal)}; EV v. model ${signedPercent(expectedValue)}. ${money(stake)} wins ${money(toWin(stake, decimal))}.`,
      `It loses ${percent(1 - probability)} of the time, and its best leg alone is worth ${signedPercent(Math.max(...legs.map(({ play }) => play.probability * americanToDecimal(play.odds) - 1)))}: singles swing less.`,
    ],
    {
      sources: [
        ...analysisSource(open),
        priceSource(
          legs.map(({ play }) => play.seenAt),
          now,
        ),
      ],
      links,
    },
  );
}

/** The price of a parlay: of the prices given, or of the day's plays. */
const lookAtParlay: Look = (session, requested) =>
  requested.prices.length > 1 ? Promise.resolve(forGiven(session, requested)) : forPlays(session, requested);

const MOST = 6;
const cents = (dollars: number): number => dollarsToCents(dollars);

/** " (MLB)", " (Rocket Classic, PGA Tour)"; nothing of a bet whose sport is unknown. */
const contestOf = ({ sport, tournament, league }: BetWire): string =>
  sport === null ? '' : ` (${[tournament, league].filter((word) => word !== null).join(', ')})`;

/** The asker's own tracked bets in figures, and those still open. */
const lookAtMyBets: Look = async ({ ctx, userId, price, now }) => {
  const stats = await getBetStats(ctx);
  const sources = [{ label: 'Your own tracked bets', asOf: now.toISOString(), href: '/my-bets' }];
  const links = [{ label: 'My Bets', href: '/my-bets' }];
  if (stats.totalBets === 0)
    return finding(['You have not tracked a bet yet. Put a price on the slip, set your stake, and it will be counted here.'], {
      sources,
      links,
    });
  const rate =
    stats.winRate === null || !stats.winRateInterval
      ? ''
      : ` Win rate ${percent(stats.winRate)} (95% interval ${percent(stats.winRateInterval.low)} to ${percent(stats.winRateInterval.high)}).`;
  const roi = stats.roi === null ? '' : ` ROI ${signedPercent(stats.roi)} on ${money(cents(stats.totalStaked))} staked.`;
  const pending = (await listBetViews(ctx, userId, 'pending')).slice(0, MOST).map(toBet);
  const lines = [
    `${counted(stats.totalBets, 'tracked bet')}: ${stats.wins} won, ${stats.losses} lost, ${stats.pushes} pushed, ${stats.voids} void, ${stats.pendingBets} pending.${rate}`,
    `Profit ${money(cents(stats.totalProfit))}.${roi}`,
    ...(stats.pendingBets ? [`Pending, ${money(cents(stats.pendingStake))} at risk:`] : []),
    ...pending.map(
      (bet) =>
        `• ${bet.selection}${contestOf(bet)} at ${price(bet.odds)}, ${money(cents(bet.stake))} to win ${money(cents(bet.potentialWin))}.`,
    ),
  ];
  return finding(lines, { sources, links });
};

export interface Tool {
  name: string;
  description: string;
  look: Look;
}

const tool = (name: string, description: string, look: Look): Tool => ({ name, description, look });

/** Everything that can be looked up; all of it reads, and none of it another member's rows. */
export const TOOLS: readonly Tool[] = [
  tool('slate', 'Games of a day with start, status and best moneylines', lookAtSlate),
  tool('scores', 'Games under way or over, with scores', lookAtScores),
  tool('game', 'One club’s game: our win probability, best prices, plays worth their price', lookAtGame),
  tool('value_plays', 'Plays worth their price by our analysis; market narrows; text "underdogs" for plus prices', lookAtValuePlays),
  tool('best_prices', 'Best price across books with book and age', lookAtBestPrices),
  tool('line_movement', 'Prices against where they opened', lookAtMovement),
  tool('daily_picks', 'Published picks of a day', lookAtPicks),
  tool('pick_results', 'How the picks of a past day came out', lookAtYesterdaysPicks),
  tool('record', 'The whole public record of picks in figures', lookAtRecord),
  tool('player_props', 'Player props with projection, price and EV; put player names into text', lookAtProps),
  tool('pitching', 'Probable starters with season lines', lookAtPitching),
  tool('weather', 'Weather at the parks', lookAtWeather),
  tool('injuries', 'Injured lists of the clubs that play', lookAtInjuries),
  tool('form', 'Recent form, streaks and head to head', lookAtForm),
  tool('standings', 'Division standings', lookAtStandings),
  tool('news', 'Latest headlines', lookAtNews),
  tool('my_bets', 'The asker’s own tracked bets and statistics', lookAtMyBets),
  tool('stake', 'Kelly stake for prices[0] and chances[0], or for today’s plays, on the bankroll in dollars[0]', lookAtStake),
  tool('bankroll', 'Unit size and limits for a bankroll', lookAtBankroll),
  tool('parlay', 'Price of a parlay of the prices given, or of today’s plays', lookAtParlay),
  tool('expected_value', 'EV of prices[0] at probability chances[0]', lookAtExpectedValue),
  tool('no_vig', 'Fair prices of both sides of a market, from two prices', lookAtNoVig),
  tool('convert_price', 'A price as decimal and implied probability', lookAtPrice),
  tool('explain', 'A betting term in plain words; put the term into text', lookAtTerm),
];

const BY_INTENT: Partial<Record<Intent, string>> = {
  expected_value: 'expected_value',
  no_vig: 'no_vig',
  convert: 'convert_price',
  kelly: 'stake',
  parlay: 'parlay',
  bankroll: 'bankroll',
  my_bets: 'my_bets',
  yesterday_picks: 'pick_results',
  record: 'record',
  picks: 'daily_picks',
  props: 'player_props',
  injuries: 'injuries',
  news: 'news',
  weather: 'weather',
  movement: 'line_movement',
  pitching: 'pitching',
  standings: 'standings',
  form: 'form',
  underdogs: 'value_plays',
  totals: 'value_plays',
  run_line: 'value_plays',
  best_bets: 'value_plays',
  best_price: 'best_prices',
  live: 'scores',
  who_wins: 'game',
  game: 'game',
  explain: 'explain',
  slate: 'slate',
};

/** What a member with a closure may still look up: nothing that names a bet to make, a price or a stake. A new tool is closed to them. */
const NO_ADVICE = new Set(['scores', 'pitching', 'weather', 'injuries', 'form', 'standings', 'news', 'my_bets', 'explain']);

/** Looks with a tool, unless it would tempt a member who may not bet now. */
export const lookWith = async (tool: Tool, session: AssistantSession, requested: Requested): Promise<Finding> =>
  session.closure && !NO_ADVICE.has(tool.name) ? closureWords(session.closure) : tool.look(session, requested);

export const findTool = (name: string): Tool | null => TOOLS.find((one) => one.name === name) ?? null;
/** The look that answers an intent; null where none does. */
export const toolFor = (intent: Intent): Tool | null => findTool(BY_INTENT[intent] ?? '');
