import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import { leagueOf, SPORT_KEYS, type SportKey } from '@clearedge/contract/sports';
import { plural } from '@clearedge/contract/words/plural';
import { type Finding, finding } from '../../session/finding.ts';
import { signedPercent } from '../../session/say.ts';
import type { AssistantSession } from '../../session/session.ts';
import type { Reading } from '../../understand/reading.ts';
import { MARKET_WORDS } from './cuts.ts';

type Report = VerbResult<Contract['GET /api/performance/mine']>;
type OwnBet = Report['bets'][number];
type Cut = Report['cuts'][number];

const WEEKDAYS = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];
const KEY_WORDS: Readonly<Record<string, string>> = {
  ...MARKET_WORDS,
  favorite: 'favorites',
  underdog: 'underdogs',
  home: 'home sides',
  away: 'away sides',
  over: 'overs',
  under: 'unders',
};

/** What of one's bets a question sets side by side, or asks for alone; without a wording the vocabulary has read it. */
const CUTS: readonly { cut: Cut['cut']; words: string; asks: (reading: Reading) => boolean }[] = [
  { cut: 'role', words: 'moneylines and spreads by role', asks: ({ wants }) => wants !== null },
  { cut: 'side', words: 'bets by side', asks: ({ side, text }) => side !== null || /\b(?:home|away|road)\b/i.test(text) },
  { cut: 'book', words: 'bets by book', asks: ({ text }) => /\b(?:which|what|best|worst|by|each|every) (?:sports?)?books?\b/i.test(text) },
  {
    cut: 'weekday',
    words: 'bets by weekday',
    asks: ({ text }) => /\b(?:which|what|best|worst|by|each) (?:week ?)?days?\b|\bweekends?\b/i.test(text),
  },
  {
    cut: 'market',
    words: 'bets by type',
    asks: ({ markets, text }) =>
      markets.length > 1 || /\b(?:which|what|best|worst|by|each) (?:market|bet types?|kinds? of bet)s?\b/i.test(text),
  },
];

const keyWords = (cut: Cut['cut'], key: string): string =>
  cut === 'weekday' ? (WEEKDAYS[Number(key) - 1] ?? key) : (KEY_WORDS[key] ?? key);

/** The mean of each group of a cut, the best first. */
function groupLines({ cut, rows }: Cut, words: string): string[] {
  const known = rows.flatMap(({ key, figures: { bets, clv } }) => (clv ? [{ name: keyWords(cut, key), bets, ...clv }] : []));
  if (known.length === 0) return [];
  return [
    `Your ${words}, by the value of your price at the close:`,
    ...known
      .toSorted((a, b) => b.mean - a.mean)
      .map(({ name, bets, mean, count }) => `• ${name}: ${signedPercent(mean)} on average over ${count} of ${plural(bets, 'bet')}.`),
  ];
}

/** One's bets of a sport against the close, from the newest bets, as the figures of My Results are not kept by sport. */
function clvOfSport(bets: readonly OwnBet[], all: number, sport: SportKey, { wants, cues, side }: Reading): string[] {
  const role = cues.has('underdog') && cues.has('favorite') ? null : wants;
  const isAsked = (bet: OwnBet): boolean =>
    bet.sport === sport &&
    (role === null || (role === 'underdog') === bet.odds > 0) &&
    (side === null || new RegExp(`\\b${side}\\b`, 'i').test(bet.selection));
  const values = bets.flatMap((bet) => (isAsked(bet) ? (bet.closing.expectedValue ?? []) : []));
  const name = [leagueOf(sport), ...(role ? [`${role}s by price`] : []), ...(side ? [`${side}s`] : [])].join(' ');
  const of = all > bets.length ? `your newest ${bets.length} settled bets` : `your ${plural(all, 'settled bet')}`;
  if (values.length === 0) return [`None of ${of} is on ${name} with a closing price on its own number.`];
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return [
    `Closing line value on ${name}, of ${of}: ${signedPercent(mean)} on average over ${plural(values.length, 'bet')}.`,
    `• ${values.filter((value) => value > 0).length} of ${values.length} beat the close without margin.`,
  ];
}

const BY_SPORT = /\b(?:which|what|best|worst|by|each|every|per) (?:sport|league)s?\b/i;

function periodOf({ when }: Reading): '7d' | '30d' | '365d' | 'all' {
  if (when === null) return 'all';
  if (when.label === 'this week' || when.label === 'last week' || when.label.includes('7 days')) return '7d';
  if (when.label.includes('month') || when.label.includes('30')) return '30d';
  return when.kind === 'season' ? '365d' : 'all';
}
const PERIOD_WORDS = { '7d': 'in the last 7 days', '30d': 'in the last 30 days', '365d': 'in the last year', all: 'in all' };

/** The type of bet that a question asks for alone. */
function kindOf({ cues, market, markets }: Reading): 'parlay' | 'prop' | 'total' | 'moneyline' | 'spread' | null {
  if (markets.length > 1) return null;
  if (cues.has('parlay')) return 'parlay';
  if (cues.has('prop')) return 'prop';
  return market === 'team_total' ? 'total' : market;
}

/** What the asker's prices were worth at the close, by group where a question asks for groups. */
export async function lookAtMyClv({ ctx, read, now }: AssistantSession, reading: Reading): Promise<Finding> {
  const { sport, cues, books, otherBooks } = reading;
  const period = periodOf(reading);
  const kind = kindOf(reading);
  const book = books[0]?.name ?? otherBooks[0];
  const query = { period, ...(kind ? { market: kind } : {}), ...(book ? { book } : {}) } as const;
  const { closing, totals, bets, cuts } = await read(ctx, 'GET /api/performance/mine', { query });
  const narrowed = [...(kind ? [MARKET_WORDS[kind]] : []), ...(book ? [`at ${book}`] : [])].join(' ');
  const span = (narrowed === '' ? '' : `on ${narrowed}, `.replace('on at', 'at')) + PERIOD_WORDS[period];
  const sources = [{ label: 'Your bets against the closing prices', asOf: now.toISOString(), href: '/my-results' }];
  const links = [{ label: 'My Results', href: '/my-results' }];
  if (sport === null && BY_SPORT.test(reading.text)) {
    const played = SPORT_KEYS.filter((key) => bets.some((bet) => bet.sport === key));
    const lines = played.flatMap((key) => clvOfSport(bets, totals.bets, key, reading));
    if (lines.length > 0) return finding(lines, { sources, links });
  }
  if (sport !== null && cues.has('sport')) return finding(clvOfSport(bets, totals.bets, sport, reading), { sources, links });
  const value = closing.measures.find(({ measure }) => measure === 'expectedValue');
  if (!value)
    return finding(
      [
        `None of your ${plural(totals.bets, 'settled bet')} ${span} has a closing price on its own number yet, so there is no closing line value.`,
        `Waiting for the close: ${closing.counts.waiting ?? 0}; line moved off the number: ${closing.counts.line_moved ?? 0}.`,
      ],
      { sources, links },
    );
  const asked = CUTS.find(({ asks }) => asks(reading));
  const groups = asked ? groupLines(cuts.find(({ cut }) => cut === asked.cut)!, asked.words) : [];
  return finding(
    [
      ...groups,
      `Closing line value ${span}: ${signedPercent(value.mean)} on average over ${plural(value.count, 'bet')}${value.interval ? ` (95% interval ${signedPercent(value.interval.low)} to ${signedPercent(value.interval.high)})` : ''}.`,
      `• ${value.beaten} of ${value.count} beat the close without margin, ${value.equalled} equaled it.`,
      ...(closing.moved ? [`• ${plural(closing.moved.count, 'bet')} more had its line move: ${closing.moved.inFavor} in your favor.`] : []),
      value.mean > 0
        ? 'Prices better than the close are the best early sign of an edge.'
        : 'On average your prices were no better than the close: that is a sign of no edge so far.',
    ],
    { sources, links },
  );
}
