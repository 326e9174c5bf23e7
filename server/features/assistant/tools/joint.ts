import { type BoardMarket, type BoardSide, hasLine, selectionOf, termsOf } from '@clearedge/contract/markets/board-markets';
import { plural } from '@clearedge/contract/words/plural';
import { propWords } from '@clearedge/contract/words/selection-words';
import type { PropKind, Selection } from '@clearedge/quant/grading';
import { formatCents } from '@clearedge/quant/money';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { Contest } from '../../contests/index.ts';
import { askChip, type Finding, finding, type Link } from '../session/finding.ts';
import { contestLink, daysText, isOneOf, matchupWhen } from '../session/games.ts';
import { percent, signedPercent } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import type { KnownTeam } from '../understand/directory.ts';
import { readAlone } from '../understand/read-question.ts';
import type { MarketKind, Reading } from '../understand/reading.ts';
import { type Board, bestOf, marketsOf, quotesOf, sideWords } from './board.ts';
import { findBoards } from './market-prices.ts';
import { bestSide, isOfPlayer, kindsOf, offeredFor } from './players/prop-offers.ts';

export const BUILDER: Link = { label: 'Parlay Builder', href: '/parlay-builder' };
const EXAMPLE_CENTS = 1000;
export const stakeOf = ({ dollars }: Reading): number => (dollars[0] ? Math.round(dollars[0] * 100) : EXAMPLE_CENTS);

const NOT_KNOWN = 'Whether one makes the other more likely is not known here: our model has no chance of the two together.';

interface Leg {
  contest: Contest;
  pick: Selection;
  words: string;
  odds: number;
}
/** Legs that books price, and what was asked for that no book has. */
interface Legs {
  legs: Leg[];
  missing: string[];
}

const has = ({ awayCode, homeCode, sport }: Contest, code: string): boolean =>
  isOneOf(awayCode, [code], sport) || isOneOf(homeCode, [code], sport);

/** The number asked for, as the side has it: a spread is that of the club named. */
function lineAsked(market: BoardMarket, { lines }: Reading): number | null {
  if (!hasLine(market)) return null;
  return (termsOf(market).kind === 'spread' ? lines.spread : lines.total) ?? null;
}

function boardLeg(board: Board, kind: MarketKind, reading: Reading, code: string | null): Legs {
  const { contest, game } = board;
  const market = marketsOf({ market: kind, period: reading.period, side: null, teams: reading.teams, line: null }, contest)[0];
  const compared = market && game.markets.find((one) => one.market === market);
  if (!market || !compared) return { legs: [], missing: [] };
  const isHome = code !== null && isOneOf(contest.homeCode, [code], contest.sport);
  const side: BoardSide = termsOf(market).kind === 'total' ? (reading.side ?? 'over') : isHome ? 'home' : 'away';
  const asked = lineAsked(market, reading);
  const exact = asked === null ? null : (quotesOf(game, market, side, asked)[0] ?? null);
  const best = exact ?? bestOf(compared, side);
  const pick = best && selectionOf(market, side, best.line);
  if (!best || !pick) return { legs: [], missing: [] };
  const words = sideWords(contest, market, side, best.line);
  const missing =
    asked !== null && exact === null ? [`No book offers ${sideWords(contest, market, side, asked)}; priced at ${words}.`] : [];
  return { legs: [{ contest, pick, words, odds: best.odds }], missing };
}

const joined = (parts: readonly Legs[]): Legs => ({
  legs: parts.flatMap(({ legs }) => legs),
  missing: parts.flatMap(({ missing }) => missing),
});

/** The markets of one game that are named; a single total or player is joined by the club's moneyline. */
function kindsNamed({ markets, side, players, cues }: Reading): MarketKind[] {
  const kinds: MarketKind[] = [...markets];
  if (side !== null && players.length === 0 && !kinds.some((kind) => kind.endsWith('total'))) kinds.push('total');
  if (kinds.length < 2 && !kinds.some((kind) => kind === 'moneyline' || kind === 'spread'))
    kinds.unshift(cues.has('covers') ? 'spread' : 'moneyline');
  return kinds;
}

/** The legs of clubs that a question names: several markets of one game, or one club each of several games. */
function clubLegs(boards: readonly Board[], reading: Reading, today: string): Legs {
  const { markets, teams } = reading;
  const [first] = boards;
  if (!first || teams.length === 0) return { legs: [], missing: [] };
  const boardOf = (code: string, sport: string): Board | undefined =>
    boards.find(({ contest }) => contest.sport === sport && has(contest, code));
  const isOneGame = new Set(teams.map(({ code, sport }) => boardOf(code, sport)?.contest.gameId)).size === 1;
  if (isOneGame) return joined(kindsNamed(reading).map((kind) => boardLeg(first, kind, reading, teams[0]!.code)));
  return joined(
    teams.map(({ code, sport, name }) => {
      const board = boardOf(code, sport);
      const kind = markets[0] === 'spread' ? 'spread' : 'moneyline';
      return board
        ? boardLeg(board, kind, { ...reading, side: null, lines: {} }, code)
        : { legs: [], missing: [`The ${name} have no open game ${daysText(reading, today)}.`] };
    }),
  );
}

const isSameClub = (one: KnownTeam, other: KnownTeam | undefined): boolean => one.sport === other?.sport && one.code === other.code;
const LEG_JOINT = /[,;:&\n]|\s\+\s|\b(?:and|with|plus)\b/i;

/** "Knicks ML, Cavs -4.5, over 221 in the Suns game": each leg read by itself, as its market and number are its own; empty where they cannot be told apart. */
function legsApart({ known, today }: AssistantSession, { text, teams, players, when }: Reading): Reading[] {
  if (teams.length < 2 || players.length > 0) return [];
  const legs: Reading[] = [];
  for (const part of text.split(LEG_JOINT)) {
    const own = readAlone(part.trim(), today, known.lexicon);
    // A name that clubs share is the one that the whole message means.
    const shared = own.choices.flatMap(({ options }) => options.flatMap(({ team }) => teams.find((one) => isSameClub(one, team)) ?? []));
    const named = [...own.teams, ...shared];
    if (own.market === null && named.length === 0) continue;
    const club = named.length > 0 ? named : (legs.at(-1)?.teams ?? []);
    if (club.length !== 1) return [];
    legs.push({ ...own, teams: club, when: own.when ?? when });
  }
  const clubs = new Set(legs.flatMap((leg) => leg.teams.map(({ sport, code }) => `${sport} ${code}`)));
  return clubs.size === teams.length ? legs : [];
}

async function legApart(session: AssistantSession, leg: Reading): Promise<Legs> {
  const club = leg.teams[0]!;
  const { boards } = await findBoards(session, leg);
  const board = boards.find(({ contest, game }) => !game.isClosed && contest.sport === club.sport && has(contest, club.code));
  return board
    ? boardLeg(board, leg.market ?? 'moneyline', leg, club.code)
    : { legs: [], missing: [`The ${club.name} have no open game ${daysText(leg, session.today)}.`] };
}

/** Numbers that could be of any of several games are of none of the legs. */
function notTold(boards: readonly Board[], { teams, side, lines }: Reading): Legs {
  const isNumbered = side !== null || lines.spread !== undefined || lines.total !== undefined;
  const isOneGame = boards.some(({ contest }) => teams.every(({ code, sport }) => contest.sport === sport && has(contest, code)));
  return teams.length < 2 || isOneGame || !isNumbered
    ? { legs: [], missing: [] }
    : {
        legs: [],
        missing: ['I could not tell which number belongs to which leg, so none is used: write one leg after the other, with commas.'],
      };
}

/** One leg for each player named: the kind and number asked for, else what is offered of it. */
async function playerLegs(session: AssistantSession, reading: Reading): Promise<Legs> {
  if (reading.players.length === 0) return { legs: [], missing: [] };
  const { all } = await offeredFor(session, { ...reading, teams: [] });
  const kinds = kindsOf(reading);
  const parts = reading.players.map((player): Legs => {
    const own = all.filter((one) => isOfPlayer(one, { ...reading, players: [player] }) && kinds.includes(one.prop.propType));
    const chosen = own.find(({ prop }) => prop.line === reading.line) ?? own[0];
    if (!chosen)
      return {
        legs: [],
        missing: [
          kinds.length === 0
            ? `Which number of ${player.name}? For example “over 1.5 points”.`
            : `No book offers that prop on ${player.name}.`,
        ],
      };
    const { contest, prop, side } = bestSide(chosen, reading.side ?? 'over');
    const odds = prop[side]?.odds ?? null;
    const pick = { market: 'prop', playerId: prop.playerId, prop: prop.propType as PropKind, side, line: prop.line } as const;
    const words = propWords(prop.playerName, pick);
    const missing =
      reading.line !== null && prop.line !== reading.line ? [`No book offers ${player.name} at ${reading.line}; priced at ${words}.`] : [];
    return odds === null ? { legs: [], missing } : { legs: [{ contest, pick, words, odds }], missing };
  });
  return joined(parts);
}

const dependText = (factor: number): string =>
  Math.abs(factor - 1) < 0.005
    ? 'hardly depend on each other'
    : factor > 1
      ? `are positively correlated (${signedPercent(factor - 1)})`
      : `work against each other (${signedPercent(factor - 1)})`;

/** Named legs priced as the Parlay Builder prices them, those of one game with their correlation. */
export async function lookAtJoint(session: AssistantSession, reading: Reading): Promise<Finding> {
  if (reading.teams.length + reading.players.length === 0)
    return finding(['Which legs? Name a club and two of its markets: for example “Mets ML and over, same game”.'], { links: [BUILDER] });
  const { boards } = reading.teams.length > 0 ? await findBoards(session, { ...reading, players: [] }) : { boards: [] };
  const open = boards.filter(({ game }) => !game.isClosed);
  const apart = legsApart(session, reading);
  const { legs, missing } = joined(
    apart.length > 0
      ? await Promise.all(apart.map((leg) => legApart(session, leg)))
      : [clubLegs(open, reading, session.today), await playerLegs(session, reading), notTold(open, reading)],
  );
  const [first] = legs;
  if (!first || legs.length < 2) {
    const isClosed = open.length === 0 && reading.teams.length > 0 && missing.length === 0;
    const [unpriced] = legs.length === 0 && missing.length === 0 ? open : [];
    const why = unpriced
      ? `No book has prices yet for ${matchupWhen(unpriced.contest, session.today)}.`
      : isClosed
        ? `The game of the ${reading.teams[0]!.name} takes no more bets.`
        : 'I need two legs that books price: for example “Mets ML and over, same game”.';
    return finding([...missing, why], { links: [BUILDER] });
  }
  const stake = stakeOf(reading);
  const body = {
    legs: legs.map(({ contest, pick, words, odds }) => ({ gameId: contest.gameId, betType: pick.market, selection: words, odds, pick })),
    stake: stake / 100,
  };
  const names = legs.map(({ contest, words, odds }) => `• ${words} at ${session.price(odds)}, ${matchupWhen(contest, session.today)}.`);
  try {
    const quote = await session.read(session.ctx, 'POST /api/parlays/quote', { body });
    if (quote.problem || quote.totalOdds === null)
      return finding(
        [
          ...missing,
          ...(reading.cues.has('more_likely') ? [NOT_KNOWN] : []),
          quote.problem ?? quote.unpriced ?? 'These legs have no price together.',
          ...names,
        ],
        { links: [BUILDER] },
      );
    const [given, then] = quote.legs.map(({ winProbability }) => winProbability);
    const { estimatedProbability: joint, independentProbability: alone, correlationFactor: factor } = quote;
    return finding(
      [
        ...missing,
        `${plural(legs.length, 'leg')} pay ${session.price(quote.totalOdds)} together${quote.pricing === 'joint' ? ', priced as legs of one game' : ''}:`,
        ...names,
        ...(joint === null || alone === null || factor === null
          ? [`${quote.unpriced ?? 'Our model has no joint chance for them.'}`]
          : [
              `All win ${percent(joint)} of the time by our numbers; ${percent(alone)} if they did not depend on each other, so they ${dependText(factor)}.`,
            ]),
        ...(reading.cues.has('more_likely') && legs.length === 2 && joint !== null && given && then
          ? [
              `Where ${first.words} wins, ${legs[1]!.words} wins ${percent(joint / given)} of the time, against ${percent(then)} of all games.`,
            ]
          : []),
        ...(quote.fairOdds === null || quote.expectedValue === null
          ? []
          : [
              `Fair price ${session.price(Math.round(quote.fairOdds))}; EV v. model ${signedPercent(quote.expectedValue)}; what the price costs ${quote.holdFraction === null ? 'is not known' : percent(quote.holdFraction)}.`,
            ]),
        ...(quote.potentialWin === null ? [] : [`${formatCents(stake)} wins ${formatCents(Math.round(quote.potentialWin * 100))}.`]),
      ],
      {
        sources: [{ label: 'Parlay pricing, our model and the board', asOf: quote.asOf, href: BUILDER.href }],
        links: [BUILDER, contestLink(first.contest)],
        chips: reading.teams[0] ? [askChip('Each leg alone', `any plays on the ${reading.teams[0].name}`)] : [],
      },
    );
  } catch (error) {
    if (error instanceof DomainError) return finding([`These legs cannot be priced now: ${error.message}`, ...names], { links: [BUILDER] });
    throw error;
  }
}
