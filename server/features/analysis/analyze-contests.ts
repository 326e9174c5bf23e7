import { type SportKey, sportsWith } from '@clearedge/contract/sports';
import type { Ctx } from '../../kernel/ctx.ts';
import { type Contest, isBettingClosed } from '../contests/index.ts';
import { type GameOpinion, listOpinions, playsOn } from '../forecasts/index.ts';
import { listSidesOf, type MarketSide } from '../odds/index.ts';
import { addAnalyses, type LastAnalysis, listLastAnalyses, type StoredAnalysis } from './analysis-rows.ts';
import { draftAnalysis, lookAt } from './rules/draft-analysis.ts';
import { inOrder, isAnalysed, lacksSide, priceSides, sideOf } from './rules/price-sides.ts';

const ANALYZED: ReadonlySet<SportKey> = new Set(sportsWith('hasAnalysis'));

/** What is known of one game before its analysis. */
interface Known {
  contest: Contest;
  opinion: GameOpinion;
  last: LastAnalysis | undefined;
  offers: readonly MarketSide[];
}

async function gather(ctx: Ctx, contests: readonly Contest[]): Promise<Known[]> {
  const now = ctx.now();
  const open = contests.filter((contest) => ANALYZED.has(contest.sport) && !isBettingClosed(contest, now));
  const ids = open.map(({ id }) => id);
  const [opinions, last, sides] = [await listOpinions(ctx, ids), await listLastAnalyses(ctx.db, ids), await listSidesOf(ctx, open)];
  return open.flatMap((contest) => {
    const opinion = opinions.get(contest.id);
    const offers = sides.filter((side) => side.contestId === contest.id && isAnalysed(side));
    return opinion ? [{ contest, opinion, last: last.get(contest.id), offers }] : [];
  });
}

/** Analyses those of these games that have an opinion, have not begun and have changed since their last analysis. Answers the new ones. */
export async function analyzeContests(ctx: Ctx, contests: readonly Contest[]): Promise<StoredAnalysis[]> {
  const known = await gather(ctx, contests);
  return addAnalyses(
    ctx.db,
    known.flatMap((one) => draftRow(ctx, one) ?? []),
  );
}

/** The sides with what the opinion says of them: kept from the last analysis while it stands and no other side is offered. */
function pricedSides({ contest, opinion, last, offers }: Known): StoredAnalysis['content']['sides'] {
  if (last?.opinionId === opinion.id && !lacksSide(last.sides, offers)) return last.sides;
  return inOrder(playsOn([contest], new Map([[contest.id, opinion]]), offers).map((play) => sideOf(play, contest)));
}

function draftRow(ctx: Ctx, known: Known): StoredAnalysis | null {
  const { contest, opinion, last, offers } = known;
  const sides = priceSides(pricedSides(known), offers, opinion.inputs.market, opinion.weight);
  const { inputs, inputsHash } = lookAt(contest, opinion, sides, ctx.now());
  if (last?.inputsHash === inputsHash) return null;
  const content = draftAnalysis(contest, opinion, sides, inputs);
  const { id: opinionId, modelVersion } = opinion;
  const number = (last?.number ?? 0) + 1;
  return { id: ctx.newId(), contestId: contest.id, number, opinionId, modelVersion, content, inputs, inputsHash, createdAt: ctx.now() };
}
