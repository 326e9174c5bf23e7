import type { Ctx } from '../../../kernel/ctx.ts';
import { isBettingClosed } from '../../contests/index.ts';
import { type Game, listMarketSides } from '../../odds/index.ts';
import { listNewestAnalyses, type StoredAnalysis } from '../analysis-rows.ts';
import { lockedSummary, openSummary } from './present-analysis.ts';

/** For whom a summary is made: whoever asks, or those with the feature. */
export type Audience = 'everybody' | 'entitled';

type Shown = Pick<Game, 'id' | 'status' | 'gameTime' | 'aiSummary'>;

const PRESENT = { everybody: lockedSummary, entitled: openSummary };

const isClosed = ({ status, gameTime }: Shown, now: Date): boolean =>
  isBettingClosed({ status: status === 'completed' ? 'final' : status, startsAt: new Date(gameTime) }, now);

/** These games with what this audience may see of their analyses. */
export async function withSummaries<G extends Shown>(ctx: Ctx, games: readonly G[], audience: Audience): Promise<G[]> {
  const analyses = await listNewestAnalyses(
    ctx.db,
    games.map(({ id }) => id),
  );
  const now = ctx.now();
  const open = games.filter((game) => analyses.has(game.id) && !isClosed(game, now));
  const offers = await listMarketSides(
    ctx,
    open.map(({ id }) => id),
  );
  const summaryOf = (game: G, row: StoredAnalysis): Game['aiSummary'] =>
    PRESENT[audience](row, open.includes(game) ? offers.filter(({ contestId }) => contestId === game.id) : null);
  return games.map((game) => {
    const row = analyses.get(game.id);
    return row ? { ...game, aiSummary: summaryOf(game, row) } : game;
  });
}
