import { hasLine } from '@clearedge/contract/markets/board-markets';
import { plural } from '@clearedge/contract/words/plural';
import { listLadders } from '../../odds/index.ts';
import { type Card, type Finding, finding } from '../session/finding.ts';
import { contestLink, daysText, matchup, matchupWhen } from '../session/games.ts';
import type { AssistantSession } from '../session/session.ts';
import type { Reading } from '../understand/reading.ts';
import { lookAtAlternates, soldAt } from './alternates.ts';
import { bestOf, marketName, marketsOf, offerOf, offerText, quotesOf, shortSide, sidesOf, sideWords } from './board.ts';
import { boardSource, chipsOf, findBoards, nothing } from './market-prices.ts';

const MOST_GAMES = 8;
const MOST_OFFERS = 6;

/** The best price and its book for each side: every main market of the games named, or one market of the day. */
export async function lookAtPrices(session: AssistantSession, reading: Reading): Promise<Finding> {
  const { boards, all } = await findBoards(session, reading);
  if (boards.length === 0) return nothing(reading, session, all);
  if (reading.cues.has('alternate') && reading.line === null) return lookAtAlternates(session, reading, boards);
  const isMany = reading.teams.length === 0;
  const asked =
    isMany && reading.market === null && reading.side === null && reading.period === 'full'
      ? { ...reading, market: 'moneyline' as const }
      : reading;
  const [lines, seen, offers]: [string[], string[], Extract<Card, { kind: 'offers' }>['offers']] = [[], [], []];
  const only = reading.books[0] ?? null;
  for (const board of boards.slice(0, MOST_GAMES)) {
    const { contest, game } = board;
    const { ladders } = reading.line === null || isMany ? { ladders: [] } : await listLadders(session.ctx, contest);
    const kinds = asked.markets.length > 1 ? asked.markets : [asked.market];
    for (const market of kinds.flatMap((kind) => marketsOf({ ...asked, market: kind }, contest))) {
      const compared = game.markets.find((one) => one.market === market);
      if (!compared) continue;
      const sides = sidesOf(reading, contest, market);
      const line = kinds.length > 1 ? (reading.lines[market === 'spread' ? 'spread' : 'total'] ?? null) : reading.line;
      const chosen =
        reading.wants && !hasLine(market)
          ? sides
              .toSorted(
                (a, b) => (reading.wants === 'favorite' ? 1 : -1) * ((bestOf(compared, a)?.odds ?? 0) - (bestOf(compared, b)?.odds ?? 0)),
              )
              .slice(0, 1)
          : sides;
      const parts = chosen.flatMap((side) => {
        const wanted = hasLine(market) && line !== null ? (market === 'spread' && sides[0] !== side ? -line : line) : null;
        const sold = wanted === null ? [] : soldAt(ladders, market, side, wanted);
        const quotes = [...quotesOf(game, market, side, wanted), ...sold]
          .filter(({ code }) => only === null || code === only.code)
          .toSorted((a, b) => b.odds - a.odds);
        const main = bestOf(compared, side);
        const best =
          only === null && wanted === null
            ? main
              ? { ...main, code: main.book, isStale: false }
              : null
            : (quotes.find(({ isStale }) => !isStale) ?? quotes[0] ?? null);
        if (!best) {
          const numbers = wanted === null ? '' : `; most books offer ${sideWords(contest, market, side, main?.line ?? compared.line)}`;
          return [
            `${sideWords(contest, market, side, wanted ?? main?.line ?? null)}: ${only ? `${only.name} has no price` : 'no book has it'}${numbers}`,
          ];
        }
        seen.push(best.seenAt);
        if (offers.length < MOST_OFFERS) offers.push(offerOf(board, market, side, { ...best, book: best.code }));
        return [`${shortSide(contest, market, side, best.line)} ${offerText(session, best, game.isClosed)}`];
      });
      if (parts.length > 0)
        lines.push(`• ${matchupWhen(contest, session.today)}, ${marketName(market, contest).toLowerCase()}: ${parts.join('; ')}.`);
    }
  }
  if (lines.length === 0)
    return finding(
      [
        `No book has a price on that ${daysText(reading, session.today)}: ${boards
          .map(({ contest }) => matchup(contest))
          .slice(0, 4)
          .join(', ')} ${boards.length === 1 ? 'does' : 'do'} not carry the market.`,
      ],
      { links: boards.slice(0, 3).map(({ contest }) => contestLink(contest)) },
    );
  const isClosed = boards.every(({ game }) => game.isClosed);
  const head = `${only ? `${only.name}'s price` : 'Best price across books'}, ${plural(Math.min(boards.length, MOST_GAMES), 'game')}${boards.length > MOST_GAMES ? ` of ${boards.length}` : ''}${isClosed ? ' (betting is closed)' : ''}:`;
  return finding([head, ...lines], {
    sources: [boardSource(session, seen, isClosed)],
    links: boards.slice(0, 4).map(({ contest }) => contestLink(contest)),
    cards: offers.length > 0 ? [{ kind: 'offers', offers }] : [],
    chips: isMany || isClosed ? [] : chipsOf(reading, boards[0]!),
  });
}
