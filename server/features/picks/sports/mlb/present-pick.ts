import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import type { PickNow } from '@clearedge/contract/routes/picks/pick-base';
import { FITTED_PLAYS, type PlayBand } from '@clearedge/quant/blend';
import { meanInterval } from '@clearedge/quant/scoring';
import { MODEL_VERSION } from '../../../ratings/index.ts';
import type { PickRow } from '../../chain/pick-statement.ts';
import { isRevealed, type PickView, statusOf } from '../../daily-picks.ts';
import { chancesOfPick, claimOfPick } from '../../pick-chances.ts';
import { selectionOfPick } from '../../results/record-result.ts';

/** Profit per unit staked, with a 95% interval. */
interface PastReturn {
  perUnit: number;
  low: number;
  high: number;
}
type Published = Pick<PickRow, 'market' | 'modelVersion' | 'bandFrom' | 'bandPicks' | 'bandWins'>;

/** Wins at their mean price: within a band prices differ little, and the record keeps no single play. */
function profitsOf({ plays, wins, units }: PlayBand): number[] {
  const losses = plays - wins;
  const perWin = wins === 0 ? 0 : (units + losses) / wins;
  return Array.from({ length: plays }, (_, at) => (at < wins ? perWin : -1));
}

/**
 * What past plays of a pick's band returned per unit staked, with its 95% interval. Null for a pick of another model or another fit: the record
 * that it cites is not the one at hand.
 */
export function pastReturnOf(pick: Published, modelVersion = MODEL_VERSION): PastReturn | null {
  const { bands } = FITTED_PLAYS[pick.market === 'total' ? 'total' : 'moneyline'];
  const band = bands.find(({ from, plays, wins }) => from === pick.bandFrom && plays === pick.bandPicks && wins === pick.bandWins);
  if (!band || pick.modelVersion !== modelVersion) return null;
  const { low, high } = meanInterval(profitsOf(band));
  return { perUnit: band.units / band.plays, low, high };
}

export type DailyPick = VerbResult<Contract['GET /api/daily-picks']>[number];
export type SameGame = DailyPick['sameGame'][number];

const upper = <T extends string>(word: T): Uppercase<T> => word.toUpperCase() as Uppercase<T>;

function resultOf({ result, mark }: PickView) {
  const hasScore = result && result.awayScore !== null && result.homeScore !== null;
  return {
    result: result ? upper(result.result) : null,
    myResult: mark ? upper(mark) : null,
    score: hasScore ? { away: result.awayScore!, home: result.homeScore! } : null,
    units: result?.units ?? null,
    closingOdds: result?.closingOdds ?? null,
    clv: result?.clv ?? null,
    isCorrected: (result?.version ?? 1) > 1,
  };
}

/** Run lines once carried the moneyline's band: it is not theirs, and is not shown as such. */
const bandOf = (pick: PickRow): DailyPick['band'] =>
  pick.market === 'spread' || pick.bandFrom === null
    ? null
    : { from: pick.bandFrom, to: pick.bandTo!, picks: pick.bandPicks!, wins: pick.bandWins!, returned: pastReturnOf(pick) };

const beliefOf = (pick: PickRow) => ({
  fairOdds: Math.round(pick.fairOdds!),
  confidence: pick.confidence!,
  band: bandOf(pick),
  probability: pick.probability!,
  ...chancesOfPick(pick),
  probabilityLow: pick.probabilityLow!,
  probabilityHigh: pick.probabilityHigh!,
  marketProbability: pick.marketProbability,
  expectedValue: 100 * pick.ev!,
  ...claimOfPick(pick),
  kellyShare: pick.kellyShare!,
});

interface Shown {
  hasAll: boolean;
  now: Date;
  sameGame: SameGame[];
  marketRecord: DailyPick['marketRecord'];
  believed: PickNow | null;
}

/** A pick for one reader: the sentence behind it is absent where it is locked. `sameGame` is what it shares with others that the reader sees. */
export function presentPick(view: PickView, { hasAll, now, sameGame, marketRecord, believed }: Shown): DailyPick {
  const { pick, contest } = view;
  const isOpen = hasAll || isRevealed(pick, view.result !== null, now);
  return {
    id: pick.id,
    sport: 'mlb',
    gameId: pick.matchup!,
    matchup: pick.matchup!,
    gameKey: pick.gameId!,
    awayTeamCode: contest.awayCode,
    homeTeamCode: contest.homeCode,
    venue: contest.venue,
    slateOn: pick.slateOn,
    startsAt: contest.startsAt.toISOString(),
    dayPlace: pick.dayPlace!,
    pickType: pick.market!,
    selection: pick.selection!,
    pick: selectionOfPick(pick),
    odds: pick.odds!,
    book: pick.book!,
    bookName: pick.bookName!,
    priceSeenAt: pick.priceSeenAt!.toISOString(),
    ...beliefOf(pick),
    now: believed,
    sameGame,
    marketRecord,
    ...(isOpen ? { reasoning: pick.reasoning } : { locked: true as const }),
    status: statusOf(view, now),
    ...resultOf(view),
    isSimulated: pick.isSimulated,
    generatedAt: pick.generatedAt.toISOString(),
    publishedAt: pick.generatedAt.toISOString(),
    sequence: pick.sequence,
    hash: pick.hash,
  };
}
