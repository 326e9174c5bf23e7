import type { LeagueSport } from '@clearedge/contract/sports';
import { sportOf } from '@clearedge/contract/sports';
import type { Contest } from '../../../contests/index.ts';
import type { AssistantSession } from '../../session/session.ts';
import { sideWords } from '../../tools/board.ts';
import type { Drivers, JudgedSide } from '../sport-answers.ts';

/** The analysis of a game as its page shows it; null where there is none yet. */
const readAnalysis = async ({ ctx, read }: AssistantSession, league: LeagueSport, { gameId }: Contest) =>
  (await read(ctx, 'GET /api/:league/games/:gameId/analysis', { params: { league, gameId } })).analysis;

/** Less than a tenth of a point reads as none. */
const LEAST_SHOWN = 0.05;

/** What moves the margin or the total of a league's game, by the model alone. */
export const listDrivers =
  (league: LeagueSport) =>
  async (session: AssistantSession, contest: Contest, isOfTotal: boolean): Promise<Drivers | null> => {
    const analysis = await readAnalysis(session, league, contest);
    if (!analysis) return null;
    const kind = isOfTotal ? 'total' : 'margin';
    const { model, pooled, weight } = analysis[kind];
    const unit = sportOf(league).scoreUnit.many;
    return {
      drivers: analysis.drivers
        .map((one) => ({ title: one.title, detail: '', points: one[kind] }))
        .filter(({ points }) => Math.abs(points) >= LEAST_SHOWN),
      unit: `in ${unit} of the ${kind}, by our model alone`,
      summary: `Our model alone makes the ${kind} ${(isOfTotal ? model : Math.abs(model)).toFixed(1)}${isOfTotal ? '' : ` for ${model >= 0 ? contest.homeCode : contest.awayCode}`}; pooled with the books, where it counts ${Math.round(weight * 100)}%, ${(isOfTotal ? pooled : Math.abs(pooled)).toFixed(1)}${isOfTotal ? '' : ` for ${pooled >= 0 ? contest.homeCode : contest.awayCode}`}.`,
    };
  };

/** Every priced side of a league's game with our number; none where its prices are closed. */
export const listSides =
  (league: LeagueSport) =>
  async (session: AssistantSession, contest: Contest): Promise<JudgedSide[]> => {
    const analysis = await readAnalysis(session, league, contest);
    if (!analysis || analysis.isClosed) return [];
    return analysis.sides
      .filter(({ isStale }) => !isStale)
      .map(({ market, side, line, ...one }) => ({ ...one, market, side, words: sideWords(contest, market, side, line) }));
  };
