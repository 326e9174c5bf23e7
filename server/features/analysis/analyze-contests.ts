import { type SportKey, sportsWith } from '@clearedge/contract/sports';
import type { Ctx } from '../../kernel/ctx.ts';
import { keptClaimsOf } from '../../sports/registry.ts';
import { type Contest, isBettingClosed } from '../contests/index.ts';
import { type GameProjection, listGameProjections, playsOn } from '../forecasts/index.ts';
import { listSidesOf, type MarketSide } from '../odds/index.ts';
import { addAnalyses, type LastAnalysis, listLastAnalyses, type StoredAnalysis } from './analysis-rows.ts';
import { draftAnalysis, lookAt } from './draft-analysis.ts';
import { inOrder, isAnalyzed, lacksSide, priceSides, sideOf } from './price-sides.ts';

const ANALYZED: ReadonlySet<SportKey> = new Set(sportsWith('hasAnalysis'));

/** What is known of one game before its analysis. */
interface Known {
  contest: Contest;
  projection: GameProjection;
  last: LastAnalysis | undefined;
  offers: readonly MarketSide[];
}

async function gather(ctx: Ctx, contests: readonly Contest[]): Promise<Known[]> {
  const now = ctx.now();
  const open = contests.filter((contest) => ANALYZED.has(contest.sport) && !isBettingClosed(contest, now));
  const ids = open.map(({ id }) => id);
  const [projections, last, sides] = [
    await listGameProjections(ctx, ids),
    await listLastAnalyses(ctx.db, ids),
    await listSidesOf(ctx, open),
  ];
  return open.flatMap((contest) => {
    const projection = projections.get(contest.id);
    const offers = sides.filter((side) => side.contestId === contest.id && isAnalyzed(side));
    return projection ? [{ contest, projection, last: last.get(contest.id), offers }] : [];
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
function pricedSides({ ports }: Ctx, { contest, projection, last, offers }: Known): StoredAnalysis['content']['sides'] {
  if (last?.projectionId === projection.id && !lacksSide(last.sides, offers)) return last.sides;
  const plays = playsOn([contest], new Map([[contest.id, projection]]), offers, ports);
  return inOrder(plays.map((play) => sideOf(play, contest)));
}

function draftRow(ctx: Ctx, known: Known): StoredAnalysis | null {
  const { contest, projection, last, offers } = known;
  const sides = priceSides(
    pricedSides(ctx, known),
    offers,
    { market: projection.inputs.market, blend: { modelWeight: projection.weight, totalWeight: projection.totalWeight } },
    keptClaimsOf(ctx.ports, contest.sport),
  );
  const { inputs, inputsHash } = lookAt(contest, projection, sides, ctx.now());
  if (last?.inputsHash === inputsHash) return null;
  const content = draftAnalysis(contest, projection, sides, inputs);
  const { id: projectionId, modelVersion } = projection;
  const number = (last?.number ?? 0) + 1;
  return { id: ctx.newId(), contestId: contest.id, number, projectionId, modelVersion, content, inputs, inputsHash, createdAt: ctx.now() };
}
