import { type BoardMarket, type BoardSide, selectionOf, termsOf } from '@clearedge/contract/markets/board-markets';
import { independentProbability, parlayAmericanLabel, parlayDecimal, parlayValue } from '@clearedge/quant/parlay';
import { americanToDecimal } from '@clearedge/quant/price';
import { DomainError } from '../../../kernel/domain-error.ts';
import { askChip, type Finding, finding } from '../session/finding.ts';
import { contestLink, isOneOf, matchupWhen } from '../session/games.ts';
import { ageText, chanceText, counted, money, percent, signedPercent } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import { analysisSource, type GamePlay, gameLink, isOpen, playsOf, priceSource, readSlate, summaryOf } from '../session/slate.ts';
import type { MarketKind, Reading } from '../understand/reading.ts';
import { type Board, bestOf, marketsOf, sideWords } from './board.ts';
import { findBoards } from './market-prices.ts';
import { dayOf } from './tool.ts';
import { ANALYSIS_PENDING } from './value-plays.ts';

const MOST_GIVEN = 12;
const USUAL_LEGS = 3;
const MOST_LEGS = 8;
const EXAMPLE_CENTS = 1000;
const BUILDER = { label: 'Parlay Builder', href: '/parlay-builder' };

const stakeOf = ({ dollars }: Reading): number => (dollars[0] ? Math.round(dollars[0] * 100) : EXAMPLE_CENTS);
const toWin = (stakeCents: number, decimal: number): number => Math.floor(stakeCents * (decimal - 1) + 1e-6);

function forGiven({ price }: AssistantSession, reading: Reading): Finding {
  const odds = reading.prices.slice(0, MOST_GIVEN);
  const decimal = parlayDecimal(odds);
  const stake = stakeOf(reading);
  return finding(
    [
      `${counted(odds.length, 'leg')} at ${odds.map(price).join(', ')} pay ${price(parlayAmericanLabel(odds))} together (decimal ${decimal.toFixed(3)}).`,
      `• ${money(stake)} wins ${money(toWin(stake, decimal))}.`,
      `• All legs must win ${percent(1 / decimal)} of the time to break even.`,
      'Each leg carries its book’s margin, and a parlay multiplies them. Legs of one game depend on each other and are priced differently.',
    ],
    { sources: [{ label: 'Exact product of the prices given', asOf: null, href: BUILDER.href }], links: [BUILDER] },
  );
}

/** The best play of each game: legs of different games do not depend on each other. */
function legsOf(plays: readonly GamePlay[], most: number): GamePlay[] {
  const best = new Map<string, GamePlay>();
  for (const one of plays) if (!best.has(one.game.gameId) && one.play.pushProbability === 0) best.set(one.game.gameId, one);
  return [...best.values()].slice(0, most);
}

async function forPlays(session: AssistantSession, reading: Reading): Promise<Finding> {
  const { price, now } = session;
  const wanted = Math.min(Math.max(reading.count ?? USUAL_LEGS, 2), MOST_LEGS);
  const open = (await readSlate(session, dayOf(session, reading))).filter((game) => isOpen(game, now));
  if (open.length > 0 && !open.some((game) => summaryOf(game))) return finding([ANALYSIS_PENDING]);
  const legs = legsOf(playsOf(open, now), wanted);
  const links = [BUILDER, ...legs.map(({ game }) => gameLink(game))];
  if (legs.length < 2)
    return finding(
      [
        `No parlay: it takes plays worth their price in two games, and there ${legs.length === 1 ? 'is one' : 'are none'} now. Adding a leg without an edge only adds its margin.`,
      ],
      { sources: analysisSource(open), links },
    );
  const odds = legs.map(({ play }) => play.odds);
  const { decimal, probability, expectedValue } = parlayValue(odds, independentProbability(legs.map(({ play }) => play.probability)));
  const stake = stakeOf(reading);
  const fewer =
    reading.count !== null && legs.length < reading.count
      ? [`Only ${legs.length} games have a play worth its price; I add no leg without an edge to make it ${reading.count}.`]
      : [];
  return finding(
    [
      ...fewer,
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

interface Leg {
  board: Board;
  market: BoardMarket;
  side: BoardSide;
  line: number | null;
  odds: number;
}

function legOf(board: Board, kind: MarketKind, reading: Reading, code: string | null): Leg | null {
  const { contest, game } = board;
  const market = marketsOf({ market: kind, period: reading.period, side: null, teams: reading.teams, line: null }, contest)[0];
  const compared = market && game.markets.find((one) => one.market === market);
  if (!market || !compared) return null;
  const isHome = code !== null && isOneOf(contest.homeCode, [code], contest.sport);
  const side: BoardSide = termsOf(market).kind === 'total' ? (reading.side ?? 'over') : isHome ? 'home' : 'away';
  const best = bestOf(compared, side);
  return best && { board, market, side, line: best.line, odds: best.odds };
}

/** The legs that a question names: several markets of one game, or one club each of several games. */
function namedLegs(boards: readonly Board[], reading: Reading): Leg[] {
  const { markets, teams } = reading;
  const first = boards[0];
  if (!first) return [];
  const isOneGame =
    boards.length === 1 ||
    new Set(
      teams.map(
        ({ code }) =>
          boards.find(({ contest }) => isOneOf(contest.awayCode, [code], contest.sport) || isOneOf(contest.homeCode, [code], contest.sport))
            ?.contest.gameId,
      ),
    ).size === 1;
  if (isOneGame) {
    const kinds: MarketKind[] = markets.length > 0 ? [...markets] : [];
    if (reading.side !== null && !kinds.some((kind) => kind.endsWith('total'))) kinds.push('total');
    if (kinds.length < 2 && !kinds.some((kind) => kind === 'moneyline' || kind === 'spread')) kinds.unshift('moneyline');
    return kinds.flatMap((kind) => legOf(first, kind, reading, teams[0]?.code ?? null) ?? []);
  }
  return teams.flatMap(({ code, sport }) => {
    const board = boards.find(
      ({ contest }) => contest.sport === sport && (isOneOf(contest.awayCode, [code], sport) || isOneOf(contest.homeCode, [code], sport)),
    );
    return (board && legOf(board, markets[0] === 'spread' ? 'spread' : 'moneyline', { ...reading, side: null }, code)) ?? [];
  });
}

/** Named legs priced as the Parlay Builder prices them, those of one game with their correlation. */
export async function lookAtJoint(session: AssistantSession, reading: Reading): Promise<Finding> {
  const { boards } = await findBoards(session, reading);
  const open = boards.filter(({ game }) => !game.isClosed);
  if (reading.teams.length === 0)
    return finding(['Which legs? Name a club and two of its markets: for example “Mets ML and over, same game”.'], { links: [BUILDER] });
  const legs = namedLegs(open, reading);
  const [first] = legs;
  if (!first || legs.length < 2)
    return finding(
      [
        open.length === 0
          ? `The game of the ${reading.teams[0]!.name} takes no more bets.`
          : 'I need two legs that books price: for example “Mets ML and over, same game”.',
      ],
      { links: [BUILDER] },
    );
  const stake = stakeOf(reading);
  const body = {
    legs: legs.map(({ board, market, side, line, odds }) => {
      const pick = selectionOf(market, side, line)!;
      return { gameId: board.contest.gameId, betType: pick.market, selection: sideWords(board.contest, market, side, line), odds, pick };
    }),
    stake: stake / 100,
  };
  const names = legs.map(
    ({ board, market, side, line, odds }) =>
      `• ${sideWords(board.contest, market, side, line)} at ${session.price(odds)}, ${matchupWhen(board.contest, session.today)}.`,
  );
  try {
    const quote = await session.read(session.ctx, 'POST /api/parlays/quote', { body });
    if (quote.problem || quote.totalOdds === null)
      return finding([quote.problem ?? quote.unpriced ?? 'These legs have no price together.', ...names], { links: [BUILDER] });
    const { estimatedProbability: joint, independentProbability: apart, correlationFactor: factor } = quote;
    return finding(
      [
        `${counted(legs.length, 'leg')} pay ${session.price(quote.totalOdds)} together${quote.pricing === 'joint' ? ', priced as legs of one game' : ''}:`,
        ...names,
        ...(joint === null || apart === null || factor === null
          ? [`${quote.unpriced ?? 'Our model has no joint chance for them.'}`]
          : [
              `All win ${percent(joint)} of the time by our numbers; ${percent(apart)} if they did not depend on each other, so they ${Math.abs(factor - 1) < 0.005 ? 'hardly depend on each other' : factor > 1 ? `are positively correlated (${signedPercent(factor - 1)})` : `work against each other (${signedPercent(factor - 1)})`}.`,
            ]),
        ...(quote.fairOdds === null || quote.expectedValue === null
          ? []
          : [
              `Fair price ${session.price(Math.round(quote.fairOdds))}; EV v. model ${signedPercent(quote.expectedValue)}; what the price costs ${quote.holdFraction === null ? 'is not known' : percent(quote.holdFraction)}. ${money(stake)} wins ${quote.potentialWin === null ? '—' : money(Math.round(quote.potentialWin * 100))}.`,
            ]),
      ],
      {
        sources: [{ label: 'Parlay pricing, our model and the board', asOf: quote.asOf, href: BUILDER.href }],
        links: [BUILDER, contestLink(first.board.contest)],
        chips: [askChip('Each leg alone', `any plays on the ${reading.teams[0]!.name}`)],
      },
    );
  } catch (error) {
    if (error instanceof DomainError) return finding([`These legs cannot be priced now: ${error.message}`, ...names], { links: [BUILDER] });
    throw error;
  }
}

/** The price of a parlay: of the prices given, of the clubs named, or of the day's plays. */
export async function lookAtParlay(session: AssistantSession, reading: Reading): Promise<Finding> {
  if (reading.prices.length > 1) return forGiven(session, reading);
  return reading.teams.length > 0 ? lookAtJoint(session, reading) : forPlays(session, reading);
}
