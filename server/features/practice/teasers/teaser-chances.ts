import { isGameSport, LEAGUE_SPORTS, sportOf } from '@clearedge/contract/sports';
import type { ScoreSelection } from '@clearedge/quant/grading';
import { numbersCrossed, type TeaserWorth, teaserWorth } from '@clearedge/quant/parlay';
import { groupBy } from '../../../kernel/collections.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { leagueModuleOf } from '../../../sports/registry.ts';
import { listNewestLeagueForecasts } from '../../forecasts/index.ts';
import type { TeasedLeg, TeasedSlip } from './tease-slip.ts';

/** What a moved number is worth. */
export interface LegWorth {
  winProbability: number;
  pushProbability: number;
  unmovedWinProbability: number;
  crossed: { number: number; probability: number }[];
}

/** Chances of a game's selections by the one distribution behind its forecast: our model pooled with the books. */
type GameChances = (selection: ScoreSelection) => { win: number; push: number };

async function readChances(ctx: Ctx, legs: readonly TeasedLeg[]): Promise<Map<string, GameChances>> {
  const games = groupBy(
    legs.flatMap(({ leg: { contest } }) => (contest && isGameSport(contest.sport) ? [contest] : [])),
    ({ sport }) => sport,
  );
  const found = new Map<string, GameChances>();
  for (const sport of LEAGUE_SPORTS) {
    const ids = (games.get(sport) ?? []).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const [id, { score }] of await listNewestLeagueForecasts(ctx.db, sport, ids))
      found.set(id, leagueModuleOf(sport).model.scoresOf(score));
  }
  return found;
}

function worthOf({ leg, board, moved }: TeasedLeg, chances: GameChances | undefined): LegWorth | null {
  if (!chances || !board || !moved || !leg.contest) return null;
  const { win, push } = chances(moved);
  // Only margins pile up on key numbers: totals hardly do.
  const keys = board.market === 'spread' ? (sportOf(leg.contest.sport).teaser?.keyNumbers ?? []) : [];
  return {
    winProbability: win,
    pushProbability: push,
    unmovedWinProbability: chances(board).win,
    crossed: numbersCrossed(board.line, moved.line, keys).map((number) => ({
      number,
      probability: chances({ ...board, line: number }).push,
    })),
  };
}

/** What a teaser is worth, leg by leg and as a whole; a leg without a forecast has null, and so has the whole then. */
export async function judgeTeaser(
  ctx: Ctx,
  { legs, terms, problem }: TeasedSlip,
): Promise<{ legs: (LegWorth | null)[]; whole: TeaserWorth | null }> {
  const chances = await readChances(ctx, legs);
  const worths = legs.map((leg) => worthOf(leg, leg.leg.contest ? chances.get(leg.leg.contest.id) : undefined));
  const known = worths.filter((worth) => worth !== null);
  const isWhole = terms !== null && problem === null && known.length === legs.length;
  const each = known.map(({ winProbability: win, pushProbability: push }) => ({ win, push }));
  return { legs: worths, whole: isWhole ? teaserWorth(terms, each) : null };
}
