import { cents } from '@clearedge/quant/money';
import { americanToDecimal } from '@clearedge/quant/price';
import { adviseStake } from '@clearedge/quant/sizing';
import type { Ctx } from '../../../kernel/ctx.ts';
import { rounded } from '../../chain/index.ts';
import type { SportEvent } from '../../events/index.ts';
import type { GameOpinion } from '../../forecasts/index.ts';
import type { NewPick } from '../chain/pick-statement.ts';
import { confidenceOfPick, PICK_LIMITS, type PickPlay } from './choose-picks.ts';
import { reasoningOf, selectionWords } from './pick-words.ts';

/** The record counts every pick at one unit: a record that chose its stakes could hide its losers in small ones. */
const STAKE_UNITS = 1;
const NONCE_BYTES = 16;
const BANKROLL = cents(1_000_000);

interface Found {
  slateOn: string;
  dayPlace: number;
  play: PickPlay;
  game: SportEvent;
  opinion: GameOpinion;
}

const nonceOf = (ctx: Ctx): string => ctx.randomBytes(NONCE_BYTES).toString('hex');

/** Quarter Kelly for what is not known of the probability, 5% of a bankroll at most. */
function kellyShareOf({ probability, probabilityLow, probabilityHigh, pushProbability, odds }: PickPlay): number {
  const decided = 1 - pushProbability;
  return adviseStake({
    bankrollCents: BANKROLL,
    winProbability: probability * decided,
    pushProbability,
    decimal: americanToDecimal(odds),
    deviation: ((probabilityHigh - probabilityLow) / 2) * decided,
  }).advised;
}

const valuesOf = (play: PickPlay) => ({
  market: play.market,
  side: play.side,
  line: play.line,
  odds: play.odds,
  book: play.book,
  bookName: play.bookName,
  priceSeenAt: play.seenAt,
  bookCount: play.bookCount,
  fairOdds: rounded(play.fairOdds),
  probability: rounded(play.probability),
  probabilityLow: rounded(play.probabilityLow),
  probabilityHigh: rounded(play.probabilityHigh),
  pushProbability: rounded(play.pushProbability),
  marketProbability: play.marketProbability === null ? null : rounded(play.marketProbability),
  ev: rounded(play.ev),
  evLow: rounded(play.evLow),
  beatsClose: play.beatsClose === null ? null : rounded(play.beatsClose),
  kellyShare: rounded(kellyShareOf(play)),
});

function confidenceValues(play: PickPlay, quality: number) {
  const { rank, band } = confidenceOfPick(play, quality);
  return { confidence: rounded(rank), bandFrom: band.from, bandTo: band.to, bandPicks: band.plays, bandWins: band.wins };
}

/** A pick as it is published: everything that could be asked of it later. */
export function newPick(ctx: Ctx, { slateOn, dayPlace, play, game, opinion }: Found): NewPick {
  return {
    kind: 'pick',
    slateOn,
    dayPlace,
    eventId: game.id,
    gameId: game.gameId,
    matchup: `${game.awayName} @ ${game.homeName}`,
    startsAt: game.startsAt,
    selection: selectionWords(play, game),
    ...valuesOf(play),
    ...confidenceValues(play, opinion.quality.evidence),
    stakeUnits: STAKE_UNITS,
    reasoning: reasoningOf(play, opinion, game),
    modelVersion: opinion.modelVersion,
    opinionId: opinion.id,
    isSimulated: ctx.ports.source.kind !== 'live',
    generatedAt: ctx.now(),
    nonce: nonceOf(ctx),
  };
}

const NOTHING = {
  dayPlace: null,
  eventId: null,
  gameId: null,
  matchup: null,
  startsAt: null,
  market: null,
  side: null,
  line: null,
  selection: null,
  odds: null,
  book: null,
  bookName: null,
  priceSeenAt: null,
  bookCount: null,
  fairOdds: null,
  probability: null,
  probabilityLow: null,
  probabilityHigh: null,
  pushProbability: null,
  marketProbability: null,
  ev: null,
  evLow: null,
  beatsClose: null,
  kellyShare: null,
  confidence: null,
  bandFrom: null,
  bandTo: null,
  bandPicks: null,
  bandWins: null,
  stakeUnits: null,
  opinionId: null,
} as const;

/** "No bet": what was looked at, and what it lacked. */
export function newNoBet(
  ctx: Ctx,
  slateOn: string,
  seen: { games: number; prices: number; opinions: ReadonlyMap<string, GameOpinion> },
): NewPick {
  const [opinion] = seen.opinions.values();
  const games = seen.games === 1 ? '1 game' : `${seen.games} games`;
  return {
    ...NOTHING,
    kind: 'no_bet',
    slateOn,
    reasoning: `No bet: ${seen.prices} prices on ${games} looked at, none worth ${(100 * PICK_LIMITS.leastEv).toFixed(1)}% or more of its stake.`,
    modelVersion: opinion?.modelVersion ?? '',
    isSimulated: ctx.ports.source.kind !== 'live',
    generatedAt: ctx.now(),
    nonce: nonceOf(ctx),
  };
}
