import { FITTED_PLAYS, type KeptClaim, type PlayBand, playConfidenceOf } from '@clearedge/quant/blend';
import type { Doubt, GameProjection, Play } from '../../../forecasts/index.ts';
import { asPublished, LEAST_STAKE, type PickMarket, type PickPlay } from './published-figures.ts';

/** What may become a pick, and how many of them a day has. */
export const PICK_LIMITS = {
  aDay: 6,
  /** Expected value per unit staked, at least. */
  leastEv: 0.015,
} as const;

export interface Published {
  contestId: string | null;
  market: string | null;
}

const isPickMarket = (market: string): market is PickMarket => market === 'moneyline' || market === 'spread' || market === 'total';

/** Moneyline and run line ask the same question of a game: with both, one wrong opinion would count twice. */
const questionOf = ({ contestId, market }: Published): string => `${contestId} ${market === 'total' ? 'runs' : 'winner'}`;

/** Why a price is not published as a pick. */
export type NoPick = Doubt | 'stale' | 'little edge' | 'no stake' | 'starters' | 'same question' | 'day full';
export interface Decision {
  play: PickPlay;
  /** Null for a pick. */
  why: NoPick | null;
}
export type Readiness = 'ready' | 'starters' | 'moved';

/** Half a point more than a forecast rounds the market to. */
const MOST_DRIFT = 0.01;

/**
 * Whether an opinion may be acted on: both starters are announced, and the market it was pooled with still stands. A line that has just moved
 * is news to it, and every price on the new line would look generous until it has been made anew.
 */
export function readinessOf(
  projection: Pick<GameProjection, 'contestId' | 'quality' | 'inputs'> | undefined,
  plays: readonly Play[],
): Readiness {
  if (!projection?.quality.awayStarterKnown || !projection.quality.homeStarterKnown) return 'starters';
  if (!projection.inputs.market) return 'moved';
  const { pHome, total } = projection.inputs.market;
  const own = plays.filter(({ contestId }) => contestId === projection.contestId);
  const home = own.find(({ market, side }) => market === 'moneyline' && side === 'home');
  const over = own.find(({ market, side }) => market === 'total' && side === 'over');
  if (home?.marketProbability == null || Math.abs(home.marketProbability - pHome) > MOST_DRIFT) return 'moved';
  if (!over || over.marketProbability === null) return 'ready';
  return total?.line === over.line && Math.abs(over.marketProbability - total!.overProbability) <= MOST_DRIFT ? 'ready' : 'moved';
}

/** What keeps a price itself from being a pick, whatever else stands on the day. */
function faultOf(play: PickPlay, readiness: Readiness): NoPick | null {
  if (play.doubt === 'no edge') return 'no edge';
  if (play.isStale) return 'stale';
  if (play.ev < PICK_LIMITS.leastEv) return 'little edge';
  // The books' consensus is of this moment: no forecast of ours can lag behind it.
  if (readiness === 'starters' || (readiness === 'moved' && play.basis === 'model')) return readiness;
  if (play.doubt !== null) return play.doubt;
  return play.kellyShare < LEAST_STAKE ? 'no stake' : null;
}

/**
 * What becomes of every price that could be a pick, the best worth first: one for each question, up to the day's number, beside what stands.
 * The one decision behind publishing, "no bet" and the game pages.
 */
export function decidePicks(
  plays: readonly Play[],
  current: readonly Published[],
  readinessOfContest: (contestId: string) => Readiness,
  claims: readonly KeptClaim[],
): Decision[] {
  const taken = new Set(current.map(questionOf));
  let room = PICK_LIMITS.aDay - current.length;
  const candidates = plays.flatMap((play) => (isPickMarket(play.market) ? [asPublished({ ...play, market: play.market }, claims)] : []));
  return candidates
    .sort((a, b) => b.ev - a.ev)
    .map((play) => {
      const fault = faultOf(play, readinessOfContest(play.contestId));
      const why = fault ?? (taken.has(questionOf(play)) ? 'same question' : room <= 0 ? 'day full' : null);
      if (why === null) {
        taken.add(questionOf(play));
        room -= 1;
      }
      return { play, why };
    });
}

/** How a pick ranks: `band` is the back-test's record of its own market, null for run lines, which have no past prices. */
export function confidenceOfPick(play: Pick<PickPlay, 'market' | 'ev'>, quality: number): { rank: number; band: PlayBand | null } {
  const { rank, band } = playConfidenceOf(FITTED_PLAYS[play.market === 'total' ? 'total' : 'moneyline'], play.ev * quality);
  return { rank, band: play.market === 'spread' ? null : band };
}
