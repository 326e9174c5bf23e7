import { leagueOf } from '@clearedge/contract/sports';
import { plural } from '@clearedge/contract/words/plural';
import { formatCents, roundToCents } from '@clearedge/quant/money';
import type { BetWire } from '../../../bets/index.ts';
import { signedPercent } from '../../session/say.ts';
import type { Reading } from '../../understand/reading.ts';
import { MARKET_WORDS } from './cuts.ts';

interface Grouping {
  words: string;
  of: (bet: BetWire) => string;
}

const month = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' });
const at = (day: string): Date => new Date(`${day}T12:00:00Z`);

const ROLE: Grouping = { words: 'price', of: ({ odds }) => (odds > 0 ? 'Underdogs (plus prices)' : 'Favorites (minus prices)') };
const MARKET: Grouping = { words: 'bet type', of: ({ betType }) => MARKET_WORDS[betType] ?? betType };

/** What a question sets side by side: "which book", "my best month", "spreads or moneylines". */
const GROUPINGS: readonly [RegExp, Grouping][] = [
  [/\b(?:which|what|best|worst|by|each) (?:sport ?)?books?\b/i, { words: 'book', of: ({ book }) => book ?? 'No book' }],
  [
    /\b(?:which|what|best|worst|by|each) (?:sport|league)s?\b/i,
    { words: 'league', of: ({ sport }) => (sport === null ? 'No sport' : leagueOf(sport)) },
  ],
  [/\b(?:which|what|best|worst|by|each|losing|winning) months?\b/i, { words: 'month', of: ({ playedOn }) => month.format(at(playedOn)) }],
  [/\b(?:which|what|best|worst|by|each) (?:week ?)?days?\b/i, { words: 'weekday', of: ({ playedOn }) => weekday.format(at(playedOn)) }],
  [/\b(?:which|what|best|worst|by|each) (?:market|bet types?|type of bet|kinds? of bet)s?\b/i, MARKET],
];

export function groupingOf({ text, cues, markets }: Reading): Grouping | null {
  if (cues.has('underdog') && cues.has('favorite')) return ROLE;
  const found = GROUPINGS.find(([pattern]) => pattern.test(text))?.[1];
  return found ?? (markets.length > 1 ? MARKET : null);
}

/** The settled bets of each group in figures, the most profit first. */
export function groupLines(bets: readonly BetWire[], { words, of }: Grouping, only: readonly string[]): string[] {
  const groups = new Map<string, BetWire[]>();
  for (const bet of bets) groups.set(of(bet), [...(groups.get(of(bet)) ?? []), bet]);
  const rows = [...groups]
    .filter(([name]) => only.length === 0 || only.includes(name))
    .map(([name, own]) => {
      const [staked, profit] = [own.map(({ stake }) => stake), own.map(({ actualWin }) => actualWin ?? 0)].map((all) =>
        all.reduce((sum, dollars) => sum + roundToCents(dollars), 0),
      ) as [number, number];
      const count = (result: string): number => own.filter((bet) => bet.result === result).length;
      return { name, bets: own.length, record: `${count('win')}-${count('loss')}-${count('push')}`, staked, profit };
    })
    .toSorted((a, b) => b.profit - a.profit);
  return [
    `By ${words}, settled bets, the most profit first:`,
    ...rows.map(
      ({ name, bets: size, record, staked, profit }) =>
        `• ${name}: ${plural(size, 'bet')}, ${record}, ${formatCents(profit)}${staked > 0 ? `, ROI ${signedPercent(profit / staked)}` : ''}.`,
    ),
  ];
}
