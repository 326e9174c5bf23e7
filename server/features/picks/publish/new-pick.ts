import type { Ctx } from '../../../kernel/ctx.ts';
import { rounded } from '../../chain/index.ts';
import type { Contest } from '../../contests/index.ts';
import type { GameOpinion } from '../../forecasts/index.ts';
import type { NewPick } from '../chain/pick-statement.ts';
import { confidenceOfPick } from './choose-picks.ts';
import { reasoningOf, selectionWords } from './pick-words.ts';
import type { PickPlay } from './published-figures.ts';

/** The record counts every pick at one unit: a record that chose its stakes could hide its losers in small ones. */
const STAKE_UNITS = 1;
const NONCE_BYTES = 16;

interface Found {
  slateOn: string;
  dayPlace: number;
  play: PickPlay;
  game: Contest;
  opinion: GameOpinion;
}

const nonceOf = (ctx: Ctx): string => ctx.randomBytes(NONCE_BYTES).toString('hex');

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
  kellyShare: rounded(play.kellyShare),
});

function confidenceValues(play: PickPlay, quality: number) {
  const { rank, band } = confidenceOfPick(play, quality);
  return {
    confidence: rounded(rank),
    bandFrom: band?.from ?? null,
    bandTo: band?.to ?? null,
    bandPicks: band?.plays ?? null,
    bandWins: band?.wins ?? null,
  };
}

/** A pick as it is published: everything that could be asked of it later. */
export function newPick(ctx: Ctx, { slateOn, dayPlace, play, game, opinion }: Found): NewPick {
  return {
    kind: 'pick',
    slateOn,
    dayPlace,
    contestId: game.id,
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
  contestId: null,
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

/** "No bet" with its reason in words. */
export function newNoBet(ctx: Ctx, slateOn: string, { reasoning, modelVersion }: { reasoning: string; modelVersion: string }): NewPick {
  return {
    ...NOTHING,
    kind: 'no_bet',
    slateOn,
    reasoning,
    modelVersion,
    isSimulated: ctx.ports.source.kind !== 'live',
    generatedAt: ctx.now(),
    nonce: nonceOf(ctx),
  };
}
