import type { PickLeague } from '@clearedge/contract/routes/leagues/league-picks';
import type { LeagueFacts } from '@clearedge/quant/grading';
import { eq } from 'drizzle-orm';
import { contests } from '../../db/schema/index.ts';
import { formLeagueForecasts } from '../../features/forecasts/index.ts';
import { publishPicks } from '../../features/picks/publish/publish-picks.ts';
import { leaguePicks } from '../../features/picks/sports/league/look-at-games.ts';
import { addFootballGame, addFootballPrices, addFootballResult, type BoardLines } from '../../features/picks/testing/football-board.ts';
import { settlePicks } from '../../features/settlement/testing/settle-picks.ts';
import type { SportExample } from './sport-example.ts';

interface PickGames {
  /** Ids of a game that was played and of the one that is picked. */
  played: string;
  game: string;
  /** How the picked one ends. */
  facts: LeagueFacts;
  /** Of the game that was played, and what the books hang on the other, in a sport whose numbers are not football's. */
  score?: readonly [away: number, home: number];
  board?: { lines: BoardLines; prices: Parameters<typeof addFootballPrices>[2] };
}

/** Picks of a league on one game, forecast from one that was played. */
export const leaguePicksExample = (
  league: PickLeague,
  { played, game, facts, score = [30, 20], board }: PickGames,
): SportExample['picks'] => ({
  publish: async (ctx, world) => {
    await addFootballResult(ctx, played, ...score, league);
    const { id } = await addFootballGame(ctx, game, { league });
    await addFootballPrices(ctx, id, board?.prices, board?.lines);
    await formLeagueForecasts(world.ctxFor('system'));
    await publishPicks(world.ctxFor('system'), leaguePicks(league));
  },
  settle: async (system) => {
    const [row] = await system.db.select({ id: contests.id }).from(contests).where(eq(contests.gameId, game));
    await settlePicks(system, row!.id, { version: 1, isFinal: true, facts });
  },
});
