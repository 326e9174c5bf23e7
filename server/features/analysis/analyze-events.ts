import type { Ctx } from '../../kernel/ctx.ts';
import { isBettingClosed, type SportEvent } from '../events/index.ts';
import { type GameOpinion, listOpinions, listPlays, type Play } from '../forecasts/index.ts';
import { listMarketSides, type MarketSide } from '../odds/index.ts';
import { addAnalysis, listNewestAnalyses, type StoredAnalysis } from './analysis-rows.ts';
import { draftAnalysis, totalChances } from './rules/draft-analysis.ts';
import { inOrder, isAnalysed, lacksSide, priceSides, sideOf } from './rules/price-sides.ts';

/** What is known of one game before its analysis. */
interface Known {
  event: SportEvent;
  opinion: GameOpinion;
  last: StoredAnalysis | undefined;
  offers: readonly MarketSide[];
}

const isNewlyPriced = ({ opinion, last, offers }: Known): boolean =>
  last === undefined || last.opinionId !== opinion.id || lacksSide(last.content.sides, offers);

async function gather(ctx: Ctx, events: readonly SportEvent[]): Promise<Known[]> {
  const now = ctx.now();
  const open = events.filter((event) => event.sport === 'mlb' && !isBettingClosed(event, now));
  const ids = open.map(({ id }) => id);
  const [opinions, newest, sides] = [await listOpinions(ctx, ids), await listNewestAnalyses(ctx.db, ids), await listMarketSides(ctx, ids)];
  return open.flatMap((event) => {
    const opinion = opinions.get(event.id);
    const offers = sides.filter((side) => side.eventId === event.id && isAnalysed(side));
    return opinion ? [{ event, opinion, last: newest.get(event.id), offers }] : [];
  });
}

/** Analyses those of these games that have an opinion, have not begun and have changed since their last analysis. Answers the new ones. */
export async function analyzeEvents(ctx: Ctx, events: readonly SportEvent[]): Promise<StoredAnalysis[]> {
  const known = await gather(ctx, events);
  const plays = await listPlays(
    ctx,
    known.filter(isNewlyPriced).map(({ event }) => event.id),
  );
  const made: StoredAnalysis[] = [];
  for (const one of known) {
    const row = draftRow(ctx, one, plays);
    if (row && (await addAnalysis(ctx.db, row))) made.push(row);
  }
  return made;
}

function draftRow(ctx: Ctx, known: Known, plays: readonly Play[]): StoredAnalysis | null {
  const { event, opinion, last, offers } = known;
  const priced = isNewlyPriced(known)
    ? inOrder(plays.filter((play) => play.eventId === event.id && isAnalysed(play)).map((play) => sideOf(play, event)))
    : last!.content.sides;
  const sides = priceSides(priced, offers, opinion.inputs.market);
  const chances = last?.opinionId === opinion.id ? last.content.total.chances : totalChances(opinion);
  const draft = draftAnalysis(event, opinion, sides, chances, ctx.now());
  if (last?.inputsHash === draft.inputsHash) return null;
  const { modelVersion } = opinion;
  const made = { id: ctx.newId(), eventId: event.id, opinionId: opinion.id, modelVersion, createdAt: ctx.now() };
  return { ...made, number: (last?.number ?? 0) + 1, ...draft };
}
