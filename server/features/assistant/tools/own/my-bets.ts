import { plural } from '@clearedge/contract/words/plural';
import { formatCents, roundToCents } from '@clearedge/quant/money';
import { americanToDecimal, decimalToAmerican } from '@clearedge/quant/price';
import { wilsonInterval } from '@clearedge/quant/scoring';
import { type BetView, type BetWire, listBetViews, toBet } from '../../../bets/index.ts';
import { askChip, type Finding, finding } from '../../session/finding.ts';
import { dayText, percent, signedPercent } from '../../session/say.ts';
import type { AssistantSession } from '../../session/session.ts';
import type { Reading } from '../../understand/reading.ts';
import { cutOf, MARKET_WORDS } from './cuts.ts';
import { groupingOf, groupLines } from './groups.ts';

const MOST = 6;
const MOST_EXTREMES = 3;
const MOST_LATEST = 3;
const MOST_ASKED = 20;
const sumOf = (bets: readonly BetWire[], dollarsOf: (bet: BetWire) => number): number =>
  bets.reduce((sum, bet) => sum + roundToCents(dollarsOf(bet)), 0);

/** " (MLB)", " (Rocket Classic, PGA Tour)"; nothing of a bet whose sport is unknown. */
const contestOf = ({ sport, tournament, league }: BetWire): string =>
  sport === null ? '' : ` (${[tournament, league].filter((word) => word !== null).join(', ')})`;

const EXTREME = /\b(?:biggest|largest|best|worst|highest|top)\b.*?\b(wins?|hits?|scores?|cash(?:es)?|loss(?:es)?|beats?|bets?)\b/i;

/** The largest wins or losses, where they are asked for. */
function extremeLines(settled: readonly BetWire[], { text }: Reading, price: AssistantSession['price']): string[] {
  const [words, what = ''] = EXTREME.exec(text) ?? [];
  if (words === undefined) return [];
  const isLoss = /^(loss|beat)/i.test(what) || /worst/i.test(words);
  const own = settled.filter(({ result }) => result === (isLoss ? 'loss' : 'win'));
  const shown = own.toSorted((a, b) => Math.abs(b.actualWin ?? 0) - Math.abs(a.actualWin ?? 0)).slice(0, MOST_EXTREMES);
  if (shown.length === 0) return [`None of them ${isLoss ? 'lost' : 'won'}.`];
  return [
    `Largest ${isLoss ? 'losses' : 'wins'}:`,
    ...shown.map(
      (bet) =>
        `• ${dayText(bet.playedOn)}, ${bet.selection}${contestOf(bet)} at ${price(bet.odds)}: ${formatCents(roundToCents(bet.actualWin ?? 0))} on ${formatCents(roundToCents(bet.stake))}.`,
    ),
  ];
}

/** The mean price and stake, where an average is asked for. */
function averageLines(bets: readonly BetWire[], { text }: Reading, price: AssistantSession['price']): string[] {
  if (!/\b(?:avg|averages?)\b/i.test(text) || bets.length === 0) return [];
  const decimal = bets.reduce((sum, { odds }) => sum + americanToDecimal(odds), 0) / bets.length;
  return [
    `Average of ${plural(bets.length, 'bet')}: price ${price(Math.round(decimalToAmerican(decimal)))} (mean decimal ${decimal.toFixed(3)}), stake ${formatCents(Math.round(sumOf(bets, ({ stake }) => stake) / bets.length))}.`,
  ];
}

/** The asker's own tracked bets in figures, by any cut, set side by side or the largest of them, and those still open. */
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
  if (own.length === 0) {
    const none = `You have no tracked bet${label}, of ${plural(all.length, 'bet')} in all.`;
    const anyDay = { ...reading, when: null };
    if (reading.when === null || reading.teams.length === 0 || !all.some(cutOf(anyDay).fits)) return finding([none], { sources, links });
    const other = await lookAtMyBets(session, anyDay);
    return { ...other, lines: [none, 'On other days:', ...other.lines] };
  }
  const settled = own.filter(({ status }) => status === 'settled');
  const pending = own.filter(({ status }) => status === 'pending');
  const count = (result: string): number => settled.filter((bet) => bet.result === result).length;
  const [wins, losses] = [count('win'), count('loss')];
  const counts = settled.filter(({ result }) => result !== 'void');
  const [staked, profit] = [sumOf(counts, ({ stake }) => stake), sumOf(counts, ({ actualWin }) => actualWin ?? 0)];
  const interval = wins + losses > 0 ? wilsonInterval(wins, wins + losses) : null;
  const isOpenAsked = /\b(open|pending)\b/i.test(reading.text);
  const grouping = groupingOf(reading);
  const compared = grouping
    ? groupLines(
        counts,
        grouping,
        reading.markets.flatMap((one) => MARKET_WORDS[one] ?? []),
      )
    : [];
  const special = [...compared, ...(grouping ? [] : extremeLines(settled, reading, price)), ...averageLines(own, reading, price)];
  const lines = [
    ...special,
    `${plural(own.length, 'tracked bet')}${label}: ${wins} won, ${losses} lost, ${count('push')} pushed, ${count('void')} void, ${pending.length} pending.${interval ? ` Win rate ${percent(wins / (wins + losses))} (95% interval ${percent(interval.low)} to ${percent(interval.high)}).` : ''}`,
    ...(settled.length > 0
      ? [
          `Profit ${formatCents(profit)}.${staked > 0 ? ` ROI ${signedPercent(profit / staked)} on ${formatCents(staked)} staked.` : ''}${wins + losses < 20 ? ' Too few bets to tell luck from skill.' : ''}`,
        ]
      : []),
    ...(pending.length > 0 && special.length === 0
      ? [
          `Pending, ${formatCents(sumOf(pending, ({ stake }) => stake))} at risk:`,
          ...pending
            .slice(0, MOST)
            .map(
              (bet) =>
                `• ${bet.selection}${contestOf(bet)} at ${price(bet.odds)}, ${formatCents(roundToCents(bet.stake))} to win ${formatCents(roundToCents(bet.potentialWin))}.`,
            ),
        ]
      : []),
    ...(!isOpenAsked && (words !== '' || reading.lastGames !== null) && settled.length > 0 && special.length === 0
      ? [
          'Latest:',
          ...settled
            .slice(0, Math.min(reading.lastGames ?? MOST_LATEST, MOST_ASKED))
            .map(
              (bet) =>
                `• ${bet.selection}${contestOf(bet)} at ${price(bet.odds)}: ${bet.result}, ${formatCents(roundToCents(bet.actualWin ?? 0))}.`,
            ),
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
