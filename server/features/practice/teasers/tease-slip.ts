import { SPORT_KEYS, SPORTS, type SportKey, sportOf } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import { scoreWords } from '@clearedge/contract/words/selection-words';
import type { ScoreSelection } from '@clearedge/quant/grading';
import { type TeaserTerms, teasedLine, teaserTerms } from '@clearedge/quant/parlay';
import { formatAmerican } from '@clearedge/quant/price';
import { groupBy } from '../../../kernel/collections.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import type { PricedLeg, Problem, RequestedLeg } from '../pricing/leg-rules.ts';
import { priceSlip } from '../pricing/price-slip.ts';

/** A spread or total of the full game: what a teaser is made of. */
type Teasable = Extract<ScoreSelection, { line: number }>;

/** A leg with its number on the board, and moved. */
export interface TeasedLeg {
  leg: PricedLeg;
  board: Teasable | null;
  moved: Teasable | null;
  words: string | null;
  problem: Problem | null;
}

/** Legs of a teaser at the prices of now. */
export interface TeasedSlip {
  /** Null for points that no teaser has. */
  terms: TeaserTerms | null;
  /** The points that every leg's sport sells. */
  offered: readonly number[];
  legs: TeasedLeg[];
  problem: Problem | null;
}

const refused = (message: string): Problem => ({ code: 'UNPROCESSABLE', message });
const pointsOf = (sport: SportKey): readonly number[] => sportOf(sport).teaser?.points ?? [];

const LEAGUES = joinWords(
  SPORT_KEYS.filter((sport) => pointsOf(sport).length > 0).map((sport) => SPORTS[sport].league),
  'and',
);
const MADE_OF = `Teasers are made of spreads and totals of full ${LEAGUES} games.`;

/** An alternate number is sold at another price: at the table's it would be given away. */
const LEAST_ODDS = -130;

function teasableOf({ selection }: PricedLeg): Teasable | null {
  if (!selection || selection.market === 'prop' || selection.market === 'moneyline' || selection.period !== 'full') return null;
  return selection.market === 'total' && selection.team ? null : selection;
}

function problemOf(leg: PricedLeg, board: Teasable | null, points: number): Problem | null {
  const { contest, offer, words, wanted } = leg;
  const name = words ?? wanted.selection;
  if (contest && pointsOf(contest.sport).length === 0) return refused(`${SPORTS[contest.sport].league} has no teasers. ${MADE_OF}`);
  if (contest && leg.selection && !board) return refused(`${name} cannot be teased. ${MADE_OF}`);
  if (leg.problem) return leg.problem;
  if (contest && !pointsOf(contest.sport).includes(points))
    return refused(
      `${SPORTS[contest.sport].league} teasers move a number by ${joinWords(pointsOf(contest.sport).map(String), 'or')} points.`,
    );
  if (offer && offer.odds < LEAST_ODDS)
    return refused(`${name} is an alternate number at ${formatAmerican(offer.odds)}. Tease the main one.`);
  return null;
}

function teased(leg: PricedLeg, points: number): TeasedLeg {
  const board = teasableOf(leg);
  const problem = problemOf(leg, board, points);
  if (problem || !board || !leg.contest) return { leg, board, moved: null, words: null, problem };
  const moved = { ...board, line: teasedLine(board, points) };
  return { leg, board, moved, words: scoreWords(moved, leg.contest), problem: null };
}

function togetherProblem(legs: readonly TeasedLeg[], offered: readonly number[]): Problem | null {
  const known = legs.flatMap(({ leg }) => (leg.contest ? [{ ...leg, contest: leg.contest }] : []));
  for (const own of groupBy(known, ({ contest }) => contest.id).values())
    if (own.length > 1) {
      const names = own.map(({ words, wanted }) => words ?? wanted.selection);
      return refused(`A teaser takes one leg of a game. Keep one of ${joinWords(names, 'and')}.`);
    }
  if (offered.length > 0 || legs.some(({ problem }) => problem)) return null;
  return refused('Football and basketball are not teased together: their points differ.');
}

const termsOf = (points: number): TeaserTerms | null => {
  try {
    return teaserTerms(points);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/** Moves the number of every leg by these points. It refuses nothing; asks sources: call it before a transaction. */
export async function teaseSlip(ctx: Ctx, wanted: readonly RequestedLeg[], points: number): Promise<TeasedSlip> {
  const slip = await priceSlip(ctx, wanted);
  const legs = slip.legs.map((leg) => teased(leg, points));
  const sports = new Set(slip.legs.flatMap(({ contest }) => (contest && pointsOf(contest.sport).length > 0 ? [contest.sport] : [])));
  const lists = [...sports].map(pointsOf);
  const offered = (lists[0] ?? []).filter((own) => lists.every((list) => list.includes(own)));
  return { terms: termsOf(points), offered, legs, problem: togetherProblem(legs, offered) };
}
