import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { leagueOf, type SportKey } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import { wilsonInterval } from '@clearedge/quant/scoring';
import { type BetView, type BetWire, listBetViews, toBet } from '../../bets/index.ts';
import { askChip, type Finding, finding } from '../session/finding.ts';
import { isOneOf } from '../session/games.ts';
import { counted, dayText, money, percent, signedPercent } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import type { Reading } from '../understand/reading.ts';

type OwnBet = VerbResult<Contract['GET /api/performance/mine']>['bets'][number];
const MOST = 6;
const cents = (dollars: number): number => Math.round(dollars * 100);

/** " (MLB)", " (Rocket Classic, PGA Tour)"; nothing of a bet whose sport is unknown. */
const contestOf = ({ sport, tournament, league }: BetWire): string =>
  sport === null ? '' : ` (${[tournament, league].filter((word) => word !== null).join(', ')})`;

const MARKET_WORDS: Readonly<Record<string, string>> = {
  moneyline: 'moneylines',
  spread: 'spreads',
  total: 'totals',
  prop: 'props',
  parlay: 'parlays',
  teaser: 'teasers',
  round_robin: 'round robins',
};

/** The cut of one's own bets that a question asks for, in words and as a test; null for all of them. */
function cutOf(reading: Reading): { words: string; fits: (bet: BetWire) => boolean } {
  const parts: { words: string; fits: (bet: BetWire) => boolean }[] = [];
  const { market, cues, wants, books, teams, sport, when, side } = reading;
  const type = cues.has('parlay') ? 'parlay' : cues.has('prop') || reading.stat ? 'prop' : market === 'team_total' ? 'total' : market;
  if (type) parts.push({ words: MARKET_WORDS[type] ?? type, fits: (bet) => bet.betType === type });
  if (side && !reading.stat)
    parts.push({ words: `${side}s`, fits: (bet) => new RegExp(`\\b${side}\\b`, 'i').test(bet.readAs ?? bet.selection) });
  if (wants === 'underdog') parts.push({ words: 'underdogs (plus prices)', fits: (bet) => bet.odds > 0 });
  if (wants === 'favorite') parts.push({ words: 'favorites (minus prices)', fits: (bet) => bet.odds < 0 });
  if (books.length > 0)
    parts.push({
      words: `at ${books.map(({ name }) => name).join(' or ')}`,
      fits: (bet) => books.some(({ name, code }) => [name, code].some((one) => one.toLowerCase() === (bet.book ?? '').toLowerCase())),
    });
  if (teams.length > 0)
    parts.push({
      words: `on the ${joinWords(teams.map(({ name }) => name))}`,
      fits: (bet) =>
        teams.some(
          ({ sport: own, code }) =>
            bet.sport === own && [bet.awayTeamCode, bet.homeTeamCode].some((one) => one !== null && isOneOf(one, [code], own)),
        ),
    });
  else if (sport !== null && cues.has('sport')) parts.push({ words: `on ${sport.toUpperCase()}`, fits: (bet) => bet.sport === sport });
  if (when && !(when.kind === 'season'))
    parts.push({
      words: when.kind === 'day' ? `on ${dayText(when.from)}` : when.label,
      fits: (bet) => bet.playedOn >= when.from && bet.playedOn <= when.to,
    });
  return { words: parts.map(({ words }) => words).join(', '), fits: (bet) => parts.every(({ fits }) => fits(bet)) };
}

/** The asker's own tracked bets in figures, by any cut, and those still open. */
export async function lookAtMyBets(session: AssistantSession, reading: Reading): Promise<Finding> {
  const { ctx, userId, price, now } = session;
  const views: BetView[] = await listBetViews(ctx, userId);
  const sources = [{ label: 'Your own tracked bets', asOf: now.toISOString(), href: '/my-bets' }];
  const links = [
    { label: 'My Bets', href: '/my-bets' },
    { label: 'My Results', href: '/my-results' },
  ];
  if (views.length === 0)
    return finding(['You have not tracked a bet yet. Put a price on the slip, set your stake, and it will be counted here.'], {
      sources,
      links,
    });
  const { words, fits } = cutOf(reading);
  const all = views.map(toBet);
  const own = all.filter(fits);
  const label = words === '' ? '' : ` ${words}`;
  if (own.length === 0) return finding([`You have no tracked bet${label}, of ${counted(all.length, 'bet')} in all.`], { sources, links });
  const settled = own.filter(({ status }) => status === 'settled');
  const pending = own.filter(({ status }) => status === 'pending');
  const count = (result: string): number => settled.filter((bet) => bet.result === result).length;
  const [wins, losses] = [count('win'), count('loss')];
  const counts = settled.filter(({ result }) => result !== 'void');
  const [staked, profit] = [
    counts.reduce((sum, bet) => sum + cents(bet.stake), 0),
    counts.reduce((sum, bet) => sum + cents(bet.actualWin ?? 0), 0),
  ];
  const interval = wins + losses > 0 ? wilsonInterval(wins, wins + losses) : null;
  const isOpenAsked = /\b(open|pending)\b/i.test(reading.text);
  const lines = [
    `${counted(own.length, 'tracked bet')}${label}: ${wins} won, ${losses} lost, ${count('push')} pushed, ${count('void')} void, ${pending.length} pending.${interval ? ` Win rate ${percent(wins / (wins + losses))} (95% interval ${percent(interval.low)} to ${percent(interval.high)}).` : ''}`,
    ...(settled.length > 0
      ? [
          `Profit ${money(profit)}.${staked > 0 ? ` ROI ${signedPercent(profit / staked)} on ${money(staked)} staked.` : ''}${wins + losses < 20 ? ' Too few bets to tell luck from skill.' : ''}`,
        ]
      : []),
    ...(pending.length > 0 ? [`Pending, ${money(pending.reduce((sum, bet) => sum + cents(bet.stake), 0))} at risk:`] : []),
    ...pending
      .slice(0, MOST)
      .map(
        (bet) =>
          `• ${bet.selection}${contestOf(bet)} at ${price(bet.odds)}, ${money(cents(bet.stake))} to win ${money(cents(bet.potentialWin))}.`,
      ),
    ...(!isOpenAsked && words !== '' && settled.length > 0
      ? [
          'Latest:',
          ...settled
            .slice(0, 3)
            .map((bet) => `• ${bet.selection}${contestOf(bet)} at ${price(bet.odds)}: ${bet.result}, ${money(cents(bet.actualWin ?? 0))}.`),
        ]
      : []),
  ];
  const last = settled[0];
  return finding(lines, {
    sources,
    links: [...(last ? [{ label: 'Latest receipt', href: `/my-bets?bet=${last.id}` }] : []), ...links],
    chips: [askChip('My closing line value', 'what is my clv'), askChip('By underdogs', 'my record on underdogs')],
  });
}

/** One's bets of a sport against the close, from the newest bets, as the figures of My Results are not kept by sport. */
function clvOfSport(bets: readonly OwnBet[], all: number, sport: SportKey): string[] {
  const values = bets.flatMap((bet) => (bet.sport === sport ? (bet.closing.expectedValue ?? []) : []));
  const of = all > bets.length ? `your newest ${bets.length} settled bets` : `your ${counted(all, 'settled bet')}`;
  if (values.length === 0) return [`None of ${of} is on ${leagueOf(sport)} with a closing price on its own number.`];
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return [
    `Closing line value on ${leagueOf(sport)}, of ${of}: ${signedPercent(mean)} on average over ${counted(values.length, 'bet')}.`,
    `• ${values.filter((value) => value > 0).length} of ${values.length} beat the close without margin.`,
  ];
}

/** What the asker's prices were worth at the close. */
export async function lookAtMyClv({ ctx, read, now }: AssistantSession, reading: Reading): Promise<Finding> {
  const { when, sport, cues, market, books } = reading;
  const period =
    when === null
      ? 'all'
      : when.label === 'this week' || when.label === 'last week' || when.label.includes('7 days')
        ? '7d'
        : when.label.includes('month') || when.label.includes('30')
          ? '30d'
          : when.kind === 'season'
            ? '365d'
            : 'all';
  const kind = market === 'team_total' ? 'total' : market;
  const query = { period, ...(kind ? { market: kind } : {}), ...(books[0] ? { book: books[0].name } : {}) } as const;
  const { closing, totals, bets } = await read(ctx, 'GET /api/performance/mine', { query });
  const cut = [...(kind ? [MARKET_WORDS[kind]] : []), ...(books[0] ? [`at ${books[0].name}`] : [])].join(' ');
  const span =
    (cut === '' ? '' : `on ${cut}, `.replace('on at', 'at')) +
    (period === 'all' ? 'in all' : period === '7d' ? 'in the last 7 days' : period === '30d' ? 'in the last 30 days' : 'in the last year');
  const sources = [{ label: 'Your bets against the closing prices', asOf: now.toISOString(), href: '/my-results' }];
  const links = [{ label: 'My Results', href: '/my-results' }];
  if (sport !== null && cues.has('sport')) return finding(clvOfSport(bets, totals.bets, sport), { sources, links });
  const value = closing.measures.find(({ measure }) => measure === 'expectedValue');
  if (!value)
    return finding(
      [
        `None of your ${counted(totals.bets, 'settled bet')} ${span} has a closing price on its own number yet, so there is no closing line value.`,
        `Waiting for the close: ${closing.counts.waiting ?? 0}; line moved off the number: ${closing.counts.line_moved ?? 0}.`,
      ],
      { sources, links },
    );
  return finding(
    [
      `Closing line value ${span}: ${signedPercent(value.mean)} on average over ${counted(value.count, 'bet')}${value.interval ? ` (95% interval ${signedPercent(value.interval.low)} to ${signedPercent(value.interval.high)})` : ''}.`,
      `• ${value.beaten} of ${value.count} beat the close without margin, ${value.equalled} equaled it.`,
      ...(closing.moved
        ? [`• ${counted(closing.moved.count, 'bet')} more had its line move: ${closing.moved.inFavor} in your favor.`]
        : []),
      value.mean > 0
        ? 'Prices better than the close are the best early sign of an edge.'
        : 'On average your prices were no better than the close: that is a sign of no edge so far.',
    ],
    { sources, links },
  );
}

/** The asker's own limits, what is used of them, and breaks. */
export async function lookAtMyLimits({ ctx, read, now }: AssistantSession): Promise<Finding> {
  const { weeklyStake, weeklyLoss, coolOffUntil, excludedUntil, usedThisWeek, pending } = await read(ctx, 'GET /api/responsible-gaming');
  const used = usedThisWeek.tracked;
  const of = (limit: number | null, spent: number, name: string): string =>
    limit === null
      ? `• ${name}: no limit set; ${money(cents(spent))} this week.`
      : `• ${name}: ${money(cents(limit))} a week, ${money(cents(spent))} used, ${money(Math.max(0, cents(limit - spent)))} left.`;
  return finding(
    [
      'Your limits for tracked bets this week:',
      of(weeklyStake, used.stake, 'Stake'),
      of(weeklyLoss, used.loss + used.atRisk, 'Loss (open bets count as lost)'),
      ...(pending ? [`• A change starts on ${dayText(pending.from.slice(0, 10))}.`] : []),
      ...(coolOffUntil ? [`• You are on a break until ${coolOffUntil.slice(0, 10)}.`] : []),
      ...(excludedUntil ? [`• You have excluded yourself until ${excludedUntil.slice(0, 10)}.`] : []),
      'A tighter limit holds at once.',
    ],
    {
      sources: [{ label: 'Your own limits', asOf: now.toISOString(), href: '/responsible-gaming' }],
      links: [{ label: 'Responsible Gaming', href: '/responsible-gaming' }],
    },
  );
}

/** The asker's own strategies, and what they match today. */
export async function lookAtStrategies({ ctx, read, price, now }: AssistantSession): Promise<Finding> {
  const [own, matches] = await Promise.all([read(ctx, 'GET /api/strategies'), read(ctx, 'GET /api/strategies/matches')]);
  const sources = [{ label: 'Your strategies', asOf: now.toISOString(), href: '/strategies' }];
  const links = [{ label: 'Strategies', href: '/strategies' }];
  if (own.length === 0)
    return finding(['You have no strategy yet. Make one from conditions, and it is backtested before you keep it.'], { sources, links });
  return finding(
    [
      `${counted(own.length, 'strategy', 'strategies')}, ${own.filter(({ isActive }) => isActive).length} active:`,
      ...own.slice(0, MOST).map(({ name, isActive }) => `• ${name}${isActive ? '' : ' (off)'}.`),
      matches.length === 0 ? 'None of them matches a game today.' : `Matches today:`,
      ...matches.slice(0, MOST).map((one) => `• ${one.name}: ${one.selection} at ${price(one.odds)} (${one.bookName}), ${one.matchup}.`),
    ],
    { sources, links },
  );
}
