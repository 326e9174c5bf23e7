import { UNITS_BOARD_LEAST_BETS } from '@clearedge/contract/competition';
import { DEFAULT_SPORT, isGameSport, leagueOf, SPORT_KEYS, sportOf } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import { plural } from '@clearedge/contract/words/plural';
import { askChip, type Finding, finding } from '../session/finding.ts';
import { contestLink, findGames, isOneOf, matchup, matchupWhen, noGames } from '../session/games.ts';
import { percent, signedPercent } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import type { Reading } from '../understand/reading.ts';

const MOST = 6;

/** Trends that the product found, each with how likely it is luck. */
export async function lookAtTrends({ ctx, read }: AssistantSession, reading: Reading): Promise<Finding> {
  const sport = reading.sport !== null && isGameSport(reading.sport) ? reading.sport : DEFAULT_SPORT;
  const all = await read(ctx, 'GET /api/hot-trends', { query: { sport } });
  const own = all.filter(
    ({ team }) =>
      reading.teams.length === 0 ||
      (team !== null && reading.teams.some(({ sport, code }) => sport === team.sport && isOneOf(team.code, [code], sport))),
  );
  const links = [{ label: 'Hot Trends', href: `/hot-trends?sport=${sport}` }];
  const who = joinWords(reading.teams.map(({ name }) => name));
  if (own.length === 0)
    return finding(
      [
        all.length === 0
          ? `No ${leagueOf(sport)} trend has been found in the stored games yet.`
          : `None of the ${plural(all.length, `${leagueOf(sport)} trend`)} found is about the ${who}.`,
      ],
      { links },
    );
  return finding(
    [
      `${plural(own.length, `${leagueOf(sport)} trend`)}${who ? ` about the ${who}` : ''}, tested for luck:`,
      ...own
        .slice(0, MOST)
        .map(
          (one) =>
            `• ${one.title}: ${one.wins}-${one.losses}${one.pushes ? `-${one.pushes}` : ''} (${one.percentage.toFixed(1)}%, closing prices expected ${one.baseRate.toFixed(1)}%), ROI ${signedPercent(one.roi / 100)}; finding one like it among ${one.lookedAt} by luck alone: ${percent(one.chanceAmong, 0)}.`,
        ),
      'Most streaks are luck: a trend is no reason to bet by itself.',
    ],
    { sources: [{ label: 'Stored games and closing prices', asOf: own[0]!.lastUpdated, href: '/hot-trends' }], links },
  );
}

/** How the bets and the money of ClearEdge's own users divide. */
export async function lookAtSplit(session: AssistantSession, reading: Reading): Promise<Finding> {
  const { ctx, read, today, now } = session;
  const contests = (await findGames(session, reading)).filter(({ sport }) => sportOf(sport).hasGamePage);
  const contest = contests[0];
  if (!contest) return finding([`${noGames(reading, session)} Public splits are kept for leagues with game pages.`]);
  if (reading.teams.length === 0)
    return finding(['Which game? Name a club, and I show how ClearEdge users’ bets divide.'], {
      chips: contests.slice(0, 5).map((one) => askChip(matchup(one), `public betting ${one.homeName}`)),
    });
  const { moneyline, total, minimum } = await read(ctx, 'GET /api/games/:gameId/public', { params: { gameId: contest.gameId } });
  const share = (value: number | null): string => (value === null ? '—' : percent(value, 0));
  const simulated = moneyline.simulated > 0 ? ` (${moneyline.simulated} by simulated bettors)` : '';
  const lines = [
    moneyline.sample < minimum
      ? `• Moneyline: not enough bets yet (${moneyline.sample} of ${minimum}).`
      : `• Moneyline, ${plural(moneyline.sample, 'bet')}${simulated}: ${contest.awayCode} ${share(moneyline.away.betShare)} of bets, ${share(moneyline.away.moneyShare)} of money; ${contest.homeCode} ${share(moneyline.home.betShare)} of bets, ${share(moneyline.home.moneyShare)} of money.`,
    total.sample < minimum
      ? `• Total: not enough bets yet (${total.sample} of ${minimum}).`
      : `• Total, ${plural(total.sample, 'bet')}: over ${share(total.over.betShare)} of bets, ${share(total.over.moneyShare)} of money; under ${share(total.under.betShare)} of bets, ${share(total.under.moneyShare)} of money.`,
  ];
  return finding([`ClearEdge users on ${matchupWhen(contest, today)}:`, ...lines, 'These are our own users, not the whole market.'], {
    sources: [{ label: 'Bets of ClearEdge users', asOf: now.toISOString(), href: null }],
    links: [contestLink(contest)],
  });
}

const PAGES: readonly [RegExp, string, string, string][] = [
  [
    /cancel|downgrade|upgrade|subscri|billing|invoice|plan|pricing|tier/i,
    'Plans and billing are on the Subscribe page: upgrade, downgrade, cancel or resume there. A cancellation takes effect at the end of the paid period.',
    'Subscribe',
    '/subscribe',
  ],
  [
    /export|import|csv/i,
    'My Bets has Import and Export: CSV files in and out, and pasted slips. Your whole account can be exported in Settings.',
    'My Bets',
    '/my-bets',
  ],
  [
    /log|track|add a bet|add bet|record a bet|place/i,
    'Tap any price to put it on the slip, enter your stake and log it; or press Add Bet in My Bets for one placed elsewhere.',
    'My Bets',
    '/my-bets',
  ],
  [
    /alert/i,
    'Ask me, for example “alert me when the Mets hit -130”, or press the bell beside a price in Odds Comparison.',
    'Odds Comparison',
    '/odds-comparison',
  ],
  [/parlay/i, 'The Parlay Builder prices legs together, legs of one game with their correlation.', 'Parlay Builder', '/parlay-builder'],
  [/prop/i, 'The Prop Finder lists player props against the market without margin, with hit rates.', 'Prop Finder', '/prop-finder'],
  [
    /comparison|every book|all books|odds/i,
    'Odds Comparison has every book side by side, the fair price, hold, arbitrages, middles and +EV.',
    'Odds Comparison',
    '/odds-comparison',
  ],
  [
    /kelly|calculator/i,
    'The Kelly Calculator sizes one bet for everyone and several bets together with Pro.',
    'Kelly Calculator',
    '/kelly-calculator',
  ],
  [
    /practice|sportsbook|virtual|bankroll/i,
    'The Virtual Sportsbook takes practice bets from a $1,000 bankroll.',
    'Virtual Sportsbook',
    '/virtual-sportsbook',
  ],
  [/trend/i, 'Hot Trends lists results that differ from their prices, each tested for luck.', 'Hot Trends', '/hot-trends'],
  [/strateg/i, 'Strategies are your own conditions, backtested and then tracked live.', 'Strategies', '/strategies'],
  [/record|track record/i, 'The record has every published pick with its price, close and result.', 'The record', '/record'],
  [
    /limit|exclu|break|cool/i,
    'Limits, breaks and self-exclusion are on the Responsible Gaming page; a tighter limit holds at once.',
    'Responsible Gaming',
    '/responsible-gaming',
  ],
  [
    /leaderboard/i,
    `The Weekly Leaderboard ranks contest bets by points, and from ${UNITS_BOARD_LEAST_BETS} scoring bets on by units and ROI; each group has its own board.`,
    'Weekly Leaderboard',
    '/weekly-leaderboard',
  ],
  [/group|friend/i, 'Groups hold picks among friends, with a board of their own.', 'Groups', '/groups'],
  [/consult|expert/i, 'Expert Consultation books an hour with an expert.', 'Consultation', '/consultation'],
  [/white.?label|api key/i, 'White Label runs the product under your own name, with API keys.', 'White Label', '/white-label'],
  [
    /password|two.?step|2fa|email|dark|light|theme|notif|telegram|setting|format|username|delete my account|close my account/i,
    'Settings hold your account: password, two-step verification, odds format, theme, notifications and closing the account.',
    'Settings',
    '/settings',
  ],
  [/support|contact|ticket|help/i, 'Support answers tickets; the Help page explains the product.', 'Support', '/support'],
];

/** Where something is in the product; without a topic what can be asked. */
export async function lookAtHelp(session: AssistantSession, reading: Reading): Promise<Finding> {
  const found = PAGES.find(([pattern]) => pattern.test(reading.text));
  if (!found || /what can (you|i)|what do you know|commands/i.test(reading.text)) return whatCanBeAsked(session);
  const [, text, label, href] = found;
  return finding([text], {
    sources: [{ label: 'How ClearEdge works', asOf: null, href: '/help' }],
    links: [
      { label, href },
      { label: 'Help', href: '/help' },
    ],
  });
}

export const whatCanBeAsked = (_session: AssistantSession, lead?: string): Finding =>
  finding(
    [
      lead ?? `I answer from ClearEdge’s own data, for ${joinWords(SPORT_KEYS.map(leagueOf))}:`,
      '• Prices: best price, every book, hold, fair price, line moves, arbitrages, middles, +EV.',
      '• Our numbers: win chances at any line, what drives them, projections, picks, the record and the model.',
      '• Players and clubs: props, hit rates, starters, lineups, injuries, weather, form, standings, scores.',
      '• Sums: Kelly, payout, hedge, parlays, no-vig.',
      '• Yours: your bets by any cut, closing line value, limits, strategies, alerts.',
      'Ask, for example: “What are the best bets today?” or “Yankees odds tonight?”.',
    ],
    {
      links: [
        { label: 'Games', href: '/games' },
        { label: 'Help', href: '/help' },
      ],
      chips: [
        askChip('Best bets today', 'What are the best bets today?'),
        askChip('Any arbs right now?', 'any arbs right now'),
        askChip('How are my bets doing?', 'How are my own bets doing?'),
      ],
    },
  );
