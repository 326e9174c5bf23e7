import { type BoardMarket, type BoardSide, selectionOf } from '@clearedge/contract/markets/board-markets';
import { joinWords } from '@clearedge/contract/words/join-words';
import { plural } from '@clearedge/contract/words/plural';
import { scoreWords } from '@clearedge/contract/words/selection-words';
import { formatCents, roundToCents } from '@clearedge/quant/money';
import { askChip, type Finding, finding } from '../session/finding.ts';
import { isOneOf } from '../session/games.ts';
import { ageText, chanceText, dayText, percent, signedPercent } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import type { Reading } from '../understand/reading.ts';

const MOST = 6;
const FINDER = { label: 'Odds Comparison, Finder', href: '/odds-comparison?view=finder' };

interface OfGame {
  sport: string;
  awayTeamCode: string;
  homeTeamCode: string;
  awayTeam: string;
  homeTeam: string;
  market: string;
}

/** Whether a price or pair is of the sport, the clubs and the market that a question names. */
function fits(one: OfGame, reading: Reading): boolean {
  const isSport = reading.sport === null || one.sport === reading.sport;
  const isTeam =
    reading.teams.length === 0 ||
    reading.teams.some(
      ({ sport, code }) => sport === one.sport && (isOneOf(one.awayTeamCode, [code], sport) || isOneOf(one.homeTeamCode, [code], sport)),
    );
  return isSport && isTeam && (reading.market === null || one.market.endsWith(reading.market));
}

const sideText = ({ awayTeam, homeTeam, market }: OfGame, side: BoardSide, line: number | null): string => {
  const selection = selectionOf(market as BoardMarket, side, line);
  return selection ? scoreWords(selection, { awayName: awayTeam, homeName: homeTeam }) : side;
};

const NAMES = { arbitrage: 'arbitrage', middle: 'middle', 'low hold': 'low-hold pair' } as const;
const MANY = { arbitrage: 'arbitrages', middle: 'middles', 'low hold': 'low-hold pairs' } as const;
type Kind = keyof typeof NAMES;

/** Pairs of prices at different books, as the Finder has them, with stakes for the bankroll given or $100. */
export const lookAtPairs =
  (kind: Kind) =>
  async ({ ctx, read, price, now, today }: AssistantSession, reading: Reading): Promise<Finding> => {
    const date = reading.when?.kind === 'day' ? reading.when.from : today;
    const stated = reading.dollars[0];
    const { items, asOf, booksCompared, gamesCompared, bankroll } = await read(ctx, 'GET /api/odds-comparison/opportunities', {
      query: { date, ...(stated ? { bankroll: stated } : {}) },
    });
    const books = reading.books.map(({ code }) => code);
    const isAt = (book: string): boolean => books.length === 0 || books.includes(book);
    const own = items.filter(
      (one) =>
        one.kind === kind &&
        fits(one, reading) &&
        (books.length < 2 ? one.legs.some(({ book }) => isAt(book)) : one.legs.every(({ book }) => isAt(book))),
    );
    const narrowed = reading.sport !== null || reading.teams.length > 0 || reading.market !== null || books.length > 0;
    const sources = [{ label: `Finder: ${plural(booksCompared, 'book')} on ${plural(gamesCompared, 'game')}`, asOf, href: FINDER.href }];
    const when = date === today ? 'now' : `for ${dayText(date)}`;
    if (own.length === 0)
      return finding(
        [
          `No ${NAMES[kind]} ${when}: of ${plural(gamesCompared, 'game')}${narrowed ? ' of all sports' : ''} at ${plural(booksCompared, 'book')}, no pair of fresh prices makes one${narrowed ? ' of that kind' : ''}.`,
        ],
        {
          sources,
          links: [FINDER],
          chips: [
            askChip(kind === 'low hold' ? 'Any arbs?' : 'Lowest hold', kind === 'low hold' ? 'any arbs right now' : 'lowest hold markets'),
          ],
        },
      );
    const shown = own.slice(0, Math.min(reading.count ?? MOST, MOST));
    const lines = shown.map((one) => {
      const legs = one.legs
        .map(
          (leg) =>
            `${sideText(one, leg.side, leg.line)} ${price(leg.odds)} (${leg.bookName}, ${ageText(leg.seenAt, now)}) for ${formatCents(roundToCents(leg.stake))}`,
        )
        .join(' + ');
      const profit =
        kind === 'arbitrage'
          ? `leaves ${formatCents(roundToCents(one.leastProfit))} to ${formatCents(roundToCents(one.mostProfit))} whichever side wins`
          : `hold ${percent(one.hold, 2)}, ${formatCents(roundToCents(one.leastProfit))} to ${formatCents(roundToCents(one.mostProfit))}`;
      const middle = one.middle
        ? `; ${one.middle.outcomes.map(({ result, at, profit: gain, probability }) => `${result}${at === null ? '' : ` on ${at}`}: ${formatCents(roundToCents(gain))}${probability === null ? '' : `, ${percent(probability)} by our model`}`).join(', ')}; otherwise at worst ${formatCents(-Math.abs(roundToCents(one.middle.loss)))}${one.middle.expectedReturn === null ? '' : `, ${signedPercent(one.middle.expectedReturn)} expected`}`
        : '';
      const warns = one.warnings.length > 0 ? `. Careful: ${one.warnings.join(', ')}` : '';
      return `• ${one.awayTeamCode} @ ${one.homeTeamCode}: ${legs}; ${profit}${middle}${warns}.`;
    });
    return finding(
      [
        `${plural(own.length, NAMES[kind], MANY[kind])}${atBooks(reading)} ${when}${own.length > shown.length ? `, the best ${shown.length}` : ''}, on ${formatCents(roundToCents(bankroll))}:`,
        ...lines,
        'Prices move, and a book may void an obvious error: take both sides within seconds or neither.',
      ],
      { sources, links: [FINDER] },
    );
  };

const atBooks = ({ books }: Reading, joint: 'and' | 'or' = 'and'): string =>
  books.length > 0
    ? ` at ${joinWords(
        books.map(({ name }) => name),
        joint,
      )}`
    : '';

type Valued = OfGame & { side: string; odds: number; isAlternate: boolean };
const isWanted = ({ odds }: Valued, wants: Reading['wants']): boolean => (wants === 'underdog' ? odds > 0 : odds < 0);

/** What besides sport, clubs and market narrows these prices; an underdog is who the moneyline says. */
function narrowing({ cues, wants, side }: Reading): { words: string; fits: (one: Valued) => boolean } {
  const isAlternate = cues.has('alternate');
  return {
    words: [isAlternate ? 'alternate ' : '', wants === null ? '' : `${wants} moneyline `, side === null ? '' : `${side} `].join(''),
    fits: (one) =>
      (!isAlternate || one.isAlternate) &&
      (wants === null || (one.market.endsWith('moneyline') && isWanted(one, wants))) &&
      (side === null || one.side === side),
  };
}

/** Single prices above the fair price of the other books. */
export async function lookAtValue(session: AssistantSession, reading: Reading): Promise<Finding> {
  const { ctx, read, price, now, today } = session;
  const date = reading.when?.kind === 'day' ? reading.when.from : today;
  const { items, asOf, gamesCompared, pricesJudged } = await read(ctx, 'GET /api/odds-comparison/value', { query: { date } });
  const books = reading.books.map(({ code }) => code);
  const least = reading.chances[0] ?? 0;
  const { words, fits: isNarrow } = narrowing(reading);
  const own = items.filter(
    (one) => one.evPct / 100 >= least && fits(one, reading) && isNarrow(one) && (books.length === 0 || books.includes(one.book)),
  );
  const by = least === 0 ? '' : ` by ${percent(least, 0)} or more`;
  const sources = [
    {
      label: `${pricesJudged.toLocaleString('en-US')} prices of ${plural(gamesCompared, 'game')} against the other books without margin`,
      asOf,
      href: '/odds-comparison',
    },
  ];
  const links = [{ label: 'Odds Comparison', href: '/odds-comparison' }];
  const where = atBooks(reading, 'or');
  if (own.length === 0)
    return finding(
      [
        `No ${words}price${where} is above the fair price of the other books${by} at the moment: ${pricesJudged.toLocaleString('en-US')} prices of ${plural(gamesCompared, 'game')} were judged.`,
      ],
      { sources, links },
    );
  const shown = own.slice(0, Math.min(reading.count ?? MOST, 10));
  return finding(
    [
      `${plural(own.length, `${words}price`)}${where} above the fair price of the other books${by}, the highest EV first:`,
      ...shown.map(
        (one) =>
          `• ${one.awayTeamCode} @ ${one.homeTeamCode}: ${sideText(one, one.side, one.line)}${one.isAlternate ? ' (alternate line)' : ''} ${price(one.odds)} (${one.bookName}, ${ageText(one.seenAt, now)}); fair ${price(one.fairOdds)} (${one.pushProbability ? `${chanceText({ winProbability: one.fairProbability * (1 - one.pushProbability), pushProbability: one.pushProbability })}` : percent(one.fairProbability)}), EV v. market ${signedPercent(one.evPct / 100)}, ${one.agreeing} of ${plural(one.bookCount, 'book')} agree.`,
      ),
      'EV v. market measures the price against the other books, not against our model.',
    ],
    { sources, links, chips: [askChip('By our model', 'best bets today'), askChip('Any arbs?', 'any arbs right now')] },
  );
}
